"""The gate of hell on the backs of Demonites' cards: a horned arch over fire that looks out with two eyes."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from art.canvas import Canvas
from art.masks import Floats
from art.transform import Point

UNITS = (40, 52)
"""The gate is drawn in a card of this size."""


class _Gate:
    """A canvas whose shapes are given about the gate's middle, in units of the small card."""

    def __init__(self, width: int, height: int) -> None:
        self.c = Canvas(width, height)
        self.scale = min(width / UNITS[0], height / UNITS[1])
        self.x, self.y = width / 2, height / 2 + 2 * self.scale

    def at(self, points: Sequence[tuple[float, float]]) -> list[Point]:
        return [(self.x + x * self.scale, self.y + y * self.scale) for x, y in points]

    def poly(self, points: Sequence[tuple[float, float]]) -> Floats:
        return self.c.poly(self.at(points))

    def blob(self, points: Sequence[tuple[float, float]]) -> Floats:
        return self.c.blob(self.at(points))

    def rect(self, x0: float, y0: float, x1: float, y1: float) -> Floats:
        (left, top), (right, foot) = self.at([(x0, y0), (x1, y1)])
        return self.c.rect(left, top, right, foot)

    def ell(self, x: float, y: float, rx: float, ry: float) -> Floats:
        ((cx, cy),) = self.at([(x, y)])
        return self.c.ell(cx, cy, rx * self.scale, ry * self.scale)


def gate(width: int, height: int) -> Image.Image:
    """The gate in the middle of a card of this size, see-through round it."""
    g = _Gate(width, height)
    c = g.c
    fine = width > 30
    roundness = max(1.5, 2.2 * g.scale)
    for side in (-1, 1):
        horn = [(side * x, y) for x, y in ((4, -11), (9, -13), (12, -17), (12.5, -21), (9.5, -18), (6, -16), (2, -15))]
        c.add(g.blob(horn), "bone", R=roundness, lo=1, hi=4, line=2, ao=0)
    outer = c.union(g.rect(-13, -2, 13, 17), g.ell(0, -2, 13, 12))
    inner = c.union(g.rect(-8, -1, 8, 18), g.ell(0, -1, 8, 8))
    c.add(c.cut(outer, inner), "stone", R=roundness, lo=1, hi=4, line=2, ao=0)
    c.add(inner, "crim", flat=1, line=2, ao=0)
    _fire(g, inner)
    for side in (-1, 1):
        eye = [(side * 1.2, -3.2), (side * 5.6, -5.6), (side * 5.2, -2.6), (side * 3, -1.6)]
        c.add(g.poly(eye), "gold", flat=5, line=2 if fine else 0, ao=0)
    c.add(g.rect(-15, 15, 15, 18), "stone", R=roundness, lo=1, hi=4, line=2, ao=0)
    if fine:
        # Joints of the arch and a skull for its keystone.
        for x, y in ((-13, 4), (-13, 10), (8, 4), (8, 10)):
            c.stroke(g.at([(x, y), (x + 5, y)]), "stone", 0)
        c.add(g.ell(0, -11.5, 3.6, 3.2), "bone", R=roundness, lo=2, hi=4, line=2, ao=0)
        c.add(g.rect(-1.8, -9.6, 1.8, -7.4), "bone", flat=3, line=2, ao=0)
        for side in (-1, 1):
            c.add(g.ell(side * 1.5, -11.2, 0.9, 1), "dark", flat=0, line=0, ao=0)
    c.outline("ink")
    return c.image()


def _fire(g: _Gate, inside: Floats) -> None:
    """Tongues of fire in three rows, the hottest in front."""
    clip = inside <= -0.5
    for k, (x, tall) in enumerate(((-6.0, 12), (-2.5, 15), (1.5, 13), (5.5, 16))):
        tongue = [(-3.4, 0), (-2.6, -tall * 0.5), (0.6, -tall), (2.2, -tall * 0.45), (3.4, 0)]
        shape = g.blob([(x + dx, 17 + dy) for dx, dy in tongue])
        g.c.add(shape, "fire", flat=2 if k % 2 else 1, line=0, ao=0, clip=clip)
    for x, tall in ((-4.5, 8), (0.0, 10), (4.0, 9)):
        tongue = [(-2.6, 0), (-1.8, -tall * 0.5), (0.4, -tall), (1.6, -tall * 0.4), (2.6, 0)]
        g.c.add(g.blob([(x + dx, 17 + dy) for dx, dy in tongue]), "fire", flat=3, line=0, ao=0, clip=clip)
    for x in (-2.5, 2.2):
        g.c.add(g.poly([(x - 1.6, 17), (x, 12.4), (x + 1.6, 17)]), "fire", flat=5, line=0, ao=0, clip=clip)
