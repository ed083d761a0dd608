"""A few words over the table of a puzzle: what is asked, or a hint."""

from __future__ import annotations

from functools import partial

import pygame

from game.puzzles.puzzle import GAME
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import WHITE

BOX = pygame.Rect(150, 70, 340, 134)
LARGE_BOX = pygame.Rect(40, 28, 560, 210)
"""With larger text."""
STEP = 12


class NoteScene(MenuScene):
    """Read away by anything that confirms."""

    opaque = False

    def __init__(self, context: Context, title: str, words: str) -> None:
        """title: a text id. words: as they are said."""
        super().__init__(context)
        self._title, self._words = title, words
        self.rules_game = GAME
        self._pressed = False
        ok = pygame.Rect(self.box.centerx - 60, self.box.bottom - 36, 120, 24)
        self.set_widgets([Button(ok, partial(context.texts, "puzzles.ok"), self.back, "red")])

    @property
    def box(self) -> pygame.Rect:
        """The panel."""
        return LARGE_BOX if self.context.fonts.larger else BOX

    def handle(self, intent: Intent) -> None:
        """A click anywhere is enough: one that begins here."""
        if intent.kind == Kind.PRESS:
            self._pressed = True
        elif intent.kind == Kind.RELEASE:
            if self._pressed:
                self.back()
        else:
            super().handle(intent)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the table."""
        dim(canvas, 150)
        box = self.box
        self.context.panels.draw(canvas, "panel_gold", box)
        self.heading(canvas, self.context.texts(self._title), box.top + 12)
        words = pygame.Rect(box.left + 20, box.top + 34, box.width - 40, box.height - 74)
        self.context.fonts.block(canvas, words, self._words, colour=WHITE, align="center", step=STEP, grow=True)
