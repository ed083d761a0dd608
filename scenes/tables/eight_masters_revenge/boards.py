"""The areas of 8 Masters' Revenge: six columns in a ring, two rows, the pair's cards and all tokens."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Protocol

import pygame

from scenes.context import Context
from scenes.tables.eight_masters_revenge.board import Board, Seat
from scenes.tables.eight_masters_revenge.card_face import CardFaces
from scenes.tables.eight_masters_revenge.geometry import Geometry
from scenes.widgets.colours import AMBER, CYAN, GREEN, INK, NIGHT, SEAT_NAMES, WHITE, YELLOW
from scenes.widgets.text import Font


class Moved(Protocol):
    """How far something is drawn from its place, in pixels."""

    x: float
    y: float


CARD, PLACE, TOKEN_SIZE = (38, 48), (38, 24), (16, 16)
TOKEN_PICTURES = {"damage": "token_damage", "crow": "token_crow"}


class Boards:
    """Painters of areas."""

    def __init__(self, context: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._context, self._geometry, self._faces = context, geometry, faces

    def draw(
        self, canvas: pygame.Surface, board: Board, hidden: set[tuple[int, int]], shifts: Mapping[int, Moved]
    ) -> None:
        """All areas. hidden: (seat, slot) of cards that are flying just now. shifts: of pairs that slide, by seat."""
        for number, seat in enumerate(board.seats):
            gone = tuple(slot for slot in range(len(seat.cards)) if (number, slot) in hidden)
            shift = shifts.get(number)
            moved = (round(shift.x), round(shift.y)) if shift is not None else (0, 0)
            paint = functools.partial(self._draw_area, number=number, seat=seat, gone=gone, moved=moved)
            if moved != (0, 0):
                # A pair that slides in comes from beyond its board.
                paint(canvas)
                continue
            marks = (tuple(seat.damage), tuple(seat.power), tuple(seat.blocking))
            key = ("area", number, seat.out, tuple(seat.tokens), tuple(seat.cards), seat.col, marks, gone)
            self._context.kept.draw(canvas, self._geometry.board(number).inflate(4, 4), key, paint)

    def _draw_area(
        self, canvas: pygame.Surface, number: int, seat: Seat, gone: tuple[int, ...], moved: tuple[int, int]
    ) -> None:
        geometry = self._geometry
        canvas.blit(self._faces.signs.frame(f"board_{SEAT_NAMES[number]}").surface, geometry.board(number))
        if seat.out:
            shade = pygame.Surface(geometry.board(number).size, pygame.SRCALPHA)
            shade.fill((*INK, 150))
            canvas.blit(shade, geometry.board(number))
            return
        for place, token in enumerate(seat.tokens):
            if token is not None:
                canvas.blit(self._faces.part(TOKEN_PICTURES[token]), geometry.token(number, place))
        for slot, card in enumerate(seat.cards):
            if slot in gone:
                continue
            rect = geometry.card(number, seat.place_of(slot)).move(moved)
            canvas.blit(self._faces.small(card), rect)
            self.draw_marks(canvas, seat, slot, rect)
            if seat.blocking[slot]:
                self.draw_blocking(canvas, rect)

    def draw_blocking(self, canvas: pygame.Surface, card: pygame.Rect) -> None:
        """The sign of a card that blocks: a shield at its left edge, below a wound's place and clear of its numbers."""
        mark = self._faces.signs.frame("guard_mark").surface
        plate = mark.get_rect(topleft=(card.left - 1, card.top + 16)).inflate(4, 4)
        canvas.fill(INK, plate)
        pygame.draw.rect(canvas, CYAN, plate, 1)
        canvas.blit(mark, mark.get_rect(center=plate.center))

    def draw_marks(self, canvas: pygame.Surface, seat: Seat, slot: int, card: pygame.Rect) -> None:
        """The tokens on a card, large or small."""
        if seat.damage[slot]:
            canvas.blit(self._faces.part("token_damage"), self._geometry.mark(card, 0))
        if seat.power[slot]:
            name = "token_power_up" if seat.power[slot] > 0 else "token_power_down"
            canvas.blit(self._faces.part(name), self._geometry.mark(card, 1))

    def draw_values(self, canvas: pygame.Surface, board: Board) -> None:
        """Attack and defence of each pair, where there is a place for them (a duel)."""
        if self._geometry.many:
            return
        for number, seat in enumerate(board.seats[:2]):
            if seat.cards:
                slot = self._geometry.of_seat("values", number)
                self._draw_sums(canvas, slot, seat.attack, seat.defence)

    def _draw_sums(self, canvas: pygame.Surface, slot: pygame.Rect, attack: int, defence: int) -> None:
        panels, fonts = self._context.panels, self._context.fonts

        def paint(picture: pygame.Surface) -> None:
            panels.draw(picture, "plate_dark", slot)
            for sign, value, x in (("attack", attack, slot.left + 14), ("defence", defence, slot.centerx + 14)):
                panels.sign(picture, sign, (x, slot.top + 3))
                fonts.draw(picture, (x + 14, slot.top + 4), str(value), Font.NAME, WHITE)

        self._context.kept.draw(canvas, slot, ("values", attack, defence), paint)

    def highlight(self, canvas: pygame.Surface, rect: pygame.Rect, look: str, clock: int) -> None:
        """A frame round something that can be pressed. look: `legal`, `focus` or `chosen`. Small cards and places have
        drawn frames; anything else gets a plain one."""
        kind = {CARD: "small", PLACE: "place", TOKEN_SIZE: "place"}.get(rect.size)
        if kind is None:
            colour = {"chosen": AMBER, "focus": YELLOW}.get(look, GREEN if clock // 300 % 2 else WHITE)
            pygame.draw.rect(canvas, INK, rect.inflate(4, 4), 1)
            pygame.draw.rect(canvas, colour, rect.inflate(2, 2), 1 if look == "legal" else 2)
            return
        signs = self._faces.signs
        if look == "legal":
            frames = signs.tag(f"{kind}_legal")
            frame = frames[clock // 200 % len(frames)]
        else:
            frame = signs.frame(f"{kind}_{look}")
        picture = frame.surface
        canvas.blit(picture, picture.get_rect(center=rect.center))

    def arrow(self, canvas: pygame.Surface, rect: pygame.Rect, steps: int, chosen: bool, clock: int) -> None:
        """An arrow beside a board: one head a step."""
        pygame.draw.rect(canvas, NIGHT, rect)
        pygame.draw.rect(canvas, YELLOW if chosen else AMBER, rect, 1)
        way = 1 if steps > 0 else -1
        bob = way if clock // 300 % 2 else 0
        heads = abs(steps)
        for head in range(heads):
            x = rect.centerx + bob + way * (head * 5 - (heads - 1) * 2)
            points = [(x + way * 3, rect.centery), (x - way * 2, rect.centery - 5), (x - way * 2, rect.centery + 5)]
            pygame.draw.polygon(canvas, YELLOW if chosen else WHITE, points)
