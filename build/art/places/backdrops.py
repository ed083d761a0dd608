"""Whole-screen pictures that are no table: the podium of the results and the curtain between two people."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import furniture
from art.places.brushes import bayer, dice, dot, fill, gradient, polygon, stamp

WIDTH, HEIGHT = 640, 360
#: Where the winner stands: the middle of the podium's highest step. The result scene puts his feet there.
PODIUM = (320, 226)


def curtain() -> Image.Image:
    """A closed red velvet curtain, 640x360, opaque: folds, a scalloped valance with a gold fringe, a calm middle.

    It shows the same to everybody: nothing on it depends on a match.
    """
    c = Canvas(WIDTH, HEIGHT)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    threshold = bayer(HEIGHT, WIDTH)
    sway = 3.0 * np.sin(yy / 70.0 + xx / 90.0)
    fold = np.sin((xx + sway) * 2 * math.pi / 32.0) + 0.45 * np.sin((xx + sway) * 2 * math.pi / 17.0 + 1.3)
    light = 0.5 + fold * 0.36
    # Calm middle for words: the folds flatten and the light falls off.
    calm = np.clip(1.25 - np.hypot((xx - 320) / 250.0, (yy - 180) / 120.0), 0, 1)
    light = light * (1 - 0.62 * calm) + 0.13 * calm
    light -= np.clip((yy - 250) / 260.0, 0, 1) * 0.5
    level = np.floor(light * 2.75 + threshold * 0.6)
    c.r[:] = RID["red"]
    c.l[:] = np.clip(level, 0, 3).astype(int)
    seam = np.abs(xx - 320 + 1.5 * np.sin(yy / 31.0)) < 1.5
    c.l[seam] = 0
    _hem(c)
    _valance(c)
    for side in (0, 1):
        _tassel(c, 26 if side == 0 else WIDTH - 27)
    return c.image()


def _hem(c: Canvas) -> None:
    """A gold band and fringe along the lower edge, following the folds."""
    for x in range(WIDTH):
        lift = round(2 * math.sin(x * 2 * math.pi / 32))
        y = HEIGHT - 26 + lift
        shade = -1 if math.sin(x * 2 * math.pi / 32 + 0.6) < -0.3 else 0
        for k, level in enumerate((1, 4, 5, 4, 3, 3, 2, 1)):
            dot(c, x, y + k, "gold", max(0, level + shade))
        if x % 16 < 8:
            tip = abs(x % 16 - 3.5)
            for k in range(2, 6):
                if abs(k - 3.5) + tip < 4:
                    dot(c, x, y + k, "red", 3)
        for k in range(8, 20):
            dot(c, x, y + k, "gold", 0 if x % 3 == 0 else max(0, (3 if k < 15 else 2) + shade - (x % 3 == 1)))


def _valance(c: Canvas) -> None:
    """Seven swags across the top, each a bundle of hanging folds with a fringe."""
    swags, width = 8, WIDTH / 8
    for number in range(swags):
        x0 = number * width
        for x in range(round(x0), round(x0 + width)):
            t = (x + 0.5 - x0) / width
            depth = 24 + 30 * math.sin(t * math.pi)
            shadow = round(depth + 9)
            for y in range(round(depth), min(HEIGHT, shadow + 6)):
                c.l[y, x] = max(0, c.l[y, x] - 1)
            for y in range(round(depth)):
                ridge = math.sin((y / max(8.0, depth)) * 6.3 * 1.35 + 0.4)
                edge = -0.5 if t > 0.82 else 0.25 if t < 0.3 else 0
                value = ridge * 0.9 + edge
                dot(c, x, y, "crim", 4 if value > 0.75 else 3 if value > -0.1 else 2 if value > -0.75 else 0)
            low = round(depth)
            for k, level in enumerate((5, 4, 2)):
                dot(c, x, low + k, "gold", level)
            for k in range(3, 10):
                dot(c, x, low + k, "gold", 0 if x % 3 == 0 else 3 if k < 7 else 2)
    for number in range(swags + 1):
        x = round(number * width)
        c.add(c.ell(x, 14, 9, 9), "gold", R=6, metal=True, line=2, ao=0)
        c.add(c.ell(x, 14, 4, 4), "red", R=4, lo=2, line=2, ao=0)
    for k, level in enumerate((5, 4, 3, 1, 0)):
        fill(c, (0, k, WIDTH, k + 1), "gold", level)


def _tassel(c: Canvas, x: int) -> None:
    """A rope with a tassel hanging at the side."""
    for y in range(196):
        for k in range(-2, 3):
            dot(c, x + k, y, "gold", (4, 3, 3, 2, 1)[k + 2] - ((y + k * 2) % 6 < 2))
    c.add(c.ell(x + 0.5, 200, 7, 7), "gold", R=6, metal=True, line=2, ao=0)
    c.add(c.poly([(x - 7, 207), (x + 8, 207), (x + 11, 240), (x - 10, 240)]), "gold", R=5, lo=1, hi=4, line=2, ao=0)
    for k in range(-8, 10, 3):
        c.stroke([(x + k * 0.7, 211), (x + k, 239)], "gold", 1)
    fill(c, (x - 7, 206, x + 8, 210), "red", 3)
    fill(c, (x - 7, 206, x + 8, 207), "red", 5)


def result() -> Image.Image:
    """The evening after the battle, 640x360: a starry hall of the sky above, laurels and a podium for the winner.

    The upper half is dark and plain for titles and confetti; a figure stands on the podium at `PODIUM`.
    """
    picture = gradient(
        WIDTH, HEIGHT, [[0, "0e071b"], [70, "1a1932"], [150, "3b1443"], [230, "622461"], [330, "93388f"]]
    )
    c = Canvas(WIDTH, HEIGHT)
    _rays(c)
    rnd = dice("result stars")
    for _ in range(120):
        x, y = rnd.randrange(WIDTH), int(rnd.random() ** 1.5 * 200)
        dot(c, x, y, "purple", rnd.choice((2, 2, 3)))
    picture.alpha_composite(c.image())
    c = Canvas(WIDTH, HEIGHT)
    _crowd(c)
    _podium(c)
    for x, ramp, emblem in (
        (64, "blue", "crown"),
        (140, "blue", "swords"),
        (500, "crim", "swords"),
        (576, "crim", "crown"),
    ):
        pole = 150
        fill(c, (x - 14, pole - 8, x - 12, HEIGHT - 64), "wood", 3)
        fill(c, (x - 12, pole - 8, x - 11, HEIGHT - 64), "wood", 1)
        c.add(c.ell(x - 12.5, pole - 10, 3, 3), "gold", R=3, metal=True, line=2, ao=0)
        stamp(c, furniture.cloth(1, ramp, 70, emblem), x - 14, pole)
    for x in (214, 426):
        stamp(c, furniture.beacon(0), x - 15, PODIUM[1] - 20)
        y = PODIUM[1] + 20
        pillar = c.poly([(x - 9, y), (x + 9, y), (x + 13, 330), (x - 13, 330)])
        c.add(pillar, "iron", R=5, lo=1, hi=4, line=2)
        fill(c, (x - 12, PODIUM[1] + 18, x + 12, PODIUM[1] + 22), "iron", 4)
    picture.alpha_composite(c.image())
    return picture


def _rays(c: Canvas) -> None:
    """Light from behind the podium, fading upwards: alternate beams one step brighter, dithered at the top."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    angle = np.arctan2(PODIUM[1] - yy, xx - PODIUM[0])
    distance = np.hypot(xx - PODIUM[0], yy - PODIUM[1])
    beam = (np.floor(angle / (math.pi / 18)) % 2 == 0) & (yy < 320)
    strong = beam & ((1 - distance / 205.0) * 1.6 > bayer(HEIGHT, WIDTH))
    c.r[strong], c.l[strong] = RID["purple"], 2
    inner = beam & ((1 - distance / 130.0) * 1.8 > bayer(HEIGHT, WIDTH))
    c.r[inner], c.l[inner] = RID["purple"], 3


