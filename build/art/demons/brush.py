"""What a part of a demon may say: the language of figures/parts.py, and these words more.

- `use = "horns"`: draws a list of the clan's [plan]; `set = { r = 3 }` gives it numbers, `ramps = { skin = "red" }`
  other ramps, `without = ["horn"]` leaves parts out by their `what`.
- `frame = 1`: only in the second idle frame (a shut eye), `frame = 0`: only in the first. Expressions know `t`: 0 in
  the first frame and on portraits, 1 in the second; and `left`: 1 where the sprite looks left, so that a shine typed
  `plain` can stay on the side of the lamp.
- `move = [2, -1]`, `turn = 20` (clockwise) and `scale = 1.5` or `[1, 0.8]`, both about `about = "16 20"`: the part, or
  all that is used, elsewhere.
- `both = 16`: once more, mirrored about the line x = 16 (first the mirrored one). Grids are mirrored, too.
- `repeat = [4, 3, 0]`: four times, each 3 to the right of the one before: teeth, ribs.
- `bob = 0`: sinks by so many pixels in the second frame, instead of what the demon says: feet stay.
- `loose = "over"` or `"under"`: drawn after the contour and without one: sparks over all; a shadow where nothing is.
- `plain = true`: a grid that is not turned when the sprite looks left: an emblem.
- `edge = ["gold", 4]`: the upper and left rim of the shape in this ramp and level: light along a black body.
- shape `{ limb = "4 20 2; 8 16 1.5; 12 17 1" }`: a thick line through points with their radii: arms, tails, tongues.
- shape `{ around = { of = { poly = "..." }, at = "16 16", count = 8, sweep = [-60, 60] } }`: a shape so many times,
  turned about a point, from one angle to the other (without `sweep`: all round): rays, spines, petals.

Points of shapes lie on the corners of pixels (a box "4 4; 8 4; 8 8; 4 8" fills four by four pixels); lines (`stroke`,
`line`) and grids go by cells, of which the upper left one is 0 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from art.canvas import Canvas
from art.demons.model import Clan, Part
from art.figures.expressions import ExpressionError, Spot, number, spot
from art.figures.heads import turned
from art.figures.parts import Artist, Key
from art.masks import Floats, Mask, shifted
from art.palette import RID
from art.transform import IDENTITY, Point, Transform

PAGE = "page"
_SPREAD = frozenset({"both", "repeat", "move", "turn", "scale", "about"})
_USED = frozenset({"what", "use", "set", "ramps", "without", "frame", "bob", "loose"}) | _SPREAD
LOOSE = ("", "over", "under")


@dataclass(frozen=True, slots=True)
class Page:
    """The ground of a demon's parts: one space, `page`, seen through `view`."""

    name: str
    key: Key
    view: Transform

    def space(self, name: str, side: str | None = None) -> Transform:
        """The page itself. Raises ExpressionError for any other name."""
        if name != PAGE:
            raise ExpressionError(f"there is no space {name!r} here: only {PAGE!r}")
        return IDENTITY

    def place(self, spot: Spot, side: str | None = None) -> Point:
        """The spot on the page."""
        self.space(spot.space)
        return (spot.x, spot.y, 1) if spot.corner else (spot.x, spot.y)

    def grid_corner(self, at: Point, width: int) -> tuple[int, int]:
        """The cell of the grid's upper left corner, which is its upper right one when it is mirrored."""
        x, y = self.view.p(at[0], at[1])
        return round(x - width if self.view.mirrored else x), round(y)


class Brush(Artist):
    """An artist whose lines go by cells, and who knows limbs."""

    skeleton: Page

    def _points(self, text: str, home: str, side: str | None) -> list[Point]:
        return [(p[0] + 0.5, p[1] + 0.5, *p[2:]) for p in super()._points(text, home, side)]

    def field(self, shape: Mapping[str, Any], home: str, side: str | None = None) -> Floats:
        """The signed distance field of a shape. Raises ExpressionError for a kind that is not known."""
        kind, value = next(iter(shape.items()))
        if kind in ("blob", "poly") and len(shape) == 1:
            points = super()._points(value, home, side)
            return self.canvas.poly(points, self.skeleton.view, smooth=kind == "blob")
        if kind == "limb" and len(shape) == 1:
            return self._limb([piece.split() for piece in value.split(";")])
        if kind == "capsule" and len(value.split()) == 6:
            return self._limb([value.split()[:3], value.split()[3:]])
        if kind == "around" and len(shape) == 1:
            return self._around(value, home, side)
        return super().field(shape, home, side)

    def _around(self, value: Mapping[str, Any], home: str, side: str | None) -> Floats:
        """Copies of a shape, turned about a point; the last of a sweep lies on its end, but not twice on a circle's."""
        if unknown := set(value) - {"of", "at", "count", "sweep"}:
            raise ExpressionError(f"around: unknown words {sorted(unknown)}; known: of, at, count, sweep")
        centre = spot(value["at"], self.numbers, home)
        first, last = (number(angle, self.numbers) for angle in value.get("sweep", (0, 360)))
        count = value["count"]
        step = (last - first) / max(1, count if last - first == 360 else count - 1)
        page, own = self.skeleton, []
        for k in range(count):
            view = page.view.rot(first + k * step, centre.x, centre.y)
            own.append(Brush(self.canvas, replace(page, view=view), self.numbers).field(value["of"], home, side))
        return self.canvas.union(*own)

    def lit_edge(self, shape: Mapping[str, Any], ramp: str, level: int) -> None:
        """Colour those pixels of a shape that have nothing of it above them or to the left."""
        mask: Mask = self.field(shape, PAGE) <= 0
        edge = mask & (~shifted(mask, 1, 0) | ~shifted(mask, 0, 1))
        self.canvas.r[edge], self.canvas.l[edge] = RID[ramp], level

    def _limb(self, words: list[list[str]]) -> Floats:
        """A chain of capsules, whose radii grow with the view."""
        joints = [tuple(number(word, self.numbers) for word in joint) for joint in words]
        if len(joints) < 2 or any(len(joint) != 3 for joint in joints):
            raise ExpressionError(f"{words} is not a limb: write x y radius; x y radius ...")
        canvas, view = self.canvas, self.skeleton.view
        k = _size(view)
        pieces = [canvas.cap(x0, y0, k * r0, x1, y1, k * r1, view) for (x0, y0, r0), (x1, y1, r1) in pairwise(joints)]
        return self.canvas.union(*pieces)


