"""What lies and stands about on the battlefields of the Demonites: bones, spears, banners, fires, eyes in the dark."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import FRAMES, dice, dot, fill

SWING = (0.0, 0.9, 0.0, -0.9)
REACH = (1.0, 1.12, 0.94, 1.06)
BLINK = 9
"""Of so many pairs of eyes one is shut in a frame."""


@contextmanager
def patch(c: Canvas, x0: float, y0: float, x1: float, y1: float) -> Iterator[tuple[Canvas, int, int]]:
    """A canvas with what lies in this part of `c`, and its corner; what is drawn on it goes back into `c`. A part of
    the whole stage shades a hundred times as fast as the stage."""
    left, top = max(0, math.floor(x0)), max(0, math.floor(y0))
    right, foot = min(c.w, math.ceil(x1)), min(c.h, math.ceil(y1))
    box = np.s_[top : max(top + 1, foot), left : max(left + 1, right)]
    part = Canvas(*reversed(c.r[box].shape))
    part.r[:], part.l[:] = c.r[box], c.l[box]
    yield part, left, top
    c.r[box], c.l[box] = part.r, part.l


def flame(c: Canvas, x: float, y: float, frame: int, size: float = 1.0, ramp: str = "fire") -> None:
    """Three nested tongues over (x, y), about 12 * size high."""
    swing, reach = SWING[frame % FRAMES] * size, REACH[frame % FRAMES] * size
    with patch(c, x - 9 * size, y - 18 * size, x + 9 * size, y + 4 * size) as (part, left, top):
        px, py = x - left, y - top
        for height, half, level in ((9, 4.6, 2), (6.5, 3.2, 3), (4, 2, 5)):
            h, r = height * reach, half * size
            tongue = [
                (px - r, py - 0.6 * size),
                (px - r * 0.9, py - 1 - h * 0.4),
                (px + swing, py - h * 1.25),
                (px + r * 0.9, py - 1 - h * 0.4),
                (px + r, py - 0.6 * size),
                (px, py + 1.4 * size),
            ]
            part.add(part.blob(tongue), ramp, flat=level, line=0, ao=0)
    dx, dy = ((2, -13), (-2, -15), (3, -11), (-3, -12))[frame % FRAMES]
    dot(c, round(x + dx * size), round(y + dy * size), ramp, 4)


def spear(c: Canvas, x: int, foot: int, tall: int, lean: int, ramp: str = "wood") -> None:
    """A spear in the ground."""
    for k in (0, 1):
        c.stroke([(x + k, foot), (x + lean + k, foot - tall)], ramp, 2 - k)
    tx, ty = x + lean, foot - tall
    with patch(c, tx - 14, ty - 14, tx + 16, ty + 8) as (part, left, top):
        px, py = tx - left, ty - top
        blade = part.poly([(px - 1.5, py), (px + lean * 0.18 + 0.8, py - 9), (px + 3.2, py), (px + 0.8, py + 3)])
        part.add(blade, "steel", flat=2, line=2, ao=0)
    c.stroke([(tx, ty), (tx + 0.5 + lean * 0.15, ty - 6)], "steel", 4)


SIGIL = """
b.......b
bb.....bb
bbb.b.bbb
.bbbbbbb.
.b.bbb.b.
.bb.b.bb.
..bbbbb..
...b.b...
"""
"""A horned head."""


def war_banner(c: Canvas, x: int, foot: int, tall: int, ramp: str, frame: int, level: int = 3) -> None:
    """A tattered standard between two horns: cloth 18 wide that moves in the wind."""
    fill(c, (x - 1, foot - tall, x + 2, foot), "wood", 1)
    fill(c, (x - 1, foot - tall, x, foot), "wood", 3)
    top = foot - tall + 3
    fill(c, (x - 12, top - 2, x + 13, top + 1), "dark", 0)
    fill(c, (x - 11, top - 2, x + 12, top - 1), "wood", 3)
    fill(c, (x - 11, top - 1, x + 12, top), "wood", 1)
    for side in (-1, 1):
        c.stroke([(x + side * 12, top - 2), (x + side * 15, top - 5), (x + side * 15, top - 8)], "bone", 3)
        c.stroke([(x + side * 13, top - 2), (x + side * 16, top - 5)], "bone", 2)
    rnd = dice("tatters", x)
    length = min(tall - 14, 34)
    for column in range(-9, 10):
        wave = math.sin(column * 0.5 - frame * math.pi / 2)
        low = length - abs(column) // 3 - rnd.randint(0, 6) + round(wave)
        for y in range(max(6, low)):
            strength = min(1.0, y / 14)
            shade = level + (wave * strength > 0.6) - (wave * strength < -0.5) - (column > 6)
            px, py = x + column, top + 1 + y
            if 0 <= px < c.w and 0 <= py < c.h:
                c.r[py, px], c.l[py, px] = RID[ramp], max(1, min(4, shade))
    c.grid(x - 4, top + 7, SIGIL, {"b": ("bone", max(2, level))})


def ribs(c: Canvas, x: int, foot: int, count: int, tall: int, side: int, level: int = 2) -> None:
    """Ribs of something huge, bent towards `side`, smaller as they go away from it."""
    for k in range(count):
        size = tall * (1 - 0.11 * k)
        left = x - side * k * 17
        reach = side * size * 0.42
        bow = [(left, foot), (left - reach * 0.28, foot - size * 0.5), (left + reach * 0.35, foot - size * 0.93)]
        tip = (left + reach, foot - size)
        inner = [
            (left + side * 5, foot),
            (left + reach * 0.12, foot - size * 0.5),
            (left + reach * 0.45, foot - size * 0.8),
        ]
        shape = [(*bow[0], 1), *bow[1:], (*tip, 1), *reversed(inner[1:]), (*inner[0], 1)]
        if min(p[0] for p in shape) > c.w or max(p[0] for p in shape) < 0:
            continue
        wide = size * 0.6
        with patch(c, left - wide, foot - size - 6, left + wide, foot + 4) as (part, dx, dy):
            moved = [(p[0] - dx, p[1] - dy, *p[2:]) for p in shape]
            part.add(part.blob(moved), "bone", R=4, lo=1, hi=level + 1, line=2, ao=0, bias=-0.25)


SKULL = """
hh.....................hh
hhh...................hhh
.hhh....wwwwwwwww....hhh.
.hhhhwwwwwwwwwwwwwwwhhhg.
..hhwwwwwwwwwwwwwwwwwhg..
...wwwwwwwwwwwwwwwwwwg...
..wwwwwwwwwwwwwwwwwwggg..
..wwwwwwwwwwwwwwwwwgggg..
..wwkkkkwwwwwwwkkkkwggg..
..wkkkkkkwwwwwkkkkkkggg..
..wkkkkkkwwwwwkkkkkkggg..
..wwkkkkwwwkwwwkkkkwggg..
..wwwwwwwwkkkwwwwwwgggd..
...wwwwwwwkkkwwwwwgggd...
....wwwwwwwwwwwwwgggd....
.....wkwkwkwkwkwkgd......
.....wkwkwkwkwkwkgd......
......wwkwkwkwkwgd.......
"""


def great_skull(c: Canvas, x: int, foot: int, frame: int, lit: bool = True) -> None:
    """A horned skull half as high as a demon's leader; something lives in its eyes."""
    key = {"w": ("bone", 3), "g": ("bone", 2), "d": ("bone", 1), "h": ("leather", 3), "k": ("dark", 0)}
    c.grid(x - 12, foot - 18, SKULL, key, ao=1, line=1)
    if lit and frame != 2:
        for ex in (x - 7, x + 6):
            fill(c, (ex, foot - 9, ex + 2, foot - 8), "fire", 4 if frame % 2 else 3)


