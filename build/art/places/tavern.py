"""The taproom of a tavern by night: a stage of battles. Its data: assets/source/places/tavern.toml.

Coordinates are those of the stage (640x218, its top is row 22 of the screen).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import furniture, masonry, taproom, woodland
from art.places.brushes import FRAMES, bayer, copy, dice, dot, dusk, fill, shift_levels, stamp, torch_light
from art.places.courtyard import cloud_strip, floor_shadow, hill_ranges, sky
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
#: The wall meets the floor here.
GROUND = 176
RAIL = 130
"""Above lies plaster, below panelling."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front; sky, clouds and town are seen through the windows."""
    return [
        PaintedLayer("sky", sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [hill_ranges(place, WIDTH, HEIGHT)], 0.25),
        PaintedLayer("keep", _room(place), 0.6),
        PaintedLayer("ground", _floor(place), 1.0),
    ]


def _room(place: Place) -> list[Image.Image]:
    """Wall, beams and hearth; the fire and the lamps move."""
    still = _wall(place)
    x = place["hearth"]
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        stamp(c, taproom.fire(frame), x - 30, GROUND - 42)
        for k, (lx, drop) in enumerate(place["lamps"]):
            woodland.hanging_lantern(c, lx + (0, 1, 0, -1)[(frame + k) % FRAMES], 16, drop, frame + k)
        frames.append(c.image())
    return frames


def _wall(place: Place) -> Canvas:
    c = Canvas(WIDTH, HEIGHT)
    _plaster(c)
    _panelling(c)
    for x in place["posts"]:
        _beam(c, (x, 0, x + 14, GROUND + 42), upright=True)
    _beam(c, (0, RAIL - 6, WIDTH, RAIL + 4), upright=False)
    for x, y, width, height in place["windows"]:
        _window(c, x, y, width, height)
    for x, y, name in place["hung"]:
        stamp(c, (taproom.PROPS | furniture.PROPS)[name](), x, y, shadow=1)
    for x, y, radius in place["lights"]:
        torch_light(c, x, y, radius, onto="iron", warm="leather")
    _chimney(c, place["hearth"])
    for y in (2, 34):
        _beam(c, (0, y, WIDTH, y + 12), upright=False)
    for x in range(26, WIDTH, 84):
        _beam(c, (x, 0, x + 10, 46), upright=True)
    dusk(c, GROUND - 24, GROUND + 16)
    return c


def _plaster(c: Canvas) -> None:
    """Uneven limewash, darker in patches and under the ceiling, with cracks."""
    fill(c, (0, 0, WIDTH, HEIGHT), "iron", 2)
    rnd = dice("plaster")
    threshold = bayer(HEIGHT, WIDTH)
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    tone = np.sin(columns / 37.0) * np.sin(rows / 23.0 + columns / 61.0)
    c.l[tone > 0.35 + threshold * 0.3] = 3
    c.l[(40 - rows) / 30 > threshold] = 1
    for _ in range(46):
        x, y = rnd.randrange(WIDTH), rnd.randrange(20, RAIL)
        for k in range(rnd.randint(3, 9)):
            dot(c, x + k, y + (k * rnd.randint(0, 1)), "iron", 1)
    for _ in range(18):
        # Where the limewash has come off, courses of stone show.
        x, y = rnd.randrange(WIDTH - 24), rnd.randrange(50, RAIL - 16)
        for row in range(2):
            for k in range(2):
                px, py = x + k * 11 + row * 5, y + row * 6
                fill(c, (px, py, px + 10, py + 5), "iron", 1)
                fill(c, (px, py, px + 9, py + 1), "iron", 3)
                fill(c, (px + 1, py + 1, px + 9, py + 4), "iron", 2)


