"""The players' side of the Demonites table: a spine for a rail, black rock with embers in it, a hide in an iron frame.

Painted in screen coordinates (640x360). The hide lies where the map's own slots are, so a slot moved in Tiled takes it
along.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import bayer, dice, dot, fill
from art.places.desk import BAR, HEIGHT, WIDTH, Box

RAIL = 234
"""The row where the stage ends."""

VERTEBRA = """
...aab......
..aabbb.....
.aabbbbc....
kaabbbbckkkk
aabbbbbcaabb
abbbbbcckbbc
.kbbbcckkkkk
..kbcck.....
...kkk......
"""
CLASP = """
.kkkkkkkkkkkk.
kggyyyyyyyggok
kgyyyyyyyygook
kgykkyyykkgook
kgykkyyykkgook
kggyyykyygoook
.kggykykygook.
..kgykykygok..
...kkkkkkkk...
"""
_BONE = {"a": ("white", 3), "b": ("white", 2), "c": ("white", 1), "k": ("dark", 0)}
_CLASP = {"g": ("gold", 3), "y": ("gold", 4), "o": ("gold", 1), "k": ("dark", 0)}


def top_bar(c: Canvas) -> None:
    """Black iron with a bone edge and fangs between the fields."""
    fill(c, (0, 0, c.w, BAR), "dark", 1)
    fill(c, (0, 0, c.w, 1), "crim", 3)
    fill(c, (0, 1, c.w, 2), "dark", 2)
    fill(c, (0, BAR - 3, c.w, BAR - 2), "bone", 2)
    fill(c, (0, BAR - 2, c.w, BAR - 1), "bone", 1)
    fill(c, (0, BAR - 1, c.w, BAR), "dark", 0)
    for x in (166, 186, 206, 433, 453, 473):
        for k in range(9):
            half = (9 - k) // 3
            fill(c, (x - half, BAR - 3 - k, x + half + 1, BAR - 2 - k), "bone", 3 if k > 4 else 2)
            dot(c, x + half, BAR - 3 - k, "bone", 1)
    for x in (176, 196, 443, 463):
        dot(c, x, 8, "fire", 2)
        dot(c, x, 9, "fire", 3)


def spine(c: Canvas, y: int) -> None:
    """The backbone of something long, 9 px high, clasped by gold at both ends and in the middle."""
    fill(c, (0, y - 1, c.w, y + 10), "dark", 0)
    for x in range(-4, c.w, 12):
        c.grid(x, y, VERTEBRA, _BONE)
    for x in (150, 313, 476):
        fill(c, (x - 1, y - 1, x + 15, y + 10), "dark", 0)
        c.grid(x, y, CLASP, _CLASP)


def rock(c: Canvas, top: int) -> None:
    """Black rock: facets, a few cracks with fire in their depth towards the corners."""
    fill(c, (0, top, c.w, c.h), "dark", 1)
    rnd = dice("rock desk")
    threshold = bayer(c.h, c.w)
    yy = np.arange(c.h)[:, None] + np.zeros((1, c.w))
    for _ in range(90):
        left, low = rnd.randrange(-20, c.w), rnd.randrange(top + 2, c.h - 6)
        wide, tall = rnd.randint(10, 44), rnd.randint(2, 5)
        # A facet: a lit upper edge over a face a shade from the rock's.
        fill(c, (left + 2, low + 1, left + wide, low + tall), "dark", 1)
        fill(c, (left, low, left + wide, low + 1), "dark", 2)
        fill(c, (left + wide - 1, low + 1, left + wide, low + tall), "dark", 0)
        fill(c, (left + 3, low + tall, left + wide, low + tall + 1), "dark", 0)
    for number in range(11):
        side = -1 if number % 2 else 1
        x = float(rnd.randrange(0, 150) if side > 0 else rnd.randrange(490, 640))
        y = float(c.h - 10 - rnd.randrange(0, 26))
        for _ in range(rnd.randint(10, 26)):
            x += side * rnd.uniform(0.6, 2.2)
            y += rnd.choice((-1, 0, 0, 1, 1))
            for k in range(2):
                dot(c, round(x) + k * side, round(y), "crim", 3)
            if rnd.random() < 0.6:
                dot(c, round(x), round(y), "fire", 2)
    glow = ((yy - c.h + 30) / 60 > threshold) & (c.r == RID["dark"])
    c.r[glow], c.l[glow] = RID["crim"], 1
    for k in range(3):
        fill(c, (0, top + k, c.w, top + k + 1), "dark", 0)


def hide(c: Canvas, box: Box) -> None:
    """A dark hide, laced into an iron frame."""
    x, y, w, h = box
    fill(c, (x, y, x + w, y + h), "dark", 0)
    fill(c, (x + 1, y + 1, x + w - 1, y + h - 1), "iron", 3)
    fill(c, (x + 1, y + 1, x + w - 1, y + 2), "iron", 5)
    fill(c, (x + 1, y + 1, x + 2, y + h - 1), "iron", 4)
    fill(c, (x + 2, y + h - 3, x + w - 1, y + h - 1), "iron", 2)
    fill(c, (x + w - 3, y + 2, x + w - 1, y + h - 1), "iron", 2)
    fill(c, (x + 3, y + 3, x + w - 3, y + h - 3), "dark", 0)
    fill(c, (x + 4, y + 5, x + w - 4, y + h - 4), "brown", 1)
    fill(c, (x + 4, y + 4, x + w - 4, y + 6), "dark", 1)
    rnd = dice("hide", x, y)
    for _ in range(w * h // 60):
        px, py = rnd.randrange(x + 5, x + w - 8), rnd.randrange(y + 7, y + h - 5)
        fill(c, (px, py, px + rnd.randint(1, 3), py + 1), "crim", rnd.choice((0, 1)))
    for px in range(x + 10, x + w - 8, 9):
        for py, low in ((y + 3, 0), (y + h - 6, 1)):
            fill(c, (px, py, px + 1, py + 3), "bone", 1)
            fill(c, (px + 1, py + low, px + 2, py + 2 + low), "bone", 2)
    for py in range(y + 12, y + h - 10, 9):
        for px in (x + 3, x + w - 6):
            fill(c, (px, py, px + 3, py + 1), "bone", 1)
    for px in (x + 1, x + w - 5):
        for py in (y + 1, y + h - 5):
            c.grid(
                px,
                py,
                "kaak\naabb\nabbc\nkbck",
                {"a": ("steel", 4), "b": ("steel", 2), "c": ("steel", 1), "k": ("dark", 0)},
            )


def demon_desk(slots: Mapping[str, Box]) -> Canvas:
    """Top bar, spine at row 234, rock, the hide under prompt, hand and log."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    rock(c, RAIL + 9)
    spine(c, RAIL)
    x, y, w, h = slots["hand"]
    hide(c, (x - 4, y - 2, w + 8, h + 4))
    return c


def live_desk(slots: Mapping[str, Box]) -> Canvas:
    """The same for a Skirmish: one long hide for two hands, or for one."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    rock(c, RAIL + 9)
    spine(c, RAIL)
    left, right = slots["hand_0"], slots["hand_1"]
    hide(c, (left[0] - 4, left[1] - 4, right[0] + right[2] - left[0] + 8, left[3] + 8))
    return c
