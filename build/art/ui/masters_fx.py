"""The effects of 8 Masters' Revenge (`assets/source/fx/masters.toml`). Each function draws picture `step`.

sprites/fx/masters: one tag for every effect.
"""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from art.canvas import Canvas
from art.places.brushes import dot
from art.sheet import Frame, Tag, write_sheet
from art.ui.drawing import DrawingError, load_toml
from art.ui.effects import Painter
from art.ui.flat import GOLDEN_ANGLE, Flat

WHITE, YELLOW, GOLD, AMBER, ORANGE, RED, INK = "ffffff", "ffeb57", "ffc825", "ffa214", "ff5000", "c42430", "0e071b"
HOLLOW = ((-12, 4), (-13, -18), (-9, -34), (0, -40), (9, -34), (13, -18), (12, 4))
"""Where a figure stands in the fire, about its feet: only the rim burns."""
SKY, PALE, BLUE, DEEP = "00cdf9", "94fdff", "0098dc", "00396d"


def fury(width: int, height: int, step: int) -> Image.Image:
    """An aura of fire round a standing figure: seven tongues that lick upwards in turn, open in the middle."""
    c = Canvas(width, height)
    x, foot = width / 2, height - 4
    tongues = ((-25, 30, 7), (-19, 52, 9), (-10, 66, 10), (0, 70, 11), (10, 65, 10), (19, 54, 9), (25, 31, 7))
    for layer, (scale, level) in enumerate(((1.0, 2), (0.84, 3), (0.66, 4))):
        for k, (off, tall, half) in enumerate(tongues):
            phase = step / 6 * 2 * math.pi + k * 1.9
            reach = tall * scale * (0.9 + 0.1 * math.sin(phase))
            sway = 3.2 * math.sin(phase + 1.1)
            r = half * scale
            px = x + off * (1 - 0.1 * layer)
            tongue = (
                (-1.0, 0, 0.03),
                (-0.9, 0, 0.42),
                (-0.1, 0.4, 0.66),
                (0, 1, 1),
                (0.45, 0.5, 0.6),
                (1, 0, 0.36),
                (0.8, 0, 0.01),
            )
            points = [(px + r * dx + sway * lean, foot - reach * up) for dx, lean, up in tongue]
            c.add(c.blob(points), "fire", flat=level, line=0, ao=0)
    # The figure stands in it: its heart is left open, so that only the rim burns.
    hollow = c.blob([(x + px, foot + py) for px, py in HOLLOW])
    c.r[hollow <= 0] = -1
    for k in range(9):
        rise = (step * 9 + k * 23) % 74
        px = round(x + 27 * math.sin(k * 2.4) * (1 - rise / 130) + 2 * math.sin(step + k))
        dot(c, px, round(foot - 6 - rise), "fire", 5)
    image: Image.Image = c.image()
    return image


