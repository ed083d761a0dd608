"""Key caps with what they do, as a line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.text import Texts
from scenes.context import Context
from scenes.intents import Kind, key_name
from scenes.pad_glyphs import sign_of
from scenes.widgets.colours import INK, MIST
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

CAP_GAP = 3


def key_label(texts: Texts, kind: Kind, seat: int | None) -> str:
    """What stands on the key that gives this intent now: `key_name`, in the language of now where keys have words."""
    return worded(texts, key_name(kind, seat))


def worded(texts: Texts, name: str) -> str:
    """The name of a key in the language of now; a letter or a pad's sign is its own name."""
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


def draw_caps(canvas: pygame.Surface, panels: Panels, fonts: Fonts, box: pygame.Rect, keys: Sequence[str]) -> None:
    """Caps side by side in the middle of a box that they must not leave: as many as there is room for, the first at
    any rate."""
    room = box.width - 6
    shown = [keys[0]] if keys else []
    for key in keys[1:]:
        if sum(_width(fonts, one) + CAP_GAP for one in (*shown, key)) - CAP_GAP <= room:
            shown.append(key)
    widths = [min(room, _width(fonts, key)) for key in shown]
    left, top = box.left + (box.width - sum(widths) - CAP_GAP * (len(shown) - 1)) // 2, box.top + (box.height - 15) // 2
    for key, width in zip(shown, widths, strict=True):
        left = _cap(canvas, panels, fonts, (left, top), key, width) + CAP_GAP


def _width(fonts: Fonts, key: str) -> int:
    return max(13, fonts.width(key, Font.BODY) + 7)


def _cap(
    canvas: pygame.Surface, panels: Panels, fonts: Fonts, at: tuple[int, int], key: str, width: int | None = None
) -> int:
    """A key's cap, or the picture of a pad's button. width: of the cap; None: as the name needs."""
    width = _width(fonts, key) if width is None else width
    sign = sign_of(key)
    if sign is not None:
        picture = panels.sheet.frame(sign).surface
        canvas.blit(picture, (at[0] + (width - picture.get_width()) // 2, at[1] + (15 - picture.get_height()) // 2))
        return at[0] + width
    panels.draw(canvas, "keycap", pygame.Rect(*at, width, 15))
    middle = (at[0] + width // 2, at[1] + 1)
    fonts.draw(canvas, middle, key, Font.BODY, INK, "center", shadow=None, room=width - 4)
    return at[0] + width
