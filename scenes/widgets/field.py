"""A line to type in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts


class TextField:
    """Typing begins with CONFIRM or a click and ends with CONFIRM, CANCEL or a click elsewhere."""

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
        """empty: what stands there while nothing is typed. longest: in characters. allowed: per character."""
        self.rect, self.label, self.text, self.empty, self.on_change = rect, label, text, empty, on_change
        self.longest, self.allowed = longest, allowed
        self.enabled = True
        self.typing = False
        self._split = split

    def handle(self, intent: Intent) -> bool:
        """Type, erase, begin, end."""
        if not self.typing:
            self.typing = intent.kind in (Kind.CONFIRM, Kind.PRESS)
            return self.typing
        if intent.kind == Kind.CHAR and len(self.text) < self.longest and self.allowed(intent.text):
            self.text += intent.text
        elif intent.kind == Kind.ERASE:
            self.text = self.text[:-1]
        elif intent.kind in (Kind.CONFIRM, Kind.CANCEL, Kind.UP, Kind.DOWN, Kind.MENU):
            self.typing = False
            self.text = self.text.strip()
        self.on_change(self.text)
        return intent.kind not in (Kind.UP, Kind.DOWN)

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        if not focused:
            self.typing = False
        left = round(self.rect.width * self._split)
        box = pygame.Rect(self.rect.left + left, self.rect.top, self.rect.width - left, self.rect.height)
        y = self.rect.top + (self.rect.height - 9) // 2
        fonts.draw(canvas, (self.rect.left, y), self.label(), Font.BODY, YELLOW if focused else MIST, room=left - 6)
        panels.draw(canvas, "field_focus" if focused else "field", box)
        shown = self.text or ("" if self.typing else self.empty())
        drawn = fonts.draw(
            canvas, (box.left + 7, y), shown, Font.BODY, WHITE if self.text else STEEL, room=box.width - 14
        )
        if self.typing:
            pygame.draw.rect(canvas, YELLOW, (drawn.right + 1, box.top + 4, 1, box.height - 8))
