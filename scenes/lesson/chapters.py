"""The shelf of a game whose first lesson has chapters: which are done, and the way into each."""

from __future__ import annotations

from functools import partial

import pygame

from game.lessons.lesson import Lesson
from scenes.context import Context
from scenes.lesson.scene import LessonScene
from scenes.lesson.shelf import chapters_of, lesson_of
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import LIME, MIST, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(90, 46, 460, 268)
ROW = 50
_TOP = BOX.top + 42


class ChaptersScene(MenuScene):
    """A line for each chapter; the first that is not done has the focus."""

    def __init__(self, context: Context, lesson: Lesson) -> None:
        """lesson: the first chapter."""
        super().__init__(context)
        self.lessons = chapters_of(lesson)
        self.rules_game = lesson.game
        buttons = [
            Button(
                pygame.Rect(BOX.left + 16, _TOP + ROW * row, 150, 26),
                partial(context.texts, f"lesson.chapters.{one.id}"),
                partial(self.begin, one),
            )
            for row, one in enumerate(self.lessons)
        ]
        back = Button(
            pygame.Rect(BOX.centerx - 60, BOX.bottom - 36, 120, 24), partial(context.texts, "menu.back"), self.back
        )
        self.set_widgets([*buttons, back])
        self._to_the_next()

    def is_done(self, lesson: Lesson) -> bool:
        """Whether somebody has come to its end."""
        return lesson.id in self.context.settings.lessons_done

    def _to_the_next(self) -> None:
        due = next((row for row, lesson in enumerate(self.lessons) if not self.is_done(lesson)), len(self.lessons))
        for row, widget in enumerate(self.group.widgets):
            if isinstance(widget, Button):
                widget.style = "red" if row == due else "steel"
        self.group.focus(self.group.widgets[due])

    def begin(self, lesson: Lesson) -> None:
        """This chapter."""
        self.context.stack.push(LessonScene(self.context, lesson))

    def resume(self) -> None:
        """Back from a chapter."""
        super().resume()
        self._to_the_next()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, a panel, what each chapter is about."""
        context, fonts, texts = self.context, self.context.fonts, self.context.texts
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, texts("lesson.chapters.title"), 16)
        context.panels.draw(canvas, "panel_gold", BOX)
        done = sum(map(self.is_done, self.lessons))
        words = texts("lesson.chapters.done", n=done, all=len(self.lessons))
        colour = LIME if done == len(self.lessons) else YELLOW
        fonts.draw(canvas, (BOX.centerx, BOX.top + 16), words, Font.NAME, colour, "center", room=BOX.width - 40)
        for row, lesson in enumerate(self.lessons):
            y, is_done = _TOP + ROW * row, self.is_done(lesson)
            context.panels.sign(canvas, "check" if is_done else "bullet", (BOX.left + 178, y + (8 if is_done else 11)))
            about = pygame.Rect(BOX.left + 196, y + 1, BOX.width - 214, ROW - 4)
            text = texts(f"lesson.chapters.{lesson.id}.about")
            fonts.block(canvas, about, text, colour=MIST if is_done else WHITE, step=12, grow=True)


def open_lesson(context: Context, game_id: str, mode: str) -> None:
    """Lay a mode's lesson over what is there: its chapters, where it has some."""
    lesson = lesson_of(game_id, mode)
    scene = ChaptersScene(context, lesson) if lesson.chapters else LessonScene(context, lesson)
    context.stack.push(scene)
