"""What fast things leave in the air: the crescent of a blade or a kick, the streak of a straight blow."""

from __future__ import annotations

import numpy as np

from art.canvas import Canvas
from art.figures.pose import Smear, Streak
from art.figures.skeleton import ORIGIN, PIVOT
from art.masks import Ints, Mask, shifted
from art.palette import RID
from art.transform import Point


def draw_smear(canvas: Canvas, smear: Smear, at: Point, facing: str) -> None:
    """Draw it behind the finished figure, so that blade and face stay whole. `at`: its middle in the square of poses.

    White at the leading edge, darker and dithered towards the tail.
    """
    x = canvas.xx if facing == "right" else 2 * PIVOT[0] - canvas.xx
    dx, dy = x - at[0] - ORIGIN[0], canvas.yy - at[1] - ORIGIN[1]
    angle, radius = np.degrees(np.arctan2(dy, dx)), np.hypot(dx, dy)
    span = smear.end - smear.start
    along = ((angle - smear.start) * np.sign(span)) % 360 / abs(span)
    t = np.clip(along, 0, 1)
    width = smear.width * np.where(t < 0.8, (t / 0.8) ** 1.3, 1 - ((t - 0.8) / 0.2) ** 2 * 0.75)
    # thinner than a pixel it would fall apart into single dots
    mask = (along <= 1) & (radius <= smear.radius) & (radius >= smear.radius - width) & (width > 0.9)
    checker = (canvas.xx.astype(np.int64) + canvas.yy.astype(np.int64)) % 2 == 0
    mask &= (along > 0.33) | checker
    _lay(canvas, mask, smear.ramp, np.where((t > 0.62) | (radius > smear.radius - 1.3), 5, np.where(t > 0.4, 4, 3)))


def draw_streak(canvas: Canvas, start: Point, end: Point, streak: Streak) -> None:
    """Draw a straight trail behind the finished figure, between two points of the canvas."""
    ex, ey = end[0] - start[0], end[1] - start[1]
    length = max(1.0, float(np.hypot(ex, ey)))
    dx, dy = canvas.xx - start[0], canvas.yy - start[1]
    t = (dx * ex + dy * ey) / length**2
    aside = (dy * ex - dx * ey) / length
    half = streak.width / 2 * np.clip(t, 0, 1) ** 0.7 * np.clip((1 - t) / 0.22, 0, 1) ** 0.5
    checker = (canvas.xx.astype(np.int64) + canvas.yy.astype(np.int64)) % 2 == 0
    mask = (t >= 0) & (t <= 1) & (np.abs(aside) <= half) & ((t > 0.4) | checker) & (half > 0.5)
    _lay(
        canvas,
        mask,
        streak.ramp,
        np.where((t > 0.7) | (aside * np.sign(ex) < -0.6 * half), 5, np.where(t > 0.45, 4, 3)),
    )


def _lay(canvas: Canvas, mask: Mask, ramp: str, levels: Ints) -> None:
    """Set the pixels where nothing is drawn yet, above the floor; one that would stand alone is left out."""
    mask = mask & (canvas.r < 0) & (canvas.yy < PIVOT[1] + 1)
    joined = mask | (canvas.r >= 0)
    company = sum(shifted(joined, dx, dy).astype(np.int64) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    mask &= company > 0
    canvas.r = np.where(mask, RID[ramp], canvas.r)
    canvas.l = np.where(mask, levels, canvas.l)
