"""Every reason for a refusal; every action of whatever shape is either legal or refused with a declared one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.core.action import Action, parse_action
from game.core.contract import Setup
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.refusals import REASONS, refusal
from game.games.eight_masters_revenge.state import State
from tests.conformance.matches import random_setup, walk
from tests.game.games.eight_masters_revenge.masters_scenario import play, position

STRIKER: dict[str, Any] = {"cards": ["R24", "B51"], "hand": ["G35", "Y11"]}
OPEN_GUARD: dict[str, Any] = {"cards": ["Y22", "G42"]}
STRIKE = "attack G35 right 1"


def effect(card: str, other: str = "Y33", **more: Any) -> State:
    """The effect of this card, seat 0's left one, is being carried out."""
    first = {"cards": [card, "B51"], "hand": ["G35"], **more}
    second = {"cards": [other, "B24"], "tokens": {"a1": "damage"}, "damage": [1, 0], "power": [1, 0]}
    full = {"hand": ["R11", "R12", "R13", "R14"]}
    return play(position({"mode": "ffa", "seats": [first, second, {"out": 1}, full]}), STRIKE)


PICKING = play(GAME.new(Setup(GAME.id, 1, 2, "duel"))[0], "pick karu")
TURN = position({"mode": "teams", "seats": [{**STRIKER, "hand": ["G35", "Y11", "Y12", "Y13"]}, {}, {}, {"out": 1}]})
PASSED = position({"seats": [{**STRIKER, "passed": 1}, {}], "deck_only": 1})
STARTING = position({"seats": [{"fighter": "karu", "cards": ["R12", "R45"]}, {}], "phase": "begin"})
CROWS = position({"seats": [{"fighter": "corvane", "cards": ["R12", "R45"]}, {}], "phase": "begin"})
PAGE = position({"seats": [{"fighter": "masan", "cards": ["R12", "R45"]}, {}], "phase": "begin"})
MOVER = {"hand": ["R11"], "cards": ["R24", "B51"], "damage": [1, 1], "tokens": {"a5": "damage"}}
TOKEN = play(position({"seats": [MOVER, {}]}), "draw")
LATER = play(position({"seats": [{**STRIKER, "fighter": "tilla", "fury": 1}, {}]}), STRIKE)
GUARD = {"cards": ["R42", "B22"], "blocking": [1, 0], "hand": ["R31", "R11"]}
DEFEND = play(position({"seats": [STRIKER, GUARD]}), STRIKE)
BLOCK2 = play(position({"seats": [STRIKER, {"cards": ["R22", "R42"]}]}), STRIKE, "block 0")
COUNTER = play(position({"seats": [STRIKER, GUARD]}, hide_pauses="on"), STRIKE, "counter R31 right")
HIT = play(position({"seats": [{**STRIKER, "fighter": "brugo", "fury": 1, "damage": [0, 1]}, OPEN_GUARD]}), STRIKE)
PATHS = play(position({"seats": [{**STRIKER, "fighter": "osmine", "fury": 1}, OPEN_GUARD]}), STRIKE)
OVERFULL = {**STRIKER, "hand": ["G35", "Y11", "Y12", "Y13"], "fighter": "tilla", "fury": 1}
LIMIT = play(position({"seats": [OVERFULL, OPEN_GUARD]}), STRIKE, "draw", "draw 0")
SLEEVE = play(position({"seats": [{"fighter": "nenzo", "fury": 1, "hand": ["R11", "B12"]}, {}]}), "draw")
OVER = play(position({"seats": [{**STRIKER, "hand": ["G35"]}, {**OPEN_GUARD, "life": 2}]}), STRIKE)
TRAP, WOUND, POWER, REMOVE = effect("R11"), effect("R21"), effect("R12"), effect("R13")
SLIDE, SWITCH, DRAW, COPY = effect("R14"), effect("R35"), effect("R22"), effect("R54", other="B32")

