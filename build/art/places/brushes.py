"""Brushes for places: what the canvas of the figures lacks for large areas.

Everything works on the (ramp, level) arrays of a `Canvas`, so that torch light, dusk and distance are edits of levels
and never of RGB. The only pictures in plain palette colours are the dithered gradients (`gradient`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb

Mask = npt.NDArray[np.bool_]
Reals = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

#: Ordered dither thresholds, 4x4 (ART.md §5 "Dithering"), each strictly between 0 and 1.
BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16.0 + 1 / 32

FRAMES = 4
"""Frames of everything that moves in a place: flames, banners, stars."""


def bayer(height: int, width: int) -> Reals:
    """The dither thresholds tiled over an area."""
    return np.tile(BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width]


def dice(*words: object) -> random.Random:
    """A generator that depends on these words alone, so that moving one prop never reshuffles another."""
    return random.Random("/".join(map(str, words)))


def coordinates(canvas: Canvas) -> tuple[Reals, Reals]:
    """x and y of every pixel centre, each of shape (height, width)."""
    yy, xx = np.mgrid[0 : canvas.h, 0 : canvas.w].astype(np.float64)
    return xx + 0.5, yy + 0.5


def gradient(width: int, height: int, stops: Sequence[Sequence[Any]], flat: float = 0.25) -> Image.Image:
    """Vertical gradient through palette colours. stops: [y, hex] from the top.

    Between two stops the first `flat` part is plain, the rest is dithered: little dither, no hard bands.
    """
    out = np.zeros((height, width, 4), np.uint8)
    out[..., 3] = 255
    threshold = bayer(height, width)
    for y in range(height):
        above = max((s for s in stops if s[0] <= y), key=lambda s: float(s[0]), default=stops[0])
        below = min((s for s in stops if s[0] > y), key=lambda s: float(s[0]), default=above)
        span = max(1.0, float(below[0]) - float(above[0]))
        t = ((y - float(above[0])) / span - flat) / (1 - flat)
        out[y, :, :3] = np.where((threshold[y] < t)[:, None], np.array(rgb(below[1])), np.array(rgb(above[1])))
    return Image.fromarray(out)


def copy(canvas: Canvas) -> Canvas:
    """An independent canvas with the same pixels."""
    twin = Canvas(canvas.w, canvas.h)
    twin.r[:], twin.l[:] = canvas.r, canvas.l
    return twin


def stamp(target: Canvas, source: Canvas, x: int, y: int, shadow: int = 0) -> None:
    """Lays `source` over `target` with its corner at (x, y), clipped. `shadow`: levels of contact shadow."""
    x0, y0 = max(0, x), max(0, y)
    x1, y1 = min(target.w, x + source.w), min(target.h, y + source.h)
    if x1 <= x0 or y1 <= y0:
        return
    if shadow:
        _contact_shadow(target, source, x, y, shadow)
    box, cut = np.s_[y0:y1, x0:x1], np.s_[y0 - y : y1 - y, x0 - x : x1 - x]
    mask = source.r[cut] >= 0
    target.r[box] = np.where(mask, source.r[cut], target.r[box])
    target.l[box] = np.where(mask, source.l[cut], target.l[box])


def _contact_shadow(target: Canvas, source: Canvas, x: int, y: int, levels: int) -> None:
    for dy, dx in np.argwhere(source.r >= 0):
        px, py = x + int(dx) + 2, y + int(dy) + 1
        if 0 <= px < target.w and 0 <= py < target.h and target.r[py, px] >= 0:
            cut = (int(dy) + 1, int(dx) + 2)
            inside = cut[0] < source.h and cut[1] < source.w and source.r[cut] >= 0
            if not inside:
                target.l[py, px] = max(1, target.l[py, px] - levels) if target.l[py, px] > 1 else target.l[py, px]


def fill(canvas: Canvas, box: tuple[int, int, int, int], ramp: str, level: int) -> None:
    """A plain rectangle (x0, y0, x1, y1), clipped to the canvas."""
    x0, y0, x1, y1 = box
    part = np.s_[max(0, y0) : max(0, y1), max(0, x0) : max(0, x1)]
    canvas.r[part] = RID[ramp]
    canvas.l[part] = level


def polygon(canvas: Canvas, points: Sequence[tuple[float, float]], ramp: str, level: int) -> None:
    """A plain polygon (pixel centres inside, even-odd), worked in its own box: for pictures of a thousand faces."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    x0, x1 = max(0, int(min(xs)) - 1), min(canvas.w, int(max(xs)) + 2)
    y0, y1 = max(0, int(min(ys)) - 1), min(canvas.h, int(max(ys)) + 2)
    if x1 <= x0 or y1 <= y0:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1] + 0.5
    inside = np.zeros(yy.shape, bool)
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if ay != by:
            inside ^= ((ay <= yy) != (by <= yy)) & (xx < ax + (yy - ay) * (bx - ax) / (by - ay))
    box = np.s_[y0:y1, x0:x1]
    canvas.r[box] = np.where(inside, RID[ramp], canvas.r[box])
    canvas.l[box] = np.where(inside, level, canvas.l[box])


def dot(canvas: Canvas, x: int, y: int, ramp: str, level: int) -> None:
    """One pixel, if it lies on the canvas."""
    if 0 <= x < canvas.w and 0 <= y < canvas.h:
        canvas.r[y, x], canvas.l[y, x] = RID[ramp], level


def shift_levels(canvas: Canvas, mask: Mask, by: int, lowest: int = 0, highest: int = 5) -> None:
    """Makes what lies under the mask brighter or darker by whole levels."""
    canvas.l[:] = np.where(mask & (canvas.r >= 0), np.clip(canvas.l + by, lowest, highest), canvas.l)


def on_ramps(canvas: Canvas, ramps: Iterable[str]) -> Mask:
    """Where one of these ramps is drawn."""
    return np.asarray(np.isin(canvas.r, [RID[r] for r in ramps]))


def torch_light(
    canvas: Canvas, x: float, y: float, radius: float, onto: str = "iron", warm: str = "leather", flatten: float = 1.1
) -> None:
    """Fire light on stone: inside the disc the stone's ramp becomes the warm one, the core one level brighter.

    The disc is solid and dithered only in its outer third: dither all over fights with outlines (ART.md §5).
    flatten: above 1 for a pool of light on the floor.
    """
    xx, yy = coordinates(canvas)
    reach = 1 - np.hypot(xx - x, (yy - y) * flatten) / radius
    threshold = bayer(canvas.h, canvas.w)
    stone = on_ramps(canvas, [onto])
    canvas.l[:] = np.where(
        stone & ((reach - 0.55) * 6 > threshold), np.minimum(canvas.l + 1, np.maximum(canvas.l, 3)), canvas.l
    )
    canvas.r[:] = np.where(stone & (reach * 3.2 > threshold + 0.15), RID[warm], canvas.r)


def dusk(canvas: Canvas, y0: float, y1: float, by: int = -1, lowest: int = 1) -> None:
    """Levels shifted below y0, with a dithered border that ends at y1 (y1 > y0: darker downwards)."""
    _, yy = coordinates(canvas)
    t = (yy - y0) / (y1 - y0)
    shift_levels(canvas, (t > bayer(canvas.h, canvas.w)) & (canvas.l > lowest), by, lowest)


def on_screen(image: Image.Image, size: tuple[int, int], top: int) -> Image.Image:
    """A transparent picture of `size` with `image` at height `top`."""
    out = Image.new("RGBA", size)
    out.alpha_composite(image, (0, top))
    return out
