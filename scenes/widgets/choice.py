"""A line with a label and a value that goes left and right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.intents import Intent, Kind
from scenes.widgets.colours import MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts


class Choice(Widget):
    """One of several values. LEFT, RIGHT and CONFIRM change it; a click on its left or right half, too."""

    def __init__(
        self,
        rect: pygame.Rect,
        label: Callable[[], str],
        values: Sequence[str],
        value: str,
        show: Callable[[str], str],
        on_change: Callable[[str], None],
        split: float = 0.45,
    ) -> None:
        """show: a value in words. split: where the value's box begins, as part of the width; 0: no label. A single
        value cannot be changed and has no arrows."""
        super().__init__(rect)
        self.label, self.values, self.show = label, tuple(values), show
        self.on_change = on_change
        self.value = value if value in self.values else self.values[0]
        self._split = split

    @property
    def box(self) -> pygame.Rect:
        """Where the value stands."""
        left = round(self.rect.width * self._split)
        return pygame.Rect(self.rect.left + left, self.rect.top, self.rect.width - left, self.rect.height)

    def turn(self, step: int) -> None:
        """Go to the next (1) or previous (-1) value, round the end."""
        self.value = self.values[(self.values.index(self.value) + step) % len(self.values)]
        self.on_change(self.value)

    def handle(self, intent: Intent) -> bool:
        """Change the value."""
        if intent.kind in (Kind.LEFT, Kind.RIGHT):
            self.turn(-1 if intent.kind == Kind.LEFT else 1)
            return True
        if intent.kind == Kind.CONFIRM:
            self.turn(1)
            return True
        if intent.kind == Kind.PRESS and intent.pos is not None:
            self.turn(-1 if self.box.left <= intent.pos[0] < self.box.centerx else 1)
            return True
        return False

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        y = self.rect.top + (self.rect.height - 9) // 2
        box, high = self.box, self.rect.height
        if self._split:
            room = box.left - self.rect.left - 6
            fonts.draw(
                canvas, (self.rect.left, y), self.label(), Font.BODY, YELLOW if focused else MIST, room=room, high=high
            )
        panels.draw(canvas, "field_focus" if focused else "field", box)
        if len(self.values) > 1:
            panels.sign(canvas, "spin_left", (box.left + 4, box.centery - 4))
            panels.sign(canvas, "spin_right", (box.right - 4 - 9, box.centery - 4))
        text = self.show(self.value)
        fonts.draw(canvas, (box.centerx, y), text, Font.BODY, WHITE, "center", room=box.width - 28, high=high)
