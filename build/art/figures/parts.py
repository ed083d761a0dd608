"""Draws one part of a figure: a shape with its material and details, a typed grid, or a line.

    [[torso]]
    what = "tunic"                       # for the reader
    in = "body"                          # the space of its points; each point may name its own
    ramp = "blue"
    shape = { blob = "-9 -16; 0 -18; 9 -16; hem 8 4 !" }
    R = 7                                # and any other option of Canvas.add
    details = [{ line = "-2 -14; -1.6 5", delta = -1 }]

Shapes: blob, poly (points), ellipse `[space] x y rx ry`, capsule `[space] x0 y0 r0 x1 y1 r1`, inner { of, by }, union,
cut. Details: line with `delta` (`smooth`) or with `ramp` and `level`; fill (a shape) with `delta`; material (a shape)
with `ramp` and `delta`. Instead of `shape`: `grid` (typed, never mirrored, so that emblems stay readable) with `at`, or
`stroke` (a line of points) with `level`. `facets = { axis = "a; b", light, dark }` splits a blade along its axis.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from art.canvas import Canvas, Detail
from art.figures.expressions import ExpressionError, Spot, number, spot, spots
from art.figures.skeleton import PIVOT
from art.masks import Floats, Ints, Mask
from art.transform import Point, Transform

OPTIONS = frozenset({"R", "th", "bias", "lo", "hi", "line", "ao", "aod", "rim", "flat", "tilt", "grad", "metal"})
WORDS = frozenset(
    {"what", "in", "side", "ramp", "shape", "details", "facets", "grid", "at", "stroke", "level", "smooth"}
)
Data = Mapping[str, Any]
Key = Mapping[str, tuple[str, int]]
FLOOR_ROW = PIVOT[1] + 1


class Ground(Protocol):
    """Where parts are drawn: the spaces of a posed skeleton, or a plain page."""

    @property
    def view(self) -> Transform:
        """From the places of its spots to the canvas."""

    @property
    def name(self) -> str:
        """Whose parts they are, for messages."""

    @property
    def key(self) -> Key:
        """The letters of its typed grids."""

    def space(self, name: str, side: str | None = None) -> Transform:
        """The space called `name`. Raises ExpressionError for an unknown one."""

    def place(self, spot: Spot, side: str | None = None) -> Point:
        """A spot before the view."""

    def grid_corner(self, at: Point, width: int) -> tuple[int, int]:
        """The canvas cell of the upper left corner of a grid `width` cells wide."""


@dataclass(slots=True)
class Artist:
    """Draws parts of one posed figure, or of one portrait, on a canvas."""

    canvas: Canvas
    skeleton: Ground
    numbers: Mapping[str, float]

    def draw(self, part: Data, home: str, side: str | None = None) -> None:
        """Draw a part whose points lie in the space `home` unless it says otherwise. Raises ExpressionError."""
        if part.get("side", side) != side:
            return
        if unknown := set(part) - OPTIONS - WORDS:
            name = f"{self.skeleton.name}, part {part.get('what', '?')!r}"
            raise ExpressionError(f"{name}: unknown words {sorted(unknown)}")
        home = part.get("in", home)
        try:
            if "grid" in part:
                self._grid(part, home, side)
            elif "stroke" in part:
                points = self._points(part["stroke"], home, side)
                smooth, view = part.get("smooth", False), self.skeleton.view
                self.canvas.stroke(points, part["ramp"], part["level"], view, smooth, clip=self.above_floor)
            else:
                self._shape(part, home, side)
        except (KeyError, TypeError, ValueError) as error:
            raise ExpressionError(f"{self.skeleton.name}, part {part.get('what', '?')!r}: {error}") from error

    @property
    def above_floor(self) -> Mask:
        """Where something can be seen: a planted blade or a knee does not show through the ground."""
        above: Mask = self.canvas.yy < FLOOR_ROW
        return above

    def _points(self, text: str, home: str, side: str | None) -> list[Point]:
        return [self.skeleton.place(item, side) for item in spots(text, self.numbers, home)]

    def _grid(self, part: Data, home: str, side: str | None) -> None:
        rows = part["grid"].strip("\n").split("\n")
        at = self.skeleton.place(spot(part["at"], self.numbers, home), side)
        corner = self.skeleton.grid_corner(at, max(len(row) for row in rows))
        shown = rows[: max(0, FLOOR_ROW - corner[1])]
        if shown:
            text, key = "\n".join(shown), self.skeleton.key
            self.canvas.grid(*corner, text, key, ao=part.get("ao", 0), line=part.get("line", 0))

    def _shape(self, part: Data, home: str, side: str | None) -> None:
        options = {name: part[name] for name in OPTIONS if name in part}
        if "bias" in options:
            options["bias"] = number(options["bias"], self.numbers)
        if "aod" in options:
            options["aod"] = tuple(options["aod"])
        details = [self._detail(detail, home, side) for detail in part.get("details", ())]
        levels = self._facets(part["facets"], home, side) if "facets" in part else None
        field = self.field(part["shape"], home, side)
        view = self.skeleton.view
        self.canvas.add(field, part["ramp"], lv=levels, det=details, clip=self.above_floor, T=view, **options)

    def field(self, shape: Data, home: str, side: str | None = None) -> Floats:
        """The signed distance field of a shape. Raises ExpressionError for a kind that is not known."""
        if len(shape) != 1:
            raise ExpressionError(f"a shape has one kind, not {sorted(shape)}")
        kind, value = next(iter(shape.items()))
        canvas, view = self.canvas, self.skeleton.view
        if kind in ("blob", "poly"):
            return canvas.poly(self._points(value, home, side), view, smooth=kind == "blob")
        if kind in ("ellipse", "capsule"):
            return self._round(kind, value, home, side)
        if kind == "inner":
            return self.field(value["of"], home, side) + number(value["by"], self.numbers)
        if kind == "union":
            return canvas.union(*(self.field(piece, home, side) for piece in value))
        if kind == "cut":
            first, *holes = (self.field(piece, home, side) for piece in value)
            return canvas.cut(first, canvas.union(*holes))
        raise ExpressionError(f"unknown shape {kind!r}: use blob, poly, ellipse, capsule, inner, union or cut")

    def _round(self, kind: str, text: str, home: str, side: str | None) -> Floats:
        words = text.split()
        count = 4 if kind == "ellipse" else 6
        if len(words) == count + 1:
            home = words.pop(0)
        if len(words) != count:
            raise ExpressionError(f"{text!r}: {kind} takes {count} numbers after an optional space")
        values = [number(word, self.numbers) for word in words]
        here = self.skeleton.view.then(self.skeleton.space(home, side).m)
        if kind == "ellipse":
            return self.canvas.ell(values[0], values[1], values[2], values[3], here)
        return self.canvas.cap(values[0], values[1], values[2], values[3], values[4], values[5], here)

    def _detail(self, detail: Data, home: str, side: str | None) -> Detail:
        if "line" in detail:
            points = self._points(detail["line"], home, side)
            if "ramp" in detail:
                return ("abs", points, detail["ramp"], detail["level"])
            return ("line", points, detail["delta"], detail.get("smooth", False))
        if "fill" in detail:
            return ("fill", self.field(detail["fill"], home, side), detail["delta"])
        if "material" in detail:
            return ("mat", self.field(detail["material"], home, side), detail["ramp"], detail.get("delta", 0))
        raise ExpressionError(f"unknown detail {sorted(detail)}: use line, fill or material")

    def _facets(self, facets: Data, home: str, side: str | None) -> Ints:
        """Two flat halves along an axis: the half that faces the lamp takes the level `light`, the other `dark`."""
        (ax, ay), (bx, by) = (self.skeleton.view.p(p[0], p[1]) for p in self._points(facets["axis"], home, side))
        ex, ey = bx - ax, by - ay
        beside = ex * (self.canvas.yy - ay) - ey * (self.canvas.xx - ax)
        faces_lamp = -ey * self.canvas.light[0] + ex * self.canvas.light[1] > 0
        lit: Mask = (beside > 0) == faces_lamp
        return lit * int(facets["light"]) + ~lit * int(facets["dark"])
