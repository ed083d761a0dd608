"""Every worked example of rules/eight_masters_revenge.md §8, from its machine-readable form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import IllegalActionError
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.state import State
from tests.game.games.eight_masters_revenge.masters_scenario import action, position, seat_facts, table_facts

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "worked_examples.json").read_text(encoding="utf-8"))
NAMES = [f"{case['id']} {case['name']}" for case in CASES]


def _check(state: State, expect: dict[str, Any]) -> None:
    legal = GAME.legal_actions(state)
    table = table_facts(state)
    for name, value in expect.items():
        if name == "seats":
            for number, wanted in value.items():
                found = seat_facts(state.seats[int(number)])
                for part, expected in wanted.items():
                    expected = set(expected) if isinstance(found[part], set) else expected
                    assert found[part] == expected, f"seat {number}: {part}"
        elif name == "legal_has":
            assert {action(move) for move in value} <= set(legal)
        elif name == "legal_not":
            assert not {action(move) for move in value} & set(legal)
        elif name == "legal_count":
            assert len(legal) == value
        else:
            assert table[name] == value, name


def test_there_are_52_of_them() -> None:
    assert [case["id"] for case in CASES] == [f"E{number:02d}" for number in range(1, 53)]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_worked_example(case: dict[str, Any]) -> None:
    state = position(case["setup"])
    moves = case["moves"]
    expect = dict(case["expect"])
    refused = expect.pop("illegal", False)
    for number, move in enumerate(moves):
        turn = GAME.to_act(state)
        assert turn is not None
        assert turn.actor == move.get("by", turn.actor)
        if refused and number == len(moves) - 1:
            with pytest.raises(IllegalActionError):
                GAME.apply(state, action(move))
            break
        before = state
        state, _ = GAME.apply(state, action(move))
        assert GAME.step(before, action(move)) == state
    _check(state, expect)
