"""States from JSON: what is not well formed is refused with what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.eight_bit_battle.packing import state_from_json, state_problem, state_to_json
from tests.game.games.eight_bit_battle.scenario import battle, play

FIGHTING = play(battle("queen king ale sword", "warrior goblin mail"), "play queen ale; play goblin mail")[0]


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", "x", "Expected `int`"),
        ("phase", 10, "phase is 10"),
        ("rng", -1, "rng is -1"),
        ("round", 4, "round is 4"),
        ("options", [9, 0, 0, 0, 0, 0, 0, 0], "option first"),
        ("options", [0] * 9, "length"),
        ("hands", [1, 1], "a card lies in two places"),
        ("hands", [0, 0], "cards are missing"),
        ("deck", [99], "does not exist"),
        ("known", [0, -1], "knows cards"),
        ("fighters", [[3], [4]], "does not hold"),
        ("laid", [[10**12], [16]], "does not exist"),
        ("opened", 0, "open that should be hidden"),
        ("looks", [5, -1], "has looked at"),
        ("results", [[1, 2, 0, 0]], "finished rounds are expected"),
        ("winner", 0, "only a match that is over"),
        ("last", [0, [[99, 1]], [], 0, 0, 0, 0], "names a card"),
    ],
)
def test_what_is_wrong_is_said(field: str, value: Any, message: str) -> None:
    data = state_to_json(FIGHTING)
    data[field] = value
    with pytest.raises(ValueError, match=message):
        state_from_json(data)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match="fields"):
        state_from_json({**state_to_json(FIGHTING), "cheat": 1})


def test_well_formed() -> None:
    assert state_problem(FIGHTING) is None
    assert state_from_json(state_to_json(FIGHTING)) == FIGHTING
