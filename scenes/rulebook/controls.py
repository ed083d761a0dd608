"""The page of the keys, alike for every game."""

from __future__ import annotations

import pygame

from scenes.intents import Kind
from scenes.rulebook.drawing import AREA, Book, Page
from scenes.widgets.colours import GREEN, MIST, PINK, SKY, YELLOW
from scenes.widgets.keyhint import draw_cap, key_label
from scenes.widgets.text import Font

STEP_TIGHT = 11


def controls(canvas: pygame.Surface, book: Book) -> None:
    """Every key as it is bound now."""
    inner = book.night(canvas, AREA)
    fonts = book.context.fonts
    columns = (inner.left + 186, inner.left + 316, inner.left + 446)
    for x, seat_text, colour in zip(columns, ("blue", "red", "mouse"), (SKY, PINK, GREEN), strict=True):
        fonts.draw(canvas, (x, inner.top + 2), book.say(f"rules.controls.{seat_text}"), Font.BODY, colour)
    moves = (Kind.UP, Kind.LEFT, Kind.DOWN, Kind.RIGHT)
    rows: tuple[tuple[str, tuple[Kind, ...]], ...] = (
        ("move", moves),
        ("confirm", (Kind.CONFIRM,)),
        ("cancel", (Kind.CANCEL,)),
        ("peek", (Kind.PEEK,)),
        ("inspect", (Kind.INSPECT,)),
    )
    y = inner.top + 24
    for name, kinds in rows:
        pygame.draw.line(canvas, (42, 47, 78), (inner.left, y), (inner.right, y))
        label = pygame.Rect(inner.left, y + 7, 180, 26)
        fonts.block(canvas, label, book.say(f"rules.controls.{name}"), step=STEP_TIGHT)
        for seat in (0, 1):
            x = columns[seat]
            for kind in kinds:
                x = draw_cap(canvas, book.context, (x, y + 6), key_label(book.context.texts, kind, seat)) + 3
        fonts.draw(canvas, (columns[2], y + 8), book.say(f"rules.controls.mouse.{name}"), Font.BODY, MIST)
        y += 32
    pygame.draw.line(canvas, (42, 47, 78), (inner.left, y), (inner.right, y))
    fonts.draw(canvas, (inner.left, y + 8), book.say("rules.controls.anybody"), Font.BODY, YELLOW)
    for number, kind in enumerate((Kind.MENU, Kind.RULES, Kind.LOG, Kind.FULLSCREEN, Kind.HINT, Kind.READ)):
        x = columns[0] + number % 2 * 180
        top = y + 6 + number // 2 * 20
        after = draw_cap(canvas, book.context, (x, top), key_label(book.context.texts, kind, None))
        fonts.draw(canvas, (after + 5, top + 2), book.say(f"rules.controls.{kind.value}"), Font.BODY, MIST)


CONTROLS: Page = ("controls", controls)
