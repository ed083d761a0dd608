"""The night pier: wet planks, paper lanterns, a moored junk. Its data: assets/source/places/harbor.toml.

Coordinates are those of the stage (640x218, its top is row 22 of the screen).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import furniture, temple
from art.places.brushes import FRAMES, copy, dice, dot, dusk, fill, gradient, shift_levels, stamp, torch_light
from art.places.courtyard import cloud_strip, hill_ranges
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
SEA = 62
"""The horizon."""
GROUND = 96
"""The pier begins here."""

SAIL = ((-0.38, 1.0), (-0.5, 0.45), (-0.2, 0.0), (0.24, 0.07), (0.5, 0.4), (0.52, 0.94))
"""Corners of a battened sail about its mast, in widths and heights."""
HULL = ((6, 62, 1), (34, 74), (124, 73), (152, 58), (168, 54, 1), (160, 86), (146, 94, 1), (30, 94, 1), (14, 82))

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front."""
    return [
        PaintedLayer("sky", _sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", _bay(place), 0.25),
        PaintedLayer("middle", _quay(place), 0.6),
        PaintedLayer("ground", _pier(place), 1.0),
    ]


def _sky(place: Place) -> list[Image.Image]:
    base = gradient(WIDTH, HEIGHT, place["sky"])
    rnd = dice("harbor stars")
    stars = [
        (rnd.randrange(WIDTH), int(rnd.random() ** 1.5 * 50), rnd.choice(place["star_colours"])) for _ in range(80)
    ]
    frames = []
    for frame in range(FRAMES):
        image = base.copy()
        for k, (x, y, colour) in enumerate(stars):
            if k % 4 or k // 4 % FRAMES != frame:
                image.putpixel((x, y), (*rgb(colour), 255))
        frames.append(image)
    return frames


def _bay(place: Place) -> list[Image.Image]:
    """The far shore with its lit houses, and their light on the water."""
    shore = hill_ranges(place, WIDTH, HEIGHT)
    frames = []
    for frame in range(FRAMES):
        c = Canvas(WIDTH, HEIGHT)
        fill(c, (0, SEA, WIDTH, HEIGHT), "navy", 2)
        fill(c, (0, SEA, WIDTH, SEA + 1), "navy", 4)
        rnd = dice("waves")
        for k in range(210):
            y = SEA + 1 + int(rnd.random() ** 1.3 * (GROUND - SEA))
            x, n = rnd.randrange(-10, WIDTH), 2 + (y - SEA) // 6 + rnd.randint(0, 6)
            x += (0, 1, 2, 1)[(frame + k) % FRAMES] * (1 + (y - SEA) // 16)
            fill(c, (x, y, x + n, y + 1), "navy", 3 if k % 3 else 4)
        for k, house in enumerate(place["town"]):
            for wx, _ in house["windows"]:
                for n in range(7):
                    y = SEA + 2 + n * 3
                    wobble = (0, 1, 0, -1)[(frame + n + k) % FRAMES]
                    if (n + frame + k) % 3:
                        fill(
                            c,
                            (house["x"] + wx + wobble, y, house["x"] + wx + wobble + 2, y + 1),
                            "fire",
                            2 if n < 3 else 1,
                        )
        image = Image.new("RGBA", (WIDTH, HEIGHT))
        image.alpha_composite(shore)
        image.alpha_composite(c.image())
        frames.append(image)
    return frames


def junk(frame: int) -> Canvas:
    """A moored junk with battened sails, a lantern at the stern and lit ports, 170x98; it heaves by a pixel."""
    c = Canvas(170, 98)
    lift = (0, 0, 1, 1)[frame % FRAMES]
    y = 78 + lift
    for x, top in ((56, 4), (112, 14)):
        fill(c, (x, top + lift, x + 3, y), "wood", 2)
        fill(c, (x, top + lift, x + 1, y), "wood", 3)
    for x, top, wide, high, battens in ((56, 8, 54, 56, 6), (112, 18, 38, 46, 5)):
        points = [(x + wide * px, top + high * py + lift) for px, py in SAIL]
        sail = c.blob([(px, py, 1) for px, py in points])
        c.add(sail, "crim", R=9, lo=1, hi=3, line=2, ao=0, bias=-0.1)
        for k in range(1, battens):
            t = k / battens
            left = x - wide * (0.5 - 0.02 * k)
            c.stroke([(left, top + high * t + 2 + lift), (x + wide * 0.5, top + high * t - 1 + lift)], "wood", 3)
            c.stroke([(left + 2, top + high * t + 3 + lift), (x + wide * 0.5, top + high * t + lift)], "crim", 1)
    hull = c.blob([(px, py + lift, *corner) for px, py, *corner in HULL])
    c.add(hull, "wood", R=7, lo=1, hi=3, line=2, ao=1, bias=-0.25)
    c.stroke([(8, 64 + lift), (34, y - 1), (124, y - 2), (152, 61 + lift), (166, 57 + lift)], "red", 3, smooth=True)
    c.stroke([(10, 68 + lift), (34, y + 3), (124, y + 2), (154, 66 + lift)], "gold", 2, smooth=True)
    for x in (52, 76, 100):
        fill(c, (x, y + 5, x + 6, y + 9), "fire", 2)
        fill(c, (x + 1, y + 6, x + 5, y + 8), "fire", 4 if (x // 24 + frame) % 4 else 3)
    # An eye on the bow, so that the ship finds its way.
    c.add(c.ell(24, y + 3, 4, 3), "white", flat=3, line=2, ao=0)
    c.add(c.ell(24.5, y + 3, 1.6, 1.8), "dark", flat=0, line=0, ao=0)
    fill(c, (138, 44 + lift, 158, 60 + lift), "wood", 2)
    fill(c, (136, 42 + lift, 161, 46 + lift), "wood", 3)
    fill(c, (142, 49 + lift, 148, 56 + lift), "fire", 3)
    stamp(c, temple.paper_lantern(frame, "fire", 9), 156, 36 + lift)
    return c


def _quay(place: Place) -> list[Image.Image]:
    """The junk, poles with cords of lanterns, mooring posts."""
    frames = []
    for frame in range(FRAMES):
        c = Canvas(WIDTH, HEIGHT)
        x, y = place["junk"]
        stamp(c, junk(frame), x, y)
        fill(c, (x + 8, GROUND - 6, x + 160, GROUND), "navy", 2)
        for k in range(24):
            px = x + 10 + (k * 37) % 146 + (0, 1, 2, 1)[(frame + k) % FRAMES]
            fill(c, (px, GROUND - 6 + k % 6, px + 7, GROUND - 5 + k % 6), "navy", 4 if k % 3 else 3)
        for px, top in place["poles"]:
            fill(c, (px, top, px + 4, GROUND + 2), "wood", 2)
            fill(c, (px, top, px + 1, GROUND + 2), "wood", 3)
            fill(c, (px + 3, top, px + 4, GROUND + 2), "wood", 1)
            fill(c, (px - 1, top, px + 5, top + 2), "wood", 3)
        for x0, y0, length, sag in place["cords"]:
            for k in range(length):
                t = k / length
                dot(c, x0 + k, round(y0 + 4 * sag * t * (1 - t)), "dark", 3)
        for k, (px, py, name) in enumerate(place["hanging"]):
            stamp(c, temple.PROPS[name](frame + k), px, py)
        for px in place["bollards"]:
            _bollard(c, px)
        frames.append(c.image())
    return frames


def _bollard(c: Canvas, x: int) -> None:
    """A mooring post with a hawser round it."""
    c.add(c.rect(x - 5, GROUND - 18, x + 5, GROUND + 4), "wood", R=4, lo=1, hi=3, line=2)
    c.add(c.ell(x, GROUND - 18, 6, 2.6), "wood", R=2, lo=2, hi=4, line=2)
    for k in range(3):
        fill(c, (x - 6, GROUND - 11 + k * 3, x + 6, GROUND - 9 + k * 3), "straw", 2 if k % 2 else 1)
        fill(c, (x - 6, GROUND - 11 + k * 3, x, GROUND - 10 + k * 3), "straw", 3)


def _pier(place: Place) -> list[Image.Image]:
    """Wet planks across the pier: the lanterns stand in them as broken columns of light; crates, puddles, rain."""
    c = Canvas(WIDTH, HEIGHT)
    _planks(c)
    band = np.zeros((HEIGHT, WIDTH), bool)
    band[GROUND : GROUND + 3] = True
    shift_levels(c, band, -1, 0)
    for x, radius in place["floor_lights"]:
        torch_light(c, x, GROUND + 4, radius, onto="wood", warm="wood", flatten=2.4)
    dusk(c, 172, 214, lowest=0)
    for x, y, name in place["ground_props"]:
        prop = temple.PROPS[name](0) if name in temple.PROPS else furniture.PROPS[name]()
        stamp(c, prop, x, y - prop.h, shadow=1)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for k, (x, ramp, length) in enumerate(place["reflections"]):
            _reflection(moving, x, ramp, length, frame + k)
        for k, (x, y) in enumerate(place["puddles"]):
            _puddle(moving, x, y, frame + k)
        frames.append(moving.image())
    return frames


def _planks(c: Canvas) -> None:
    """Boards that lie across: strips that grow towards the viewer, each with its own tone, joints and nails."""
    rnd = dice("pier")
    y, height = GROUND, 4.0
    while y < HEIGHT:
        tall = round(height)
        base = 2 - (rnd.random() < 0.4)
        fill(c, (0, y, WIDTH, y + tall), "wood", base)
        fill(c, (0, y, WIDTH, y + 1), "wood", 0)
        fill(c, (0, y + 1, WIDTH, y + 2), "wood", base + 1)
        for _ in range(8 + tall // 2):
            x, n = rnd.randrange(WIDTH), rnd.randint(30, 90)
            fill(
                c,
                (x, y + rnd.randint(2, max(2, tall - 1)), x + n, y + tall),
                "wood",
                max(0, base + rnd.choice((-1, -1, 0))),
            )
            gx, gy, gn = rnd.randrange(WIDTH), y + rnd.randint(2, max(2, tall - 1)), rnd.randint(4, 20)
            fill(c, (gx, gy, gx + gn, gy + 1), "wood", base + rnd.choice((-1, 1, 0)))
        for _ in range(3):
            x = rnd.randrange(WIDTH)
            lean = (x - WIDTH / 2) / max(20, y + 30)
            for k in range(tall):
                dot(c, round(x + lean * k), y + k, "wood", 0)
            for side in (-4, 4):
                dot(c, x + side, y + 2 + tall // 4, "iron", 4)
        y += tall
        height *= 1.16


def _reflection(c: Canvas, x: int, ramp: str, length: int, frame: int) -> None:
    """A lantern seen in the wet wood: short bars, brighter near the pier's edge."""
    rnd = dice("reflection", x)
    for k in range(0, length, 2):
        half = rnd.randint(2, 5) * (1 - k / length) + 1
        wobble = (0, 1, 0, -1)[(frame + k // 2) % FRAMES]
        if rnd.random() < 0.78:
            fill(
                c,
                (round(x - half + wobble), GROUND + 2 + k, round(x + half + wobble), GROUND + 3 + k),
                ramp,
                2 if k < length * 0.5 else 1,
            )


def _puddle(c: Canvas, x: int, y: int, frame: int) -> None:
    """Standing water with the sky in it and a ring where a drop falls."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    inside = ((xx - x) / 26) ** 2 + ((yy - y) / 5) ** 2 + 0.12 * np.sin(xx * 0.5) <= 1
    c.r[inside], c.l[inside] = RID["navy"], 2
    c.l[inside & ~np.roll(inside, 1, 0)] = 3
    step = frame % FRAMES
    if step < 3:
        far = np.hypot((xx - x + 6) / (4 + step * 5), (yy - y) / (1 + step * 1.2))
        ring = inside & (far <= 1) & (far > (0.6, 0.75, 0.85)[step])
        c.l[ring] = 4
    for k in range(3):
        fill(c, (x - 14 + k * 9, y + k - 1, x - 8 + k * 9 + k, y + k), "navy", 3)
    angle = math.pi * step / 2
    dot(c, round(x + 12 + math.cos(angle)), y - 1, "navy", 5)
