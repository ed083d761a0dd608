"""The notice that a pad has gone: the match waits until somebody goes on, with the pad again or with the keys."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST, WHITE

BOX = pygame.Rect(150, 106, 340, 148)
_SIDES = ("left", "right")


class LostPadScene(MenuScene):
    """Lies over the match, whose clocks and faces it stops as every scene above it does."""

    opaque = False
    waits_for_pads = True
    """The other side's may go as well, with the same plug: each is told of."""

    def __init__(self, context: Context, side: int) -> None:
        """side: whose pad it was."""
        super().__init__(context)
        self.side = side
        self._back = False
        self.set_widgets(
            [Button(pygame.Rect(250, 218, 140, 26), lambda: context.texts("pads.go_on"), self.back, "red")]
        )

    def update(self, ms: int) -> None:
        """The words change when a pad is plugged in again."""
        if (self.side in self.context.pads.sides) != self._back:
            self._back = not self._back
            self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """What has happened, and what can be done."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        dim(canvas)
        context.panels.draw(canvas, "panel_gold", BOX)
        self.heading(canvas, texts("pads.lost.title"), BOX.top + 16)
        inner = BOX.inflate(-48, 0)
        lost = pygame.Rect(inner.left, BOX.top + 42, inner.width, 24)
        fonts.block(canvas, lost, texts(f"pads.lost.{_SIDES[self.side]}"), colour=WHITE, align="center", grow=True)
        below = pygame.Rect(inner.left, BOX.top + 70, inner.width, 36)
        advice = texts("pads.lost.again" if self._back else "pads.lost.advice")
        fonts.block(canvas, below, advice, colour=MIST, align="center", grow=True)
