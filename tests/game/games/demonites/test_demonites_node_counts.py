"""How many positions lie a few decisions deep in each mode: any change of the rules moves these numbers."""

from __future__ import annotations

import pytest

from game.core.contract import Setup
from game.core.rng import Rng
from game.games.demonites import GAME
from tests.conformance.test_conformance_node_counts import positions

COUNTS: tuple[tuple[str, int, int, int, tuple[int, ...]], ...] = (
    ("war", 2, 1, 0, (2, 4, 7, 11)),
    ("war", 6, 2, 20, (2, 4, 7, 11)),
    ("skirmish", 2, 1, 0, (4, 16, 47, 171)),
    ("skirmish", 4, 2, 30, (4, 16, 41, 150)),
    ("scout", 2, 1, 0, (3, 9, 36, 144)),
    ("scout", 3, 2, 12, (2, 8, 24, 72)),
    ("ambush", 2, 1, 0, (5, 25, 510)),
    ("ambush", 5, 2, 14, (15, 159, 1732)),
    ("campaign", 2, 1, 0, (6, 36, 145, 618)),
    ("campaign", 3, 2, 15, (2, 8, 16, 64)),
)
"""Mode, seats, seed, random decisions before counting, positions after 1, 2, 3 ... further decisions."""


@pytest.mark.parametrize(("mode", "seats", "seed", "skip", "counts"), COUNTS)
def test_positions(mode: str, seats: int, seed: int, skip: int, counts: tuple[int, ...]) -> None:
    rng = Rng(seed)
    state, _ = GAME.new(Setup("demonites", seed, seats, mode))
    for _ in range(skip):
        state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    assert positions(GAME, state, len(counts)) == counts
