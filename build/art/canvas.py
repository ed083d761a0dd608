"""A canvas of (ramp, level) pixels on which parts are drawn as shaded signed-distance shapes and typed grids.

Shapes are fields of signed distance in pixels (negative inside, shape (h, w)); `add` shades one from the upper left
and quantises it to its ramp. What the eye reads as mass is built so; what it reads as a symbol (a face, a crown) is
typed as a text grid. Distances are exact near a shape and FAR elsewhere, which is all that growing by a few pixels
needs.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.masks import Floats, Ints, Mask, cast, declutter, ring, shifted
from art.palette import RID, RTAB
from art.transform import IDENTITY, Point, Transform, lerp, spline

LIGHT = (-0.55, -0.70, 0.60)
"""Towards the one lamp of the whole project: upper left, in front."""
CLOTH = (-0.25, 0.18, 0.74, 0.97)
"""Borders of the light between levels 1|2|3|4|5 for soft things."""
METAL = (-0.2, 0.25, 0.62, 0.86)
FAR = 1e3
_MARGIN = 10

Key = Mapping[str, tuple[str, int]]
Detail = Sequence[Any]
"""("line", points, delta[, smooth]) · ("abs", points, ramp, level) · ("fill", field, delta) · ("mat", field, ramp[,
delta]) · ("px", x, y, ramp, level): edits inside a part, in this order."""


class Canvas:
    """r: ramp number by pixel (-1: empty), l: level; both of shape (h, w)."""

    def __init__(self, w: int = 64, h: int = 64, light: tuple[float, float, float] = LIGHT, k: float = 1.0) -> None:
        """k scales all shapes, not grids: one drawing serves an icon (k = 1) and a card (k = 1.6)."""
        self.w, self.h, self.k = w, h, k
        self.r: Ints = np.full((h, w), -1, np.int64)
        self.l: Ints = np.zeros((h, w), np.int64)
        rows, columns = np.mgrid[0:h, 0:w]
        self.yy: Floats = rows + 0.5
        self.xx: Floats = columns + 0.5
        norm = math.sqrt(sum(c * c for c in light))
        self.light = (light[0] / norm, light[1] / norm, light[2] / norm)

    # ------------------------------------------------------------------ shapes

    def poly(self, points: Sequence[Point], T: Transform = IDENTITY, smooth: bool = False) -> Floats:  # noqa: N803
        """A polygon, or with `smooth` the closed spline through the points."""
        corners = [(p[0] * self.k, p[1] * self.k) for p in T.pts(spline(points) if smooth else points)]
        out: Floats = np.full((self.h, self.w), FAR)
        box = self._box(corners)
        if box is None:
            return out
        x, y = self.xx[box], self.yy[box]
        nearest = np.full(x.shape, FAR * FAR)
        inside = np.zeros(x.shape, bool)
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
            ex, ey = x1 - x0, y1 - y0
            length = ex * ex + ey * ey
            if length < 1e-9:
                continue
            t = np.clip(((x - x0) * ex + (y - y0) * ey) / length, 0, 1)
            nearest = np.minimum(nearest, (x - x0 - t * ex) ** 2 + (y - y0 - t * ey) ** 2)
            if abs(ey) > 1e-9:
                inside ^= ((y0 <= y) != (y1 <= y)) & (x < x0 + (y - y0) * ex / ey)
        distance = np.sqrt(nearest)
        out[box] = np.where(inside, -distance, distance)
        return out

    def blob(self, points: Sequence[Point], T: Transform = IDENTITY) -> Floats:  # noqa: N803
        """The closed spline through the points; (x, y, 1) is a hard corner."""
        return self.poly(points, T, smooth=True)

    def ell(self, cx: float, cy: float, rx: float, ry: float, T: Transform = IDENTITY, rot: float = 0) -> Floats:  # noqa: N803
        """An ellipse about (cx, cy), turned by `rot` degrees."""
        turned = T.rot(rot, cx, cy) if rot else T
        angles = np.linspace(0, 2 * math.pi, 40, endpoint=False)
        return self.poly([(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles], turned)

    def cap(
        self,
        x0: float,
        y0: float,
        r0: float,
        x1: float,
        y1: float,
        r1: float,
        T: Transform = IDENTITY,  # noqa: N803
    ) -> Floats:
        """A capsule that tapers from radius r0 at the first point to r1 at the second."""
        k = self.k
        (ax, ay), (bx, by) = T.p(x0, y0), T.p(x1, y1)
        ax, ay, bx, by, r0, r1 = ax * k, ay * k, bx * k, by * k, r0 * k, r1 * k
        ex, ey = bx - ax, by - ay
        t = np.clip(((self.xx - ax) * ex + (self.yy - ay) * ey) / max(1e-9, ex * ex + ey * ey), 0, 1)
        field: Floats = np.hypot(self.xx - ax - t * ex, self.yy - ay - t * ey) - (r0 + (r1 - r0) * t)
        return field

    def rect(self, x0: float, y0: float, x1: float, y1: float, T: Transform = IDENTITY) -> Floats:  # noqa: N803
        """A rectangle from corner to corner."""
        return self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], T)

    @staticmethod
    def union(*fields: Floats) -> Floats:
        """Inside any of them."""
        joined: Floats = np.minimum.reduce(fields)
        return joined

    @staticmethod
    def cut(a: Floats, b: Floats) -> Floats:
        """Inside a and outside b."""
        field: Floats = np.maximum(a, -b)
        return field

    @staticmethod
    def inter(a: Floats, b: Floats) -> Floats:
        """Inside both."""
        field: Floats = np.maximum(a, b)
        return field

    def _box(self, corners: Sequence[tuple[float, float]]) -> tuple[slice, slice] | None:
        xs, ys = [c[0] for c in corners], [c[1] for c in corners]
        x0, x1 = max(0, math.floor(min(xs)) - _MARGIN), min(self.w, math.ceil(max(xs)) + _MARGIN)
        y0, y1 = max(0, math.floor(min(ys)) - _MARGIN), min(self.h, math.ceil(max(ys)) + _MARGIN)
        return (slice(y0, y1), slice(x0, x1)) if x0 < x1 and y0 < y1 else None

    # ------------------------------------------------------------------ light

    def shade(
        self,
        field: Floats,
        R: float = 6,  # noqa: N803
        th: Sequence[float] = CLOTH,
        bias: float = 0.0,
        tilt: tuple[float, float] = (0, 0),
        grad: tuple[float, float] | None = None,
    ) -> Ints:
        """Levels 1..5 of the shape, swollen to a round height field of radius R pixels and lit. `th` are the four
        borders between the levels, `grad` a slope of light over the shape's box."""
        radius = R * self.k
        depth = np.clip(-field, 0, radius) / radius
        height = np.sqrt(np.clip(1 - (1 - depth) ** 2, 0, 1)) * radius
        gy, gx = np.gradient(height)
        nx, ny = tilt[0] - gx, tilt[1] - gy
        lx, ly, lz = self.light
        light = (nx * lx + ny * ly + lz) / np.sqrt(nx * nx + ny * ny + 1) + bias
        inside = field <= 0
        if grad is not None and inside.any():
            rows, columns = np.where(inside)
            light = light + grad[0] * (self.xx - columns.mean()) / max(1, np.ptp(columns))
            light = light + grad[1] * (self.yy - rows.mean()) / max(1, np.ptp(rows))
        levels: Ints = np.ones(field.shape, np.int64)
        for border in th:
            levels += light > border
        return levels

    def add(
        self,
        field: Floats,
        ramp: str,
        R: float = 6,  # noqa: N803
        th: Sequence[float] | None = None,
        bias: float = 0.0,
        lv: Ints | None = None,
        lo: int = 1,
        hi: int = 5,
        line: int = 1,
        ao: int = 1,
        aod: tuple[int, int] = (1, 1),
        rim: int = 0,
        flat: int | None = None,
        tilt: tuple[float, float] = (0, 0),
        grad: tuple[float, float] | None = None,
        det: Sequence[Detail] = (),
        clip: Mask | None = None,
        metal: bool = False,
        T: Transform = IDENTITY,  # noqa: N803
    ) -> Mask:
        """Draw one part and return its mask.

        R, th, bias, tilt, grad: the light (`shade`); lo, hi clamp its levels; flat: no light, this one level; lv: given
        levels. line: 1 its own dark line over what lies beneath, 2 an ink line, 0 none. ao: levels of contact shadow
        cast on what lies beneath, drawn out by aod. rim: level of a lit upper-left edge. det: see `Detail`; T maps
        their points. clip: draw only there.
        """
        mask: Mask = field <= 0
        if clip is not None:
            mask = mask & clip
        if not mask.any():
            return mask
        levels: Ints
        if flat is not None:
            levels = np.full(mask.shape, flat, np.int64)
        elif lv is not None:
            levels = lv
        else:
            borders = th if th is not None else (METAL if metal else CLOTH)
            levels = np.clip(self.shade(field, R, borders, bias, tilt, grad), lo, hi)
        if rim:
            edge = ~shifted(mask, 1, 1) | ~shifted(mask, 0, 1)
            levels = np.where(mask & edge & (levels >= 3), np.maximum(levels, rim), levels)
        levels = declutter(levels, mask)
        ramps: Ints = np.full(mask.shape, RID[ramp], np.int64)
        for detail in det:
            levels, ramps = self._detail(detail, mask, levels, ramps, T)
        self._ground(mask, RID[ramp] if line == 1 else RID["dark"], line, ao, aod)
        self.r = np.where(mask, ramps, self.r)
        self.l = np.where(mask, levels, self.l)
        return mask

    def _ground(self, mask: Mask, line_ramp: int, line: int, ao: int, aod: tuple[int, int]) -> None:
        """Contact shadow and separating line on whatever already lies around a new part."""
        below = self.r >= 0
        if ao:
            shadow = cast(mask, *aod) & below & (self.l > 1)
            self.l = np.where(shadow, np.maximum(1, self.l - ao), self.l)
        if line:
            edge = ring(mask) & below
            self.r = np.where(edge, line_ramp, self.r)
            self.l = np.where(edge, 0, self.l)

    def _detail(
        self,
        detail: Detail,
        mask: Mask,
        levels: Ints,
        ramps: Ints,
        T: Transform,  # noqa: N803
    ) -> tuple[Ints, Ints]:
        kind = detail[0]
        if kind in ("line", "abs"):
            points = spline(detail[1], closed=False) if kind == "line" and len(detail) > 3 and detail[3] else detail[1]
            for x, y in self._walk(T.pts([(p[0], p[1]) for p in points])):
                if not mask[y, x]:
                    continue
                if kind == "line":
                    levels[y, x] = np.clip(levels[y, x] + detail[2], 0, 5)
                else:
                    ramps[y, x], levels[y, x] = RID[detail[2]], detail[3]
        elif kind in ("fill", "mat"):
            part = mask & (detail[1] <= 0)
            delta = detail[2] if kind == "fill" else (detail[3] if len(detail) > 3 else 0)
            levels = np.where(part, np.clip(levels + delta, 0, 5), levels)
            if kind == "mat":
                ramps = np.where(part, RID[detail[2]], ramps)
        elif kind == "px":
            px, py = T.p(detail[1] + 0.5, detail[2] + 0.5)
            x, y = math.floor(px), math.floor(py)
            if 0 <= x < self.w and 0 <= y < self.h and mask[y, x]:
                ramps[y, x], levels[y, x] = RID[detail[3]], detail[4]
        else:
            raise ValueError(f"unknown detail {kind!r}: use line, abs, fill, mat or px")
        return levels, ramps

    # ------------------------------------------------------------------ lines and grids

    def _walk(self, points: Sequence[Point]) -> list[tuple[int, int]]:
        """The cells of a polyline, one pixel wide, L corners removed."""
        cells: list[tuple[int, int]] = []
        scaled = [(p[0] * self.k, p[1] * self.k) for p in points]
        for (x0, y0), (x1, y1) in itertools.pairwise(scaled):
            steps = int(max(abs(x1 - x0), abs(y1 - y0)) * 2) + 1
            for n in range(steps + 1):
                cell = (math.floor(lerp(x0, x1, n / steps)), math.floor(lerp(y0, y1, n / steps)))
                if not cells or cells[-1] != cell:
                    cells.append(cell)
        i = 1
        while i < len(cells) - 1:
            (ax, ay), (bx, by), (cx, cy) = cells[i - 1 : i + 2]
            if abs(ax - cx) == 1 and abs(ay - cy) == 1 and (bx == ax or by == ay):
                del cells[i]
            else:
                i += 1
        return [(x, y) for x, y in cells if 0 <= x < self.w and 0 <= y < self.h]

    def stroke(
        self,
        points: Sequence[Point],
        ramp: str,
        level: int,
        T: Transform = IDENTITY,  # noqa: N803
        smooth: bool = False,
        under: bool = False,
        clip: Mask | None = None,
    ) -> None:
        """A line one pixel wide; with `under` only where nothing is drawn yet, with `clip` only there."""
        path = spline(points, closed=False) if smooth else points
        for x, y in self._walk(T.pts([(p[0], p[1]) for p in path])):
            if not (under and self.r[y, x] >= 0) and (clip is None or clip[y, x]):
                self.r[y, x], self.l[y, x] = RID[ramp], level

    def grid(self, x: float, y: float, text: str, key: Key, ao: int = 0, line: int = 0, flip: bool = False) -> None:
        """A typed drawing with its upper left cell at (x, y), rounded. `key` gives (ramp, level) for each character;
        blanks and dots are see-through. flip: mirrored. Raises KeyError for a character the key does not hold."""
        x0, y0 = round(x), round(y)
        mask: Mask = np.zeros((self.h, self.w), bool)
        pixels: list[tuple[int, int, tuple[str, int]]] = []
        rows = text.strip("\n").split("\n")
        width = max(len(row) for row in rows)
        for j, row in enumerate(rows):
            for i, sign in enumerate(row.ljust(width)[::-1] if flip else row):
                px, py = x0 + i, y0 + j
                if sign not in " ." and 0 <= px < self.w and 0 <= py < self.h:
                    mask[py, px] = True
                    pixels.append((px, py, key[sign]))
        self._ground(mask, RID["dark"], line, ao, (1, 1))
        for px, py, (ramp, level) in pixels:
            self.r[py, px], self.l[py, px] = RID[ramp], level

    # ------------------------------------------------------------------ finish

    def outline(self, mode: str = "sel") -> None:
        """The closed contour, one pixel outside: tinted by the neighbour on the lit side, ink on the shadow side;
        mode `ink`: ink all round."""
        solid: Mask = self.r >= 0
        below, right = shifted(solid, 0, -1), shifted(solid, -1, 0)
        above, left = shifted(solid, 0, 1), shifted(solid, 1, 0)
        edge = ~solid & (below | right | above | left)
        lit = edge & (below | right) & ~(above | left) if mode == "sel" else np.zeros_like(edge)
        tint = np.where(below, shifted(self.r, 0, -1, -1), shifted(self.r, -1, 0, -1))
        self.r = np.where(lit, tint, np.where(edge, RID["dark"], self.r))
        self.l = np.where(edge, 0, self.l)

    def image(self) -> Image.Image:
        """The picture, RGBA, see-through where nothing was drawn."""
        out: NDArray[np.uint8] = np.zeros((self.h, self.w, 4), np.uint8)
        solid = self.r >= 0
        out[solid, :3] = RTAB[self.r[solid], self.l[solid]]
        out[solid, 3] = 255
        return Image.fromarray(out)
