"""What a lesson of this game points at, in words: `hand 1 grab`, `battle 0 7`, `card 1 4`, `cones 1`, `sum_4`.

`hand PLACE CARD` and `battle PLACE VALUE`: a card on the desk, places from 0. `card SEAT LANE`: where a seat's battle
card lies on a lane. `figure`, `plate` and `cones` with a seat. A single word is a slot of the map.
"""

from __future__ import annotations

import pygame

from game.games.street_war.cards import LANES, STRATEGY_NUMBERS
from scenes.tables.spots import Key
from scenes.tables.street_war.table import StreetTable

OF_A_SEAT = ("figure", "plate", "cones")


def key_of(words: str) -> Key:
    """The spot's key. Raises ValueError for words that name none."""
    name, *rest = words.split()
    if name == "hand" and len(rest) == 2 and rest[1] in STRATEGY_NUMBERS:
        return ("card", int(rest[0]), STRATEGY_NUMBERS[rest[1]])
    if name == "battle" and len(rest) == 2:
        return ("battle", int(rest[0]), int(rest[1]))
    if name in OF_A_SEAT and len(rest) == 1:
        return (name, int(rest[0]), 0)
    raise ValueError(f"nothing on this table is called {words!r}")


def rect_of(table: StreetTable, words: str) -> pygame.Rect | None:
    """Where that is now; None where it is not there. Raises ValueError for words that name nothing."""
    name, *rest = words.split()
    if not rest:
        try:
            return table.arena.map.rect(name)
        except KeyError:
            raise ValueError(f"the map of this table has no slot {name!r}") from None
    if name == "card" and len(rest) == 2:
        seat, lane = int(rest[0]), int(rest[1])
        if seat not in (0, 1) or not 1 <= lane <= LANES:
            raise ValueError(f"there is no lane of that kind: {words!r}")
        return table.arena.geometry.card(seat, lane)
    return table.spots.rect(key_of(words))
