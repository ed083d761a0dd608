"""Traffic cones, the health of Street War: standing, wobbling, knocked over, and the mark one leaves."""

from __future__ import annotations

from PIL import Image

from art.canvas import Canvas
from art.transform import IDENTITY, Transform

Step = tuple[Image.Image, int, tuple[int, int]]
"""Picture, milliseconds, pivot."""

SIZE = (22, 24)
FOOT = (11, 21)
"""Where a cone stands in its picture: the middle of its foot."""
BIG = (48, 48)
BIG_FOOT = (24, 42)


def cone(
    turn: float = 0.0, squash: float = 1.0, shift: tuple[float, float] = (0, 0), k: float = 1.0, dim: int = 0
) -> Image.Image:
    """One cone, leaning `turn` degrees about its foot. k: 1 for the small one (18x20), 2 for the big one."""
    width, height = SIZE if k == 1 else BIG
    x, y = (value / k for value in (FOOT if k == 1 else BIG_FOOT))
    c = Canvas(width, height, k=k)
    pose: Transform = IDENTITY.move(shift[0], shift[1]).rot(turn, x + (7 if turn > 0 else -7 if turn < 0 else 0), y)
    tall = 17 * squash
    dark = {"hi": 5 - dim, "bias": -0.35 * dim}
    base = c.poly([(x - 8.4, y), (x - 7, y - 2.6), (x + 7, y - 2.6), (x + 8.4, y)], pose)
    body = c.poly([(x - 5.6, y - 2.4), (x - 1.4, y - tall), (x + 1.4, y - tall), (x + 5.6, y - 2.4)], pose)
    c.add(base, "orange", R=2, lo=1, line=2, **dark)
    c.add(body, "orange", R=4, lo=1, line=1, ao=1, **dark)
    for low, high in ((0.3, 0.48), (0.66, 0.8)):
        a, b = 5.6 - 4.2 * low, 5.6 - 4.2 * high
        up, top = y - 2.4 - (tall - 2.4) * low, y - 2.4 - (tall - 2.4) * high
        band = c.poly([(x - a, up), (x - b, top), (x + b, top), (x + a, up)], pose)
        c.add(band, "white", R=4, lo=1 + (dim == 0), line=0, ao=0, clip=body <= 0, **dark)
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
            (cone(115, k=k, shift=(lying, 0)), 90, pivot),
            (cone(108, k=k, shift=(lying, 0)), 70, pivot),
            (cone(115, k=k, shift=(lying, 0)), 300, pivot),
        ]
        out[f"{stem}_down"] = [(cone(115, k=k, shift=(lying, 0), dim=1), 1000, pivot)]
        out[f"{stem}_lost"] = [(lost_mark(k), 1000, pivot)]
    return out
