"""All that a screen says, in letters twice as high: one key away from everywhere."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, WHITE, YELLOW
from scenes.widgets.text import Font, Heard

BOX = pygame.Rect(8, 6, 624, 348)
TEXT = pygame.Rect(24, 34, 572, 276)
STEP = 23
ROWS = TEXT.height // STEP
FIRST = ("title", "prompt", "refusal", "hint")
"""Roles whose words come before all others: what this is, and what is to be done."""
SAME_LINE = 6
"""Pixels by which two words may differ in height and still stand in one line."""
NEAR, BELOW = 14, 9
"""So near each other, words of one line belong together; a line so close below goes on with what is above."""


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
        first = [word for role in FIRST for word in heard if word.role == role]
        rest = [word for word in heard if word.role not in FIRST]
        paragraphs = list(dict.fromkeys((*in_order(first), *in_order(rest)))) or [context.texts("reader.nothing")]
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


def in_order(heard: Sequence[Heard]) -> list[str]:
    """What was drawn, as paragraphs from above down and from left to right: words side by side in one line, lines that
    stand close below each other and begin at the same place in one paragraph."""
    rows: list[list[Heard]] = []
    for word in sorted(heard, key=lambda one: (one.box.top, one.box.left)):
        if rows and abs(rows[-1][0].box.top - word.box.top) <= SAME_LINE:
            rows[-1].append(word)
        else:
            rows.append([word])
    paragraphs: list[tuple[pygame.Rect, str]] = []
    for row in rows:
        for word in sorted(row, key=lambda one: one.box.left):
            box, text = word.box, word.text.strip()
            for number, (before, words) in enumerate(paragraphs):
                beside = abs(before.bottom - box.bottom) <= SAME_LINE and 0 <= box.left - before.right <= NEAR
                under = 0 <= box.top - before.bottom + 4 <= BELOW and abs(box.left - before.left) <= 2
                if beside or under:
                    paragraphs[number] = (_last_line(before, box, beside), f"{words} {text}")
                    break
            else:
                paragraphs.append((box, text))
    return [text for _, text in paragraphs]


def _last_line(before: pygame.Rect, box: pygame.Rect, beside: bool) -> pygame.Rect:
    return before.union(box) if beside else box
