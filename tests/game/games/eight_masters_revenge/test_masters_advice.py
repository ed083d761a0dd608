"""How good a position looks: certain at the end, fair between equals, and on the side of common sense."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Setup
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.state import State
from tests.conformance.matches import random_setup, walk
from tests.game.games.eight_masters_revenge.masters_scenario import play, position

PLAIN: dict[str, Any] = {"cards": ["R24", "B51"], "hand": ["G35", "Y11"]}


def value(state: State, seat: int = 0) -> float:
    return GAME.payoff(state)[seat]


@pytest.mark.parametrize("seed", range(15))
def test_the_sides_share_one_chance(seed: int) -> None:
    for step in walk(random_setup(GAME.id, seed)):
        view = GAME.view(step.state, 0)
        values = GAME.payoff(step.state)
        sides = dict(zip(view.teams, values, strict=True))
        assert sum(sides.values()) == pytest.approx(1)


def test_the_end_is_certain() -> None:
    state = play(position({"seats": [PLAIN, {"cards": ["Y22", "G42"], "life": 2}]}), "attack G35 right 1")
    assert GAME.payoff(state) == (1.0, 0.0)
    assert [GAME.evaluate(GAME.view(state, seat), seat) for seat in (0, 1)] == [1.0, 0.0]


def test_more_life_is_better() -> None:
    values = [value(position({"seats": [{**PLAIN, "life": life}, {}]})) for life in range(1, 11)]
    assert values == sorted(values)
    assert len(set(values)) == 10


@pytest.mark.parametrize(
    "worse",
    [
        {"damage": [1, 0]},
        {"power": [-1, 0]},
        {"tokens": {"a5": "damage"}},
        {"hand": []},
    ],
    ids=str,
)
def test_common_sense(worse: dict[str, Any]) -> None:
    good = position({"seats": [PLAIN, {"cards": ["Y55", "G42"]}]})
    bad = position({"seats": [{**PLAIN, **worse}, {"cards": ["Y55", "G42"]}]})
    assert value(bad) < value(good)


def test_hidden_cards_never_change_it() -> None:
    """A view knows nothing of the others' hands, whatever is in them."""
    mine, theirs = ["R11", "R12"], ["B33", "B34"]
    first = position({"seats": [{**PLAIN, "hand": mine}, {"hand": theirs}]})
    second = position({"seats": [{**PLAIN, "hand": mine}, {"hand": ["Y15", "G51"]}]})
    assert GAME.evaluate(GAME.view(first, 0), 0) == GAME.evaluate(GAME.view(second, 0), 0)


def test_the_first_deal_is_about_even() -> None:
    for mode in GAME.modes:
        seats = GAME.seats_of(mode)[0]
        state, _ = GAME.new(Setup(GAME.id, 1, seats, mode, {"fighters": "none"}))
        assert all(0.02 < one < 0.98 for one in GAME.payoff(state))


def test_an_attack_that_hits_is_worth_more_the_less_can_be_answered() -> None:
    """Asked with a red card of his own the defender will block, and the estimate knows it before he does."""
    setup = {"seats": [{**PLAIN, "life": 10}, {"cards": ["Y22", "G42"]}]}
    blocked = {"seats": [{**PLAIN, "life": 10}, {"cards": ["R22", "G42"]}]}
    attack = "attack G35 right 1"
    assert value(play(position(setup), attack)) > value(play(position(blocked), attack))


def test_a_defender_answers_in_the_estimate_as_he_would() -> None:
    state = play(position({"seats": [PLAIN, {"cards": ["R22", "G42"]}]}), "attack G35 right 1")
    answers = {action.text: value(GAME.step(state, action), 1) for action in GAME.legal_actions(state)}
    assert len(answers) > 1
    assert value(state, 1) == max(answers.values())


def test_a_pair_in_hand_is_worth_having() -> None:
    """The same blow, with and without an extra turn to come."""
    once = play(
        position({"seats": [{**PLAIN, "hand": ["G35", "Y11"]}, {"cards": ["Y55", "B24"]}]}), "attack G35 right 1"
    )
    again = play(
        position({"seats": [{**PLAIN, "hand": ["G15", "Y11"]}, {"cards": ["Y55", "B24"]}]}), "attack G15 right 1"
    )
    assert value(again) > value(once)
