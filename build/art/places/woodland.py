"""What grows and stands in a forest: firs, oaks, roofs of shingles, lanterns, ferns, mushrooms, cut wood."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import dice, dot, fill, stamp
from art.places.demon_props import patch


def fir(c: Canvas, x: int, foot: int, tall: int, ramp: str, level: int, seed: object) -> None:
    """A fir as a dark shape: tiers of drooping boughs, each wider than the last, a lit edge on the left."""
    rnd = dice(seed)
    tiers = max(4, tall // 9)
    half = tall * 0.24
    for y in range(foot - tall, foot):
        t = (y - (foot - tall)) / tall
        within = (t * tiers) % 1.0
        reach = half * (0.12 + 0.88 * t) * (0.55 + 0.45 * within) + rnd.uniform(-0.6, 0.6)
        left, right = round(x - reach), round(x + reach)
        fill(c, (left, y, max(right, left + 1), y + 1), ramp, level)
        if within > 0.6 and right - left > 4:
            fill(c, (left, y, left + 1 + (right - left) // 6, y + 1), ramp, min(5, level + 1))


def oak(c: Canvas, x: int, foot: int, width: int, lean: int, boughs: int) -> None:
    """A great trunk with furrowed bark and roots, that forks at the height `boughs` under a roof of leaves."""
    rnd = dice("oak", x)
    wide = width * 2.4
    with patch(c, x - wide, 0, x + wide, foot + 2) as (part, dx, _):
        _trunk(part, x - dx, foot, width, lean, boughs, rnd)
    crown(c, x + lean * 2, boughs, width, ("crown", x))


def _trunk(c: Canvas, x: float, foot: int, width: int, lean: int, boughs: int, rnd: random.Random) -> None:
    half = width / 2
    trunk = c.blob(
        [
            (x - half * 1.9, foot, 1),
            (x - half * 1.1, foot - 14),
            (x - half * 0.86, foot - 48),
            (x - half * 0.8 + lean, boughs),
            (x - half * 1.3 + lean * 2, -8, 1),
            (x + half * 1.5 + lean * 2, -8, 1),
            (x + half * 0.8 + lean, boughs),
            (x + half * 0.86, foot - 48),
            (x + half * 1.2, foot - 14),
            (x + half * 2.1, foot, 1),
        ]
    )
    bark = [("line", [(x + k * half * 0.22, foot - 4), (x + k * half * 0.2 + lean, boughs)], -1) for k in (-2, 0, 1, 3)]
    c.add(trunk, "iron", R=half * 0.9, lo=0, hi=3, line=2, ao=1, aod=(2, 1), bias=-0.16, det=bark)
    solid = trunk <= 0
    for _ in range(width * 4):
        px, py = round(x) + rnd.randint(-round(half), round(half)) + rnd.randint(0, 1) * lean, rnd.randint(20, foot - 6)
        for k in range(rnd.randint(3, 10)):
            if 0 <= px < c.w and 0 <= py + k < c.h and solid[py + k, px] and c.l[py + k, px] > 0:
                c.l[py + k, px] = max(0, c.l[py + k, px] - 1)
        if 0 < px < c.w and 0 <= py < c.h and solid[py, px - 1] and c.l[py, px - 1] < 3:
            c.l[py : py + 4, px - 1] = np.minimum(3, c.l[py : py + 4, px - 1] + 1)
    for _ in range(width):
        # Moss on the weather side.
        px, py = round(x - half * rnd.uniform(0.2, 1.0)), rnd.randint(foot - 50, foot - 4)
        for dx in range(rnd.randint(1, 4)):
            if 0 <= px + dx < c.w and solid[py, px + dx]:
                dot(c, px + dx, py, "lagoon", rnd.choice((3, 4)))
    for side, reach, rise in ((-1, width * 1.6, 42), (1, width * 1.4, 38), (1, width * 0.9, 48), (-1, width, 52)):
        start = (x + lean + side * half * 0.4, boughs + 8)
        elbow = (x + lean + side * reach * 0.5, boughs - rise * 0.35)
        bough = c.blob(
            [
                (start[0], start[1], 1),
                (elbow[0], elbow[1] + 5),
                (x + lean + side * reach, boughs - rise, 1),
                (elbow[0], elbow[1] - 3),
                (start[0], start[1] - 12, 1),
            ]
        )
        c.add(bough, "iron", R=4, lo=0, hi=3, line=2, ao=0, bias=-0.16)


def crown(c: Canvas, x: int, boughs: int, width: int, seed: object) -> None:
    """Clumps of leaves over the boughs, from dark ones behind to lit ones in front, thinning out below."""
    rnd = dice(seed)
    wide = width * 2.1
    clumps = []
    for _ in range(26 + width // 2):
        px = x + rnd.uniform(-wide, wide)
        top = boughs * 0.74 - abs(px - x) / wide * 6
        clumps.append((rnd.uniform(-14, top), px, rnd.uniform(9, 16)))
    for depth, (py, px, r) in enumerate(sorted(clumps, key=lambda clump: -clump[0])):
        leaf_clump(c, px, py, r, 2 if depth % 3 else 3, (seed, depth))


def leaf_clump(c: Canvas, x: float, y: float, r: float, level: int, seed: object) -> None:
    """A round mass of leaves: small strokes in three levels, ragged at its rim, lit upper left."""
    rnd = dice("clump", seed)
    reach = math.ceil(r * 1.3)
    y0, y1 = max(0, round(y) - reach), min(c.h, round(y) + reach)
    x0, x1 = max(0, round(x) - reach), min(c.w, round(x) + reach)
    if y1 <= y0 or x1 <= x0:
        return
    rows, columns = np.mgrid[y0:y1, x0:x1] + 0.5
    angle = np.arctan2(rows - y, columns - x)
    ragged = r * (1 + 0.14 * np.sin(angle * 5 + rnd.random() * 6) + 0.08 * np.sin(angle * 11 + rnd.random() * 6))
    mass = np.hypot(columns - x, (rows - y) * 1.15) < ragged
    inside = np.zeros((c.h, c.w), bool)
    inside[y0:y1, x0:x1] = mass
    c.r[inside], c.l[inside] = RID["lagoon"], level - 1
    for _ in range(round(r * r * 0.5)):
        a, d = rnd.random() * 2 * math.pi, math.sqrt(rnd.random()) * r
        px, py = round(x + math.cos(a) * d), round(y + math.sin(a) * d * 0.87)
        lit = (-(px - x) * 0.55 - (py - y) * 0.8) / r
        tone = level + (lit > 0.1) + (lit > 0.62) - (lit < -0.45)
        for dx, dy in ((0, 0), (1, 0), (1, 1)) if rnd.random() < 0.5 else ((0, 0), (-1, 0), (-1, 1)):
            if 0 <= px + dx < c.w and 0 <= py + dy < c.h and inside[py + dy, px + dx]:
                dot(c, px + dx, py + dy, "lagoon", max(0, min(4, tone)))


def shingled_roof(c: Canvas, x0: int, x1: int, eaves: int, tip: int) -> None:
    """A steep roof of split shingles, its rows ragged, lit left."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    rnd = dice("shingles", x0)
    for y in range(tip, eaves):
        t = (y - tip + 1) / (eaves - tip)
        reach = 2 + (half - 2) * t
        for x in range(round(middle - reach), round(middle + reach)):
            u = (x + 0.5 - middle) / reach
            level = 4 if u < -0.6 else 3 if u < 0 else 2 if u < 0.6 else 1
            seam = (eaves - y) % 6 == 0 or ((x + (eaves - y) // 6 * 3) % 7 == 0)
            c.r[y, x], c.l[y, x] = RID["violet"], max(0, level - 1 - seam)
    for x in range(x0, x1):
        n = 1 + rnd.randint(0, 2)
        fill(c, (x, eaves, x + 1, eaves + n), "violet", 1)
    fill(c, (round(middle) - 1, tip - 8, round(middle) + 1, tip + 2), "iron", 3)
    fill(c, (round(middle) - 2, tip - 9, round(middle) + 2, tip - 7), "gold", 3)


def hanging_lantern(c: Canvas, x: int, y: int, drop: int, frame: int) -> None:
    """An iron lantern on a chain of `drop` px below (x, y)."""
    for k in range(0, drop, 2):
        dot(c, x, y + k, "iron", 3)
    glow = (4, 5, 4, 3)[frame % 4]
    lamp = Canvas(14, 18)
    lamp.add(lamp.poly([(1, 4), (6, 0), (12, 4)]), "iron", flat=3, line=2, ao=0)
    for box, ramp, level in (
        ((2, 4, 11, 13), "iron", 0),
        ((3, 5, 10, 12), "fire", 3),
        ((4, 6, 9, 11), "fire", 4),
        ((5, 7, 8, 10), "fire", glow),
        ((6, 5, 7, 12), "iron", 1),
        ((1, 13, 12, 15), "iron", 3),
    ):
        fill(lamp, box, ramp, level)
    stamp(c, lamp, x - 6, y + drop - 1)


def log_pile() -> Canvas:
    """Three layers of cut logs, their ends towards the viewer."""
    c = Canvas(48, 28)
    for row, count in ((0, 4), (1, 3), (2, 2)):
        for k in range(count):
            x, y = 7 + k * 11 + row * 5.5, 21 - row * 8.5
            c.add(c.ell(x, y, 5.4, 5.4), "leather", R=4, lo=1, hi=3, line=2, bias=-0.2)
            c.add(c.ell(x, y, 3.8, 3.8), "leather", flat=3, line=0, ao=0)
            c.add(c.cut(c.ell(x, y, 2.6, 2.6), c.ell(x, y, 1.6, 1.6)), "leather", flat=2, line=0, ao=0)
            dot(c, round(x) - 3, round(y) - 2, "leather", 4)
    return c


def stump() -> Canvas:
    """A stump with an axe in it."""
    c = Canvas(34, 34)
    c.add(c.poly([(6, 20), (26, 20), (28, 30), (31, 33), (2, 33), (4, 30)]), "iron", R=6, lo=1, hi=3, line=2)
    for x in (9, 14, 20, 24):
        c.stroke([(x, 23), (x - 1, 32)], "iron", 1)
    c.add(c.ell(16, 20, 10, 3.4), "leather", flat=3, line=2, ao=0)
    c.add(c.cut(c.ell(16, 20, 6.5, 2.2), c.ell(16, 20, 4.8, 1.4)), "leather", flat=2, line=0, ao=0)
    c.stroke([(18, 18), (29, 4)], "wood", 3)
    c.stroke([(19, 18), (30, 4)], "wood", 1)
    c.add(c.poly([(13, 13), (20, 11), (22, 19), (15, 20)]), "steel", R=2, lo=1, hi=4, line=2, metal=True)
    return c


def signpost() -> Canvas:
    """A post with two arms, one for each way."""
    c = Canvas(36, 44)
    c.add(c.rect(16, 4, 20, 43), "wood", R=2, lo=1, hi=3, line=2)
    for y, points in (
        (8, ((4, 0), (28, 0), (28, 8), (4, 8), (0, 4))),
        (20, ((8, 0), (30, 0), (35, 4), (30, 8), (8, 8))),
    ):
        c.add(c.poly([(x, y + dy) for x, dy in points]), "wood", R=2, lo=1, hi=3, line=2, bias=-0.1)
        c.stroke([(9, y + 4), (25, y + 4)], "wood", 1)
    return c


def fern() -> Canvas:
    """Fronds that bend to both sides."""
    c = Canvas(26, 20)
    for k, (dx, dy) in enumerate(((-12, -7), (-9, -13), (-3, -17), (4, -16), (9, -12), (12, -6))):
        c.stroke(
            [(13, 19), (13 + dx * 0.5, 19 + dy * 0.85), (13 + dx, 19 + dy)], "lagoon", 4 if k < 3 else 3, smooth=True
        )
        for n in range(1, 6):
            t = n / 6
            px, py = 13 + dx * t, 19 + dy * (1.35 * t - 0.35 * t * t)
            dot(c, round(px), round(py) - 1, "lagoon", 5 if k < 3 and n % 2 else 4)
            dot(c, round(px), round(py) + 1, "lagoon", 2)
    return c


def mushrooms() -> Canvas:
    """Three red caps with white spots."""
    c = Canvas(18, 13)
    for x, y, r in ((5, 6, 4.5), (12, 4, 4), (15, 9, 2.6)):
        fill(c, (round(x) - 1, round(y), round(x) + 1, 12), "bone", 3)
        fill(c, (round(x), round(y), round(x) + 1, 12), "bone", 1)
        cap = c.inter(c.ell(x, y + 0.5, r, r), c.rect(0, 0, 18, y + 1))
        c.add(cap, "crim", R=3, lo=2, hi=4, line=2, ao=0)
        dot(c, round(x) - 2, round(y) - 1, "bone", 4)
        dot(c, round(x) + 1, round(y) - 2, "bone", 4)
    return c


PROPS: dict[str, Callable[[], Canvas]] = {
    "log_pile": log_pile,
    "stump": stump,
    "signpost": signpost,
    "fern": fern,
    "mushrooms": mushrooms,
}
"""By the name that the place's file uses."""
