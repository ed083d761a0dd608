"""The tab of one of several leaves that lie in the same place."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts


class Tab(Widget):
    """Chosen by CONFIRM while focused, or by a click."""

    def __init__(
        self,
        rect: pygame.Rect,
        label: Callable[[], tuple[str, ...]],
        is_open: Callable[[], bool],
        choose: Callable[[], None],
    ) -> None:
        """label: forms of the same name, longest first, asked at every draw. is_open: whether its leaf lies on top."""
        super().__init__(rect)
        self.label, self.is_open, self.choose = label, is_open, choose

    def handle(self, intent: Intent) -> bool:
        """Choose it."""
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self.choose()
            return True
        return intent.kind == Kind.RELEASE

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it: a light edge for the open one."""
        is_open = self.is_open()
        panels.draw(canvas, "tab_active" if is_open else "tab", self.rect)
        room = self.rect.width - 10
        names = self.label()
        name = next((name for name in names if fonts.width(name, Font.LABEL_BOLD) <= room), names[-1])
        larger = (Font.NAME,) if fonts.larger else ()
        font = fonts.fitting(name, room, (*larger, Font.LABEL_BOLD, Font.LABEL))
        colour = YELLOW if focused else WHITE if is_open else MIST
        # Capitals of the small fonts stand low in their line.
        y = self.rect.top + (self.rect.height - 9) // 2 - (0 if font == Font.NAME else 2)
        fonts.draw(canvas, (self.rect.centerx, y), name, font, colour, "center", room=room)
        if focused:
            panels.draw(canvas, "button_focus", self.rect.inflate(2, 2))
