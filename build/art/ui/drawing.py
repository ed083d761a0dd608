"""Vector drawings as data: a TOML file names parts (shapes with a material), and they are rendered at any size.

A drawing is a list of `[[part]]` tables in drawing order, in the coordinates of a `size` x `size` square (pixels of the
small icon). The same shapes are rasterised afresh for the big picture on a card: no bitmap is ever enlarged.

    [[part]]
    what = "blade"                      # for the reader
    ramp = "steel"                      # a ramp of palette.toml
    shape = { poly = [[1, 2], [3, 4], [5, 6]] }
    turn = [-45, 12, 12]                # optional: degrees (clockwise on the screen) about a point
    R = 2.5                             # and any other option of Canvas.add: bias, lo, hi, line, ao, flat, metal ...
    details = [ { line = [[1, 2], [3, 4]], delta = -1 } ]

Shapes: `poly`, `blob` (rounded through the points; a third value 1 makes a corner), `ellipse` [x, y, rx, ry], `capsule`
[x0, y0, r0, x1, y1, r1], `rect` [x0, y0, x1, y1]; composed: `union` [shape, ...], `cut` [shape, hole, ...], `inner`
{ of = shape, by = pixels } (the shape shrunk).
Details, inside their part: `line` with `delta` (levels) or with `ramp` and `level`; `fill` (a shape) with `delta`;
`material` (a shape) with `ramp`; `weave` (levels added on every second pixel of every second row: chain mail).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.masks import Floats
from art.transform import IDENTITY, Transform

ADD_OPTIONS = {"R", "bias", "lo", "hi", "line", "ao", "aod", "flat", "metal", "rim", "th", "grad"}


class DrawingError(ValueError):
    """A drawing's data is not well formed; the message names the drawing and the part."""


def load_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file. Raises DrawingError naming the file and the place of a mistake."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DrawingError(f"{path}: {error}") from error


def distance(canvas: Canvas, shape: dict[str, Any], turn: Transform = IDENTITY) -> Floats:
    """The signed distance field (pixels, negative inside) of a shape of a drawing on this canvas.

    Raises DrawingError for a shape that is none of the kinds above.
    """
    if len(shape) != 1:
        raise DrawingError(f"a shape has one kind, not {sorted(shape)}")
    kind, value = next(iter(shape.items()))
    if kind == "poly":
        return canvas.poly(value, turn)
    if kind == "blob":
        return canvas.blob(value, turn)
    if kind == "rect":
        x0, y0, x1, y1 = value
        return canvas.rect(x0, y0, x1, y1, turn)
    if kind == "ellipse":
        x, y, rx, ry = value
        return canvas.ell(x, y, rx, ry, turn)
    if kind == "capsule":
        x0, y0, r0, x1, y1, r1 = value
        return canvas.cap(x0, y0, r0, x1, y1, r1, turn)
    if kind == "union":
        return canvas.union(*(distance(canvas, part, turn) for part in value))
    if kind == "cut":
        field = distance(canvas, value[0], turn)
        for hole in value[1:]:
            field = canvas.cut(field, distance(canvas, hole, turn))
        return field
    if kind == "inner":
        return distance(canvas, value["of"], turn) + float(value["by"]) * canvas.k
    raise DrawingError(f"unknown shape {kind!r}")


def _weave(canvas: Canvas) -> Floats:
    """A field that is inside on the pixels of a chain-mail weave: shifted dots, the same size at every scale."""
    rows, columns = np.mgrid[0 : canvas.h, 0 : canvas.w]
    return np.where((rows % 2 == 0) & ((columns + rows) % 4 < 2), -1.0, 1.0)


def _detail(canvas: Canvas, detail: dict[str, Any], turn: Transform) -> tuple[Any, ...]:
    if "line" in detail:
        points = turn.pts(detail["line"])
        if "ramp" in detail:
            return ("abs", points, detail["ramp"], detail["level"])
        return ("line", points, detail["delta"], detail.get("smooth", False))
    if "fill" in detail:
        return ("fill", distance(canvas, detail["fill"], turn), detail["delta"])
    if "material" in detail:
        return ("mat", distance(canvas, detail["material"], turn), detail["ramp"], detail.get("delta", 0))
    if "weave" in detail:
        return ("fill", _weave(canvas), detail["weave"])
    raise DrawingError(f"unknown detail {sorted(detail)}")


def draw_part(canvas: Canvas, part: dict[str, Any]) -> None:
    """Draw one part of a drawing. Raises DrawingError naming the part whose data is wrong."""
    what = part.get("what", "?")
    turn = IDENTITY.rot(*part["turn"]) if "turn" in part else IDENTITY
    known = ADD_OPTIONS | {"what", "shape", "ramp", "turn", "details"}
    if unknown := set(part) - known:
        raise DrawingError(f"part {what!r}: unknown words {sorted(unknown)}")
    try:
        options = {name: part[name] for name in ADD_OPTIONS if name in part}
        details = [_detail(canvas, detail, turn) for detail in part.get("details", ())]
        canvas.add(distance(canvas, part["shape"], turn), part["ramp"], det=details, **options)
    except (KeyError, TypeError, ValueError) as error:
        raise DrawingError(f"part {what!r}: {error}") from error


def render_drawing(drawing: dict[str, Any], size: int, *, outline: bool = True) -> Image.Image:
    """Render a drawing into a `size` x `size` picture (RGBA, palette colours, no half-transparent pixel)."""
    canvas = Canvas(size, size, k=size / drawing["size"])
    for part in drawing["part"]:
        draw_part(canvas, part)
    if outline:
        canvas.outline()
    return canvas.image()
