"""Looks one decision ahead: for each action, how the world would look once somebody else has answered."""

from __future__ import annotations

from game.ai.player import Budget, Decision
from game.ai.racing import Found, all_best_of, mean_of, promising
from game.ai.rollout import is_quiet, play_until_quiet
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng

WORLDS = 16
"""States dealt again for one decision. The same ones serve every action, so that luck does not choose."""
ENOUGH = (6, 10, 24, 48)
"""Worlds after which actions that are clearly behind are given up, where `payoff` can be trusted everywhere: what the
others do at random elsewhere is too wild for that."""


class GreedyPlayer:
    """Takes the action that looks best on average after the battle (or turn) that it belongs to."""

    def __init__(self, game: Game, worlds: int = WORLDS) -> None:
        self._game = game
        self._worlds = worlds

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The best-looking action; one by lot where several are exactly as good, so that habit gives nothing away."""
        if len(legal) == 1:
            return Decision(legal[0])
        found, looked = self.compare(view, legal, budget, rng)
        equals = all_best_of(found)
        best = equals[0] if len(equals) == 1 else rng.choice(equals)
        return Decision(best, mean_of(found, best), looked)

    def compare(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Found, int]:
        """(the actions that are not clearly behind, with what each brought in the same worlds, positions looked at)."""
        game = self._game
        turn = game.turn_in_view(view)
        assert turn is not None
        seat, trusted = turn.actor, turn.kind in game.open_kinds
        found: Found = {action: [] for action in legal}
        looked = 0
        for world in range(1, self._worlds + 1):
            state = game.resample(view, rng)
            seed = rng.u32()
            for action, values in found.items():
                after = game.step(state, action)
                if not is_quiet(game, after):
                    after = play_until_quiet(game, after, Rng(seed))  # every action meets the same answers
                values.append(game.payoff(after)[seat])
            looked += len(found)
            if budget.expired() or looked >= budget.iterations:
                break
            if trusted and world in ENOUGH:
                found = promising(found)
                if len(found) == 1:
                    break
        return found, looked
