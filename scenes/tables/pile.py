"""A pile of open cards that somebody looks through, over the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.widgets.colours import MIST, YELLOW
from scenes.widgets.text import Font

CARD = (56, 80)
COLUMNS, GAP = 9, 4
TALL = 270
"""Pixels that all rows together may be high."""


def draw_pile(canvas: pygame.Surface, context: Context, title: str, cards: Sequence[pygame.Surface]) -> None:
    """A pile that is looked through: its cards in full size, row by row. Of very many the rows lie over each other."""
    fonts, rows = context.fonts, -(-len(cards) // COLUMNS)
    wide, high = CARD
    step = min(high + GAP, (TALL - high) // max(1, rows - 1))
    across = min(len(cards), COLUMNS) * (wide + GAP) - GAP
    box = pygame.Rect(0, 0, max(240, across + 28), step * (rows - 1) + high + 42)
    box.center = (320, 180)
    context.panels.draw(canvas, "panel_gold", box)
    count = str(len(cards))
    room = box.width - 34 - fonts.width(count, Font.NAME)
    font = fonts.fitting(title, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
    fonts.draw(canvas, (box.left + 14, box.top + 11), title, font, YELLOW, room=room)
    fonts.draw(canvas, (box.right - 14, box.top + 11), count, Font.NAME, MIST, "right")
    shadow = context.panels.sheet.frame("card_shadow").surface
    for place, card in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        at = (box.centerx - across // 2 + column * (wide + GAP), box.top + 26 + row * step)
        canvas.blit(shadow, (at[0] + 2, at[1] + 2))
        canvas.blit(card, at)
