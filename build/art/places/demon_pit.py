"""Skirmish's battlefield: a fighting pit, torches on its wall and a crowd of eyes above
(`assets/source/places/demon_skirmish.toml`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import demon_props as props
from art.places import furniture, masonry
from art.places.brushes import (
    FRAMES,
    bayer,
    copy,
    dice,
    dot,
    fill,
    gradient,
    polygon,
    shift_levels,
    stamp,
    torch_light,
)
from art.places.courtyard import cloud_strip
from art.places.demon_ground import HEIGHT, MIDDLE, WIDTH, darken_middle
from art.places.tiled_map import PaintedLayer

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front."""
    return [
        PaintedLayer("sky", [gradient(WIDTH, HEIGHT, place["sky"])], 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", _crowd(place), 0.25),
        PaintedLayer("middle", _wall(place), 0.6),
        PaintedLayer("ground", _sand(place), 1.0),
    ]


def _crowd(place: Place) -> list[Image.Image]:
    """Rows of heads with horns and ears; their eyes blink and wander."""
    still = Canvas(WIDTH, HEIGHT)
    watchers: list[tuple[int, int, int, str]] = []
    for number, (y, ramp, level, size, share) in enumerate(place["rows"]):
        rnd = dice("crowd of the pit", number)
        x = -6 + number * 5
        while x < WIDTH + 8:
            head = size + rnd.randint(-1, 2)
            _head(still, x, y + rnd.randint(-2, 2), head, ramp, level, rnd.randrange(5))
            if rnd.random() < share:
                watchers.append((x - 2 - number, y - 1, number + 1, rnd.choice(place["eye_ramps"])))
            x += round(head * rnd.uniform(1.6, 2.1))
        fill(still, (0, y + size - 1, WIDTH, HEIGHT), ramp, level)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y, size, ramp) in enumerate(watchers):
            # In the middle, where the order of battle is told, they keep to the dark.
            if abs(x - MIDDLE) < 150 and k % 3:
                continue
            props.eyes(c, x, y, size, ramp, shut=(k * 5 + frame) % props.BLINK == 0)
        frames.append(c.image())
    return frames


def _head(c: Canvas, x: int, y: int, size: int, ramp: str, level: int, kind: int) -> None:
    """A spectator's outline: horned, eared, spiked, hooded or bald, with a lit crown."""
    half = size / 2 + 1
    if kind == 0:
        for side in (-1, 1):
            polygon(c, [(x + side * half, y), (x + side * (half + 3), y - size), (x + side * 1, y - half)], ramp, level)
    elif kind == 1:
        for side in (-1, 1):
            polygon(
                c, [(x + side * half, y + 2), (x + side * (half + 5), y - 4), (x + side * 2, y - half)], ramp, level
            )
    elif kind == 2:
        for k in (-3, 0, 3):
            polygon(c, [(x + k - 2, y - half + 1), (x + k, y - size), (x + k + 2, y - half + 1)], ramp, level)
    elif kind == 3:
        polygon(c, [(x - half - 1, y + 4), (x - 1, y - size - 1), (x + half + 1, y + 4)], ramp, level)
    for dy in range(-round(half), size):
        wide = half * max(0.0, 1 - (dy / half) ** 2) ** 0.5 if dy < 0 else half + dy * 0.4
        fill(c, (round(x - wide), y + dy, round(x + wide), y + dy + 1), ramp, level)
    for k in range(-round(half) + 2, 0):
        dot(c, x + k, y - round(half * max(0.0, 1 - (k / half) ** 2) ** 0.5), ramp, level + 1)


def _wall(place: Place) -> list[Image.Image]:
    """The pit's wall with iron spikes along its top, torches, chains, a gate in the dark."""
    top, foot = place["wall"]
    still = Canvas(WIDTH, HEIGHT)
    masonry.bricks(still, (0, top, WIDTH, foot), "pit", 2)
    for x in range(2, WIDTH, 9):
        polygon(still, [(x - 2, top), (x + 0.5, top - 9), (x + 3, top)], "dark", 0)
        fill(still, (x, top - 6, x + 1, top), "iron", 3)
    fill(still, (0, top - 1, WIDTH, top + 4), "dark", 0)
    fill(still, (0, top, WIDTH, top + 1), "iron", 4)
    fill(still, (0, top + 1, WIDTH, top + 3), "iron", 2)
    shift_levels(still, np.arange(HEIGHT)[:, None] + np.zeros((1, WIDTH)) > foot - 9, -1, lowest=0)
    for x in place["posts"]:
        still.add(still.rect(x - 7, top - 2, x + 7, foot), "iron", R=5, lo=1, hi=4, line=2, ao=0)
        still.add(still.rect(x - 9, top - 5, x + 9, top + 2), "iron", R=2, lo=1, hi=4, line=2, ao=0)
        fill(still, (x - 8, foot - 4, x + 8, foot), "iron", 1)
    for x, y, length in place["chains"]:
        for k in range(0, length, 4):
            fill(still, (x - 1, y + k, x + 2, y + k + 3), "dark", 0)
            dot(still, x, y + k + 1, "steel", 2)
            dot(still, x - 1, y + k + 1, "steel", 3)
    for x, y, ramp in place["shields"]:
        still.add(still.ell(x, y + 8, 9, 10), ramp, R=5, lo=1, hi=4, line=2, ao=1)
        still.grid(x - 4, y + 4, props.SIGIL, {"b": ("bone", 3)})
    _gate(still, place["gate"], top, foot)
    for x in place["torches"]:
        torch_light(still, x, top + 12, 46)
    darken_middle(still, 150, 30, top + 2)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, x in enumerate(place["torches"]):
            stamp(c, furniture.torch(frame + k), x - 9, top - 6)
        frames.append(c.image())
    return frames