def _panelling(c: Canvas) -> None:
    """Boards below the rail, each with its own tone, and a skirting."""
    rnd = dice("panels")
    x = 0
    while x < WIDTH:
        width = rnd.choice((11, 13, 14, 16))
        tone = rnd.choice((2, 2, 2, 1, 3))
        fill(c, (x, RAIL, x + width, HEIGHT), "iron", tone)
        fill(c, (x, RAIL, x + 1, HEIGHT), "iron", min(4, tone + 1))
        fill(c, (x + width - 1, RAIL, x + width, HEIGHT), "iron", 0)
        for _ in range(4):
            y, dx = rnd.randrange(RAIL + 5, GROUND), rnd.randrange(2, width - 2)
            fill(c, (x + dx, y, x + dx + 1, y + rnd.randint(4, 12)), "iron", max(0, tone - 1))
        if rnd.random() < 0.25:
            c.grid(x + width // 2 - 2, rnd.randrange(RAIL + 8, GROUND - 10), ".aa.\nabba\n.aa.", KNOT)
        x += width
    fill(c, (0, GROUND - 9, WIDTH, GROUND), "iron", 1)
    fill(c, (0, GROUND - 9, WIDTH, GROUND - 8), "iron", 4)
    fill(c, (0, GROUND - 1, WIDTH, GROUND), "iron", 0)


KNOT = {"a": ("iron", 1), "b": ("iron", 3)}


def _beam(c: Canvas, box: tuple[int, int, int, int], upright: bool) -> None:
    """A hewn beam of oak with its grain, lit on its upper left edges, throwing a shadow."""
    x0, y0, x1, y1 = box
    shade = np.zeros((c.h, c.w), bool)
    shade[max(0, y0 + 2) : y1 + (0 if upright else 3), max(0, x0 + 2) : x1 + (3 if upright else 0)] = True
    shift_levels(c, shade, -1, 0)
    fill(c, (x0, y0, x1, y1), "wood", 1)
    rnd = dice("beam", box)
    long = (y1 - y0) if upright else (x1 - x0)
    for _ in range(long // 6):
        along, across, n = (
            rnd.randrange(long),
            rnd.randrange(1, (x1 - x0 if upright else y1 - y0) - 1),
            rnd.randint(4, 16),
        )
        level = rnd.choice((0, 2, 2))
        part = (
            (x0 + across, y0 + along, x0 + across + 1, min(y1, y0 + along + n))
            if upright
            else (x0 + along, y0 + across, min(x1, x0 + along + n), y0 + across + 1)
        )
        fill(c, part, "wood", level)
    if upright:
        fill(c, (x0, y0, x0 + 1, y1), "wood", 2)
        fill(c, (x1 - 1, y0, x1, y1), "wood", 0)
    else:
        fill(c, (x0, y0, x1, y0 + 1), "wood", 2)
        fill(c, (x0, y1 - 1, x1, y1), "wood", 0)


def _window(c: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A window of small leaded panes, open to the night: the wall is cut away, oak stays round it."""
    fill(c, (x - 6, y - 6, x + width + 6, y + height + 6), "wood", 0)
    fill(c, (x - 5, y - 5, x + width + 5, y + height + 5), "wood", 2)
    fill(c, (x - 5, y - 5, x + width + 5, y - 4), "wood", 3)
    fill(c, (x - 5, y - 5, x - 4, y + height + 5), "wood", 3)
    fill(c, (x - 1, y - 1, x + width + 1, y + height + 1), "wood", 0)
    c.r[y : y + height, x : x + width] = -1
    for px in range(x + 10, x + width - 2, 12):
        fill(c, (px, y, px + 1, y + height), "dark", 1)
    for py in range(y + 11, y + height - 2, 13):
        fill(c, (x, py, x + width, py + 1), "dark", 1)
    middle = x + width // 2
    fill(c, (middle - 2, y, middle + 2, y + height), "wood", 1)
    fill(c, (middle - 2, y, middle - 1, y + height), "wood", 2)
    fill(c, (x - 8, y + height + 4, x + width + 8, y + height + 8), "wood", 0)
    fill(c, (x - 8, y + height + 3, x + width + 8, y + height + 7), "wood", 2)
    fill(c, (x - 8, y + height + 3, x + width + 8, y + height + 4), "wood", 4)


def _chimney(c: Canvas, x: int) -> None:
    """The hearth: a breast of stone up to the ceiling, an oak mantel with its treasures, a deep black mouth."""
    for y in range(46, 112):
        half = 46 + max(0, y - 92) * 0.9
        fill(c, (round(x - half) - 1, y, round(x + half) + 1, y + 1), "iron", 0)
    masonry.bricks(c, (x - 46, 46, x + 46, 112), "chimney")
    masonry.bricks(c, (x - 62, 120, x + 62, GROUND + 4), "hearth")
    for side in (-62, 61):
        fill(c, (x + side, 120, x + side + 1, GROUND + 4), "iron", 0)
    torch_light(c, x, 150, 88, onto="iron", warm="leather")
    shift = np.zeros((c.h, c.w), bool)
    shift[112:124, x - 70 : x + 70] = True
    fill(c, (x - 72, 108, x + 72, 120), "wood", 2)
    fill(c, (x - 72, 108, x + 72, 110), "wood", 3)
    fill(c, (x - 72, 117, x + 72, 120), "wood", 1)
    fill(c, (x - 73, 107, x + 73, 108), "wood", 0)
    fill(c, (x - 72, 120, x + 72, 122), "wood", 0)
    for dx in range(-64, 65, 16):
        c.grid(x + dx - 2, 111, ".a.\naba\n.b.", {"a": ("wood", 4), "b": ("wood", 1)})
    for dx, name in (
        (-58, "tankard"),
        (-40, "bottle"),
        (-28, "tankard"),
        (26, "bottle"),
        (36, "bottle"),
        (50, "tankard"),
    ):
        prop = taproom.PROPS[name]()
        stamp(c, prop, x + dx - prop.w // 2, 108 - prop.h)
    trophy = taproom.boar()
    stamp(c, trophy, x - trophy.w // 2, 56, shadow=1)
    mouth = c.union(c.rect(x - 36, 142, x + 36, GROUND + 6), c.ell(x, 143, 36, 15))
    rim = c.union(c.rect(x - 41, 142, x + 41, GROUND + 6), c.ell(x, 143, 41, 20))
    c.add(rim, "leather", flat=3, line=2, ao=1)
    for degrees in range(180, 361, 15):
        a = math.radians(degrees)
        c.stroke(
            [(x + 36 * math.cos(a), 143 + 15 * math.sin(a)), (x + 41 * math.cos(a), 143 + 20 * math.sin(a))],
            "leather",
            1,
        )
    for y in range(150, GROUND, 9):
        fill(c, (x - 41, y, x - 36, y + 1), "leather", 1)
        fill(c, (x + 36, y, x + 41, y + 1), "leather", 1)
    c.add(mouth, "dark", flat=0, line=0, ao=0)
    inside = mouth <= 0
    rows, columns = np.mgrid[0 : c.h, 0 : c.w] + 0.5
    glow = inside & (np.hypot(columns - x, (rows - GROUND) * 1.2) < 34)
    c.r[glow], c.l[glow] = RID["leather"], 1


def _floor(place: Place) -> list[Image.Image]:
    """Planks in perspective, the hearth's light on them, the furniture; embers move before the hearth."""
    c = Canvas(WIDTH, HEIGHT)
    _planks(c)
    for x, radius in place["floor_lights"]:
        torch_light(c, x, GROUND + 4, radius, flatten=2.6)
    fill(c, (place["hearth"] - 50, GROUND - 1, place["hearth"] + 50, GROUND + 4), "iron", 3)
    fill(c, (place["hearth"] - 50, GROUND - 1, place["hearth"] + 50, GROUND), "iron", 4)
    fill(c, (place["hearth"] - 50, GROUND + 4, place["hearth"] + 50, GROUND + 5), "iron", 0)
    for x, y, name in place["props"]:
        prop = taproom.PROPS[name]()
        floor_shadow(c, x + prop.w // 2, y, prop.w // 2)
        stamp(c, prop, x, y - prop.h)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for k, (x, y, name) in enumerate(place["props"]):
            if name == "table":
                taproom.candle(moving, x + 26, y - 25, frame + k)
        for k in range(5):
            ex = place["hearth"] + (k * 37 % 50) - 25
            if (frame + k) % FRAMES < 2:
                dot(moving, ex, GROUND + 1 + k % 3, "fire", 2 + (frame + k) % 2)
        frames.append(moving.image())
    return frames


def _planks(c: Canvas) -> None:
    """Long boards that run towards (middle, 120), their ends staggered."""
    rnd = dice("planks")
    near, horizon = HEIGHT + 4, 110.0
    tones: dict[int, int] = {}
    for y in range(GROUND, HEIGHT):
        scale = (near - horizon) / (y + 0.5 - horizon)
        along = (np.arange(WIDTH) + 0.5 - WIDTH / 2) * scale / 34
        index = np.floor(along).astype(int)
        into = along - index
        for i in np.unique(index):
            tones.setdefault(int(i), rnd.choice((2, 2, 3, 3, 2)))
        base = np.array([tones[int(i)] for i in index])
        depth = math.log(scale) * 9
        ends = np.array([abs((depth + int(i) * 2.37) % 3.1) < 0.16 for i in index])
        row = np.where(into < scale / 34, 0, np.where(into < 2 * scale / 34, np.minimum(base + 1, 4), base))
        c.r[y, :] = RID["iron"]
        c.l[y, :] = np.where(ends & (into > scale / 34), 1, row)
    for _ in range(240):
        x, y = rnd.randrange(WIDTH), rnd.randrange(GROUND + 2, HEIGHT)
        n = 3 + (y - GROUND) // 6
        lean = (x - 320) / 320
        for k in range(n):
            px = round(x + lean * k * 1.6)
            if 0 <= px < WIDTH and y + k // 2 < HEIGHT and c.l[y + k // 2, px] > 1:
                c.l[y + k // 2, px] -= 1
    fill(c, (0, GROUND, WIDTH, GROUND + 2), "iron", 0)
    dusk(c, HEIGHT - 22, HEIGHT + 2)