def _size(view: Transform) -> float:
    """By how much a view enlarges lengths, on the average of its directions."""
    a, b, _, c, d, _ = view.m
    return math.sqrt(abs(a * d - b * c))


@dataclass(frozen=True, slots=True)
class Setting:
    """What holds for a list of parts: their view, the numbers and ramps they know, and what each inherits."""

    view: Transform
    numbers: Mapping[str, float]
    ramps: Mapping[str, str]
    bob: float
    loose: str = ""


def paint(canvas: Canvas, clan: Clan, name: str, parts: tuple[Part, ...], setting: Setting, loose: str) -> None:
    """Draw those parts that are `loose` in this way, from back to front. Raises ExpressionError."""
    for part in parts:
        if part.get("frame", setting.numbers["t"]) != setting.numbers["t"]:
            continue
        for view in _views(part, setting):
            if "use" in part:
                _use(canvas, clan, name, part, setting, view, loose)
            elif part.get("loose", setting.loose) == loose:
                _draw(canvas, clan, name, part, setting, view)


def _use(canvas: Canvas, clan: Clan, name: str, part: Part, setting: Setting, view: Transform, loose: str) -> None:
    used = part["use"]
    if used not in clan.plan:
        raise ExpressionError(f"{name}: the plan has no {used!r}; known: {', '.join(sorted(clan.plan))}")
    if unknown := set(part) - _USED:
        raise ExpressionError(f"{name}, {used!r}: unknown words {sorted(unknown)}; known: {', '.join(sorted(_USED))}")
    left_out = part.get("without", ())
    parts = tuple(piece for piece in clan.plan[used] if piece.get("what") not in left_out)
    own = {key: number(value, setting.numbers) for key, value in part.get("set", {}).items()}
    ramps = {key: setting.ramps.get(ramp, ramp) for key, ramp in part.get("ramps", {}).items()}
    inner = Setting(
        view,
        {**setting.numbers, **own},
        {**setting.ramps, **ramps},
        0.0,  # the view has sunk already
        part.get("loose", setting.loose),
    )
    paint(canvas, clan, name, parts, inner, loose)


def _views(part: Part, setting: Setting) -> Iterator[Transform]:
    """Where a part is drawn, once for each of its copies."""
    numbers = setting.numbers
    sunk = number(part.get("bob", setting.bob), numbers) * numbers["t"]
    about = spot(part.get("about", "0 0"), numbers, PAGE)
    factors = part.get("scale", 1)
    sx, sy = factors if isinstance(factors, list) else (factors, factors)
    dx, dy = (number(value, numbers) for value in part.get("move", (0, 0)))
    count, step_x, step_y = part.get("repeat", (1, 0, 0))
    for k in range(count):
        view = setting.view.move(0, sunk)
        own = IDENTITY.move(dx + k * step_x, dy + k * step_y)
        if "turn" in part:
            own = own.rot(number(part["turn"], numbers), about.x, about.y)
        if "scale" in part:
            own = own.scale(number(sx, numbers), number(sy, numbers), about.x, about.y)
        if "both" in part:
            yield view.scale(-1, 1, number(part["both"], numbers), 0).then(own.m)
        yield view.then(own.m)


def _draw(canvas: Canvas, clan: Clan, name: str, part: Part, setting: Setting, view: Transform) -> None:
    words = {word: value for word, value in part.items() if word not in _SPREAD | {"frame", "bob", "loose", "plain"}}
    if part.get("loose", setting.loose):
        words = {"line": 0, "ao": 0, **words}
    if "R" in words:
        words["R"] = words["R"] * _size(view)
    if "ramp" in words:
        words["ramp"] = setting.ramps.get(words["ramp"], words["ramp"])
    words["details"] = [
        {**detail, "ramp": setting.ramps.get(detail["ramp"], detail["ramp"])} if "ramp" in detail else detail
        for detail in part.get("details", ())
    ]
    if "grid" in part:
        words["grid"] = _grid(name, part, clan, view)
    edge = words.pop("edge", None)
    brush = Brush(canvas, Page(name, clan.key, view), setting.numbers)
    brush.draw(words, PAGE)
    if edge:
        brush.lit_edge(words["shape"], setting.ramps.get(edge[0], edge[0]), edge[1])


def _grid(name: str, part: Part, clan: Clan, view: Transform) -> str:
    rows = part["grid"].strip("\n").split("\n")
    width = max(len(row) for row in rows)
    rows = [row.ljust(width, ".") for row in rows]
    for row in rows:
        if strange := set(row) - set(clan.key) - {".", " "}:
            raise ExpressionError(f"{name}, part {part.get('what', '?')!r}: {sorted(strange)} are not in the key")
    return "\n".join(turned(rows, clan.key, clan.fixed) if view.mirrored and not part.get("plain") else rows)
