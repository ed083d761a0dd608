"""Props of the masters' places: lanterns, drum, racks, scrolls, screens, banners, a pine.

Each draws itself on a small canvas of its own, to be stamped anywhere; what moves takes the animation frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import FRAMES, dice, dot, fill

GLOW = (4, 5, 4, 3)
"""Level of a lantern's heart, by frame: it breathes."""


def stone_lantern(frame: int) -> Canvas:
    """A garden lantern of grey stone, lit, 26x44; its foot is the bottom row."""
    c = Canvas(26, 44)
    c.add(c.poly([(5, 43), (7, 38), (19, 38), (21, 43)]), "iron", R=3, lo=2, hi=4, line=2)
    c.add(c.rect(10, 24, 16, 38), "iron", R=3, lo=2, hi=4, line=2)
    c.add(c.poly([(6, 24), (8, 20), (18, 20), (20, 24)]), "iron", R=2, lo=2, hi=5, line=2)
    fill(c, (8, 11, 18, 20), "iron", 2)
    fill(c, (8, 11, 9, 20), "iron", 4)
    fill(c, (10, 12, 16, 19), "fire", 3)
    fill(c, (11, 13, 15, 18), "fire", GLOW[frame % FRAMES])
    fill(c, (12 + frame % 2, 14, 14, 17), "fire", 5)
    fill(c, (12, 12, 13, 19), "iron", 1)
    c.add(c.poly([(2, 11), (5, 8), (11, 3), (15, 3), (21, 8), (24, 11)]), "iron", R=4, lo=2, hi=5, line=2)
    c.add(c.ell(13, 2.6, 2.2, 2.2), "iron", R=2, lo=2, hi=5, line=2)
    for x in (1, 24):
        dot(c, x, 10, "iron", 3)
    return c


def paper_lantern(frame: int, ramp: str = "fire", size: int = 12, sway: bool = True) -> Canvas:
    """A paper lantern on a cord, (size+6) wide, 2*size+8 high; the cord starts at the middle of the top row."""
    w, h = size + 6, size + 18
    c = Canvas(w, h)
    x = w / 2 + ((0.0, 0.6, 0.0, -0.6)[frame % FRAMES] if sway else 0.0)
    c.stroke([(w / 2, 0), (x, 8)], "dark", 3)
    top, bottom = 8, 8 + size
    outline = ((-0.3, 0, 1), (0.3, 0, 1), (0.5, 0.5), (0.3, 1, 1), (-0.3, 1, 1), (-0.5, 0.5))
    body = c.blob([(x + size * px, top + size * py, *corner) for px, py, *corner in outline])
    c.add(body, ramp, R=size, lo=2, hi=4, line=0, ao=0, bias=(0.0, 0.12, 0.04, -0.1)[frame % FRAMES])
    for k in range(3, size - 1, 3):
        c.stroke([(x - size * 0.46, top + k), (x + size * 0.46, top + k)], ramp, 2)
    inside = c.r < 0
    c.add(c.ell(x, (top + bottom) / 2 + 1, size * 0.22, size * 0.3), ramp, flat=5, line=0, ao=0)
    c.r[inside & (c.r >= 0) & (c.l == 5)] = -1
    for y in (top - 1, bottom):
        fill(c, (round(x - size * 0.3), y, round(x + size * 0.3), y + 2), "dark", 1)
        fill(c, (round(x - size * 0.3), y, round(x), y + 1), "dark", 4)
    fill(c, (round(x), bottom + 2, round(x) + 1, bottom + 6), "red", 3)
    dot(c, round(x), bottom + 6, "red", 2)
    return c


