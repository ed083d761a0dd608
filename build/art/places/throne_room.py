"""The throne room by candlelight, where the drafts take place. Its data: assets/source/places/throne_room.toml.

Coordinates are those of its stage (640x152, its top is row 22 of the screen; some rows more lie under the rail).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import furniture, masonry
from art.places.brushes import FRAMES, copy, dice, dot, dusk, fill, gradient, shift_levels, stamp, torch_light
from art.places.courtyard import cloud_strip, hill_ranges
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 160
#: The wall meets the floor here.
FLOOR = 118

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front; sky, clouds and hills are seen through the windows."""
    return [
        PaintedLayer("sky", _sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [hill_ranges(place, WIDTH, HEIGHT)], 0.25),
        PaintedLayer("keep", _hall(place), 0.6),
        PaintedLayer("ground", _floor(place), 1.0),
    ]


def _sky(place: Place) -> list[Image.Image]:
    base = gradient(WIDTH, HEIGHT, place["sky"])
    rnd = dice("night")
    stars = [(rnd.randrange(WIDTH), rnd.randrange(80), rnd.choice(place["star_colours"])) for _ in range(150)]
    frames = []
    for frame in range(FRAMES):
        image = base.copy()
        for k, (x, y, colour) in enumerate(stars):
            if k % 5 or k // 5 % FRAMES != frame:
                image.putpixel((x, y), (*rgb(colour), 255))
        frames.append(image)
    return frames


