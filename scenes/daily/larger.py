"""Today's challenge in larger text: no cabinet beside the words, and how points are made in one paragraph."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.widgets.colours import GOLD, MIST, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

TODAY = pygame.Rect(12, 32, 300, 210)
MONTH = pygame.Rect(316, 32, 312, 210)
SCORE = pygame.Rect(12, 246, 616, 76)
CELL = (41, 23)
"""Of a day in the month, which leaves a line under it."""
LINE, EDGE, SIGN = 19, 12, 16

Told = tuple[str, Colour, str]
"""A line, its colour, and the sign before it or none."""


def draw_today(
    canvas: pygame.Surface, context: Context, date: str, told: Sequence[Told], state: Sequence[Told]
) -> None:
    """What is played against whom, under a rule what it has brought."""
    fonts, panels = context.fonts, context.panels
    left, room, y = TODAY.left + EDGE, TODAY.width - 2 * EDGE, TODAY.top + 8
    fonts.draw(canvas, (left, y), date, fonts.fitting(date, room, (Font.TITLE, Font.LARGE)), YELLOW, room=room)
    y += LINE
    for text, colour, sign in told:
        before = SIGN if sign else 0
        if sign:
            panels.sign(canvas, sign, (left, y + 5))
        font = fonts.fitting(text, room - before, (Font.LARGE, Font.BODY))
        fonts.draw(canvas, (left + before, y), text, font, colour, room=room - before)
        y += LINE
    pygame.draw.line(canvas, GOLD, (left, y + 2), (left + room, y + 2))
    y += 5
    high = sum(len(fonts.wrap(text, room, Font.LARGE)) for text, *_ in state) * LINE
    face, step = (Font.LARGE, LINE) if y + high <= TODAY.bottom - 4 else (Font.BODY, 12)
    for text, colour, _ in state:
        y = fonts.block(canvas, pygame.Rect(left, y, room, TODAY.bottom - y), text, face, colour, step=step)


def draw_streak(canvas: pygame.Surface, context: Context, text: str, lit: bool) -> None:
    """The days in a row, under the month."""
    left, y = MONTH.left + 14, MONTH.bottom - 24
    context.panels.sign(canvas, "star" if lit else "star_empty", (left, y + 5))
    context.fonts.draw(canvas, (left + SIGN, y), text, Font.LARGE, MIST, room=MONTH.width - 28 - SIGN)


def draw_score(canvas: pygame.Surface, context: Context, head: str, parts: Sequence[str]) -> None:
    """How points are made, or what they were made of."""
    box = pygame.Rect(SCORE.left + 14, SCORE.top + 7, SCORE.width - 28, SCORE.height - 8)
    context.fonts.block(canvas, box, f"{head}: {'; '.join(parts)}.", Font.LARGE, WHITE, step=20)
