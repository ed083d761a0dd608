"""The tree of a search: what each seat knows at each point, and how its actions have done there."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import Game, State, View
from game.core.events import PUBLIC

EXPERIENCE = 60
"""Visits to a node before it goes by its own figures."""
MEMORY = 0.999
"""What is left of a regret at the next visit."""


class Habits:
    """How actions have done at one point of the table for whoever stood there, whatever he held: what a node goes by
    until it has been met often enough to know better."""

    __slots__ = ("chosen", "regrets", "values")

    def __init__(self) -> None:
        self.regrets: dict[Action, float] = {}
        self.values: dict[Action, float] = {}
        self.chosen: dict[Action, int] = {}

    def mix(self, actions: tuple[Action, ...]) -> list[float]:
        """The strategy of now for a hand that has these actions."""
        return _matched([self.regrets.get(action, 0.0) for action in actions])

    def learn(self, actions: tuple[Action, ...], index: int, mix: list[float], value: float) -> None:
        """See `Node.learn`."""
        action = actions[index]
        self.values[action] = self.values.get(action, 0.0) + value
        self.chosen[action] = self.chosen.get(action, 0) + 1
        means = [self.values[one] / self.chosen[one] if one in self.chosen else 0.5 for one in actions]
        expected = _expected(mix, means)
        for one, mean in zip(actions, means, strict=True):
            self.regrets[one] = max(0.0, self.regrets.get(one, 0.0) * MEMORY + mean - expected)


class Node:
    """What one seat knows at one point, and how its actions have done there."""

    __slots__ = ("actions", "chosen", "habits", "regrets", "strategy", "values", "visits")

    def __init__(self, actions: tuple[Action, ...], habits: Habits | None = None) -> None:
        self.actions = actions
        self.habits = habits
        count = len(actions)
        self.regrets = [0.0] * count
        self.strategy = [0.0] * count
        self.values = [0.0] * count
        self.chosen = [0] * count
        self.visits = 0

    def mix(self) -> list[float]:
        """The strategy of now."""
        if self.habits is not None and self.visits < EXPERIENCE:
            return self.habits.mix(self.actions)
        return _matched(self.regrets)

    def learn(self, index: int, mix: list[float], value: float) -> None:
        """The action at `index` was chosen by `mix` and brought `value`: what every action brings on average is held
        against what the mixture brings. Regrets fade and never fall below zero, as in CFR+."""
        self.visits += 1
        self.chosen[index] += 1
        self.values[index] += value
        means = [total / count if count else 0.5 for total, count in zip(self.values, self.chosen, strict=True)]
        expected = _expected(mix, means)
        for other, mean in enumerate(means):
            self.regrets[other] = max(0.0, self.regrets[other] * MEMORY + mean - expected)
            self.strategy[other] += mix[other] * self.visits
        if self.habits is not None:
            self.habits.learn(self.actions, index, mix, value)


def _matched(regrets: list[float]) -> list[float]:
    """Regret matching: in proportion to what is regretted (never below zero), even where nothing is."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _expected(mix: list[float], means: list[float]) -> float:
    return sum(share * mean for share, mean in zip(mix, means, strict=True))


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
