"""Positions and moves for the tests of 8 Masters' Revenge, in the form of the rules page (§8.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.action import Action, parse_action
from game.core.events import Event
from game.games.eight_masters_revenge import GAME, positions
from game.games.eight_masters_revenge.cards import CARDS, NUMBERS, PLACES
from game.games.eight_masters_revenge.state import PHASES, Seat, State, attack_value, defence_value

SIDES = {"L": "left", "R": "right"}
SIGNS = {1: "up", -1: "down"}


def numbers(words: Iterable[str]) -> tuple[int, ...]:
    """Card words as numbers."""
    return tuple(NUMBERS[word] for word in words)


def words(cards: Iterable[int]) -> list[str]:
    """Card numbers as words."""
    return [CARDS[card].id for card in cards]


def position(setup: Mapping[str, Any], events: list[Event] | None = None, **options: str) -> State:
    """The state that a set-up of §8.0 describes, see `positions.position`."""
    return positions.position(setup, events, options)


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
