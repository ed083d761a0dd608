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
from art.places.demon_ground import flat_ground
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


def rock(c: Canvas, top: int, quiet: Box) -> None:
    """Slabs of black rock, fire in the cracks towards the lower corners, but none in `quiet`: words stand there."""
    plates = flat_ground(top, 34, "desk", c.h)
    c.r[plates.inside], c.l[plates.inside] = RID["dark"], 1
    c.l[plates.inside & (plates.tone > 0.8)] = 2
    rim = plates.inside & (plates.edge < 2.2) & plates.lit
    c.l[rim] += 1
    crack = plates.inside & (plates.edge < 1.0)
    c.r[crack], c.l[crack] = RID["dark"], 0
    yy, xx = np.mgrid[0 : c.h, 0 : c.w] + 0.5
    threshold = bayer(c.h, c.w)
    aside = np.minimum(xx, c.w - xx)
    heat = np.clip((yy - top) / (c.h - top) * 1.3 - aside / 170, 0, 1) * (0.62 + 0.38 * np.sin(xx * 0.09 + yy * 0.13))
    left, high, wide, tall = quiet
    heat[high - 3 : high + tall + 3, left - 4 : left + wide + 4] = 0
    for least, level in ((0.1, 1), (0.3, 2), (0.58, 3)):
        part = crack & (heat > least)
        c.r[part], c.l[part] = RID["fire"], level
    glow = plates.inside & ~crack & (plates.edge < 2.6) & (heat > 0.3 + threshold * 0.3)
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
    for _ in range(w * h // 150):
        px, py = rnd.randrange(x + 5, x + w - 12), rnd.randrange(y + 7, y + h - 5)
        fill(c, (px, py, px + rnd.randint(2, 6), py + 1), "brown", 0)
    _brand(c, x + w // 2, y + h // 2 + 1)
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


def _brand(c: Canvas, x: int, y: int) -> None:
    """A horned head in a ring of flames, burnt into the hide: a shade darker, its rim a shade redder."""
    ring = c.union(
        c.cut(c.ell(x, y, 31, 31), c.ell(x, y, 28, 28)),
        *(
            c.poly(
                [
                    (x + 31 * np.cos(a - 0.16), y + 31 * np.sin(a - 0.16)),
                    (x + 37 * np.cos(a + 0.05), y + 37 * np.sin(a + 0.05)),
                    (x + 31 * np.cos(a + 0.16), y + 31 * np.sin(a + 0.16)),
                ]
            )
            for a in np.arange(12) * np.pi / 6 + 0.26
        ),
    )
    head = c.blob([(x - 13, y - 4), (x, y - 9), (x + 13, y - 4), (x + 9, y + 11), (x, y + 20), (x - 9, y + 11)])
    parts = [ring, head]
    for side in (-1, 1):
        horn = [(6, -6), (13, -8), (19, -14), (20, -22), (25, -13), (23, -4), (14, 1)]
        parts.append(c.blob([(x + side * dx, y + dy) for dx, dy in horn]))
    brand = c.union(*parts)
    for side in (-1, 1):
        eye = [(x + side * 2, y + 4), (x + side * 10, y - 1), (x + side * 9, y + 4), (x + side * 4, y + 7)]
        brand = c.cut(brand, c.poly(eye))
    c.r[brand <= 0], c.l[brand <= 0] = RID["dark"], 1
    rim = (brand > 0) & (brand <= 1)
    c.r[rim], c.l[rim] = RID["crim"], 1


def demon_desk(slots: Mapping[str, Box]) -> Canvas:
    """Top bar, spine at row 234, rock, the hide under prompt, hand and log."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    rock(c, RAIL + 9, slots["hint_line"])
    spine(c, RAIL)
    x, y, w, h = slots["hand"]
    hide(c, (x - 4, y - 2, w + 8, h + 4))
    return c


def live_desk(slots: Mapping[str, Box]) -> Canvas:
    """The same for a Skirmish: one long hide for two hands, or for one."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    rock(c, RAIL + 9, slots["hint_line"])
    spine(c, RAIL)
    left, right = slots["hand_0"], slots["hand_1"]
    hide(c, (left[0] - 4, left[1] - 4, right[0] + right[2] - left[0] + 8, left[3] + 8))
    return c
