"""Whether somebody is sure of what he has just decided: asked before every move where the options say so."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.context import Context
from scenes.menu import MenuScene
from scenes.widgets.button import Button
from scenes.widgets.colours import WHITE

BOX = pygame.Rect(190, 130, 260, 84)


class SureScene(MenuScene):
    """Lies over the table. The same words whatever was decided: the screen may be shared."""

    opaque = False
    waits_for_pads = True

    def __init__(self, context: Context, do: Callable[[], None], leave: Callable[[], None]) -> None:
        """do: called when somebody is sure; leave: when not."""
        super().__init__(context)
        self._do, self._leave = do, leave
        self.set_widgets(
            [
                Button(pygame.Rect(204, 178, 112, 26), lambda: context.texts("sure.yes"), self._sure, "red"),
                Button(pygame.Rect(324, 178, 112, 26), lambda: context.texts("sure.no"), self.back),
            ]
        )

    def _sure(self) -> None:
        self.context.stack.pop()
        self._do()

    def back(self) -> None:
        """Nothing is done; all that was picked lies where it lay."""
        self.context.stack.pop()
        self._leave()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The question."""
        self.context.panels.draw(canvas, "panel_gold", BOX)
        inner = pygame.Rect(BOX.left + 12, BOX.top + 16, BOX.width - 24, 26)
        self.context.fonts.block(canvas, inner, self.context.texts("sure.ask"), colour=WHITE, align="center", grow=True)
