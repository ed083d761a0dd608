"""What a lesson of this game points at, in words: `hand 1 tinshin`, `lying 0 pyrehowl`, `line 1 3`, `front 0`.

`hand PLACE DEMON`: a card on the desk. `lying SEAT DEMON`: a card that lies open; on the fronts of a Campaign, `SEAT`
is the front. `line SEAT PLACE`: a card of an Ambush line. `front`, `army`, `seat` and `sums` with their number;
`button WORD` and `confirm`. All numbers from 0. Any other single word is a slot of the map.
"""

from __future__ import annotations

import pygame

from game.games.demonites.cards import DEMONS
from scenes.tables.demonites.table import DemonTable
from scenes.tables.spots import Key

NUMBERS: dict[str, int] = {demon.id: demon.number for demon in DEMONS}
OF_A_SEAT = ("army", "seat", "sums")


def key_of(words: str) -> Key:
    """The spot's key; of sums only the beginning is sure. Raises ValueError for words that name none."""
    name, *rest = words.split()
    if name == "confirm" and not rest:
        return ("confirm", 0, 0)
    if name == "button" and len(rest) == 1:
        return (f"button {rest[0]}", 0, 0)
    if name == "front" and len(rest) == 1:
        return ("front", 0, int(rest[0]))
    if name in OF_A_SEAT and len(rest) == 1:
        return (name, int(rest[0]), 0)
    if name in ("hand", "lying") and len(rest) == 2 and rest[1] in NUMBERS:
        return (name, int(rest[0]), NUMBERS[rest[1]])
    if name == "line" and len(rest) == 2:
        return (name, int(rest[0]), int(rest[1]))
    raise ValueError(f"nothing on this table is called {words!r}")


def rect_of(table: DemonTable, words: str) -> pygame.Rect | None:
    """Where that is now; None where it is not there. Raises ValueError for words that name nothing."""
    name, *rest = words.split()
    if not rest and name != "confirm":
        try:
            return table.arena.map.rect(name)
        except KeyError:
            raise ValueError(f"the map of this table has no slot {name!r}") from None
    key = key_of(words)
    if name == "button":
        # The coach speaks of a button before it can be pressed.
        return table.spots.rect(key) or table.arena.map.rect(_SLOTS[rest[0]])
    if name == "confirm":
        return table.arena.map.rect("confirm")
    if name == "sums":
        return next((spot.rect for spot in table.spots.all if spot.key[:2] == key[:2]), None)
    return table.spots.rect(key)


_SLOTS = {"go": "confirm", "round": "button_a", "auto": "button_b", "wait": "button_a", "hold": "button_a"}
"""Where each button lies on the desk."""
