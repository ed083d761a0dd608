"""The end of a lesson: what has been learned, and what to play next."""

from __future__ import annotations

import pygame

from game.lessons.lesson import Lesson
from scenes.context import Context
from scenes.lesson.shelf import chapter_of
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, INK, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(110, 54, 420, 252)
_PORTRAIT = 48


class LessonEndScene(MenuScene):
    """Praise, the steps in one line each, and three ways on."""

    def __init__(self, context: Context, lesson: Lesson, passed: frozenset[str]) -> None:
        """passed: the steps that were not skipped."""
        super().__init__(context)
        self.lesson, self.passed, self.rules_game = lesson, passed, lesson.game
        texts = context.texts
        y, wide = BOX.bottom - 38, 126
        self.set_widgets(
            [
                Button(
                    pygame.Rect(BOX.left + 14, y, wide, 26),
                    lambda: texts(lesson.word_id("next")),
                    self.play,
                    "red",
                ),
                Button(pygame.Rect(BOX.left + 147, y, wide, 26), lambda: texts("title.rules"), self.open_rules),
                Button(pygame.Rect(BOX.left + 280, y, wide, 26), lambda: texts("menu.back"), self.back),
            ]
        )

    def enter(self) -> None:
        """Whoever comes here has done it."""
        settings = self.context.settings
        if self.lesson.id not in settings.lessons_done:
            settings.lessons_done.append(self.lesson.id)
        if self.lesson.id in settings.lessons_declined:
            settings.lessons_declined.remove(self.lesson.id)
        self.context.store.save()

    def play(self) -> None:
        """Start what the lesson names: a match, or the next chapter."""
        if self.lesson.next.chapter:
            from scenes.lesson.scene import LessonScene

            following = chapter_of(self.lesson, self.lesson.next.chapter)
            self.context.stack.replace(LessonScene(self.context, following))
            return
        from scenes.setup import SetupScene

        setup = SetupScene(self.context, self.lesson.game)
        setup.prefer(self.lesson.next.mode, self.lesson.next.options)
        setup.start()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, the panel, the coach, the steps."""
        context, lesson = self.context, self.lesson
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts("lesson.end.title"), 22)
        panels.draw(canvas, "panel_gold", BOX)
        frame = pygame.Rect(BOX.left + 18, BOX.top + 18, _PORTRAIT, _PORTRAIT)
        canvas.fill(INK, frame.inflate(4, 4))
        pygame.draw.rect(canvas, STEEL, frame.inflate(4, 4), 1)
        canvas.blit(context.assets.sheet(lesson.portraits).frame(lesson.coach).surface, frame)
        words = pygame.Rect(frame.right + 14, BOX.top + 16, BOX.right - frame.right - 32, 54)
        fonts.block(canvas, words, texts(lesson.word_id("end")), colour=WHITE, step=12, grow=True)
        y = BOX.top + 84
        for step in lesson.steps:
            done = step.id in self.passed
            panels.sign(canvas, "check" if done else "bullet", (BOX.left + 20, y + (not done) * 3))
            title = texts(lesson.text_id(step))
            fonts.draw(canvas, (BOX.left + 38, y + 1), title, Font.NAME, YELLOW if done else STEEL, room=84)
            line = texts(lesson.text_id(step, "short"))
            fonts.draw(canvas, (BOX.left + 126, y), line, colour=WHITE, room=BOX.width - 144)
            y += 24
        pygame.draw.line(canvas, GOLD, (BOX.left + 16, BOX.top + 76), (BOX.right - 17, BOX.top + 76))
