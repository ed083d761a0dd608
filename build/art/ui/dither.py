"""Ordered dithering: the Bayer matrix, gradients and thresholded fields, all in hard palette pixels."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.ui.pixelgrid import rgba

BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16


def bayer(width: int, height: int) -> np.ndarray:
    """The 4x4 Bayer thresholds (0 to 15/16) tiled over a field of this size."""
    return np.tile(BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width]


def gradient(width: int, height: int, codes: list[str]) -> Image.Image:
    """A vertical gradient through the palette colours, top to bottom, dithered only between neighbours.

    The first quarter of each step is flat, so that the pattern stays quiet.
    """
    steps = len(codes) - 1
    place = np.arange(height) / max(1, height - 1) * steps
    index = np.minimum(place.astype(int), steps - 1)
    share = np.clip((place - index - 0.25) / 0.75, 0, 1)
    chosen = index[:, None] + (bayer(width, height) < share[:, None])
    table = np.array([rgba(code) for code in codes], np.uint8)
    return Image.fromarray(table[chosen])
