"""Every reason for a refusal; every action of whatever shape is either legal or refused with a declared one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.core.action import Action, parse_action
from game.core.contract import Setup
from game.games.street_war import GAME
from game.games.street_war.positions import position
from game.games.street_war.refusals import REASONS, refusal
from game.games.street_war.state import State
from tests.conformance.matches import random_setup, walk
from tests.game.games.street_war.street_scenario import LOSES, WINS, play

HAND: dict[str, Any] = {"battle": [1, 2, 3, 4, 5]}
PICKING = play(GAME.new(Setup(GAME.id, 1))[0], "pick magpie")
CLAIMING = position({"seats": [{**HAND, "character": "sketcher"}, {}], "phase": "claim"})
LINING = position({"seats": [HAND, {}], "phase": "line_up"})
OPENS = {**WINS, "cards": ["barter", "grab", "snack", "boost"]}
HUSTLE = position({"seats": [{**OPENS, "health": 3}, {**LOSES, "cards": ["jab"]}], "phase": "hustle"})
REFILLER = position({"seats": [{**WINS, "cards": ["refill"]}, LOSES], "phase": "hustle"})._replace(deck=())
FULL = position({"seats": [OPENS, LOSES], "phase": "hustle"})
RUSH = position({"seats": [{**OPENS, "health": 3}, LOSES], "phase": "hustle", "round": 12})
DRIFTER = position({"seats": [{**WINS, "character": "drifter"}, LOSES], "phase": "hustle"})
SCOOPS = position({"seats": [{**WINS, "character": "scoops", "cards": ["jab"]}, LOSES], "phase": "hustle"})
PATROL = position({"seats": [{**WINS, "character": "patrol"}, LOSES], "phase": "hustle"})
PEEKING = play(position({"seats": [{**WINS, "character": "scoops"}, LOSES], "phase": "hustle", "pile": [2, 3]}), "peek")
SETTING = position({"seats": [{**WINS, "cards": ["boost", "grab"]}, LOSES]})
LATE = {**HAND, "character": "commuter"}
LOOKING = play(position({"seats": [LATE, {"cards": []}], "waiter": 0, "round": 3}), "done")
SWIPING = position({"seats": [{**WINS, "character": "magpie"}, LOSES], "phase": "last_call"})
SEEN = play(SWIPING, "glimpse 2")
SHIELDING = position({"seats": [{**WINS, "character": "liberty"}, LOSES], "phase": "last_call", "round": 6})
OVER = play(position({"seats": [WINS, {**LOSES, "health": 1}]}), "done", "done")

CASES: tuple[tuple[str, State, str, dict[str, str]], ...] = (
    ("match_over", OVER, "pass", {}),
    ("not_now_pick", PICKING, "pass", {}),
    ("unknown_character", PICKING, "pick superman", {"character": "superman"}),
    ("character_taken", PICKING, "pick magpie", {"character": "magpie"}),
    ("no_such_action", PICKING, "pick", {"action": "pick"}),
    ("not_now_claim", CLAIMING, "row 1 2 3 4 5", {}),
    ("no_such_action", CLAIMING, "wait here", {"action": "wait here"}),
    ("not_now_line_up", LINING, "pass", {}),
    ("needs_five_cards", LINING, "row 1 2 3 4", {}),
    ("not_these_cards", LINING, "row 1 2 3 4 6", {}),
    ("not_now_hustle", HUSTLE, "set boost 1", {}),
    ("needs_card", HUSTLE, "open", {}),
    ("unknown_card", HUSTLE, "open sesame", {"card": "sesame"}),
    ("not_in_hand", HUSTLE, "open refill", {"card": "refill"}),
    ("not_an_open_card", HUSTLE, "open boost", {"card": "boost"}),
    ("needs_gift", HUSTLE, "open barter", {}),
    ("needs_gift", HUSTLE, "open barter barter", {}),
    ("not_in_hand", HUSTLE, "open barter slam", {"card": "slam"}),
    ("unknown_card", HUSTLE, "open barter pear", {"card": "pear"}),
    ("no_such_action", HUSTLE, "open grab boost", {"action": "open grab boost"}),
    ("not_your_ability", HUSTLE, "steal", {}),
    ("not_your_ability", HUSTLE, "peek", {}),
    ("no_such_action", HUSTLE, "pass now", {"action": "pass now"}),
    ("health_full", FULL, "open snack", {}),
    ("rush_hour", RUSH, "open snack", {}),
    ("other_hand_empty", FULL, "open grab", {}),
    ("other_hand_empty", FULL, "open barter boost", {}),
    ("other_hand_empty", DRIFTER, "steal", {}),
    ("deck_empty", REFILLER, "open refill", {}),
    ("deck_empty", SCOOPS._replace(deck=()), "redraw jab", {}),
    ("pile_empty", SCOOPS._replace(pile=()), "peek", {}),
    ("needs_card", SCOOPS, "redraw", {}),
    ("not_in_hand", SCOOPS, "redraw slam", {"card": "slam"}),
    ("not_ready", PATROL, "patrol", {"round": "4"}),
    ("not_now_peek", PEEKING, "pass", {}),
    ("needs_card", PEEKING, "take", {}),
    ("not_peeked", PEEKING, "take 6 1", {"card": "6"}),
    ("no_such_lane", PEEKING, "take 2", {"lane": ""}),
    ("no_such_lane", PEEKING, "take 2 6", {"lane": "6"}),
    ("no_such_action", PEEKING, "leave 2", {"action": "leave 2"}),
    ("not_now_set_up", SETTING, "pass", {}),
    ("needs_card", SETTING, "set", {}),
    ("open_card", SETTING, "set grab 1", {"card": "grab"}),
    ("not_in_hand", SETTING, "set jab 1", {"card": "jab"}),
    ("unknown_card", SETTING, "set hat 1", {"card": "hat"}),
    ("no_such_lane", SETTING, "set boost", {"lane": ""}),
    ("no_such_lane", SETTING, "set boost 0", {"lane": "0"}),
    ("not_now_look", LOOKING, "row 1 2 3 4 5", {}),
    ("two_lanes", LOOKING, "look 1", {}),
    ("no_such_lane", LOOKING, "look 1 9", {"lane": "9"}),
    ("not_now_last_call", SWIPING, "done", {}),
    ("not_your_ability", SWIPING, "shield", {}),
    ("no_such_lane", SWIPING, "glimpse", {"lane": ""}),
    ("no_such_lane", SWIPING, "glimpse 6", {"lane": "6"}),
    ("not_your_ability", SHIELDING, "glimpse 1", {}),
    ("not_now_swipe", SEEN, "pass", {}),
    ("not_now_swipe", SEEN, "glimpse 3", {}),
    ("two_lanes", SEEN, "swipe 2", {}),
    ("no_such_lane", SEEN, "swipe", {"lane": ""}),
    ("no_such_lane", SEEN, "swipe six", {"lane": "six"}),
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
    "pick", "wait", "pass", "row", "open", "steal", "extra", "patrol", "peek", "redraw", "take", "leave", "set", "done",
    "look", "glimpse", "swipe", "shield", "juggle",
)
# fmt: on
WORDS = ("0", "1", "2", "5", "6", "boost", "grab", "barter", "jab", "magpie", "x")


def test_every_action_of_up_to_three_words_is_legal_or_has_a_declared_reason() -> None:
    shapes = [args for count in range(4) for args in product(WORDS, repeat=count)]
    states = (PICKING, CLAIMING, LINING, HUSTLE, SCOOPS, PEEKING, SETTING, LOOKING, SWIPING, SHIELDING, OVER)
    for state in states:
        legal = frozenset(GAME.legal_actions(state))
        verbs = {one.verb for one in legal} | {"juggle"}
        for verb in VERBS:
            # Verbs of other moments are refused for that alone, whatever follows.
            for args in shapes if verb in verbs else shapes[:30]:
                why = refusal(state, Action(verb, args))
                assert (why is None) == (Action(verb, args) in legal)
                assert why is None or why.reason in REASONS


def test_legal_actions_of_other_moments_are_refused_with_a_declared_reason() -> None:
    for seed in range(5):
        steps = list(walk(random_setup(GAME.id, seed)))
        everything = sorted({action for step in steps for action in step.legal})
        for step in steps[::11]:
            for action in everything:
                why = refusal(step.state, action)
                assert (why is None) == (action in step.legal)
                assert why is None or why.reason in REASONS
