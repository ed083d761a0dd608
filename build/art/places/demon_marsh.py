"""Ambush's battlefield: a marsh by moonlight, reeds with eyes in them (`assets/source/places/demon_ambush.toml`)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import demon_props as props
from art.places.brushes import FRAMES, bayer, copy, dice, dot, fill, gradient
from art.places.courtyard import cloud_strip
from art.places.demon_ground import HEIGHT, MIDDLE, WIDTH, ridge
from art.places.tiled_map import PaintedLayer

WATER = 78
"""The water begins here."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front."""
    return [
        PaintedLayer("sky", _sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [_shores(place)], 0.25),
        PaintedLayer("middle", _trees(place), 0.6),
        PaintedLayer("ground", _marsh(place), 1.0),
    ]


def _sky(place: Place) -> list[Image.Image]:
    base = gradient(WIDTH, HEIGHT, place["sky"])
    rnd = dice("marsh stars")
    stars = [
        (rnd.randrange(WIDTH), int(rnd.random() ** 1.5 * 62), rnd.choice(place["star_colours"]))
        for _ in range(place["stars"])
    ]
    x, y, r = place["moon"]
    c = Canvas(WIDTH, HEIGHT)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    far = np.hypot(xx - x, yy - y)
    halo = (far < r + 9) & ((xx + yy - 1) % 2 < 1)
    c.r[halo], c.l[halo] = RID["navy"], 4
    c.add(c.ell(x, y, r, r), "bone", R=r - 1, lo=3, hi=5, line=0, ao=0, th=(-0.9, -0.8, 0.4, 0.92))
    for dx, dy, size in ((-7, -5, 4.0), (6, 4, 5.0), (4, -10, 2.5), (-6, 8, 3.4)):
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


def _shores(place: Place) -> Image.Image:
    """Two low shores with bushes, and mist between them."""
    c = Canvas(WIDTH, HEIGHT)
    for number, shore in enumerate(place["far"]):
        top = ridge(c, shore["points"], WATER + 2, shore["ramp"], shore["level"], shore["rough"], ("marsh", number))
        rnd = dice("bushes", number)
        for _ in range(26):
            x = rnd.randrange(WIDTH)
            r = rnd.uniform(4, 11)
            y = int(top[x]) + 3
            for dx in range(-round(r), round(r) + 1):
                high = round(math.sqrt(max(0.0, r * r - dx * dx)) * rnd.uniform(0.5, 0.75))
                fill(c, (x + dx, y - high, x + dx + 1, y + 2), shore["ramp"], shore["level"])
    return c.image()


def _trees(place: Place) -> list[Image.Image]:
    still = Canvas(WIDTH, HEIGHT)
    for x, foot, tall, lean in place["trees"]:
        _dead_tree(still, x, foot, tall, lean)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, foot, tall, lean) in enumerate(place["trees"][:2]):
            _crow(c, x + lean + (-14 if lean < 0 else 12), foot - round(tall * 0.62), (frame + k * 2) % FRAMES == 3)
        frames.append(c.image())
    return frames


def _dead_tree(c: Canvas, x: int, foot: int, tall: int, lean: int) -> None:
    """A bare trunk, lit on its left by the moon, with crooked boughs and hanging moss."""
    w = max(2.0, tall / 16)
    rnd = dice("tree", x)
    trunk = [(x - w * 1.6, foot), (x - w * 0.8, foot - tall * 0.4), (x + lean - w * 0.4, foot - tall)]
    back = [(x + lean + w * 0.4, foot - tall), (x + w * 0.9, foot - tall * 0.4), (x + w * 2, foot)]
    with props.patch(c, x - 24, foot - tall - 4, x + 24, foot + 4) as (part, dx, dy):
        bark = part.poly([(px - dx, py - dy) for px, py in [*trunk, *back]])
        part.add(bark, "iron", R=3, lo=1, hi=3, line=2, ao=0)
    for k in range(5):
        t = 0.42 + 0.12 * k
        side = 1 if (k + (lean > 0)) % 2 else -1
        bx, by = x + lean * t, foot - tall * t
        reach = tall * (0.36 - 0.05 * k)
        elbow, tip = (bx + side * reach * 0.5, by - reach * 0.2), (bx + side * reach, by - reach * 0.75)
        c.stroke([(bx, by), elbow, tip], "iron", 1, smooth=True)
        c.stroke([(bx, by - 1), (elbow[0], elbow[1] - 1), tip], "iron", 2, smooth=True)
        twig = (elbow[0] + side * 4, elbow[1] + reach * 0.24)
        c.stroke([elbow, twig], "iron", 1)
        for dx in (0, 2, 4):
            px = round(elbow[0] + side * dx)
            fill(c, (px, round(elbow[1]), px + 1, round(elbow[1]) + rnd.randint(3, 9)), "lagoon", 3)


