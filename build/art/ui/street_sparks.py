"""Colours of Street War's effects and their flying bits."""

from __future__ import annotations

import math

from art.ui.flat import GOLDEN_ANGLE, Flat

WHITE, YELLOW, GOLD, AMBER, ORANGE, RED, INK = "ffffff", "ffeb57", "ffc825", "ffa214", "ff5000", "c42430", "0e071b"
PALE, SKY, BLUE, DEEP = "94fdff", "00cdf9", "0098dc", "00396d"


def spread(art: Flat, x: float, y: float, far: float, count: int, codes: tuple[str, ...], size: int) -> None:
    """Bits evenly round a point, at uneven distances."""
    for k in range(count):
        angle = k * GOLDEN_ANGLE + 0.5
        reach = far * (0.68 + 0.08 * (k * 7 % 5))
        art.dot(
            x + math.cos(angle) * reach - size / 2, y + math.sin(angle) * reach - size / 2, size, codes[k % len(codes)]
        )
