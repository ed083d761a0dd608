"""The figures of a match in which places count: one line for each seat, from the first to the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.context import Context
from scenes.widgets.colours import MIST, SEAT_NAMES, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.result import MatchReport, ReportRow

AT = (14, 66)
EDGE, HEAD, LABEL_ROW, ROW = 12, 26, 14, 22
PLACE, NAME, CELL = 30, 94, 44
"""Pixels of the place with its flag, of a name, and of each figure."""
FIRST = 1


def order_of(report: MatchReport, seats: int) -> tuple[int, ...]:
    """The seats from the first place to the last; those who share one in the order in which they sit."""
    return tuple(sorted(range(seats), key=lambda seat: (place_of(report, seat), seat)))


def place_of(report: MatchReport, seat: int) -> int:
    """The place, from 1; where a game tells none, the winners' is the first and everybody else's the one after it."""
    if report.places:
        return report.places[seat]
    return FIRST if seat in report.winners else FIRST + max(1, len(report.winners))


def ranking_box(report: MatchReport, seats: int) -> pygame.Rect:
    """Where it stands."""
    columns = len(_columns(report))
    return pygame.Rect(AT, (2 * EDGE + PLACE + NAME + CELL * columns, HEAD + LABEL_ROW + ROW * seats + 8))


def _columns(report: MatchReport) -> Sequence[ReportRow]:
    return report.rows if report.total is None else (*report.rows, report.total)


def draw_ranking(canvas: pygame.Surface, context: Context, report: MatchReport, names: Sequence[str]) -> None:
    """Draw it: place, flag and name of every seat, then its figures, each kind below its label."""
    fonts, panels = context.fonts, context.panels
    box = ranking_box(report, len(names))
    panels.draw(canvas, "panel_gold", box)
    left = box.left + EDGE
    fonts.draw(canvas, (left, box.top + 10), report.heading, Font.NAME, YELLOW, room=box.width - 2 * EDGE)
    middles = [left + PLACE + NAME + CELL // 2 + CELL * number for number in range(len(_columns(report)))]
    for column, x in zip(_columns(report), middles, strict=True):
        font = fonts.fitting(column.label, CELL - 2, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (x, box.top + HEAD), column.label, font, MIST, "center", room=CELL + 2)
    larger, figures, rise = ((Font.LARGE,), (Font.TITLE,), 4) if fonts.larger else ((), (), 0)
    y = box.top + HEAD + LABEL_ROW + 4
    for seat in order_of(report, len(names)):
        place = place_of(report, seat)
        font = Font.TITLE if fonts.larger else Font.NAME
        fonts.draw(canvas, (left, y - rise), str(place), font, YELLOW if place == FIRST else STEEL)
        panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (left + 15 + rise // 2, y))
        name = names[seat]
        font = fonts.fitting(name, NAME - 4, (*larger, Font.NAME, Font.BODY, Font.LABEL))
        fonts.draw(canvas, (left + PLACE, y - rise if font in larger else y), name, font, SEATS[seat], room=NAME - 2)
        for column, x in zip(_columns(report), middles, strict=True):
            cell = column.cells[seat]
            colour = STEEL if cell is None else YELLOW if column.best == seat else WHITE
            figure = cell or "-"
            font = fonts.fitting(figure, CELL - 2, (*figures, Font.NAME))
            fonts.draw(canvas, (x, y - rise if font in figures else y), figure, font, colour, "center", room=CELL - 2)
        y += ROW
