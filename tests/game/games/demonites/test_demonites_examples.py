"""Every worked example of rules/demonites.md §8, as its machine-readable form has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import TABLE, IllegalActionError
from game.games.demonites import GAME
from game.games.demonites.positions import move_action, position
from game.games.demonites.state import PHASES, State, card_of, is_up, owned

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))


def numbers(cards: tuple[int, ...]) -> list[int]:
    """The card numbers, in order."""
    return [card_of(lying) for lying in cards]


def told(state: State, part: str) -> object:
    """The part of a state that an example names, in its form."""
    seats = range(len(state.armies))
    if part in ("round", "actor"):
        return getattr(state, part)
    if part == "phase":
        return PHASES[state.phase]
    if part == "armies":
        return [numbers(cards) for cards in state.armies]
    if part == "hands":
        return [sorted(numbers(cards)) for cards in state.hands]
    if part == "owned":
        return [len(owned(state, seat)) for seat in seats]
    if part == "out":
        return list(state.out)
    if part == "fields":
        return [[[card_of(lying), int(is_up(lying))] for lying in cards] for cards in state.table]
    if part == "stake":
        return {str(seat): numbers(state.table[seat]) for seat in (state.attacker, state.defender)}
    if part == "battle":
        return {"attacker": state.attacker, "defender": state.defender, "blocked": state.blocked}
    if part == "fronts":
        return [
            {
                "seats": list(front.seats),
                "cards": {str(seat): numbers(cards) for seat, cards in zip(front.seats, front.cards, strict=True)},
            }
            for front in state.fronts
        ]
    if part == "legal_count":
        return len(GAME.legal_actions(state))
    if part == "winners":
        return list(state.winners)
    assert part == "reason"
    return "all cards" if state.ending == "all_cards" else "largest army"


def test_there_are_forty_three() -> None:
    assert len(CASES) == 43
    assert {case["setup"]["mode"] for case in CASES} == set(GAME.modes)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_example(case: dict[str, Any]) -> None:
    state = position(case["setup"])
    expect = dict(case["expect"])
    illegal = expect.pop("illegal", False)
    moves = case["moves"]
    for index, move in enumerate(moves):
        turn = GAME.to_act(state)
        assert turn is not None
        assert turn.actor == move.get("by", TABLE)
        action = move_action(move)
        if illegal and index == len(moves) - 1:
            with pytest.raises(IllegalActionError):
                GAME.apply(state, action)
            return
        state = GAME.apply(state, action)[0]
        assert GAME.state_from_json(GAME.state_to_json(state)) == state
    for part, value in expect.items():
        if part == "hands":
            value = [sorted(hand) for hand in value]
        assert told(state, part) == value, part
