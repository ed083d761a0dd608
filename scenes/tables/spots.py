"""Places on the table that can be pointed at or focused: cards, figures, piles, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.intents import MOVES, Kind

Key = tuple[str, int, int]
"""What a spot is: a word and two numbers, such as (`hand`, seat, card)."""
BIG: Key = ("confirm", 0, 0)
SMALL = "button "
"""What the words of the small buttons below the big one begin with."""


class Spot(NamedTuple):
    """key: what it is. rect: where. acts: pressing it may do something; else it is there to be asked about."""

    key: Key
    rect: pygame.Rect
    acts: bool = True


class Spots:
    """All spots of a table, one of which has the focus. They may be laid out anew; the focus stays on its key."""

    def __init__(self) -> None:
        self.all: tuple[Spot, ...] = ()
        self.focus: Key | None = None
        self.hover: Key | None = None
        self.by_mouse = False
        """Whether the mouse was used last: then what it points at counts, else the focus."""

    def lay(self, spots: Sequence[Spot], start: Key | None) -> None:
        """Use these; `start` has the focus where the one that had it is gone."""
        self.all = tuple(spots)
        keys = {spot.key for spot in spots}
        if self.focus not in keys:
            self.focus = start if start in keys else None
        if self.hover not in keys:
            self.hover = None

    @property
    def active(self) -> Key | None:
        """What the player looks at: for the tooltip."""
        return self.hover if self.by_mouse else self.focus

    def rect(self, key: Key) -> pygame.Rect | None:
        """Where this spot is."""
        return next((spot.rect for spot in self.all if spot.key == key), None)

    def at(self, pos: tuple[int, int] | None) -> Key | None:
        """The spot under the mouse; of several the last laid, which lies on top."""
        if pos is None:
            return None
        return next((spot.key for spot in reversed(self.all) if spot.rect.collidepoint(pos)), None)

    def point(self, pos: tuple[int, int] | None) -> bool:
        """The mouse is here. Returns whether anything changed."""
        before = (self.active, self.focus)
        self.by_mouse = True
        self.hover = self.at(pos)
        # A mouse that rests on something to ask about does not take the focus from what Enter would press.
        if self.hover is not None and any(spot.acts for spot in self.all if spot.key == self.hover):
            self.focus = self.hover
        return (self.active, self.focus) != before

    def move(self, kind: Kind) -> bool:
        """Go to the nearest spot that lies in this direction, and not rather beside it: sideways along the own row,
        up and down a little farther to the side. Out to the right of the cards is the big button, which everybody
        wants next: the small ones, with the way back among them, lie below it. Returns whether there was one."""
        self.by_mouse = False
        here = self.rect(self.focus) if self.focus is not None else None
        if here is None:
            self.focus = self.all[0].key if self.all else None
            return True
        step = MOVES[kind]
        best: tuple[float, Key] | None = None
        for spot in self.all:
            dx, dy = spot.rect.centerx - here.centerx, spot.rect.centery - here.centery
            along, across = dx * step[0] + dy * step[1], abs(dx * step[1]) + abs(dy * step[0])
            if spot.key == self.focus or along <= 0 or not _ahead(here, spot.rect, step, along, across):
                continue
            cost = along + across * 2.5
            if best is None or cost < best[0]:
                best = cost, spot.key
        if best is None:
            return False
        out = best[1][0].startswith(SMALL) and self.focus is not None and not self.focus[0].startswith(SMALL)
        self.focus = BIG if kind == Kind.RIGHT and out and self.rect(BIG) is not None else best[1]
        return True


def _ahead(here: pygame.Rect, there: pygame.Rect, step: tuple[int, int], along: int, across: int) -> bool:
    """Whether a step in this direction may lead there. along, across: from middle to middle, in pixels."""
    if step[0]:
        return across <= along / 2 or (there.top < here.bottom and here.top < there.bottom)
    return across <= along * 2 or (there.left < here.right and here.left < there.right)
