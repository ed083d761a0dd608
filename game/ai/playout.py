"""Looking ahead by playing on: what happens until the own next turn if everybody does what looks best to him.

For decisions at which nobody has to answer what he has not seen (`Game.open_kinds`): there a position has one best
action, and nothing is won by mixing. The first look is the greedy player's; what it does not clearly reject is played
on, in the same dealt worlds for every action, until one action is clearly ahead or the budget ends.
"""

from __future__ import annotations

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget, Decision
from game.ai.racing import Found, best_of, mean_of, promising
from game.ai.weighed import Weighed, from_found
from game.core.action import Action
from game.core.contract import Game, State, View
from game.core.rng import Rng

FIRST_WORLDS = 4
"""Worlds of the first look."""
MOST_ACTIONS = 8
"""Actions that are played on."""
WORLDS = 64
"""Worlds in which they are played on at most."""
FEWEST = 4
"""Worlds before an action is given up."""
ALIKE = 0.25
"""Standard errors behind the leader that no world played out could tell from him."""
BEHIND, CAUTION = 1.5, 4.0
"""What is clear enough here (`racing.py`), where each world is dear."""
MOST_DECISIONS = 14
"""Decisions that a line of play follows, where it does not come to the own next turn before."""


class PlayoutPlayer:
    """One turn of everybody, played out; equal arguments give the same decision."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._first = GreedyPlayer(game, FIRST_WORLDS)

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The action that comes out best. Iterations are positions looked at."""
        if len(legal) == 1:
            return Decision(legal[0])
        found, looks, looked = self._played_on(view, legal, budget, rng)
        best = best_of(found)
        return Decision(best, mean_of(found if found[best] else looks, best), looked)

    def weigh(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Weighed, ...]:
        """What was played on to the end, the best first."""
        found, looks, _ = self._played_on(view, legal, budget, rng)
        if not any(found.values()):
            found = looks
        return from_found(found, ALIKE, 0.0)

    def _played_on(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Found, Found, int]:
        """(what the actions that were played on have brought, what the first look said, positions looked at). The
        budget may leave the first of them empty-handed."""
        turn = self._game.turn_in_view(view)
        assert turn is not None
        seat = turn.actor
        looks, looked = self._first.compare(view, legal, budget, rng)
        best_first = sorted(looks, key=lambda action: -sum(looks[action]))[:MOST_ACTIONS]
        found: Found = {action: [] for action in best_first}
        worlds = 0
        while len(found) > 1 and worlds < WORLDS:
            state = self._game.resample(view, rng)
            values = []
            for action in found:
                if looked >= budget.iterations or budget.expired():
                    break
                reached, positions = self.play_on(self._game.step(state, action), seat)
                values.append(reached)
                looked += positions
            if len(values) < len(found):
                break  # a world that not every action has met would be luck
            for kept, reached in zip(found.values(), values, strict=True):
                kept.append(reached)
            worlds += 1
            if worlds >= FEWEST:
                found = promising(found, BEHIND, CAUTION)
        return found, looks, looked

    def play_on(self, state: State, seat: int) -> tuple[float, int]:
        """(the seat's value once it is to begin something new after others have, positions looked at)."""
        game = self._game
        looked, others = 0, False
        for _ in range(MOST_DECISIONS):
            turn = game.to_act(state)
            if turn is None:
                break
            if turn.kind in game.quiet_kinds:
                if turn.actor != seat:
                    others = True
                elif others:
                    break
            legal = game.legal_actions(state)
            after = [game.step(state, action) for action in legal]
            if len(after) > 1:
                actor = turn.actor
                looked += len(after)
                state = max(after, key=lambda one: game.payoff(one)[actor])
            else:
                state = after[0]
        return game.payoff(state)[seat], looked + 1
