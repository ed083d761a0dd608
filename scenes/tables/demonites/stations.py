"""Where each seat is: its plate, its army as a pile, what lies before it, the backs of its hand."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.seating import names_of
from scenes.tables.demonites.board import Board
from scenes.tables.demonites.card_face import CardFaces
from scenes.tables.demonites.geometry import CARD, Geometry
from scenes.tables.demonites.pieces import Piece, Seat
from scenes.widgets.colours import GOLD, INK, MIST, SEAT_NAMES, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

WIDE = frozenset({"ambush"})
"""Modes whose cards take a station's whole width."""
ROOMY = 120
"""Pixels; on a narrower plate numbers are small, so that the widest names fit."""
COUNT_DOWN = {Font.NAME: 2, Font.BODY: -1, Font.LABEL_BOLD: -1}
"""How much lower than the plate's middle a line of numbers stands, so that they end where the name does."""
MOST_BACKS = 4
"""So many face-down allies are drawn; a number tells of the others."""


class Shown(NamedTuple):
    """How the stations are shown just now. tray: whose hand lies on the desk. active: who decides. flown: (seat, place)
    of table cards that a script draws itself. faces: whether what only the eyes know lies open. live: hands lie on the
    desk, all of them."""

    tray: int | None
    active: int | None
    flown: frozenset[tuple[int, int]]
    faces: bool
    clock: int
    live: bool = False


