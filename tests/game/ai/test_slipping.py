"""Slips like a person's: what looks well at a glance is taken more often, a blunder hardly ever."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.player import Budget
from game.ai.random_player import RandomPlayer
from game.ai.slipping import SlippingPlayer, appeals
from game.core.contract import Setup
from game.core.registry import get_game
from game.core.rng import Rng


def test_a_glance_likes_what_looks_better() -> None:
    shares = appeals([0.5, 0.7, 0.3, 0.7], 1.0)
    assert shares[1] == shares[3] > shares[0] > shares[2]
    assert sum(shares) == pytest.approx(1)
    assert appeals([0.5, 0.7, 0.3, 0.7], 3.0)[2] < shares[2] / 4


def test_how_much_is_at_stake_makes_no_difference() -> None:
    """The same picture a hundred times as flat, and nothing to choose at all."""
    assert appeals([0.5, 0.502, 0.499], 1.0) == pytest.approx(appeals([0.3, 0.5, 0.2], 1.0))
    assert appeals([0.4, 0.4], 1.0) == [0.5, 0.5]


def test_without_a_lure_any_action_is_as_likely() -> None:
    assert appeals([0.1, 0.9, 0.5], 0.0) == pytest.approx([1 / 3] * 3)


def test_a_slip_is_drawn_and_goes_by_what_looks_well() -> None:
    """On a real table: everything may happen without a lure, and one thing more than others with a strong one."""
    game = get_game("demonites")
    state, _ = game.new(Setup("demonites", 3, 2, "campaign"))
    turn = game.to_act(state)
    assert turn is not None
    legal = game.legal_actions(state)
    view = game.view(state, turn.actor)
    taken: dict[float, Counter[str]] = {}
    for lure in (0.0, 6.0):
        player = SlippingPlayer(game, RandomPlayer(game), 1.0, lure)
        taken[lure] = Counter(player.choose(view, legal, Budget(10_000), Rng(seed)).action.text for seed in range(60))
    assert set(taken[0.0]) == {action.text for action in legal}
    assert max(taken[6.0].values()) > max(taken[0.0].values())


def test_who_never_slips_plays_as_the_player_does() -> None:
    game = get_game("demonites")
    state, _ = game.new(Setup("demonites", 3, 2, "campaign"))
    view, legal = game.view(state, 0), game.legal_actions(state)
    plain, never = RandomPlayer(game), SlippingPlayer(game, RandomPlayer(game), 0.0, 1.0)
    for seed in range(5):
        rng = Rng(seed)
        rng.random()  # whether to slip is drawn first
        assert never.choose(view, legal, Budget(1), Rng(seed)) == plain.choose(view, legal, Budget(1), rng)