def _gate(c: Canvas, span: list[int], top: int, foot: int) -> None:
    """A low portcullis; nothing is seen behind it."""
    x0, x1 = span
    c.add(c.rect(x0 - 6, top + 4, x1 + 6, foot), "iron", R=4, lo=1, hi=3, line=2, ao=1)
    fill(c, (x0, top + 10, x1, foot), "dark", 0)
    for x in range(x0 + 3, x1, 8):
        fill(c, (x, top + 10, x + 2, foot - 2), "iron", 2)
        fill(c, (x, top + 10, x + 1, foot - 2), "iron", 3)
        polygon(c, [(x - 1, foot - 3), (x + 1, foot + 1), (x + 3, foot - 3)], "iron", 2)
    for y in (top + 18, top + 30):
        fill(c, (x0, y, x1, y + 2), "iron", 2)
        fill(c, (x0, y, x1, y + 1), "iron", 3)


def _sand(place: Place) -> list[Image.Image]:
    """Trodden sand with an old chalk ring, stains, bones and what fighters let fall."""
    foot = place["wall"][1]
    still = Canvas(WIDTH, HEIGHT)
    fill(still, (0, foot, WIDTH, HEIGHT), "plum", 1)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    threshold = bayer(HEIGHT, WIDTH)
    ground = yy > foot
    # Light falls from the torches: the sand is warm before the wall and dark in the middle.
    warm = ground & ((np.abs(xx - MIDDLE) - 150) / 120 - (yy - foot) / 300 > threshold)
    still.r[warm], still.l[warm] = RID["leather"], 1
    rnd = dice("sand")
    for _ in range(620):
        x, y = rnd.randrange(-6, WIDTH), rnd.randrange(foot + 3, HEIGHT)
        n = rnd.randint(2, 3 + (y - foot) // 14)
        ramp = "leather" if still.r[y, min(WIDTH - 1, max(0, x))] == RID["leather"] else "plum"
        calm = abs(x - MIDDLE) < 170
        fill(still, (x, y, x + n, y + 1), ramp, rnd.choice((0, 2) if not calm else (0, 1)))
    for x, y, half in place["stains"]:
        spot = ((xx - x) / half) ** 2 + ((yy - y) / (half * 0.34)) ** 2 < 0.8 + 0.3 * np.sin(
            np.arctan2(yy - y, xx - x) * 5
        )
        still.r[spot & ground], still.l[spot & ground] = RID["crim"], 1
    ring = np.abs(np.hypot((xx - MIDDLE) / 1.0, (yy - 150) * 2.6) - 168) < 1.6 + (yy - foot) / 90
    worn = np.array([[rnd.random() for _ in range(WIDTH // 4 + 1)] for _ in range(HEIGHT // 2 + 1)])
    broken = np.repeat(np.repeat(worn, 2, 0), 4, 1)[:HEIGHT, :WIDTH] > 0.35
    still.r[ring & broken & ground], still.l[ring & broken & ground] = RID["plum"], 2
    fill(still, (0, foot, WIDTH, foot + 3), "dark", 0)
    fill(still, (0, foot + 3, WIDTH, foot + 5), "dark", 1)
    for x, y in place["bones"]:
        _bone(still, x, y)
    for x, y, tall, lean in place["weapons"]:
        props.spear(still, x, y, tall, lean)
    for x, y, radius in place["floor_lights"]:
        torch_light(still, x, y, radius, onto="leather", warm="ochre", flatten=3.2)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for x, y in place["skulls"]:
            props.great_skull(c, x, y, frame, lit=False)
        frames.append(c.image())
    return frames


def _bone(c: Canvas, x: int, y: int) -> None:
    c.grid(
        x,
        y,
        "kkk......kkk\nkbbk....kbbk\nkbbbbbbbbbbk\nkbabbbbbbbak\nkbbkkkkkkbbk\n.kk......kk.",
        {"b": ("bone", 2), "a": ("bone", 1), "k": ("dark", 0)},
    )
