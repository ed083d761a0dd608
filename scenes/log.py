"""The log of the match in words, as the eyes at the table may read it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST, YELLOW
from scenes.widgets.text import Font

HIGH = 228
"""Pixels that the lines have together."""
BOX = pygame.Rect(70, 20, 500, 320)


class LogScene(MenuScene):
    """A long list that starts at its end."""

    opaque = False

    def __init__(self, context: Context, lines: Sequence[str]) -> None:
        super().__init__(context)
        fonts = context.fonts
        self._face = fonts.running
        self._step = fonts.line(self._face) + 1
        self._rows = HIGH // self._step
        self._lines = [part for line in lines for part in _hanging(fonts.wrap(line, BOX.width - 52, self._face))]
        self._top = max(0, len(self._lines) - self._rows)
        self.set_widgets([Button(pygame.Rect(250, 308, 140, 24), lambda: context.texts("menu.back"), self.back, "red")])

    def handle(self, intent: Intent) -> None:
        """Scroll, close."""
        step = {Kind.UP: -1, Kind.DOWN: 1}.get(intent.kind, -2 * intent.amount if intent.kind == Kind.SCROLL else 0)
        if step:
            self._top = max(0, min(len(self._lines) - self._rows, self._top + step))
            self.touch()
        elif intent.kind == Kind.LOG:
            self.back()
        else:
            super().handle(intent)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The list."""
        context = self.context
        dim(canvas, 70)
        context.panels.draw(canvas, "panel_night", BOX)
        fonts, room = context.fonts, BOX.width - 44
        with fonts.saying("title"):
            fonts.draw(canvas, (BOX.centerx, BOX.top + 12), context.texts("log.title"), Font.NAME, YELLOW, "center")
        for row, line in enumerate(self._lines[self._top : self._top + self._rows]):
            first = not line.startswith("  ")
            x = BOX.left + (20 if first else 28)
            y = BOX.top + 32 + row * self._step
            fonts.draw(canvas, (x, y), line.strip(), self._face, MIST, room=room)
            if first:
                context.panels.sign(canvas, "bullet", (BOX.left + 11, y + self._step // 2 - 3))
        for sign, more, y in (
            ("scroll_up", self._top > 0, BOX.top + 30),
            ("scroll_down", self._top + self._rows < len(self._lines), BOX.bottom - 44),
        ):
            if more:
                context.panels.sign(canvas, sign, (BOX.right - 20, y))


def _hanging(lines: list[str]) -> list[str]:
    return lines[:1] + [f"  {line}" for line in lines[1:]]
