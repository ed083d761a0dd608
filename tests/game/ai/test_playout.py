"""Playing on: within the budget, and better than looking at the next position alone. Larger measurements are made with
`python -m game simulate eight_masters_revenge`."""

from __future__ import annotations

import pytest

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget
from game.ai.playout import PlayoutPlayer
from game.core.contract import Game, Setup
from game.core.registry import get_game
from game.core.rng import Rng
from game.match_play import play_match

GAME: Game = get_game("eight_masters_revenge")


@pytest.mark.parametrize("mode", GAME.modes)
def test_it_stops_soon_after_its_budget(mode: str) -> None:
    state, _ = GAME.new(Setup(GAME.id, 4, GAME.seats_of(mode)[0], mode, {"fighters": "random"}))
    view, legal = GAME.view(state, 0), GAME.legal_actions(state)
    for iterations in (1, 300, 1000):
        decision = PlayoutPlayer(GAME).choose(view, legal, Budget(iterations), Rng(1))
        # The first world is always looked at, and a line of play that has begun is played to its end.
        assert 0 < decision.iterations < iterations + len(legal) + 14 * 60
        assert decision.action in legal


def test_without_time_it_thinks_as_highly_of_its_answer_as_the_greedy_player() -> None:
    state, _ = GAME.new(Setup(GAME.id, 9, 2, "duel", {"fighters": "random"}))
    view, legal = GAME.view(state, 0), GAME.legal_actions(state)
    over = Budget(10_000, lambda: True)
    first = GreedyPlayer(GAME).choose(view, legal, over, Rng(1))
    decision = PlayoutPlayer(GAME).choose(view, legal, over, Rng(1))
    assert (decision.value, decision.iterations) == (first.value, first.iterations)


@pytest.mark.soak
def test_it_beats_the_greedy_player() -> None:
    won = 0
    for number in range(12):
        seat = number % 2
        players = ("ai:search", "ai:greedy") if seat == 0 else ("ai:greedy", "ai:search")
        setup = Setup(GAME.id, 300 + number // 2, 2, "duel", {"fighters": "random", "hide_pauses": "off"})
        result = play_match(setup, players, 800).result
        assert result is not None
        won += result.winners == (seat,)
    assert won >= 7


@pytest.mark.slow
def test_greedy_beats_random_at_any_number_of_seats() -> None:
    for mode in GAME.modes:
        seats = GAME.seats_of(mode)[0]
        for seed in range(4):
            players = ["ai:random"] * seats
            players[0] = "ai:greedy"
            if mode == "teams":
                players[2] = "ai:greedy"
            result = play_match(Setup(GAME.id, seed, seats, mode, {"fighters": "random"}), players, 10_000).result
            assert result is not None
            assert 0 in result.winners, (mode, seed)
