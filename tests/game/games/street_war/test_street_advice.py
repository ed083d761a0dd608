"""How good a position looks: certain at the end, fair between equals, on the side of common sense, and not readable."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget
from game.core.contract import Setup
from game.core.events import OPEN
from game.core.rng import Rng
from game.games.street_war import GAME
from game.games.street_war.advice import match_chances
from game.games.street_war.positions import position
from game.games.street_war.state import State
from tests.conformance.matches import random_setup, walk
from tests.game.games.street_war.street_scenario import LOSES, WINS, play

EQUAL: dict[str, Any] = {"row": [2, 3, 4, 5, 6], "cards": []}
RIVAL: dict[str, Any] = {"row": [3, 2, 5, 4, 6], "cards": ["slam"]}
"""Two lanes each and one cancelled, and a card in hand: anything may still come of it."""


def value(state: State, seat: int = 0) -> float:
    return GAME.payoff(state)[seat]


def between(first: dict[str, Any], second: dict[str, Any], **setup: Any) -> float:
    """Seat 0's value of a set-up between two like characters (neither has used anything)."""
    seats = [{"character": "hardhat", **EQUAL, **first}, {"character": "drifter", **EQUAL, **second}]
    return value(position({"seats": seats, **setup}))


@pytest.mark.parametrize("seed", range(15))
def test_the_seats_share_one_chance(seed: int) -> None:
    for step in walk(random_setup(GAME.id, seed)):
        assert sum(GAME.payoff(step.state)) == pytest.approx(1)


def test_the_end_is_certain() -> None:
    state = play(position({"seats": [WINS, {**LOSES, "health": 1}]}), "done", "done")
    assert GAME.payoff(state) == (1.0, 0.0)
    assert [GAME.evaluate(GAME.view(state, seat), seat) for seat in (0, 1)] == [1.0, 0.0]
    even = {"row": [7, 7, 3, 1, 1], "cards": []}, {"row": [5, 5, 3, 6, 2], "cards": []}
    drawn = play(position({"seats": list(even), "round": 20}), "done", "done")
    assert GAME.payoff(drawn) == (0.5, 0.5)


def test_the_chances_of_a_match_are_fair_and_grow_with_health() -> None:
    for rounds in (match_chances(0, 10), match_chances(1, 99), match_chances(2, 10)):
        for chances in rounds[1:]:
            for a in range(1, 6):
                assert chances[a][a] == pytest.approx(0.5)
                assert [chances[h][a] for h in range(6)] == sorted(chances[h][a] for h in range(6))
                for b in range(1, 6):
                    assert chances[a][b] + chances[b][a] == pytest.approx(1)


def test_what_lies_decides_when_nothing_more_can_be_laid() -> None:
    winning = position({"seats": [{**WINS, "character": "magpie"}, LOSES], "phase": "last_call"})
    losing = position({"seats": [{**LOSES, "character": "magpie"}, WINS], "phase": "last_call"})
    assert value(winning) > 0.5 > value(losing)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"health": 5}, {"health": 4}),
        ({"row": [2, 3, 4, 5, 7]}, {"row": [2, 3, 4, 5, 6]}),
        ({"cards": ["boost"]}, {"cards": []}),
        ({"cards": ["boost"]}, {"cards": ["jab"]}),
        ({"patrol": 1}, {}),
        ({"momentum": 1}, {}),
        ({}, {"pressed": 1}),
        ({"cards": ["knockout"]}, {"cards": []}),
        ({"cards": ["momentum"]}, {"cards": []}),
        ({"cards": ["consolation"]}, {"cards": []}),
        ({"ready": 1}, {"ready": 3}),
    ],
    ids=str,
)
def test_common_sense(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert between(better, RIVAL) > between(worse, RIVAL)


def test_a_breather_is_worth_something_only_to_whoever_can_heal() -> None:
    assert between({"cards": ["breather"], "health": 5}, RIVAL) < between({"health": 5}, RIVAL)
    assert between({"cards": ["breather"], "health": 1}, RIVAL) > between({"health": 1}, RIVAL)


def test_the_shield_is_worth_it_when_the_round_is_lost() -> None:
    losing = {**LOSES, "character": "liberty"}
    state = position({"seats": [losing, WINS], "phase": "last_call", "round": 6})
    assert value(play(state, "shield")) > value(play(state, "pass"))
    winning = position({"seats": [{**WINS, "character": "liberty"}, LOSES], "phase": "last_call", "round": 6})
    assert value(play(winning, "shield")) < value(play(winning, "pass"))


def test_hidden_cards_never_change_an_evaluation() -> None:
    """A view knows nothing of the other's row and set-up, whatever they are."""
    first = position({"seats": [WINS, {"row": [2, 3, 4, 5, 6], "cards": ["boost"]}]})
    second = position({"seats": [WINS, {"row": [6, 5, 4, 3, 2], "cards": ["slam"]}]})
    assert GAME.evaluate(GAME.view(first, 0), 0) == GAME.evaluate(GAME.view(second, 0), 0)
    assert GAME.evaluate(GAME.view(first, OPEN), 0) == value(first)


def test_the_first_deal_is_about_even() -> None:
    for seed in range(30):
        state, _ = GAME.new(Setup(GAME.id, seed, 2, "standard", {"characters": "random"}))
        assert 0.2 < value(state) < 0.8


def test_a_row_cannot_be_read() -> None:
    """The same hand is lined up in another order every time: the highest card on every lane."""
    hand = position({"seats": [{"battle": [1, 3, 4, 6, 7]}, {}], "phase": "line_up"})
    view, legal = GAME.view(hand, 0), GAME.legal_actions(hand)
    player = GreedyPlayer(GAME)
    rows = [player.choose(view, legal, Budget(500), Rng(seed)).action for seed in range(30)]
    assert len(set(rows)) > 20
    assert {row.args.index("7") for row in rows} == set(range(5))


def test_a_seal_lies_on_any_lane() -> None:
    """It works wherever it lies: always on lane 1 it would be told from a red card."""
    state = position({"seats": [{**EQUAL, "cards": ["knockout"]}, RIVAL]})
    view, legal = GAME.view(state, 0), GAME.legal_actions(state)
    lanes = {GreedyPlayer(GAME).choose(view, legal, Budget(500), Rng(seed)).action.args[1] for seed in range(30)}
    assert lanes == {"1", "2", "3", "4", "5"}