def eyes(c: Canvas, x: int, y: int, size: int, ramp: str, shut: bool) -> None:
    """A pair of eyes in the dark. size 1 to 3."""
    gap = size + 1
    for side in (0, 1):
        left = x + side * (size + gap)
        if shut:
            fill(c, (left, y + size // 2, left + size, y + size // 2 + 1), ramp, 1)
            continue
        fill(c, (left, y, left + size, y + size), ramp, 4)
        if size > 1:
            # Slanted lids, a slit or a point for a pupil.
            dot(c, left + (0 if side else size - 1), y, "dark", 0)
            dot(c, left + (size - 1 if side else 0), y, ramp, 5)
        if size > 2:
            fill(c, (left + 1, y + 1, left + 2, y + size), "dark", 0)


def rock(c: Canvas, x: int, foot: int, wide: int, tall: int, ramp: str, level: int, seed: object) -> None:
    """A jagged rock, lit from the upper left."""
    with patch(c, x - wide / 2 - 4, foot - tall - 4, x + wide / 2 + 4, foot + 4) as (part, left, top):
        _rock(part, x - left, foot - top, wide, tall, ramp, level, seed)


def _rock(c: Canvas, x: int, foot: int, wide: int, tall: int, ramp: str, level: int, seed: object) -> None:
    rnd = dice("rock", seed)
    half = wide / 2
    left = [(x - half, foot), (x - half * rnd.uniform(0.6, 0.95), foot - tall * 0.55), (x - half * 0.35, foot - tall)]
    right = [
        (x + half * 0.2, foot - tall * rnd.uniform(0.8, 0.98)),
        (x + half * 0.85, foot - tall * 0.4),
        (x + half, foot),
    ]
    c.add(c.poly([*left, *right]), ramp, flat=level, line=2, ao=0)
    ridge_x = x + half * rnd.uniform(-0.25, 0.1)
    face = c.poly([*left, (ridge_x, foot - tall * 0.7), (ridge_x - half * 0.2, foot)])
    c.add(c.inter(face, c.poly([*left, *right]) + 0.5), ramp, flat=level + 1, line=0, ao=0)
    c.stroke([(left[1][0] + 1, left[1][1]), (left[2][0], left[2][1] + 1)], ramp, min(5, level + 2))