class Stations:
    """Painter of all seats."""

    def __init__(self, context: Context, config: MatchConfig, faces: CardFaces) -> None:
        self._context, self._config, self._faces = context, config, faces

    def name(self, seat: int) -> str:
        """Whoever sits there."""
        return names_of(self._context.texts, self._config.seats)[seat]

    def draw(self, canvas: pygame.Surface, geometry: Geometry, board: Board, shown: Shown) -> None:
        """Every seat's station."""
        for number, seat in enumerate(board.seats):
            self.plate(canvas, geometry.plate(number), board, number, shown)
            if seat.out:
                continue
            if board.mode not in WIDE:
                self._pile(canvas, geometry.pile(number), len(seat.army))
            self._field(canvas, geometry, board, number, shown)
            if board.mode in ("scout", "skirmish") and number != shown.tray and not shown.live:
                self._backs(canvas, geometry, board, number)

    def chips(self, canvas: pygame.Surface, geometry: Geometry, board: Board, shown: Shown) -> None:
        """The plates alone, in a row."""
        for number in range(len(board.seats)):
            self.plate(canvas, geometry.chip(number), board, number, shown)

    def plate(self, canvas: pygame.Surface, box: pygame.Rect, board: Board, number: int, shown: Shown) -> None:
        """Banner, name, crown, how many cards are owned; in a line or a campaign also how many are in the army."""
        fonts, panels, seat = self._context.fonts, self._context.panels, board.seats[number]
        panels.draw(canvas, "plate_dark" if seat.out else f"plate_{SEAT_NAMES[number]}", box)
        if number == shown.active and not seat.out:
            pygame.draw.rect(canvas, YELLOW, box, 1)
        banner = self._faces.part(f"banner_{number}")
        canvas.blit(banner, (box.left + 2, box.centery - banner.get_height() // 2))
        right = box.right - 4
        if seat.out:
            sign = self._faces.part("out")
            canvas.blit(sign, (right - sign.get_width(), box.centery - sign.get_height() // 2))
            right -= sign.get_width() + 3
        else:
            tight = box.width < ROOMY
            font = Font.LABEL_BOLD if tight else Font.NAME
            right = self._count(canvas, box, right + 2 * tight, str(board.owned(number)), GOLD, font)
            if board.mode in (*WIDE, "campaign"):
                right = self._count(canvas, box, right, str(len(seat.army)), STEEL, Font.BODY if tight else font)
        if number == board.champion:
            crown = self._faces.part("crown")
            canvas.blit(crown, (right - crown.get_width(), box.centery - crown.get_height() // 2))
            right -= crown.get_width() + 2
        left = box.left + 4 + banner.get_width()
        name, room = self.name(number), right - left - 2
        font = fonts.fitting(name, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
        colour = STEEL if seat.out else WHITE
        fonts.draw(canvas, (left, box.centery - fonts.line(font) // 2 + 1), name, font, colour, "left", INK, room=room)
        if seat.chose:
            # A choice lies there, whatever it is.
            panels.sign(canvas, "check", (box.right + 2 if left < 320 else box.left - 13, box.top + 2))

    def _count(
        self, canvas: pygame.Surface, box: pygame.Rect, right: int, words: str, colour: tuple[int, int, int], font: Font
    ) -> int:
        fonts = self._context.fonts
        top = box.centery - fonts.line(font) // 2 + COUNT_DOWN[font]
        fonts.draw(canvas, (right, top), words, font, colour, "right", INK)
        return right - fonts.width(words, font) - (5 if box.width >= ROOMY else 2)

    def _pile(self, canvas: pygame.Surface, box: pygame.Rect, count: int) -> None:
        back, fonts = self._faces.part("back_small"), self._context.fonts
        for layer in range(min(3, (count + 9) // 10)):
            canvas.blit(back, (box.left, box.top - 2 * layer))
        if count:
            fonts.draw(canvas, (box.centerx, box.bottom - 10), str(count), Font.NAME, WHITE, "center", None, INK)
        else:
            pygame.draw.rect(canvas, STEEL, box, 1)

    def _backs(self, canvas: pygame.Surface, geometry: Geometry, board: Board, number: int) -> None:
        """The hand of whoever does not look."""
        seat, back = board.seats[number], self._faces.part("back_small")
        first = geometry.field(number, 0, 1)
        for place in range(len(seat.hand)):
            x = first.right + 6 + 10 * place if geometry.is_left(number) else first.left - 6 - 24 - 10 * place
            if not geometry.is_left(number):
                x = first.right + 6 + 10 * place
            canvas.blit(back, (x, first.top + 12))

    def _field(self, canvas: pygame.Surface, geometry: Geometry, board: Board, number: int, shown: Shown) -> None:
        seat = board.seats[number]
        if board.mode in WIDE:
            for place, piece in enumerate(seat.table):
                if (number, place) in shown.flown:
                    continue
                rect = geometry.field(number, place, max(len(seat.table), 3), wide=True)
                self.piece(canvas, rect, piece, number == shown.tray and shown.faces, shown.clock)
            return
        fighting = board.pair is not None and number in board.pair
        pieces = [(p, piece) for p, piece in enumerate(seat.table) if not (piece.up and fighting)]
        up = [(p, piece) for p, piece in pieces if piece.up]
        for place, piece in up:
            if (number, place) not in shown.flown:
                self.piece(canvas, geometry.field(number, 0, 1), piece, True, shown.clock)
        self._allies(canvas, geometry, number, seat, bool(up))

    def _allies(self, canvas: pygame.Surface, geometry: Geometry, number: int, seat: Seat, beside: bool) -> None:
        """Cards taken along face down, as a stack with their number."""
        if not seat.down:
            return
        first = geometry.field(number, 0, 1)
        left = first.right + 4 if beside else first.left
        back = self._faces.part("back_small")
        for layer in range(min(MOST_BACKS, seat.down)):
            canvas.blit(back, (left + 4 * layer, first.top + 14 - layer))
        words = self._context.texts("demons.allies", n=seat.down)
        self._context.fonts.draw(canvas, (left + 14, first.bottom - 9), words, Font.NAME, MIST, "center", None, INK)

    def piece(self, canvas: pygame.Surface, rect: pygame.Rect, piece: Piece, own: bool, clock: int) -> None:
        """A card as it lies. own: whoever looks may look under it, too; then it is drawn open and veiled."""
        canvas.blit(self._faces.part("card_shadow"), rect.move(1, 2))
        if piece.up or (own and piece.card is not None):
            canvas.blit(self._faces.card(piece.card, clock), rect)
            if not piece.up:
                veil = pygame.Surface(CARD, pygame.SRCALPHA)
                veil.fill((*INK, 70))
                canvas.blit(veil, rect)
                canvas.blit(self._context.panels.sheet.frame("eye_closed").surface, (rect.right - 15, rect.top + 2))
        else:
            canvas.blit(self._faces.card(None), rect)
