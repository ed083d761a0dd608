"""Positions and plays in the words of rules/demonites.md, for the tests of the Demonites Battle Deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import parse_action
from game.core.contract import Setup
from game.core.events import OPEN, Event, Fact, seen_by
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.positions import position
from game.games.demonites.state import State, card_of, owned


def start(mode: str, *armies: Sequence[int], options: Mapping[str, str] | None = None, **setup: Any) -> State:
    """A match of these armies, at its first decision."""
    return position({"mode": mode, "armies": armies, **setup}, options)


def play(state: State, *lines: str, events: list[Event] | None = None) -> State:
    """The state after these actions; what happened goes to `events`."""
    for line in lines:
        state, told = GAME.apply(state, parse_action(line))
        if events is not None:
            events += told
    return state


def facts(events: Sequence[Event], kind: str, eyes: int = OPEN) -> list[dict[str, Fact]]:
    """The facts of every event of this kind, as these eyes read them."""
    return [dict(event.facts) for event in seen_by(events, eyes) if event.kind == kind]


def armies(state: State) -> list[list[int]]:
    """The armies by card number, top first."""
    return [[card_of(lying) for lying in cards] for cards in state.armies]


def counts(state: State) -> list[int]:
    """How many cards each owns."""
    return [len(owned(state, seat)) for seat in range(len(state.armies))]


def texts(state: State) -> list[str]:
    """The legal actions as text."""
    return [action.text for action in GAME.legal_actions(state)]


def walked(mode: str, seats: int, seed: int, options: Mapping[str, str] | None = None) -> tuple[State, list[Event]]:
    """The end of a match of random decisions, and all its events. War goes step by step."""
    state, told = GAME.new(Setup("demonites", seed, seats, mode, options or {}))
    events, rng = list(told), Rng(seed)
    while GAME.to_act(state) is not None:
        legal = GAME.legal_actions(state)
        state, told = GAME.apply(state, legal[0] if mode == "war" else rng.choice(legal))
        events += told
    return state, events
