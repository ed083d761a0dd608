"""One line of the glossary's list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.glossary.terms import Term
from scenes.intents import Intent, Kind
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

WHERE = 96
"""How much of a line may tell where the term belongs."""


class TermRow(Widget):
    """Looked at by having the focus or by a click; CONFIRM goes on to the page that explains it."""

    def __init__(
        self,
        rect: pygame.Rect,
        term: Callable[[], Term | None],
        where: Callable[[Term], str],
        look: Callable[[], None],
        go: Callable[[], None],
    ) -> None:
        """term: what stands here now. where: to what it belongs, in a word or two."""
        super().__init__(rect)
        self._term, self._where, self._look, self._go = term, where, look, go

    @property
    def enabled(self) -> bool:  # type: ignore[override]
        """Empty lines are no places to go to."""
        return self._term() is not None

    def handle(self, intent: Intent) -> bool:
        """Look at it, or go on."""
        if intent.kind == Kind.PRESS:
            self._look()
            return True
        if intent.kind == Kind.CONFIRM:
            self._go()
            return True
        return intent.kind == Kind.RELEASE

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """The name, and faintly where it belongs."""
        term = self._term()
        if term is None:
            return
        if focused:
            panels.draw(canvas, "plate_dark", self.rect)
        y = self.rect.top + 5
        where = self._where(term)
        font = fonts.fitting(where, WHERE, (Font.LABEL, Font.BODY))
        room = self.rect.width - min(WHERE, fonts.width(where, font)) - 22
        colour, at = YELLOW if focused else WHITE, (self.rect.left + 8, y)
        fonts.draw(canvas, at, term.name, Font.BODY, colour, room=room, high=self.rect.height)
        fonts.draw(
            canvas, (self.rect.right - 8, y - 1), where, font, MIST if focused else STEEL, "right", None, room=WHERE
        )
