"""All that a screen says, in letters twice as high: one key away from everywhere."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.reading_order import in_order
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(8, 6, 624, 348)
TEXT = pygame.Rect(24, 34, 572, 276)
STEP = 23
ROWS = TEXT.height // STEP


class ReaderScene(MenuScene):
    """Lies over a screen and shows what that says now, from above down. It knows no more than was drawn: whatever is
    covered stays so."""

    waits_for_pads = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._lines: list[str] = []
        self._top = 0
        self.set_widgets([Button(pygame.Rect(250, 318, 140, 26), lambda: context.texts("menu.back"), self.back, "red")])

    def enter(self) -> None:
        """By now what lies below has covered whatever only one may see, as under every scene above it."""
        context = self.context
        below = [scene for scene in context.stack.scenes if scene is not self]
        canvas = pygame.Surface(context.display.canvas.get_size(), 0, context.display.canvas)
        with context.fonts.hearing() as heard:
            if below:
                below[-1].draw(canvas)
        paragraphs = in_order(heard) or [context.texts("reader.nothing")]
        self._lines = [line for part in paragraphs for line in context.fonts.wrap(part, TEXT.width, Font.LARGE)]

    def handle(self, intent: Intent) -> None:
        """Scroll, close."""
        step = {Kind.UP: -1, Kind.DOWN: 1, Kind.LEFT: -ROWS, Kind.RIGHT: ROWS}.get(intent.kind, 0)
        if intent.kind == Kind.SCROLL:
            step = -2 * intent.amount
        if step:
            self._top = max(0, min(len(self._lines) - ROWS, self._top + step))
            self.touch()
        elif intent.kind == Kind.READ:
            self.back()
        else:
            super().handle(intent)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The lines in sight."""
        context = self.context
        canvas.fill(INK)
        context.panels.draw(canvas, "panel_gold", BOX)
        fonts = context.fonts
        with fonts.saying("title"):
            fonts.draw(canvas, (BOX.centerx, BOX.top + 12), context.texts("reader.title"), Font.NAME, YELLOW, "center")
        for row, line in enumerate(self._lines[self._top : self._top + ROWS]):
            fonts.draw(canvas, (TEXT.left, TEXT.top + row * STEP), line, Font.LARGE, WHITE, room=TEXT.width)
        for sign, more, y in (
            ("scroll_up", self._top > 0, TEXT.top),
            ("scroll_down", self._top + ROWS < len(self._lines), TEXT.bottom - 12),
        ):
            if more:
                context.panels.sign(canvas, sign, (BOX.right - 24, y))
