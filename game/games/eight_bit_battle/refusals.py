"""Why an action is not legal: a typed reason that the screen can say in words (`refusal.eight_bit_battle.<reason>`)."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_bit_battle.cards import CARDS
from game.games.eight_bit_battle.legality import legal_actions, words
from game.games.eight_bit_battle.state import PHASES, State, actor, free

REASONS: tuple[str, ...] = (
    "match_over",
    "unknown_card",
    "draft_first",
    "commit_first",
    "key_first",
    "join_first",
    "choose_first",
    "needs_character",
    "not_a_character",
    "not_an_item",
    "not_in_hand",
    "one_item",
    "one_character",
    "no_exchange_item",
    "nobody_brings",
    "no_such_action",
)
"""Facts: `card` (a card word) for those about a card, `action` (its text) for no_such_action."""

_WRONG_MOMENT = {
    "draft": "draft_first",
    "commit_attacker": "commit_first",
    "commit_defender": "commit_first",
    "key_attacker": "key_first",
    "key_defender": "key_first",
    "join_attacker": "join_first",
    "join_defender": "join_first",
    "first": "choose_first",
}
_VERBS = {
    "draft": ("keep", "give"),
    "commit_attacker": ("play",),
    "commit_defender": ("play",),
    "key_attacker": ("add", "pass"),
    "key_defender": ("swap", "pass"),
    "join_attacker": ("join", "pass"),
    "join_defender": ("join", "pass"),
    "first": ("first",),
}
_CHARACTER_WORDS = frozenset(card.id for card in CARDS if card.number < 8)
_ITEM_WORDS = frozenset(card.id for card in CARDS if card.number >= 8)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the actor may not do this now; None for a legal action."""
    if action in legal_actions(state):
        return None
    seat = actor(state)
    if seat is None:
        return Refusal("match_over")
    phase = PHASES[state.phase]
    if action.verb == "add" and phase == "key_defender":
        return Refusal("no_exchange_item")
    if action.verb not in _VERBS[phase]:
        return Refusal(_WRONG_MOMENT[phase])
    about = _about_cards(action, words(free(state, seat)))
    return about or Refusal("no_such_action", (("action", action.text),))


def _about_cards(action: Action, hand: tuple[str, ...]) -> Refusal | None:
    if action.verb not in ("play", "add", "swap", "join"):
        return None
    if not action.args:
        return Refusal("needs_character" if action.verb != "add" else "not_an_item", (("card", ""),))
    for place, word in enumerate(action.args):
        card = (("card", word),)
        if word not in _CHARACTER_WORDS | _ITEM_WORDS:
            return Refusal("unknown_card", card)
        wants_item = action.verb == "add" or (action.verb == "play" and place > 0)
        if wants_item and word not in _ITEM_WORDS:
            return Refusal("not_an_item", card)
        if not wants_item and word not in _CHARACTER_WORDS:
            return Refusal("not_a_character", card)
        if word not in hand:
            return Refusal("not_in_hand", card)
    if len(action.args) > (2 if action.verb == "play" else 1):
        return Refusal("one_character" if action.verb in ("swap", "join") else "one_item", (("card", action.args[-1]),))
    return Refusal("nobody_brings", (("card", action.args[0]),)) if action.verb == "join" else None
