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
        ok = pygame.Rect(BOX.centerx - 60, BOX.bottom - 36, 120, 24)
        self.set_widgets([Button(ok, partial(context.texts, "puzzles.ok"), self.back, "red")])

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
        self.context.panels.draw(canvas, "panel_gold", BOX)
        self.heading(canvas, self.context.texts(self._title), BOX.top + 12)
        box = pygame.Rect(BOX.left + 20, BOX.top + 34, BOX.width - 40, BOX.height - 74)
        for paragraph in self._words.split("\n"):
            box.top = self.context.fonts.block(canvas, box, paragraph, colour=WHITE, align="center", step=STEP) + 4
