"""The page of the contact sheet: strips flow from left to right and wrap, each under its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from art.contact.contents import Picture, Section, Strip

WIDTH = 3840
MARGIN = 16
GAP = 14
"""Between strips; pictures of one strip stand closer."""
STEP = 3
LABEL = 9
"""The height of a line of names over a strip, in pixels."""
TITLE, HEADING = 20, 40
GROUND, BAR, INK = (66, 76, 110, 255), (42, 47, 78, 255), (14, 7, 27, 255)
WHITE, PALE, YELLOW = (255, 255, 255, 255), (199, 207, 221, 255), (255, 235, 87, 255)
FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"


@dataclass(frozen=True, slots=True)
class Placed:
    """A picture and its upper left corner on the page."""

    picture: Picture
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Line:
    """Words and where they stand. kind: `heading`, `title` or `label`."""

    text: str
    at: tuple[int, int]
    kind: str


@dataclass(slots=True)
class Sheet:
    """The page before it is drawn: its size in pixels and everything on it."""

    size: tuple[int, int] = (WIDTH, 0)
    placed: list[Placed] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


@cache
def _font(kind: str) -> ImageFont.FreeTypeFont:
    name, size = {"heading": ("press-start-2p-400", 24), "title": ("press-start-2p-400", 8)}.get(
        kind, ("silkscreen-400", 8)
    )
    return ImageFont.truetype(FONTS / f"{name}.ttf", size)


def _wide(text: str) -> int:
    return round(_font("label").getlength(text)) + 1


def lay_out(sections: Sequence[Section], width: int = WIDTH) -> Sheet:
    """Give everything its place on a page `width` pixels wide."""
    sheet = Sheet()
    y = MARGIN
    for section in sections:
        if not section.strips:
            sheet.lines.append(Line(section.title, (MARGIN, y + 10), "heading"))
            y += HEADING + GAP
            continue
        sheet.lines.append(Line(section.title, (MARGIN, y + 4), "title"))
        y = _flow(sheet, section.strips, y + TITLE, width) + GAP
    sheet.size = (width, y + MARGIN)
    return sheet


def _flow(sheet: Sheet, strips: Sequence[Strip], y: int, width: int) -> int:
    """Lay strips out from line to line. Returns where the next section may begin."""
    x, high = MARGIN, 0
    for strip in strips:
        rows = _rows(strip, width - 2 * MARGIN)
        wide = max(_wide(strip.name), *(sum(one.image.width + STEP for one in row) - STEP for row in rows))
        tall = LABEL + sum(max(one.image.height for one in row) + STEP for row in rows)
        if x > MARGIN and x + wide > width - MARGIN:
            x, y, high = MARGIN, y + high + GAP, 0
        sheet.lines.append(Line(strip.name, (x, y), "label"))
        top = y + LABEL
        for row in rows:
            left, foot = x, top + max(one.image.height for one in row)
            for one in row:
                sheet.placed.append(Placed(one, (left, foot - one.image.height)))
                left += one.image.width + STEP
            top = foot + STEP
        x, high = x + wide + GAP, max(high, tall)
    return y + high


def _rows(strip: Strip, room: int) -> list[list[Picture]]:
    """The pictures of a strip in rows that fit into `room` pixels."""
    rows: list[list[Picture]] = [[]]
    used = 0
    for picture in strip.pictures:
        if rows[-1] and used + picture.image.width > room:
            rows.append([])
            used = 0
        rows[-1].append(picture)
        used += picture.image.width + STEP
    return rows


def draw(sheet: Sheet) -> Image.Image:
    """The page as a picture, RGBA without a transparent pixel."""
    page = Image.new("RGBA", sheet.size, GROUND)
    pen = ImageDraw.Draw(page)
    pen.fontmode = "1"
    for line in sheet.lines:
        x, y = line.at
        if line.kind != "label":
            pen.rectangle((0, y - 8, sheet.size[0], y + (32 if line.kind == "heading" else 12)), BAR)
        colour = {"heading": YELLOW, "title": WHITE}.get(line.kind, PALE)
        pen.text((x + 1, y + 1), line.text, INK, _font(line.kind))
        pen.text((x, y), line.text, colour, _font(line.kind))
    for placed in sheet.placed:
        page.alpha_composite(placed.picture.image, placed.at)
    return page
