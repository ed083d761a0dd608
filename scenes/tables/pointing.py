"""Presses, clicks and drags on a table's spots. A click ends where it began; a drag may end anywhere."""

from __future__ import annotations

from typing import NamedTuple

from scenes.tables.spots import Key, Spots

DRAG_PX = 6
"""A press that moves farther than this is a drag."""


class Released(NamedTuple):
    """A press that has ended. clicked: where it began; dragged: whether it had become a drag."""

    key: Key
    clicked: bool
    dragged: bool


class Pointing:
    """What the mouse is doing."""

    def __init__(self, spots: Spots) -> None:
        self._spots = spots
        self._pressed: tuple[Key, tuple[int, int]] | None = None
        self.drag_at: tuple[int, int] | None = None
        """Where the mouse is, while something is being dragged."""

    @property
    def held(self) -> Key | None:
        """The spot under the pressed button."""
        return self._pressed[0] if self._pressed is not None else None

    def clear(self) -> None:
        """Whatever was pressed is let go without effect."""
        self._pressed = self.drag_at = None

    def move(self, pos: tuple[int, int] | None) -> bool:
        """The mouse is here. Returns whether the picture is old."""
        if self._pressed is not None and pos is not None:
            start = self._pressed[1]
            if self.drag_at is not None or max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) > DRAG_PX:
                self.drag_at = pos
                return True
        return self._spots.point(pos)

    def press(self, pos: tuple[int, int] | None) -> bool:
        """The button goes down here. Returns whether there is anything to press."""
        key = self._spots.at(pos)
        self._pressed = (key, pos) if key is not None and pos is not None else None
        return key is not None

    def release(self, pos: tuple[int, int] | None) -> Released | None:
        """The button comes up here. Returns what was pressed, if anything was."""
        pressed, dragged = self._pressed, self.drag_at is not None
        self.clear()
        if pressed is None:
            return None
        return Released(pressed[0], self._spots.at(pos) == pressed[0], dragged)
