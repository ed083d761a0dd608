"""Campaign's battlefield: a general's table, the land drawn on a great hide, candles at its corners
(`assets/source/places/demon_campaign.toml`).
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import demon_props as props
from art.places.brushes import FRAMES, bayer, copy, dice, dot, fill, polygon, shift_levels
from art.places.demon_ground import HEIGHT, WIDTH
from art.places.tiled_map import PaintedLayer

INK = ("leather", 0)
Place = dict[str, Any]
Points = list[list[float]]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front; it is a table, so nothing of it is far away."""
    return [
        PaintedLayer("table", [_boards()], 0.6),
        PaintedLayer("map", [_hide(place)], 1.0),
        PaintedLayer("things", _things(place), 1.0),
    ]


def _boards() -> Image.Image:
    c = Canvas(WIDTH, HEIGHT)
    fill(c, (0, 0, WIDTH, HEIGHT), "wood", 1)
    rnd = dice("camp boards")
    for y in range(0, HEIGHT, 18):
        fill(c, (0, y, WIDTH, y + 1), "dark", 0)
        fill(c, (0, y + 1, WIDTH, y + 2), "wood", 2)
        for _ in range(30):
            x, dy, n = rnd.randrange(WIDTH), rnd.randrange(4, 17), rnd.randint(6, 30)
            fill(c, (x, y + dy, x + n, y + dy + 1), "wood", 0)
    return c.image()


def _inside(c: Canvas, points: Points) -> Any:
    return c.poly([(x, y) for x, y in points], smooth=True)


def _hide(place: Place) -> Image.Image:
    """The hide with everything drawn on it, brighter towards the candles."""
    c = Canvas(WIDTH, HEIGHT)
    x0, y0, w, h = place["map"]
    rnd = dice("campaign hide")
    steps = 46
    rim: list[tuple[float, float]] = []
    for k in range(steps):
        t = k / steps * 4
        side, part = int(t), t - int(t)
        x, y = ((part, 0.0), (1.0, part), (1 - part, 1.0), (0.0, 1 - part))[side]
        rim.append((x0 + x * w + rnd.uniform(-5, 5), y0 + y * h + rnd.uniform(-3, 3)))
    hide = c.poly(rim, smooth=True)
    c.add(hide, "leather", flat=2, line=2, ao=0)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    threshold = bayer(HEIGHT, WIDTH)
    inside = hide <= -2
    worn = np.sin(xx * 0.021 + yy * 0.03) + np.sin(xx * 0.047 - yy * 0.05 + 1) + np.sin(yy * 0.09 + xx * 0.012)
    c.l[inside & (worn * 0.35 - 0.55 > threshold)] = 1
    c.l[(hide > -4) & (hide <= -2)] = 3
    # A border drawn along the rim: a line, a row of fangs, a line.
    walk = (xx + yy) % 8
    fang = (hide > -12.5 + np.abs(walk - 4)) & (hide <= -8.5)
    for border in ((hide > -8.5) & (hide <= -7.5), (hide > -13.5) & (hide <= -12.5), fang):
        c.r[border], c.l[border] = RID[INK[0]], 1
    for points in place["seas"]:
        _sea(c, _inside(c, points), inside)
    for points in place["rivers"]:
        for dx in (0, 1):
            c.stroke([(x + dx, y) for x, y in points], "navy", 3 if dx else 2, smooth=True, clip=inside)
    for x, y, size in place["woods"]:
        _wood(c, x, y, size)
    for x, y, size in place["mountains"]:
        _mountain(c, x, y, size)
    for points in place["routes"]:
        _route(c, points)
    for x, y, ramp in place["forts"]:
        _fort(c, x, y, ramp)
    _rose(c, *place["rose"])
    _serpent(c, *place["serpent"])
    # Candle light on the hide; what is drawn in its middle keeps back, cards lie there.
    for x, y in place["candles"]:
        far = np.hypot(xx - x, (yy - y) * 1.2)
        shift_levels(c, inside & ((1 - far / 110) * 2.2 > threshold) & (c.r == RID["leather"]), 1, highest=3)
    calm = inside & ((1.2 - np.hypot((xx - 320) / 250, (yy - 110) / 130)) * 2.4 > threshold)
    shift_levels(c, calm & (c.l > 2), -1, lowest=2)
    return c.image()


