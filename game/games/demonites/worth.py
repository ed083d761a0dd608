"""What a card is worth, in cards (rules/demonites.md §10 Scout)."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.demonites.cards import TOTAL
from game.games.demonites.state import NUMBER

A_POINT = 0.05
"""What a point of a card's total is worth beside the average card, in cards."""
AVERAGE_TOTAL = 15.8
WORTH: tuple[float, ...] = tuple(1.0 + A_POINT * (total - AVERAGE_TOTAL) for total in TOTAL)
"""By card number: about 1, more for the stronger ones."""


def worth(lying: int) -> float:
    """A lying card in cards."""
    return WORTH[lying & NUMBER]


def worth_of(cards: Iterable[int]) -> float:
    """The sum over lying cards."""
    return sum([WORTH[lying & NUMBER] for lying in cards])