def _crowd(c: Canvas) -> None:
    """People before the stage, seen from behind as dark heads, some with a pole or a flag up."""
    rnd = dice("crowd")
    for row, (y, level) in enumerate(((298, 2), (316, 1), (336, 0))):
        x = -6 + row * 7
        while x < WIDTH + 10:
            person = _spectator(level, rnd.choice((7, 8, 8, 9)), rnd.choice(("", "", "", "", "blue", "red", "pole")))
            stamp(c, person, x - 14, y + rnd.randint(-4, 4) - 24)
            x += rnd.randint(17, 25)


def _spectator(level: int, head: int, holds: str) -> Canvas:
    """One person, 40x88; the head's middle at (14, 24)."""
    c = Canvas(40, 88)
    if holds:
        fill(c, (24, 2, 26, 40), "violet", level)
    if holds in ("blue", "red"):
        polygon(c, [(26, 2), (38, 6), (26, 11)], "blue" if holds == "blue" else "crim", 2)
    c.add(c.ell(14, 24, head, head + 1), "violet", flat=level, line=0, ao=0)
    body = c.blob([(1, 88, 1), (2, 37), (14, 31), (26, 37), (27, 88, 1)])
    c.add(body, "violet", flat=level, line=0, ao=0)
    for degrees in range(200, 290, 8):
        a = math.radians(degrees)
        dot(c, round(14 + (head - 0.5) * math.cos(a)), round(24 + head * math.sin(a)), "violet", level + 1)
    return c