def drum() -> Canvas:
    """A great drum lying on a trestle, its skin to the front with a painted whirl, 46x50."""
    c = Canvas(46, 50)
    for side in (-1, 1):
        c.add(c.poly([(23 + side * 12, 34), (23 + side * 16, 34), (23 + side * 21, 49), (23 + side * 16, 49)]),
              "wood", R=2, lo=1, hi=3, line=2)  # fmt: skip
    c.add(c.rect(4, 42, 42, 45), "wood", R=2, lo=1, hi=3, line=2)
    c.add(c.ell(23, 21, 20, 20), "crim", R=5, lo=1, hi=4, line=2)
    for k in range(20):
        a = k * math.pi / 10
        dot(c, round(22.5 + 18 * math.cos(a)), round(20.5 + 18 * math.sin(a)), "gold", 4 if math.sin(a) < 0 else 2)
    c.add(c.ell(23, 21, 15.5, 15.5), "tan", R=14, lo=2, hi=3, line=1)
    far = np.hypot(c.xx - 23, c.yy - 21)
    whirl = np.sin(3 * np.arctan2(c.yy - 21, c.xx - 23) + far * 0.5) > 0.1
    c.l[(far < 10.5) & (far > 1.5) & whirl] = 1
    c.l[(far < 13.2) & (far > 12.2)] = 1
    return c


def staff_rack() -> Canvas:
    """A wall rack with three staffs and a wooden halberd lying across pegs, 84x38."""
    c = Canvas(84, 38)
    for x in (14, 66):
        c.add(c.rect(x, 1, x + 5, 37), "wood", R=2, lo=1, hi=3, line=2, bias=-0.2)
        for y in (8, 17, 26):
            fill(c, (x - 1, y + 3, x + 6, y + 5), "wood", 1)
    for y, ramp in ((6, "wood"), (15, "tan"), (24, "wood"), (32, "leather")):
        c.add(c.rect(2, y, 82, y + 3), ramp, R=1.5, lo=2, hi=4, line=1, ao=1, aod=(0, 2), bias=-0.25)
    for x in (6, 74):
        fill(c, (x, 15, x + 4, 18), "red", 3)
    c.add(c.blob([(64, 6, 1), (82, 3, 1), (83, 8), (66, 9, 1)]), "steel", R=2, lo=1, hi=3, line=1)
    return c


def scroll() -> Canvas:
    """A hanging scroll: brushed circle, a branch, a red seal; 26x62."""
    c = Canvas(26, 62)
    fill(c, (12, 0, 14, 3), "dark", 3)
    fill(c, (3, 4, 23, 57), "teal", 2)
    fill(c, (3, 4, 4, 57), "teal", 3)
    fill(c, (6, 12, 20, 49), "tan", 4)
    fill(c, (6, 12, 20, 13), "tan", 3)
    fill(c, (19, 12, 20, 49), "tan", 3)
    ring = c.cut(c.ell(13, 23, 5.6, 5.6), c.ell(13.6, 23.4, 3.7, 3.9))
    c.add(c.cut(ring, c.rect(14, 16, 17, 19)), "dark", flat=2, line=0, ao=0)
    c.stroke([(9, 47), (11, 40), (15, 36), (18, 31)], "dark", 2)
    c.stroke([(11, 40), (9, 36)], "dark", 2)
    for x, y in ((8, 35), (15, 34), (18, 30), (12, 37), (16, 39)):
        dot(c, x, y, "red", 4)
        dot(c, x + 1, y, "red", 3)
    fill(c, (15, 43, 18, 46), "red", 3)
    dot(c, 16, 44, "tan", 4)
    for y in (3, 56):
        fill(c, (1, y, 25, y + 3), "wood", 2)
        fill(c, (1, y, 25, y + 1), "wood", 4)
        fill(c, (0, y, 2, y + 3), "gold", 2)
        fill(c, (24, y, 26, y + 3), "gold", 2)
        dot(c, 0, y, "gold", 4)
        dot(c, 24, y, "gold", 4)
    fill(c, (2, 59, 24, 60), "dark", 0)
    return c


