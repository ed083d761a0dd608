"""The third leaf: every match, the latest first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.records.record import MatchRecord
from scenes.intents import Intent, Kind
from scenes.records.chart import draw_mark
from scenes.records.page import PAGE, LeafedPage
from scenes.records.words import day_name, game_name, meeting, mode_name
from scenes.widgets.colours import DUSK, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

ROWS = 10
ROW = 20
COLUMNS = (10, 118, 160, 268, 378)
"""Where date, time, game, mode and players stand, from the left edge of a line."""


class Line(Widget):
    """A match of the list; pressed, it is looked at."""

    def __init__(self, rect: pygame.Rect, page: HistoryPage, record: MatchRecord, press: Callable[[], None]) -> None:
        super().__init__(rect)
        self.page, self.record, self.press = page, record, press

    def handle(self, intent: Intent) -> bool:
        """Look at it."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            self.press()
            return True
        return intent.kind == Kind.PRESS

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        texts, record = self.page.context.texts, self.record
        rect = self.rect
        if focused:
            panels.draw(canvas, "field_focus", rect)
        else:
            canvas.fill(DUSK, (rect.left + 4, rect.bottom - 1, rect.width - 8, 1))
        y = rect.top + 5
        xs = [rect.left + x for x in COLUMNS]
        fonts.draw(canvas, (xs[0], y), day_name(texts, record.ended), colour=MIST, room=xs[1] - xs[0] - 4)
        fonts.draw(canvas, (xs[1], y), record.ended[11:16], colour=STEEL, room=xs[2] - xs[1] - 4)
        fonts.draw(canvas, (xs[2], y), game_name(texts, record.game), colour=YELLOW, room=xs[3] - xs[2] - 4)
        mode = mode_name(texts, record.game, record.mode)
        fonts.draw(canvas, (xs[3], y), mode, colour=WHITE, room=xs[4] - xs[3] - 4)
        room = rect.right - xs[4] - 74
        who = meeting(texts, record)
        font = fonts.fitting(who, room, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (xs[4], y), who, font, WHITE, room=room)
        if record.people:
            won = any(record.seats[seat].won for seat in record.people)
            point, word = (1.0, "win") if won else (0.0, "loss") if record.winners else (0.5, "drawn")
            draw_mark(canvas, (rect.right - 64, rect.centery), point)
            fonts.draw(canvas, (rect.right - 56, y), texts(f"records.{word}"), colour=MIST, room=52)


class HistoryPage(LeafedPage):
    """Ten lines at a time."""

    @property
    def pages(self) -> int:
        """How many pages they take."""
        return max(1, -(-len(self.shown.matches) // ROWS))

    def widgets(self) -> list[Widget]:
        """The lines of this page, and which page it is."""
        self.page = min(self.page, self.pages - 1)
        latest = self.shown.matches[::-1][self.page * ROWS : (self.page + 1) * ROWS]
        lines: list[Widget] = [
            Line(
                pygame.Rect(PAGE.left + 10, PAGE.top + 10 + ROW * row, PAGE.width - 20, ROW),
                self,
                record,
                partial(self._open, record),
            )
            for row, record in enumerate(latest)
        ]
        return [
            *lines,
            *self.pager(pygame.Rect(PAGE.centerx - 60, PAGE.bottom - 26, 120, 18), self.pages, self.page, self.turn),
        ]

    def _open(self, record: MatchRecord) -> None:
        from scenes.records.detail import MatchDetailScene

        self.context.stack.push(MatchDetailScene(self.context, self.shown.records, record.uid))

    def draw(self, canvas: pygame.Surface, focused: Widget | None) -> None:
        """The panel, and what there is to say where it is empty."""
        self.context.panels.draw(canvas, "panel_gold", PAGE)
        if not self.shown.matches:
            text = self.say("records.none")
            self.context.fonts.draw(canvas, PAGE.center, text, Font.BODY, YELLOW, "center", room=PAGE.width - 40)