def _podium(c: Canvas) -> None:
    """Three steps; a laurel wreath with a crown on the highest."""
    for x0, x1, top in ((224, 292, PODIUM[1] + 34), (348, 416, PODIUM[1] + 44), (276, 364, PODIUM[1])):
        fill(c, (x0 - 1, top - 1, x1 + 1, HEIGHT), "dark", 0)
        fill(c, (x0, top, x1, HEIGHT), "stone", 2)
        for y in range(top + 14, HEIGHT, 16):
            fill(c, (x0, y, x1, y + 1), "stone", 1)
        fill(c, (x0, top + 7, x0 + 2, HEIGHT), "stone", 3)
        fill(c, (x1 - 10, top + 7, x1, HEIGHT), "stone", 1)
        fill(c, (x0 - 4, top - 1, x1 + 4, top + 8), "dark", 0)
        fill(c, (x0 - 3, top, x1 + 3, top + 6), "stone", 4)
        fill(c, (x0 - 3, top, x1 + 3, top + 1), "stone", 5)
        fill(c, (x0 - 3, top + 4, x1 + 3, top + 6), "stone", 3)
        fill(c, (x0, top + 9, x1, top + 10), "gold", 3)
    x, y = PODIUM
    fill(c, (x - 20, y, x + 20, y + 6), "red", 3)
    fill(c, (x - 20, y, x + 20, y + 1), "red", 5)
    fill(c, (x - 18, y + 6, x + 18, HEIGHT), "red", 2)
    for y in range(PODIUM[1] + 6, HEIGHT):
        dot(c, 303, y, "gold", 3)
        dot(c, 336, y, "gold", 2)
    for side in (-1, 1):
        for k in range(9):
            a = math.radians(100 + k * 18)
            left, low = 320 - side * math.cos(a) * 15, PODIUM[1] + 42 + math.sin(a) * 16
            c.add(c.ell(left, low, 4, 2.2, rot=side * (30 + k * 16)), "leaf", R=2, lo=2, hi=5, line=1, ao=0)
    c.grid(314, PODIUM[1] + 37, furniture.LARGE_CROWN, furniture.LARGE_CROWN_KEY, line=1)
