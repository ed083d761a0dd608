"""The search player against the known solution of Coins: small three times in four, on either side.

Seeds are fixed, so the shares below are the same in every run; the bounds are what a player needs to be hard to read.
"""

from __future__ import annotations

import pytest

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget
from game.ai.search import SearchPlayer
from game.core.action import Action
from game.core.events import EVERYBODY
from game.core.rng import Rng
from tests.game.ai.coins import COINS, COINS_GAME, LARGE, SMALL, CoinState

MATCHES = 80


def _share_of_small(seat: int, hidden: Action | None) -> float:
    player = SearchPlayer(COINS_GAME)
    view = COINS_GAME.view(CoinState(hidden), seat)
    chosen = [player.choose(view, COINS, Budget(400), Rng(seed)).action for seed in range(MATCHES)]
    return chosen.count(SMALL) / MATCHES


def test_the_hider_mixes() -> None:
    assert 0.55 <= _share_of_small(0, None) <= 0.95


@pytest.mark.parametrize("hidden", COINS)
def test_the_guesser_mixes_and_knows_nothing(hidden: Action) -> None:
    """Whoever answered a coin hidden at random would always name the large one, and be read."""
    share = _share_of_small(1, hidden)
    assert 0.45 <= share <= 0.95
    assert share == _share_of_small(1, SMALL)


def test_the_greedy_player_can_be_read() -> None:
    """Why there is a search: against any coin the large one is the better guess, every time."""
    player = GreedyPlayer(COINS_GAME)
    view = COINS_GAME.view(CoinState(SMALL), 1)
    chosen = {player.choose(view, COINS, Budget(400), Rng(seed)).action for seed in range(20)}
    assert chosen == {LARGE}


def test_coins_keeps_the_contract() -> None:
    state, events = COINS_GAME.apply(CoinState(), LARGE)
    assert [event.facts["coin"] for event in events] == ["large", None]
    assert sum(event.to for event in events) == EVERYBODY
    assert COINS_GAME.state_from_json(COINS_GAME.state_to_json(state)) == state
    over = COINS_GAME.step(state, LARGE)
    result = COINS_GAME.result(over)
    assert result is not None
    assert result.winners == (1,)
    assert COINS_GAME.payoff(over) == (0.0, 1.0)
