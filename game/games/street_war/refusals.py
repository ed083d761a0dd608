"""Why an action is not legal: a typed reason that the screen can say in words (`refusal.street_war.<reason>`)."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import Refusal
from game.games.street_war.cards import (
    BARTER,
    CHARACTER_NUMBERS,
    CHARACTERS,
    HEALTH,
    IS_OPEN,
    SNACK,
    STRATEGY_NUMBERS,
)
from game.games.street_war.legality import LANE_WORDS, legal_actions
from game.games.street_war.options import in_rush_hour
from game.games.street_war.state import (
    HUSTLE,
    LAST_CALL,
    OVER,
    PHASES,
    State,
    is_ready,
)

REASONS: tuple[str, ...] = (
    "match_over",
    "not_now_pick",
    "not_now_claim",
    "not_now_line_up",
    "not_now_hustle",
    "not_now_peek",
    "not_now_set_up",
    "not_now_look",
    "not_now_last_call",
    "not_now_swipe",
    "unknown_character",
    "character_taken",
    "needs_five_cards",
    "not_these_cards",
    "unknown_card",
    "not_in_hand",
    "not_an_open_card",
    "open_card",
    "needs_gift",
    "other_hand_empty",
    "health_full",
    "rush_hour",
    "deck_empty",
    "pile_empty",
    "not_your_ability",
    "not_ready",
    "needs_card",
    "not_peeked",
    "no_such_lane",
    "two_lanes",
    "no_such_action",
)
"""Facts: `card` (the word) for those about a card, `character` (an id), `round` (when it is ready again) for not_ready,
`lane` for no_such_lane, `action` (its text) for no_such_action."""

_VERBS: dict[str, tuple[str, ...]] = {
    "pick": ("pick",),
    "claim": ("wait", "pass"),
    "line_up": ("row",),
    "line_up_last": ("row",),
    "hustle": ("open", "steal", "extra", "patrol", "peek", "redraw", "pass"),
    "peek": ("take", "leave"),
    "set_up": ("set", "done"),
    "look": ("look",),
    "set_up_last": ("set", "done"),
    "last_call": ("glimpse", "shield", "pass"),
    "swipe": ("swipe", "leave"),
}


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the actor may not do this now; None for a legal action."""
    if action in legal_actions(state):
        return None
    if state.phase == OVER:
        return Refusal("match_over")
    phase = PHASES[state.phase]
    if action.verb not in _VERBS[phase]:
        return Refusal(f"not_now_{phase.removesuffix('_last')}")
    about = _about(state, action)
    return about or Refusal("no_such_action", (("action", action.text),))


def _about(state: State, action: Action) -> Refusal | None:
    verb, args = action.verb, action.args
    if verb == "pick":
        return _about_pick(args)
    if verb == "row":
        return Refusal("needs_five_cards" if len(args) != len(LANE_WORDS) else "not_these_cards")
    if verb == "take":
        return _about_take(state, args)
    if verb == "set":
        return _about_set(state, args)
    if verb == "open":
        return _about_open(state, args)
    if verb == "look":
        return (_bad_lane(args) if len(args) == 2 else None) or Refusal("two_lanes")
    if verb == "swipe":
        return _bad_lane(args[:1] or ("",)) or Refusal("two_lanes")
    if state.phase in (HUSTLE, LAST_CALL) and verb != "pass":
        return _about_ability(state, verb, args)
    return None


def _about_pick(args: tuple[str, ...]) -> Refusal | None:
    if len(args) != 1:
        return None
    reason = "character_taken" if args[0] in CHARACTER_NUMBERS else "unknown_character"
    return Refusal(reason, (("character", args[0]),))


def _bad_lane(args: tuple[str, ...]) -> Refusal | None:
    wrong = [word for word in args if word not in LANE_WORDS]
    return Refusal("no_such_lane", (("lane", wrong[0]),)) if wrong else None


def _about_take(state: State, args: tuple[str, ...]) -> Refusal | None:
    if not args:
        return Refusal("needs_card")
    if args[0] not in map(str, state.peeked):
        return Refusal("not_peeked", (("card", args[0]),))
    if len(args) == 1:
        return Refusal("no_such_lane", (("lane", ""),))
    return _bad_lane(args[1:2])


def _about_hand(state: State, word: str) -> Refusal | None:
    if word not in STRATEGY_NUMBERS:
        return Refusal("unknown_card", (("card", word),))
    if STRATEGY_NUMBERS[word] not in state.seats[state.actor].cards:
        return Refusal("not_in_hand", (("card", word),))
    return None


def _about_set(state: State, args: tuple[str, ...]) -> Refusal | None:
    if not args:
        return Refusal("needs_card")
    about = _about_hand(state, args[0])
    if about is not None:
        return about
    if IS_OPEN[STRATEGY_NUMBERS[args[0]]]:
        return Refusal("open_card", (("card", args[0]),))
    if len(args) == 1:
        return Refusal("no_such_lane", (("lane", ""),))
    return _bad_lane(args[1:2])


def _about_open(state: State, args: tuple[str, ...]) -> Refusal | None:
    if not args:
        return Refusal("needs_card")
    about = _about_hand(state, args[0])
    if about is not None:
        return about
    card = STRATEGY_NUMBERS[args[0]]
    if not IS_OPEN[card]:
        return Refusal("not_an_open_card", (("card", args[0]),))
    seat, other = state.seats[state.actor], state.seats[1 - state.actor]
    if card == SNACK:
        if in_rush_hour(state.options, state.round):
            return Refusal("rush_hour")
        return Refusal("health_full") if seat.health == HEALTH else None
    if args[0] == "refill":
        return None if state.deck else Refusal("deck_empty")
    if not other.cards:
        return Refusal("other_hand_empty")
    if card == BARTER:
        gifts = [word for word in args[1:] if word != "barter"]
        if not gifts:
            return Refusal("needs_gift")
        return _about_hand(state, gifts[0])
    return None


def _has(state: State, verb: str) -> bool:
    return verb in CHARACTERS[state.seats[state.actor].character].verbs


def _about_ability(state: State, verb: str, args: tuple[str, ...]) -> Refusal | None:
    seat, other = state.seats[state.actor], state.seats[1 - state.actor]
    if not _has(state, verb):
        return Refusal("not_your_ability")
    if not is_ready(seat, state.round):
        return Refusal("not_ready", (("round", str(seat.ready)),))
    if verb == "steal" and not other.cards:
        return Refusal("other_hand_empty")
    if verb == "peek" and not state.pile:
        return Refusal("pile_empty")
    if verb in ("extra", "redraw") and not state.deck:
        return Refusal("deck_empty")
    if verb == "redraw":
        return _about_hand(state, args[0]) if args else Refusal("needs_card")
    if verb == "glimpse":
        return _bad_lane(args[:1] or ("",))
    return None
