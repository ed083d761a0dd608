"""The arcade at night: an aisle between two rows of switched-off machines, neon along the walls, a patterned carpet.

A small perspective camera: x to the right, y down, z into the picture, eye at the origin. Numbers are in metres or so.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import Ints, bayer, dice, dot, fill, polygon

WIDTH, HEIGHT = 640, 360
#: Vanishing point and focal length in pixels.
EYE_X, EYE_Y, FOCAL = 320.0, 150.0, 260.0
FLOOR, CEILING, WALL = 1.0, -1.12, 2.25
NEAR, FAR = 1.15, 7.0

#: A machine from the side: distance from the wall, height. First the back, then the front from top to bottom.
PROFILE = (
    (0.0, -0.62),
    (0.60, -0.62),
    (0.62, -0.44),
    (0.50, -0.38),
    (0.42, 0.10),
    (0.66, 0.24),
    (0.66, 0.30),
    (0.54, 0.38),
    (0.54, 1.0),
)
#: What the strips of the front between those points are: ramp and level.
FRONT = (("violet", 2), ("dark", 1), ("dark", 0), ("iron", 1), ("iron", 2), ("dark", 0), ("violet", 1))
LIVERIES = (("navy", 3), ("violet", 2), ("crim", 2), ("teal", 2), ("iron", 2), ("blue", 2))

Spot = tuple[float, float]


def project(x: float, y: float, z: float) -> Spot:
    """Where a point of the room falls on the screen."""
    return EYE_X + x * FOCAL / z, EYE_Y + y * FOCAL / z


def hall() -> Image.Image:
    """The whole picture, 640x360, opaque; calm and dark in the middle, where logo, menus or cabinets stand."""
    c = Canvas(WIDTH, HEIGHT)
    fill(c, (0, 0, WIDTH, HEIGHT), "dark", 1)
    _ceiling(c)
    _carpet(c)
    _walls(c)
    _far_wall(c)
    for number in range(9, -1, -1):
        for side in (-1, 1):
            _machine(c, side, 1.25 + number * 0.62, number)
    _neon(c)
    _vignette(c)
    return c.image()


def _quad(c: Canvas, corners: list[Spot], ramp: str, level: int) -> None:
    polygon(c, corners, ramp, max(0, level))


def _ceiling(c: Canvas) -> None:
    _quad(
        c,
        [
            project(-WALL, CEILING, NEAR),
            project(WALL, CEILING, NEAR),
            project(WALL, CEILING, FAR),
            project(-WALL, CEILING, FAR),
        ],
        "dark",
        1,
    )
    z = FAR
    while z > NEAR:
        for x in (-1.5, -0.5, 0.5):
            near, far = z, min(FAR, z + 0.46)
            level = 2 if z < 3.6 else 1
            _quad(
                c,
                [
                    project(x + 0.06, CEILING, near),
                    project(x + 0.94, CEILING, near),
                    project(x + 0.94, CEILING, far),
                    project(x + 0.06, CEILING, far),
                ],
                "violet",
                1 if level == 2 else 0,
            )
        z -= 0.55
    for z in (1.9, 2.9, 4.2, 5.8):
        _quad(
            c,
            [
                project(-0.34, CEILING, z),
                project(0.34, CEILING, z),
                project(0.34, CEILING, z + 0.22),
                project(-0.34, CEILING, z + 0.22),
            ],
            "purple",
            2,
        )
        _quad(
            c,
            [
                project(-0.28, CEILING, z + 0.04),
                project(0.28, CEILING, z + 0.04),
                project(0.28, CEILING, z + 0.18),
                project(-0.28, CEILING, z + 0.18),
            ],
            "rose",
            2,
        )


GLYPHS = (
    ".....a......\n....aaa.....\n....a.a.....\n...aa.aa....\n...a...a....\n..aa...aa...\n..aaaaaaa...",
    "...aaaa.....\n..a....a....\n.a......a...\n.a......a...\n..a....a....\n...aaaa.....",
    ".a...a...a..\n.aa.aaa.aa..\n..aaa.aaa...\n...a...a....",
    "aa..........\n.aaa........\n...aaa......\n.....aaa....\n.......aaa..\n.........aa.",
    "....a.......\n....a.......\n.aaaaaaa....\n....a.......\n....a.......",
)


def _carpet(c: Canvas) -> None:
    """Dark blue with confetti of shapes, each looked up in the floor's own coordinates; plain where it gets too far."""
    glyphs = [np.array([[ch == "a" for ch in row] for row in g.split("\n")]) for g in GLYPHS]
    tints = (("purple", 3), ("cyan", 1), ("rose", 2), ("blue", 3))
    cell = 0.36
    for y in range(math.ceil(EYE_Y + FOCAL * FLOOR / FAR), HEIGHT):
        z = FLOOR * FOCAL / (y + 0.5 - EYE_Y)
        fade = 0 if z < 2.2 else 1 if z < 3.4 else 2
        for x in range(WIDTH):
            wx = (x + 0.5 - EYE_X) * z / FOCAL
            if abs(wx) > WALL:
                continue
            c.r[y, x], c.l[y, x] = RID["navy"], 1
            column, row = math.floor(wx / cell), math.floor(z / cell)
            number = (column * 73856093) ^ (row * 19349663)
            if number % 7 > 4 or z > 4.6:
                continue
            glyph = glyphs[number // 7 % len(glyphs)]
            gx = int((wx / cell - column) * 15) - 1 - number // 5 % 2
            gy = int((z / cell - row) * 15) - 3 - number // 11 % 3
            gy = glyph.shape[0] - 1 - gy
            if 0 <= gx < glyph.shape[1] and 0 <= gy < glyph.shape[0] and glyph[gy, gx]:
                ramp, level = tints[number // 3 % len(tints)]
                c.r[y, x], c.l[y, x] = RID[ramp], max(1, level - fade)
    # Light that falls on the aisle from the ceiling lamps.
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    pool = 1 - np.hypot((xx - EYE_X) / 210.0, (yy - 300) / 72.0)
    threshold = bayer(HEIGHT, WIDTH)
    carpet = c.r == RID["navy"]
    c.l[carpet & (pool + 0.55 > threshold)] = 2
    c.l[carpet & ((pool - 0.45) * 1.6 > threshold)] = 3


def _walls(c: Canvas) -> None:
    for side in (-1, 1):
        x = side * WALL
        _quad(
            c,
            [project(x, CEILING, NEAR), project(x, CEILING, FAR), project(x, FLOOR, FAR), project(x, FLOOR, NEAR)],
            "violet",
            1,
        )
        for y in (-0.98, -0.80):
            _quad(
                c,
                [project(x, y, NEAR), project(x, y, FAR), project(x, y + 0.05, FAR), project(x, y + 0.05, NEAR)],
                "violet",
                2,
            )


def _far_wall(c: Canvas) -> None:
    (x0, y0), (x1, y1) = project(-WALL, CEILING, FAR), project(WALL, FLOOR, FAR)
    fill(c, (round(x0), round(y0), round(x1), round(y1)), "violet", 1)
    # A doorway to the night outside, rain-blue, with a lit sill.
    fill(c, (300, 138, 341, round(y1)), "dark", 0)
    fill(c, (303, 141, 338, round(y1)), "navy", 2)
    fill(c, (303, 141, 338, 152), "navy", 3)
    fill(c, (320, 141, 321, round(y1)), "dark", 0)
    fill(c, (303, 158, 338, 159), "dark", 0)
    for x in (308, 315, 326, 333):
        fill(c, (x, 150, x + 1, 157), "blue", 3)
    for k, ramp in enumerate(("rose", "purple", "cyan")):
        half = 34 - k * 5
        top = 114 + k * 4
        for x in range(320 - half, 321 + half):
            dot(c, x, top + round((x - 320) ** 2 / (half * half) * 10), ramp, 4 if ramp != "cyan" else 3)


def _machine(c: Canvas, side: int, z: float, number: int) -> None:
    """One machine with its back to the wall: the front strips run into the depth, the near side faces us."""
    far = z + 0.56
    rnd = dice("machine", side, number)
    ramp, level = LIVERIES[rnd.randrange(len(LIVERIES))]
    dim = 0 if z < 2.4 else 1

    def at(out: float, y: float, depth: float) -> Spot:
        return project(side * (WALL - out), y, depth)

    for (a, b), (front, tone) in zip(pairwise(PROFILE[1:]), FRONT, strict=True):
        _quad(c, [at(*a, z), at(*b, z), at(*b, far), at(*a, far)], front, max(0, tone - dim))
    # Unlit glass still holds a streak of neon.
    glass = [(0.488, -0.30), (0.432, 0.04)]
    _quad(
        c,
        [at(*glass[0], z + 0.08), at(*glass[1], z + 0.08), at(*glass[1], far - 0.08), at(*glass[0], far - 0.08)],
        "navy",
        2 - dim,
    )
    streak = [
        at(0.48, -0.26, z + 0.16),
        at(0.45, -0.08, z + 0.16),
        at(0.45, -0.08, z + 0.24),
        at(0.48, -0.26, z + 0.24),
    ]
    _quad(c, streak, "blue", 2 if dim else 3)
    _quad(
        c,
        [
            at(0.61, -0.58, z + 0.05),
            at(0.615, -0.47, z + 0.05),
            at(0.615, -0.47, far - 0.05),
            at(0.61, -0.58, far - 0.05),
        ],
        ramp,
        level + 1,
    )
    shape = [at(*p, z) for p in (*PROFILE, (0.0, 1.0))]
    _quad(c, shape, ramp, level)
    inset = [at(0.10, -0.30, z), at(0.36, -0.30, z), at(0.30, 0.12, z), at(0.10, 0.34, z)]
    _quad(c, inset, ramp, level + 1 if not dim else level)
    edge = [at(*p, z) for p in PROFILE[1:]]
    neon = ("cyan", 1) if (number + (side > 0)) % 2 else ("rose", 1)
    c.stroke(edge, neon[0], neon[1] + (0 if dim else 1))


def _neon(c: Canvas) -> None:
    """Two tubes along each wall, brighter near, with a halo of one darker step."""
    for side in (-1, 1):
        for y, ramp in ((-0.90, "rose"), (-1.06, "cyan")):
            for half, level in ((0.030, 1), (0.014, 3)):
                x = side * (WALL - 0.01)
                tube = [
                    project(x, y - half, NEAR),
                    project(x, y - half, FAR),
                    project(x, y + half, FAR),
                    project(x, y + half, NEAR),
                ]
                _quad(c, tube, ramp, level + (ramp == "rose" and level == 3))
            a, b = project(x, y, NEAR), project(x, y, FAR)
            c.stroke([a, b], ramp, 5 if ramp == "cyan" else 4)


def _vignette(c: Canvas) -> None:
    """The outer parts one level darker, with a dithered border."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    far_out = np.hypot((xx - 320) / 400.0, (yy - 190) / 250.0)
    threshold = bayer(HEIGHT, WIDTH)
    dark: Ints = ((far_out - 0.84) * 4 > threshold).astype(np.int64)
    glowing = np.isin(c.r, [RID["cyan"], RID["rose"]])
    c.l[:] = np.where(glowing, c.l, np.maximum(0, c.l - dark))
