"""A picture in the gallery that can be chosen: a demon's card, a figure on its stand, a clan's emblem."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import AMBER, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Fonts


class Picture(Widget):
    """Chosen by having the focus, or by a click."""

    def __init__(
        self,
        rect: pygame.Rect,
        paint: Callable[[pygame.Surface, pygame.Rect], None],
        is_chosen: Callable[[], bool],
        choose: Callable[[], None],
    ) -> None:
        """paint: draws what hangs there."""
        super().__init__(rect)
        self._paint, self._is_chosen, self._choose = paint, is_chosen, choose

    def handle(self, intent: Intent) -> bool:
        """Choose it."""
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self._choose()
            return True
        return intent.kind == Kind.RELEASE

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """The picture; a frame round the chosen one, another round the focused one."""
        self._paint(canvas, self.rect)
        if focused:
            pygame.draw.rect(canvas, YELLOW, self.rect.inflate(4, 4), 2)
        elif self._is_chosen():
            pygame.draw.rect(canvas, AMBER, self.rect.inflate(4, 4), 1)
