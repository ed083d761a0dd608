"""The tree of a search: what each seat knows at each point, and how its actions have done there."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import Game, State, View
from game.core.events import PUBLIC

EXPERIENCE = 60
"""Visits to a node before it goes by its own figures."""
MEMORY = 0.999
"""What is left of a regret at the next visit."""


class Habit:
    """How one action has done: what is regretted of it, what it has brought in all, and how often it was chosen."""

    __slots__ = ("chosen", "regret", "value")

    def __init__(self) -> None:
        self.regret = 0.0
        self.value = 0.0
        self.chosen = 0


class Habits:
    """How actions have done at one point of the table for whoever stood there, whatever he held: what a node goes by
    until it has been met often enough to know better."""

    __slots__ = ("_by_action",)

    def __init__(self) -> None:
        self._by_action: dict[Action, Habit] = {}

    def of(self, actions: tuple[Action, ...]) -> list[Habit]:
        """What is known of these actions, to be read and added to."""
        found = self._by_action
        return [found.get(action) or found.setdefault(action, Habit()) for action in actions]


class Node:
    """What one seat knows at one point, and how its actions have done there."""

    __slots__ = ("_habits", "actions", "chosen", "regrets", "strategy", "values", "visits")

    def __init__(self, actions: tuple[Action, ...], habits: Habits | None = None) -> None:
        self.actions = actions
        self._habits = None if habits is None else habits.of(actions)
        count = len(actions)
        self.regrets = [0.0] * count
        self.strategy = [0.0] * count
        self.values = [0.0] * count
        self.chosen = [0] * count
        self.visits = 0

    def mix(self) -> list[float]:
        """The strategy of now."""
        if self._habits is not None and self.visits < EXPERIENCE:
            return _matched([habit.regret for habit in self._habits])
        return _matched(self.regrets)

    def learn(self, index: int, mix: list[float], value: float) -> None:
        """The action at `index` was chosen by `mix` and brought `value`: what every action brings on average is held
        against what the mixture brings. Regrets fade and never fall below zero, as in CFR+."""
        self.visits += 1
        self.chosen[index] += 1
        self.values[index] += value
        visits, regrets, strategy = self.visits, self.regrets, self.strategy
        means = [total / count if count else 0.5 for total, count in zip(self.values, self.chosen, strict=True)]
        expected = _expected(mix, means)
        for other, mean in enumerate(means):
            regret = regrets[other] * MEMORY + mean - expected
            regrets[other] = regret if regret > 0.0 else 0.0
            strategy[other] += mix[other] * visits
        if self._habits is not None:
            _learn(self._habits, index, mix, value)


def _learn(habits: list[Habit], index: int, mix: list[float], value: float) -> None:
    """See `Node.learn`."""
    one = habits[index]
    one.value += value
    one.chosen += 1
    means = [habit.value / habit.chosen if habit.chosen else 0.5 for habit in habits]
    expected = _expected(mix, means)
    for habit, mean in zip(habits, means, strict=True):
        regret = habit.regret * MEMORY + mean - expected
        habit.regret = regret if regret > 0.0 else 0.0


def _matched(regrets: list[float]) -> list[float]:
    """Regret matching: in proportion to what is regretted (never below zero), even where nothing is."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _expected(mix: list[float], means: list[float]) -> float:
    total = 0.0
    for share, mean in zip(mix, means, strict=True):
        total += share * mean
    return total


class Tree:
    """The nodes that a search has met, by who decides and what he knows."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._nodes: dict[tuple[int, View], Node] = {}
        self._habits: dict[tuple[int, View], Habits] = {}

    def plant(self, seat: int, view: View, legal: tuple[Action, ...]) -> Node:
        """The node of the decision that is searched."""
        node = self._nodes[seat, view] = Node(legal)
        return node

    def node(self, state: State, actor: int) -> Node:
        """One node for all states that look alike to the seat to act, one set of habits for all that look alike to
        everybody."""
        key = (actor, self._game.view(state, actor))
        node = self._nodes.get(key)
        if node is None:
            habits = self._habits.setdefault((actor, self._game.view(state, PUBLIC)), Habits())
            node = self._nodes[key] = Node(self._game.legal_actions(state), habits)
        return node
