"""Name plates of 8 Masters' Revenge: who fights there, life as a track of pips, fury; and the bar on top."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.seating import names_of
from scenes.tables.eight_masters_revenge.board import Board, Seat
from scenes.tables.eight_masters_revenge.card_face import SIGNS
from scenes.tables.eight_masters_revenge.geometry import Geometry
from scenes.widgets.colours import AMBER, MIST, PINK, SEAT_NAMES, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

ROW, PIP = 10, 6
"""Pips in a row, and pixels from one to the next."""
LOW = 3
"""Life at which the pips turn red."""


class Plates:
    """Painters of names, lives and the bar."""

    def __init__(self, context: Context, config: MatchConfig, geometry: Geometry) -> None:
        self._context, self._config, self._geometry = context, config, geometry

    def name(self, seat: int) -> str:
        """Whoever sits there."""
        return names_of(self._context.texts, self._config.seats)[seat]

    def fighter_name(self, seat: Seat) -> str:
        """The fighter's name in the language of now; empty without one."""
        return self._context.texts(f"fighter.{seat.fighter}.full") if seat.fighter else ""

    def draw(self, canvas: pygame.Surface, board: Board, clock: int) -> None:
        """All plates."""
        for number, seat in enumerate(board.seats):
            self._plate(canvas, self._geometry.of_seat("plate", number), number, seat)
            self._frame(canvas, self._geometry.of_seat("plate", number), number, board, clock)

    def _plate(self, canvas: pygame.Surface, slot: pygame.Rect, number: int, seat: Seat) -> None:
        many = self._geometry.many
        key = ("masters plate", number, many, self.name(number), seat.life, seat.life_start, seat.fury)
        paint = self._wide if many else self._tall
        self._context.kept.draw(canvas, slot, key, lambda picture: paint(picture, slot, number, seat))

    def _frame(self, canvas: pygame.Surface, slot: pygame.Rect, number: int, board: Board, clock: int) -> None:
        if board.active == number and board.winners is None:
            # Whose turn it is: a gold frame, and a pointer that beats.
            pygame.draw.rect(canvas, YELLOW if clock // 400 % 2 else AMBER, slot, 1)

    def _tall(self, canvas: pygame.Surface, slot: pygame.Rect, number: int, seat: Seat) -> None:
        """104x34: name and life, two rows of pips."""
        fonts, panels = self._context.fonts, self._context.panels
        panels.draw(canvas, f"plate_{SEAT_NAMES[number]}", slot)
        mirrored = self._geometry.faces_left(number)
        font = fonts.fitting(self.name(number), 62, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        y = slot.top + 4
        if mirrored:
            at = (slot.right - 6, y)
            fonts.draw(canvas, at, self.name(number), font, SEATS[number], "right", room=64)
            panels.sign(canvas, "health", (slot.left + 5, y - 1))
            fonts.draw(canvas, (slot.left + 17, y), str(seat.life), Font.NAME, self._life_colour(seat))
        else:
            fonts.draw(canvas, (slot.left + 6, y), self.name(number), font, SEATS[number], room=64)
            panels.sign(canvas, "health", (slot.right - 32, y - 1))
            fonts.draw(canvas, (slot.right - 4, y), str(seat.life), Font.NAME, self._life_colour(seat), "right")
        for row in range((seat.life_start + ROW - 1) // ROW):
            area = pygame.Rect(slot.left + 6, slot.top + 15 + row * 8, slot.width - 12, 7)
            count = min(ROW, seat.life_start - row * ROW)
            self._pips(canvas, area, count, max(0, seat.life - row * ROW), mirrored)
        self._fury(canvas, seat, (slot.left + 6 if mirrored else slot.right - 20, slot.top + 16))

    def _fury(self, canvas: pygame.Surface, seat: Seat, at: tuple[int, int]) -> None:
        """The flame of fury, lit or dark."""
        canvas.blit(self._context.assets.sheet(SIGNS).frame("fury" if seat.fury else "fury_off").surface, at)

    def _wide(self, canvas: pygame.Surface, slot: pygame.Rect, number: int, seat: Seat) -> None:
        """204x22: name, life, one row of pips."""
        fonts, panels = self._context.fonts, self._context.panels
        panels.draw(canvas, f"plate_{SEAT_NAMES[number]}", slot)
        font = fonts.fitting(self.name(number), 66, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        y = slot.top + (slot.height - 8) // 2
        fonts.draw(canvas, (slot.left + 6, y), self.name(number), font, SEATS[number], room=68)
        panels.sign(canvas, "health", (slot.left + 76, y - 1))
        fonts.draw(canvas, (slot.left + 88, y), str(seat.life), Font.NAME, self._life_colour(seat))
        rows = (seat.life_start + ROW - 1) // ROW
        for row in range(rows):
            area = pygame.Rect(slot.left + 112, slot.top + (7 if rows == 1 else 3) + row * 8, 70, 7)
            self._pips(canvas, area, min(ROW, seat.life_start - row * ROW), max(0, seat.life - row * ROW), False)
        self._fury(canvas, seat, (slot.right - 20, slot.top + 4))

    @staticmethod
    def _life_colour(seat: Seat) -> tuple[int, int, int]:
        return PINK if seat.life <= LOW else WHITE

    def _pips(self, canvas: pygame.Surface, area: pygame.Rect, count: int, full: int, mirrored: bool) -> None:
        """A track of `count` spaces of which `full` are left; seat 1's empties toward the middle of the screen."""
        signs = self._context.assets.sheet(SIGNS)
        for number in range(count):
            left = area.right - PIP * (number + 1) if mirrored else area.left + PIP * number
            name = "life_lost" if number >= full else "life_last" if full <= LOW else "life"
            canvas.blit(signs.frame(name).surface, (left, area.top))

    def draw_bar(self, canvas: pygame.Surface, board: Board) -> None:
        """Round and turn in the middle; in a duel the fighters' names at the sides, for four the mode and the round's
        length guard."""
        table, names = self._geometry.map, [self.name(number) for number in range(len(board.seats))]
        fighters = () if self._geometry.many else tuple(seat.fighter for seat in board.seats[:2])
        key = ("masters bar", board.round, board.active, board.extra, tuple(names), fighters, self._config.setup.mode)
        area = table.rect("top_left").unionall([table.rect("top_mid"), table.rect("top_right")]).inflate(4, 4)
        self._context.kept.draw(canvas, area, key, lambda picture: self._paint_bar(picture, board))

    def _paint_bar(self, canvas: pygame.Surface, board: Board) -> None:
        texts, fonts, table = self._context.texts, self._context.fonts, self._geometry.map
        middle = table.rect("top_mid")
        key = "masters.bar.extra" if board.extra else "masters.bar.turn"
        words = texts(key, round=board.round, who=self.name(board.active), n=board.extra)
        font = fonts.fitting(words, middle.width - 6, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        at = (middle.centerx, middle.top + (4 if font == Font.NAME else 3))
        fonts.draw(canvas, at, words, font, WHITE, "center", room=middle.width)
        if self._geometry.many:
            left, right = texts(f"mode.eight_masters_revenge.{self._config.setup.mode}"), texts("masters.game")
            colours = (MIST, STEEL)
        else:
            left, right = (self.fighter_name(seat) for seat in board.seats[:2])
            colours = (SEATS[0], SEATS[1])
        box = table.rect("top_left")
        fonts.draw(canvas, (box.left + 4, box.top + 3), left, Font.BODY, colours[0], room=box.width - 8)
        box = table.rect("top_right")
        fonts.draw(canvas, (box.right - 4, box.top + 3), right, Font.BODY, colours[1], "right", room=box.width - 8)
