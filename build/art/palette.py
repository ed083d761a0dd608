"""The palette and its ramps, read from assets/source/palette.toml.

A pixel is stored as (ramp, level), never as a colour, so that light, contact shadow, tint and team colour stay edits of
small numbers. Ramps have six levels: 0 line, 1 deep shadow, 2 shadow, 3 base, 4 light, 5 shine.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

LEVELS = 6
SOURCE = Path(__file__).resolve().parents[2] / "assets" / "source" / "palette.toml"


class PaletteError(ValueError):
    """The palette file is not well-formed. The message says which entry, and what it should be."""


def rgb(colour: str) -> tuple[int, int, int]:
    """(red, green, blue), each 0..255, of six hex digits."""
    return int(colour[0:2], 16), int(colour[2:4], 16), int(colour[4:6], 16)


def read_palette(path: Path) -> tuple[str, tuple[str, ...], dict[str, tuple[str, ...]]]:
    """(ink, colours, ramps by name). Raises PaletteError for a colour outside the list or a ramp of another length."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    ink, colours = str(data["ink"]), tuple(str(colour) for colour in data["colours"])
    ramps = {name: tuple(str(colour) for colour in ramp) for name, ramp in data["ramps"].items()}
    for name, ramp in {"ink": (ink,) * LEVELS, **ramps}.items():
        if len(ramp) != LEVELS:
            raise PaletteError(f"{path}: ramp {name!r} has {len(ramp)} colours; it needs {LEVELS}")
        for colour in ramp:
            if colour not in colours:
                raise PaletteError(f"{path}: {name!r} names {colour}, which is not one of the palette's colours")
    return ink, colours, ramps


INK, COLOURS, RAMPS = read_palette(SOURCE)
RAMP_NAMES: tuple[str, ...] = tuple(RAMPS)
RID: dict[str, int] = {name: number for number, name in enumerate(RAMP_NAMES)}
"""Ramp name -> ramp number."""
RTAB: NDArray[np.uint8] = np.array([[rgb(colour) for colour in RAMPS[name]] for name in RAMP_NAMES], np.uint8)
"""Colours by [ramp number, level]: shape (ramps, 6, 3)."""
