"""The crescent a fast blade leaves in the air."""

from __future__ import annotations

import numpy as np

from art.canvas import Canvas
from art.figures.pose import Smear
from art.figures.skeleton import ORIGIN, PIVOT
from art.masks import shifted
from art.palette import RID


def draw_smear(canvas: Canvas, smear: Smear, facing: str) -> None:
    """Draw it behind the finished figure, so that blade and face stay whole.

    White at the leading edge, darker and dithered towards the tail.
    """
    x = canvas.xx if facing == "right" else 2 * PIVOT[0] - canvas.xx
    dx, dy = x - smear.at[0] - ORIGIN[0], canvas.yy - smear.at[1] - ORIGIN[1]
    angle, radius = np.degrees(np.arctan2(dy, dx)), np.hypot(dx, dy)
    span = smear.end - smear.start
    along = ((angle - smear.start) * np.sign(span)) % 360 / abs(span)
    t = np.clip(along, 0, 1)
    width = smear.width * np.where(t < 0.8, (t / 0.8) ** 1.3, 1 - ((t - 0.8) / 0.2) ** 2 * 0.75)
    # thinner than a pixel it would fall apart into single dots
    mask = (along <= 1) & (radius <= smear.radius) & (radius >= smear.radius - width) & (width > 0.9)
    checker = (canvas.xx.astype(np.int64) + canvas.yy.astype(np.int64)) % 2 == 0
    mask &= (along > 0.33) | checker
    mask &= canvas.r < 0
    joined = mask | (canvas.r >= 0)
    company = sum(shifted(joined, dx, dy).astype(np.int64) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    mask &= company > 0
    bright = (t > 0.62) | (radius > smear.radius - 1.3)
    canvas.r = np.where(mask, RID[smear.ramp], canvas.r)
    canvas.l = np.where(mask, np.where(bright, 5, np.where(t > 0.4, 4, 3)), canvas.l)
