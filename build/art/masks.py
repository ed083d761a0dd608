"""Small operations on pixel masks and level fields."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
_A = TypeVar("_A", Mask, Ints, Floats)

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def shifted(field: _A, dx: int, dy: int, fill: int | bool = False) -> _A:
    """The field moved by (dx, dy) whole pixels; what comes in from outside is `fill`."""
    out = np.full(field.shape, fill, field.dtype)
    h, w = field.shape
    if abs(dx) >= w or abs(dy) >= h:
        return out
    source = field[max(0, -dy) : h - max(0, dy), max(0, -dx) : w - max(0, dx)]
    out[max(0, dy) : h - max(0, -dy), max(0, dx) : w - max(0, -dx)] = source
    return out


def ring(mask: Mask) -> Mask:
    """The pixels that touch the mask by a side and are not in it."""
    touched = np.zeros_like(mask)
    for dx, dy in NEIGHBOURS:
        touched |= shifted(mask, dx, dy)
    return touched & ~mask


def cast(mask: Mask, dx: int, dy: int) -> Mask:
    """Where the mask's shadow falls when it is drawn out by (dx, dy), the mask itself left out."""
    longest = max(abs(dx), abs(dy))
    out = mask.copy()
    for k in range(1, longest + 1):
        out |= shifted(mask, round(dx * k / longest), round(dy * k / longest))
    return out & ~mask


def declutter(levels: Ints, mask: Mask) -> Ints:
    """Levels without single-pixel islands: a pixel none of whose neighbours has its level takes their median."""
    for _ in range(2):
        same = np.zeros(levels.shape, np.int64)
        around = []
        for dx, dy in NEIGHBOURS:
            level, inside = shifted(levels, dx, dy, -9), shifted(mask, dx, dy)
            same += (level == levels) & inside
            around.append(np.where(inside, level, -99))
        ordered = np.sort(np.stack(around), axis=0)
        median = np.where(ordered[2] > -99, ordered[2], ordered[3])
        levels = np.where(mask & (same == 0) & (median > -99), median, levels)
    return levels
