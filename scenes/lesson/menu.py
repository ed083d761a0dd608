"""The menu over a lesson: go on, skip the step, rules, options, leave."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.options import OptionsScene
from scenes.widgets.button import Button

BOX = pygame.Rect(172, 84, 296, 222)


class LessonMenuScene(MenuScene):
    """skip: on to the next step. leave: out of the lesson. Both are called with this menu still in front; it takes
    itself away first."""

    opaque = False

    def __init__(self, context: Context, skip: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(context)
        entries: tuple[tuple[str, Callable[[], None], str], ...] = (
            ("pause.resume", self.back, "red"),
            ("lesson.skip_step", lambda: self._then(skip), "steel"),
            ("title.rules", self.open_rules, "steel"),
            ("title.options", lambda: context.stack.push(OptionsScene(context)), "steel"),
            ("lesson.leave", lambda: self._then(leave), "steel"),
        )
        self.set_widgets(
            [
                Button(
                    pygame.Rect(220, BOX.top + 44 + row * 32, 200, 26),
                    lambda text_id=text_id: context.texts(text_id),  # type: ignore[misc]
                    press,
                    style,
                )
                for row, (text_id, press, style) in enumerate(entries)
            ]
        )

    def _then(self, do: Callable[[], None]) -> None:
        self.back()
        do()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the lesson."""
        dim(canvas)
        self.context.panels.draw(canvas, "panel_gold", BOX)
        self.heading(canvas, self.context.texts("lesson.title"), BOX.top + 16)
