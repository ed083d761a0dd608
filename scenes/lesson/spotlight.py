"""What the coach speaks of stays bright and framed while the rest of the table is dimmed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.menu import dim
from scenes.widgets.colours import GOLD, INK, WHITE, YELLOW, Colour

BEAT_MS = 420
DIMMED = 120


class Spotlight:
    """Painter of what is pointed at."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._clock = 0

    @property
    def beat(self) -> int:
        """0 or 1: how the frames look now. Reduced motion: always 0."""
        return 0 if self._context.settings.reduced_motion else self._clock // BEAT_MS % 2

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        before = self.beat
        self._clock += ms
        return self.beat != before

    def light(self, canvas: pygame.Surface, rects: Sequence[pygame.Rect]) -> None:
        """Dim all but these."""
        seen = [self._around(canvas, rect) for rect in rects]
        kept = [canvas.subsurface(rect).copy() for rect in seen]
        dim(canvas, DIMMED)
        for picture, rect in zip(kept, seen, strict=True):
            canvas.blit(picture, rect)

    def frame(self, canvas: pygame.Surface, rects: Sequence[pygame.Rect]) -> None:
        """A frame around each and an arrow over it: the coach speaks of it."""
        for rect in rects:
            around = self._around(canvas, rect)
            pygame.draw.rect(canvas, INK, around.inflate(2, 2), 1)
            pygame.draw.rect(canvas, self._colour, around, 1)
            pygame.draw.rect(canvas, GOLD, around.inflate(-2, -2), 1)
            self._arrow(canvas, around)

    def corners(self, canvas: pygame.Surface, rects: Sequence[pygame.Rect]) -> None:
        """Corners and an arrow: here something is to be done. They leave the table's own frames to the focus."""
        for rect in rects:
            around = self._around(canvas, rect.inflate(4, 4))
            arm = min(9, around.width // 3, around.height // 3)
            for x, way in ((around.left, 1), (around.right - 1, -1)):
                for y, down in ((around.top, 1), (around.bottom - 1, -1)):
                    for shift, colour in ((1, INK), (0, self._colour)):
                        at = (x + shift, y + shift)
                        pygame.draw.line(canvas, colour, at, (at[0] + way * arm, at[1]), 2 - shift)
                        pygame.draw.line(canvas, colour, at, (at[0], at[1] + down * arm), 2 - shift)
            # Close to the thing: over a hand lies the line that says what to do.
            self._arrow(canvas, rect.move(0, 1))

    @property
    def _colour(self) -> Colour:
        return (YELLOW, WHITE)[self.beat]

    def _arrow(self, canvas: pygame.Surface, around: pygame.Rect) -> None:
        pointer = self._context.panels.sheet.frame("pointer_down").surface
        at = pointer.get_rect(midbottom=(around.centerx, around.top - 1 - 2 * self.beat))
        if at.top >= 0:
            canvas.blit(pointer, at)

    @staticmethod
    def _around(canvas: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(4, 4).clip(canvas.get_rect())
