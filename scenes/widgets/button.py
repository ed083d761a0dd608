"""Buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

LARGE_HIGH = 22
"""The lowest button that words twice as high may stand on."""
BETWEEN = 8
"""From one button of a row to the next."""
FOOT = 3
"""Pixels of the dark foot below a button's face."""


class Button(Widget):
    """Pressed by CONFIRM while focused, or by a click: pressed and let go on it."""

    def __init__(
        self,
        rect: pygame.Rect,
        label: Callable[[], str],
        on_press: Callable[[], None],
        style: str = "steel",
        font: Font = Font.NAME,
        sign: str | None = None,
    ) -> None:
        """label: asked at every draw, for the language may change. style: `red`, `steel`, `blue`, `gold`. sign: a sign
        of the interface sheet before the label."""
        super().__init__(rect)
        self.label, self.on_press = label, on_press
        self.style, self.font, self.sign = style, font, sign
        self._held = False

    def handle(self, intent: Intent) -> bool:
        """Press, hold, let go."""
        if intent.kind == Kind.CONFIRM:
            self.on_press()
            return True
        if intent.kind == Kind.PRESS:
            self._held = True
            return True
        if intent.kind == Kind.RELEASE and self._held:
            self._held = False
            self.on_press()
            return True
        return False

    def blur(self) -> None:
        """Not pressed any more."""
        self._held = False

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        name = f"button_{self.style}" if self.enabled else "button_disabled"
        if self.enabled and self._held:
            name += "_down"
        elif self.enabled and focused and self.style != "red":
            # The brighter red would leave the words less than 4.5:1; the frame of the focus says enough.
            name += "_over"
        panels.draw(canvas, name, self.rect)
        down = 2 if self._held else 0
        text = self.label()
        room = self.rect.width - 10 - (12 if self.sign else 0)
        larger = (Font.TITLE, Font.LARGE) if fonts.larger and self.rect.height >= LARGE_HIGH else ()
        font = fonts.fitting(text, room, (*larger, self.font, Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        heights = {Font.NAME: 8, Font.TITLE: 16, Font.LARGE: 23, Font.BIG: 24}
        height = heights.get(font if font in larger else self.font, 9)
        y = self.rect.top + (self.rect.height - FOOT - height) // 2 + down
        colour = (YELLOW if focused else WHITE) if self.enabled else STEEL
        x = self.rect.centerx + (6 if self.sign else 0)
        drawn = fonts.draw(canvas, (x, y), text, font, colour, "center", room=room)
        if self.sign:
            panels.sign(canvas, self.sign, (drawn.left - 13, y - 1))
        if focused and self.enabled:
            panels.draw(canvas, "button_focus", self.rect.inflate(2, 2))


def button_row(
    area: pygame.Rect, entries: Sequence[tuple[str, Callable[[], None], str]], say: Callable[[str], str]
) -> list[Button]:
    """Equally wide buttons that fill the area. entries: text id, what a press does, style. say: the text of an id,
    asked in every frame, for the language may change."""
    width = (area.width - BETWEEN * (len(entries) - 1)) // len(entries)
    return [
        Button(
            pygame.Rect(area.left + (width + BETWEEN) * column, area.top, width, area.height),
            partial(say, text_id),
            press,
            style,
        )
        for column, (text_id, press, style) in enumerate(entries)
    ]
