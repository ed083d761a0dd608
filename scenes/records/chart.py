"""Charts, drawn by us: a line over time and bars with what chance leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.records.statistics import Tally
from game.wilson import wilson
from scenes.context import Context
from scenes.widgets.colours import AMBER, DUSK, GREEN, INK, LIME, MIST, PINK, SKY, STEEL, STONE, WHITE, YELLOW
from scenes.widgets.text import Font

AXIS = 30
"""Pixels left of a chart for its scale."""
MARKS = 10
"""Pixels below it for the marks of single matches."""
MOST = 60
"""So many matches a line shows at most: the latest."""
BAR_ROW = 20
BAR_LABEL, BAR_FIGURES = 122, 118


class Bar(NamedTuple):
    """A line of a bar chart."""

    label: str
    tally: Tally


def draw_line(
    canvas: pygame.Surface, context: Context, box: pygame.Rect, shares: Sequence[float], points: Sequence[float]
) -> None:
    """The share won over time, the oldest first, with a mark for each match below: up for a win, down for a loss, a
    square for a draw. shares and points belong to the same matches, from 0 to 1."""
    fonts = context.fonts
    shares, points = shares[-MOST:], points[-MOST:]
    plot = pygame.Rect(box.left + AXIS, box.top + 5, box.width - AXIS - 4, box.height - MARKS - 12)
    canvas.fill(INK, plot.inflate(2, 2))
    for step in range(5):
        y = plot.bottom - 1 - round(step * (plot.height - 1) / 4)
        canvas.fill(STONE if step % 2 == 0 else DUSK, (plot.left, y, plot.width, 1))
        if step % 2 == 0:
            label = context.texts("records.percent", n=step * 25)
            fonts.draw(canvas, (plot.left - 4, y - 5), label, Font.BODY, MIST, "right", room=AXIS)
    if not shares:
        return
    pitch = min(12.0, (plot.width - 8) / max(1, len(shares) - 1))
    xs = [plot.left + 4 + round(number * pitch) for number in range(len(shares))]
    ys = [plot.bottom - 1 - round(share * (plot.height - 1)) for share in shares]
    if len(shares) > 1:
        path = list(zip(xs, ys, strict=True))
        pygame.draw.lines(canvas, INK, False, [(x, y + 1) for x, y in path])
        pygame.draw.lines(canvas, YELLOW, False, path)
    canvas.fill(WHITE, (xs[-1] - 1, ys[-1] - 1, 3, 3))
    for x, point in zip(xs, points, strict=True):
        draw_mark(canvas, (x, plot.bottom + 6), point)


def draw_mark(canvas: pygame.Surface, middle: tuple[int, int], point: float) -> None:
    """How one match ended, told by shape as much as by colour."""
    x, y = middle
    if point == 1:
        pygame.draw.lines(canvas, LIME, False, [(x - 2, y + 1), (x, y - 1), (x + 2, y + 1)])
        canvas.fill(LIME, (x, y, 1, 2))
    elif point == 0:
        pygame.draw.lines(canvas, PINK, False, [(x - 2, y - 1), (x, y + 1), (x + 2, y - 1)])
        canvas.fill(PINK, (x, y - 1, 1, 2))
    else:
        pygame.draw.rect(canvas, STEEL, (x - 1, y - 1, 3, 3), 1)


def draw_bars(canvas: pygame.Surface, context: Context, box: pygame.Rect, bars: Sequence[Bar]) -> None:
    """One bar below the other: the share won, its 95 % interval as a whisker, and the figures behind it."""
    fonts, texts = context.fonts, context.texts
    wide = box.width - BAR_LABEL - BAR_FIGURES
    for number, bar in enumerate(bars):
        y = box.top + number * BAR_ROW
        font = fonts.fitting(bar.label, BAR_LABEL - 6, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (box.left, y + 3), bar.label, font, WHITE, room=BAR_LABEL - 4)
        track = pygame.Rect(box.left + BAR_LABEL, y + 2, wide, BAR_ROW - 8)
        canvas.fill(INK, track.inflate(2, 2))
        canvas.fill(DUSK, track)
        share = bar.tally.share
        filled = pygame.Rect(track.left, track.top, round(share * wide), track.height)
        canvas.fill(GREEN if share >= 0.5 else AMBER, filled)
        canvas.fill(WHITE, (filled.left, filled.top, filled.width, 1))
        canvas.fill(STONE, (track.left + wide // 2, track.top, 1, track.height))
        low, high = wilson(share, bar.tally.matches)
        left, right = track.left + round(low * (wide - 1)), track.left + round(high * (wide - 1))
        middle = track.centery
        canvas.fill(INK, (left, middle - 1, right - left + 1, 3))
        canvas.fill(SKY, (left, middle, right - left + 1, 1))
        for x in (left, right):
            canvas.fill(INK, (x - 1, middle - 3, 3, 7))
            canvas.fill(SKY, (x, middle - 2, 1, 5))
        percent = texts("records.percent", n=round(share * 100))
        fonts.draw(canvas, (track.right + 40, y + 5), percent, Font.NAME, YELLOW, "right", room=40)
        figures = texts("records.of", wins=bar.tally.wins, matches=bar.tally.matches)
        fonts.draw(canvas, (track.right + 48, y + 3), figures, Font.BODY, MIST, room=BAR_FIGURES - 46)
