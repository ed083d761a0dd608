"""The table that moves on by events ends where the view after them says, for all eyes, options and whole games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, seen_by
from game.core.match import Match
from game.core.rng import Rng
from game.games.street_war.options import OPTIONS
from scenes.tables.street_war.board import Board, board_of


def _settled(board: Board) -> Board:
    """Without what the last fight leaves lying until the next deal, which no view tells."""
    return replace(board, flips=[])


@pytest.mark.parametrize("eyes", [0, 1, PUBLIC, OPEN])
@pytest.mark.parametrize("seed", range(8))
def test_events_lead_from_view_to_view(eyes: int, seed: int) -> None:
    rng = Rng(seed)
    options = {option.id: rng.choice(option.values) for option in OPTIONS}
    match = Match(Setup("street_war", seed, options=options))
    board = board_of(match.view(eyes))
    while match.turn is not None:
        action = rng.choice(match.legal_actions)
        for event in seen_by(match.act(action), eyes):
            board.apply(event)
        there = board_of(match.view(eyes))
        if action.verb == "set":
            # Nothing is told of what is laid until the seat is done: its owner's table is shown anew.
            board = there
        if there.over:
            # The last fight stays on the table until the result is shown; the view has cleared it away.
            assert (board.over, board.winner) == (there.over, there.winner)
            assert [seat.health for seat in board.seats] == [seat.health for seat in there.seats]
            return
        assert _settled(board) == _settled(there), action.text
