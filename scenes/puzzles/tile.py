"""A puzzle on the shelf: its number, how hard it is, and whether it is solved."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.storage.puzzles import Solving
from scenes.intents import Intent, Kind
from scenes.widgets.colours import LIME, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

SIZE, NARROW_SIZE = (58, 52), (48, 44)
"""NARROW_SIZE: in larger text, which takes the room for what the chosen puzzle is about."""
NARROW_BY = 5
_STAR = 9


class Tile(Widget):
    """Chosen by whatever has the focus; opened by CONFIRM or a click."""

    def __init__(
        self,
        rect: pygame.Rect,
        number: int,
        level: int,
        solving: Solving,
        is_chosen: Callable[[], bool],
        open_it: Callable[[], None],
    ) -> None:
        """number: from 0."""
        super().__init__(rect)
        self.number, self.level, self.solving = number, level, solving
        self._is_chosen, self._open = is_chosen, open_it

    def handle(self, intent: Intent) -> bool:
        """Open it."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            self._open()
            return True
        return intent.kind == Kind.PRESS

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        rect, solving = self.rect, self.solving
        chosen = self._is_chosen()
        panels.draw(canvas, "panel_gold" if chosen else "plate_dark", rect)
        colour = LIME if solving.solved else YELLOW if chosen else WHITE if solving.tries else MIST
        # A narrow tile has no room for the sign beside the number's middle.
        x = rect.centerx - (NARROW_BY if solving.solved and rect.width < SIZE[0] else 0)
        fonts.draw(canvas, (x, rect.top + 9), str(self.number + 1), Font.TITLE, colour, "center")
        left = rect.centerx - self.level * _STAR // 2
        for star in range(self.level):
            # Small pips, so that the stars stay what solving it gives.
            canvas.fill(YELLOW if solving.solved else MIST, (left + star * _STAR + 2, rect.bottom - 13, 5, 3))
        if solving.solved:
            panels.sign(canvas, "check" if solving.helped else "star", (rect.right - 15, rect.top + 4))
        if focused:
            panels.draw(canvas, "button_focus", rect.inflate(2, 2))
