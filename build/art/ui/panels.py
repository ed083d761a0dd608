"""Nine-slice panels and buttons from `assets/source/ui/panels.toml`, and the moving frames round a card."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from art.ui.cards import box
from art.ui.drawing import DrawingError, load_toml
from art.ui.pixelgrid import Colour, rgba

CARD_ROOM = 3  # pixels a card's highlight reaches beyond the card on each side
LEGAL_FRAMES = 4


@dataclass(frozen=True)
class Panel:
    """One nine-slice: the picture and the rectangle that stretches (x, y, width, height); `tiled` if it should tile."""

    name: str
    image: Image.Image
    center: tuple[int, int, int, int]
    tiled: bool


def _bevel(
    image: Image.Image, rect: tuple[int, int, int, int], light: Colour, dark: Colour, edge: Colour
) -> tuple[int, int, int, int]:
    """Draw a 1 px bevel just inside `rect` (x, y, width, height); returns the rectangle that is left."""
    x, y, width, height = rect
    box(image, x, y, width, height, edge)
    box(image, x + 1, y, width - 2, 1, light)
    box(image, x, y + 1, 1, height - 2, light)
    box(image, x + 1, y + height - 1, width - 2, 1, dark)
    box(image, x + width - 1, y + 1, 1, height - 2, dark)
    return x + 1, y + 1, width - 2, height - 2


def _texture(image: Image.Image, rect: tuple[int, int, int, int], kind: str, speck: Colour) -> None:
    """Felt, leather or planks inside `rect`; the pattern repeats every 8 pixels, so that it tiles."""
    left, top, width, height = rect
    for y in range(top, top + height):
        for x in range(left, left + width):
            u, v = x % 8, y % 8
            marked = {
                "felt": (u + (v // 4) * 4) % 8 == 1 and v % 4 == 1,
                "leather": (v == 1 and u in (1, 2)) or (v == 5 and u in (5, 6)) or (v == 6 and u == 5),
                "planks": v == 7 or (v == 3 and (x // 8 * 3 + u) % 16 < 7),
            }
            if kind not in marked:
                raise DrawingError(f"unknown texture {kind!r}")
            if marked[kind]:
                image.putpixel((x, y), speck)


def draw_panel(data: dict[str, Any]) -> Panel:
    """Draw one panel of panels.toml. Raises DrawingError for an unknown texture."""
    width, height = data["size"]
    foot, sunk = data.get("foot", 0), data.get("sunk", 0)
    ink, edge, light, dark, fill = (rgba(data[part]) for part in ("ink", "edge", "light", "dark", "fill"))
    image = Image.new("RGBA", (width, height))
    if foot > sunk:
        box(image, 1, foot, width - 2, height - foot, ink)
    top, tall = sunk, height - foot
    box(image, 1, top, width - 2, tall, ink)
    box(image, 0, top + 1, width, tall - 2, ink)
    rect = (1, top + 1, width - 2, tall - 2)
    for lit, dim in data.get("rim", ()):
        rect = _bevel(image, rect, rgba(lit), rgba(dim), rgba(dim))
    rect = _bevel(image, rect, light, dark, edge)
    box(image, *rect, (0, 0, 0, 0) if data.get("clear") else fill)
    if texture := data.get("texture"):
        _texture(image, rect, texture, rgba(data["speck"]))
    margin = data["margin"]
    center = (margin, margin, max(1, width - 2 * margin), max(1, height - 2 * margin - foot))
    return Panel(data["name"], image, center, bool(texture))


def read_panels(path: Path) -> list[Panel]:
    """Every panel of the file, in file order."""
    return [draw_panel(data) for data in load_toml(path)["panel"]]


def _perimeter(width: int, height: int) -> list[tuple[int, int]]:
    """The border cells of a rectangle, clockwise from the upper left corner."""
    top = [(x, 0) for x in range(width)]
    right = [(width - 1, y) for y in range(1, height)]
    bottom = [(x, height - 1) for x in range(width - 2, -1, -1)]
    left = [(0, y) for y in range(height - 2, 0, -1)]
    return top + right + bottom + left


def card_frame(size: tuple[int, int], code: str, *, thick: int = 2) -> Image.Image:
    """A plain frame of `thick` pixels round a card, with cut corners; CARD_ROOM pixels of room on every side."""
    width, height = size[0] + 2 * CARD_ROOM, size[1] + 2 * CARD_ROOM
    image = Image.new("RGBA", (width, height))
    gap = CARD_ROOM - thick
    box(image, gap + 1, gap, width - 2 * gap - 2, height - 2 * gap, rgba(code))
    box(image, gap, gap + 1, width - 2 * gap, height - 2 * gap - 2, rgba(code))
    box(image, CARD_ROOM, CARD_ROOM, size[0], size[1], (0, 0, 0, 0))
    return image


def card_legal(size: tuple[int, int], step: int) -> Image.Image:
    """One of LEGAL_FRAMES pictures of a dashed frame that runs clockwise round a playable card."""
    width, height = size[0] + 2, size[1] + 2
    image = Image.new("RGBA", (size[0] + 2 * CARD_ROOM, size[1] + 2 * CARD_ROOM))
    for index, (x, y) in enumerate(_perimeter(width, height)):
        phase = (index - step * 2) % 8
        if (x, y) in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
            continue
        colour = rgba("d3fc7e") if phase < 2 else rgba("5ac54f") if phase < 5 else rgba("1e6f50")
        image.putpixel((x + CARD_ROOM - 1, y + CARD_ROOM - 1), colour)
    return image


def card_shadow(size: tuple[int, int], *, lifted: bool) -> Image.Image:
    """The shadow under a card: solid ink when it lies, a wide checkered one when it is lifted off the table."""
    width, height = size
    rows, columns = np.mgrid[0:height, 0:width]
    pixels = np.zeros((height, width, 4), np.uint8)
    if lifted:
        near = np.minimum(np.minimum(columns, width - 1 - columns), np.minimum(rows, height - 1 - rows))
        inside = (near >= 4) | ((near >= 1) & ((columns + rows) % 2 == 0))
    else:
        corner = ((columns == 0) | (columns == width - 1)) & ((rows == 0) | (rows == height - 1))
        inside = ~corner
    pixels[inside] = rgba("0e071b")
    return Image.fromarray(pixels)
