"""A month of daily challenges: what each day brought."""

from __future__ import annotations

import calendar
from collections.abc import Container, Mapping
from datetime import date

import pygame

from game.storage.records import DailyResult
from scenes.context import Context
from scenes.widgets.colours import DUSK, GOLD, INK, LIME, MIST, PINK, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

CELL = (41, 26)
WEEKS = 6


def months(first: date, last: date) -> tuple[tuple[int, int], ...]:
    """(year, month) from the one of `first` to that of `last`."""
    count = (last.year - first.year) * 12 + last.month - first.month
    return tuple(
        (first.year + (first.month - 1 + step) // 12, (first.month - 1 + step) % 12 + 1) for step in range(count + 1)
    )


def draw_month(
    canvas: pygame.Surface,
    context: Context,
    at: tuple[int, int],
    month: tuple[int, int],
    results: Mapping[str, DailyResult],
    begun: Container[str],
    today: date,
    size: tuple[int, int] = CELL,
) -> None:
    """Weeks from Monday. A finished day shows its score, a crown where it was won; one whose attempt was begun and has
    no score a dash; today has a frame, days to come are dim. size: from one day to the next."""
    fonts, texts, panels = context.fonts, context.texts, context.panels
    left, top = at
    for weekday in range(7):
        x = left + weekday * size[0] + size[0] // 2
        fonts.draw(canvas, (x, top), texts(f"daily.weekday.{weekday}"), Font.LABEL, STEEL, "center", room=size[0])
    for row, week in enumerate(calendar.Calendar().monthdatescalendar(*month)):
        for column, day in enumerate(week):
            if day.month != month[1]:
                continue
            cell = pygame.Rect((left + column * size[0], top + 12 + row * size[1]), (size[0] - 2, size[1] - 2))
            result = results.get(day.isoformat())
            canvas.fill(INK if day > today else DUSK, cell)
            colour = STEEL if day > today else MIST if result is None else WHITE
            fonts.draw(canvas, (cell.left + 3, cell.top + 1), str(day.day), Font.LABEL, colour)
            if result is not None:
                if result.won:
                    panels.sign(canvas, "crown", (cell.right - 12, cell.top + 2))
                score = LIME if result.won else PINK
                fonts.draw(canvas, (cell.right - 2, cell.bottom - 12), str(result.score), Font.BODY, score, "right")
            elif day.isoformat() in begun:
                fonts.draw(
                    canvas, (cell.right - 2, cell.bottom - 12), texts("daily.no_score"), Font.BODY, MIST, "right"
                )
            if day == today:
                pygame.draw.rect(canvas, YELLOW, cell.inflate(2, 2), 1)
            elif result is not None:
                pygame.draw.rect(canvas, GOLD, cell, 1)
