"""Painted layers cut into 16x16 tiles: duplicates are merged, cells that move become animated tiles.

A painted layer is a list of equally large RGBA pictures, one per animation frame (a still layer has one). What comes
out is what Tiled and pytmx understand: one picture, one `.tsx` with `<animation>` entries, and one grid of tile numbers
per layer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.sheet import save_png

TILE = 16
#: Tiles in a row of the tileset picture.
COLUMNS = 32
#: How long one frame of an animated tile stands, in milliseconds (8 game frames, ART.md §7 "torch flame").
FRAME_MS = 133

Pixels = npt.NDArray[np.uint8]


@dataclass
class Tileset:
    """The tiles of one place. Number 0 is the first tile; `place` gives -1 for a fully transparent cell."""

    tiles: list[Pixels] = field(default_factory=list)
    animations: dict[int, tuple[int, ...]] = field(default_factory=dict)
    _still: dict[bytes, int] = field(default_factory=dict)
    _moving: dict[tuple[int, ...], int] = field(default_factory=dict)

    def _add(self, cell: Pixels) -> int:
        self.tiles.append(cell)
        return len(self.tiles) - 1

    def still(self, cell: Pixels) -> int:
        """Number of this picture, which is added if it is new."""
        key = cell.tobytes()
        if key not in self._still:
            self._still[key] = self._add(cell)
        return self._still[key]

    def place(self, cells: list[Pixels]) -> int:
        """Number for one cell seen in all its frames; -1 if nothing is ever drawn there."""
        if not any(cell[..., 3].any() for cell in cells):
            return -1
        numbers = tuple(self.still(cell) for cell in cells)
        if len(set(numbers)) == 1:
            return numbers[0]
        if numbers not in self._moving:
            # An animated tile needs a number of its own: its first picture may also stand still elsewhere.
            number = self._add(cells[0])
            self._moving[numbers] = number
            self.animations[number] = numbers
        return self._moving[numbers]

    def cut(self, frames: list[Image.Image]) -> npt.NDArray[np.int64]:
        """Tile numbers of a painted layer, shape (rows, columns), -1 for empty. Sizes must be multiples of 16."""
        pixels = [_clean(np.asarray(frame.convert("RGBA"))) for frame in frames]
        height, width = pixels[0].shape[:2]
        if height % TILE or width % TILE or any(p.shape != pixels[0].shape for p in pixels):
            raise ValueError(
                f"a painted layer must be a multiple of {TILE} px and all frames alike, not {width}x{height}"
            )
        grid = np.full((height // TILE, width // TILE), -1, np.int64)
        for row in range(grid.shape[0]):
            for column in range(grid.shape[1]):
                box = np.s_[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE]
                grid[row, column] = self.place([p[box] for p in pixels])
        return grid

    def picture(self) -> Image.Image:
        """All tiles, `COLUMNS` in a row."""
        rows = max(1, math.ceil(len(self.tiles) / COLUMNS))
        sheet = np.zeros((rows * TILE, COLUMNS * TILE, 4), np.uint8)
        for number, cell in enumerate(self.tiles):
            y, x = divmod(number, COLUMNS)
            sheet[y * TILE : (y + 1) * TILE, x * TILE : (x + 1) * TILE] = cell
        return Image.fromarray(sheet)

    def write(self, folder: Path, name: str) -> None:
        """Writes `<name>.png` and `<name>.tsx` into `folder`."""
        folder.mkdir(parents=True, exist_ok=True)
        picture = self.picture()
        save_png(picture, folder / f"{name}.png")
        root = ElementTree.Element(
            "tileset",
            version="1.10",
            tiledversion="1.10.2",
            name=name,
            tilewidth=str(TILE),
            tileheight=str(TILE),
            tilecount=str(picture.width // TILE * (picture.height // TILE)),
            columns=str(COLUMNS),
        )
        ElementTree.SubElement(
            root, "image", source=f"{name}.png", width=str(picture.width), height=str(picture.height)
        )
        for number, frames in sorted(self.animations.items()):
            tile = ElementTree.SubElement(root, "tile", id=str(number))
            animation = ElementTree.SubElement(tile, "animation")
            for frame in frames:
                ElementTree.SubElement(animation, "frame", tileid=str(frame), duration=str(FRAME_MS))
        (folder / f"{name}.tsx").write_bytes(xml_bytes(root))


def _clean(pixels: Pixels) -> Pixels:
    """Transparent pixels all alike, so that equal-looking tiles are equal."""
    return np.where(pixels[..., 3:] > 0, pixels, 0).astype(np.uint8)


def xml_bytes(root: ElementTree.Element) -> bytes:
    """The document as Tiled writes it (one space of indent, LF, UTF-8): same tree, same bytes."""
    ElementTree.indent(root, " ")
    text = ElementTree.tostring(root, encoding="unicode")
    return ('<?xml version="1.0" encoding="UTF-8"?>\n' + text + "\n").encode()
