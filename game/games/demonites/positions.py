"""Positions as the rules page writes them (rules/demonites.md §8.0): for lessons and for tests.

A set-up is a mapping with: mode, seats, armies (card numbers, top first; cards in no army are not in this match) and
perhaps limit, options (values by their ids) and moves. The match begins normally from there; the moves, which are
actions as text, have been made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.action import Action, parse_action
from game.core.contract import IllegalActionError
from game.games.demonites.dealing import first_state
from game.games.demonites.modes import mode_number, round_limit
from game.games.demonites.options import read_options
from game.games.demonites.refusals import refusal
from game.games.demonites.rules import begun, transition
from game.games.demonites.state import State

_WORDS = ("card", "cards", "own", "seat", "slot", "front")
"""The parts of a move in the order of an action's words; a rush's card, a place's card and front, ..."""


def position(setup: Mapping[str, Any], options: Mapping[str, str] | None = None) -> State:
    """The state that a set-up describes. Raises SetupError for a mode or option that the game does not have, and
    IllegalActionError for a move that cannot be made."""
    mode, chosen = mode_number(str(setup["mode"])), read_options(options or setup.get("options", {}))
    armies = [list(map(int, cards)) for cards in setup["armies"]]
    limit = int(setup.get("limit", round_limit(mode, len(armies), chosen)))
    state = begun(first_state(mode, armies, limit)._replace(options=chosen).taken_apart(), None)
    for action in map(parse_action, setup.get("moves", ())):
        why = refusal(state, action)
        if why is not None:
            raise IllegalActionError(action, why)
        state = transition(state, action, None)
    return state


def move_action(move: Mapping[str, Any]) -> Action:
    """A move as the rules page writes it: `{"t": "place", "card": 36, "front": 0}` is `place 36 0`."""
    words: list[str] = []
    for part in _WORDS:
        value = move.get(part, ())
        words += map(str, value if isinstance(value, list | tuple) else (value,))
    return Action(str(move["t"]), tuple(words))
