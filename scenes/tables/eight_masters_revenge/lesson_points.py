"""What a lesson of this game points at, in words: `big 0 1 left`, `hand B24`, `place 1 a5`, `attack 0`, `preview`.

A spot's word with its seat and number (see `keys.py`; cards and places by their own words), then perhaps the part of a
card: `left` or `right`, its number on that side. `attack` and `guard`: the figures under a seat's pair, in a duel. A
single word is a slot of the map.
"""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import NUMBERS, PLACE_NUMBERS
from scenes.tables.eight_masters_revenge.card_face import SHEET
from scenes.tables.eight_masters_revenge.table import MastersTable
from scenes.tables.spots import Key

PARTS = ("left", "right")
FIGURES = ("attack", "guard")


def key_of(words: str) -> Key:
    """The spot's key. Raises ValueError for words that name none."""
    name, *rest = words.split()
    if rest and rest[-1] in PARTS:
        rest.pop()
    if name == "hand" and len(rest) == 1 and rest[0] in NUMBERS:
        return ("hand", 0, NUMBERS[rest[0]])
    if name in ("place", "token") and len(rest) == 2 and rest[1] in PLACE_NUMBERS:
        return (name, int(rest[0]), PLACE_NUMBERS[rest[1]])
    if name in ("big", "slot") and len(rest) == 2:
        return (name, int(rest[0]), int(rest[1]))
    if name in ("figure", "plate", "area") and len(rest) == 1:
        return (name, int(rest[0]), 0)
    raise ValueError(f"nothing on this table is called {words!r}")


def rect_of(table: MastersTable, words: str) -> pygame.Rect | None:
    """Where that is now; None where it is not there. Raises ValueError for words that name nothing."""
    name, *rest = words.split()
    if not rest:
        try:
            return table.arena.map.rect(name)
        except KeyError:
            raise ValueError(f"the map of this table has no slot {name!r}") from None
    if name in FIGURES and len(rest) == 1:
        values = table.arena.map.rect(f"values_{rest[0]}")
        half = values.width // 2
        return pygame.Rect(values.left + half * FIGURES.index(name), values.top, half, values.height)
    rect = table.spots.rect(key_of(words))
    if rect is None or rest[-1] not in PARTS:
        return rect
    part = table.context.assets.sheet(SHEET).slice(rest[-1]).bounds
    return part.move(rect.topleft)
