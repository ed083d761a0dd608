"""Checks of sprites that a machine can make: run on every committed frame before anybody looks at it.

Each check returns findings in words; an empty list is a clean frame. Limits are those of the art guide: a contour of
one dark pixel all round, palette colours only, no noise, nothing cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.masks import Mask, shifted
from art.palette import COLOURS, rgb

MOST_COLOURS = 40
DARKEST_CONTOUR = 0.20
"""Luminance, 0 to 1, that no contour pixel should exceed."""
MOST_BRIGHT_CONTOUR = 0.04
LEAST_BRIGHT_INSIDE = 0.06
MOST_DARK_INSIDE = 0.45
MOST_NOISE = 0.05
LEAST_CONTRAST = 0.12

_PALETTE = {rgb(colour) for colour in COLOURS}
_AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


@dataclass(frozen=True, slots=True)
class SheetFrame:
    """One frame of a committed sheet, put back on its canvas."""

    name: str
    image: Image.Image
    pivot: tuple[int, int] | None


def sheet_frames(stem: Path) -> Iterator[SheetFrame]:
    """The frames of `stem`.json and `stem`.png, untrimmed."""
    data = json.loads((stem.parent / f"{stem.name}.json").read_text(encoding="utf-8"))
    with Image.open(stem.parent / f"{stem.name}.png") as opened:
        sheet = opened.convert("RGBA")
    pivots = [item for item in data["meta"]["slices"] if item["name"] == "pivot"]
    pivot = (pivots[0]["keys"][0]["pivot"]["x"], pivots[0]["keys"][0]["pivot"]["y"]) if pivots else None
    for row in data["frames"]:
        box, place, size = row["frame"], row["spriteSourceSize"], row["sourceSize"]
        canvas = Image.new("RGBA", (size["w"], size["h"]))
        cut = sheet.crop((box["x"], box["y"], box["x"] + box["w"], box["y"] + box["h"]))
        canvas.paste(cut, (place["x"], place["y"]))
        yield SheetFrame(row["filename"], canvas, pivot)


def luminance(pixels: NDArray[np.uint8]) -> NDArray[np.float64]:
    """0 (black) to 1 (white), of an array whose last axis is red, green, blue."""
    weights = np.array([0.2126, 0.7152, 0.0722])
    result: NDArray[np.float64] = pixels[..., :3].astype(np.float64) @ weights / 255
    return result


def lint(image: Image.Image, *, effects: bool = False) -> list[str]:
    """Everything wrong with one frame. `effects`: it carries a smear or sparks, which have no contour of their own."""
    pixels = np.array(image.convert("RGBA"))
    solid: Mask = pixels[..., 3] > 0
    if not solid.any():
        return ["nothing is drawn"]
    inside = _inside(solid)
    findings = [*_colours(pixels, solid), *_edges(solid)]
    if not effects:
        findings += [*_contour(pixels, solid & ~inside), *_stray(solid)]
    return [*findings, *_tones(pixels, inside), *_noise(pixels, inside)]


def _inside(solid: Mask) -> Mask:
    return solid & shifted(solid, 1, 0) & shifted(solid, -1, 0) & shifted(solid, 0, 1) & shifted(solid, 0, -1)


def _colours(pixels: NDArray[np.uint8], solid: Mask) -> Iterator[str]:
    alpha = pixels[..., 3]
    if ((alpha > 0) & (alpha < 255)).any():
        yield "half-transparent pixels"
    colours = {(int(c[0]), int(c[1]), int(c[2])) for c in np.unique(pixels[solid][:, :3], axis=0)}
    if strange := colours - _PALETTE:
        yield f"{len(strange)} colours outside the palette"
    if len(colours) > MOST_COLOURS:
        yield f"{len(colours)} colours in one frame (at most {MOST_COLOURS})"


def _edges(solid: Mask) -> Iterator[str]:
    for name, line in (("top", solid[0]), ("left", solid[:, 0]), ("right", solid[:, -1]), ("bottom", solid[-1])):
        if line.any():
            yield f"touches the {name} of the frame: it may be cut off"


def _contour(pixels: NDArray[np.uint8], rim: Mask) -> Iterator[str]:
    bright = float((luminance(pixels)[rim] > DARKEST_CONTOUR).mean())
    if bright > MOST_BRIGHT_CONTOUR:
        yield f"{bright:.0%} of the contour is not dark"


def _stray(solid: Mask) -> Iterator[str]:
    neighbours = sum(shifted(solid, dx, dy).astype(np.int64) for dx, dy in _AROUND)
    if count := int((solid & (neighbours == 0)).sum()):
        yield f"{count} pixels stand alone"


def _tones(pixels: NDArray[np.uint8], inside: Mask) -> Iterator[str]:
    light = luminance(pixels)[inside]
    bright, dark = float((light > 0.45).mean()), float((light < 0.10).mean())
    if bright < LEAST_BRIGHT_INSIDE:
        yield f"only {bright:.0%} bright pixels inside (at least {LEAST_BRIGHT_INSIDE:.0%})"
    if dark > MOST_DARK_INSIDE:
        yield f"{dark:.0%} near-black pixels inside (at most {MOST_DARK_INSIDE:.0%})"


def _noise(pixels: NDArray[np.uint8], inside: Mask) -> Iterator[str]:
    """Pixels whose colour none of their eight neighbours has."""
    wide = pixels.astype(np.int64)
    code = wide[..., 0] << 16 | wide[..., 1] << 8 | wide[..., 2]
    same = sum((shifted(code, dx, dy, -1) == code).astype(np.int64) for dx, dy in _AROUND)
    noise = int((inside & (same == 0)).sum()) / max(1, int(inside.sum()))
    if noise > MOST_NOISE:
        yield f"{noise:.1%} single-pixel noise (at most {MOST_NOISE:.0%})"


def contrast(image: Image.Image, behind: Image.Image, at: tuple[int, int]) -> float:
    """|mean luminance of the sprite - that of what lies behind it| with its upper left corner at `at`; aim: >= 0.12."""
    pixels = np.array(image.convert("RGBA"))
    solid: Mask = pixels[..., 3] > 0
    ground = np.array(behind.convert("RGB").crop((*at, at[0] + image.width, at[1] + image.height)))
    return abs(float(luminance(pixels)[solid].mean()) - float(luminance(ground)[solid].mean()))
