"""One seat of the set-up: who plays, under which name. Large where two play, compact where more do, a single line where
five or six do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.context import Context
from scenes.setup.chosen import LONGEST_NAME
from scenes.setup.faces import COURT, FACES
from scenes.widgets.choice import Choice
from scenes.widgets.colours import INK, MIST, SEAT_FILLS, SEAT_NAMES, SEATS
from scenes.widgets.field import TextField
from scenes.widgets.text import Font

GAP = 4
LARGE = 84
"""From this height on a panel has room for labels and for a word about who plays."""
LINE = 36
"""Below this height a panel is a single line: the seat is told by colour, flag and lent name."""
FLAG = 14
"""From a seat's flag to what stands beside it."""
STRIP = 40
"""How wide a strip of a picture a single line shows: its eyes."""


def seat_panels(area: pygame.Rect, count: int) -> tuple[pygame.Rect, ...]:
    """The panels of so many seats, one below the other, in this area."""
    high = (area.height - GAP * (count - 1)) // count
    return tuple(pygame.Rect(area.left, area.top + number * (high + GAP), area.width, high) for number in range(count))


class SeatPanel:
    """Draws the panel of one seat and makes its two lines."""

    def __init__(self, context: Context, game_id: str, seat: int, box: pygame.Rect) -> None:
        self.context, self.seat, self.box = context, seat, box
        self.large, self._line = box.height >= LARGE, box.height < LINE
        self._faces = FACES.get(game_id, COURT)
        self._sheet = context.assets.sheet(self._faces.sheet)
        art = self._art()
        high = min(art.height, box.height - (8 if self._line else 9))
        wide = art.width if high == art.height else STRIP if self._line else high
        self._cut = pygame.Rect((art.width - wide) // 2, 0, wide, high)
        """What of a picture is shown: all, as much of its upper middle as a low panel has room for, or its eyes."""
        top = box.top + (24 if self.large else (box.height - high) // 2)
        self._portrait = pygame.Rect(box.left + 12, top, wide, high)
        self._left = self._portrait.right + 11

    def _art(self) -> pygame.Rect:
        name, faces = self._faces.people[0], self._faces
        return self._sheet.slice(faces.slice).bounds if faces.slice else self._sheet.frame(name).surface.get_rect()

    def _picture(self, kind: str) -> pygame.Surface:
        name, art, cut = self._faces.of(kind, self.seat), self._art(), self._cut
        if self._line:
            eyes = self._faces.eyes.get(name, art.height // 2)
            cut = cut.move(0, max(0, min(eyes - cut.height // 2, art.height - cut.height)))
        return self._sheet.frame(name).surface.subsurface(cut.move(art.topleft))

    @property
    def _width(self) -> int:
        return self.box.right - 10 - self._left

    def kind(
        self, kinds: Sequence[str], value: str, show: Callable[[str], str], change: Callable[[str], None]
    ) -> Choice:
        """The line that says who plays."""
        texts = self.context
        rect, split = self._lines()[0]
        return Choice(rect, lambda: texts.texts("setup.who"), kinds, value, show, change, split)

    def name(
        self, text: str, empty: Callable[[], str], change: Callable[[str], None], allowed: Callable[[str], bool]
    ) -> TextField:
        """The line for the name."""
        texts = self.context
        rect, split = self._lines()[1]
        return TextField(rect, lambda: texts.texts("setup.name"), text, empty, change, LONGEST_NAME, allowed, split)

    def _lines(self) -> tuple[tuple[pygame.Rect, float], tuple[pygame.Rect, float]]:
        """(where, split) of both lines: one below the other with labels, or side by side without."""
        box, left, width = self.box, self._left, self._width
        if self.large:
            roomy = box.height > LARGE + 10
            top, step = (box.top + 24, 22) if roomy else (box.top + 20, 20)
            return (pygame.Rect(left, top, width, 18), 0.34), (pygame.Rect(left, top + step, width, 18), 0.34)
        if self._line:
            left, width = left + FLAG, width - FLAG
        top = box.centery - 9 if self._line else self._title_top + 12 + (box.height > 50) * 4
        kind = width * 4 // 7
        return (pygame.Rect(left, top, kind, 18), 0), (pygame.Rect(left + kind + 4, top, width - kind - 4, 18), 0)

    @property
    def _title_top(self) -> int:
        if self.large:
            return self.box.top + (9 if self.box.height > LARGE + 10 else 7)
        return self.box.top + (self.box.height - (30 + (self.box.height > 50) * 4)) // 2

    def draw(self, canvas: pygame.Surface, title: str, kind: str, about: str) -> None:
        """The panel under its lines. about: a word about who plays, in a large panel."""
        context, box, seat = self.context, self.box, self.seat
        fonts, panels = context.fonts, context.panels
        panels.draw(canvas, f"panel_{SEAT_NAMES[seat]}", box)
        left = box.left + 12 if self.large else self._left
        panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (left, box.centery - 4 if self._line else self._title_top))
        if not self._line:
            room = box.right - 10 - left - FLAG
            font = fonts.fitting(title, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
            fonts.draw(canvas, (left + FLAG, self._title_top), title, font, SEATS[seat], room=room)
        frame = self._portrait.inflate(4, 4)
        pygame.draw.rect(canvas, INK, frame.inflate(2, 2), 1)
        pygame.draw.rect(canvas, SEATS[seat], frame, 2)
        pygame.draw.rect(canvas, SEAT_FILLS[seat], self._portrait)
        canvas.blit(self._picture(kind), self._portrait)
        if self.large:
            top = self._lines()[1][0].bottom + (5 if box.height > LARGE + 10 else 3)
            fonts.block(canvas, pygame.Rect(self._left, top, self._width, 26), about, colour=MIST, step=11)
