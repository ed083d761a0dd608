"""What the battlefields of the Demonites stand on: broken ground in perspective, ridges of land on the horizon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import Ints, Mask, Reals, bayer, dice

WIDTH, HEIGHT = 640, 218
"""The stage; its top is row 22 of the screen."""
MIDDLE = 320
UNEVEN = 110
"""Pixels by which plates differ in where the calm middle ends."""


class Plates(NamedTuple):
    """Ground broken into plates. inside: where there is ground. edge: distance to the nearest crack, about in pixels.
    tone: a number from 0 to 1, one for each plate. lit: the plate's side that looks up and left. size: how wide a plate
    is there, in pixels. away: how far from the stage's middle the plate lies, one number for each plate."""

    inside: Mask
    edge: Reals
    tone: Reals
    lit: Mask
    size: Reals
    away: Reals


def broken_ground(top: int, horizon: float, size: float, seed: object, height: int = HEIGHT) -> Plates:
    """Plates about `size` pixels wide at the lower edge of the stage, smaller towards `horizon`."""
    yy, xx = np.mgrid[0:height, 0:WIDTH] + 0.5
    near = np.maximum(yy - horizon, 1.0) / (height - horizon)
    # A plane seen from above: far away everything draws together.
    v = 9.0 / (near + 0.12)
    u = (xx - MIDDLE) / (size * near + 3.0)
    scale = size * near + 3.0
    return _plates(u, v, scale, yy >= top, seed, lambda pu, pv: pu * (size * (9.0 / pv - 0.12) + 3.0))


def flat_ground(top: int, size: float, seed: object, height: int) -> Plates:
    """Plates about `size` pixels wide as they are seen from right above."""
    yy, xx = np.mgrid[0:height, 0:WIDTH] + 0.5
    return _plates(
        xx / size, yy / (size * 0.62), np.full(xx.shape, size), yy >= top, seed, lambda pu, _: pu * size - MIDDLE
    )


def _plates(
    u: Reals, v: Reals, scale: Reals, inside: Mask, seed: object, across: Callable[[Reals, Reals], Reals]
) -> Plates:
    """Cells round points that are scattered one to each unit square of the plane (u, v). across: from a point to pixels
    right of the middle."""
    rnd = dice("ground", seed)
    count = 64
    jitter = np.array([[(rnd.random(), rnd.random(), rnd.random()) for _ in range(count)] for _ in range(count)])
    cu, cv = np.floor(u).astype(int), np.floor(v).astype(int)
    best = np.full(u.shape, 1e9)
    second = np.full(u.shape, 1e9)
    tone = np.zeros(u.shape)
    lean = np.zeros(u.shape)
    away = np.zeros(u.shape)
    for dv in (-1, 0, 1):
        for du in (-1, 0, 1):
            cell = jitter[(cv + dv) % count, (cu + du) % count]
            pu, pv = cu + du + 0.1 + 0.8 * cell[..., 0], cv + dv + 0.1 + 0.8 * cell[..., 1]
            far = np.hypot(u - pu, v - pv)
            closer = far < best
            second = np.where(closer, best, np.minimum(second, far))
            tone = np.where(closer, cell[..., 2], tone)
            lean = np.where(closer, (u - pu) + (v - pv), lean)
            away = np.where(closer, np.abs(across(pu, pv)), away)
            best = np.where(closer, far, best)
    return Plates(inside, (second - best) * scale * 0.5, tone, lean < 0, scale, away)


def _cracks(plates: Plates, width: float) -> Reals:
    """Half the width of a crack, less where plates are small: far away they must not melt together."""
    return np.asarray(np.minimum(width, plates.size * 0.05))


