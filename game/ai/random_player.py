"""Any legal action, each as likely."""

from __future__ import annotations

from game.ai.player import Budget, Decision
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng


class RandomPlayer:
    """The measure of everything else."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """One of `legal` by chance."""
        return Decision(rng.choice(legal))
