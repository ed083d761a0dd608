"""Positions in words: what is not said is filled in, what cannot be is refused, TOML's lists are as good as tuples."""

from __future__ import annotations

import tomllib

import pytest

from game.core.contract import SetupError
from game.games.street_war import GAME
from game.games.street_war.positions import position

WORDS = """
phase = "set_up"
round = 3
results = [[3, 2], [1, 3]]
pile = [4]
deck = ["snack"]
seats = [
    { character = "magpie", health = 4, row = [7, 6, 5, 2, 1], cards = ["boost", "jab"], laid = { 2 = ["jab"] } },
    { character = "scoops", row = [7, 6, 5, 2, 1], cards = ["grab"] },
]
"""


def test_a_position_from_a_file_goes_through_json_and_back() -> None:
    state = position(tomllib.loads(WORDS))
    assert state.results == ((3, 2), (1, 3))
    assert (state.pile[0], len(state.pile), state.seats[0].laid[1]) == (4, 4, (2,))
    assert GAME.state_from_json(GAME.state_to_json(state)) == state


def test_nothing_said_is_the_usual_set_up() -> None:
    state = position({})
    assert [len(seat.row) for seat in state.seats] == [5, 5]
    assert [len(seat.cards) for seat in state.seats] == [3, 3]
    turn = GAME.to_act(state)
    assert turn is not None
    assert (turn.actor, turn.kind) == (0, "set_up")


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        ({"seats": [{"character": "nobody"}]}, KeyError),
        ({"seats": [{"cards": ["boost", "boost"]}]}, ValueError),
        ({"seats": [{"row": [7, 7, 7, 1, 1]}]}, ValueError),
        ({"phase": "tea"}, ValueError),
    ],
)
def test_what_cannot_be_is_refused(setup: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        position(setup)


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(SetupError):
        position({}, {"tea": "on"})
