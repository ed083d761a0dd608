"""The lit cabinet of Demonites: red and violet fire, a horned skull on top, two leaders who fight on its glass."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.demons import draw_sprite, read_clan
from art.palette import RID
from art.places import demon_props as props
from art.places.brushes import dice, dot, fill, gradient, stamp
from art.places.cabinet import write_cabinet
from art.places.cabinet_parts import HEIGHT, SCREEN, WIDTH, body, coin_door, curved, glass, marquee, panel

#: The fight on the glass: how far the left demon is forward, the right one; idle picture; whose sword is lit (0 left,
#: 1 right); what bursts ("" nothing, "blocked", "beaten"); ms.
FIGHT = (
    (0, 0, 0, 0, "", 420),
    (0, 0, 1, 0, "", 300),
    (9, -2, 1, 0, "blocked", 240),
    (0, 0, 0, 1, "", 320),
    (-3, 10, 0, 1, "beaten", 320),
    (0, 0, 1, 1, "", 260),
)
LEFT, RIGHT = ("gloomwing", "countess_noctra"), ("hornhide", "thunderhoof_magg")
"""Clan and demon of either side."""

SWORD = ".......a\n......ab\nc....ab.\n.c..ab..\n..cab...\n..dc....\n.d..c...\nd......."
SWORD_KEY = {"a": ("steel", 5), "b": ("steel", 2), "c": ("gold", 4), "d": ("leather", 3)}
SHIELD = "aaa.aaa\nabbbbbc\nabbbbbc\nabbbbcc\n.abbbc.\n..acc..\n...c..."
SHIELD_KEY = {"a": ("sky", 5), "b": ("sky", 4), "c": ("sky", 3)}

SKULL = """
h.................h
hh...............hh
.hh...wwwwwwg...hH.
.hhh.wwwwwwwgg.hhH.
..hhwwwwwwwwwgghH..
...wwkkkwwwkkkgg...
...wwkfkwwwkfkgg...
...wwkkkwwwkkkgg...
....wwwwwkwwwgg....
.....wwwwkwwgg.....
.....wkwkwkwkg.....
......kwkwkwk......
"""
SKULL_KEY = {
    "w": ("bone", 4),
    "g": ("bone", 2),
    "h": ("leather", 4),
    "H": ("leather", 2),
    "k": ("dark", 0),
    "f": ("fire", 4),
}


def _plain(width: int, height: int, number: int) -> Image.Image:
    """Embers before a burning horizon, a volcano in the middle."""
    sky = gradient(width, height, [[0, "0e071b"], [10, "3b1443"], [24, "571c27"], [36, "8e251d"], [46, "c64524"]])
    c = Canvas(width, height)
    rnd = dice("cabinet plain")
    for x in range(width):
        peak = max(0, 26 - abs(x - 43) * 3 // 4) if abs(x - 43) > 5 else 22
        top = 44 - peak - rnd.randint(0, 1) - round(3 * math.sin(x * 0.23))
        fill(c, (x, top, x + 1, height - 20), "violet", 1)
        dot(c, x, top, "violet", 2)
    for y in range(22, 46):
        x = 43 + round(2 * math.sin(y * 0.5))
        dot(c, x, y, "fire", 4 if (y - number * 2) % 6 < 2 else 2)
        dot(c, x + 1, y, "fire", 3)
    fill(c, (0, height - 21, width, height), "dark", 1)
    fill(c, (0, height - 21, width, height - 20), "crim", 3)
    for k in range(26):
        x, y = rnd.randrange(width), rnd.randrange(height - 18, height - 1)
        fill(c, (x, y, x + rnd.randint(2, 7), y + 1), "fire" if (k + number) % 4 == 0 else "crim", 1 if k % 3 else 2)
    sky.alpha_composite(c.image())
    return sky


def screen_frames(source: Path) -> list[tuple[Image.Image, int]]:
    """What runs on the glass: the countess against the bison, with the time of each picture in ms."""
    _, _, width, height = SCREEN
    left, right = (
        [
            draw_sprite(clan, demon, number, facing).image()
            for number in range(2)
            for demon in clan.demons
            if demon.id == name
        ]
        for (name, clan), facing in (
            ((LEFT[1], read_clan(source / "demons" / f"{LEFT[0]}.toml")), "right"),
            ((RIGHT[1], read_clan(source / "demons" / f"{RIGHT[0]}.toml")), "left"),
        )
    )
    frames = []
    for number, (forth, back, idle, turn, burst, duration) in enumerate(FIGHT):
        picture = _plain(width, height, number)
        c = Canvas(width, height)
        for x in (22, 62):
            c.add(c.ell(x, height - 8, 14, 3), "dark", flat=0, line=0, ao=0)
        picture.alpha_composite(c.image())
        picture.alpha_composite(left[idle], (6 + forth, height - 40))
        picture.alpha_composite(right[1 - idle], (width - 38 - back, height - 40))
        picture.alpha_composite(_signs(width, height, turn, burst))
        frames.append((curved(picture), duration))
    return frames


def _signs(width: int, height: int, turn: int, burst: str) -> Image.Image:
    """Two plates with small armies, the sword over who strikes, and what comes of it."""
    c = Canvas(width, height)
    for side in (0, 1):
        for k in range(4):
            x = 4 + k * 6 if side == 0 else width - 9 - k * 6
            fill(c, (x - 1, 4, x + 5, 12), "dark", 0)
            lost = burst == "beaten" and side == 0 and k == 3
            fill(c, (x, 5, x + 4, 11), "dark" if lost else "crim", 2 if lost else 3)
            if not lost:
                dot(c, x + 1, 7, "gold", 4)
                dot(c, x + 2, 7, "gold", 4)
                fill(c, (x + 1, 9, x + 3, 10), "gold", 3)
    c.grid(18 if turn == 0 else width - 26, 17, SWORD, SWORD_KEY, line=2)
    if burst == "blocked":
        c.grid(width - 42, height - 30, SHIELD, SHIELD_KEY, line=2)
    if burst == "beaten":
        for outer, inner, ramp, level in ((13, 6, "fire", 2), (10, 5, "fire", 4), (6, 3, "white", 4)):
            points = []
            for k in range(16):
                reach = outer if k % 2 == 0 else inner
                points.append((26 + reach * math.cos(k * math.pi / 8), height - 24 + reach * math.sin(k * math.pi / 8)))
            c.add(c.poly(points), ramp, flat=level, line=0, ao=0)
    return c.image()


def lit_cabinet() -> Image.Image:
    """The cabinet, its glass black: the scene lays a frame of `screen` over it."""
    c = Canvas(WIDTH, HEIGHT)
    body(c, "crim", "violet", 3)
    _fire(c)
    marquee(c, lit=True, rays=("fire", "violet"))
    panel(c, lit=True, sticks=("red", "purple"))
    coin_door(c, lit=True)
    # Fangs round the glass.
    for x, side in ((15, 1), (109, -1)):
        for y in range(50, 112, 9):
            for k in range(6):
                fill(c, (x + side * k - (side < 0), y + k // 2, x + side * k + (side > 0), y + 6 - k // 2), "bone", 3)
            dot(c, x + side * 5, y + 3, "bone", 4)
    sign = Canvas(21, 14)
    sign.grid(1, 1, SKULL, SKULL_KEY)
    sign.outline()
    stamp(c, sign, 52, -1)
    glass(c, 0)
    c.outline()
    return c.image()


def _fire(c: Canvas) -> None:
    """Side art on the lower body: tongues of fire with eyes between them, a red and a violet half."""
    for x in range(94):
        px = 15 + x
        red = x < 47
        tongue = 20 + 8 * math.sin(x * 0.31 + 0.6) + 6 * math.sin(x * 0.83) + 3 * math.sin(x * 1.7)
        for share, level in ((1.0, 1), (0.74, 2), (0.46, 3), (0.24, 4)):
            top = 194 - round(max(2.0, tongue * share))
            ramp = "fire" if red else "purple"
            fill(c, (px, top, px + 1, 194), ramp, level)
    rnd = dice("cabinet eyes")
    for k, (x, y) in enumerate(((22, 160), (33, 166), (89, 158), (98, 167), (26, 174), (94, 177))):
        props.eyes(c, x, y, 2, "gold" if x < 62 else "cyan", shut=k == 3)
    for _ in range(22):
        x, y = rnd.randrange(17, 107), rnd.randrange(155, 172)
        if c.r[y, x] in (RID["crim"], RID["violet"]):
            dot(c, x, y, "fire" if x < 62 else "purple", 4)
    # The box darkens upwards, so that the fire glows.
    rows = np.arange(c.h)[:, None]
    upper = (rows > 153) & (rows < 160) & ((c.r == RID["crim"]) | (c.r == RID["violet"]))
    c.l[upper] = np.maximum(1, c.l[upper] - 1)


def write_demonites_cabinet(folder: Path, source: Path) -> None:
    """Writes the sheet `cabinet_demonites` (see `write_cabinet`)."""
    write_cabinet(folder, "demonites", lit_cabinet(), screen_frames(source))
