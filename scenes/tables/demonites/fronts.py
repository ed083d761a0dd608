"""The fronts of a Campaign: both sides' cards and sums, readable at a glance."""

from __future__ import annotations

from functools import cache

import pygame

from scenes.context import Context
from scenes.tables.demonites.board import Board, sums
from scenes.tables.demonites.card_face import SCORES, CardFaces
from scenes.tables.demonites.duel import DuelPainter, Strike
from scenes.tables.demonites.geometry import CARD, Geometry
from scenes.tables.demonites.pieces import Front
from scenes.widgets.colours import INK, SEATS, STEEL, YELLOW

ROOM = 4
"""Cards a side."""
COMPARISON_RISE = 3
"""Pixels by which the plate of a strike, between the banners of its front, reaches over its upper edge."""


class FrontPainter:
    """Painter of all fronts."""

    def __init__(self, context: Context, faces: CardFaces, duel: DuelPainter) -> None:
        self._context, self._faces, self._duel = context, faces, duel

    def draw(
        self,
        canvas: pygame.Surface,
        geometry: Geometry,
        board: Board,
        strike: Strike,
        flown: frozenset[tuple[int, int]],
        clock: int,
    ) -> None:
        """Every front. flown: (seat, card) that a script draws itself."""
        for place, front in enumerate(board.fronts):
            box = geometry.front(place, len(board.fronts))
            told = strike if place == board.front else Strike(hidden=strike.hidden)
            self._front(canvas, geometry, box, front, told, flown, clock)
            if place == board.front:
                pygame.draw.rect(canvas, YELLOW, box, 1)
                if board.marker in front.seats:
                    middle = pygame.Rect(box.centerx - 12, box.top + 28, 24, 24)
                    self._duel.marker(canvas, middle, front.seats.index(board.marker), clock)

        if board.front is not None:
            # Over the neighbours' banners.
            box = geometry.front(board.front, len(board.fronts))
            self._duel.comparison(canvas, box, strike, box.top - COMPARISON_RISE)

    def _front(
        self,
        canvas: pygame.Surface,
        geometry: Geometry,
        box: pygame.Rect,
        front: Front,
        strike: Strike,
        flown: frozenset[tuple[int, int]],
        clock: int,
    ) -> None:
        canvas.blit(_shade(box.size), box)
        pygame.draw.line(canvas, STEEL, (box.centerx, box.top + 14), (box.centerx, box.bottom - 4))
        for side, (seat, cards) in enumerate(zip(front.seats, front.cards, strict=True)):
            canvas.fill(SEATS[seat], (box.left + side * (box.width // 2) + 2, box.top, box.width // 2 - 4, 2))
            banner = self._faces.part(f"banner_{seat}")
            x = box.left + 2 if side == 0 else box.right - 2 - banner.get_width()
            for empty in range(len(cards), ROOM):
                # The nearest free place is the one that counts; the others lie behind it.
                if empty == len(cards):
                    pygame.draw.rect(canvas, STEEL, geometry.front_card(box, side, empty), 1)
            for number in reversed(range(len(cards))):
                if (seat, cards[number]) in flown:
                    continue
                rect = geometry.front_card(box, side, number)
                canvas.blit(self._faces.part("card_shadow"), rect.move(1, 2))
                canvas.blit(self._faces.card(cards[number], clock), rect)
            canvas.blit(banner, (x, box.top - 2))
            seen = [card for card in cards if card not in strike.hidden]
            if seen:
                self._sums(canvas, box, side, seat, seen, strike)

    def _sums(
        self, canvas: pygame.Surface, box: pygame.Rect, side: int, seat: int, cards: list[int], strike: Strike
    ) -> None:
        """Three signs with their sums in a row under the cards."""
        top = box.top + 15 + CARD[1] + 3
        cell = (box.width // 2 - 8) // 3
        left = box.left + side * (box.width // 2) + 4
        for place, (score, value) in enumerate(zip(SCORES, sums(cards), strict=True)):
            x = left + place * cell
            sign = self._faces.part(f"sign_{score}_small")
            canvas.blit(sign, (x, top + 3))
            if (seat, score) in strike.lit:
                pygame.draw.rect(canvas, YELLOW, (x - 2, top, cell - 1, 16), 1)
            look = strike.looks.get((seat, score), "")
            self._faces.small_number(canvas, (x + 10, top + 2), strike.values.get((seat, score), value), look)


@cache
def _shade(size: tuple[int, int]) -> pygame.Surface:
    """What darkens the ground below a front."""
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill((*INK, 90))
    return shade


def middle_of(geometry: Geometry, board: Board, seat: int) -> tuple[int, int]:
    """Where a side of the front that is fought over stands."""
    front = board.fronts[board.front or 0]
    box = geometry.front(board.front or 0, len(board.fronts))
    return geometry.front_side(box, front.seats.index(seat)).center
