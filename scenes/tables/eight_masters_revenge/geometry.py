"""Where the places, cards and tokens of an area lie on the screen, from the slots of the map."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import COLUMNS
from scenes.seating import RIGHT, side_of
from scenes.tables.eight_masters_revenge.slots import DUEL_SLOTS, MANY_SLOTS, STAGES
from scenes.tables.layout import TableMap, load_map

SMALL = (38, 48)
"""A small card, as it lies on a board."""
PITCH = 44
"""Pixels from column to column."""
TOKEN = 16
ATTACK_ROW, DEFENCE_ROW = 2, 26
"""How far below the board's top a card lies in either row."""
FIGHTING = (0, 1)


class Geometry:
    """The places of one table."""

    def __init__(self, table: TableMap, seats: int) -> None:
        self.map, self.many, self._seats = table, seats > len(FIGHTING), seats
        self.roles: dict[int, str] = {}
        """Of three and four, whose pair lies large in the clash panel, and as what: `attack` or `defence`."""

    def of_seat(self, name: str, seat: int) -> pygame.Rect:
        """The slot of this name that belongs to a seat. Of three, the two stand on the right, against the one, who has
        the left side alone and stands in the middle of it."""
        if self._seats == 3 and seat == 2:
            return self.map.rect(f"{name}_3")
        slot = self.map.rect(f"{name}_{seat}")
        if self._seats == 3 and seat == 0:
            slot.top = (slot.top + self.map.rect(f"{name}_2").top) // 2
        return slot

    def board(self, seat: int) -> pygame.Rect:
        """The whole area of a seat."""
        return self.of_seat("board", seat)

    def column(self, seat: int, column: int) -> int:
        """The left edge of a column's cards, columns from 0."""
        return self.board(seat).left + (PITCH - SMALL[0]) // 2 + PITCH * (column % COLUMNS)

    def card(self, seat: int, place: int) -> pygame.Rect:
        """A card on this place."""
        row = ATTACK_ROW if place < COLUMNS else DEFENCE_ROW
        return pygame.Rect((self.column(seat, place), self.board(seat).top + row), SMALL)

    def place(self, seat: int, place: int) -> pygame.Rect:
        """What of a place can be pointed at: the upper or lower part of its column."""
        box = self.board(seat)
        top = box.top + 2 if place < COLUMNS else box.bottom - 26
        return pygame.Rect(self.column(seat, place), top, SMALL[0], 24)

    def token(self, seat: int, place: int) -> pygame.Rect:
        """A token on this place: never under a card of the other row."""
        box = self.place(seat, place)
        out = pygame.Rect(0, 0, TOKEN, TOKEN)
        out.center = box.center
        return out

    def mark(self, card: pygame.Rect, kind: int) -> pygame.Rect:
        """A token on a card, drawn small or large: wounds on the left, power on the right, at its upper edge."""
        out = pygame.Rect(0, 0, TOKEN, TOKEN)
        out.center = (card.left + 5, card.top + 5) if kind == 0 else (card.right - 5, card.top + 5)
        return out

    def arrow(self, seat: int, col: int, steps: int) -> pygame.Rect:
        """The arrow that slides the pair whose left card stands in column `col` (1 to 6) by so many steps: in the
        column where its leading card then stands, between the tokens of both rows."""
        column = col - 1 + steps + (steps > 0)
        out = pygame.Rect(0, 0, 26, 20)
        out.center = (self.column(seat, column) + SMALL[0] // 2, self.board(seat).centery)
        return out

    def big_card(self, seat: int, slot: int) -> pygame.Rect | None:
        """Where the card lies large: in a duel as a hand beside its fighter; among more only while it fights."""
        if not self.many:
            return self.map.rect(f"card_{seat}_{slot}")
        role = self.roles.get(seat)
        return None if role is None else self.map.rect(f"clash_{role}_{slot}")

    def fighter(self, seat: int) -> tuple[int, int]:
        """The feet."""
        return self.of_seat("fighter", seat).topleft

    def side(self, seat: int) -> int:
        """The side on which the seat stands, and so which set of keys it uses."""
        return side_of("eight_masters_revenge", seat, self._seats)

    def faces_left(self, seat: int) -> bool:
        """Whether the seat stands on the right."""
        return self.side(seat) == RIGHT


def open_geometry(seats: int, stage: str) -> Geometry:
    """The map for so many seats and this stage. Raises AssetError and LayoutError."""
    many = seats > len(FIGHTING)
    kind = "many" if many else "duel"
    name = stage if stage in STAGES else STAGES[0]
    slots = MANY_SLOTS if many else DUEL_SLOTS
    return Geometry(load_map(f"eight_masters_revenge_{kind}_{name}.tmx", slots), seats)
