"""Looks one decision ahead: for each action, how the world would look once somebody else has answered at random."""

from __future__ import annotations

from game.ai.player import Budget, Decision
from game.ai.rollout import play_until_quiet
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng

WORLDS = 16
"""States dealt again for one decision. The same ones serve every action, so that luck does not choose."""


class GreedyPlayer:
    """Takes the action that looks best on average after the battle (or draft turn) it belongs to."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The best-looking action; the first of equals."""
        if len(legal) == 1:
            return Decision(legal[0])
        game, seat = self._game, view.to_act
        totals = dict.fromkeys(legal, 0.0)
        looked = 0
        for _ in range(WORLDS):
            state = game.resample(view, rng)
            seed = rng.u32()
            for action in legal:
                # Every action meets the same answers.
                after = play_until_quiet(game, game.step(state, action), Rng(seed))
                totals[action] += game.payoff(after)[seat]
            looked += len(legal)
            if budget.expired() or looked >= budget.iterations:
                break
        best = max(legal, key=lambda action: totals[action])
        return Decision(best, totals[best] / max(1, looked // len(legal)), looked)
