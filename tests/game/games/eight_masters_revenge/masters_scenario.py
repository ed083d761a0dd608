"""Positions and moves for the tests of 8 Masters' Revenge, in the form of the rules page (§8.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.action import Action, parse_action
from game.core.events import Event
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import (
    BLOW_CARDS,
    CARDS,
    FIGHTER_NUMBERS,
    NO_FIGHTER,
    NUMBERS,
    PLACE_NUMBERS,
    PLACES,
    TOKEN_COUNTS,
)
from game.games.eight_masters_revenge.flow import settle
from game.games.eight_masters_revenge.modes import MODE_IDS, ONE_AGAINST_ALL
from game.games.eight_masters_revenge.options import read_options
from game.games.eight_masters_revenge.state import (
    BEGIN,
    PHASES,
    TURN,
    Position,
    Seat,
    State,
    attack_value,
    defence_value,
    rules_of,
)

MODES = {"ffa": "free_for_all", "lone": MODE_IDS[ONE_AGAINST_ALL]}
SIDES = {"L": "left", "R": "right"}
SIGNS = {1: "up", -1: "down"}


def numbers(words: Iterable[str]) -> tuple[int, ...]:
    """Card words as numbers."""
    return tuple(NUMBERS[word] for word in words)


def words(cards: Iterable[int]) -> list[str]:
    """Card numbers as words."""
    return [CARDS[card].id for card in cards]


def _mask(flags: Iterable[int]) -> int:
    return sum(1 << slot for slot, flag in enumerate(flags) if flag)


def _seat(data: Mapping[str, Any], life: int) -> Seat:
    tokens = data.get("tokens", {})
    fighter = data.get("fighter")
    power = data.get("power", (0, 0))
    return Seat(
        fighter=NO_FIGHTER if fighter is None else FIGHTER_NUMBERS[fighter],
        life=data.get("life", life),
        fury=data.get("fury", 0),
        passed=data.get("passed", 0),
        cards=numbers(data.get("cards", ("BOW", "BOW"))),
        col=data.get("col", 3) - 1,
        blocking=_mask(data.get("blocking", ())),
        damage=_mask(data.get("damage", ())),
        power=(power[0], power[1]),
        traps=sum(1 << PLACE_NUMBERS[place] for place, token in tokens.items() if token == "damage"),
        crows=sum(1 << PLACE_NUMBERS[place] for place, token in tokens.items() if token == "crow"),
        hand=tuple(sorted(numbers(data.get("hand", ())))),
        aside=tuple(sorted(numbers(data.get("aside", ())))),
    )


def position(setup: Mapping[str, Any], events: list[Event] | None = None, **options: str) -> State:
    """The state that a set-up of §8.0 describes, without hidden pauses unless `options` say otherwise. A seat with
    `"out": 1` has fallen. Events of a BEGIN that is carried out go to `events`."""
    chosen = read_options({"hide_pauses": "off", **options})
    mode_id = str(setup.get("mode", "duel"))
    number = MODE_IDS.index(MODES.get(mode_id, mode_id))
    mode = rules_of(number, chosen)
    described = [*setup.get("seats", []), *[{}] * mode.seats][: mode.seats]
    seats = [
        Seat(cards=(), col=0, out=1) if data.get("out") else _seat(data, mode.lives[seat])
        for seat, data in enumerate(described)
    ]
    discard = numbers(setup.get("discard", ()))
    top = numbers(setup.get("deck_top", ()))
    named = {*discard, *top}
    for seat in seats:
        named |= {*seat.cards, *seat.hand, *seat.aside}
    rest = () if setup.get("deck_only") else tuple(card for card in range(BLOW_CARDS) if card not in named)
    active = setup.get("turn", 0)
    begin = setup.get("phase", "turn") == "begin"
    state = State(
        options=chosen,
        mode=number,
        rng=1,
        seats=tuple(seats),
        deck=top + rest,
        discard=discard,
        phase=TURN,
        actor=active,
        active=active,
        place=setup.get("place", mode.order.index(active)),
        round=setup.get("round", 2),
        begun=0 if begin else 1 << active,
        extra=setup.get("extra", 0),
        supply_damage=TOKEN_COUNTS[0] - sum((seat.traps.bit_count() + seat.damage.bit_count()) for seat in seats),
        supply_power=TOKEN_COUNTS[1] - sum(1 for seat in seats for sign in seat.power if sign),
        supply_crow=TOKEN_COUNTS[2] - sum(seat.crows.bit_count() for seat in seats),
    )
    if begin:
        moving = Position(state)
        moving.phase = BEGIN
        settle(moving, events)
        state = moving.state()
    return state


def action(move: Mapping[str, Any]) -> Action:
    """A move of the rules page (§4) as an action."""
    kind = move["t"]
    seat = str(move.get("seat"))
    args: tuple[str, ...] = ()
    if kind == "pick":
        args = (move["fighter"],)
    elif kind == "attack":
        args = (move["card"], SIDES[move["side"]], str(move["target"]))
    elif kind == "counter":
        args = (move["card"], SIDES[move["side"]])
    elif kind == "slide":
        args = (seat, SIDES[move["dir"]], *([str(move["steps"])] if "steps" in move else []))
    elif kind in ("crow", "trap"):
        args = (seat, move["place"])
    elif kind == "block":
        args = (str(move["slot"]),)
    elif kind in ("wound", "copy"):
        args = (seat, str(move["slot"]))
    elif kind == "power":
        args = (seat, str(move["slot"]), SIGNS[move["sign"]])
    elif kind == "remove":
        args = (seat, move["place"]) if "place" in move else (seat, str(move["slot"]), move["kind"])
    elif kind == "switch" or (kind == "draw" and "seat" in move):
        args = (seat,)
    elif kind == "move":
        args = (move["from"], move["to"]) if "from" in move else (move["kind"], str(move["slot"]))
    elif kind == "choose":
        args = (move["effect"],)
    elif kind == "discard":
        args = tuple(words(sorted(numbers(move["cards"]))))
    return Action(kind, args)


def play(state: State, *lines: str, events: list[Event] | None = None) -> State:
    """The state after these actions in text form, each checked; their events go to `events`."""
    for line in lines:
        state, told = GAME.apply(state, parse_action(line))
        if events is not None:
            events.extend(told)
    return state


def legal(state: State) -> list[str]:
    """The legal actions as text."""
    return [one.text for one in GAME.legal_actions(state)]


def facts(events: Iterable[Event], kind: str) -> list[dict[str, object]]:
    """The facts of every event of this kind, as the table's whole truth tells them."""
    return [dict(event.facts) for event in events if event.kind == kind and event.to & 1 << 31]


