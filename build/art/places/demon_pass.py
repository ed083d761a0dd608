"""Scout's battlefield: a misty pass between pines before dawn (`assets/source/places/demon_scout.toml`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import demon_props as props
from art.places.brushes import FRAMES, bayer, copy, dice, dot, fill, gradient
from art.places.demon_ground import HEIGHT, MIDDLE, WIDTH, broken_ground, darken_middle, lay, ridge
from art.places.tiled_map import PaintedLayer

GROUND = 84
"""The path begins here."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front."""
    return [
        PaintedLayer("sky", _sky(place), 0.0),
        PaintedLayer("far", [_slopes(place)], 0.25),
        PaintedLayer("mist", [mist_strip(place["mist"])], 0.1, drift=float(place["mist_drift"])),
        PaintedLayer("middle", _pines(place), 0.6),
        PaintedLayer("ground", _path(place), 1.0),
    ]


def _sky(place: Place) -> list[Image.Image]:
    base = gradient(WIDTH, HEIGHT, place["sky"])
    rnd = dice("pass stars")
    stars = [(rnd.randrange(WIDTH), int(rnd.random() ** 1.6 * 40)) for _ in range(place["stars"])]
    frames = []
    for frame in range(FRAMES):
        image = base.copy()
        for k, (x, y) in enumerate(stars):
            if k % 4 or k // 4 % FRAMES != frame:
                image.putpixel((x, y), (*rgb(("657392", "92a1b9", "5ac54f")[k % 3]), 255))
        frames.append(image)
    return frames


def mist_strip(banks: list[Place], ramp: str = "stone", level: int = 3) -> Image.Image:
    """Flat banks of mist, dithered at their edges; the strip wraps round, so it may drift."""
    c = Canvas(WIDTH, HEIGHT)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    threshold = bayer(HEIGHT, WIDTH)
    for bank in banks:
        dx = (xx - bank["x"] + WIDTH / 2) % WIDTH - WIDTH / 2
        for k, (shift, lift, part) in enumerate(((0.0, 0, 1.0), (0.24, -4, 0.6), (-0.22, 4, 0.66))):
            half = bank["width"] / 2 * part
            far = np.hypot((dx - shift * bank["width"]) / half, (yy - bank["y"] - lift) / (3.6 - 0.6 * k))
            inside = (1 - far) * 1.7 > threshold
            c.r[inside], c.l[inside] = RID[ramp], level
    return c.image()


