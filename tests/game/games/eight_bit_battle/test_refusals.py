"""Every illegal action has a reason, and every reason an action that meets it."""

from __future__ import annotations

import pytest

from game.core.action import Action, parse_action
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.cards import CARDS
from game.games.eight_bit_battle.refusals import REASONS, refusal
from game.games.eight_bit_battle.state import State
from tests.game.games.eight_bit_battle.scenario import battle, play

OWN = battle("queen king warrior key sword", "villager goblin key shield", {"two_keys": "on"})
DRAFT = play(battle("king goblin", "queen villager"), "play goblin; play villager; play queen; play king; first me")[0]
JOINING = play(OWN, "play queen; play goblin")[0]
ADDING = play(OWN, "play queen key; play goblin")[0]
SWAPPING = play(OWN, "play warrior; play goblin key")[0]
CHOOSING = play(battle("king", "queen"), "play king; play queen")[0]

CASES: tuple[tuple[str, State, str, dict[str, str]], ...] = (
    ("draft_first", DRAFT, "play king", {}),
    ("draft_first", DRAFT, "pass", {}),
    ("no_such_action", DRAFT, "keep king", {"action": "keep king"}),
    ("commit_first", OWN, "keep", {}),
    ("commit_first", OWN, "pass", {}),
    ("needs_character", OWN, "play", {"card": ""}),
    ("unknown_card", OWN, "play dragon", {"card": "dragon"}),
    ("unknown_card", OWN, "play king spoon", {"card": "spoon"}),
    ("not_a_character", OWN, "play sword", {"card": "sword"}),
    ("not_an_item", OWN, "play king queen", {"card": "queen"}),
    ("not_in_hand", OWN, "play goblin", {"card": "goblin"}),
    ("not_in_hand", OWN, "play king mail", {"card": "mail"}),
    ("one_item", OWN, "play king sword key", {"card": "key"}),
    ("join_first", JOINING, "play king", {}),
    ("nobody_brings", JOINING, "join warrior", {"card": "warrior"}),
    ("not_in_hand", JOINING, "join queen", {"card": "queen"}),
    ("needs_character", JOINING, "join", {"card": ""}),
    ("no_such_action", JOINING, "pass king", {"action": "pass king"}),
    ("key_first", ADDING, "play king", {}),
    ("key_first", ADDING, "swap king", {}),
    ("not_an_item", ADDING, "add king", {"card": "king"}),
    ("not_an_item", ADDING, "add", {"card": ""}),
    ("not_in_hand", ADDING, "add key", {"card": "key"}),
    ("one_item", ADDING, "add sword sword", {"card": "sword"}),
    ("no_exchange_item", SWAPPING, "add shield", {}),
    ("not_in_hand", SWAPPING, "swap goblin", {"card": "goblin"}),
    ("not_a_character", SWAPPING, "swap shield", {"card": "shield"}),
    ("one_character", SWAPPING, "swap villager villager", {"card": "villager"}),
    ("one_character", JOINING, "join king king", {"card": "king"}),
    ("choose_first", CHOOSING, "keep", {}),
    ("no_such_action", CHOOSING, "first", {"action": "first"}),
    ("match_over", CHOOSING._replace(phase=9, winner=0), "pass", {}),
)


@pytest.mark.parametrize(("reason", "state", "text", "facts"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_reason(reason: str, state: State, text: str, facts: dict[str, str]) -> None:
    why = refusal(state, parse_action(text))
    assert why is not None
    assert (why.reason, dict(why.facts)) == (reason, facts)


def test_every_reason_is_met() -> None:
    assert {case[0] for case in CASES} == set(REASONS)


def test_every_action_of_one_to_three_words_is_legal_or_has_a_declared_reason() -> None:
    words = sorted({card.id for card in CARDS} | {"me", "you", "dragon"})
    for state in (OWN, DRAFT, JOINING, ADDING, SWAPPING, CHOOSING):
        legal = GAME.legal_actions(state)
        for verb in ("keep", "give", "play", "add", "swap", "join", "pass", "first", "juggle"):
            for args in ((), *((a,) for a in words), *((a, b) for a in words for b in words)):
                why = refusal(state, Action(verb, args))
                assert (why is None) == (Action(verb, args) in legal)
                assert why is None or why.reason in REASONS
