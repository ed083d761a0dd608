"""The coach's panel: portrait, words, and what may be answered. It goes where it hides nothing that it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.lessons.lesson import Lesson
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

WIDTH = 400
PORTRAIT = 48
LARGE_WIDTHS, TALLEST = (500, 616), 200
"""With larger text it is wider, as little as keeps it from growing high; what would be higher than TALLEST stays as it
is."""
LOW = 150
BUTTON = 20
_MARGIN = 4
_BOTTOMS = (356, 234, 140)
"""Where its lower edge may be: over the hand, over the boards, over the stage."""


class CoachPanel(Widget):
    """A panel of words. A click anywhere on it is a click on its only button, where it has one."""

    def __init__(
        self,
        context: Context,
        lesson: Lesson,
        title: str,
        text: str,
        answers: Sequence[tuple[str, Callable[[], None]]],
        avoid: Sequence[pygame.Rect],
    ) -> None:
        """answers: words and what they do; the first has the focus. avoid: what must stay in sight."""
        self._context, self._lesson, self._title = context, lesson, title
        fonts = context.fonts
        tries = [(Font.LARGE, width, tallest) for tallest in (LOW, TALLEST) for width in LARGE_WIDTHS]
        for self._face, width, tallest in [*(tries if fonts.larger else ()), (Font.BODY, WIDTH, 360)]:
            self._lines = fonts.wrap(text, width - PORTRAIT - 44, self._face)
            height = max(PORTRAIT + 20, 40 + self._step * len(self._lines) + BUTTON)
            if height <= tallest:
                break
        super().__init__(_place((width, height), avoid))
        self._only = answers[0][1] if len(answers) == 1 else None
        self.buttons: list[Widget] = []
        right = self.rect.right - 12
        for words, press in reversed(answers):
            wide = max(40, fonts.width(words, Font.NAME) + 22)
            rect = pygame.Rect(right - wide, self.rect.bottom - BUTTON - 8, wide, BUTTON)
            self.buttons.insert(0, Button(rect, lambda words=words: words, press, "red"))  # type: ignore[misc]
            right -= wide + 8

    @property
    def _step(self) -> int:
        """From line to line."""
        return self._context.fonts.line(self._face) + 1

    @property
    def widgets(self) -> list[Widget]:
        """Its buttons, then the panel itself."""
        return [*self.buttons, self] if self._only is not None else self.buttons

    def handle(self, intent: Intent) -> bool:
        """See `Widget`."""
        if self._only is not None and intent.kind in (Kind.RELEASE, Kind.CONFIRM):
            self._only()
            return True
        return intent.kind == Kind.PRESS

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Panel, portrait, words."""
        panels.draw(canvas, "panel_gold", self.rect)
        frame = pygame.Rect(self.rect.left + 14, self.rect.top + 12, PORTRAIT, PORTRAIT)
        canvas.fill(INK, frame.inflate(4, 4))
        pygame.draw.rect(canvas, STEEL, frame.inflate(4, 4), 1)
        canvas.blit(self._context.assets.sheet(self._lesson.portraits).frame(self._lesson.coach).surface, frame)
        left, room = frame.right + 14, self.rect.width - PORTRAIT - 44
        fonts.draw(canvas, (left, self.rect.top + 12), self._title, Font.NAME, YELLOW, room=room)
        for number, line in enumerate(self._lines):
            with fonts.saying("prompt"):
                fonts.draw(canvas, (left, self.rect.top + 26 + self._step * number), line, self._face, WHITE, room=room)


def _place(size: tuple[int, int], avoid: Sequence[pygame.Rect]) -> pygame.Rect:
    """Where least of what must be seen is hidden; of equals the earliest."""
    width, height = size
    # In the middle, at the left edge, at the right one.
    lefts = ((640 - width) // 2, 6, 634 - width)
    places = [pygame.Rect(left, bottom - height, width, height) for bottom in _BOTTOMS for left in lefts]
    return min(places, key=lambda place: sum(_common(place, rect) for rect in avoid))


def _common(place: pygame.Rect, rect: pygame.Rect) -> int:
    both = place.inflate(2 * _MARGIN, 2 * _MARGIN).clip(rect)
    return both.width * both.height
