"""Positions and plays in the words of rules/street_war.md, for the tests of Street War."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import parse_action
from game.core.events import OPEN, Event, Fact, seen_by
from game.games.street_war import GAME
from game.games.street_war.positions import position
from game.games.street_war.state import State

# Rows by what comes of them where nothing else lies: lanes 3:2, and 2:2 with one cancelled.
WINS: dict[str, Any] = {"row": [7, 7, 6, 1, 1], "cards": []}
LOSES: dict[str, Any] = {"row": [5, 5, 4, 6, 2], "cards": []}
EVEN: tuple[dict[str, Any], dict[str, Any]] = (
    {"row": [7, 7, 3, 1, 1], "cards": []},
    {"row": [5, 5, 3, 6, 2], "cards": []},
)


def play(state: State, *lines: str, events: list[Event] | None = None) -> State:
    """The state after these actions; what happened goes to `events`."""
    for line in lines:
        state, told = GAME.apply(state, parse_action(line))
        if events is not None:
            events += told
    return state


def fought(
    first: Mapping[str, Any], second: Mapping[str, Any], options: Mapping[str, str] | None = None, **setup: Any
) -> tuple[State, list[Event]]:
    """Both finish their set-up without laying more: the state after the fight, and what happened."""
    events: list[Event] = []
    state = position({"seats": [first, second], **setup}, options)
    return play(state, "done", "done", events=events), events


def facts(events: Sequence[Event], kind: str, eyes: int = OPEN) -> list[dict[str, Fact]]:
    """The facts of every event of this kind, as these eyes read them."""
    return [dict(event.facts) for event in seen_by(events, eyes) if event.kind == kind]


def healths(state: State) -> tuple[int, int]:
    """Both healths."""
    return state.seats[0].health, state.seats[1].health


def texts(state: State) -> list[str]:
    """The legal actions as text."""
    return [action.text for action in GAME.legal_actions(state)]


def verbs(state: State) -> set[str]:
    """The verbs of the legal actions."""
    return {action.verb for action in GAME.legal_actions(state)}
