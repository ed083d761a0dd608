"""The temple court on the summit, above the clouds, by moonlight. Its data: assets/source/places/summit.toml.

Coordinates are those of the stage (640x218, its top is row 22 of the screen).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import masonry, temple
from art.places.brushes import FRAMES, copy, dice, dot, dusk, fill, gradient, shift_levels, stamp, torch_light
from art.places.courtyard import cloud_strip
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
GROUND = 96
"""The balustrade stands here."""
FLAG_RAMPS = ("blue", "white", "red", "leaf", "gold")

SIGN = """
............aa..............
.....b.....a..a.............
....bbb....a..a.....bb......
...bbbbb....aa....bbbbbb....
..bb.b.bb.......bbbbbbbbbb..
.bb..b..bb..................
bb...b...bb...bbbbbbbbbbbbb.
b....b....b.................
"""
"""On the gate: a mountain, the moon, a cloud."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front."""
    return [
        PaintedLayer("sky", _sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [_peaks(place)], 0.25),
        PaintedLayer("middle", _gate(place), 0.6),
        PaintedLayer("ground", _court(place), 1.0),
    ]


def _sky(place: Place) -> list[Image.Image]:
    base = gradient(WIDTH, HEIGHT, place["sky"])
    rnd = dice("summit stars")
    stars = [
        (rnd.randrange(WIDTH), int(rnd.random() ** 1.4 * 70), rnd.choice(place["star_colours"])) for _ in range(110)
    ]
    x, y, r = place["moon"]
    c = Canvas(WIDTH, HEIGHT)
    far = np.hypot(*np.meshgrid(np.arange(WIDTH) + 0.5 - x, np.arange(HEIGHT) + 0.5 - y))
    checker = np.add.outer(np.arange(HEIGHT), np.arange(WIDTH)) % 2 == 0
    halo = ((far < r + 10) & (far >= r) & checker) | ((far < r + 5) & (far >= r))
    c.r[halo], c.l[halo] = RID["blue"], 2
    c.add(c.ell(x, y, r, r), "bone", R=r - 1, lo=3, hi=5, line=0, ao=0, th=(-0.9, -0.8, 0.45, 0.9))
    for dx, dy, size in ((-8, -4, 4), (6, 5, 5), (3, -10, 2.5), (-5, 9, 3)):
        c.add(c.ell(x + dx, y + dy, size, size * 0.8), "bone", flat=3, line=0, ao=0)
    moon = c.image()
    frames = []
    for frame in range(FRAMES):
        image = base.copy()
        for k, (sx, sy, colour) in enumerate(stars):
            if k % 5 or k // 5 % FRAMES != frame:
                image.putpixel((sx, sy), (*rgb(colour), 255))
        image.alpha_composite(moon)
        frames.append(image)
    return frames


def _peaks(place: Place) -> Image.Image:
    """Snow peaks and the sea of clouds that hides their feet."""
    c = Canvas(WIDTH, HEIGHT)
    for x, top, half, level in place["peaks"]:
        _peak(c, x, top, half, level)
    rnd = dice("sea of clouds")
    for row, (y, level) in enumerate(((70, 2), (78, 3), (87, 2))):
        for k in range(34):
            x = k * 20 + rnd.randint(-8, 8) + row * 7
            r = rnd.uniform(9, 19)
            puff = Canvas(round(2 * r) + 4, round(r * 0.84) + 4)
            field = puff.ell(puff.w / 2, puff.h / 2, r, r * 0.42)
            puff.add(field, "stone", R=6, lo=level - 1, hi=level, line=0, ao=0)
            stamp(c, puff, round(x - puff.w / 2), round(y + 8 - puff.h / 2))
        fill(c, (0, y + 8, WIDTH, HEIGHT), "stone", level - 1)
    return c.image()


