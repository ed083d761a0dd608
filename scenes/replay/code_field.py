"""A field of several lines for a code."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import STEEL, WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

LONGEST = 6_000
STEP = 13


class CodeField(TextField):
    """Typing as in every field; what does not fit is scrolled away at the top."""

    def __init__(
        self, rect: pygame.Rect, text: str, empty: Callable[[], str], on_change: Callable[[str], None]
    ) -> None:
        super().__init__(rect, str, _plain(text), empty, on_change, longest=LONGEST, split=0)

    def put(self, text: str) -> None:
        """Let this stand there."""
        self.text = _plain(text)[:LONGEST]

    def handle(self, intent: Intent) -> bool:
        """As every field; moves up and down leave it."""
        if intent.kind == Kind.CHAR:
            intent = intent._replace(text=intent.text.upper())
        return super().handle(intent)

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """The last lines of what stands there."""
        panels.draw(canvas, "field_focus" if focused else "field", self.rect)
        room = pygame.Rect(self.rect.left + 10, self.rect.top + 8, self.rect.width - 20, self.rect.height - 14)
        if not self.text and not self.typing:
            fonts.block(canvas, room, self.empty(), colour=STEEL)
            return
        lines = fonts.wrap(self.text, room.width)[-(room.height // STEP) :]
        y = room.top
        for line in lines:
            drawn = fonts.draw(canvas, (room.left, y), line, Font.BODY, WHITE, room=room.width)
            end = (drawn.right + 1, y)
            y += STEP
        if self.typing:
            pygame.draw.rect(canvas, YELLOW, (*end, 1, 10))


def _plain(text: str) -> str:
    """One line, with single blanks between its groups."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).upper().split())
