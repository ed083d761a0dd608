"""The match in figures in larger text: a heading, the names of both sides, and what does not fit beside its figures
stands above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.context import Context
from scenes.widgets.colours import MIST, SEATS, STEEL, STONE, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.result import MatchReport, ReportRow

BOX = pygame.Rect(14, 66, 214, 222)
"""The most that is there for it, over the button that watches again."""
SIDE = pygame.Rect(422, 66, 206, 222)
"""What is there on the other side of the podium for what a result means."""
SIDE_HEAD = 38
EDGE, LINE = 14, 20
BESIDE = 84
"""Pixels of a label beside its figures: beside them all stand, or none but the total."""
COLUMNS, WIDE_COLUMNS = (122, 178), (60, 154)
"""The middles of both seats' figures in the box; of words, which are never beside their label."""
CELL = 92
ROW, GAP = 22, 2
STAR, DROP = 18, 3
"""From a figure's middle to the sign behind it, and how much lower figures stand than words to share their foot."""


def side_of(context: Context, words: str, foot: int = 0) -> pygame.Rect:
    """The panel on the other side as high as a heading, these words and a foot of so many pixels need."""
    lines = context.fonts.wrap(words, SIDE.width - 2 * EDGE, Font.LARGE)
    high = SIDE_HEAD + context.fonts.line(Font.LARGE) * len(lines) + 8 + foot
    return pygame.Rect(SIDE.topleft, (SIDE.width, min(SIDE.height, high)))


def columns_of(report: MatchReport) -> tuple[int, int]:
    """The middles of both seats' columns, from the box's left edge."""
    words = any(any(map(str.isalpha, cell)) for row in report.rows for cell in row.cells if cell is not None)
    return WIDE_COLUMNS if words else COLUMNS


def draw_larger_table(canvas: pygame.Surface, context: Context, report: MatchReport, names: Sequence[str]) -> None:
    """Draw it, for two seats. names: of the seats."""
    fonts, room = context.fonts, BOX.width - 2 * EDGE
    rows = report.rows if report.total is None else (*report.rows, report.total)
    columns = columns_of(report)
    short = columns == COLUMNS and all(fonts.width(row.label, Font.LARGE) <= BESIDE for row in report.rows)
    beside = [short and fonts.width(row.label, Font.LARGE) <= BESIDE for row in rows]
    head = 10 + 3 * LINE + 6
    high = head + sum(ROW if one else LINE + ROW for one in beside) + GAP * len(rows) + 10
    box = pygame.Rect(BOX.left, BOX.top, BOX.width, high)
    context.panels.draw(canvas, "panel_gold", box)
    left, y = box.left + EDGE, box.top + 10
    font = fonts.fitting(report.heading, room, (Font.TITLE, Font.LARGE, Font.NAME))
    fonts.draw(canvas, (left, y), report.heading, font, YELLOW, room=room)
    for seat, name in enumerate(names):
        y += LINE
        wide = fonts.width(name, Font.LARGE)
        x = min(max(left, box.left + columns[seat] - wide // 2), box.right - EDGE - wide)
        fonts.draw(canvas, (x, y), name, Font.LARGE, SEATS[seat], room=room)
    y = box.top + head
    for row, level in zip(rows, beside, strict=True):
        if row is report.total:
            pygame.draw.line(canvas, STONE, (left - 2, y - 2), (box.right - EDGE, y - 2))
            y += GAP
        played = any(cell is not None for cell in row.cells)
        fonts.draw(canvas, (left, y), row.label, Font.LARGE, MIST if played else STEEL, room=room)
        y += 0 if level else LINE
        sign = report.total_sign if row is report.total else ""
        _draw_cells(canvas, context, row, (box.left, y), columns, sign)
        y += ROW + GAP


def _draw_cells(
    canvas: pygame.Surface,
    context: Context,
    row: ReportRow,
    at: tuple[int, int],
    columns: tuple[int, int],
    sign: str | None,
) -> None:
    """A line's figures or words. sign: behind each; empty: a star where that makes a difference; None: nothing."""
    fonts, panels = context.fonts, context.panels
    for seat, (cell, column) in enumerate(zip(row.cells, columns, strict=True)):
        x, best = at[0] + column, row.best == seat
        colour: Colour = STEEL if cell is None else YELLOW if best else WHITE
        text = cell or "-"
        if any(map(str.isalpha, text)):
            font, y = fonts.fitting(text, CELL, (Font.LARGE, Font.BODY)), at[1]
        else:
            font, y = fonts.fitting(text, 2 * STAR, (Font.TITLE, Font.NAME)), at[1] + DROP
        fonts.draw(canvas, (x, y), text, font, colour, "center", room=CELL)
        star = "star" if best else "star_empty"
        behind = star if sign == "" and row.best is not None else sign
        if behind and cell is not None:
            panels.sign(canvas, behind, (x + STAR, at[1] + DROP + 2))
