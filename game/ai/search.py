"""The strongest player: where everything lies open to whoever has to answer it, by playing on (`playout.py`); where
only the order of hidden cards matters, by looking into many worlds (`wide.py`); where choices are laid hidden, by
information-set Monte Carlo tree search.

Each iteration deals again what the searching seat cannot know (determinization) and walks down one tree whose nodes are
what the seat to act knows there (`tree.py`), so that nobody in the tree chooses by what he may not see. A hidden
commitment that the seat has to answer is part of the search (`Game.rewind`): what lies there is what the other side
would have wanted to lay, not any card. Nodes choose by regret matching, not by a best arm: at hidden simultaneous
choices the average of that mixes, and what mixes cannot be read. The answer is drawn from the average strategy of the
root, its rare actions left out.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ai.player import Budget, Decision
from game.ai.playout import PlayoutPlayer
from game.ai.rollout import play_until_quiet
from game.ai.tree import Node, Tree
from game.ai.weighed import Weighed
from game.ai.wide import WidePlayer
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
        self._playout = PlayoutPlayer(game)
        self._wide = WidePlayer(game)

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The action that plays out or looks best, or one of the root's average strategy."""
        if len(legal) == 1:
            return Decision(legal[0])
        turn = self._game.turn_in_view(view)
        assert turn is not None
        if turn.kind in self._game.alike_kinds:
            return self._wide.choose(view, legal, budget, rng)
        if turn.kind in self._game.open_kinds:
            return self._playout.choose(view, legal, budget, rng)
        root, iterations = self._grow(turn.actor, view, legal, budget, rng)
        return _answer(root, iterations, rng)

    def weigh(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Weighed, ...]:
        """What is known of each action when the budget ends, what a good player takes most often first. Actions that
        were given up early may be missing."""
        turn = self._game.turn_in_view(view)
        assert turn is not None
        if turn.kind in self._game.alike_kinds:
            return self._wide.weigh(view, legal, budget, rng)
        if turn.kind in self._game.open_kinds:
            return self._playout.weigh(view, legal, budget, rng)
        root, _ = self._grow(turn.actor, view, legal, budget, rng)
        shares, means = _mixture(root)
        rows = [Weighed(*row) for row in zip(root.actions, shares, means, strict=True)]
        return tuple(sorted(rows, key=lambda row: (-row.share, -row.value, row.action)))

    def _grow(self, seat: int, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> tuple[Node, int]:
        """(the root of a tree as large as the budget lets it grow, iterations)."""
        tree = Tree(self._game)
        root = tree.plant(seat, view, legal)
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
        return root, iterations

    def _play(self, state: State, tree: Tree, rng: Rng) -> None:
        """One line of play from `state`, and what its nodes learn from how it ends."""
        game = self._game
        path: list[Step] = []
        turn = game.to_act(state)
        while turn is not None and len(path) < MOST_DEPTH:
            node = tree.node(state, turn.actor)
            mix = node.mix()
            index = _draw(mix, rng, EXPLORE)
            path.append(Step(node, turn.actor, index, mix))
            state = game.step(state, node.actions[index])
            if node.visits < TRUST and len(path) > 1:
                break
            turn = game.to_act(state)
        values = game.payoff(play_until_quiet(game, state, rng))
        for step in path:
            step.node.learn(step.chosen, step.mix, values[step.seat])


def _mixture(root: Node) -> tuple[list[float], list[float]]:
    """(the share of each action, rare ones left out; what each has brought on average)."""
    most = max(root.strategy)
    weights = [share if share >= RARE * most else 0.0 for share in root.strategy]
    # What was chosen often early but has proved bad is no part of a good mixture.
    means = [value / max(1, count) for value, count in zip(root.values, root.chosen, strict=True)]
    total = sum(weights)
    if total <= 0:
        best = max(range(len(means)), key=means.__getitem__)
        return [float(n == best) for n in range(len(means))], means
    return [weight / total for weight in weights], means


def _answer(root: Node, iterations: int, rng: Rng) -> Decision:
    shares, means = _mixture(root)
    index = _draw(shares, rng, 0.0)
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
