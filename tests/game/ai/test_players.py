"""What every player promises: a legal answer, always the same one, and at any moment at which the budget ends."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVEL_IDS
from game.ai.noisy import NoisyPlayer
from game.ai.player import Budget, Decision
from game.ai.players import NOISY_IDS, PLAYER_IDS, make_player, thinking_time
from game.core.action import Action
from game.core.contract import View
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from tests.conformance.matches import random_setup, walk
from tests.game.ai.coins import COINS, COINS_GAME, SMALL, CoinState

everybody = pytest.mark.parametrize(
    "player_id",
    [
        *PLAYER_IDS,
        *NOISY_IDS,
        *LEVEL_IDS[:3],
        # The upper levels are the search and the exact player, which have tests of their own.
        *(pytest.param(level, marks=pytest.mark.soak) for level in LEVEL_IDS[3:]),
    ],
)


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"ai:deep.*ai:random.*ai:greedy.*ai:search"):
        make_player("ai:deep", COINS_GAME)


@everybody
def test_every_player_has_a_time_to_think(player_id: str) -> None:
    seconds, iterations = thinking_time(player_id)
    assert seconds > 0
    assert iterations >= 1


@everybody
def test_the_answer_is_legal_and_the_same_for_equal_arguments(player_id: str) -> None:
    for game_id in GAME_IDS:
        game = get_game(game_id)
        for step in walk(random_setup(game_id, 3)):
            view = game.view(step.state, step.turn.actor)
            answers = [make_player(player_id, game).choose(view, step.legal, Budget(30), Rng(5)) for _ in range(2)]
            assert answers[0] == answers[1]
            assert answers[0].action in step.legal
            assert 0 <= answers[0].value <= 1


@everybody
def test_what_is_hidden_never_changes_the_answer(player_id: str) -> None:
    """The leak test of players: whatever may be dealt again is dealt again, and the decision stays the same."""
    for game_id in GAME_IDS:
        game, rng = get_game(game_id), Rng(11)
        for step in walk(random_setup(game_id, 8)):
            seat = step.turn.actor
            view = game.view(step.state, seat)
            other = game.resample(view, rng)
            player = make_player(player_id, game)
            told = player.choose(view, step.legal, Budget(25), Rng(2))
            assert told == player.choose(game.view(other, seat), game.legal_actions(other), Budget(25), Rng(2))


@everybody
def test_a_budget_that_has_ended_still_gets_an_answer(player_id: str) -> None:
    player = make_player(player_id, COINS_GAME)
    for state, seat in ((CoinState(), 0), (CoinState(SMALL), 1)):
        view = COINS_GAME.view(state, seat)
        decision = player.choose(view, COINS, Budget(10_000, lambda: True), Rng(1))
        assert decision.action in COINS
        assert decision.iterations <= len(COINS)


@everybody
def test_an_only_action_needs_no_thought(player_id: str) -> None:
    view = COINS_GAME.view(CoinState(), 0)
    decision = make_player(player_id, COINS_GAME).choose(view, (SMALL,), Budget(500), Rng(1))
    assert decision.action == SMALL
    assert decision.iterations == 0


def test_players_differ_with_their_generator() -> None:
    player = make_player("ai:random", COINS_GAME)
    view = COINS_GAME.view(CoinState(), 0)
    assert {player.choose(view, COINS, Budget(1), Rng(seed)).action for seed in range(20)} == set(COINS)


class Stubborn:
    """Always lays the small coin."""

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The small coin."""
        return Decision(SMALL)


def test_noise_comes_in_its_share_of_the_decisions() -> None:
    view = COINS_GAME.view(CoinState(), 0)
    for share, fewest, most in ((0.0, 0, 0), (0.25, 24, 76), (1.0, 160, 240)):
        player = NoisyPlayer(Stubborn(), share)
        taken = [player.choose(view, COINS, Budget(1), Rng(seed)).action for seed in range(400)]
        # Half of what chance takes is the other coin: 50 and 200 on average, four standard deviations each way.
        assert fewest <= sum(action != SMALL for action in taken) <= most
