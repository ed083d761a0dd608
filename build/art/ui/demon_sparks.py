"""Colours of Demonites' effects, their flying bits, and how they fade."""

from __future__ import annotations

import math

import numpy as np

from art.ui.flat import GOLDEN_ANGLE, Flat

WHITE, YELLOW, GOLD, AMBER, ORANGE, RED, BLOOD, INK = (
    "ffffff",
    "ffeb57",
    "ffc825",
    "ffa214",
    "ff5000",
    "c42430",
    "891e2b",
    "0e071b",
)
MIST, STEEL, STONE = "c7cfdd", "92a1b9", "657392"
PALE, SKY, BLUE = "94fdff", "00cdf9", "0098dc"


def bits(art: Flat, x: float, y: float, far: float, count: int, codes: tuple[str, ...], size: int) -> None:
    """Bits evenly round a point, at uneven distances."""
    for k in range(count):
        angle = k * GOLDEN_ANGLE + 0.7
        reach = far * (0.66 + 0.09 * (k * 7 % 5))
        art.dot(
            x + math.cos(angle) * reach - size / 2, y + math.sin(angle) * reach - size / 2, size, codes[k % len(codes)]
        )


def thin(art: Flat, every: int) -> None:
    """Every n-th cell of the picture goes: it fades."""
    art.pixels[(np.floor(art.x) + np.floor(art.y)) % every == 0] = 0
