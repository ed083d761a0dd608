"""Larger text in the rule books: what a page says, on leaves of its own before the page with its pictures.

A page is drawn where nobody sees it, and listened to as the reader does it (scenes/reading_order.py); captions of
pictures stay with their pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from scenes.reading_order import BETWEEN as BETWEEN_CELLS
from scenes.reading_order import ENDS, in_order
from scenes.rulebook.drawing import AREA, CAPTION, Book
from scenes.widgets.colours import WHITE, YELLOW
from scenes.widgets.text import Font, Fonts, Framed

HEADING = 44
"""Characters that a paragraph without a full stop has at most to be a heading."""
BETWEEN, UNDER = 8, 2
"""Pixels between paragraphs, and between a heading and what it heads."""


class Line(NamedTuple):
    """A line of large text. gap: pixels above it, but for the first of a leaf."""

    text: str
    heading: bool
    gap: int


Leaf = tuple[Line, ...]


def leaves_of(book: Book, draw: Callable[[pygame.Surface, Any], None]) -> tuple[Leaf, ...]:
    """The words of a page, in large letters, on as many leaves as they take."""
    fonts = book.context.fonts
    canvas = pygame.Surface(book.context.display.canvas.get_size(), 0, book.context.display.canvas)
    overflows = list(fonts.overflows)
    with fonts.hearing(apart=True) as heard:
        draw(canvas, book)
    fonts.overflows[:] = overflows
    words = [one for one in heard if isinstance(one, Framed) or one.role != CAPTION]
    return _paged(_blocks(fonts, in_order(words)), fonts.line(Font.LARGE))


def draw_leaf(canvas: pygame.Surface, book: Book, leaf: Leaf) -> None:
    """A leaf on the page's panel."""
    fonts = book.context.fonts
    box = book.night(canvas, AREA)
    y = box.top
    for number, paragraph in enumerate(_paragraphs(leaf)):
        y += paragraph[0].gap if number else 0
        colour = YELLOW if paragraph[0].heading else WHITE
        with fonts.together():
            for line in paragraph:
                fonts.draw(canvas, (box.left, y), line.text, Font.LARGE, colour, room=box.width)
                y += fonts.line(Font.LARGE)


def _paragraphs(leaf: Leaf) -> list[list[Line]]:
    """Its lines, those of one paragraph together: only the first of them has a gap above it."""
    found: list[list[Line]] = []
    for line in leaf:
        if line.gap or not found:
            found.append([])
        found[-1].append(line)
    return found


def _blocks(fonts: Fonts, paragraphs: list[str]) -> list[Leaf]:
    """What stays together where it can: a paragraph, with its heading where it has one."""
    # Figures on the cards of a picture say nothing without it.
    told = [one for one in paragraphs if sum(character.isalpha() for character in one) > 1]
    blocks: list[list[Line]] = [[]]
    for number, paragraph in enumerate(told):
        # Of two that follow each other, the first heads a part, the second what stands below it.
        heading = _heads(paragraph) and not all(map(_heads, told[number + 1 : number + 3]))
        wrapped = fonts.wrap(paragraph, AREA.width - 24, Font.LARGE)
        under = bool(blocks[-1]) and blocks[-1][-1].heading
        if not under:
            blocks.append([])
        gaps = [UNDER if under else BETWEEN] + [0] * (len(wrapped) - 1)
        blocks[-1] += [Line(text, heading, gap) for text, gap in zip(wrapped, gaps, strict=True)]
    return [tuple(block) for block in blocks if block]


def _heads(paragraph: str) -> bool:
    """Whether it looks like a heading, numbered or counted or neither."""
    short = len(paragraph) <= HEADING and not paragraph.endswith(ENDS)
    cells = paragraph.split(BETWEEN_CELLS)
    return short and (len(cells) == 1 or (len(cells) == 2 and (cells[0].isdigit() or cells[1][:1].isdigit())))


def _paged(blocks: list[Leaf], line: int) -> tuple[Leaf, ...]:
    """On leaves, lines so far apart; only a block higher than a whole leaf is torn apart."""
    room = AREA.height - 14
    leaves: list[list[Line]] = [[]]
    used = 0
    for block in blocks:
        high = sum(one.gap + line for one in block)
        if used and used + high > room:
            leaves.append([])
            used = 0
        for one in block:
            if used + one.gap + line > room:
                leaves.append([])
                used = 0
            used += line + (one.gap if leaves[-1] else 0)
            leaves[-1].append(one)
    return tuple(tuple(leaf) for leaf in leaves if leaf)
