"""What a strong player would do and why: for hints, and for the review after a match.

The recommended action is the strongest player's. What stands behind it is told by the same worlds for every action that
is looked at: how each does on average, and how it does where things go badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, cast

from game.ai.exact import exact_player
from game.ai.player import Budget
from game.ai.playout import PlayoutPlayer
from game.ai.rollout import is_quiet, play_until_quiet
from game.ai.weighed import Weighed
from game.core.action import Action
from game.core.contract import Game, State, View
from game.core.rng import Rng

WORLDS = 24
"""Worlds in which the recommended action is held against another one."""
BAD = 4
"""The worst one of so many worlds is where things go badly."""
FEWEST = 8
"""Worlds of them that are looked at whatever the budget: figures from fewer say nothing."""
MOST_STEPS = 8
"""Actions that a plan holds at most, where a decision is made of several that nobody sees."""


class Weighing(Protocol):
    """A player that can say what it has found out about each action."""

    def weigh(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Weighed, ...]:
        """See `Weighed`; what it would take most often first."""


class Advice(NamedTuple):
    """action: what to do; plan: that, and what follows before anybody else decides. chance: to win, 0..1. badly: the
    same where things go badly. other: the next best action, None where there is none worth a word; other_chance and
    other_badly are its figures. shared: a good player takes both by turns, so that nobody can read him."""

    action: Action
    plan: tuple[Action, ...]
    chance: float
    badly: float
    other: Action | None = None
    other_chance: float = 0.0
    other_badly: float = 0.0
    shared: bool = False


class Advisor:
    """Knows views alone, like every player; equal views, budgets and seeds give equal advice."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._player = cast(Weighing, exact_player(game))
        self._playout = PlayoutPlayer(game)

    def advise(self, view: View, legal: Sequence[Action], budget: Budget, seed: int, steps: int = 0) -> Advice:
        """For whoever has to decide in this view. steps: how many more unseen actions may belong to the decision."""
        legal = tuple(legal)
        if len(legal) == 1:
            (chance,) = self._averages(view, legal, budget, seed)
            return Advice(legal[0], (legal[0],), chance, chance)
        rows = self._player.weigh(view, legal, budget, Rng(seed))
        best = rows[0]
        other = self._next(rows)
        plan = (best.action, *self._rest(view, best.action, budget, seed, steps))
        if other is None:
            return Advice(best.action, plan, best.value, self._figures(view, (best,), budget, seed)[0][1])
        (chance, badly), (other_chance, other_badly) = self._figures(view, (best, other), budget, seed)
        # So few worlds may flatter the other one by luck; the player has looked farther than they do.
        other_chance = min(other_chance, chance)
        return Advice(best.action, plan, chance, badly, other.action, other_chance, other_badly, other.share > 0)

    def loss(
        self, view: View, legal: Sequence[Action], taken: Action, budget: Budget, seed: int
    ) -> tuple[float, Action]:
        """(how much of the chance to win, 0..1, this action has given away; what was better). The action itself, and
        nothing lost, where it was as good as any."""
        legal = tuple(legal)
        if len(legal) == 1:
            return 0.0, taken
        rows = self._player.weigh(view, legal, budget, Rng(seed))
        best = rows[0].action
        if any(row.action == taken and row.share > 0 for row in rows) or best == taken:
            return 0.0, taken
        better, own = self._averages(view, (best, taken), budget, seed)
        return max(0.0, better - own), best

    @staticmethod
    def _next(rows: Sequence[Weighed]) -> Weighed | None:
        """The action worth a second look: what else is taken at times, else what else promises most."""
        taken = [row for row in rows[1:] if row.share > 0]
        return taken[0] if taken else max(rows[1:], key=lambda row: row.value, default=None)

    def _rest(self, view: View, action: Action, budget: Budget, seed: int, steps: int) -> list[Action]:
        """What follows in the same decision, of which nobody is told before it is done."""
        game = self._game
        turn = game.turn_in_view(view)
        found: list[Action] = []
        for step in range(1, min(steps, MOST_STEPS) + 1):
            state = game.step(game.resample(view, Rng(seed)), action)
            after = game.to_act(state)
            if turn is None or after != turn:
                break
            view, legal = game.view(state, turn.actor), game.legal_actions(state)
            action = legal[0]
            if len(legal) > 1:
                action = self._player.weigh(view, legal, budget, Rng(seed + step))[0].action
            found.append(action)
        return found

    def _figures(self, view: View, rows: Sequence[Weighed], budget: Budget, seed: int) -> list[tuple[float, float]]:
        """(chance, where things go badly) of each row, from the first row's chance and the same worlds for all."""
        tried = self._tried(view, [row.action for row in rows], budget, seed)
        base = sum(tried[0]) / len(tried[0])
        found = []
        for values in tried:
            worst = sorted(values)[: max(1, len(values) // BAD)]
            shift = rows[0].value - base
            mean, badly = sum(values) / len(values), sum(worst) / len(worst)
            found.append((_share(mean + shift), _share(badly + shift)))
        return found

    def _averages(self, view: View, actions: Sequence[Action], budget: Budget, seed: int) -> list[float]:
        return [sum(values) / len(values) for values in self._tried(view, actions, budget, seed)]

    def _tried(self, view: View, actions: Sequence[Action], budget: Budget, seed: int) -> list[list[float]]:
        """What each action brings, world by world."""
        game, rng = self._game, Rng(seed)
        turn = game.turn_in_view(view)
        assert turn is not None
        found: list[list[float]] = [[] for _ in actions]
        for world in range(1, WORLDS + 1):
            state, replies = game.resample(view, rng), rng.u32()
            for values, action in zip(found, actions, strict=True):
                values.append(self._outcome(game.step(state, action), turn.actor, turn.kind, replies))
            if world >= FEWEST and budget.expired():
                break
        return found

    def _outcome(self, state: State, seat: int, kind: str, replies: int) -> float:
        """The seat's chance some way on: played out where that can be trusted, else once nothing is half done."""
        game = self._game
        if kind in game.open_kinds:
            return self._playout.play_on(state, seat)[0]
        if not is_quiet(game, state):
            state = play_until_quiet(game, state, Rng(replies))
        return game.payoff(state)[seat]


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))
