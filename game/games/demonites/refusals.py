"""Why an action is not legal: a typed reason that the screen can say in words (`refusal.demonites.<reason>`)."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import Refusal
from game.games.demonites.clock import RING, may_ring
from game.games.demonites.legality import legal_actions, neighbours, own_side
from game.games.demonites.modes import FRONT_ROOM
from game.games.demonites.state import OVER, PHASES, REINFORCE, TURN, State, card_of

REASONS: tuple[str, ...] = (
    "match_over",
    "not_now_table",
    "not_now_rival",
    "not_now_rush",
    "not_now_answer",
    "not_now_blind",
    "not_now_scout",
    "not_now_commit",
    "not_now_reserve",
    "not_now_turn",
    "not_now_place",
    "not_now_charge",
    "not_in_hand",
    "no_such_rival",
    "too_many_supports",
    "hand_order",
    "no_such_place",
    "already_regrouped",
    "no_reserve",
    "not_a_neighbour",
    "no_such_target",
    "not_your_front",
    "front_full",
    "no_enemy_there",
    "no_ring",
    "no_such_action",
)
"""Facts: `action` (its text) for no_such_action, `card` (a number) for not_in_hand; none else."""

_VERBS: dict[str, tuple[str, ...]] = {
    "rival": ("rival",),
    "rush": ("rush", "wait"),
    "answer": ("play",),
    "blind": ("play",),
    "scout": ("scout",),
    "commit": ("commit",),
    "deploy": ("reserve",),
    "refill": ("reserve",),
    "turn": ("attack", "regroup", "hold"),
    "place": ("place",),
    "charge": ("charge", "hold"),
}
_COUNTS = {"rival": 1, "rush": 1, "wait": 0, "play": 1, "scout": 1, "reserve": 1, "attack": 3, "regroup": 1, "hold": 0,
           "place": 2, "charge": 1}  # fmt: skip
_KNOWN_VERBS = frozenset({"go", "round", "commit", *_COUNTS})


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the actor may not do this now; None for a legal action."""
    if action in legal_actions(state) or (action == RING and may_ring(state)):
        return None
    if state.phase == OVER:
        return Refusal("match_over")
    if action == RING:
        return Refusal("no_ring")
    unknown = Refusal("no_such_action", (("action", action.text),))
    verb, args = action
    if verb not in _KNOWN_VERBS or not all(arg.isdecimal() and arg == str(int(arg)) for arg in args):
        return unknown
    if len(args) != _COUNTS.get(verb, len(args)) or (verb in ("go", "round") and args):
        return unknown
    phase = PHASES[state.phase]
    if state.phase <= REINFORCE:
        return Refusal("not_now_table")
    if verb not in _VERBS[phase]:
        return Refusal("not_now_reserve" if phase in ("deploy", "refill") else f"not_now_{phase}")
    return _about(state, verb, tuple(map(int, args))) or unknown


def _about(state: State, verb: str, args: tuple[int, ...]) -> Refusal | None:
    hand = [card_of(lying) for lying in state.hands[state.actor]]
    if verb == "rival":
        return Refusal("no_such_rival")
    if verb in ("rush", "play", "scout", "reserve"):
        return _missing(hand, args)
    if verb == "commit":
        return _missing(hand, args) or Refusal("too_many_supports" if len(args) > 2 else "hand_order")
    if state.phase == TURN:
        return _about_line(state, verb, args)
    front = args[-1]
    sides = own_side(state.fronts[front], state.actor) if front < len(state.fronts) else None
    if sides is None:
        return Refusal("not_your_front")
    if verb == "charge":
        return Refusal("no_enemy_there")
    return _missing(hand, args[:1]) or (Refusal("front_full") if len(sides[0]) >= FRONT_ROOM else None)


def _missing(hand: list[int], cards: tuple[int, ...]) -> Refusal | None:
    return next((Refusal("not_in_hand", (("card", str(card)),)) for card in cards if card not in hand), None)


def _about_line(state: State, verb: str, args: tuple[int, ...]) -> Refusal | None:
    seat = state.actor
    if verb == "regroup":
        if state.regrouped:
            return Refusal("already_regrouped")
        if not state.hands[seat]:
            return Refusal("no_reserve")
    if args[0] >= len(state.table[seat]):
        return Refusal("no_such_place")
    if args[1] not in neighbours(state, seat):
        return Refusal("not_a_neighbour")
    return Refusal("no_such_target")
