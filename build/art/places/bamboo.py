"""The bamboo grove: a mossy platform in a misty clearing. Its data: assets/source/places/bamboo.toml.

Coordinates are those of the stage (640x218, its top is row 22 of the screen).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import temple
from art.places.boards import floorboards
from art.places.brushes import (
    FRAMES,
    bayer,
    coordinates,
    copy,
    dice,
    dot,
    dusk,
    fill,
    gradient,
    on_ramps,
    shift_levels,
    stamp,
    torch_light,
)
from art.places.courtyard import cloud_strip
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
GROUND = 96
"""The platform begins here."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front; the nearer the stalks, the darker."""
    return [
        PaintedLayer("sky", [_sky(place)], 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [_far_grove(place)], 0.25),
        PaintedLayer("middle", _clearing(place), 0.6),
        PaintedLayer("ground", _platform(place), 1.0),
    ]


def _sky(place: Place) -> Image.Image:
    """Morning behind the mist, and the pale disc of the sun."""
    image = gradient(WIDTH, HEIGHT, place["sky"])
    x, y, r = place["sun"]
    c = Canvas(WIDTH, HEIGHT)
    c.add(c.ell(x, y, r, r), "stone", flat=4, line=0, ao=0)
    for k in range(-r, r, 6):
        half = math.sqrt(max(0, r * r - k * k)) - 3
        if k > 0:
            fill(c, (round(x - half), y + k, round(x + half), y + k + 1 + k // 6), "stone", 3)
    image.alpha_composite(c.image())
    return image


def stalk(c: Canvas, x: int, top: int, foot: int, width: int, ramp: str, level: int, seed: object) -> None:
    """One culm: joints with a lit lip, a light and a dark side, a few leaves at the joints."""
    rnd = dice("stalk", seed, x)
    y = foot
    while y > top:
        length = rnd.randint(14, 22) + width
        upper = max(top, y - length)
        for k in range(width):
            shade = 1 if width > 2 and k == 0 else -1 if k >= width - max(1, width // 3) else 0
            fill(c, (x + k, upper, x + k + 1, y), ramp, max(0, min(5, level + shade)))
        fill(c, (x - (width > 3), upper, x + width + (width > 3), upper + 1), ramp, min(5, level + 1))
        fill(c, (x, upper + 1, x + width, upper + 2), ramp, max(0, level - 1))
        if width > 2 and upper > top and rnd.random() < 0.5:
            leaves(c, x + width * (rnd.random() < 0.5), upper, rnd.choice((-1, 1)), ramp, level, rnd.getrandbits(20))
        y = upper


def leaves(c: Canvas, x: float, y: float, side: int, ramp: str, level: int, seed: object) -> None:
    """A spray of narrow leaves that hang from a twig."""
    rnd = dice("leaves", seed)
    for k in range(rnd.randint(3, 5)):
        x0, y0 = x + side * (3 + k * 2.2), y - 2 + k * 0.8
        length, drop = rnd.randint(6, 10), rnd.uniform(0.25, 0.9)
        for n in range(length):
            px, py = round(x0 + side * n * 0.9), round(y0 + n * drop)
            dot(c, px, py, ramp, min(5, level + (k % 2)))
            if 1 < n < length - 2:
                dot(c, px, py + 1, ramp, level)


def _far_grove(place: Place) -> Image.Image:
    """Two depths of stalks, paling into the mist; a hut's light among them."""
    c = Canvas(WIDTH, HEIGHT)
    rnd = dice("far grove")
    for ramp, level, width, count in (("stone", 3, 2, 70), ("stone", 2, 3, 44)):
        for _ in range(count):
            x = rnd.randrange(-2, WIDTH)
            if abs(x - 320) > rnd.randint(10, 70):
                stalk(c, x, -4, GROUND, width, ramp, level, (ramp, level))
    mist = c.r >= 0
    yy = np.arange(HEIGHT)[:, None]
    c.l[mist & (yy > 62) & (bayer(HEIGHT, WIDTH) > 0.6)] = 3
    _hut(c, *place["hut"])
    for _ in range(60):
        x, y, n = rnd.randrange(-20, WIDTH), rnd.randrange(78, GROUND), rnd.randint(20, 70)
        fill(c, (x, y, x + n, y + 1), "stone", 3 if y < 88 else 2)
    return c.image()


def _hut(c: Canvas, x: int, foot: int) -> None:
    """A tea house with a thatched roof and a lit round window."""
    fill(c, (x - 26, foot - 26, x + 26, foot), "wood", 1)
    for k in (-26, -8, 10, 24):
        fill(c, (x + k, foot - 26, x + k + 2, foot), "wood", 2)
    fill(c, (x - 26, foot - 4, x + 26, foot), "wood", 0)
    c.add(c.ell(x - 12, foot - 14, 6, 6), "fire", flat=3, line=2, ao=0)
    c.add(c.ell(x - 12, foot - 14, 3.4, 3.4), "fire", flat=4, line=0, ao=0)
    fill(c, (x - 13, foot - 20, x - 12, foot - 8), "wood", 1)
    fill(c, (x - 18, foot - 15, x - 6, foot - 14), "wood", 1)
    fill(c, (x + 2, foot - 21, x + 9, foot), "fire", 2)
    fill(c, (x + 3, foot - 20, x + 9, foot - 6), "fire", 3)
    roof = [
        (x - 40, foot - 22),
        (x - 30, foot - 30),
        (x - 14, foot - 44),
        (x + 14, foot - 44),
        (x + 30, foot - 30),
        (x + 40, foot - 22),
    ]
    c.add(c.poly(roof), "wood", R=6, lo=1, hi=3, line=2, ao=1, bias=-0.2)
    for k in range(-34, 36, 5):
        c.stroke([(x + k, foot - 23), (x + k * 0.55, foot - 42)], "wood", 1)
    fill(c, (x - 16, foot - 46, x + 16, foot - 43), "wood", 3)
    fill(c, (x - 16, foot - 44, x + 16, foot - 43), "wood", 1)


def _clearing(place: Place) -> list[Image.Image]:
    """Near stalks at the sides, lanterns, and mist that drifts before them."""
    still = Canvas(WIDTH, HEIGHT)
    for x, width, level in place["stalks"]:
        stalk(still, x, -4, GROUND + 2, width, "leaf", level, "near")
    for x, y, side in place["sprays"]:
        for k in range(3):
            leaves(still, x + side * k * 5, y + k * 3, side, "leaf", 2, (x, k))
    for x in range(0, WIDTH, 3):
        _fern(still, x)
    for x, y, radius in place["lights"]:
        torch_light(still, x, y, radius, onto="leaf", warm="straw")
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y, name) in enumerate(place["wall_props"]):
            stamp(c, temple.PROPS[name](frame + k), x, y)
        _mist(c, frame)
        frames.append(c.image())
    return frames


def _fern(c: Canvas, x: int) -> None:
    """Undergrowth along the platform."""
    rnd = dice("fern", x)
    height = rnd.randint(3, 10) + (5 if not 150 < x < 490 else 0)
    lean = rnd.uniform(-0.5, 0.5)
    for k in range(height):
        dot(c, round(x + lean * k), GROUND + 1 - k, "leaf", 1 if k < height - 2 else 2)


def _mist(c: Canvas, frame: int) -> None:
    """Long flat wisps that creep to the right, one pixel high each."""
    rnd = dice("mist")
    for k in range(46):
        x, y, n = rnd.randrange(-60, WIDTH), rnd.randrange(66, GROUND + 1), rnd.randint(24, 90)
        x += (0, 1, 2, 1)[(frame + k) % FRAMES]
        fill(c, (x, y, x + n, y + 1), "stone", 2)


def _platform(place: Place) -> list[Image.Image]:
    """Weathered boards with moss in the joints, fallen leaves, a rope rail at both sides; leaves that fall."""
    c = Canvas(WIDTH, HEIGHT)
    floorboards(c, GROUND, "grove", horizon=-30, width=44, ramp="iron", base=3, gap=1)
    # Weathered, and in the shade of the grove: one level down but for the worn middle.
    _, yy = coordinates(c)
    worn = np.hypot((c.xx - 320) / 250, (yy - 150) / 34) < 0.4 + 0.6 * bayer(HEIGHT, WIDTH)
    shift_levels(c, ~worn, -1, 1)
    fill(c, (0, GROUND, WIDTH, GROUND + 1), "dark", 0)
    fill(c, (0, GROUND + 1, WIDTH, GROUND + 3), "wood", 2)
    fill(c, (0, GROUND + 3, WIDTH, GROUND + 4), "dark", 0)
    _moss(c)
    for x, radius in place["floor_lights"]:
        torch_light(c, x, GROUND + 6, radius, flatten=2.6)
    rnd = dice("fallen leaves")
    for _ in range(80):
        x, y = rnd.randrange(4, WIDTH - 6), rnd.randrange(GROUND + 6, HEIGHT - 2)
        ramp, level = rnd.choice((("straw", 2), ("leaf", 3), ("straw", 1), ("leaf", 2)))
        fill(c, (x, y, x + rnd.randint(2, 4), y + 1), ramp, level)
        dot(c, x + 1, y + 1, "dark", 0)
    dusk(c, 176, 216)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for k, (x, y) in enumerate(place["falling"]):
            step = (frame + k) % FRAMES
            fill(moving, (x + step * 2, y + step * 3, x + step * 2 + 3 - step % 2, y + step * 3 + 1), "leaf", 4 - k % 2)
        frames.append(moving.image())
    return frames


def _moss(c: Canvas) -> None:
    """Green cushions where the boards meet, thicker at the sides."""
    rnd = dice("moss on boards")
    joints = np.argwhere((c.l <= 1) & on_ramps(c, ["iron"]))
    for _ in range(260):
        y, x = (int(v) for v in joints[rnd.randrange(len(joints))])
        if y > GROUND + 5 and (abs(x - 320) > 120 or rnd.random() < 0.3):
            n = rnd.randint(2, 8)
            fill(c, (x - n // 2, y, x + n, y + 1), "leaf", 1)
            fill(c, (x, y - 1, x + n // 2, y), "leaf", 2 if rnd.random() < 0.6 else 1)
    edge = np.zeros((HEIGHT, WIDTH), bool)
    edge[GROUND + 4 : GROUND + 7] = True
    shift_levels(c, edge & (c.r == RID["iron"]), -1, 0)