def pine(seed: str, width: int = 64, height: int = 54) -> Canvas:
    """A windswept pine: a bent trunk and flat clouds of needles, lit from the upper left."""
    c = Canvas(width, height)
    rnd = dice("pine", seed)
    trunk = [
        (width * 0.42, height),
        (width * 0.5, height * 0.72),
        (width * 0.38, height * 0.5),
        (width * 0.55, height * 0.28),
    ]
    for k in (-1, 0, 1):
        c.stroke([(x + k, y) for x, y in trunk], "wood", 2 if k < 1 else 1, smooth=True)
    pads = ((0.28, 0.5, 0.25), (0.72, 0.42, 0.27), (0.5, 0.22, 0.3), (0.2, 0.68, 0.17), (0.8, 0.62, 0.18))
    for px, py, half in pads:
        x, y, r = width * px, height * py, width * half
        c.add(c.inter(c.ell(x, y, r, r * 0.42), c.rect(0, 0, width, y + 3)), "leaf", R=4, lo=1, hi=2, line=0, ao=1)
        for _ in range(round(r * 1.6)):
            a, b = x + rnd.uniform(-r, r) * 0.85, y - rnd.uniform(0, r * 0.34)
            dot(c, round(a), round(b), "leaf", 3 if a < x else 2)
        for k in range(round(-r), round(r), 3):
            dot(c, round(x + k), round(y + 3 + (k // 3) % 2), "leaf", 1)
    return c


def streamer(frame: int, ramps: tuple[str, ...], length: int, sag: float = 8, phase: int = 0) -> Canvas:
    """A cord of prayer flags of five colours between two points at one height, `length` px apart, (length) x 40."""
    c = Canvas(length, 40)

    def cord(x: float) -> float:
        t = x / length
        return 4 + 4 * sag * t * (1 - t)

    for x in range(length):
        dot(c, x, round(cord(x)), "dark", 4)
    for number, x in enumerate(range(4, length - 8, 11)):
        ramp = ramps[number % len(ramps)]
        top = cord(x + 4)
        for dx in range(9):
            wave = math.sin(dx * 0.7 + number * 1.3 + phase - frame * math.pi / 2)
            for dy in range(11):
                px, py = x + dx, round(top + 1 + dy + wave * dy / 9)
                if 0 <= px < length and 0 <= py < c.h:
                    c.r[py, px] = RID[ramp]
                    c.l[py, px] = 4 if wave > 0.5 else 2 if wave < -0.5 else 3
            if 2 < dx < 6:
                dot(c, x + dx, round(top + 5 + wave * 0.5), ramp, 2)
    return c


def incense(frame: int) -> Canvas:
    """A bronze vessel on three feet, smoke rising from it, 24x46."""
    c = Canvas(24, 46)
    for k in range(22):
        x = 12 + 2.6 * math.sin(k * 0.5 + frame * math.pi / 2) * k / 14
        if (k + frame) % 3:
            dot(c, round(x), 26 - k, "iron", 4 if k < 9 else 3)
            if k > 8:
                dot(c, round(x) + 1, 26 - k, "iron", 3)
    c.add(
        c.blob([(3, 30, 1), (21, 30, 1), (20, 37), (16, 41, 1), (8, 41, 1), (4, 37)]),
        "gold",
        R=5,
        lo=0,
        hi=3,
        line=2,
        bias=-0.5,
    )
    c.add(c.rect(2, 27, 22, 31), "gold", R=2, lo=1, hi=3, line=2, bias=-0.3)
    for x in (6, 16):
        fill(c, (x, 41, x + 3, 46), "gold", 1)
    return c


PROPS: dict[str, Callable[[int], Canvas]] = {
    "stone_lantern": stone_lantern,
    "drum": lambda frame: drum(),
    "staff_rack": lambda frame: staff_rack(),
    "scroll": lambda frame: scroll(),
    "incense": incense,
    "lantern_amber": lambda frame: paper_lantern(frame, "fire", 12),
    "lantern_red": lambda frame: paper_lantern(frame, "red", 14),
    "lantern_small": lambda frame: paper_lantern(frame, "fire", 9),
    "pine": lambda frame: pine("garden"),
}
"""What a place's data may name. Each gives the canvas of one animation frame."""
