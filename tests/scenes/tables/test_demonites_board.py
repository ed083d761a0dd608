"""The table that moves on by events ends where the view after them says, for all eyes, modes and seat counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, seen_by
from game.core.match import Match
from game.core.rng import Rng
from game.games.demonites.modes import MODE_IDS
from game.games.demonites.options import OPTIONS
from scenes.tables.demonites.board import Board, board_of, sums


def _options(mode: str, rng: Rng) -> dict[str, str]:
    return {option.id: rng.choice(option.values) for option in OPTIONS if not option.modes or mode in option.modes}


def _loose(board: Board) -> Board:
    """Which of several unknown cards left a hand is told by no event, so that known ones may stand one place farther:
    a view puts that right at the end of every action."""
    key = lambda fact: (fact is None, fact or 0)  # noqa: E731
    seats = [replace(seat, army=sorted(seat.army, key=key), hand=sorted(seat.hand, key=key)) for seat in board.seats]
    return replace(board, seats=seats)


@pytest.mark.parametrize("eyes", [0, 1, PUBLIC, OPEN])
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("mode", MODE_IDS)
def test_events_lead_from_view_to_view(mode: str, seats: int, eyes: int) -> None:
    rng = Rng(seats * 7 + eyes)
    match = Match(Setup("demonites", seats + 3, mode=mode, seats=seats, options=_options(mode, rng)))
    board = board_of(match.view(eyes))
    while match.turn is not None:
        action = rng.choice(match.legal_actions)
        for event in seen_by(match.act(action), eyes):
            board.apply(event)
        there = board_of(match.view(eyes))
        assert _loose(board) == _loose(there), action.text
        # The table, too, stands as the view says after every action.
        board = there


@pytest.mark.parametrize("mode", MODE_IDS)
def test_the_deal_leads_to_the_first_view(mode: str) -> None:
    match = Match(Setup("demonites", 5, mode=mode, seats=4))
    for eyes in (0, 3, PUBLIC):
        there = board_of(match.view(eyes))
        board = Board(eyes=eyes, fronts=board_of(match.view(eyes)).fronts)
        for events in match.story(eyes):
            for event in events:
                board.apply(event)
        assert board == there


@pytest.mark.parametrize("mode", ["war", "skirmish", "scout"])
def test_a_strike_counts_what_the_table_shows(mode: str) -> None:
    # After a stand-off of a Skirmish both sides showed sums with the stake, and the next clash was fought without it.
    rng, repeated = Rng(11), 0
    for seed in range(6):
        match = Match(Setup("demonites", seed, mode=mode, seats=2, options=_options(mode, rng)))
        board = board_of(match.view(OPEN))
        while match.turn is not None:
            for event in match.act(rng.choice(match.legal_actions)):
                if event.kind == "struck":
                    seat, other = event.number("seat"), event.number("other")
                    assert event["attack"] == sums(board.counting(seat))[0]
                    assert event.number("defence") + event.number("guard") == sums(board.counting(other))[2]
                    repeated += len(board.seats[seat].up) > 1
                board.apply(event)
            board = board_of(match.view(OPEN))
    assert repeated
