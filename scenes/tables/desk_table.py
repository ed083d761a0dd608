"""A table with one arena above a desk: what the three games that look so do alike beside `scripted.py`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

import pygame

from game.core.contract import View
from game.core.events import Event
from scenes.stage.script import Script
from scenes.tables.desk import ICONS
from scenes.tables.hands import HAND_WORDS
from scenes.tables.layout import TableMap
from scenes.tables.notes import draw_refusal
from scenes.tables.scripted import ScriptedTable
from scenes.tables.spots import Spot

SHOW_THEIR_FOCUS = frozenset({*HAND_WORDS, *ICONS, "eye", "confirm", "button", "ability"})
"""Spots that are drawn otherwise while they have the focus; or, of covered cards, must not be."""
REFUSAL_FOOT = (320, 236)
"""The middle of a refusal's lower edge: just above the desk."""


class TableArena(Protocol):
    """What such a table needs of what is drawn above the desk."""

    map: TableMap
    clock: int
    faces_up: bool

    def still(self) -> None:
        """Nothing moves any more."""

    def score(self, event: Event) -> Script:
        """What is played for an event."""

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""


class DeskTable(ScriptedTable):
    """See `scenes.tables.table.Table`. Subclasses make `arena`."""

    arena: TableArena

    @abstractmethod
    def tray_of(self, view: View) -> int | None:
        """Whose hand lies on the desk; None: nobody's."""

    @property
    def faces_up(self) -> bool:
        """Whether what only the eyes may know lies face up."""
        return self.arena.faces_up

    def reveal(self, faces: bool) -> None:
        """Whether what only the eyes may know lies face up."""
        self.arena.faces_up = faces
        if not faces:
            self.hands.cover()
        self.hands.lay()

    def still(self) -> None:
        """Nothing moves any more."""
        self.arena.still()

    def perform(self, event: Event) -> Script:
        """What is played for an event."""
        yield from self.arena.score(event)

    def move(self, ms: int) -> bool:
        """Let everything but scripts and hands move on."""
        return self.arena.update(ms)

    def frames_focus(self, spot: Spot) -> bool:
        """Whether this spot shows by itself that keys have gone to it, in the decision under way."""
        return False

    def draw_focus(self, canvas: pygame.Surface) -> None:
        """A frame round whatever keys have gone to and that does not show it by itself."""
        hands = self.hands
        spots, deciding = hands.spots, hands.choosing is not None
        if spots.by_mouse or not (deciding or hands.strolling):
            return
        spot = next((spot for spot in spots.all if spot.key == spots.focus), None)
        if spot is None or spot.key[0].split(" ")[0] in SHOW_THEIR_FOCUS or (deciding and self.frames_focus(spot)):
            return
        self.context.panels.draw(canvas, "button_focus", spot.rect.inflate(4, 4).clip(canvas.get_rect()))

    def draw_last(self, canvas: pygame.Surface) -> None:
        """What lies over everything: a refusal, and the hourglass."""
        if self.hands.refusal:
            draw_refusal(canvas, self.context, self.hands.refusal, REFUSAL_FOOT)
        self.draw_hourglass(canvas, self.arena.map.rect("confirm"), self.arena.clock)


def eyes_or_actor(view: View) -> int:
    """Whose hand lies on the desk: the eyes' own; of those who see none or all, whoever acts."""
    if view.eyes >= 0:
        eyes: int = view.eyes
        return eyes
    return view.to_act if view.to_act is not None and view.to_act >= 0 else 0
