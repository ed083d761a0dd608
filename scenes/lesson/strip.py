"""The bar over the table: which step of the lesson it is, what is to be done, and the way out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.context import Context
from scenes.intents import Kind
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, INK, MIST, STONE, WHITE, YELLOW
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

LEFT = pygame.Rect(0, 0, 112, 22)
MIDDLE = pygame.Rect(112, 0, 416, 33)
"""As deep as the table's own cards allow; a task in one line takes no more than the corners do."""
RIGHT = pygame.Rect(528, 0, 112, 22)
_STEP = 12


class Strip:
    """Painter of the bar. button: opens the lesson's menu, also by Esc."""

    def __init__(self, context: Context, open_menu: Callable[[], None]) -> None:
        self._context = context
        self.button = Button(pygame.Rect(534, 2, 102, 19), self._label, open_menu)

    def _label(self) -> str:
        texts = self._context.texts
        return texts("lesson.menu", key=key_label(texts, Kind.MENU, None))

    def draw(self, canvas: pygame.Surface, number: int, count: int, title: str, task: str, focused: bool) -> None:
        """number: the step's, from 0, of `count`. task: what is to be done now; empty: the coach speaks."""
        panels, fonts = self._context.panels, self._context.fonts
        panels.draw(canvas, "plate_dark", LEFT)
        panels.draw(canvas, "plate_dark", RIGHT)
        fonts.draw(canvas, (LEFT.left + 6, 3), title, Font.NAME, YELLOW, room=LEFT.width - 10)
        for step in range(count):
            pip = pygame.Rect(LEFT.left + 6 + 14 * step, 14, 11, 4)
            canvas.fill(INK, pip)
            canvas.fill(GOLD if step < number else WHITE if step == number else STONE, pip.inflate(-2, -2))
        self.button.draw(canvas, panels, fonts, focused)
        if not task:
            panels.draw(canvas, "plate_dark", pygame.Rect(MIDDLE.topleft, (MIDDLE.width, 22)))
            words = self._context.texts("lesson.title")
            fonts.draw(canvas, (MIDDLE.centerx, 5), words, Font.BODY, MIST, "center", room=MIDDLE.width - 12)
            return
        large = fonts.larger
        lines = fonts.wrap(task, MIDDLE.width - 20, fonts.running)
        step = fonts.line(Font.LARGE) if large else _STEP
        high = len(lines) * step + 9 if large else MIDDLE.height if len(lines) > 1 else LEFT.height
        middle = pygame.Rect(MIDDLE.topleft, (MIDDLE.width, high))
        panels.draw(canvas, "panel_gold", middle)
        box = middle.inflate(-20, 0)
        box.top, box.height = 4 if large else 5, middle.height - 6
        with fonts.saying("prompt"):
            fonts.block(canvas, box, task, fonts.running, WHITE, "center", step=step)
