"""Weaker players: another player that now and then does not look. Honest noise: they know what he may know, no less."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.player import Budget, Decision, Player
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng


class NoisyPlayer:
    """Takes any legal action, each as likely, in a fixed share of the decisions; otherwise decides as `player` does."""

    def __init__(self, player: Player, share: float) -> None:
        self._player = player
        self._share = share

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """One of `legal`, by chance or by thought."""
        if len(legal) > 1 and rng.random() < self._share:
            return Decision(rng.choice(legal))
        return self._player.choose(view, legal, budget, rng)


def noisy(player: Callable[[Game], Player], share: float) -> Callable[[Game], NoisyPlayer]:
    """A maker of such players: `share` (0..1) of their decisions are chance."""
    return lambda game: NoisyPlayer(player(game), share)
