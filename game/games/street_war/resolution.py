"""What a lane comes to (rules/street_war.md §5, H3)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.games.street_war.cards import BOOST, BOOST_BY, DOUBLE, HIGHEST, JAB, JAB_BY, SLAM, SLAM_BY, SWAP

Steps = tuple[tuple[str, int, int], ...]
"""(reason, what it says, the value after it, kept within 0 and HIGHEST), in order. x2 says 2."""
Laid = tuple[int, ...]


class Flip(NamedTuple):
    """A lane as it comes out: each side's own value before Switcheroos with the steps to it, how many Switcheroos lie
    there, both final values, and the seat that wins the lane (-1: it cancels)."""

    own_0: int
    own_1: int
    steps_0: Steps
    steps_1: Steps
    swaps: int
    value_0: int
    value_1: int
    winner: int


@lru_cache(maxsize=1 << 14)
def _own_value(card: int, mine: Laid, theirs: Laid, momentum: int, patrol: int, pressed: int) -> tuple[int, Steps]:
    """One side's value: x2, then additions, then subtractions (H3). Kept within its bounds after each of them, which
    comes to the same as after all of one kind."""
    changes = [("boost", BOOST_BY)] * mine.count(BOOST)
    changes += [("momentum", 1)] * momentum + [("patrol", 1)] * patrol
    changes += [("jab", -JAB_BY)] * theirs.count(JAB) + [("slam", -SLAM_BY)] * theirs.count(SLAM)
    changes += [("pressure", -1)] * pressed
    value, steps = card, []
    for _ in range(mine.count(DOUBLE)):
        value = min(HIGHEST, value * 2)
        steps.append(("double", 2, value))
    for reason, change in changes:
        value = max(0, min(HIGHEST, value + change))
        steps.append((reason, change, value))
    return value, tuple(steps)


@lru_cache(maxsize=1 << 16)
def flip(
    cards: tuple[int, int],
    laid_0: Laid,
    laid_1: Laid,
    effects_0: tuple[int, int, int] = (0, 0, 0),
    effects_1: tuple[int, int, int] = (0, 0, 0),
) -> Flip:
    """The lane where these two cards meet. laid: faces on it by seat. effects: (momentum, patrol, pressed) by seat."""
    own_0, steps_0 = _own_value(cards[0], laid_0, laid_1, *effects_0)
    own_1, steps_1 = _own_value(cards[1], laid_1, laid_0, *effects_1)
    swaps = laid_0.count(SWAP) + laid_1.count(SWAP)
    value_0, value_1 = (own_1, own_0) if swaps % 2 else (own_0, own_1)
    winner = -1 if value_0 == value_1 else int(value_1 > value_0)
    return Flip(own_0, own_1, steps_0, steps_1, swaps, value_0, value_1, winner)
