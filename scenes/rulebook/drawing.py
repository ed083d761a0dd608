"""What the pages of every rule book are drawn with: panels of text, lists, captions, felt.

Larger text never fits beside the pictures: it stands on leaves of its own (scenes/rulebook/leaves.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scenes.context import Context
from scenes.widgets.colours import INK, MIST, WHITE, Colour
from scenes.widgets.text import Font

AREA = pygame.Rect(32, 40, 576, 270)
"""Where a page's content lies, on the canvas."""
GAP = 4
STEP = 12
CAPTION = "caption"
"""The role of words that explain a picture beside them, and nothing without it."""


class Book:
    """The tools of all pages, with the language of now."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def say(self, text_id: str, **facts: object) -> str:
        """The text."""
        return self.context.texts(text_id, **facts)

    def night(self, canvas: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        """A dark panel for text. Returns where text may stand on it."""
        self.context.panels.draw(canvas, "panel_night", rect)
        return rect.inflate(-24, -14)

    def felt(self, canvas: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        """A green felt for cards. Returns the rectangle."""
        self.context.panels.draw(canvas, "panel_felt", rect)
        return rect

    def text(self, canvas: pygame.Surface, box: pygame.Rect, text: str, colour: Colour = WHITE) -> int:
        """Running text, a small gap between its paragraphs. Returns the y below it."""
        y = box.top
        for paragraph in text.split("\n"):
            part = pygame.Rect(box.left, y, box.width, box.bottom - y)
            y = self.context.fonts.block(canvas, part, paragraph, colour=colour, step=STEP) + 3
        return y

    def centred(self, canvas: pygame.Surface, box: pygame.Rect, text: str) -> None:
        """Running text in the middle of the box's height."""
        fonts = self.context.fonts
        lines = sum(len(fonts.wrap(part, box.width)) for part in text.split("\n"))
        high = lines * STEP + 3 * text.count("\n")
        self.text(canvas, pygame.Rect(box.left, box.centery - high // 2, box.width, high + 4), text)

    def points(
        self, canvas: pygame.Surface, box: pygame.Rect, texts: Sequence[str], numbered: bool = False, gap: int = 4
    ) -> int:
        """A list, each with a bullet or its number, `gap` pixels apart. Returns the y below it."""
        panels, fonts = self.context.panels, self.context.fonts
        y = box.top
        for number, text in enumerate(texts):
            with fonts.together():
                if numbered:
                    panels.draw(canvas, "badge_gold", pygame.Rect(box.left, y + STEP // 2 - 8, 13, 13))
                    fonts.draw(canvas, (box.left + 7, y + STEP // 2 - 5), str(number + 1), Font.NAME, WHITE, "center")
                else:
                    panels.sign(canvas, "bullet", (box.left + 3, y + STEP // 2 - 3))
                part = pygame.Rect(box.left + 20, y, box.width - 20, box.bottom - y)
                y = fonts.block(canvas, part, text, step=STEP) + gap
        return y

    def label(self, canvas: pygame.Surface, at: tuple[int, int], text: str, colour: Colour = MIST) -> None:
        """A small caption of a picture with its middle here."""
        with self.context.fonts.saying(CAPTION):
            self.context.fonts.draw(canvas, at, text, Font.BODY, colour, "center", None, INK)


Page = tuple[str, Callable[[pygame.Surface, Any], None]]
"""(name, what draws it with the game's own Book); the title's text is `rules.<name>.title`."""
