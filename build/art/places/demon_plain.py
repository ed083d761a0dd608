"""War's battlefield: a plain of embers under a burning horizon (`assets/source/places/demon_war.toml`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import demon_props as props
from art.places.brushes import FRAMES, Reals, copy, dice, dot, fill, gradient
from art.places.courtyard import cloud_strip
from art.places.demon_ground import (
    HEIGHT,
    WIDTH,
    broken_ground,
    darken_middle,
    edges_of_stage,
    ember_cracks,
    lay,
    ridge,
)
from art.places.tiled_map import PaintedLayer

GROUND = 66
"""The plain begins here."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front."""
    return [
        PaintedLayer("sky", [gradient(WIDTH, HEIGHT, place["sky"])], 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", _mountains(place), 0.25),
        PaintedLayer("middle", _army(place), 0.6),
        PaintedLayer("ground", _plain(place), 1.0),
    ]


def _mountains(place: Place) -> list[Image.Image]:
    """Two volcanoes with streams of lava."""
    still = Canvas(WIDTH, HEIGHT)
    far = place["far"]
    ridge(still, far["points"], GROUND + 2, far["ramp"], far["level"], far["rough"], "far")
    for stream in place["lava"]:
        x, y = stream[0]
        # The crater glows, and so does the rock round the stream.
        for k in range(-8, 9):
            for dy in range(4):
                if still.r[y + dy, x + k] >= 0:
                    dot(still, x + k, y + dy, "crim", 3 - dy // 2)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for number, stream in enumerate(place["lava"]):
            for dx in (-1, 2):
                c.stroke([(x + dx, y) for x, y in stream], "crim", 3)
            for dx, level in ((0, 2), (1, 3)):
                c.stroke([(x + dx, y) for x, y in stream], "fire", level)
            y0, y1 = stream[0][1], stream[-1][1]
            for y in range(y0, y1):
                row = [x for x in range(stream[0][0] - 12, stream[0][0] + 12) if c.r[y, x] == RID["fire"]]
                if row and (y + number * 3 - frame * 2) % 8 < 3:
                    dot(c, row[0], y, "fire", 5)
        frames.append(c.image())
    return frames


def _army(place: Place) -> list[Image.Image]:
    """A low rise with the rear ranks of two armies: spikes, heads, and here and there a pair of eyes."""
    still = Canvas(WIDTH, HEIGHT)
    near = place["near"]
    top = ridge(still, near["points"], GROUND + 4, near["ramp"], near["level"], near["rough"], "near")
    watchers = []
    rnd = dice("ranks")
    for x0, x1 in place["army"]:
        x = x0
        while x < x1:
            tall = rnd.randint(3, 7)
            y = int(top[x])
            fill(still, (x, y - tall, x + rnd.randint(3, 5), y + 2), "dark", 0)
            if rnd.random() < 0.4:
                fill(still, (x + 1, y - tall - rnd.randint(4, 9), x + 2, y), "dark", 0)
            if rnd.random() < 0.34 and tall > 4:
                watchers.append((x + 1, y - tall + 2))
            x += rnd.randint(5, 9)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y) in enumerate(watchers):
            if (k + frame) % props.BLINK:
                dot(c, x, y, "fire", 3)
                dot(c, x + 2, y, "fire", 3)
        for x, foot, tall, ramp in place["banners"]:
            if tall < 50:
                props.war_banner(c, x, foot, tall, ramp, frame, level=2)
        frames.append(c.image())
    return frames


def _plain(place: Place) -> list[Image.Image]:
    still = Canvas(WIDTH, HEIGHT)
    plates = broken_ground(GROUND, 52, 46, "plain")
    lay(still, plates, "violet", 2, calm=150)
    fill(still, (0, GROUND, WIDTH, GROUND + 1), "crim", 3)
    darken_middle(still, 150, 1, GROUND + 4, plates=plates)
    share = _heat()
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        ember_cracks(c, plates, frame, share)
        for k, (x, foot, wide, tall) in enumerate(place["rocks"]):
            props.rock(c, x, foot, wide, tall, "violet", 1, k)
        for x, foot, tall, lean in place["spears"]:
            props.spear(c, x, foot, tall, lean)
        for x, foot, count, tall, side in place["ribs"]:
            props.ribs(c, x, foot, count, tall, side)
        for x, foot in place["skulls"]:
            props.great_skull(c, x, foot, frame)
        for x, foot, tall, ramp in place["banners"]:
            if tall >= 50:
                props.war_banner(c, x, foot, tall, ramp, frame)
        for k, (x, y, size) in enumerate(place["fires"]):
            props.flame(c, x, y, frame + k, size)
        frames.append(c.image())
    return frames


def _heat() -> Reals:
    """Where the plain glows: in patches, most at both sides, hardly far away."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    patch = np.sin(xx * 0.031 + 1.3) * np.sin(yy * 0.042 + xx * 0.011 + 0.4) + 0.45 * np.sin(xx * 0.083 - yy * 0.05)
    near = np.clip((yy - GROUND - 4) / 40, 0.15, 1)
    return np.asarray(edges_of_stage(220, 150) * near * np.clip(0.34 + 0.36 * patch, 0, 0.8))