def seat_facts(seat: Seat) -> dict[str, Any]:
    """A seat in the words of §8.0."""
    tokens = {word: "damage" for place, word in enumerate(PLACES) if seat.traps >> place & 1}
    tokens |= {word: "crow" for place, word in enumerate(PLACES) if seat.crows >> place & 1}
    return {
        "life": seat.life,
        "fury": seat.fury,
        "out": seat.out,
        "passed": seat.passed,
        "cards": words(seat.cards),
        "col": seat.col + 1,
        "blocking": [seat.blocking & 1, seat.blocking >> 1],
        "damage": [seat.damage & 1, seat.damage >> 1],
        "power": list(seat.power),
        "tokens": tokens,
        "hand": set(words(seat.hand)),
        "aside": set(words(seat.aside)),
        "attack": attack_value(seat),
        "defence": defence_value(seat),
    }


def table_facts(state: State) -> dict[str, Any]:
    """The table in the words of §8.0, without its seats."""
    result = GAME.result(state)
    return {
        "phase": PHASES[state.phase],
        "actor": state.actor,
        "turn": state.active,
        "round": state.round,
        "extra": state.extra,
        "deck_count": len(state.deck),
        "discard": words(state.discard),
        "supply": {"damage": state.supply_damage, "power": state.supply_power, "crow": state.supply_crow},
        "winners": list(result.winners) if result is not None else None,
    }
