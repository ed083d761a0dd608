"""What is pressed on the table of the Demonites for an action."""

from __future__ import annotations

from game.core.action import Action
from scenes.tables.demonites.keys import BUTTONS, keys_of
from scenes.tables.demonites.table import DemonTable
from scenes.tables.spots import Key

CONFIRM: Key = ("confirm", 0, 0)


def presses(table: DemonTable, action: Action) -> list[Key]:
    """The spots in order, the confirming one last; a button is pressed alone. What is picked already stays so, and
    a support too many is laid back."""
    if action.verb in BUTTONS:
        return [(f"button {action.verb}", 0, 0)]
    choosing = table.choosing
    assert choosing is not None
    hand = table.hands.hand
    reserve = choosing.hand[0] if choosing.hand else None
    wanted = keys_of(action, choosing.seat, reserve)
    meant = sorted(wanted - {*choosing.picked}, key=lambda key: _rank(key, choosing.seat))
    if action.verb == "commit":
        meant = [key for key in choosing.picked if key not in wanted] + meant
    spots: list[Key] = [("hand", hand.index(key[2]), key[2]) if key[0] == "hand" else key for key in meant]
    return [*spots, CONFIRM]


def _rank(key: Key, seat: int) -> int:
    """Cards of the hand first, then the own line, then where they are sent."""
    return ("hand", "line", "front", "seat").index(key[0]) * 2 + int(key[0] == "line" and key[1] != seat)
