"""Traffic cones, the health of Street War: standing, wobbling, knocked over, and the mark one leaves."""

from __future__ import annotations

from PIL import Image

from art.canvas import Canvas
from art.places.brushes import fill
from art.transform import IDENTITY, Transform

Step = tuple[Image.Image, int, tuple[int, int]]
"""Picture, milliseconds, pivot."""

SIZE = (22, 24)
FOOT = (11, 21)
"""Where a cone stands in its picture: the middle of its foot."""
BIG = (48, 48)
BIG_FOOT = (24, 42)
SHELF = (112, 22)
SHELF_FEET = tuple((12 + 22 * k, 19) for k in range(5))
"""Where the feet of the five cones stand on their board."""


def cone(
    turn: float = 0.0, squash: float = 1.0, shift: tuple[float, float] = (0, 0), k: float = 1.0, dim: int = 0
) -> Image.Image:
    """One cone, leaning `turn` degrees about its foot. k: 1 for the small one (18x20), 2 for the big one."""
    width, height = SIZE if k == 1 else BIG
    x, y = (value / k for value in (FOOT if k == 1 else BIG_FOOT))
    c = Canvas(width, height, k=k)
    pose: Transform = IDENTITY.move(shift[0], shift[1]).rot(turn, x + (7 if turn > 0 else -7 if turn < 0 else 0), y)
    tall = 17 * squash
    hi, bias = 5 - dim, -0.35 * dim
    base = c.poly([(x - 8.4, y), (x - 7, y - 2.6), (x + 7, y - 2.6), (x + 8.4, y)], pose)
    body = c.poly([(x - 5.6, y - 2.4), (x - 1.4, y - tall), (x + 1.4, y - tall), (x + 5.6, y - 2.4)], pose)
    c.add(base, "orange", R=2, lo=1, line=2, hi=hi, bias=bias)
    c.add(body, "orange", R=4, lo=1, line=1, ao=1, hi=hi, bias=bias)
    for low, high in ((0.3, 0.48), (0.66, 0.8)):
        a, b = 5.6 - 4.2 * low, 5.6 - 4.2 * high
        up, top = y - 2.4 - (tall - 2.4) * low, y - 2.4 - (tall - 2.4) * high
        band = c.poly([(x - a, up), (x - b, top), (x + b, top), (x + a, up)], pose)
        c.add(band, "white", R=4, lo=1 + (dim == 0), line=0, ao=0, clip=body <= 0, hi=hi, bias=bias)
    c.outline()
    image: Image.Image = c.image()
    return image


def lost_mark(k: float = 1.0) -> Image.Image:
    """Where a cone stood: a scuffed outline of its foot and a cross."""
    width, height = SIZE if k == 1 else BIG
    x, y = (value / k for value in (FOOT if k == 1 else BIG_FOOT))
    c = Canvas(width, height, k=k)
    foot = c.cut(c.ell(x, y - 1.4, 7.6, 2.4), c.ell(x, y - 1.4, 6.2, 1.4))
    c.add(foot, "stone", flat=2, line=0, ao=0)
    for side in (-1, 1):
        c.add(c.cap(x - 3, y - 9.5 - 3 * side, 0.8, x + 3, y - 9.5 + 3 * side, 0.8), "stone", flat=2, line=0, ao=0)
    image: Image.Image = c.image()
    return image


def shelf() -> Image.Image:
    """The board that five cones stand on: dark steel with a striped edge, so that they stand out on any street."""
    width, height = SHELF
    c = Canvas(width, height)
    fill(c, (1, 0, width - 1, height), "dark", 0)
    fill(c, (0, 1, width, height - 1), "dark", 0)
    fill(c, (1, 1, width - 1, height - 1), "stone", 2)
    fill(c, (1, 1, width - 1, 2), "stone", 4)
    fill(c, (2, 2, width - 2, height - 2), "dark", 2)
    fill(c, (2, 2, width - 2, 3), "dark", 1)
    for y in range(height - 4, height - 1):
        for x in range(2, width - 2):
            striped = (x + y) % 8 < 4
            fill(c, (x, y, x + 1, y + 1), "gold" if striped else "dark", (3 if y < height - 2 else 2) if striped else 0)
    image: Image.Image = c.image()
    return image


def cone_frames() -> dict[str, list[Step]]:
    """Tag -> steps: `cone` idles, `cone_wobble` is hit, `cone_fall` lies down, `cone_lost` stays; `cone_big...` too."""
    out: dict[str, list[Step]] = {}
    for stem, k, pivot in (("cone", 1.0, FOOT), ("cone_big", 2.0, BIG_FOOT)):
        out[stem] = [(cone(k=k), 700, pivot), (cone(squash=0.95, k=k), 120, pivot)]
        out[f"{stem}_wobble"] = [
            (cone(turn, k=k, shift=(shift, 0)), 70, pivot) for turn, shift in ((-14, 0), (9, 0), (-6, 0), (3, 0))
        ]
        lying = -15.5
        out[f"{stem}_fall"] = [
            (cone(28, k=k), 60, pivot),
            (cone(66, k=k, shift=(-7, 0)), 60, pivot),
            (cone(109, k=k, shift=(lying, -0.4)), 90, pivot),
            (cone(101, k=k, shift=(lying, -0.2)), 70, pivot),
            (cone(109, k=k, shift=(lying, -0.4)), 300, pivot),
        ]
        out[f"{stem}_down"] = [(cone(109, k=k, shift=(lying, -0.4), dim=1), 1000, pivot)]
        out[f"{stem}_lost"] = [(lost_mark(k), 1000, pivot)]
    return out
