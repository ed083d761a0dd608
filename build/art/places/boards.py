"""Wooden floors in perspective: boards that run towards the viewer, with worn polish and nails."""

from __future__ import annotations

import math

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import dice


def floorboards(
    c: Canvas, top: int, seed: object, horizon: float, width: float, ramp: str = "wood", base: int = 2, gap: int = 0
) -> None:
    """Fills the canvas below `top`. width: of one board at the lowest row, in pixels; horizon: the row where the boards
    meet (above `top`); base: their level; gap: level of the joints."""
    rnd = dice("floorboards", seed)
    middle, near = c.w / 2, float(c.h)
    count = math.ceil(middle * (near - horizon) / (top + 0.5 - horizon) / width) + 1
    tone = {k: base - (rnd.random() < 0.36) for k in range(-count - 1, count + 2)}
    offset = {k: rnd.random() * 3 for k in tone}
    xs = np.arange(c.w) + 0.5 - middle
    for y in range(top, c.h):
        scale = (near - horizon) / (y + 0.5 - horizon)
        along = xs * scale / width
        index = np.floor(along).astype(int)
        into = along - index
        row = np.array([tone[int(k)] for k in index])
        row = np.where(into < scale * 1.1 / width, gap, row)
        row = np.where((into >= scale * 1.1 / width) & (into < scale * 2.1 / width) & (row > gap), row + 1, row)
        depth = scale * 2.2
        step = (near - horizon) / max(0.5, y - 0.5 - horizon) * 2.2 - depth
        part = np.array([(depth + offset[int(k)]) % 3 for k in index])
        row = np.where(part < step, gap, row)
        c.r[y, :], c.l[y, :] = RID[ramp], np.clip(row, 0, 5)
    _grain(c, top, horizon, ramp, rnd.getrandbits(30))


def _grain(c: Canvas, top: int, horizon: float, ramp: str, seed: int) -> None:
    """Streaks that follow the boards; longer and more of them near the viewer."""
    rnd = dice(seed)
    for _ in range(c.w * (c.h - top) // 90):
        y = top + round((c.h - top - 3) * math.sqrt(rnd.random()))
        x = rnd.randrange(c.w)
        lean = (x - c.w / 2) / max(4.0, y - horizon)
        by = rnd.choice((-1, -1, 1))
        for k in range(rnd.randint(2, 3 + (y - top) // 14)):
            px, py = round(x + lean * k), y + k
            if py < c.h and 0 <= px < c.w and c.r[py, px] == RID[ramp] and c.l[py, px] > 0:
                c.l[py, px] = min(4, max(1, c.l[py, px] + by))


def gloss(c: Canvas, x0: int, x1: int, top: int, bottom: int, ramp: str, level: int, seed: object) -> None:
    """Broken reflections of something bright behind the floor, between x0 and x1, thinner towards the viewer."""
    rnd = dice("gloss", seed)
    for _ in range(x1 - x0):
        t = rnd.random() ** 1.7
        y = top + round((bottom - top) * t)
        x = rnd.randrange(x0, x1)
        n = rnd.randint(2, 6)
        part = np.s_[y, max(0, x) : x + n]
        lit = c.l[part] > 0
        c.r[part] = np.where(lit, RID[ramp], c.r[part])
        c.l[part] = np.where(lit, level - (t > 0.5), c.l[part])