def lay(c: Canvas, plates: Plates, ramp: str, level: int, crack: float = 0.9, calm: int = 0) -> None:
    """Draw the plates: cracks a level 0, plates one of two levels, a lit upper edge. calm: half the width round the
    middle where plates do not differ."""
    # Plate by plate, so that no straight line runs down the ground.
    aside = plates.away > calm + (plates.tone - 0.5) * UNEVEN
    levels = np.full((c.h, WIDTH), level)
    levels[(plates.tone > 0.72) & aside] += 1
    levels[(plates.tone < 0.3) & aside] -= 1
    thin = _cracks(plates, crack)
    levels[(plates.edge < thin + 1.1) & (plates.size > 14) & plates.lit & aside] += 1
    levels[plates.edge < thin] = max(0, level - 2)
    c.r[plates.inside] = RID[ramp]
    c.l[plates.inside] = np.clip(levels, 0, 5)[plates.inside]


def ember_cracks(c: Canvas, plates: Plates, frame: int, share: Reals, crack: float = 0.9) -> None:
    """Glow in the cracks where `share` (0 to 1 by pixel) is high; it wanders with the frame."""
    yy, xx = np.mgrid[0 : c.h, 0:WIDTH]
    wave = 0.5 + 0.5 * np.sin(xx * 0.045 + yy * 0.06 + plates.tone * 6 + frame * np.pi / 2)
    heat = share * (0.6 + 0.4 * wave)
    thin = _cracks(plates, crack)
    hot = plates.inside & (plates.edge < thin)
    threshold = bayer(c.h, WIDTH)
    for least, level in ((0.12, 1), (0.36, 2), (0.62, 3), (0.86, 4)):
        part = hot & (heat > least)
        c.r[part], c.l[part] = RID["fire"], level
    # A red breath on the stone beside a hot crack.
    beside = plates.inside & ~hot & (plates.edge < thin + 1.6) & (heat > 0.5 + threshold * 0.25)
    c.r[beside], c.l[beside] = RID["crim"], 1


def edges_of_stage(width: float, soft: float) -> Reals:
    """1 at both sides of the stage, 0 from `width` pixels inwards on, in between a slope of `soft` pixels."""
    xx = np.arange(WIDTH)[None, :] + np.zeros((HEIGHT, 1)) + 0.5
    aside = np.minimum(xx, WIDTH - xx)
    return np.asarray(np.clip((width - aside) / soft, 0, 1))


def ridge(
    c: Canvas, points: Sequence[Sequence[float]], foot: int, ramp: str, level: int, rough: float, seed: object
) -> Ints:
    """Land along the horizon: straight between the points, broken by `rough` pixels; the lit edge is one level up.
    Returns its upper edge by column."""
    rnd = dice("ridge", seed)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    line = np.interp(np.arange(WIDTH), xs, ys)
    step, walk = 0.0, []
    for _ in range(WIDTH):
        step = 0.82 * step + rnd.uniform(-1, 1) * rough * 0.6
        walk.append(step)
    top: Ints = np.round(line + np.array(walk)).astype(np.int64)
    yy = np.arange(c.h)[:, None]
    inside = (yy >= top[None, :]) & (yy < foot)
    c.r[inside], c.l[inside] = RID[ramp], level
    rising = np.gradient(np.convolve(top, np.ones(5) / 5, "same")) < 0.1
    rim = inside & ((yy - top[None, :]) < np.where(rising, 2, 1)[None, :])
    c.l[rim] = level + 1
    return top


def darken_middle(
    c: Canvas, half: int, soft: int, top: int, by: int = -1, lowest: int = 1, plates: Plates | None = None
) -> None:
    """A level less round the middle below `top`: cards lie there. Dithered over `soft` pixels, or plate by plate."""
    yy, xx = np.mgrid[0 : c.h, 0:WIDTH] + 0.5
    inwards = (half - np.abs(xx - MIDDLE)) / soft
    if plates is not None:
        inwards = half + (plates.tone - 0.5) * UNEVEN - plates.away
    t = np.minimum(inwards, (yy - top) / 10)
    mask = (t > bayer(c.h, WIDTH)) & (c.r >= 0) & (c.l > lowest)
    c.l[mask] = np.maximum(lowest, c.l[mask] + by)
