"""What is known of a kept match, beside the list."""

from __future__ import annotations

import pygame

from game.storage.match_folder import Entry
from scenes.context import Context
from scenes.saves.records import config_of
from scenes.saves.words import kind_of, moment_of, name_of, progress_of
from scenes.seating import names_of
from scenes.widgets.colours import LIME, MIST, PINK, SEAT_NAMES, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

STEP = 12


def draw_details(canvas: pygame.Surface, context: Context, box: pygame.Rect, entry: Entry) -> None:
    """Name, game, dates, who sits where."""
    texts, fonts, record = context.texts, context.fonts, entry.record
    left, room = box.left + 14, box.width - 28
    y = box.top + 12
    if record is None:
        fault = entry.fault.value if entry.fault is not None else "broken"
        words = texts(f"keep.fault.{fault}.about")
        fonts.block(canvas, pygame.Rect(left, y, room, 150), words, colour=PINK)
        return
    name = name_of(texts, record)
    font = fonts.fitting(name, room, (Font.NAME, Font.LABEL_BOLD, Font.BODY))
    fonts.draw(canvas, (left, y), name, font, YELLOW, room=room)
    y += 16
    lines = [kind_of(texts, record)] if record.title else []
    lines += [progress_of(texts, record)]
    lines += [texts("keep.begun", when=moment_of(texts, record.begun))] if record.begun else []
    lines += [texts(f"keep.occasion.{_occasion(record.occasion)}")] if _occasion(record.occasion) else []
    for line in lines:
        font = fonts.fitting(line, room, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (left, y), line, font, WHITE, room=room)
        y += STEP
    y += 4
    winners = record.winners or ()
    seats = config_of(texts, record).seats
    for seat, (config, name) in enumerate(zip(seats, names_of(texts, seats), strict=True)):
        context.panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (left, y + 1))
        font = fonts.fitting(name, room - 34, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (left + 14, y), name, font, SEATS[seat], room=room - 34)
        if config.is_person:
            context.panels.sign(canvas, "person", (left + room - 10, y))
        if seat in winners:
            context.panels.sign(canvas, "crown", (left + room - 24, y + 1))
        y += STEP
    if entry.restored:
        y = fonts.block(canvas, pygame.Rect(left, y + 2, room, 40), texts("keep.restored"), colour=PINK, step=11)
    elif record.base is not None:
        fonts.block(canvas, pygame.Rect(left, y + 2, room, 40), texts("keep.other_rules"), colour=LIME, step=11)
    elif not record.is_over and len(record.people) > 1:
        fonts.block(canvas, pygame.Rect(left, y + 2, room, 28), texts("keep.curtain"), colour=MIST, step=11)


def _occasion(occasion: str) -> str:
    """What it is played for, where there is a text of it."""
    kind = occasion.partition(":")[0]
    return kind if kind in ("gauntlet", "daily", "tournament", "climb", "replay") else ""
