"""The dark hall of the title and its pages: the wall of cabinets, and the cast standing beside the menu."""

from __future__ import annotations

import pygame

from scenes.assets import Frame, frame_at
from scenes.context import Context

CAST = (
    ("tilla", "idle", 58),
    ("queen", "idle", 134),
    ("king", "idle", 206),
    ("goblin", "idle_left", 438),
    ("wizard", "idle_left", 506),
    ("hulda", "idle_left", 582),
)
"""Who stands beside the menu, of several games: figure, animation, x of the feet."""
FLOOR = 322


class HallCast:
    """Draws it, at a clock of its own."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.clock = 0
        """Milliseconds of the program's time since it was entered."""

    def look(self) -> tuple[int, ...]:
        """What of the picture moves, as numbers: another picture, other numbers."""
        return tuple(self._pose(*who)[0] for who in CAST)

    def _pose(self, figure: str, tag: str, x: int) -> tuple[int, Frame]:
        """(number, frame) of a figure now; each starts at another moment, so that they do not breathe in step."""
        frames = self.context.assets.sheet(f"figures/{figure}").tag(tag)
        if self.context.settings.reduced_motion:
            return 0, frames[0]
        return frame_at(frames, self.clock + x * 7)

    def draw_wall(self, canvas: pygame.Surface) -> None:
        """What hangs behind everything."""
        canvas.blit(self.context.assets.picture("places/hall"), (0, 0))

    def draw_cast(self, canvas: pygame.Surface) -> None:
        """The figures and their shadows."""
        shadow = self.context.assets.sheet("fx/fx").tag("shadow_medium")[0]
        for figure, tag, x in CAST:
            shadow.draw(canvas, (x, FLOOR))
            self._pose(figure, tag, x)[1].draw(canvas, (x, FLOOR))
