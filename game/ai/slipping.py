"""Weaker players whose slips are those of a person: not any action, but one that looks well at a glance.

Honest noise all the same: a slip knows what its seat may know, no less and no more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget, Decision, Player
from game.ai.racing import mean_of
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng

GLANCE = 2
"""Worlds that a glance looks at: enough to see a blunder, too few to see what is best."""


class SlippingPlayer:
    """Decides at a glance in a fixed share of the decisions, otherwise as `player` does."""

    def __init__(self, game: Game, player: Player, share: float, lure: float) -> None:
        """share: 0..1. lure: how much better a slip likes an action than one that looks average, as the exponent of e;
        0: every legal action is as likely."""
        self._player, self._share, self._lure = player, share, lure
        self._look = GreedyPlayer(game, GLANCE)

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """One of `legal`, at a glance or by thought."""
        if len(legal) == 1 or rng.random() >= self._share:
            return self._player.choose(view, legal, budget, rng)
        if not self._lure:
            return Decision(rng.choice(legal))
        found, looked = self._look.compare(view, legal, budget, rng)
        actions = tuple(found)
        values = [mean_of(found, action) for action in actions]
        at = _drawn(appeals(values, self._lure), rng)
        return Decision(actions[at], values[at], looked)


def appeals(values: Sequence[float], lure: float) -> list[float]:
    """How likely each is chosen at a glance: in equal steps of e ** -lure from the best to the average and on. The
    measure is how far they lie apart, whatever that is worth; where nothing differs, all are as likely."""
    best = max(values)
    gap = best - sum(values) / len(values)
    if gap <= 0:
        return [1 / len(values)] * len(values)
    weights = [math.exp(-lure * (best - value) / gap) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def _drawn(shares: Sequence[float], rng: Rng) -> int:
    point = rng.random()
    for at, share in enumerate(shares):
        point -= share
        if point < 0:
            return at
    return max(range(len(shares)), key=shares.__getitem__)
