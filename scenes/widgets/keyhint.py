"""Key caps with what they do, as a line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.text import Texts
from scenes.context import Context
from scenes.intents import Kind, key_name
from scenes.widgets.colours import INK, MIST
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts


def key_label(texts: Texts, kind: Kind, seat: int | None) -> str:
    """What stands on the key that gives this intent now: `key_name`, in the language of now where keys have words."""
    name = key_name(kind, seat)
    text_id = f"key.{name.lower()}"
    return texts(text_id) if texts.has(text_id) else name


def draw_cap(canvas: pygame.Surface, context: Context, at: tuple[int, int], key: str) -> int:
    """Draw one key cap. Returns the x of its right edge."""
    return _cap(canvas, context.panels, context.fonts, at, key)


def draw_hints(
    canvas: pygame.Surface, panels: Panels, fonts: Fonts, at: tuple[int, int], hints: Sequence[tuple[str, str]]
) -> int:
    """Draw (key name, what it does) pairs from here to the right. Returns the x behind the last."""
    x, y = at
    for key, words in hints:
        right = _cap(canvas, panels, fonts, (x, y), key)
        drawn = fonts.draw(canvas, (right + 4, y + 2), words, Font.BODY, MIST)
        x = drawn.right + 10
    return x


def _cap(canvas: pygame.Surface, panels: Panels, fonts: Fonts, at: tuple[int, int], key: str) -> int:
    width = max(13, fonts.width(key, Font.BODY) + 7)
    panels.draw(canvas, "keycap", pygame.Rect(*at, width, 15))
    fonts.draw(canvas, (at[0] + width // 2, at[1] + 1), key, Font.BODY, INK, "center", shadow=None)
    return at[0] + width
