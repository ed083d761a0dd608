"""Looking wide: one decision ahead like the greedy player, but in many more worlds, with lots drawn among equals.

For decisions at which what lies hidden is where cards lie, one place as good as another, or out of which unknown hand a
choice came (`Game.alike_kinds`): there depth finds little, since whatever the others lay is one of many orders alike,
and luck of the dealt worlds is what misleads. Nobody can be read who draws lots among what is equally good.
"""

from __future__ import annotations

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget, Decision
from game.ai.racing import mean_of, promising
from game.ai.weighed import Weighed, by_lot, from_found
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng

WORLDS = 96
"""Worlds in which what is not clearly behind is looked at."""
MANY, FEWEST = 30, 6
"""Of more actions than MANY, so many are looked at, drawn by lot, that each meets FEWEST worlds within the budget: the
best of a few that are known is better than luck among all."""
ALIKE = 0.5
"""Standard errors behind the leader, world by world, that no number of worlds like these could tell from him."""


class WidePlayer:
    """The best action on average over many worlds, or one that cannot be told from it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._look = GreedyPlayer(game, WORLDS)

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """Iterations are positions looked at."""
        if len(legal) == 1:
            return Decision(legal[0])
        if self._game.is_lot(view):
            return Decision(rng.choice(legal))
        room = max(2, budget.iterations // FEWEST)
        if len(legal) > max(MANY, room):
            legal = rng.shuffled(legal)[:room]
        found, looked = self._look.compare(view, legal, budget, rng)
        worlds = len(next(iter(found.values())))
        alike = sorted(promising(found, ALIKE, 0.0) if worlds > 1 else found)
        action = rng.choice(alike)
        return Decision(action, mean_of(found, action), looked)

    def weigh(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Weighed, ...]:
        """What is not clearly behind, the best first."""
        if self._game.is_lot(view):
            return by_lot(legal)
        return from_found(self._look.compare(view, legal, budget, rng)[0], ALIKE, 0.0)
