"""What is written on a screen, and on what: for measuring how well it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pygame

from scenes.display import CANVAS
from scenes.widgets.colours import INK, WHITE
from scenes.widgets.contrast import brightened, contrast
from scenes.widgets.text import Font, Fonts


class Written(NamedTuple):
    """A line that was drawn: its height as it stands (capitals), and how far it stands out from what it is on."""

    text: str
    capitals: int
    contrast: float
    at: tuple[int, int]
    font: Font
    colour: tuple[int, ...]
    grounds: tuple[tuple[int, ...], ...]
    """What it lies on, and its edge where it has one."""


CAPITALS = {Font.NAME: 7, Font.TITLE: 14, Font.BIG: 21, Font.LABEL: 5, Font.LABEL_BOLD: 5, Font.BODY: 7, Font.LARGE: 14}
"""Height of a capital letter in canvas pixels, measured on each face."""


def commonest(picture: pygame.Surface, area: pygame.Rect) -> tuple[int, ...]:
    """The colour that most pixels of this area have."""
    area = area.clip(picture.get_rect())
    counts: dict[tuple[int, ...], int] = {}
    for x in range(area.left, area.right, 2):
        for y in range(area.top, area.bottom, 2):
            colour = tuple(picture.get_at((x, y)))[:3]
            counts[colour] = counts.get(colour, 0) + 1
    return max(counts, key=lambda colour: counts[colour]) if counts else (0, 0, 0)


_NAMES = ("font", "colour", "align", "shadow", "outline", "room", "high")


@contextmanager
def writing(fonts: Fonts) -> Iterator[list[Written]]:
    """Everything that is drawn while this lasts. An edge all round a letter is what it stands out from."""
    found: list[Written] = []
    plain = fonts.draw

    def draw(canvas: pygame.Surface, at: Any, text: str, *rest: Any, **more: Any) -> pygame.Rect:
        given = dict(zip(_NAMES, rest, strict=False)) | more
        font: Font = given.get("font", Font.BODY)
        room, high = given.get("room"), given.get("high")
        if font == Font.BODY and high is not None and fonts.fits_larger(text, room, high):
            font = Font.LARGE
        around = pygame.Rect(0, round(at[1]) - 6, 640, fonts.line(font) + 12).clip(canvas.get_rect())
        before = canvas.subsurface(around).copy() if around.height and canvas.get_size() == CANVAS else None
        box = plain(canvas, at, text, *rest, **more)
        colour, edge = given.get("colour", WHITE), given.get("outline")
        if fonts.bright:
            colour = brightened(colour)
            edge = edge or (INK if given.get("shadow", INK) is not None else None)
        if before is not None and text.strip():
            ground = commonest(before, box.move(0, -around.top))
            grounds = (ground, edge) if edge else (ground,)
            best = max(contrast(colour, one) for one in grounds)
            found.append(Written(text, CAPITALS[font], best, box.topleft, font, colour, grounds))
        return box

    fonts.draw = draw  # type: ignore[method-assign]
    try:
        yield found
    finally:
        fonts.draw = plain  # type: ignore[method-assign]
