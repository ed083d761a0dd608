"""The question whether somebody who stands before a game for the first time wants its lesson."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.lessons.lesson import Lesson
from scenes.context import Context
from scenes.lesson.scene import LessonScene, decline
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, STEEL, WHITE

BOX = pygame.Rect(140, 102, 360, 132)
_PORTRAIT = 48


class LessonOfferScene(MenuScene):
    """Lies over the set-up once for each lesson; what is answered is remembered."""

    opaque = False

    def __init__(self, context: Context, lesson: Lesson, otherwise: Callable[[], None] | None = None) -> None:
        """otherwise: what was about to begin, for somebody who does without the lesson."""
        super().__init__(context)
        self.lesson, self.rules_game = lesson, lesson.game
        self._otherwise = otherwise
        texts, y = context.texts, BOX.bottom - 38
        self.set_widgets(
            [
                Button(pygame.Rect(BOX.left + 18, y, 156, 26), lambda: texts("lesson.title"), self.take, "red"),
                Button(pygame.Rect(BOX.right - 174, y, 156, 26), lambda: texts("lesson.offer.no"), self.refuse),
            ]
        )

    def take(self) -> None:
        """Begin it."""
        self.context.stack.replace(LessonScene(self.context, self.lesson))

    def refuse(self) -> None:
        """No, thanks: what was about to begin begins."""
        self.back()
        if self._otherwise is not None:
            self._otherwise()

    def back(self) -> None:
        """Not now: it stays to be had on the set-up screen."""
        decline(self.context, self.lesson.id)
        super().back()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the set-up."""
        context, lesson = self.context, self.lesson
        dim(canvas)
        context.panels.draw(canvas, "panel_gold", BOX)
        self.heading(canvas, context.texts("lesson.offer.title"), BOX.top + 14)
        frame = pygame.Rect(BOX.left + 20, BOX.top + 38, _PORTRAIT, _PORTRAIT)
        canvas.fill(INK, frame.inflate(4, 4))
        pygame.draw.rect(canvas, STEEL, frame.inflate(4, 4), 1)
        canvas.blit(context.assets.sheet(lesson.portraits).frame(lesson.coach).surface, frame)
        words = pygame.Rect(frame.right + 14, BOX.top + 38, BOX.right - frame.right - 32, 52)
        context.fonts.block(canvas, words, context.texts(lesson.word_id("offer")), colour=WHITE, step=12, grow=True)
