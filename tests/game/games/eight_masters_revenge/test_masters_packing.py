"""States from JSON: what is not well formed is refused with what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Setup
from game.core.rng import Rng
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.packing import state_from_json, state_problem, state_to_json
from game.games.eight_masters_revenge.state import PHASES, State
from tests.conformance.matches import SEEDS, random_setup, walk


def _defending() -> State:
    """A target is asked, somewhere in a match of four."""
    state, _ = GAME.new(Setup(GAME.id, 3, 4, "free_for_all", {"fighters": "random"}))
    rng = Rng(4)
    for _ in range(60):
        state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    while True:
        turn = GAME.to_act(state)
        assert turn is not None
        if turn.kind == "defend":
            return state
        state = GAME.step(state, rng.choice(GAME.legal_actions(state)))


DEFENDING = _defending()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", "x", "Expected `int`"),
        ("phase", 14, "phase is 14"),
        ("rng", -1, "rng is -1"),
        ("round", 0, "round is 0"),
        ("mode", 9, "no mode number 9"),
        ("mode", 0, "for 2 seats"),
        ("options", [9, 0, 0, 0, 0, 0, 0, 0], "option fighters"),
        ("options", [2, 0, 0, 0, 0, 0, 0, 0], "should not have"),
        ("deck", [], "cards are missing"),
        ("deck", [100], "a Bow lies"),
        ("held", [3, 2], "contradict"),
        ("place", (DEFENDING.place + 1) % 4, "has not its turn"),
        ("actor", DEFENDING.active, "nothing to decide"),
        ("supply_damage", 24, "tokens are missing"),
        ("target", DEFENDING.active, "nothing to decide"),
        ("hit", 1, "too early"),
        ("ending", 1, "when one side is left"),
        ("effect", 3, "nobody carries out"),
        ("page", 1, "Open Page|no attack"),
        ("seats", [], "for 4 seats"),
        ("seats", [{"life": 1}], "fields of its seats"),
    ],
)
def test_what_is_wrong_is_said(field: str, value: Any, message: str) -> None:
    data = state_to_json(DEFENDING)
    data[field] = value
    with pytest.raises(ValueError, match=message):
        state_from_json(data)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("life", 99, "life is 99"),
        ("life", 0, "in play without"),
        ("fighter", 8, "fighter is 8"),
        ("fighter", -1, "should not have, or none"),
        ("cards", [1], "no pair"),
        ("col", 6, "col is 6"),
        ("power", [2, 0], "power token"),
        ("hand", [5, 4], "not in order"),
        ("traps", 1 << 12, "traps is"),
        ("out", 1, "out with life"),
    ],
)
def test_what_is_wrong_with_a_seat_is_said(field: str, value: Any, message: str) -> None:
    data = state_to_json(DEFENDING)
    data["seats"][DEFENDING.active][field] = value
    with pytest.raises(ValueError, match=message):
        state_from_json(data)


def test_only_an_attack_is_answered() -> None:
    state, _ = GAME.new(Setup(GAME.id, 3, 2, "duel", {"fighters": "none"}))
    for phase in ("later", "hit", "paths"):
        data = state_to_json(state) | {"phase": PHASES.index(phase)}
        with pytest.raises(ValueError, match="no attack under way"):
            state_from_json(data)
    with pytest.raises(ValueError, match="attack without a blow"):
        state_from_json(state_to_json(state) | {"punish": 1})


def test_two_fighters_of_one_board_never_meet() -> None:
    data = state_to_json(DEFENDING)
    data["seats"][0]["fighter"] = DEFENDING.seats[1].fighter ^ 1
    with pytest.raises(ValueError, match="one board"):
        state_from_json(data)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match="fields"):
        state_from_json({**state_to_json(DEFENDING), "cheat": 1})


@pytest.mark.parametrize("seed", SEEDS[:15])
def test_every_value_of_every_seat_spoilt_is_refused_or_well_formed(seed: int) -> None:
    """Never another exception than ValueError, and whatever is taken can be played."""
    for step in list(walk(random_setup(GAME.id, seed)))[::23]:
        for number, seat in enumerate(state_to_json(step.after)["seats"]):
            for name in seat:
                for spoilt in (None, -1, 99, "x", [], [[-5]], [101, 102], 10**30):
                    data = state_to_json(step.after)
                    data["seats"][number][name] = spoilt
                    try:
                        state = state_from_json(data)
                    except ValueError:
                        continue
                    GAME.legal_actions(state)
                    GAME.view(state, 0)


def test_well_formed() -> None:
    assert state_problem(DEFENDING) is None
    assert state_from_json(state_to_json(DEFENDING)) == DEFENDING
