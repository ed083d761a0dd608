"""Why an action is not legal: a typed reason that the screen can say in words
(`refusal.eight_masters_revenge.<reason>`)."""

from __future__ import annotations

from collections.abc import Callable

from game.core.action import Action
from game.core.contract import Refusal
from game.games.eight_masters_revenge.cards import (
    COLOUR,
    COPY,
    DRAGON,
    EFFECTS,
    FIGHTER_NUMBERS,
    FIGHTERS,
    HAND_LIMIT,
    HULDA,
    NONE,
    NUMBERS,
    PLACE_NUMBERS,
)
from game.games.eight_masters_revenge.cards import (
    EFFECT as EFFECT_OF,
)
from game.games.eight_masters_revenge.legality import NEIGHBOURS, free_places, legal_actions
from game.games.eight_masters_revenge.state import (
    EFFECT,
    OVER,
    PHASES,
    SIDES,
    START,
    TURN,
    State,
    in_fury,
    opponents,
)

REASONS: tuple[str, ...] = (
    "match_over",
    "not_now_pick",
    "not_now_start",
    "not_now_turn",
    "not_now_token",
    "not_now_later",
    "not_now_defend",
    "not_now_block2",
    "not_now_counter",
    "not_now_hit",
    "not_now_paths",
    "not_now_effect",
    "not_now_limit",
    "not_now_sleeve",
    "unknown_fighter",
    "board_taken",
    "unknown_card",
    "not_in_hand",
    "needs_card",
    "needs_side",
    "no_such_seat",
    "seat_out",
    "not_an_opponent",
    "passed_before",
    "hand_full",
    "no_cards_left",
    "already_blocking",
    "wrong_colour",
    "no_dragon",
    "no_dragon_beside",
    "no_such_place",
    "place_taken",
    "no_token_there",
    "not_a_neighbour",
    "other_card_bears_one",
    "no_such_slot",
    "bears_wound",
    "bears_power",
    "supply_empty",
    "nothing_to_copy",
    "not_shown",
    "too_many_cards",
    "no_such_action",
)
"""Facts: `card` (a card word), `fighter`, `place`, `effect`, `action` (its text) for the reasons that name one."""

