"""Pictures that are painted once and kept until what they were painted from is something else.

For parts of a table that cost many small pictures and words a frame and change only now and then. What a picture is
painted from is told by its key: equal keys must mean equal pictures, so everything that the painter looks at belongs
into it, names of players, too. The language, and how letters and panels look by the settings, are added here. One
object serves the whole program (`Context.kept`), so that a key begins with a word for what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from scenes.assets import quick
from scenes.display import CANVAS
from scenes.labels import revision
from scenes.widgets.text import Words

if TYPE_CHECKING:
    from scenes.context import Context

CLEAR = (0, 0, 0, 0)
Painter = Callable[[pygame.Surface], None]


class Kept:
    """The pictures that lie at several places of the canvas, one at each."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._pictures: dict[tuple[int, int, int, int], tuple[Hashable, pygame.Surface, Words]] = {}
        self._scratch: pygame.Surface | None = None

    def draw(self, canvas: pygame.Surface, area: pygame.Rect, key: Hashable, paint: Painter) -> None:
        """Draw the picture of this area. paint: draws it in canvas coordinates, and is only called where the key is
        another one than at the last time here. What it draws outside the area is lost."""
        texts, fonts, panels = self._context.texts, self._context.fonts, self._context.panels
        key = (key, texts.language, fonts.larger, fonts.bright, panels.plain, panels.signs, revision())
        at = (area.left, area.top, area.width, area.height)
        kept = self._pictures.get(at)
        if kept is None or kept[0] != key:
            with fonts.listening() as words:
                picture = self._painted(area, paint)
            kept = self._pictures[at] = key, picture, words
        else:
            # Whoever listens hears the words again, as if they had just been drawn.
            fonts.again(kept[2])
        canvas.blit(kept[1], area.topleft)

    def forget(self) -> None:
        """Let go of all pictures."""
        self._pictures.clear()
        self._scratch = None

    def _painted(self, area: pygame.Rect, paint: Painter) -> pygame.Surface:
        """On an empty surface as large as the canvas, so that its coordinates hold; only the area is kept."""
        if self._scratch is None:
            self._scratch = pygame.Surface(CANVAS, pygame.SRCALPHA)
        self._scratch.set_clip(area)
        self._scratch.fill(CLEAR)
        paint(self._scratch)
        out = pygame.Surface(area.size, pygame.SRCALPHA)
        shown = area.clip(self._scratch.get_rect())
        if shown.width and shown.height:
            part = self._scratch.subsurface(shown)
            out.blit(part, (shown.left - area.left, shown.top - area.top), special_flags=pygame.BLEND_RGBA_ADD)
        return quick(out)