def _bits(art: Flat, step: int, reach: tuple[float, ...], count: int, codes: tuple[str, ...], size: int = 3) -> None:
    x, y = art.width / 2, art.height / 2
    for k in range(count):
        angle = k * GOLDEN_ANGLE + 0.4
        far = reach[step] * (0.7 + 0.1 * (k * 5 % 5))
        bit = max(1, size - step // 2)
        art.dot(x + math.cos(angle) * far - bit / 2, y + math.sin(angle) * far - bit / 2, bit, codes[k % len(codes)])


def hit(width: int, height: int, step: int) -> Image.Image:
    """A comic burst with an ink contour, then two rings and bits."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    if step < 3:
        outer = (14, 29, 26)[step]
        art.star(x, y, outer, outer * 0.42, 9, RED, 0.15)
        art.star(x, y, outer * 0.84, outer * 0.36, 9, ORANGE, 0.15)
        art.star(x, y, outer * 0.68, outer * 0.3, 9, YELLOW, 0.15)
        art.star(x, y, outer * (0.5, 0.46, 0.26)[step], outer * 0.2, 9, WHITE, 0.15)
        art.outline(INK)
    if step >= 2:
        radius = (0, 0, 24, 26, 29, 31)[step]
        thick = (0, 0, 2, 3, 1.8, 1)[step]
        art.ring(x, y, radius, thick, AMBER if step < 5 else RED)
        art.ring(x, y, radius, min(1.2, thick), YELLOW)
        gaps = np.degrees(np.arctan2(art.y - y, art.x - x)) % 45 > (45, 45, 45, 34, 24, 14)[step]
        art.pixels[gaps & (np.hypot(art.x - x, art.y - y) > radius - thick - 1)] = 0
        _bits(
            art,
            step,
            (0, 0, 16, 21, 25, 28),
            16,
            ((WHITE, YELLOW), (YELLOW, GOLD), (GOLD, AMBER), (ORANGE, RED))[step - 2],
        )
    return art.image()


def miss(width: int, height: int, step: int, *, left: bool = False) -> Image.Image:
    """A curved swoosh that thins out; nothing is struck."""
    art = Flat(width, height)
    x, y = width * 0.36, height * 0.5
    angle = np.degrees(np.arctan2((art.y - y) * 1.35, art.x - x))
    far = np.hypot(art.x - x, (art.y - y) * 1.35)
    start, end = ((-80, -20), (-74, 30), (-52, 62), (-20, 74), (22, 78))[step]
    t = np.clip((angle - start) / (end - start), 0, 1)
    inside = (angle >= start) & (angle <= end)
    for thick, code in ((9.0, "657392"), (6.4, "92a1b9"), (3.6, "c7cfdd"), (1.4, WHITE)):
        body = thick * np.sin(t * math.pi) ** 0.7 * (1.0, 1.0, 0.9, 0.6, 0.3)[step]
        art.fill(inside & (far < 25) & (far > 25 - body), code)
    for k in range(3):
        art.fill(
            (np.abs(art.y - (y - 8 + k * 8)) < 0.6) & (art.x > x + 20 + step * 3) & (art.x < x + 28 + step * (3 + k)),
            "c7cfdd",
        )
    image = art.image()
    return ImageOps.mirror(image) if left else image


def block(width: int, height: int, step: int, *, left: bool = False) -> Image.Image:
    """Hexagonal plates of light stop a blow from the left and break off as sparks."""
    art = Flat(width, height)
    x, y = width * 0.62, height / 2
    reach = (16, 26, 28, 29, 30)[step]
    curve = 7 * (1 - ((art.y - y) / reach) ** 2)
    front = x - curve
    thick = (10, 5, 4, 3, 2)[step]
    inside = (np.abs(art.y - y) < reach) & (art.x >= front) & (art.x < front + thick)
    art.fill((np.abs(art.y - y) < reach) & (art.x >= front) & (art.x < front + thick + 3), DEEP)
    art.fill(inside, BLUE)
    art.fill((np.abs(art.y - y) < reach) & (art.x >= front) & (art.x < front + thick * 0.7), SKY)
    art.fill((np.abs(art.y - y) < reach) & (art.x >= front) & (art.x < front + max(1.0, thick * 0.35)), WHITE)
    if step:
        cells = (np.floor((art.y - y + 100) / 8) + np.floor((art.x - x + 100) / 7)) % 2 == 0
        art.pixels[(art.pixels[..., 3] > 0) & (art.x > front + thick) & cells] = 0
    if step >= 3:
        art.pixels[(np.floor(art.y) + np.floor(art.x)) % (step - 1) == 0] = 0
    if step < 3:
        art.star(x - 9, y, (8, 14, 11)[step], (4, 4, 2)[step], 8, SKY, 0.2)
        art.star(x - 9, y, (6, 10, 7)[step], (3, 3, 1.4)[step], 8, WHITE, 0.2)
    for k in range(7):
        along = (k - 3) * 0.36
        far = 8 + step * 5
        if step:
            art.dot(
                x - 9 - math.cos(along) * far,
                y + math.sin(along) * far * 1.4,
                2 if step < 3 else 1,
                (PALE, YELLOW)[k % 2],
            )
    image = art.image()
    return ImageOps.mirror(image) if left else image


DRAGON = """
......kk.....kk.....
....kkYkk...kYk.....
...kYYkkYk.kYk......
..kYYkkYYkkYykkkk...
.kYykkYYykYyyYYYYkk.
kYykkYYyyYyyyyyyYYYk
kyk.kYyyyyWWkyyyyyYk
kk.kYyyyyyWkkyyyyyyk
..kYYyyyyyyyyyykkyyk
.kYYyyyykkkyyyyyyyk.
.kYykyyykkWkWkWkkk..
kYyk.kyyyk.........k
kyk..kyyyykWkWkWkkk.
kyk..kyyyyyyyyyyyyk.
.kk..kyyyykkkkkkkk..
.....kyyyk..........
"""
"""A dragon's head that roars to the right: ink, light, gold, teeth."""


def counter(width: int, height: int, step: int) -> Image.Image:
    """A golden dragon uncoils upwards, roars and bursts into sparks."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    grow = (0.3, 0.6, 0.85, 1.0, 1.0, 1.0, 1.0)[step]
    if step < 5:
        turns = 2.4
        points = round(150 * grow)
        for radius, code in ((5.4, INK), (4.4, AMBER), (3.2, GOLD), (1.5, YELLOW)):
            for k in range(points):
                t = k / 150
                px = x - 4 + (19 - 11 * t) * math.sin(t * turns * 2 * math.pi + 0.8)
                py = y + 26 - 40 * t + 3 * math.cos(t * turns * 4 * math.pi)
                art.disc(
                    px - (0.8 if code == YELLOW else 0),
                    py - (0.8 if code == YELLOW else 0),
                    radius * (0.45 + 0.55 * t),
                    code,
                )
        if step >= 2:
            t = (points - 1) / 150
            hx = x - 4 + (19 - 11 * t) * math.sin(t * turns * 2 * math.pi + 0.8)
            hy = y + 26 - 40 * t
            codes = {"k": INK, "Y": YELLOW, "y": GOLD, "W": WHITE}
            for row, line in enumerate(DRAGON.strip("\n").splitlines()):
                for column, sign in enumerate(line):
                    if sign != ".":
                        art.dot(hx - 8 + column, hy - 11 + row, 1, codes[sign])
        if step in (3, 4):
            for k in range(5):
                angle = (k - 2) * 0.36
                for far in range((16, 20)[step - 3], (24, 29)[step - 3]):
                    art.dot(hx + 4 + math.cos(angle) * far, hy + math.sin(angle) * far, 1, WHITE if far % 2 else YELLOW)
    else:
        art.ring(x, y, (24, 29)[step - 5], (3, 1.4)[step - 5], AMBER)
        art.ring(x, y, (24, 29)[step - 5], 1.2, YELLOW)
        for k in range(18):
            angle = k * GOLDEN_ANGLE
            flown = (17, 25)[step - 5] * (0.6 + 0.1 * (k * 3 % 5))
            art.dot(
                x + math.cos(angle) * flown,
                y + math.sin(angle) * flown - 2,
                2 if step == 5 else 1,
                (YELLOW, GOLD, WHITE)[k % 3],
            )
    return art.image()


def trap(width: int, height: int, step: int) -> Image.Image:
    """Iron thorns spring from below over a card, bite and sink back."""
    c = Canvas(width, height)
    rise = (10, 30, 24, 14, 5)[step]
    for k in range(5):
        x = 4 + k * 7.5
        tall = rise * (0.8, 1.05, 0.9, 1.1, 0.82)[k]
        lean = (4, 2, 0, -2, -4)[k] * rise / 24
        spike = c.poly([(x - 3.2, height - 1), (x + lean, height - 1 - tall), (x + 3.2, height - 1)])
        c.add(spike, "steel", R=2.4, lo=1, hi=5, line=2, ao=0, metal=True)
    c.outline("ink")
    image: Image.Image = c.image()
    art = Flat(width, height)
    if step in (1, 2):
        for k in range(9):
            angle = -math.pi * (k + 0.5) / 9
            far = (10, 17)[step - 1] + k % 3 * 2
            art.dot(
                width / 2 + math.cos(angle) * far,
                height * 0.55 + math.sin(angle) * far,
                3 - step,
                ("ea323c", "f5555d", YELLOW)[k % 3],
            )
    image.alpha_composite(art.image())
    return image


def heal(width: int, height: int, step: int) -> Image.Image:
    """Two rings of light that rise round a figure, and motes."""
    art = Flat(width, height)
    x = width / 2
    for k in range(2):
        t = (step / 6 + k * 0.5) % 1
        y = height - 6 - t * 46
        art.ring(x, y, 20 - t * 5, 2.4 - t, "1e6f50", 0.3)
        art.ring(x, y - 1, 20 - t * 5, 1.4, "99e65f" if t < 0.6 else "5ac54f", 0.3)
    for k in range(10):
        t = ((step * 1.0 + k * 1.7) / 6) % 1
        px, py = x + 17 * math.sin(k * 2.1 + step * 0.4), height - 6 - t * 54
        art.dot(px - 0.5, py, 2 if t < 0.5 else 1, ("d3fc7e", "99e65f", WHITE)[k % 3])
    return art.image()


def out(width: int, height: int, step: int) -> Image.Image:
    """Dark smoke that rolls up and thins: a fighter is gone."""
    c = Canvas(width, height)
    x, foot = width / 2, height - 12
    spread = (6, 13, 18, 21, 23, 24)[step]
    rise = (0, 5, 12, 20, 28, 34)[step]
    size = (8, 10, 9.5, 8, 5.5, 3)[step]
    for k in range(11):
        angle = k * 2 * math.pi / 11
        grow = 0.75 + 0.12 * (k * 4 % 5)
        px = x + math.cos(angle) * spread * (0.6 + 0.1 * (k % 5))
        py = foot - rise * (0.35 + 0.16 * (k * 3 % 5)) + math.sin(angle) * spread * 0.35
        c.add(c.ell(px, py, size * grow, size * grow * 0.9), "stone", R=6, lo=0, hi=3, line=1 if step < 4 else 0, ao=0)
    if step < 3:
        c.add(c.ell(x, foot - 4, 12 - step * 2, 9 - step), "stone", R=7, lo=1, hi=4, line=1, ao=0)
    if step < 5:
        c.outline("ink")
    image: Image.Image = c.image()
    return image


def pair(width: int, height: int, step: int) -> Image.Image:
    """Two brackets of light that meet and a ring: the numbers are equal."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    gap = (18, 9, 3, 0, 0)[step]
    if step < 3:
        for side in (-1, 1):
            at = x + side * gap
            art.fill((np.abs(art.y - y) < 13) & (np.abs(art.x - at) < 3), "1e6f50")
            art.fill((np.abs(art.y - y) < 12) & (np.abs(art.x - at) < 2), "99e65f")
            art.fill((np.abs(art.y - y) < 9) & (np.abs(art.x - at) < 1), WHITE)
    if step >= 2:
        radius = (0, 0, 9, 16, 21)[step]
        art.ring(x, y, radius, (0, 0, 4, 3, 1.4)[step], "5ac54f")
        art.ring(x, y, radius, 1.4, "d3fc7e")
        art.star(x, y, (0, 0, 16, 12, 6)[step], (0, 0, 3, 2, 1)[step], 8, WHITE)
        for k in range(8):
            angle = k * math.pi / 4 + 0.3
            art.dot(x + math.cos(angle) * (radius + 2), y + math.sin(angle) * (radius + 2), 5 - step, "d3fc7e")
    return art.image()


SEAL = (
    *((k, 2) for k in range(2, 7)),
    *((k, 5) for k in range(2, 7)),
    *((4, k) for k in (3, 4, 6)),
    *((2, 7), (6, 7)),
)
"""Cells of the sign on the seal."""


def technique(width: int, height: int, step: int) -> Image.Image:
    """A brushed circle drawn in one stroke, in ink blue with a white edge; a red seal at its end."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    angle = (np.degrees(np.arctan2(art.y - y, art.x - x)) + 120) % 360
    far = np.hypot(art.x - x, art.y - y)
    end = (90, 200, 300, 335, 335, 335)[step]
    t = angle / 335
    thick = 3.2 + 4.4 * np.clip(1 - t, 0, 1) + 0.9 * np.sin(angle * 0.3)
    drawn = (angle < end) & (far < 35 + 0.7 * np.sin(angle * 0.21)) & (far > 35 - thick)
    art.fill(drawn, DEEP)
    art.fill(drawn & (far < 34), BLUE)
    art.fill(drawn & (far < 34) & (far > 35 - thick * 0.62), SKY)
    art.fill(drawn & (far > 33.4), WHITE)
    streaks = drawn & (t > 0.55) & (np.floor(far) % 2 == 0) & (far < 33)
    art.pixels[streaks] = 0
    if step >= 3:
        left, top = round(x - 32), round(y - 22)
        art.fill((art.x >= left) & (art.x < left + 10) & (art.y >= top) & (art.y < top + 10), RED)
        for dx, dy in SEAL:
            art.dot(left + dx, top + dy, 1, "fdd2ed")
    if step >= 4:
        art.pixels[(np.floor(art.x) + np.floor(art.y)) % (2 if step == 5 else 4) == 0] = 0
    return art.image()


def feather(width: int, height: int, step: int) -> Image.Image:
    """Four black feathers that sway down."""
    c = Canvas(width, height)
    for k, (x, start, lean) in enumerate(((8, -14, 0.9), (18, -4, -0.7), (25, -18, 0.4), (13, -26, -1.0))):
        y = start + 8 + step * 7
        sway = 3 * math.sin(step * 1.2 + k)
        quill = [(x + sway - 4 * lean, y - 5), (x + sway, y), (x + sway + 4 * lean, y + 6)]
        c.add(c.cap(*quill[0], 1.0, *quill[2], 2.2), "dark", R=2, lo=2, hi=4, line=0, ao=0)
        c.stroke(quill, "violet", 4)
    c.outline("ink")
    image: Image.Image = c.image()
    return image


PAINTERS: dict[str, Painter] = {
    "fury": fury,
    "hit": hit,
    "miss": miss,
    "miss_left": partial(miss, left=True),
    "block": block,
    "block_left": partial(block, left=True),
    "counter": counter,
    "trap": trap,
    "heal": heal,
    "out": out,
    "pair": pair,
    "technique": technique,
    "feather": feather,
}


def compile_masters_fx(source: Path, target: Path) -> None:
    """Every effect as a tag of sprites/fx/masters. Raises DrawingError for an effect nobody can draw."""
    path = source / "fx" / "masters.toml"
    frames: list[Frame] = []
    tags: list[Tag] = []
    for name, data in load_toml(path).items():
        if name not in PAINTERS:
            raise DrawingError(f"{path}: no painter for the effect {name!r}")
        width, height = data["size"]
        tags.append(Tag(name, len(frames), len(frames) + len(data["ms"]) - 1))
        for step, duration in enumerate(data["ms"]):
            picture = PAINTERS[name](width, height, step)
            frames.append(Frame(f"{name}_{step}", picture, duration, tuple(data["anchor"])))
    write_sheet(target / "sprites" / "fx" / "masters", frames, tags=tags)