_VERBS: dict[str, tuple[str, ...]] = {
    "pick": ("pick",),
    "start": ("slide", "crow", "reveal", "pass"),
    "turn": ("attack", "draw", "pass"),
    "token": ("move", "pass"),
    "later": ("draw", "pass"),
    "defend": ("block", "counter", "take"),
    "block2": ("block", "take"),
    "counter": ("counter", "yield"),
    "hit": ("wound", "pass"),
    "paths": ("choose",),
    "effect": ("slide", "trap", "wound", "power", "remove", "switch", "draw", "copy", "pass"),
    "limit": ("discard",),
    "sleeve": ("discard",),
}


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the actor may not do this now; None for a legal action."""
    if action in legal_actions(state):
        return None
    if state.phase == OVER:
        return Refusal("match_over")
    phase = PHASES[state.phase]
    verbs = _VERBS[phase]
    if state.phase == EFFECT:
        verbs = (EFFECTS[state.effect], "pass")
    elif state.phase == START:
        verbs = tuple({one.verb for one in legal_actions(state)})
    if action.verb not in verbs:
        return Refusal(f"not_now_{phase}")
    why = _ABOUT.get(action.verb)
    about = why(state, action.args) if why is not None else None
    return about or Refusal("no_such_action", (("action", action.text),))


def _with(reason: str, name: str, word: str) -> Refusal:
    return Refusal(reason, ((name, word),))


def _pick(state: State, args: tuple[str, ...]) -> Refusal | None:
    if not args:
        return None
    fighter = args[0]
    if fighter not in FIGHTER_NUMBERS:
        return _with("unknown_fighter", "fighter", fighter)
    boards = {FIGHTERS[seat.fighter].board for seat in state.seats if seat.fighter >= 0}
    if FIGHTERS[FIGHTER_NUMBERS[fighter]].board in boards:
        return _with("board_taken", "fighter", fighter)
    return None


def _bad_card(state: State, words: tuple[str, ...]) -> Refusal | None:
    hand = state.seats[state.actor].hand
    if not words:
        return Refusal("needs_card")
    for word in words:
        if word not in NUMBERS:
            return _with("unknown_card", "card", word)
        if NUMBERS[word] not in hand:
            return _with("not_in_hand", "card", word)
    return None


def _bad_seat(state: State, word: str | None) -> Refusal | None:
    if word is None or not word.isdecimal() or int(word) >= len(state.seats):
        return Refusal("no_such_seat")
    return Refusal("seat_out") if state.seats[int(word)].out else None


def _bad_side(args: tuple[str, ...], at: int) -> Refusal | None:
    return Refusal("needs_side") if len(args) <= at or args[at] not in SIDES else None


def _bad_slot(args: tuple[str, ...], at: int) -> Refusal | None:
    return Refusal("no_such_slot") if len(args) <= at or args[at] not in ("0", "1") else None


def _attack(state: State, args: tuple[str, ...]) -> Refusal | None:
    target = args[2] if len(args) > 2 else None
    bad = _bad_card(state, args[:1]) or _bad_side(args, 1) or _bad_seat(state, target)
    if bad is not None or target is None:
        return bad
    return None if int(target) in opponents(state, state.active) else Refusal("not_an_opponent")


def _draw(state: State, args: tuple[str, ...]) -> Refusal | None:
    seat = state.active
    if state.phase == EFFECT:
        bad = _bad_seat(state, args[0] if args else None)
        if bad is not None:
            return bad
        seat = int(args[0])
    elif args:
        return None
    if len(state.seats[seat].hand) >= HAND_LIMIT:
        return Refusal("hand_full")
    return None if state.deck or state.discard else Refusal("no_cards_left")


def _pass(state: State, args: tuple[str, ...]) -> Refusal | None:
    return Refusal("passed_before") if state.phase == TURN and not args else None


def _block(state: State, args: tuple[str, ...]) -> Refusal | None:
    bad = _bad_slot(args, 0)
    if bad is not None:
        return bad
    seat, slot = state.seats[state.target], int(args[0])
    if seat.blocking >> slot & 1:
        return Refusal("already_blocking")
    colour = COLOUR[state.blow]
    same = colour >= 0 and COLOUR[seat.cards[slot]] == colour
    return None if same or in_fury(seat, HULDA) else Refusal("wrong_colour")


def _counter(state: State, args: tuple[str, ...]) -> Refusal | None:
    bad = _bad_card(state, args[:1]) or (None if DRAGON[NUMBERS[args[0]]] else _with("no_dragon", "card", args[0]))
    return bad or _bad_side(args, 1) or (Refusal("no_dragon_beside") if len(args) == 2 else None)


def _slide(state: State, args: tuple[str, ...]) -> Refusal | None:
    return _bad_seat(state, args[0] if args else None) or _bad_side(args, 1)


def _switch(state: State, args: tuple[str, ...]) -> Refusal | None:
    return _bad_seat(state, args[0] if args else None)


def _on_place(state: State, args: tuple[str, ...], supply: int) -> Refusal | None:
    bad = _bad_seat(state, args[0] if args else None)
    if bad is not None:
        return bad
    if len(args) < 2 or args[1] not in PLACE_NUMBERS:
        return Refusal("no_such_place")
    if not supply:
        return Refusal("supply_empty")
    free = free_places(state.seats[int(args[0])])
    return None if free >> PLACE_NUMBERS[args[1]] & 1 else _with("place_taken", "place", args[1])


def _trap(state: State, args: tuple[str, ...]) -> Refusal | None:
    return _on_place(state, args, state.supply_damage)


def _crow(state: State, args: tuple[str, ...]) -> Refusal | None:
    return _on_place(state, args, state.supply_crow)


def _wound(state: State, args: tuple[str, ...]) -> Refusal | None:
    bad = _bad_seat(state, args[0] if args else None) or _bad_slot(args, 1)
    if bad is not None:
        return bad
    if state.seats[int(args[0])].damage >> int(args[1]) & 1:
        return Refusal("bears_wound")
    return None if state.supply_damage else Refusal("supply_empty")


def _power(state: State, args: tuple[str, ...]) -> Refusal | None:
    bad = _bad_seat(state, args[0] if args else None) or _bad_slot(args, 1)
    if bad is not None or len(args) != 3 or args[2] not in ("up", "down"):
        return bad
    if state.seats[int(args[0])].power[int(args[1])]:
        return Refusal("bears_power")
    return None if state.supply_power else Refusal("supply_empty")


def _remove(state: State, args: tuple[str, ...]) -> Refusal | None:
    bad = _bad_seat(state, args[0] if args else None)
    if bad is not None:
        return bad
    if len(args) == 2:
        return Refusal("no_token_there" if args[1] in PLACE_NUMBERS else "no_such_place")
    bad = _bad_slot(args, 1)
    if bad is not None or len(args) != 3 or args[2] not in ("damage", "power"):
        return bad
    return Refusal("no_token_there")


def _copy(state: State, args: tuple[str, ...]) -> Refusal | None:
    bad = _bad_seat(state, args[0] if args else None) or _bad_slot(args, 1)
    if bad is not None:
        return bad
    effect = EFFECT_OF[state.seats[int(args[0])].cards[int(args[1])]]
    return Refusal("nothing_to_copy") if effect in (NONE, COPY) else None


def _move(state: State, args: tuple[str, ...]) -> Refusal | None:
    seat = state.seats[state.active]
    if len(args) != 2:
        return None
    if args[0] in ("damage", "power"):
        bad = _bad_slot(args, 1)
        if bad is not None:
            return bad
        slot = int(args[1])
        bears = (seat.damage & 1, seat.damage >> 1) if args[0] == "damage" else seat.power
        return Refusal("no_token_there" if not bears[slot] else "other_card_bears_one")
    if args[0] not in PLACE_NUMBERS or args[1] not in PLACE_NUMBERS:
        return Refusal("no_such_place")
    place, to = PLACE_NUMBERS[args[0]], PLACE_NUMBERS[args[1]]
    if not (seat.traps | seat.crows) >> place & 1:
        return Refusal("no_token_there")
    if not NEIGHBOURS[place] >> to & 1:
        return Refusal("not_a_neighbour")
    return _with("place_taken", "place", args[1])


def _choose(state: State, args: tuple[str, ...]) -> Refusal | None:
    if len(args) != 1 or args[0] not in EFFECTS:
        return None
    return _with("not_shown", "effect", args[0])


def _discard(state: State, args: tuple[str, ...]) -> Refusal | None:
    if not args and PHASES[state.phase] == "sleeve":
        return None
    bad = _bad_card(state, args)
    return bad or (Refusal("too_many_cards") if len(args) > (2 if PHASES[state.phase] == "sleeve" else 1) else None)


_ABOUT: dict[str, Callable[[State, tuple[str, ...]], Refusal | None]] = {
    "pick": _pick,
    "attack": _attack,
    "draw": _draw,
    "pass": _pass,
    "block": _block,
    "counter": _counter,
    "slide": _slide,
    "switch": _switch,
    "trap": _trap,
    "crow": _crow,
    "wound": _wound,
    "power": _power,
    "remove": _remove,
    "copy": _copy,
    "move": _move,
    "choose": _choose,
    "discard": _discard,
}
