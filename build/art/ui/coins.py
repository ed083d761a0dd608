"""The coin that decides who begins (blue crown, red skull), and confetti."""

from __future__ import annotations

import math

from PIL import Image

from art.canvas import Canvas

CROWN = (
    "y...y...y",
    "yy.yyy.yy",
    "yyyyyyyyy",
    "yyyyyyyyy",
    "gggggggg.",
)
SKULL = (
    ".FFFFFFF.",
    "FFFFFFFFE",
    "FkkFFFkkE",
    "FkkFFFkkE",
    "FFFFkFFFE",
    ".FFFFFEE.",
    ".FkFkFkE.",
)
COIN_KEY = {
    "y": ("gold", 5),
    "g": ("gold", 4),
    "F": ("bone", 4),
    "E": ("bone", 3),
    "k": ("dark", 0),
}
HALF_TURNS = (1.0, 0.75, 0.38, 0.12, 1.0, 0.75, 0.38, 0.12)  # width of the coin, over one whole turn
CONFETTI_RAMPS = {
    "gold": "gold",
    "red": "red",
    "blue": "blue",
    "green": "leaf",
    "violet": "purple",
    "white": "white",
}


def coin(width: int, height: int, side: str, share: float = 1.0) -> Image.Image:
    """A coin with the sign of `side` ("blue" or "red"), turned so that `share` of its width is seen."""
    canvas = Canvas(width, height)
    x, y, radius = width / 2, height / 2, min(width, height) / 2 - 1.8
    half = max(1.6, radius * share)
    edge = canvas.ell(x, y, half, radius)
    canvas.add(edge, "gold", R=3, metal=True)
    if share > 0.3:
        field = canvas.ell(x, y, half - max(1.2, 2.6 * share), radius - 2.6)
        canvas.add(field, "blue" if side == "blue" else "red", R=6, lo=2, hi=4, ao=0)
    if share > 0.9:
        rows = CROWN if side == "blue" else SKULL
        canvas.grid(math.floor(x) - 4, math.floor(y) - len(rows) // 2, "\n".join(rows), COIN_KEY, line=1)
    elif share > 0.6:
        rows = CROWN if side == "blue" else SKULL
        narrow = [row[0:2] + row[3:6] + row[7:9] for row in rows]
        canvas.grid(math.floor(x) - 3, math.floor(y) - len(rows) // 2, "\n".join(narrow), COIN_KEY, line=1)
    elif share > 0.3:
        canvas.add(canvas.rect(x - 1, y - 3, x + 1, y + 3), "gold" if side == "blue" else "bone", flat=4, line=0, ao=0)
    canvas.outline()
    image: Image.Image = canvas.image()
    return image


def coin_spin(width: int, height: int, step: int) -> Image.Image:
    """One of eight pictures of a turning coin: four of the blue side, four of the red."""
    return coin(width, height, "blue" if step < 4 else "red", HALF_TURNS[step])


def confetti(width: int, height: int, step: int, colour: str) -> Image.Image:
    """A paper bit in one of four positions: full, tilted, on edge, tilted the other way."""
    canvas = Canvas(width, height)
    ramp = CONFETTI_RAMPS[colour]
    x, y = width / 2, height / 2
    shapes = (
        canvas.rect(x - 1.5, y - 2.5, x + 1.5, y + 2.5),
        canvas.poly([(x - 2.5, y + 0.5), (x + 0.5, y - 2.5), (x + 2.5, y - 0.5), (x - 0.5, y + 2.5)]),
        canvas.rect(x - 2.5, y - 0.5, x + 2.5, y + 0.5),
        canvas.poly([(x - 0.5, y - 2.5), (x + 2.5, y + 0.5), (x + 0.5, y + 2.5), (x - 2.5, y - 0.5)]),
    )
    canvas.add(shapes[step], ramp, flat=(4, 3, 2, 3)[step], line=0, ao=0)
    image: Image.Image = canvas.image()
    return image
