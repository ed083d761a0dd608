"""Information-set Monte Carlo tree search.

Each iteration deals again what the searching seat cannot know (determinization) and walks down one tree whose nodes are
what the seat to act knows there, so that nobody in the tree chooses by what he may not see. A hidden commitment that
the seat has to answer is part of the search (`Game.rewind`): what lies there is what the other side would have wanted
to lay, not any card. Nodes choose by regret matching, not by a best arm: at hidden simultaneous choices the average of
that mixes, and what mixes cannot be read. The answer is drawn from the average strategy of the root, its rare actions
left out.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ai.player import Budget, Decision
from game.ai.rollout import play_until_quiet
from game.core.action import Action
from game.core.contract import Game, State, View
from game.core.rng import Rng

EXPLORE = 0.12
"""Share of the choices that are made evenly, so that every action is tried now and then."""
RARE = 0.08
"""Actions that the average strategy takes more rarely than this part of its favourite are noise of the search."""
MOST_DEPTH = 9
"""Decisions that the tree follows from the root: two battles, about."""
TRUST = 3
"""Visits to a node before its own children are kept apart."""


class Node:
    """What one seat knows at one point, and how its actions have done there."""

    __slots__ = ("actions", "chosen", "regrets", "strategy", "values", "visits")

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions
        count = len(actions)
        self.regrets = [0.0] * count
        self.strategy = [0.0] * count
        self.values = [0.0] * count
        self.chosen = [0] * count
        self.visits = 0

    def mix(self) -> list[float]:
        """The strategy of now by regret matching: even where nothing is regretted."""
        positive = [regret if regret > 0 else 0.0 for regret in self.regrets]
        total = sum(positive)
        if total <= 0:
            return [1 / len(positive)] * len(positive)
        return [regret / total for regret in positive]


Tree = dict[tuple[int, View], Node]
"""By who decides and what he knows."""


class Step(NamedTuple):
    """One choice on the way down."""

    node: Node
    seat: int
    chosen: int
    mix: list[float]


class SearchPlayer:
    """Plays as far as its budget carries it; the same budget of iterations and generator give the same decision."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """An action of the root's average strategy."""
        if len(legal) == 1:
            return Decision(legal[0])
        seat: int = view.to_act
        root = Node(legal)
        tree: Tree = {(seat, view): root}
        iterations = 0
        while iterations < budget.iterations:
            state = self._game.resample(view, rng)
            earlier = self._game.rewind(state, seat)
            self._play(state if earlier is None else earlier, tree, rng)
            iterations += 1
            if budget.expired():
                break
        if not root.visits:
            # So few lines of play, and none of them led here from before the hidden commitment.
            self._play(self._game.resample(view, rng), tree, rng)
        return _answer(root, iterations, rng)

    def _play(self, state: State, tree: Tree, rng: Rng) -> None:
        """One line of play from `state`, and what its nodes learn from how it ends."""
        game = self._game
        path: list[Step] = []
        turn = game.to_act(state)
        while turn is not None and len(path) < MOST_DEPTH:
            node = self._node(state, turn.actor, tree)
            mix = node.mix()
            index = _draw(mix, rng, EXPLORE)
            path.append(Step(node, turn.actor, index, mix))
            state = game.step(state, node.actions[index])
            if node.visits < TRUST and len(path) > 1:
                break
            turn = game.to_act(state)
        values = game.payoff(play_until_quiet(game, state, rng))
        for step in path:
            _learn(step, values[step.seat])

    def _node(self, state: State, actor: int, tree: Tree) -> Node:
        """What the seat to act knows there: one node for all states that look alike to it."""
        key = (actor, self._game.view(state, actor))
        node = tree.get(key)
        if node is None:
            node = tree[key] = Node(self._game.legal_actions(state))
        return node


def _answer(root: Node, iterations: int, rng: Rng) -> Decision:
    most = max(root.strategy)
    weights = [share if share >= RARE * most else 0.0 for share in root.strategy]
    # What was chosen often early but has proved bad is no part of a good mixture.
    means = [value / max(1, count) for value, count in zip(root.values, root.chosen, strict=True)]
    best = max(range(len(means)), key=lambda n: (root.strategy[n], means[n]))
    total = sum(weights)
    index = _draw([weight / total for weight in weights], rng, 0.0) if total > 0 else best
    return Decision(root.actions[index], means[index], iterations)


def _draw(mix: list[float], rng: Rng, explore: float) -> int:
    if explore and rng.random() < explore:
        return rng.below(len(mix))
    point = rng.random()
    for index, share in enumerate(mix):
        point -= share
        if point < 0:
            return index
    return max(range(len(mix)), key=mix.__getitem__)


def _learn(step: Step, value: float) -> None:
    """Outcome sampling: what the chosen action brought against what the mixture brings on average here."""
    node, index = step.node, step.chosen
    node.visits += 1
    node.chosen[index] += 1
    node.values[index] += value
    means = [total / count if count else 0.5 for total, count in zip(node.values, node.chosen, strict=True)]
    expected = sum(share * mean for share, mean in zip(step.mix, means, strict=True))
    # Discounted (the past counts less), as in CFR+: regrets never fall below zero for long.
    for other, mean in enumerate(means):
        node.regrets[other] = max(0.0, node.regrets[other] * 0.999 + mean - expected)
        node.strategy[other] += step.mix[other] * node.visits
