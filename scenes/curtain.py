"""The hand-over curtain: opaque, and the same whatever lies behind it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.intents import Kind
from scenes.widgets.colours import INK, SEATS, WHITE, YELLOW
from scenes.widgets.keyhint import draw_hints, key_label
from scenes.widgets.text import Font


def draw_curtain(
    canvas: pygame.Surface, context: Context, seat: int, keys: int, name: str, others: Sequence[str]
) -> None:
    """Draw it over everything, naming who should look now and who should not. keys: the set that opens it."""
    with context.fonts.saying("title"):
        _draw(canvas, context, seat, keys, name, others)


def _draw(canvas: pygame.Surface, context: Context, seat: int, keys: int, name: str, others: Sequence[str]) -> None:
    texts, fonts = context.texts, context.fonts
    canvas.blit(context.assets.picture("places/curtain"), (0, 0))
    fonts.draw(canvas, (320, 116), texts("curtain.turn"), Font.NAME, WHITE, "center", None, INK)
    font = fonts.fitting(name, 380, (Font.BIG, Font.TITLE))
    fonts.draw(canvas, (320, 138), name, font, SEATS[seat], "center", None, INK, room=420)
    fonts.draw(
        canvas,
        (320, 178),
        texts("curtain.away", who=", ".join(others)),
        Font.BODY,
        YELLOW,
        "center",
        None,
        INK,
        room=420,
        high=22,
    )
    key = key_label(texts, Kind.CONFIRM, keys)
    words = texts("curtain.open")
    width = max(13, fonts.width(key) + 7) + 4 + fonts.width(words)
    draw_hints(canvas, context.panels, fonts, (320 - width // 2, 206), ((key, words),))
    fonts.draw(canvas, (320, 228), texts("curtain.click"), Font.BODY, WHITE, "center", None, INK, high=22)