def _crow(c: Canvas, x: int, y: int, up: bool) -> None:
    rows = "..kk..\nykkkk.\n.kkkkk\n..kkkkk\n...k.k" if not up else ".kk...\nkkkk..\ny.kkkk\n..kkkkk\n...k.k"
    c.grid(x, y, rows, {"k": ("dark", 0), "y": ("gold", 3)})


def _marsh(place: Place) -> list[Image.Image]:
    still = Canvas(WIDTH, HEIGHT)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    water = yy >= WATER
    threshold = bayer(HEIGHT, WIDTH)
    still.r[water], still.l[water] = RID["navy"], 2
    light = water & ((WATER + 16 - yy) / 18 > threshold)
    still.l[light] = 3
    deep = water & ((yy - 120) / 80 > threshold)
    still.r[deep], still.l[deep] = RID["dark"], 1
    # Mud at both sides.
    rnd = dice("mud")
    walk = np.convolve([rnd.uniform(-16, 16) for _ in range(HEIGHT)], np.ones(9) / 9, "same")[:, None]
    shore = 40 + 22 * np.sin(yy / 19.0) + walk
    mud = water & (np.minimum(xx, WIDTH - xx) < shore)
    still.r[mud], still.l[mud] = RID["lagoon"], 2
    rim = mud & (np.minimum(xx, WIDTH - xx) > shore - 3)
    still.l[rim] = 3
    for _ in range(420):
        x, y = rnd.randrange(WIDTH), rnd.randrange(WATER + 2, HEIGHT)
        if mud[y, x]:
            fill(still, (x, y, x + rnd.randint(1, 4), y + 1), "lagoon", rnd.choice((1, 3, 4)))
    for x, y, length in place["logs"]:
        still.add(
            still.cap(
                x,
                y,
                4,
                x + length,
                y + 3,
                3,
            ),
            "wood",
            R=3,
            lo=1,
            hi=3,
            line=2,
            ao=0,
        )
        still.add(still.ell(x - 1, y, 2.6, 3.6), "wood", flat=3, line=0, ao=0)
        still.add(still.ell(x - 1, y, 1.2, 1.8), "wood", flat=1, line=0, ao=0)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        _ripples(c, water & ~mud, place["moon"], frame)
        for x, y, half in place["lilies"]:
            _lily(c, x, y + (1 if (frame + x) % FRAMES == 2 else 0), half)
        for k, (x, y) in enumerate(place["wisps"]):
            _wisp(c, x, y + (0, -1, -1, 0)[(frame + k) % FRAMES], frame + k)
        for k, (x, foot, stalks, tall) in enumerate(place["reeds"]):
            _reeds(c, x, foot, stalks, tall, frame + k)
        for k, (x, y, size, ramp) in enumerate(place["eyes"]):
            props.eyes(c, x, y, size, ramp, shut=(k * 3 + frame) % FRAMES == 1 and k % 2 == 0)
        frames.append(c.image())
    return frames