CASES: tuple[tuple[str, State, str, dict[str, str]], ...] = (
    ("match_over", OVER, "pass", {}),
    ("not_now_pick", PICKING, "pass", {}),
    ("unknown_fighter", PICKING, "pick ryu", {"fighter": "ryu"}),
    ("board_taken", PICKING, "pick brugo", {"fighter": "brugo"}),
    ("no_such_action", PICKING, "pick", {"action": "pick"}),
    ("not_now_start", STARTING, "draw", {}),
    ("not_now_start", STARTING, "reveal", {}),
    ("not_now_start", PAGE, "crow 0 a1", {}),
    ("no_such_action", STARTING, "slide 1 left 3", {"action": "slide 1 left 3"}),
    ("place_taken", CROWS, "crow 1 a3", {"place": "a3"}),
    ("not_now_turn", TURN, "take", {}),
    ("needs_card", TURN, "attack", {}),
    ("unknown_card", TURN, "attack R66 left 1", {"card": "R66"}),
    ("not_in_hand", TURN, "attack R33 left 1", {"card": "R33"}),
    ("needs_side", TURN, "attack G35", {}),
    ("needs_side", TURN, "attack G35 up 1", {}),
    ("no_such_seat", TURN, "attack G35 left", {}),
    ("no_such_seat", TURN, "attack G35 left 4", {}),
    ("seat_out", TURN, "attack G35 left 3", {}),
    ("not_an_opponent", TURN, "attack G35 left 2", {}),
    ("not_an_opponent", TURN, "attack G35 left 0", {}),
    ("hand_full", TURN, "draw", {}),
    ("no_cards_left", PASSED, "draw", {}),
    ("passed_before", PASSED, "pass", {}),
    ("not_now_token", TOKEN, "draw", {}),
    ("no_such_place", TOKEN, "move a5 a9", {}),
    ("no_token_there", TOKEN, "move a6 a1", {}),
    ("not_a_neighbour", TOKEN, "move a5 a1", {}),
    ("place_taken", TOKEN, "move a5 a4", {"place": "a4"}),
    ("other_card_bears_one", TOKEN, "move damage 0", {}),
    ("no_token_there", TOKEN, "move power 0", {}),
    ("no_such_slot", TOKEN, "move power 2", {}),
    ("not_now_later", LATER, "take", {}),
    ("not_now_defend", DEFEND, "pass", {}),
    ("already_blocking", DEFEND, "block 0", {}),
    ("wrong_colour", DEFEND, "block 1", {}),
    ("no_such_slot", DEFEND, "block", {}),
    ("no_dragon", DEFEND, "counter R11 right", {"card": "R11"}),
    ("no_dragon_beside", DEFEND, "counter R31 left", {}),
    ("needs_side", DEFEND, "counter R31", {}),
    ("not_in_hand", DEFEND, "counter G31 right", {"card": "G31"}),
    ("not_now_block2", BLOCK2, "counter R31 left", {}),
    ("not_now_counter", COUNTER, "block 0", {}),
    ("not_now_hit", HIT, "take", {}),
    ("bears_wound", HIT, "wound 0 0", {}),
    ("not_now_paths", PATHS, "pass", {}),
    ("not_shown", PATHS, "choose trap", {"effect": "trap"}),
    ("not_now_limit", LIMIT, "pass", {}),
    ("too_many_cards", LIMIT, "discard Y11 Y12", {}),
    ("needs_card", LIMIT, "discard", {}),
    ("not_now_sleeve", SLEEVE, "pass", {}),
    ("too_many_cards", SLEEVE, "discard R11 B12 B12", {}),
    ("no_such_action", SLEEVE, "discard B12 R11", {"action": "discard B12 R11"}),
    ("not_now_effect", TRAP, "slide 0 left", {}),
    ("no_such_seat", TRAP, "trap", {}),
    ("seat_out", TRAP, "trap 2 a1", {}),
    ("place_taken", TRAP, "trap 1 a1", {"place": "a1"}),
    ("no_such_place", TRAP, "trap 1 b1", {}),
    ("supply_empty", TRAP._replace(supply_damage=0), "trap 1 a2", {}),
    ("supply_empty", WOUND._replace(supply_damage=0), "wound 1 1", {}),
    ("bears_wound", WOUND, "wound 1 0", {}),
    ("bears_power", POWER, "power 1 0 up", {}),
    ("supply_empty", POWER._replace(supply_power=0), "power 1 1 up", {}),
    ("no_such_action", POWER, "power 1 1 sideways", {"action": "power 1 1 sideways"}),
    ("no_token_there", REMOVE, "remove 1 a2", {}),
    ("no_token_there", REMOVE, "remove 1 1 damage", {}),
    ("no_such_place", REMOVE, "remove 1 z2", {}),
    ("needs_side", SLIDE, "slide 1", {}),
    ("no_such_action", SLIDE, "slide 1 left 2", {"action": "slide 1 left 2"}),
    ("seat_out", SWITCH, "switch 2", {}),
    ("hand_full", DRAW, "draw 3", {}),
    ("no_cards_left", DRAW._replace(deck=(), discard=()), "draw 0", {}),
    ("nothing_to_copy", COPY, "copy 1 0", {}),
)


@pytest.mark.parametrize(("reason", "state", "text", "facts"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_reason(reason: str, state: State, text: str, facts: dict[str, str]) -> None:
    why = refusal(state, parse_action(text))
    assert why is not None
    assert (why.reason, dict(why.facts)) == (reason, facts)


def test_every_reason_is_met() -> None:
    assert {case[0] for case in CASES} == set(REASONS)


# fmt: off
VERBS = (
    "pick", "attack", "draw", "pass", "move", "block", "counter", "take", "yield", "wound", "choose", "slide", "trap",
    "power", "remove", "switch", "copy", "discard", "crow", "reveal", "juggle",
)
# fmt: on
WORDS = (
    "0",
    "1",
    "3",
    "4",
    "R24",
    "G35",
    "BOW",
    "left",
    "up",
    "a1",
    "a5",
    "d3",
    "damage",
    "power",
    "trap",
    "karu",
    "x",
)


def test_every_action_of_up_to_three_words_is_legal_or_has_a_declared_reason() -> None:
    shapes = [args for count in range(4) for args in product(WORDS, repeat=count)]
    for state in (PICKING, TURN, STARTING, TOKEN, DEFEND, HIT, PATHS, SLEEVE, TRAP, POWER, REMOVE, COPY, DRAW):
        legal = frozenset(GAME.legal_actions(state))
        verbs = {one.verb for one in legal} | {"juggle"}
        for verb in VERBS:
            # Verbs of other moments are refused for that alone, whatever follows.
            for args in shapes if verb in verbs else shapes[:20]:
                why = refusal(state, Action(verb, args))
                assert (why is None) == (Action(verb, args) in legal)
                assert why is None or why.reason in REASONS


def test_legal_actions_of_other_moments_are_refused_with_a_declared_reason() -> None:
    for seed in range(5):
        steps = list(walk(random_setup(GAME.id, seed)))
        everything = sorted({action for step in steps for action in step.legal})
        for step in steps[::9]:
            for action in everything:
                why = refusal(step.state, action)
                assert (why is None) == (action in step.legal)
                assert why is None or why.reason in REASONS
