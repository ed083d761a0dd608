"""What a player is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.core.action import Action
from game.core.contract import View
from game.core.rng import Rng


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think: at most `iterations`, and no longer than until `expired()` is true.

    The clock is the caller's (game/ has none): `expired` also becomes true when the answer is no longer wanted.
    """

    iterations: int
    expired: Callable[[], bool] = _never


class Decision(NamedTuple):
    """A player's answer: the action, and what it rests on (`iterations` looked at, `value` 0..1 for the own seat)."""

    action: Action
    value: float = 0.5
    iterations: int = 0


class Player(Protocol):
    """Chooses among `legal` (never empty) from what its seat may know. Equal arguments give equal decisions."""

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The decision; always one of `legal`, and at any moment at which the budget ends."""
