"""Nodes, habits and playing on: the parts of the search."""

from __future__ import annotations

import pytest

from game.ai.rollout import play_until_quiet
from game.ai.tree import EXPERIENCE, Habits, Node, Tree
from game.core.rng import Rng
from tests.game.ai.coins import COINS, COINS_GAME, LARGE, SMALL, CoinState


def test_a_new_node_tries_everything_evenly() -> None:
    assert Node(COINS).mix() == [0.5, 0.5]
    assert Node(COINS, Habits()).mix() == [0.5, 0.5]


def test_a_node_turns_to_what_does_better_and_back() -> None:
    node = Node(COINS)
    for _ in range(20):
        node.learn(0, node.mix(), 0.9)
        node.learn(1, node.mix(), 0.2)
    assert node.mix()[0] > 0.9
    assert node.strategy[0] > node.strategy[1]
    for _ in range(200):
        node.learn(0, node.mix(), 0.0)
    assert node.mix()[1] > 0.9


def test_a_new_node_goes_by_what_others_did_there() -> None:
    habits = Habits()
    met = Node(COINS, habits)
    for _ in range(20):
        met.learn(0, met.mix(), 0.1)
        met.learn(1, met.mix(), 0.8)
    new = Node(COINS, habits)
    assert new.mix()[1] > 0.9
    # A hand that cannot do what others did has its own choice among the rest.
    assert Node((LARGE,), habits).mix() == [1.0]
    for _ in range(EXPERIENCE):
        new.learn(0, [0.5, 0.5], 0.9)
    assert new.mix()[0] > 0.9, "experience of its own counts for more"


def test_states_that_look_alike_to_the_seat_share_a_node() -> None:
    tree = Tree(COINS_GAME)
    assert tree.node(CoinState(SMALL), 1) is tree.node(CoinState(LARGE), 1)
    assert tree.node(CoinState(), 0) is not tree.node(CoinState(SMALL), 1)
    planted = tree.plant(1, COINS_GAME.view(CoinState(SMALL), 1), COINS)
    assert tree.node(CoinState(LARGE), 1) is planted


@pytest.mark.parametrize("seed", range(5))
def test_playing_on_ends_where_nothing_is_half_done(seed: int) -> None:
    assert play_until_quiet(COINS_GAME, CoinState(), Rng(seed)) == CoinState()
    over = play_until_quiet(COINS_GAME, CoinState(SMALL), Rng(seed))
    assert over.guess is not None
    assert play_until_quiet(COINS_GAME, over, Rng(seed)) == over