def _sea(c: Canvas, water: Any, hide: Any) -> None:
    part = (water <= 0) & hide
    c.r[part], c.l[part] = RID["navy"], 2
    coast = (water > 0) & (water <= 1.2) & hide
    c.r[coast], c.l[coast] = RID[INK[0]], INK[1]
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    wave = (
        part
        & (water < -3)
        & ((yy + np.round(1.4 * np.sin(xx * 0.6)).astype(int)) % 8 == 0)
        & (xx // 9 % 2 == yy // 8 % 2)
    )
    c.l[wave] = 3


def _mountain(c: Canvas, x: int, y: int, size: int) -> None:
    polygon(c, [(x - size, y), (x, y - size * 1.3), (x + size, y)], "leather", 3)
    polygon(c, [(x, y), (x, y - size * 1.3), (x + size, y)], "leather", 1)
    c.stroke([(x - size, y), (x, y - size * 1.3), (x + size, y)], *INK)
    c.stroke([(x, y - size * 1.3), (x - size * 0.2, y - size * 0.6), (x + size * 0.2, y - size * 0.2)], *INK)


def _wood(c: Canvas, x: int, y: int, count: int) -> None:
    rnd = dice("map wood", x, y)
    for _ in range(count * 2):
        px, py = x + rnd.randint(-count * 3, count * 3), y + rnd.randint(-count, count)
        c.grid(px, py, ".kkk.\nkglgk\nkgggk\n.kkk.\n..k..", {"k": INK, "g": ("lagoon", 3), "l": ("lagoon", 4)})


def _route(c: Canvas, points: Points) -> None:
    """Red dashes from fort to fort."""
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        for k in range(0, int(length), 6):
            for part in range(3):
                t = (k + part) / length
                bend = 5 * math.sin(t * math.pi)
                dot(c, round(ax + (bx - ax) * t), round(ay + (by - ay) * t + bend), "crim", 4)


def _fort(c: Canvas, x: int, y: int, ramp: str) -> None:
    c.grid(
        x - 6,
        y - 8,
        "k.kk.kk.kk.k\nkkkkkkkkkkkk\nkwwwwwwwwwsk\nkwwkkwwkkwsk\nkwwwwwwwwwsk\nkwwwwkkwwwsk\nkwwwkkkkwwsk\nkkkkkkkkkkkk",
        {"k": INK, "w": ("ochre", 3), "s": ("ochre", 2)},
    )
    fill(c, (x, y - 17, x + 1, y - 8), *INK)
    polygon(c, [(x + 1, y - 17), (x + 9, y - 14), (x + 1, y - 11)], ramp, 3)


def _rose(c: Canvas, x: int, y: int) -> None:
    ring = c.cut(c.ell(x, y, 13, 13), c.ell(x, y, 12, 12))
    c.add(ring, INK[0], flat=INK[1], line=0, ao=0)
    for k in range(8):
        a = k * math.pi / 4
        far = 16 if k % 2 == 0 else 9
        tip = (x + far * math.cos(a), y + far * math.sin(a))
        for side, level in ((-1, 3), (1, 1)):
            foot = (x + 3.4 * math.cos(a + side * 0.8), y + 3.4 * math.sin(a + side * 0.8))
            polygon(c, [(x, y), foot, tip], "ochre" if k % 2 == 0 else "leather", level)
    fill(c, (x - 1, y - 21, x + 1, y - 17), "crim", 4)


def _serpent(c: Canvas, x: int, y: int) -> None:
    c.grid(
        x - 14,
        y - 8,
        "..kkkk......................\n.kgglkk.....................\nkgkgggk.....kkk.......kkk...\nkgggggk...kkgggkk...kkgggk..\n.kkkggk..kggkkkggk.kggkkkggk\n...kggk.kggk..kggkkggk..kggk\n...kgggkggk....kggggk....kgk\n....kgggkk......kkkk......k.",
        {"k": ("dark", 0), "g": ("teal", 3), "l": ("teal", 4)},
    )


def _things(place: Place) -> list[Image.Image]:
    still = Canvas(WIDTH, HEIGHT)
    x, foot = place["skull"]
    props.great_skull(still, x, foot, 0, lit=False)
    for x, y, count in place["coins"]:
        for k in range(count):
            still.add(still.ell(x + k % 2, y - k * 3, 5, 2.4), "gold", R=2, metal=True, line=2, ao=0)
    _dagger(still, *place["dagger"])
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y) in enumerate(place["candles"]):
            _candle(c, x, y, frame + k)
        frames.append(c.image())
    return frames


def _candle(c: Canvas, x: int, y: int, frame: int) -> None:
    """A stub in a pool of its own wax."""
    with props.patch(c, x - 14, y - 18, x + 14, y + 10) as (part, left, top):
        px, py = x - left, y - top
        part.add(part.ell(px, py + 2, 9, 4), "bone", R=3, lo=1, hi=3, line=2, ao=0)
        part.add(part.rect(px - 4, py - 12, px + 4, py + 2), "bone", R=4, lo=2, hi=4, line=2, ao=0)
    for k, tall in ((-3, 6), (0, 4), (2, 8)):
        fill(c, (x + k, y - 11, x + k + 1, y - 11 + tall), "bone", 4 if k < 1 else 2)
    fill(c, (x, y - 15, x + 1, y - 12), "dark", 0)
    props.flame(c, x + 0.5, y - 13, frame, 0.9)


def _dagger(c: Canvas, x: int, y: int) -> None:
    """Driven into the table through the hide, seen from above."""
    c.add(
        c.poly([(x - 3, y + 8), (x + 1, y + 6), (x - 10, y + 34), (x - 13, y + 32)]),
        "steel",
        R=2,
        lo=1,
        hi=5,
        line=2,
        ao=0,
    )
    c.add(c.cap(x - 8, y + 5, 2, x + 5, y + 10, 2), "gold", R=2, metal=True, line=2, ao=0)
    c.add(c.cap(x, y + 5, 2.4, x + 4, y - 4, 2.2), "crim", R=2, lo=1, hi=4, line=2, ao=0)
    c.add(c.ell(x + 5, y - 6, 3, 3), "gold", R=2, metal=True, line=2, ao=0)
