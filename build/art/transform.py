"""Plane geometry of the puppet: affine transforms, splines, two-bone inverse kinematics."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, ...]
"""(x, y), or (x, y, 1) for a hard corner of a spline."""


class Transform:
    """An affine map of the plane. Calls chain, and the later one is applied to the point first (parent . child)."""

    __slots__ = ("m",)

    def __init__(self, m: tuple[float, float, float, float, float, float] = (1, 0, 0, 0, 1, 0)) -> None:
        """m: the rows (a, b, tx, c, d, ty) of the matrix."""
        self.m = m

    def then(self, n: tuple[float, float, float, float, float, float]) -> Transform:
        """This map after `n`."""
        a, b, x, c, d, y = self.m
        e, f, u, g, h, v = n
        return Transform(
            (a * e + b * g, a * f + b * h, a * u + b * v + x, c * e + d * g, c * f + d * h, c * u + d * v + y)
        )

    def move(self, x: float, y: float) -> Transform:
        """Shift by (x, y) pixels."""
        return self.then((1, 0, x, 0, 1, y))

    def rot(self, degrees: float, px: float = 0, py: float = 0) -> Transform:
        """Turn about (px, py), clockwise on the screen (y grows downward)."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.then((c, -s, px - c * px + s * py, s, c, py - s * px - c * py))

    def scale(self, sx: float, sy: float, px: float = 0, py: float = 0) -> Transform:
        """Stretch about (px, py); sx = -1 mirrors left and right."""
        return self.then((sx, 0, px - sx * px, 0, sy, py - sy * py))

    def skew(self, kx: float, py: float = 0) -> Transform:
        """Slant: x grows by kx for each pixel below py."""
        return self.then((1, kx, -kx * py, 0, 1, 0))

    def p(self, x: float, y: float) -> tuple[float, float]:
        """The image of one point."""
        a, b, u, c, d, v = self.m
        return a * x + b * y + u, c * x + d * y + v

    def pts(self, points: Sequence[Point]) -> list[Point]:
        """The images of points; a third number (hard corner) is kept."""
        return [self.p(q[0], q[1]) + tuple(q[2:]) for q in points]

    @property
    def mirrored(self) -> bool:
        """Whether the map swaps left and right."""
        a, b, _, c, d, _ = self.m
        return a * d - b * c < 0


IDENTITY = Transform()


def lerp(a: float, b: float, t: float) -> float:
    """a at t = 0, b at t = 1."""
    return a + (b - a) * t


def ik(ax: float, ay: float, bx: float, by: float, l1: float, l2: float, bend: float = 1) -> tuple[float, float]:
    """The joint between a and b of two bones of these lengths; `bend` (1 or -1) picks the side. Bones stretch when b is
    out of reach: a pose that asks for it is a fault of drawing, not of the build."""
    dx, dy = bx - ax, by - ay
    d = max(1e-6, math.hypot(dx, dy))
    if d > l1 + l2:
        stretch = d / (l1 + l2)
        l1, l2 = l1 * stretch, l2 * stretch
    a = (l1 * l1 - l2 * l2 + d * d) / (2 * d)
    h = math.sqrt(max(0.0, l1 * l1 - a * a)) * bend
    return ax + a * dx / d - h * dy / d, ay + a * dy / d + h * dx / d


def spline(points: Sequence[Point], closed: bool = True, n: int = 8) -> list[Point]:
    """Catmull-Rom through the points, n pieces a span. A point (x, y, 1) is a hard corner."""
    at = [(float(p[0]), float(p[1])) for p in points]
    hard = [len(p) > 2 and bool(p[2]) for p in points]
    count = len(at)
    out: list[Point] = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = at[(i - 1) % count], at[i], at[(i + 1) % count], at[(i + 2) % count]
        if not closed:
            p0, p3 = at[max(i - 1, 0)], at[min(i + 2, count - 1)]
        if hard[i]:
            p0 = p1
        if hard[(i + 1) % count]:
            p3 = p2
        out += [
            (_catmull(p0[0], p1[0], p2[0], p3[0], k / n), _catmull(p0[1], p1[1], p2[1], p3[1], k / n)) for k in range(n)
        ]
    if not closed:
        out.append(at[-1])
    return out


def _catmull(p0: float, p1: float, p2: float, p3: float, t: float) -> float:
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
