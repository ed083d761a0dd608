"""Focus: one thing of a group is the one that keys act on; the mouse moves it by pointing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from scenes.intents import MOVES, Intent, Kind


class Widget(Protocol):
    """Something that can have the focus."""

    rect: pygame.Rect
    enabled: bool

    def handle(self, intent: Intent) -> bool:
        """Use the intent while focused (or pointed at). Returns whether it did."""


class FocusGroup:
    """Widgets of one screen. Moves go to the nearest enabled widget in that direction."""

    def __init__(self, widgets: Sequence[Widget], on_change: Callable[[], None]) -> None:
        """on_change: called when the focus has moved or a widget used an intent."""
        self.widgets = list(widgets)
        self._on_change = on_change
        self.index = next((n for n, w in enumerate(self.widgets) if w.enabled), 0)

    @property
    def focused(self) -> Widget | None:
        """The widget with the focus."""
        return self.widgets[self.index] if self.widgets else None

    def focus(self, widget: Widget) -> None:
        """Give it the focus."""
        self.index = self.widgets.index(widget)
        self._on_change()

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

    def _mouse(self, intent: Intent) -> bool:
        if intent.pos is None:
            return False
        for number, widget in enumerate(self.widgets):
            if widget.enabled and widget.rect.collidepoint(intent.pos):
                moved = number != self.index
                self.index = number
                used = intent.kind != Kind.POINT and widget.handle(intent)
                if moved or used:
                    self._on_change()
                return used
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
            cost = along + across * 2.5
            if best is None or cost < best_cost:
                best, best_cost = number, cost
        if best is None:
            return self._wrap(step)
        self.index = best
        self._on_change()
        return True

    def _wrap(self, step: tuple[int, int]) -> bool:
        """Off the end of a column comes the other end."""
        here = self.widgets[self.index]
        column = [
            n
            for n, w in enumerate(self.widgets)
            if w.enabled and w is not here and step[1] and abs(w.rect.centerx - here.rect.centerx) < 40
        ]
        if not column:
            return False
        self.index = (min if step[1] > 0 else max)(column, key=lambda n: self.widgets[n].rect.centery)
        self._on_change()
        return True
