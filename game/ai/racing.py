"""Giving up actions that are clearly behind, so that thought goes where it matters."""

from __future__ import annotations

import math

from game.core.action import Action

BEHIND = 2.0
"""How many standard errors behind the leader is clear after many worlds."""
CAUTION = 6.0
"""How many more after one world: so much less, the more worlds there are, for a few may be alike by chance."""

Found = dict[Action, list[float]]
"""What each action brought, world by world: all lists have one length, and a place stands for one world."""


def best_of(found: Found) -> Action:
    """The action with the highest average; the first of equals."""
    return max(found, key=lambda action: sum(found[action]))


def all_best_of(found: Found) -> tuple[Action, ...]:
    """Every action whose average is as high as the best one's, in their order."""
    best = sum(found[best_of(found)])
    return tuple(action for action, values in found.items() if sum(values) == best)


def mean_of(found: Found, action: Action) -> float:
    """What the action brings on average."""
    return sum(found[action]) / len(found[action])


def promising(found: Found, behind: float = BEHIND, caution: float = CAUTION) -> Found:
    """Without the actions that are clearly behind the best one in the same worlds. Needs a world at least."""
    best = found[best_of(found)]
    errors = behind + caution / len(best)
    return {action: values for action, values in found.items() if values is best or not _lost(values, best, errors)}


def _lost(values: list[float], best: list[float], errors: float) -> bool:
    # One more world in which nothing differs: a few that are all alike prove less than they seem to.
    gaps = [0.0, *(more - less for more, less in zip(best, values, strict=True))]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    return mean > errors * spread
