"""A line to type in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

_ENDS = (Kind.CONFIRM, Kind.CANCEL, Kind.MENU, Kind.UP, Kind.DOWN, Kind.LOG)


class TextField(Widget):
    """Typing begins with CONFIRM or a click and ends with CONFIRM, CANCEL, MENU, a move up or down, or a click
    elsewhere."""

    def __init__(
        self,
        rect: pygame.Rect,
        label: Callable[[], str],
        text: str,
        empty: Callable[[], str],
        on_change: Callable[[str], None],
        longest: int = 12,
        allowed: Callable[[str], bool] = str.isprintable,
        split: float = 0.45,
    ) -> None:
        """empty: what stands there while nothing is typed. longest: in characters. allowed: per character. split: where
        the field's box begins, as part of the width; 0: no label."""
        super().__init__(rect)
        self.label, self.text, self.empty, self.on_change = label, text, empty, on_change
        self.longest, self.allowed = longest, allowed
        self.typing = False
        self._split = split

    @property
    def keeps_focus(self) -> bool:
        """A nudge of the mouse does not end the typing."""
        return self.typing

    def handle(self, intent: Intent) -> bool:
        """Type, erase, begin, end."""
        if not self.typing:
            self.typing = intent.kind in (Kind.CONFIRM, Kind.PRESS)
            return self.typing
        if intent.kind == Kind.CHAR and len(self.text) < self.longest and self.allowed(intent.text):
            self.text += intent.text
        elif intent.kind == Kind.ERASE:
            self.text = self.text[:-1]
        elif intent.kind in _ENDS:
            self.blur()
            return intent.kind not in (Kind.UP, Kind.DOWN, Kind.LOG)
        self.on_change(self.text)
        return True

    def blur(self) -> None:
        """The end of typing: no blanks round the text."""
        if self.typing:
            self.typing = False
            self.text = self.text.strip()
            self.on_change(self.text)

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        left = round(self.rect.width * self._split)
        box = pygame.Rect(self.rect.left + left, self.rect.top, self.rect.width - left, self.rect.height)
        y = self.rect.top + (self.rect.height - 9) // 2
        high = self.rect.height
        if self._split:
            fonts.draw(
                canvas,
                (self.rect.left, y),
                self.label(),
                Font.BODY,
                YELLOW if focused else MIST,
                room=left - 6,
                high=high,
            )
        panels.draw(canvas, "field_focus" if focused else "field", box)
        shown = self.text or ("" if self.typing else self.empty())
        colour = WHITE if self.text else STEEL
        drawn = fonts.draw(canvas, (box.left + 7, y), shown, Font.BODY, colour, room=box.width - 14, high=high)
        if self.typing:
            pygame.draw.rect(canvas, YELLOW, (drawn.right + 1, box.top + 4, 1, box.height - 8))
