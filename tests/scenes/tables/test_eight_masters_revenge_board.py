"""The table that moves on by events ends where the view after them says: all eyes, modes, options, whole games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, seen_by
from game.core.match import Match
from game.core.rng import Rng
from game.games.eight_masters_revenge.options import OPTIONS
from scenes.tables.eight_masters_revenge.board import Board, board_of

SEATS = {"duel": 2, "solo": 2, "one_against_all": 3, "free_for_all": 4, "teams": 4}


def _settled(board: Board) -> Board:
    """Without what has no meaning where nothing is under way."""
    return replace(board, blow=None if board.winners is not None else board.blow)


@pytest.mark.parametrize("mode", sorted(SEATS))
@pytest.mark.parametrize("eyes", [0, 1, PUBLIC, OPEN])
@pytest.mark.parametrize("seed", range(3))
def test_events_lead_from_view_to_view(mode: str, eyes: int, seed: int) -> None:
    rng = Rng(seed)
    options = {option.id: rng.choice(option.values) for option in OPTIONS}
    match = Match(Setup("eight_masters_revenge", seed, SEATS[mode], mode, options))
    board = board_of(match.view(eyes))
    while match.turn is not None:
        for event in seen_by(match.act(rng.choice(match.legal_actions)), eyes):
            board.apply(event)
        assert _settled(board) == _settled(board_of(match.view(eyes))), match.actions[-1].text


@pytest.mark.parametrize("seed", range(20))
def test_the_deal_is_told_from_an_empty_table(seed: int) -> None:
    match = Match(Setup("eight_masters_revenge", seed, 2, "duel", {"fighters": "random"}))
    board = board_of(match.view(0))
    start = Board(eyes=0, seats=[replace(seat, hand=[], life=0, life_start=0) for seat in board.seats], deck=100)
    for seat in start.seats:
        seat.tokens = [None] * 12
        seat.fighter = None
    for event in match.story(0)[0]:
        start.apply(event)
    assert start == board


@pytest.mark.parametrize("mode", sorted(SEATS))
@pytest.mark.parametrize("fighters", ["choose", "random"])
def test_the_deal_is_told_from_the_view_that_it_leads_to(mode: str, fighters: str) -> None:
    # So it is played when a match begins; a hand was shown twice over.
    match = Match(Setup("eight_masters_revenge", 4, SEATS[mode], mode, {"fighters": fighters}))
    board = board_of(match.view(0))
    for event in match.story(0)[0]:
        board.apply(event)
    assert board == board_of(match.view(0))
