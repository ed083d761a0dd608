"""Focus: one thing of a group is the one that keys act on; the mouse moves it by pointing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.intents import MOVES, Intent, Kind
from scenes.widgets.panel import Panels
from scenes.widgets.text import Fonts

_ACROSS = 2.5
"""How much dearer a pixel sideways is than one in the direction of a move."""
_SAME_COLUMN = 40


class Widget:
    """Something that can have the focus. `enabled`: whether it can at all."""

    enabled = True

    def __init__(self, rect: pygame.Rect) -> None:
        self.rect = rect

    @property
    def keeps_focus(self) -> bool:
        """Whether pointing elsewhere leaves the focus here (somebody types)."""
        return False

    def handle(self, intent: Intent) -> bool:
        """Use the intent while focused (or clicked on). Returns whether it did."""
        return False

    def blur(self) -> None:
        """The focus went elsewhere, or the mouse button was let go elsewhere: nothing is held or typed any more."""

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""


class FocusGroup:
    """Widgets of one screen. Moves go to the nearest enabled widget in that direction; `step` goes through all."""

    def __init__(self, widgets: Sequence[Widget], on_change: Callable[[], None]) -> None:
        """on_change: called when the focus has moved or a widget used an intent."""
        self.widgets = list(widgets)
        self._on_change = on_change
        self._pressed: Widget | None = None
        self.hovered = False
        """Whether the mouse is over something that can be pressed."""
        self.index = next((n for n, w in enumerate(self.widgets) if w.enabled), 0)

    @property
    def focused(self) -> Widget | None:
        """The widget with the focus."""
        return self.widgets[self.index] if self.widgets else None

    def focus(self, widget: Widget) -> None:
        """Give it the focus. Raises ValueError for a widget of another group."""
        self._go(self.widgets.index(widget))

    def step(self, by: int = 1) -> None:
        """The next (1) or previous (-1) enabled widget in the order they were given, round the end."""
        count = len(self.widgets)
        for distance in range(1, count):
            number = (self.index + by * distance) % count
            if self.widgets[number].enabled:
                self._go(number)
                return

    def handle(self, intent: Intent) -> bool:
        """Move the focus or pass the intent on. Returns whether anybody used it."""
        if intent.kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            return self._mouse(intent)
        focused = self.focused
        if focused is not None and focused.enabled and focused.handle(intent):
            self._on_change()
            return True
        if intent.kind in MOVES:
            return self._move(MOVES[intent.kind])
        return False

    def _go(self, number: int) -> None:
        if number != self.index:
            self.widgets[self.index].blur()
            self.index = number
        self._on_change()

    def _under(self, pos: tuple[int, int] | None) -> int | None:
        if pos is None:
            return None
        found = (n for n, w in enumerate(self.widgets) if w.enabled and w.rect.collidepoint(pos))
        return next(found, None)

    def _mouse(self, intent: Intent) -> bool:
        under = self._under(intent.pos)
        self.hovered = under is not None
        if intent.kind == Kind.POINT:
            self._point(under)
            return False
        if intent.kind == Kind.RELEASE:
            return self._release(under, intent)
        if under is None:
            # A click beside everything ends what was being typed.
            if self.focused is not None:
                self.focused.blur()
                self._on_change()
            return False
        self._go(under)
        self._pressed = self.widgets[under]
        return self._pressed.handle(intent)

    def _point(self, under: int | None) -> None:
        focused = self.focused
        if under is None or under == self.index or self._pressed is not None:
            return
        if focused is None or not focused.keeps_focus:
            self._go(under)

    def _release(self, under: int | None, intent: Intent) -> bool:
        """Only what was pressed can be let go: a button that is left before is not pressed."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        self._on_change()
        if under is not None and self.widgets[under] is pressed:
            return pressed.handle(intent)
        if not pressed.keeps_focus:
            pressed.blur()
        return False

    def _move(self, step: tuple[int, int]) -> bool:
        here = self.focused
        if here is None:
            return False
        best, best_cost = None, 0.0
        for number, widget in enumerate(self.widgets):
            if widget is here or not widget.enabled:
                continue
            dx, dy = widget.rect.centerx - here.rect.centerx, widget.rect.centery - here.rect.centery
            along, across = dx * step[0] + dy * step[1], abs(dx * step[1]) + abs(dy * step[0])
            if along <= 0:
                continue
            cost = along + across * _ACROSS
            if best is None or cost < best_cost:
                best, best_cost = number, cost
        if best is None:
            return self._wrap(step)
        self._go(best)
        return True

    def _wrap(self, step: tuple[int, int]) -> bool:
        """Off the end of a column comes the other end."""
        here = self.widgets[self.index]
        column = [
            n
            for n, w in enumerate(self.widgets)
            if w.enabled and w is not here and step[1] and abs(w.rect.centerx - here.rect.centerx) < _SAME_COLUMN
        ]
        if not column:
            return False
        self._go((min if step[1] > 0 else max)(column, key=lambda n: self.widgets[n].rect.centery))
        return True
