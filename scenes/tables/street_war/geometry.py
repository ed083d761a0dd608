"""Where things lie on the street, from the slots of the map."""

from __future__ import annotations

import pygame

from scenes.tables.layout import TableMap, load_map
from scenes.tables.street_war.slots import SLOTS, TIMES

BATTLE = (44, 62)
STRATEGY = (34, 48)
SMALL = (24, 34)
STACK = 7
"""Pixels from one laid strategy card to the next."""
ROUNDS_A_TIME = 4
"""After so many rounds the street is an hour older."""


def time_of(round_number: int) -> str:
    """Dusk to dawn: which street a round is fought in."""
    return TIMES[max(0, min(len(TIMES) - 1, (round_number - 1) // ROUNDS_A_TIME))]


class Geometry:
    """The places of one map."""

    def __init__(self, table: TableMap) -> None:
        self.map = table

    def card(self, seat: int, lane: int) -> pygame.Rect:
        """A battle card on its lane."""
        return self.map.rect(f"card_{seat}_{lane}")

    def extra(self, seat: int, lane: int, place: int) -> pygame.Rect:
        """The strategy card at this place of the stack beside it."""
        return self.map.rect(f"extra_{seat}_{lane}").move(0, STACK * place)

    def extras(self, seat: int, lane: int) -> pygame.Rect:
        """Where the stack lies."""
        box = self.map.rect(f"extra_{seat}_{lane}")
        return pygame.Rect(box.left, box.top, box.width, self.card(seat, lane).height)

    def side(self, seat: int, lane: int) -> pygame.Rect:
        """A seat's half of a lane."""
        return self.card(seat, lane).union(self.extras(seat, lane)).inflate(2, 4)

    def sum(self, lane: int) -> pygame.Rect:
        """Between the two cards of a lane."""
        return self.map.rect(f"sum_{lane}")

    def battle_hand(self, place: int) -> pygame.Rect:
        """A battle card in hand."""
        return self.map.rect(f"hand_{place}")

    def strategy_hand(self, place: int, count: int) -> pygame.Rect:
        """A strategy card in hand; more than six lie closer together."""
        if place < 6 and count <= 6:
            return self.map.rect(f"strategy_{place}")
        first, last = self.map.rect("strategy_0"), self.map.rect("strategy_2")
        columns = (count + 1) // 2
        row, column = divmod(place, columns)
        step = (last.left - first.left) / max(1, columns - 1)
        top = self.map.rect("strategy_3").top if row else first.top
        return pygame.Rect((first.left + round(step * column), top), first.size)

    def fighter(self, seat: int) -> tuple[int, int]:
        """The feet."""
        return self.map.point(f"fighter_{seat}")


def open_geometry(time: str) -> Geometry:
    """The street at this time. Raises AssetError and LayoutError."""
    return Geometry(load_map(f"street_war_{time}.tmx", SLOTS))