def _hall(place: Place) -> list[Image.Image]:
    still = _wall(place)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, banner in enumerate(place["banners"]):
            cloth = furniture.cloth((frame + k) % FRAMES, banner["ramp"], banner["height"], banner["emblem"])
            stamp(c, cloth, banner["x"] - cloth.w // 2, banner["y"], shadow=1)
        for k, (x, y) in enumerate(place["chandeliers"]):
            stamp(c, chandelier((frame + k) % FRAMES, y), x - 30, 0)
        frames.append(c.image())
    return frames


def _wall(place: Place) -> Canvas:
    c = Canvas(WIDTH, HEIGHT)
    masonry.bricks(c, (0, 0, WIDTH, HEIGHT), "throne room", base=2)
    # Dark upwards: the vault is out of the candles' reach.
    xx_height = np.add.outer(np.arange(HEIGHT), np.zeros(WIDTH))
    shift_levels(c, (xx_height < 10), -1, 1)
    _frieze(c, 0)
    for x in place["windows"]:
        _tall_window(c, x, 22, 34, 78)
    for x, y, radius in place["lights"]:
        torch_light(c, x, y, radius)
    for x in place["columns"]:
        column(c, x, 0, FLOOR)
    _alcove(c, 320, place)
    dusk(c, FLOOR - 14, FLOOR + 6)
    return c


def _frieze(c: Canvas, y: int) -> None:
    """A carved band under the vault: lozenges between two mouldings."""
    fill(c, (0, y, c.w, y + 14), "iron", 1)
    fill(c, (0, y + 12, c.w, y + 13), "iron", 4)
    fill(c, (0, y + 13, c.w, y + 15), "iron", 2)
    fill(c, (0, y + 15, c.w, y + 16), "iron", 0)
    for x in range(8, c.w, 16):
        for k in range(-4, 5):
            half = 4 - abs(k)
            fill(c, (x - half, y + 6 + k, x + half + 1, y + 7 + k), "iron", 2)
            dot(c, x - half, y + 6 + k, "iron", 3)
        dot(c, x, y + 6, "gold", 2)


def _tall_window(c: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A pointed window, open to the sky behind: the wall is cut away, a stone frame and tracery stay."""
    middle, half = x + width / 2, width / 2
    outer = _pointed(c, middle, y, half + 4, height + 6)
    inner = _pointed(c, middle, y + 5, half, height)
    c.add(outer, "iron", flat=3, line=0, ao=1, aod=(2, 2))
    for k in range(0, height, 9):
        fill(c, (round(middle - half - 4), y + 12 + k, round(middle - half), y + 13 + k), "iron", 1)
        fill(c, (round(middle + half), y + 12 + k, round(middle + half + 4), y + 13 + k), "iron", 1)
    rim = (inner <= 1.5) & (inner > 0)
    c.l[rim], c.r[rim] = 1, RID["iron"]
    hole = inner <= 0
    c.r[hole] = -1
    bars = np.zeros_like(hole)
    bars[:, round(middle) - 1 : round(middle) + 1] = True
    for k in range(18, height, 16):
        bars[y + 5 + k, :] = True
    ring = np.hypot(*np.meshgrid(np.arange(c.w) + 0.5 - middle, np.arange(c.h) + 0.5 - (y + 20)))
    bars |= (ring < 7.5) & (ring > 5.5)
    bars &= ~(ring <= 5.5)
    bars &= hole
    c.r[bars], c.l[bars] = RID["iron"], 1
    lit = bars & ~np.roll(bars, 1, 1)
    c.l[lit] = 2
    sill = y + 5 + height
    fill(c, (round(middle - half - 7), sill, round(middle + half + 7), sill + 2), "iron", 4)
    fill(c, (round(middle - half - 7), sill + 2, round(middle + half + 7), sill + 5), "iron", 2)
    fill(c, (round(middle - half - 6), sill + 5, round(middle + half + 6), sill + 6), "iron", 0)


def _pointed(c: Canvas, middle: float, top: float, half: float, height: float) -> Any:
    """A gothic arch: two arcs that meet at the top, straight sides below."""
    points = []
    rise = half * 1.35
    for k in range(9):
        t = k / 8
        points.append((middle - half * math.cos(t * math.pi / 2), top + rise * (1 - math.sin(t * math.pi / 2) ** 0.9)))
    points += [(2 * middle - px, py) for px, py in reversed(points[:-1])]
    points += [(middle + half, top + height), (middle - half, top + height)]
    return c.poly(points)


def column(c: Canvas, x: int, top: int, foot: int) -> None:
    """A round pillar 22 px wide, centred at x, with capital and base, lit from the left."""
    shade = np.zeros((c.h, c.w), bool)
    shade[top:foot, max(0, x + 11) : x + 17] = True
    shift_levels(c, shade, -1, 0)
    profile = (1, 2, 3, 3, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1)
    for k, level in enumerate(profile):
        fill(c, (x - 9 + k, top, x - 8 + k, foot), "iron", level)
    rnd = dice("column", x)
    for y in range(top + 26, foot - 12, 22):
        for k, level in enumerate(profile):
            dot(c, x - 9 + k, y, "iron", max(0, level - 1))
    for _ in range(9):
        dot(c, x + rnd.randint(-6, 4), rnd.randint(top + 18, foot - 14), "iron", 2)
    fill(c, (x - 10, top, x - 9, foot), "iron", 0)
    fill(c, (x + 9, top, x + 10, foot), "iron", 0)
    for y0, y1, half, gold in (
        (top + 12, top + 20, 12, True),
        (top + 20, top + 23, 10, False),
        (foot - 10, foot - 6, 11, False),
        (foot - 6, foot, 13, False),
    ):
        fill(c, (x - half - 1, y0 - 1, x + half + 1, y1 + 1), "iron", 0)
        fill(c, (x - half, y0, x + half, y1), "iron", 3)
        fill(c, (x - half, y0, x + half, y0 + 1), "iron", 5)
        fill(c, (x - half, y0 + 1, x - half + 2, y1), "iron", 4)
        fill(c, (x + half - 6, y0 + 1, x + half, y1), "iron", 2)
        if gold:
            for gx in range(x - half + 2, x + half - 1, 5):
                c.grid(gx, y0 + 2, ".a.\naba\n.b.", {"a": ("gold", 3), "b": ("gold", 2)})


def _alcove(c: Canvas, x: int, place: Place) -> None:
    """The heart of the room: a niche with drawn curtains under a golden canopy, the throne on its steps."""
    arch = _pointed(c, x, 8, 62, FLOOR - 8)
    c.add(arch, "iron", flat=3, line=2, ao=1, aod=(2, 2))
    for k in range(-60, 61, 12):
        c.stroke([(x + k * 0.86, 30 + abs(k) * 0.7), (x + k, 24 + abs(k) * 0.72)], "iron", 1)
    for y in range(56, FLOOR, 10):
        fill(c, (x - 62, y, x - 53, y + 1), "iron", 1)
        fill(c, (x + 53, y, x + 62, y + 1), "iron", 1)
    niche = _pointed(c, x, 16, 54, FLOOR - 16)
    c.add(niche, "violet", flat=1, line=2, ao=0)
    inside = niche <= 0
    _drapery(c, x, inside)
    _throne(c, x, FLOOR - 10, place["throne_ramp"])
    for k, half in enumerate((34, 42, 50)):
        y = FLOOR - 12 + k * 4
        fill(c, (x - half - 1, y - 1, x + half + 1, y + 4), "iron", 0)
        fill(c, (x - half, y, x + half, y + 4), "iron", 3)
        fill(c, (x - half, y, x + half, y + 1), "iron", 4)
        fill(c, (x - 18 - k * 2, y, x + 18 + k * 2, y + 4), "red", 2)
        fill(c, (x - 18 - k * 2, y, x + 18 + k * 2, y + 1), "red", 3)
        fill(c, (x - 19 - k * 2, y, x - 18 - k * 2, y + 4), "gold", 3)
        fill(c, (x + 18 + k * 2, y, x + 19 + k * 2, y + 4), "gold", 2)


def _drapery(c: Canvas, x: int, inside: Any) -> None:
    """Two curtains gathered to the sides and a scalloped valance with a fringe."""
    for y in range(16, FLOOR):
        reach = 22 + 20 * math.cos(min(1.0, (y - 16) / 66) * math.pi / 2) if y < 82 else 22 + (y - 82) * 0.16
        for side in (-1, 1):
            for k in range(54):
                px = x + side * (54 - k) - (side > 0)
                if k < reach and 0 <= px < c.w and inside[y, px]:
                    fold = math.sin((k + (y - 16) * 0.12) * 0.9)
                    level = 3 if fold > 0.45 else 1 if fold < -0.5 else 2
                    if k > reach - 2:
                        c.r[y, px], c.l[y, px] = RID["gold"], 3 if side < 0 else 2
                    else:
                        c.r[y, px], c.l[y, px] = RID["crim"], level + 1
    for side in (-1, 1):
        for k in range(22):
            px = x + side * (54 - k) - (side > 0)
            for dy in range(4):
                if inside[80 + dy, px]:
                    c.r[80 + dy, px], c.l[80 + dy, px] = RID["gold"], (5, 4, 3, 1)[dy]
    for px in range(x - 54, x + 54):
        depth = 34 + round(5 * abs(math.sin((px - x) * math.pi / 27)))
        for y in range(16, depth):
            if inside[y, px]:
                fold = math.sin((px - x) * 0.7)
                c.r[y, px], c.l[y, px] = RID["crim"], 4 if fold > 0.5 else 2 if fold < -0.4 else 3
        for y, level in ((depth, 4), (depth + 1, 3), (depth + 2, 1 if px % 2 else 3)):
            if inside[y, px]:
                c.r[y, px], c.l[y, px] = RID["gold"], level


def _throne(c: Canvas, x: int, foot: int, ramp: str) -> None:
    """A high-backed golden throne with a padded back and a crown on top, 44 px wide."""
    back = c.poly(
        [
            (x - 19, foot),
            (x - 19, foot - 52),
            (x - 12, foot - 60),
            (x, foot - 64),
            (x + 12, foot - 60),
            (x + 19, foot - 52),
            (x + 19, foot),
        ]
    )
    c.add(back, "gold", R=3, lo=1, hi=4, metal=True, line=2, bias=-0.3)
    c.add(back + 4, ramp, R=10, lo=1, hi=3, line=1, bias=-0.1)
    for row in range(5):
        for k in range(-2, 3):
            px, py = x + k * 6 + (row % 2) * 3 - 1, foot - 52 + row * 9
            if abs(px - x) < 13:
                dot(c, px, py, "gold", 4)
                dot(c, px + 1, py + 1, ramp, 1)
    for side in (-1, 1):
        post = x + side * 20
        c.add(c.rect(post - 2.5, foot - 56, post + 2.5, foot), "gold", R=2, lo=1, hi=4, metal=True, line=2, bias=-0.1)
        c.add(c.ell(post, foot - 58, 3.4, 3.4), "gold", R=3, lo=2, hi=5, metal=True, line=2)
        arm = x + side * 24
        c.add(
            c.rect(min(arm, x + side * 14), foot - 26, max(arm, x + side * 14), foot - 22),
            "gold",
            R=2,
            lo=1,
            hi=4,
            line=2,
        )
        c.add(c.rect(arm - 2, foot - 24, arm + 2, foot), "gold", R=2, lo=1, hi=4, line=2, bias=-0.1)
        c.add(c.ell(arm, foot - 24, 3, 3), "gold", R=2.5, lo=2, hi=5, line=2)
    c.add(c.rect(x - 20, foot - 16, x + 20, foot - 9), ramp, R=3, lo=1, hi=4, line=2)
    c.add(c.rect(x - 21, foot - 9, x + 21, foot), "gold", R=3, lo=1, hi=3, line=2, bias=-0.5)
    for k in range(-16, 17, 8):
        c.grid(x + k - 1, foot - 6, ".a.\naba\n.b.", {"a": ("gold", 4), "b": ("gold", 1)})
    c.grid(x - 7, foot - 73, furniture.LARGE_CROWN, furniture.LARGE_CROWN_KEY, line=1)


def chandelier(frame: int, drop: int) -> Canvas:
    """An iron hoop with seven candles on a chain of `drop` px, 60 wide."""
    c = Canvas(60, drop + 16)
    for y in range(0, drop - 4, 3):
        dot(c, 30, y, "iron", 4)
        dot(c, 30, y + 1, "iron", 1)
    for side in (-1, 1):
        c.stroke([(30, drop - 8), (30 + side * 24, drop + 4)], "iron", 1)
    for k, (x, back) in enumerate(((5, 0), (13, 1), (21, 0), (30, 1), (39, 0), (47, 1), (55, 0))):
        y = drop + 3 - back * 2 + round(2 * math.sin(x / 60 * math.pi))
        fill(c, (x - 1, y - 5, x + 1, y), "bone", 3)
        lean = (0, 1, 0, -1)[(frame + k) % FRAMES]
        dot(c, x - 1, y - 6, "fire", 4)
        dot(c, x, y - 6, "fire", 3)
        dot(c, x - 1, y - 7, "fire", 5)
        dot(c, x, y - 7, "fire", 4)
        dot(c, x - 1 + max(0, lean), y - 8, "fire", 4)
        if frame % 2 == k % 2:
            dot(c, x - 1 + max(0, lean), y - 9, "fire", 3)
    hoop = c.cut(c.ell(30, drop + 6, 28, 5), c.ell(30, drop + 5, 26, 3))
    c.add(hoop, "gold", R=2, lo=1, hi=4, line=0, ao=0, bias=-0.1)
    return c


def _floor(place: Place) -> list[Image.Image]:
    """Chequered marble in perspective, the carpet to the throne, candelabra."""
    c = Canvas(WIDTH, HEIGHT)
    horizon, near, size = 70.0, float(HEIGHT), 44.0
    for y in range(FLOOR, HEIGHT):
        scale = (near - horizon) / (y + 0.5 - horizon)
        depth = scale * 2.6
        along = (np.arange(WIDTH) + 0.5 - WIDTH / 2) * scale / size
        odd = (np.floor(along + 0.5).astype(int) + math.floor(depth * 2.2)) % 2
        c.r[y, :] = RID["iron"]
        c.l[y, :] = np.where(odd == 0, 3, 2)
        seam = np.abs(along + 0.5 - np.floor(along + 0.5)) < scale / size
        c.l[y, :] = np.where(seam, 1, c.l[y, :])
    _shine(c)
    fill(c, (0, FLOOR, WIDTH, FLOOR + 1), "iron", 0)
    fill(c, (0, FLOOR + 1, WIDTH, FLOOR + 3), "iron", 1)
    for y in range(FLOOR, HEIGHT):
        half = 24 + (y - FLOOR) * 1.0
        x0, x1 = round(320 - half), round(320 + half)
        fill(c, (x0, y, x1, y + 1), "red", 2)
        weave = (y - FLOOR) % 6 == 3
        for x in range(x0 + 5, x1 - 5):
            if weave and (x - 320) % 8 < 2:
                dot(c, x, y, "red", 3)
        for edge, level in ((x0, 3), (x0 + 1, 4), (x1 - 2, 3), (x1 - 1, 2)):
            dot(c, edge, y, "gold", level)
        for edge in (x0 + 4, x1 - 5):
            dot(c, edge, y, "gold", 2)
    for x, radius in place["floor_lights"]:
        torch_light(c, x, FLOOR + 6, radius, flatten=3.0)
    dusk(c, HEIGHT - 12, HEIGHT + 4)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for k, (x, y) in enumerate(place["candelabra"]):
            stand = furniture.candles((frame + k) % FRAMES)
            stamp(moving, stand, x - 17, y - 69)
        frames.append(moving.image())
    return frames


def _shine(c: Canvas) -> None:
    """Broken reflections of the windows on the polished floor."""
    rnd = dice("shine")
    for _ in range(90):
        x, y = rnd.randrange(4, WIDTH - 12), rnd.randrange(FLOOR + 4, HEIGHT - 2)
        n = rnd.randint(2, 6)
        part = c.l[y, x : x + n]
        c.l[y, x : x + n] = np.where(part > 1, np.minimum(part + 1, 4), part)
