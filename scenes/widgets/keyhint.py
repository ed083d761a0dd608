"""Key caps with what they do, as a line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.widgets.colours import INK, MIST
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts


def draw_hints(
    canvas: pygame.Surface, panels: Panels, fonts: Fonts, at: tuple[int, int], hints: Sequence[tuple[str, str]]
) -> int:
    """Draw (key name, what it does) pairs from here to the right. Returns the x behind the last."""
    x, y = at
    for key, words in hints:
        width = max(13, fonts.width(key, Font.BODY) + 7)
        panels.draw(canvas, "keycap", pygame.Rect(x, y, width, 15))
        fonts.draw(canvas, (x + width // 2, y + 1), key, Font.BODY, INK, "center", shadow=None)
        drawn = fonts.draw(canvas, (x + width + 4, y + 2), words, Font.BODY, MIST)
        x = drawn.right + 10
    return x
