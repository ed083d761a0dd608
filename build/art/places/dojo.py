"""The dojo: a timber hall with paper screens and an evening garden. Its data: assets/source/places/dojo.toml.

Coordinates are those of the stage (640x218, its top is row 22 of the screen). The upper half is wall, the floor goes on
under the boards of tokens.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import temple
from art.places.boards import floorboards, gloss
from art.places.brushes import FRAMES, copy, dice, dot, dusk, fill, gradient, on_ramps, shift_levels, stamp, torch_light
from art.places.courtyard import cloud_strip, hill_ranges
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
GROUND = 96
"""The wall meets the floor here."""

WAVES = """
.....aa.....
...aa..aa...
..a.bbb..a..
.a.b...b..a.
a.b..a..b..a
a.b.a...b..a
.a...aaa..a.
..aaa...aa..
"""
"""One wave of the carved transom, 12 px wide."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front; sky, clouds and garden are seen through the opening."""
    return [
        PaintedLayer("sky", [gradient(WIDTH, HEIGHT, place["sky"])], 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", _garden(place), 0.25),
        PaintedLayer("middle", _hall(place), 0.6),
        PaintedLayer("ground", _floor(place), 1.0),
    ]


def _garden(place: Place) -> list[Image.Image]:
    """Hills, a pond with the evening in it, a pine, a lantern, fireflies."""
    hills = hill_ranges({**place, "town": []}, WIDTH, HEIGHT)
    still = Canvas(WIDTH, HEIGHT)
    pond = still.ell(322, 90, 52, 9)
    still.add(pond, "stone", flat=2, line=0, ao=0)
    for x, y, r in ((276, 92, 9), (368, 93, 10), (258, 94, 12), (390, 94, 9)):
        mound = Canvas(2 * r + 2, r + 8)
        mound.add(mound.ell(r + 1, r * 0.6 + 1, r, r * 0.6), "leaf", R=5, lo=1, hi=2, line=0, ao=0)
        stamp(still, mound, x - r - 1, round(y - r * 0.6 - 1))
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        rnd = dice("pond")
        for k in range(26):
            x, y, n = rnd.randrange(276, 362), rnd.randrange(83, 96), rnd.randint(3, 9)
            x += (0, 1, 2, 1)[(frame + k) % FRAMES]
            if (pond[y, x : x + n] < -1).all():
                fill(c, (x, y, x + n, y + 1), "tan" if k % 3 == 0 else "stone", 4 if k % 3 == 0 else 3)
        for x, y, name in place["garden"]:
            stamp(c, temple.PROPS[name](frame), x, y)
        for k, (x, y) in enumerate(place["fireflies"]):
            if (frame + k) % FRAMES < 2:
                dot(c, x + (frame + k) % 2, y - frame % 2, "fire", 5)
        image = hills.copy()
        image.alpha_composite(c.image())
        frames.append(image)
    return frames


def _hall(place: Place) -> list[Image.Image]:
    still = _wall(place)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y, name) in enumerate(place["hanging"]):
            stamp(c, temple.PROPS[name](frame + k), x, y)
        frames.append(c.image())
    return frames


def _wall(place: Place) -> Canvas:
    c = Canvas(WIDTH, HEIGHT)
    for left, right in place["plaster"]:
        _plaster(c, left, right)
    for left, right, count in place["screens"]:
        _screens(c, left, right, count)
    for x, y, radius in place["lights"]:
        torch_light(c, x, y, radius)
    _opening(c, place["opening"])
    for x, width in place["posts"]:
        _post(c, x, width)
    _beams(c, place)
    for x, y, name in place["wall_props"]:
        stamp(c, temple.PROPS[name](0), x, y, shadow=1)
    dusk(c, GROUND - 12, GROUND + 10, lowest=0)
    return c


def _plaster(c: Canvas, left: int, right: int) -> None:
    """Rough clay wall over a boarded foot."""
    rnd = dice("plaster", left)
    fill(c, (left, 20, right, GROUND), "iron", 2)
    for _ in range(150):
        x, y, n = rnd.randrange(left, right - 6), rnd.randrange(26, 70), rnd.randint(2, 7)
        fill(c, (x, y, x + n, y + 1), "iron", rnd.choice((1, 3, 2, 3)))
    fill(c, (left, 70, right, GROUND), "wood", 1)
    for x in range(left + 2, right, 13):
        fill(c, (x, 72, x + 1, GROUND), "wood", 0)
        fill(c, (x + 1, 72, x + 2, GROUND), "wood", 2)
    fill(c, (left, 68, right, 69), "wood", 3)
    fill(c, (left, 69, right, 72), "wood", 2)
    fill(c, (left, 72, right, 73), "wood", 0)


def _screens(c: Canvas, left: int, right: int, count: int) -> None:
    """Sliding screens: paper in a lattice, one of them a little open over the next; a boarded foot."""
    wide = (right - left) / count
    rnd = dice("screens", left)
    for number in range(count):
        x0, x1 = round(left + number * wide), round(left + (number + 1) * wide)
        fill(c, (x0, 24, x1, GROUND), "wood", 1)
        fill(c, (x0 + 3, 28, x1 - 3, 82), "iron", 3)
        for _ in range(10):
            x, y, n = rnd.randrange(x0 + 3, x1 - 8), rnd.randrange(29, 80), rnd.randint(2, 5)
            fill(c, (x, y, x + n, y + 1), "iron", 2 if rnd.random() < 0.5 else 4)
        for y in (41, 54, 67):
            fill(c, (x0 + 3, y, x1 - 3, y + 1), "wood", 1)
        for k in (1, 2):
            x = round(x0 + 3 + k * (x1 - x0 - 6) / 3)
            fill(c, (x, 28, x + 1, 82), "wood", 1)
        fill(c, (x0, 24, x0 + 1, GROUND), "wood", 2)
        fill(c, (x1 - 1, 24, x1, GROUND), "wood", 0)
        fill(c, (x0 + 3, 84, x1 - 3, GROUND - 3), "wood", 2)
        fill(c, (x0 + 3, 84, x1 - 3, 85), "wood", 3)
        fill(c, (x0 + 2, 58, x0 + 4, 64), "gold", 1)


