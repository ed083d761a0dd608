"""The table that moves on by events ends where the view after them says, for all eyes, options and whole matches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, seen_by
from game.core.match import Match
from game.core.rng import Rng
from game.games.eight_bit_battle.options import OPTIONS
from scenes.tables.eight_bit_battle.board import Board, board_of


def _settled(board: Board) -> Board:
    """Without what has no meaning outside its part of the round."""
    out = replace(board)
    if out.part != "draft":
        out.draft, out.drafter, out.drawn, out.has_drawn, out.left = "", 0, None, False, 0
    if out.part != "battle":
        out.number, out.attacker, out.seen_by_key = 0, 0, None
    return out


@pytest.mark.parametrize("eyes", [0, 1, PUBLIC, OPEN])
@pytest.mark.parametrize("seed", range(12))
def test_events_lead_from_view_to_view(eyes: int, seed: int) -> None:
    rng = Rng(seed)
    options = {option.id: rng.choice(option.values) for option in OPTIONS}
    match = Match(Setup("eight_bit_battle", seed, options=options))
    board = board_of(match.view(eyes))
    while match.turn is not None:
        for event in seen_by(match.act(rng.choice(match.legal_actions)), eyes):
            board.apply(event)
        assert _settled(board) == _settled(board_of(match.view(eyes))), match.actions[-1].text