def _ripples(c: Canvas, water: Any, moon: list[int], frame: int) -> None:
    """The moon's path on the water, and lines of ripples towards the sides; the middle lies still."""
    rnd = dice("ripples")
    mx = moon[0]
    for k in range(64):
        y = WATER + 3 + k * 2 + rnd.randint(0, 1)
        if y >= HEIGHT:
            break
        half = 3 + k * 0.2
        x = mx + round(3 * math.sin(k * 0.9 + frame * math.pi / 2))
        if k % 3 != (frame + k // 3) % 3:
            for px in range(round(x - half), round(x + half)):
                if 0 <= px < WIDTH and water[y, px]:
                    dot(c, px, y, "bone" if k < 12 else "sky", 3 if k < 12 else 3 if k < 30 else 2)
    for k in range(130):
        x, y = rnd.randrange(WIDTH), rnd.randrange(WATER + 2, HEIGHT)
        n = rnd.randint(4, 8 + (y - WATER) // 12)
        shown = (k + frame) % FRAMES != 0
        if abs(x + n / 2 - MIDDLE) < 170:
            if k % 3 == 0:
                fill(c, (x, y, x + n, y + 1), "navy", 2 if y > 150 else 3)
            continue
        if shown:
            for px in range(x, min(WIDTH, x + n)):
                if water[y, px]:
                    dot(c, px, y, "navy", 3 if k % 4 else 4)


def _lily(c: Canvas, x: int, y: int, half: int) -> None:
    with props.patch(c, x - half - 4, y - half, x + half + 4, y + half) as (part, left, top):
        px, py = x - left, y - top
        notch = part.poly([(px, py), (px + half + 2, py - 1), (px + half + 2, py + 4)])
        leaf = part.cut(part.ell(px, py, half, half * 0.34), notch)
        part.add(leaf, "teal", flat=2, line=2, ao=0)
        upper = part.rect(px - half, py - half, px + half, py)
        part.add(part.inter(leaf + 1, upper), "teal", flat=3, line=0, ao=0)
    if half > 13:
        c.grid(
            x - 4,
            y - 5,
            "..w....\n.wpw.w.\nwpppwp.\n.pprpp.\n..ppp..",
            {"w": ("rose", 5), "p": ("rose", 4), "r": ("gold", 4)},
        )


def _wisp(c: Canvas, x: int, y: int, frame: int) -> None:
    """A small cold light over the water, and its reflection."""
    props.flame(c, x, y, frame, 0.7, "cyan")
    for k in range(3):
        if (frame + k) % 2:
            fill(c, (x - 2 + k, y + 8 + k * 3, x + 2, y + 9 + k * 3), "cyan", 2)


def _reeds(c: Canvas, x: int, foot: int, stalks: int, tall: int, frame: int) -> None:
    """Stalks with brown heads that lean with the wind, blades between them."""
    rnd = dice("reeds", x, foot)
    sway = (0, 1, 1, 0)[frame % FRAMES]
    for k in range(stalks * 2):
        left = x + rnd.randint(-stalks * 2, stalks * 2)
        high = tall * rnd.uniform(0.45, 0.8)
        lean = rnd.uniform(-0.3, 0.3) * high + sway
        c.stroke(
            [(left, foot), (left + lean * 0.3, foot - high * 0.6), (left + lean, foot - high)],
            "teal",
            2 if k % 3 else 3,
            smooth=True,
        )
    for k in range(stalks):
        left = x + rnd.randint(-stalks * 2, stalks * 2)
        high = round(tall * rnd.uniform(0.7, 1.0))
        lean = round(rnd.uniform(-0.12, 0.12) * high) + sway
        c.stroke([(left, foot), (left + lean, foot - high)], "teal", 3 if k % 2 else 4)
        head = max(4, tall // 6)
        tx, ty = left + lean, foot - high
        fill(c, (tx - 1, ty, tx + 2, ty + head), "dark", 0)
        fill(c, (tx - 1, ty, tx + 1, ty + head), "wood", 2)
        fill(c, (tx - 1, ty + 1, tx, ty + head - 1), "wood", 3)
        fill(c, (tx, ty - 3, tx + 1, ty), "wood", 2)