def _opening(c: Canvas, box: list[int]) -> None:
    """The wall is cut away; a veranda with a low rail lies before the garden."""
    x0, y0, x1, y1 = box
    c.r[y0:y1, x0:x1] = -1
    for x in (x0, x1 - 3):
        fill(c, (x, y0, x + 3, y1), "wood", 1)
        fill(c, (x, y0, x + 1, y1), "wood", 2)
    fill(c, (x0, y0 + 3, x1, y0 + 4), "wood", 0)
    fill(c, (x0, y0, x1, y0 + 3), "wood", 2)
    # A bamboo blind, rolled up under the lintel.
    fill(c, (x0 + 6, y0 + 4, x1 - 6, y0 + 9), "straw", 1)
    fill(c, (x0 + 6, y0 + 4, x1 - 6, y0 + 5), "straw", 2)
    fill(c, (x0 + 6, y0 + 8, x1 - 6, y0 + 9), "straw", 0)
    for x in (x0 + 30, x1 - 32):
        fill(c, (x, y0 + 3, x + 2, y0 + 14), "red", 2)
        dot(c, x, y0 + 14, "red", 3)
    fill(c, (x0, y1 - 2, x1, GROUND), "wood", 2)
    fill(c, (x0, y1 - 2, x1, y1 - 1), "wood", 4)
    fill(c, (x0, y1 + 2, x1, y1 + 3), "wood", 0)
    for x in range(x0 + 4, x1, 18):
        fill(c, (x, y1 - 1, x + 1, y1 + 2), "wood", 1)


def _post(c: Canvas, x: int, width: int) -> None:
    for k in range(width):
        level = 3 if k == 1 else 2 if k < width // 2 else 1
        fill(c, (x + k, 0, x + k + 1, GROUND + 1), "wood", 0 if k in (0, width - 1) else level)
    rnd = dice("post", x)
    for _ in range(5):
        y = rnd.randrange(28, 88)
        fill(c, (x + 3, y, x + 4, y + rnd.randint(3, 8)), "wood", 1)
    fill(c, (x - 1, GROUND - 4, x + width + 1, GROUND + 1), "iron", 1)
    fill(c, (x - 1, GROUND - 4, x + width + 1, GROUND - 3), "iron", 3)


def _beams(c: Canvas, place: Place) -> None:
    """The tie beam, a carved transom of waves, the lintel."""
    fill(c, (0, 0, WIDTH, 7), "wood", 2)
    fill(c, (0, 0, WIDTH, 1), "wood", 1)
    fill(c, (0, 5, WIDTH, 6), "wood", 1)
    fill(c, (0, 6, WIDTH, 7), "wood", 0)
    fill(c, (0, 7, WIDTH, 18), "dark", 1)
    for x in range(0, WIDTH, 12):
        c.grid(x, 8, WAVES, {"a": ("wood", 2), "b": ("wood", 1)})
    fill(c, (0, 18, WIDTH, 19), "wood", 4)
    fill(c, (0, 19, WIDTH, 23), "wood", 2)
    fill(c, (0, 23, WIDTH, 24), "wood", 1)
    fill(c, (0, 24, WIDTH, 25), "wood", 0)
    for x, width in place["posts"]:
        fill(c, (x - 2, 17, x + width + 2, 24), "wood", 1)
        fill(c, (x - 1, 17, x + width + 1, 23), "wood", 3)
        fill(c, (x - 1, 17, x + width + 1, 18), "wood", 5)
        middle = x + width // 2
        c.grid(middle - 2, 18, ".a.a.\naabaa\n.bab.\naabaa\n.a.a.", {"a": ("gold", 3), "b": ("gold", 1)})


def _floor(place: Place) -> list[Image.Image]:
    """Polished boards; the opening and the lamps lie in them; a drum."""
    c = Canvas(WIDTH, HEIGHT)
    floorboards(c, GROUND, "dojo", horizon=-30, width=34)
    x0, _, x1, _ = place["opening"]
    gloss(c, x0 + 4, x1 - 8, GROUND + 2, GROUND + 62, "iron", 4, "dojo")
    band = np.zeros((HEIGHT, WIDTH), bool)
    band[GROUND : GROUND + 4] = True
    shift_levels(c, band & on_ramps(c, ["wood"]), -1, 0)
    fill(c, (0, GROUND, WIDTH, GROUND + 1), "dark", 0)
    for x, radius in place["floor_lights"]:
        warm = Canvas(WIDTH, HEIGHT)
        warm.r[:], warm.l[:] = c.r, c.l
        torch_light(c, x, GROUND + 6, radius, onto="wood", warm="wood", flatten=2.6)
    dusk(c, 168, 214, lowest=0)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for x, y, name in place["ground_props"]:
            prop = temple.PROPS[name](frame)
            _shadow(moving, x + prop.w // 2, y + prop.h, prop.w // 2)
            stamp(moving, prop, x, y)
        frames.append(moving.image())
    return frames


def _shadow(c: Canvas, x: int, y: int, half: int) -> None:
    """A soft-edged contact shadow on the boards."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    inside = ((xx - x - 2) / (half + 3)) ** 2 + ((yy - y + 1) / 3.2) ** 2 <= 1
    shift_levels(c, inside & (c.r != RID["dark"]), -1, 0)
