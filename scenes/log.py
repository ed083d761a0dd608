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

ROWS = 19
STEP = 12
BOX = pygame.Rect(70, 20, 500, 320)


class LogScene(MenuScene):
    """A long list that starts at its end."""

    opaque = False

    def __init__(self, context: Context, lines: Sequence[str]) -> None:
        super().__init__(context)
        fonts = context.fonts
        self._lines = [part for line in lines for part in _hanging(fonts.wrap(line, BOX.width - 52))]
        self._top = max(0, len(self._lines) - ROWS)
        self.set_widgets([Button(pygame.Rect(250, 308, 140, 24), lambda: context.texts("menu.back"), self.back, "red")])

    def handle(self, intent: Intent) -> None:
        """Scroll, close."""
        step = {Kind.UP: -1, Kind.DOWN: 1}.get(intent.kind, -2 * intent.amount if intent.kind == Kind.SCROLL else 0)
        if step:
            self._top = max(0, min(len(self._lines) - ROWS, self._top + step))
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
        context.fonts.draw(canvas, (BOX.centerx, BOX.top + 12), context.texts("log.title"), Font.NAME, YELLOW, "center")
        for row, line in enumerate(self._lines[self._top : self._top + ROWS]):
            first = not line.startswith("  ")
            x = BOX.left + (20 if first else 28)
            context.fonts.draw(canvas, (x, BOX.top + 32 + row * STEP), line.strip(), colour=MIST, room=BOX.width - 44)
            if first:
                context.panels.sign(canvas, "bullet", (BOX.left + 11, BOX.top + 35 + row * STEP))
        for sign, more, y in (
            ("scroll_up", self._top > 0, BOX.top + 30),
            ("scroll_down", self._top + ROWS < len(self._lines), BOX.bottom - 44),
        ):
            if more:
                context.panels.sign(canvas, sign, (BOX.right - 20, y))


def _hanging(lines: list[str]) -> list[str]:
    return lines[:1] + [f"  {line}" for line in lines[1:]]
