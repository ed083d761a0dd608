"""One seat of the set-up: who plays, under which name. Large where two play, compact where more do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.context import Context
from scenes.match_config import PERSON
from scenes.setup.chosen import LONGEST_NAME
from scenes.widgets.choice import Choice
from scenes.widgets.colours import INK, MIST, SEAT_NAMES, SEATS
from scenes.widgets.field import TextField
from scenes.widgets.text import Font

GAP = 4
LARGE = 84
"""From this height on a panel has room for labels and for a word about who plays."""
_PEOPLE = ("king_blue", "queen_red", "villager_neutral", "villager_neutral")
_OPPONENTS = {"ai:search": "wizard", "ai:greedy": "warrior", "ai:random": "goblin"}
_TEAMS = ("blue", "red", "neutral", "neutral")


def seat_panels(area: pygame.Rect, count: int) -> tuple[pygame.Rect, ...]:
    """The panels of so many seats, one below the other, in this area."""
    high = (area.height - GAP * (count - 1)) // count
    return tuple(pygame.Rect(area.left, area.top + number * (high + GAP), area.width, high) for number in range(count))


def portrait_of(kind: str, seat: int) -> str:
    """The card whose picture stands for who plays, in the colour of the seat where there is one."""
    return _PEOPLE[seat] if kind == PERSON else f"{_OPPONENTS[kind]}_{_TEAMS[seat]}"


class SeatPanel:
    """Draws the panel of one seat and makes its two lines."""

    def __init__(self, context: Context, seat: int, box: pygame.Rect) -> None:
        self.context, self.seat, self.box = context, seat, box
        self.large = box.height >= LARGE
        cards = context.assets.sheet("cards/eight_bit_battle")
        art = cards.slice("art").bounds
        side = art.height if box.height > art.height + 6 else box.height - 9
        self._art = pygame.Rect(art.left + max(0, art.width - side) // 2 * (not self.large), art.top, art.width, side)
        if not self.large:
            self._art.width = min(art.width, side)
        self._cards = cards
        top = box.top + (24 if self.large else (box.height - side) // 2)
        self._portrait = pygame.Rect(box.left + 12, top, self._art.width, side)
        self._left = self._portrait.right + 11

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
        top = self._title_top + 12 + (box.height > 50) * 4
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
        panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (left, self._title_top))
        room = box.right - 10 - left - 14
        font = fonts.fitting(title, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        fonts.draw(canvas, (left + 14, self._title_top), title, font, SEATS[seat], room=room)
        frame = self._portrait.inflate(4, 4)
        pygame.draw.rect(canvas, INK, frame.inflate(2, 2), 1)
        pygame.draw.rect(canvas, SEATS[seat], frame, 2)
        canvas.blit(self._cards.frame(portrait_of(kind, seat)).surface.subsurface(self._art), self._portrait)
        if self.large:
            top = self._lines()[1][0].bottom + (5 if box.height > LARGE + 10 else 3)
            fonts.block(canvas, pygame.Rect(self._left, top, self._width, 26), about, colour=MIST, step=11)
