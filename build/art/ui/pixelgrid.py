"""Text grids: pictures typed cell by cell, one letter per palette colour (`assets/source/ui/key.toml`)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from art.palette import COLOURS, rgb
from art.ui.drawing import DrawingError, load_toml

CLEAR = "."
Colour = tuple[int, int, int, int]


def rgba(code: str) -> Colour:
    """The opaque colour of a palette code such as "ffc825". Raises DrawingError for a colour outside the palette."""
    if code not in COLOURS:
        raise DrawingError(f"{code} is not one of the colours of palette.toml")
    return (*rgb(code), 255)


def load_key(path: Path) -> dict[str, Colour]:
    """The letters of the text grids and their colours."""
    return {letter: rgba(code) for letter, code in load_toml(path)["key"].items()}


def grid_image(rows: list[str], key: dict[str, Colour], name: str) -> Image.Image:
    """The picture of one grid. Raises DrawingError naming the grid for rows of two lengths or an unknown letter."""
    width = len(rows[0])
    pixels = np.zeros((len(rows), width, 4), np.uint8)
    for y, row in enumerate(rows):
        if len(row) != width:
            raise DrawingError(f"grid {name!r}, row {y + 1}: {len(row)} cells instead of {width}")
        for x, letter in enumerate(row):
            if letter == CLEAR:
                continue
            if letter not in key:
                raise DrawingError(f"grid {name!r}, row {y + 1}: no colour for the letter {letter!r}")
            pixels[y, x] = key[letter]
    return Image.fromarray(pixels)


def split_row(names: list[str], text: str) -> dict[str, list[str]]:
    """Grids written side by side, taken apart: name -> rows. Raises DrawingError for a cell too many or too few."""
    lines = [line.split() for line in text.strip("\n").splitlines()]
    for number, cells in enumerate(lines, 1):
        if len(cells) != len(names):
            raise DrawingError(f"grids {', '.join(names)}, row {number}: {len(cells)} cells for {len(names)} names")
    return {name: [cells[index] for cells in lines] for index, name in enumerate(names)}


def read_signs(path: Path, key: dict[str, Colour]) -> dict[str, Image.Image]:
    """Every sign of a file of `[[row]]` tables, by name, in file order."""
    signs: dict[str, Image.Image] = {}
    for row in load_toml(path)["row"]:
        for name, rows in split_row(row["names"], row["grid"]).items():
            if name in signs:
                raise DrawingError(f"{path}: the sign {name!r} is drawn twice")
            signs[name] = grid_image(rows, key, name)
    return signs