def _fir(c: Canvas, x: int, foot: int, tall: int, ramp: str, level: int, seed: object, *, plain: bool = False) -> None:
    """A pine in tiers; a plain one is a silhouette."""
    rnd = dice("fir", seed)
    if not plain:
        fill(c, (x - 2, foot - tall // 6, x + 3, foot), "wood", 1)
        fill(c, (x - 2, foot - tall // 6, x, foot), "wood", 2)
    tiers = max(3, tall // 11)
    body = tall - tall // 8
    for k in range(tiers):
        low = foot - tall // 8 - round(body * k / tiers)
        high = low - round(body / tiers * 1.6)
        half = tall * 0.24 * (1 - k / tiers) + 2
        for y in range(max(0, high), low):
            t = (y - high) / max(1, low - high)
            wide = half * t + rnd.uniform(-0.8, 0.8)
            left, right = round(x - wide), round(x + wide)
            fill(c, (left, y, right + 1, y + 1), ramp, level)
            if plain:
                continue
            fill(c, (left, y, round(x - wide * 0.35), y + 1), ramp, level + 1)
            if y % 3 == 0:
                fill(c, (left, y, round(x - wide * 0.6), y + 1), ramp, level + 2)
            fill(c, (round(x + wide * 0.4), y, right + 1, y + 1), ramp, max(0, level - 1))
        if not plain:
            for px in range(round(x - half), round(x + half) + 1, 3):
                dot(c, px, low + rnd.randint(-1, 1), ramp, max(0, level - 1))
                dot(c, px, low - 3, ramp, level + 1 if px < x else level)
    fill(c, (x, foot - tall, x + 1, foot - tall + 3), ramp, level)


def _slopes(place: Place) -> Image.Image:
    c = Canvas(WIDTH, HEIGHT)
    threshold = bayer(HEIGHT, WIDTH)
    yy = np.arange(HEIGHT)[:, None] + np.zeros((1, WIDTH))
    for number, slope in enumerate(place["slopes"]):
        top = ridge(c, slope["points"], GROUND + 6, slope["ramp"], slope["level"], slope["rough"], number)
        for k, (x0, x1, step, tall, ramp, level) in enumerate(place["woods"][number * 2 : number * 2 + 2]):
            rnd = dice("woods", number, k)
            for x in range(x0, x1, step):
                at = min(WIDTH - 1, max(0, x + rnd.randint(-2, 2)))
                high = round(tall * rnd.uniform(0.7, 1.15))
                _fir(c, at, int(top[at]) + 8, high, ramp, level, (number, k, x), plain=True)
        # Mist lies in the valley: towards its bottom every slope fades into the next lighter tone.
        fade = (c.r >= 0) & ((yy - 50) / 40 > threshold)
        c.r[fade], c.l[fade] = RID["stone"], 2
    return c.image()


def _pines(place: Place) -> list[Image.Image]:
    still = Canvas(WIDTH, HEIGHT)
    for k, (x, foot, tall) in enumerate(sorted(place["pines"], key=lambda pine: pine[1])):
        _fir(still, x, foot, tall, "teal", 2, k)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y, size, ramp) in enumerate(place["eyes"]):
            props.eyes(c, x, y, size, ramp, shut=(k + frame) % FRAMES == 0)
        frames.append(c.image())
    return frames


def _path(place: Place) -> list[Image.Image]:
    """Trodden slabs between two banks of moss, wider as they come nearer."""
    still = Canvas(WIDTH, HEIGHT)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    ground = yy >= GROUND
    still.r[ground], still.l[ground] = RID["lagoon"], 3
    plates = broken_ground(GROUND, 66, 40, "pass")
    lay(still, plates, "iron", 2, calm=120)
    # The banks: moss grows over the slabs, in tufts.
    rnd = dice("banks")
    wave = np.array([rnd.uniform(-7, 7) for _ in range(HEIGHT)])
    half = 96 + (yy - GROUND) * 1.12 + np.convolve(wave, np.ones(5) / 5, "same")[:, None]
    bank = ground & (np.abs(xx - MIDDLE) > half)
    still.r[bank], still.l[bank] = RID["lagoon"], 2
    rim = bank & (np.abs(xx - MIDDLE) < half + 3)
    still.l[rim] = 3
    # Moss and grass in patches.
    patch = np.sin(xx * 0.043 + yy * 0.02) + np.sin(xx * 0.019 - yy * 0.07 + 2) + 0.6 * np.sin(xx * 0.11 + yy * 0.13)
    still.l[bank & (patch * 0.4 + 0.42 > bayer(HEIGHT, WIDTH))] = 3
    for _ in range(1500):
        x, y = rnd.randrange(3, WIDTH - 4), rnd.randrange(GROUND + 4, HEIGHT - 2)
        if not bank[y, x]:
            continue
        tall = 2 + (y - GROUND) // 26
        lush = patch[y, x] > -0.2
        for dx in (-1, 0, 1) if y > GROUND + 30 else (0, 1):
            for k in range(tall - abs(dx)):
                lean = dx * k // 2
                dot(still, x + dx + lean, y - k, "lagoon", (4 if lush else 3) if k > tall // 2 else 3 if lush else 2)
    darken_middle(still, 190, 1, GROUND - 10, plates=plates)
    fill(still, (0, GROUND, WIDTH, GROUND + 1), "lagoon", 2)
    for k, (x, foot, wide, tall) in enumerate(place["rocks"]):
        props.rock(still, x, foot, wide, tall, "iron", 2, ("pass", k))
    _cairn(still, *place["cairn"])
    _signpost(still, *place["post"])
    for x, foot in place["ferns"]:
        _fern(still, x, foot)
    threshold = bayer(HEIGHT, WIDTH)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        # Breath of mist low over both banks.
        drift = np.sin(xx * 0.021 + yy * 0.11 + frame * np.pi / 2) + np.sin(xx * 0.05 - frame * np.pi / 2)
        veil = ground & (yy < GROUND + 30) & (np.abs(xx - MIDDLE) > 130)
        veil &= (drift * 0.3 + 0.12) * (1 - (yy - GROUND) / 30) > threshold
        c.r[veil], c.l[veil] = RID["stone"], 2
        frames.append(c.image())
    return frames


def _cairn(c: Canvas, x: int, foot: int) -> None:
    for k, (half, tall) in enumerate(((9, 7), (7, 6), (5, 5), (3, 4))):
        y = foot - sum((7, 6, 5, 4)[:k])
        c.add(c.ell(x + (k % 2), y - tall / 2, half, tall / 2 + 0.6), "iron", R=4, lo=2, hi=4, line=2, ao=1)


def _signpost(c: Canvas, x: int, foot: int) -> None:
    fill(c, (x - 2, foot - 30, x + 2, foot), "dark", 0)
    fill(c, (x - 1, foot - 30, x + 1, foot), "wood", 2)
    for y, side in ((foot - 28, 1), (foot - 19, -1)):
        board = [
            (x - side * 5, y),
            (x + side * 12, y),
            (x + side * 16, y + 3),
            (x + side * 12, y + 6),
            (x - side * 5, y + 6),
        ]
        c.add(c.poly(board), "wood", R=2, lo=1, hi=3, line=2, ao=0)
        for k in range(3):
            fill(c, (x - 1 + side * k * 4, y + 2, x + 1 + side * k * 4, y + 4), "bone", 1)


def _fern(c: Canvas, x: int, foot: int) -> None:
    """Fronds that bow outwards, each a row of leaflets, lit from the upper left."""
    for k in (-3, 3, -2, 2, -1, 1, 0):
        reach = 15 - abs(k) * 1.5
        points = [
            (x + k * 5.4 * t, foot - reach * (1.9 * t - 1.1 * t * t * (0.6 + 0.3 * abs(k))))
            for t in np.linspace(0, 1, 9)
        ]
        c.stroke(points, "teal", 2)
        for px, py in points[2:]:
            dot(c, round(px), round(py) - 1, "teal", 4 if k <= 0 else 3)
            dot(c, round(px), round(py) + 1, "teal", 2)
