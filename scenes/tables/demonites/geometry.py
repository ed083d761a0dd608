"""Where things lie on a battlefield of the Demonites, from the slots of its map."""

from __future__ import annotations

import pygame

from scenes.tables.demonites.slots import MODES, slots_of
from scenes.tables.layout import TableMap, load_map

CARD = (40, 52)
HAND = (56, 78)
PLATE_HEIGHT = 15
PILE = (24, 32)
CHIP_EDGE, CHIP_GAP = 2, 2
FAN_STEP = 20
"""Pixels from one face-up card to the next, where there is room."""


class Geometry:
    """The places of one map, for a number of seats."""

    def __init__(self, table: TableMap, seats: int) -> None:
        self.map, self.seats = table, seats
        self._middle = table.rect("stage").centerx

    def is_left(self, seat: int) -> bool:
        """Whether this seat sits on the left of the screen."""
        return self.station(seat).centerx < self._middle

    def station(self, seat: int) -> pygame.Rect:
        """All that is the seat's: plate, army, what lies before it."""
        return self.map.rect(f"station_{self.seats}_{seat}")

    def plate(self, seat: int) -> pygame.Rect:
        """Name and counts."""
        box = self.station(seat)
        return pygame.Rect(box.left, box.top, box.width, PLATE_HEIGHT)

    def chip(self, seat: int) -> pygame.Rect:
        """Name and counts where the fronts take all the room: the fewer seats, the wider."""
        stage, row = self.map.rect("stage"), self.map.rect("chip_0")
        step = (stage.width - 2 * CHIP_EDGE) // max(3, self.seats)
        return pygame.Rect(stage.left + CHIP_EDGE + step * seat, row.top, step - CHIP_GAP, row.height)

    def pile(self, seat: int) -> pygame.Rect:
        """The army."""
        box = self.station(seat)
        x = box.left + 2 if self.is_left(seat) else box.right - 2 - PILE[0]
        return pygame.Rect((x, box.top + PLATE_HEIGHT + 8), PILE)

    def field(self, seat: int, place: int, count: int, wide: bool = False) -> pygame.Rect:
        """A card that lies before the seat: `place` of `count`, from its army to the middle. wide: no pile beside."""
        box = self.station(seat)
        gap = 0 if wide else PILE[0] + 6
        room = box.width - gap - CARD[0]
        step = min(CARD[0] + 2, room // max(1, count - 1)) if count > 1 else 0
        x = box.left + gap + step * place
        if not self.is_left(seat):
            # Lines read from left to right everywhere; single cards lie toward the middle.
            x = box.left + step * place if wide or count > 1 else box.left + 2
        return pygame.Rect((x, box.top + PLATE_HEIGHT + 1), CARD)

    def fan(self, side: int, place: int, count: int) -> pygame.Rect:
        """A card of those who fight in the middle; side: 0 on the left. The newest lies nearest to the enemy."""
        box = self.map.rect(f"fan_{side}")
        step = min(FAN_STEP, (box.width - CARD[0]) // max(1, count - 1)) if count > 1 else 0
        y = box.bottom - CARD[1] - 4
        if side == 0:
            return pygame.Rect((box.right - CARD[0] - step * (count - 1 - place), y), CARD)
        return pygame.Rect((box.left + step * (count - 1 - place), y), CARD)

    def front(self, place: int, count: int) -> pygame.Rect:
        """A front of a Campaign, of so many."""
        return self.map.rect(f"front_{max(3, count)}_{place}")

    def front_card(self, front: pygame.Rect, side: int, place: int) -> pygame.Rect:
        """A card on one; side 0 stands on the left. The first placed lies nearest to the enemy."""
        half = front.width // 2 - 6
        step = min(FAN_STEP - 2, (half - CARD[0]) // 3)
        y = front.top + 15
        if side == 0:
            return pygame.Rect((front.left + 3 + step * (3 - place), y), CARD)
        return pygame.Rect((front.right - 3 - CARD[0] - step * (3 - place), y), CARD)

    def front_side(self, front: pygame.Rect, side: int) -> pygame.Rect:
        """One side's half of a front."""
        return pygame.Rect(front.left + side * (front.width // 2), front.top, front.width // 2, front.height)

    def hand(self, slot: str, place: int, count: int) -> pygame.Rect:
        """A card in hand; slot: `hand`, `hand_0` or `hand_1`."""
        box = self.map.rect(slot)
        step = min(HAND[0] + 4, (box.width - HAND[0]) // max(1, count - 1)) if count > 1 else 0
        left = box.centerx - (step * (count - 1) + HAND[0]) // 2
        return pygame.Rect((left + step * place, box.top + (box.height - HAND[1]) // 2), HAND)


def open_geometry(mode: str, seats: int) -> Geometry:
    """The battlefield of this mode. Raises AssetError and LayoutError."""
    assert mode in MODES
    return Geometry(load_map(f"demonites_{mode}.tmx", slots_of(mode)), seats)
