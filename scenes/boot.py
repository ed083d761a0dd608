"""Power on: a cabinet's self-test, shorter than anybody's patience."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.scene import Scene
from scenes.title import TitleScene
from scenes.widgets.colours import GREEN, INK, LIME, YELLOW
from scenes.widgets.text import Font

LINES = ("boot.memory", "boot.video", "boot.cards", "boot.crown")
LINE_MS = 230
LENGTH_MS = LINE_MS * (len(LINES) + 2)
SKIPS = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.MENU)


class BootScene(Scene):
    """A line for each part found in order; anything pressed goes on to the title."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._age = 0

    def handle(self, intent: Intent) -> None:
        """Skip."""
        if intent.kind in SKIPS:
            self._go_on()

    def _go_on(self) -> None:
        self.context.stack.replace(TitleScene(self.context))

    def update(self, ms: int) -> None:
        """Show line after line, then go on."""
        before = self._age // (LINE_MS // 4)
        self._age += ms
        self.dirty = self.dirty or self._age // (LINE_MS // 4) != before
        if self._age >= LENGTH_MS:
            self._age = -(10**9)
            self._go_on()

    def draw(self, canvas: pygame.Surface) -> None:
        """White letters on a dark tube."""
        texts, fonts = self.context.texts, self.context.fonts
        canvas.fill(INK)
        fonts.draw(canvas, (40, 36), texts("title.name").upper(), Font.NAME, YELLOW)
        fonts.draw(canvas, (40, 50), texts("boot.version"), Font.BODY, GREEN)
        for number, line in enumerate(LINES):
            age = self._age - LINE_MS * (number + 1)
            if age < 0:
                break
            y = 82 + number * 18
            drawn = fonts.draw(canvas, (40, y), texts(line), Font.NAME, GREEN)
            dots = "." * min(3, age * 4 // LINE_MS)
            fonts.draw(canvas, (drawn.right + 2, y), dots, Font.NAME, GREEN)
            if age >= LINE_MS * 3 // 4:
                fonts.draw(canvas, (560, y), texts("boot.ok"), Font.NAME, LIME, "right")
        fonts.draw(canvas, (320, 330), texts("boot.skip"), Font.BODY, GREEN, "center")