def _peak(c: Canvas, x: int, top: int, half: int, level: int) -> None:
    """A mountain with a lit left flank, a dark right one, snow in gullies."""
    rnd = dice("peak", x)
    ridge = 0.0
    for y in range(top, 100):
        t = y - top
        left, right = x - t * half / 70, x + t * half / 70
        ridge += rnd.choice((-0.6, 0, 0.6, 0.3))
        middle = x + ridge
        fill(c, (round(left), y, round(middle), y + 1), "iron", level + 1)
        fill(c, (round(middle), y, round(right), y + 1), "iron", level)
        snow = 20 - t + rnd.randint(-3, 3)
        if snow > 0:
            fill(c, (round(left + t * 0.1), y, round(middle + snow * 0.1), y + 1), "stone", 4)
            fill(c, (round(middle), y, round(min(right, middle + snow * 0.4)), y + 1), "stone", 3)
    for _ in range(8):
        y = rnd.randint(top + 14, top + 40)
        px = x - rnd.randint(2, max(3, round((y - top) * half / 90)))
        c.stroke([(px, y), (px - 3, y + rnd.randint(4, 10))], "stone", 3)


def _pillar(c: Canvas, x: int, top: int, width: int = 12) -> None:
    """A red lacquered pillar on a stone drum."""
    for k in range(width):
        level = (1, 3, 4, 3, 3, 2, 2, 2, 2, 1, 1, 1)[k * 12 // width]
        fill(c, (x + k, top, x + k + 1, GROUND - 6), "red", level)
    fill(c, (x - 1, top, x, GROUND), "dark", 0)
    fill(c, (x + width, top, x + width + 1, GROUND), "dark", 0)
    for y in (top + 14, GROUND - 22):
        fill(c, (x, y, x + width, y + 3), "gold", 2)
        fill(c, (x, y, x + width // 2, y + 1), "gold", 4)
        fill(c, (x, y + 3, x + width, y + 4), "red", 0)
    c.add(c.rect(x - 3, GROUND - 7, x + width + 3, GROUND + 2), "iron", R=3, lo=1, hi=4, line=2)


def _roof(c: Canvas, x0: int, x1: int, y: int) -> None:
    """A sweeping tiled roof with raised corners and a ridge."""
    middle = (x0 + x1) / 2
    half = (x1 - x0) / 2
    for x in range(x0, x1):
        u = abs(x + 0.5 - middle) / half
        eaves = y + 16 - round(7 * u**4)
        top = y + round(6 * u**1.2 - 5 * max(0.0, u - 0.8))
        for yy in range(top, eaves):
            if 0 <= yy < c.h and 0 <= x < c.w:
                tile = (x - round(middle)) % 5 == 0
                c.r[yy, x] = RID["navy"]
                c.l[yy, x] = 2 if tile else 3 if yy < top + 4 else 3 if (yy - top) % 5 else 2
        dot(c, x, top - 1, "dark", 0)
        dot(c, x, eaves, "gold", 3 if x % 5 else 1)
        dot(c, x, eaves + 1, "red", 2)
        dot(c, x, eaves + 2, "dark", 0)
    fill(c, (round(middle - half * 0.55), y - 3, round(middle + half * 0.55), y + 1), "navy", 4)
    fill(c, (round(middle - half * 0.55), y - 3, round(middle + half * 0.55), y - 2), "navy", 5)
    for side in (-1, 1):
        x = round(middle + side * half * 0.55)
        c.grid(x - 2, y - 8, "..a..\n.aab.\n.aabb\naaabb\naabb.", {"a": ("gold", 3), "b": ("gold", 2)}, flip=side > 0)


def _gate(place: Place) -> list[Image.Image]:
    """The gate over the clouds, cords of flags from it to the masts, the balustrade."""
    still = Canvas(WIDTH, HEIGHT)
    for x in place["masts"]:
        fill(still, (x, 4, x + 3, GROUND), "wood", 2)
        fill(still, (x, 4, x + 1, GROUND), "wood", 3)
        fill(still, (x - 1, 2, x + 4, 5), "gold", 3)
    _balustrade(still, place)
    x0, x1 = place["gate"]
    for x in (x0, x1 - 12):
        _pillar(still, x, 24)
    fill(still, (x0 - 6, 30, x1 + 6, 36), "red", 3)
    fill(still, (x0 - 6, 30, x1 + 6, 31), "red", 4)
    fill(still, (x0 - 6, 35, x1 + 6, 36), "red", 1)
    fill(still, (x0 - 7, 36, x1 + 7, 37), "dark", 0)
    _roof(still, x0 - 22, x1 + 22, 10)
    board = (320 - 19, 26, 320 + 19, 42)
    fill(still, board, "dark", 0)
    fill(still, (board[0] + 1, board[1] + 1, board[2] - 1, board[3] - 1), "gold", 2)
    fill(still, (board[0] + 2, board[1] + 2, board[2] - 2, board[3] - 2), "navy", 2)
    still.grid(board[0] + 5, board[1] + 4, SIGN, {"a": ("gold", 5), "b": ("gold", 4)})
    for x, y, radius in place["lights"]:
        torch_light(still, x, y, radius)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for number, (x, y, length, sag) in enumerate(place["streamers"]):
            stamp(c, temple.streamer(frame, FLAG_RAMPS, length, sag, number), x, y)
        for k, (x, y, name) in enumerate(place["wall_props"]):
            stamp(c, temple.PROPS[name](frame + k), x, y)
        frames.append(c.image())
    return frames


def _balustrade(c: Canvas, place: Place) -> None:
    """A stone rail with posts; it opens at the gate, where steps go down into the clouds."""
    x0, x1 = place["gate"]
    for left, right in ((0, x0 - 4), (x1 + 4, WIDTH)):
        fill(c, (left, GROUND - 18, right, GROUND), "iron", 2)
        for x in range(left + 6, right - 6, 13):
            fill(c, (x, GROUND - 12, x + 7, GROUND - 4), "iron", 1)
            fill(c, (x + 1, GROUND - 11, x + 7, GROUND - 4), "dark", 1)
        fill(c, (left, GROUND - 20, right, GROUND - 16), "iron", 4)
        fill(c, (left, GROUND - 20, right, GROUND - 19), "iron", 5)
        fill(c, (left, GROUND - 16, right, GROUND - 15), "iron", 0)
        for x in range(left + 26, right, 52):
            post = Canvas(14, 36)
            post.add(post.rect(3, 8, 11, 34), "iron", R=3, lo=1, hi=4, line=2)
            post.add(post.ell(7, 6, 4, 4), "iron", R=4, lo=2, hi=5, line=2)
            stamp(c, post, x - 7, GROUND - 34)
    for k in range(3):
        y = GROUND - 6 + k * 3
        fill(c, (x0 + 12 - k * 2, y, x1 - 12 + k * 2, y + 3), "iron", 2)
        fill(c, (x0 + 12 - k * 2, y, x1 - 12 + k * 2, y + 1), "iron", 4)


def _court(place: Place) -> list[Image.Image]:
    """Flagstones with a great inlaid ring; a vessel of incense at each side."""
    c = Canvas(WIDTH, HEIGHT)
    masonry.flagstones(c, GROUND, [4, 5, 6, 8, 10, 12, 15, 18, 22, 24], "summit", horizon=10.0, width=66)
    # Moonlight: every other stone is as dark as its neighbours, only the ring stays pale.
    c.l = np.where(
        c.l >= 4, 3, np.maximum(c.l - (c.l == 3) * (np.add.outer(np.arange(HEIGHT), np.zeros(WIDTH)) > GROUND), 0)
    ).astype(int)
    _inlay(c)
    for x, radius in place["floor_lights"]:
        torch_light(c, x, GROUND + 6, radius, flatten=2.6)
    band = np.zeros((HEIGHT, WIDTH), bool)
    band[GROUND : GROUND + 5] = True
    shift_levels(c, band, -1, 1)
    dusk(c, 172, 214)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for k, (x, y, name) in enumerate(place["ground_props"]):
            stamp(moving, temple.PROPS[name](frame + k), x, y)
        frames.append(moving.image())
    return frames


def _inlay(c: Canvas) -> None:
    """Two rings and eight spokes of paler stone, in perspective."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    u, v = (xx + 0.5 - 320) / 190, (yy + 0.5 - 152) / 46
    far = np.hypot(u, v)
    ring = ((far > 0.93) & (far < 1.0)) | ((far > 0.6) & (far < 0.645))
    angle = np.arctan2(v, u)
    spoke = (np.abs(np.sin(angle * 4)) < 0.05) & (far > 0.645) & (far < 0.93)
    mark = (ring | spoke) & (yy > GROUND + 6)
    c.l[mark] = np.minimum(c.l[mark] + 1, 4)
    rim = (far >= 1.0) & (far < 1.02) & (yy > GROUND + 6)
    c.l[rim] = 1
