"""What `python -m game balance street_war` needs to know: who there is, and how a seat comes to its character."""

from __future__ import annotations

from game.core.action import Action
from game.games.street_war import cards
from game.games.street_war.state import PICK, State

CHARACTERS: tuple[str, ...] = tuple(one.id for one in cards.CHARACTERS)


def placed(state: State, characters: tuple[str, ...]) -> Action | None:
    """The pick that gives the seat to act the one of these that is meant for it; None once both have picked."""
    return Action("pick", (characters[state.actor],)) if state.phase == PICK else None
