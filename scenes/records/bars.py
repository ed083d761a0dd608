"""The second leaf: the share won by opponent, character, mode, seat and name."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.records.statistics import (
    Showing,
    Tally,
    by_character,
    by_mode,
    by_name,
    by_opponent,
    by_seat,
)
from game.text import Texts
from scenes.records.chart import BAR_ROW, Bar, draw_bars
from scenes.records.page import PAGE, LeafedPage, Shown
from scenes.records.words import both_names, character_name, kind_name, person_name
from scenes.widgets.choice import Choice
from scenes.widgets.colours import MIST, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

ROWS = 9
_Count = Callable[[Iterable[Showing]], dict[str, Tally]]
WAYS: dict[str, tuple[_Count, Callable[[Texts, str], str]]] = {
    "opponent": (by_opponent, kind_name),
    "character": (by_character, character_name),
    "mode": (by_mode, both_names),
    "seat": (by_seat, lambda texts, key: texts(f"seat.{key}")),
    "name": (by_name, lambda texts, key: person_name(texts, key[1:])),
}
"""What is compared: how it is counted, and what a bar is called."""


class BarsPage(LeafedPage):
    """A bar for each."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown)
        self.way = "opponent"
        self._counted: dict[str, Tally] = {}

    @property
    def bars(self) -> list[Bar]:
        """All of them, in the words of now."""
        _, name = WAYS[self.way]
        return [Bar(name(self.context.texts, key), one) for key, one in self._counted.items()]

    @property
    def pages(self) -> int:
        """How many pages they take."""
        return max(1, -(-len(self._counted) // ROWS))

    def widgets(self) -> list[Widget]:
        """What is compared, and which page. What is let through may have changed, so that all is counted anew."""
        self._counted = WAYS[self.way][0](self.shown.showings)
        self.page = min(self.page, self.pages - 1)
        choice = Choice(
            pygame.Rect(PAGE.left + 14, PAGE.top + 8, 280, 18),
            lambda: self.say("records.by"),
            tuple(WAYS),
            self.way,
            lambda way: self.say(f"records.by.{way}"),
            self._compare,
            split=0.4,
        )
        return [
            choice,
            *self.pager(pygame.Rect(PAGE.right - 114, PAGE.top + 8, 100, 18), self.pages, self.page, self.turn),
        ]

    def _compare(self, way: str) -> None:
        self.way, self.page = way, 0
        self.shown.rebuild()

    def draw(self, canvas: pygame.Surface, focused: Widget | None) -> None:
        """The bars of this page."""
        fonts = self.context.fonts
        self.context.panels.draw(canvas, "panel_gold", PAGE)
        box = pygame.Rect(PAGE.left + 16, PAGE.top + 36, PAGE.width - 32, ROWS * BAR_ROW)
        bars = self.bars[self.page * ROWS : (self.page + 1) * ROWS]
        draw_bars(canvas, self.context, box, bars)
        if not bars:
            what = "records.none" if not self.shown.showings else "records.no_characters"
            fonts.draw(canvas, PAGE.center, self.say(what), Font.BODY, YELLOW, "center", room=PAGE.width - 40)
            return
        at = (PAGE.left + 16, PAGE.bottom - 19)
        fonts.draw(canvas, at, self.say("records.whisker"), colour=MIST, room=PAGE.width - 32)
