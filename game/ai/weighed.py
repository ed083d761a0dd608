"""What a player has found out about the actions of one decision, before it takes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.racing import Found, mean_of, promising
from game.core.action import Action


class Weighed(NamedTuple):
    """share: how often a good player takes the action here (0..1), since some decisions want mixing. value: what it
    brings the seat, as a chance to win from 0 to 1."""

    action: Action
    share: float
    value: float


def by_lot(actions: Sequence[Action], value: float = 0.5) -> tuple[Weighed, ...]:
    """All of these are equally good."""
    return tuple(Weighed(action, 1 / len(actions), value) for action in actions)


def from_found(found: Found, behind: float, caution: float) -> tuple[Weighed, ...]:
    """From what each action brought in the same worlds, the best first: those that cannot be told from the best share
    the decision, the others are never taken."""
    several = len(next(iter(found.values()))) > 1
    alike = set(promising(found, behind, caution)) if several else set(found)
    rows = [Weighed(one, 1 / len(alike) if one in alike else 0.0, mean_of(found, one)) for one in found]
    return tuple(sorted(rows, key=lambda row: (-row.value, row.action)))
