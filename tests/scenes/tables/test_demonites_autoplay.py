"""How fast a War goes by itself."""

from __future__ import annotations

import pytest

from scenes.tables.demonites.autoplay import BRISK, SPEEDS, Autoplay
from scenes.tables.demonites.board import Board
from scenes.tables.demonites.pieces import Piece, Seat


def war(cards: int, mode: str = "war") -> Board:
    """Two fight with so many cards each."""
    seats = [Seat(army=[40, 41], table=[Piece(10 * seat + n, True) for n in range(cards)]) for seat in (0, 1)]
    return Board(mode=mode, seats=seats, pair=(0, 1))


def test_common_battles_are_brisk_where_nobody_presses_and_great_ones_slow() -> None:
    unattended = Autoplay(unattended=True)
    assert unattended.factor(war(1)) == BRISK > 1
    assert unattended.factor(war(3)) == 1.0
    assert unattended.factor(war(1, "scout")) == 1.0
    assert Autoplay().factor(war(1)) == 1.0


@pytest.mark.parametrize("presses", range(1, len(SPEEDS)))
def test_a_chosen_speed_counts_on_top_of_that(presses: int) -> None:
    auto = Autoplay()
    for _ in range(presses):
        auto.next_speed()
    assert auto.factor(war(1)) == BRISK * SPEEDS[presses]
    assert auto.factor(war(3)) == 1.0
