"""The wizard's fog: three tiling cloud layers in four densities, and the hole a torch burns into it."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.ui.dither import bayer
from art.ui.flat import Flat

LAYERS = {
    # colour of the body, of the lit upper edge; cells of the noise across the picture; seed of its waves
    "back": ("424c6e", "657392", 5, 1),
    "middle": ("657392", "92a1b9", 4, 2),
    "front": ("92a1b9", "c7cfdd", 3, 3),
}
DENSITIES = (0.66, 0.52, 0.40, 0.28)  # cover threshold of the four pictures of a layer
SOFT = 0.16  # width of the dithered border, in units of the noise


def waves(width: int, height: int, cells: int, seed: int) -> np.ndarray:
    """A smooth field from 0 to 1 that repeats at the picture's borders: a sum of whole-number waves."""
    rows, columns = np.mgrid[0:height, 0:width]
    u, v = columns / width * 2 * math.pi, rows / height * 2 * math.pi
    field = np.zeros((height, width))
    for octave, strength in ((1, 1.0), (2, 0.55), (3, 0.34), (5, 0.2)):
        for turn in range(3):
            across = max(1, round(cells * octave * (0.4 + 0.3 * turn) / 2))
            down = ((turn * 2 + seed + octave) % 3 - 1) * octave
            phase = seed * 1.7 + octave * 2.3 + turn * 4.1
            field += strength * np.sin(across * u + down * v + phase + 0.8 * np.sin(v * octave + phase))
    field += 0.8 * np.sin(v * 2 + seed + 0.9 * np.sin(u + seed))
    low, high = field.min(), field.max()
    result: np.ndarray = (field - low) / (high - low)
    return result


def fog(width: int, height: int, step: int, layer: str) -> Image.Image:
    """One density of a layer: hard pixels, a Bayer border, a lit upper edge. Tiles in both directions.

    Width and height must be multiples of 4, or the dither pattern would show a seam.
    """
    body, lit, cells, seed = LAYERS[layer]
    art = Flat(width, height)
    cover = waves(width, height, cells, seed) - DENSITIES[step]
    thresholds = bayer(width, height)
    mask = cover / SOFT > thresholds
    art.fill(mask, body)
    # The light from above: where the cover falls towards the top, the cloud shows its lit edge.
    slope = cover - np.roll(cover, 3, axis=0)
    art.fill(mask & (slope * 7 > thresholds + 0.25) & (cover > SOFT * 0.5), lit)
    return art.image()


def _flicker(step: int) -> float:
    return (0.0, 1.2, 0.4, -0.8)[step]


def torch_hole(width: int, height: int, step: int) -> Image.Image:
    """A white mask: solid in the middle, dithered in the outer third."""
    art = Flat(width, height)
    reach = width / 2 - 1.5 + _flicker(step)
    far = np.hypot(art.x - width / 2, art.y - height / 2) / reach
    art.fill((1 - far) * 3 > bayer(width, height), "ffffff")
    return art.image()


def torch_glow(width: int, height: int, step: int) -> Image.Image:
    """A thin warm rim just outside the clear middle of the hole."""
    art = Flat(width, height)
    reach = width / 2 - 1.5 + _flicker(step)
    far = np.hypot(art.x - width / 2, art.y - height / 2) / reach
    pattern = bayer(width, height)
    art.fill((far > 0.66) & (far < 0.99) & ((0.99 - far) * 1.6 > pattern), "8a4836")
    art.fill((far > 0.66) & (far < 0.86) & ((0.86 - far) * 2 > pattern), "ed7614")
    return art.image()
