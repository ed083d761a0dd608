"""The gate at the forest's edge by night: a stage of battles. Its data: assets/source/places/forest_gate.toml.

Coordinates are those of the stage (640x218, its top is row 22 of the screen).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import furniture, woodland
from art.places.brushes import FRAMES, bayer, copy, dice, dot, dusk, fill, stamp, torch_light
from art.places.courtyard import cloud_strip, floor_shadow, sky
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
#: The fence meets the ground here.
GROUND = 176
LOG = (4, 3, 3, 2, 2, 2, 1, 1, 0)
"""Levels across a log of nine pixels, lit from the left."""

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front, each layer `WIDTH` x `HEIGHT`."""
    return [
        PaintedLayer("sky", sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [_woods(place)], 0.25),
        PaintedLayer("keep", _gate(place), 0.6),
        PaintedLayer("ground", _ground(place), 1.0),
    ]


# ---------------------------------------------------------------------------------------------------------- the woods
def _woods(place: Place) -> Image.Image:
    """Rows of firs, nearer ones larger and darker."""
    c = Canvas(WIDTH, HEIGHT)
    for row in place["firs"]:
        rnd = dice("firs", row["foot"])
        x = -10
        while x < WIDTH + 20:
            tall = rnd.randint(*row["height"])
            woodland.fir(c, x, row["foot"] + rnd.randint(-3, 3), tall, row["ramp"], row["level"], ("fir", x))
            x += round(row["step"] * rnd.uniform(0.7, 1.3))
        fill(c, (0, row["foot"], WIDTH, HEIGHT), row["ramp"], row["level"])
    return c.image()


# ----------------------------------------------------------------------------------------------------------- the gate
def _gate(place: Place) -> list[Image.Image]:
    """Fence, towers, doors and oaks; flames, banners, watchmen and lanterns move."""
    things = place["things"]
    still = _timber(place)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y) in enumerate(place["gate"]["guards"]):
            behind = Canvas(WIDTH, HEIGHT)
            stamp(behind, furniture.guard((frame + 2 * k) % FRAMES), x, y)
            free = (behind.r >= 0) & (c.r < 0)
            c.r[free], c.l[free] = behind.r[free], behind.l[free]
        for k, (x, y, ramp, height, emblem) in enumerate(things["banners"]):
            cloth = furniture.cloth((frame + k) % FRAMES, ramp, height, emblem)
            stamp(c, cloth, x - cloth.w // 2, y, shadow=1)
        for k, (x, y) in enumerate(things["torches"]):
            stamp(c, furniture.torch((frame + k) % FRAMES), x - 9, y - 20)
        for k, (x, y) in enumerate(things["lanterns"]):
            woodland.hanging_lantern(c, x + (0, 1, 0, -1)[(frame + 2 * k) % FRAMES], y, 42, frame + k)
        frames.append(c.image())
    return frames


def _timber(place: Place) -> Canvas:
    c = Canvas(WIDTH, HEIGHT)
    gate, top = place["gate"], place["fence"]["top"]
    middle, half, tower = gate["middle"], gate["half"], gate["tower"]
    left, right = middle - half - tower, middle + half + tower
    _fence(c, -4, left, top)
    _fence(c, right, WIDTH, top)
    for x0 in (left, middle + half):
        _logs(c, x0, x0 + tower, gate["top"] + 18, point=0, seed="tower")
        _binding(c, x0, x0 + tower, gate["top"] + 34)
        _binding(c, x0, x0 + tower, GROUND - 30)
        woodland.shingled_roof(c, x0 - 6, x0 + tower + 6, gate["top"] + 18, gate["top"] - 26)
    _bridge(c, middle, half, gate["top"] + 26)
    _doors(c, middle, half - 6, gate["top"] + 48)
    for x, y, radius in place["things"]["lights"]:
        torch_light(c, x, y, radius)
    for oak in sorted(place["oaks"], key=lambda oak: int(oak["width"])):
        woodland.oak(c, oak["x"], GROUND + 4, oak["width"], oak["lean"], oak["boughs"])
    dusk(c, GROUND - 30, GROUND + 10)
    return c


def _logs(c: Canvas, x0: int, x1: int, top: int, point: int, seed: str) -> None:
    """Upright logs side by side; point: how far their tips rise above their shoulders."""
    rnd = dice("logs", seed, x0)
    for x in range(x0, x1, len(LOG)):
        head = top + (rnd.randint(-3, 3) if point else 0)
        tone = rnd.choice((0, 0, 0, -1))
        for k, level in enumerate(LOG):
            if not x0 <= x + k < min(x1, WIDTH) or x + k < 0:
                continue
            rise = round(point * (1 - abs(k - 3.5) / 4.5))
            fill(c, (x + k, head - rise, x + k + 1, GROUND + 42), "iron", max(0, level + tone - 1 + (level > 2)))
            if point:
                dot(c, x + k, head - rise, "iron", min(4, level + 1))
        for _ in range(5):
            y, dx = rnd.randint(top + 8, GROUND), rnd.randint(1, 5)
            for k in range(rnd.randint(3, 9)):
                if 0 <= x + dx < x1 and x + dx < WIDTH:
                    dot(c, x + dx, y + k, "iron", 1)
        if rnd.random() < 0.4 and 0 <= x < x1 - 8:
            y = rnd.randint(top + 12, GROUND - 12)
            c.grid(x + 2, y, ".aa.\nabba\n.aa.", {"a": ("iron", 0), "b": ("iron", 3)})


def _fence(c: Canvas, x0: int, x1: int, top: int) -> None:
    """Pointed logs, bound by two beams with ropes."""
    _logs(c, x0, x1, top, point=7, seed="fence")
    for y in (top + 16, GROUND - 16):
        _binding(c, x0, x1, y)


def _binding(c: Canvas, x0: int, x1: int, y: int) -> None:
    """A beam across logs, roped to every third."""
    fill(c, (x0, y - 1, x1, y + 7), "iron", 0)
    fill(c, (x0, y, x1, y + 5), "iron", 2)
    fill(c, (x0, y, x1, y + 1), "iron", 4)
    fill(c, (x0, y + 4, x1, y + 5), "iron", 1)
    for x in range(x0 + 11, x1 - 6, 27):
        for k in range(3):
            c.stroke([(x + k * 2, y - 2), (x + k * 2 + 1, y + 7)], "stone", 3 if k < 2 else 2)


def _bridge(c: Canvas, middle: int, half: int, y: int) -> None:
    """The walk over the doors: planks, a rail of crossed poles."""
    for x in range(middle - half, middle + half, 12):
        c.stroke([(x, y + 1), (x + 11, y - 13)], "iron", 2)
        c.stroke([(x, y - 13), (x + 11, y + 1)], "iron", 3)
    fill(c, (middle - half, y - 15, middle + half, y - 12), "iron", 3)
    fill(c, (middle - half, y - 15, middle + half, y - 14), "iron", 4)
    fill(c, (middle - half, y, middle + half, y + 14), "iron", 2)
    fill(c, (middle - half, y, middle + half, y + 2), "iron", 4)
    fill(c, (middle - half, y + 13, middle + half, y + 16), "iron", 0)
    for x in range(middle - half + 6, middle + half, 13):
        fill(c, (x, y + 3, x + 1, y + 13), "iron", 1)
        fill(c, (x + 6, y + 5, x + 8, y + 10), "iron", 0)
        fill(c, (x + 6, y + 5, x + 7, y + 10), "iron", 3)


def _doors(c: Canvas, middle: int, half: int, top: int) -> None:
    """Two leaves of planks under a low arch, iron bands with rivets, a ring on each."""
    arch = c.union(c.rect(middle - half, top + 16, middle + half, GROUND + 42), c.ell(middle, top + 17, half, 17))
    frame = c.union(
        c.rect(middle - half - 5, top + 16, middle + half + 5, GROUND + 42), c.ell(middle, top + 17, half + 5, 22)
    )
    c.add(frame, "iron", flat=3, line=2, ao=1)
    c.add(arch, "leather", flat=2, line=2, ao=0)
    inside = arch <= 0
    xx = np.add.outer(np.zeros(HEIGHT), np.arange(WIDTH) - middle)
    for k in range(-half, half + 1, 8):
        seam = inside & (xx == k)
        c.l[seam] = 1
        c.l[inside & (xx == k + 1)] = 3 if k < 0 else 2
    c.r[inside & (abs(xx) < 1.5)], c.l[inside & (abs(xx) < 1.5)] = RID["dark"], 0
    yy = np.add.outer(np.arange(HEIGHT), np.zeros(WIDTH))
    for y in (top + 16, top + 42):
        band = inside & (yy >= y) & (yy < y + 5) & (abs(xx) > 2)
        c.r[band], c.l[band] = RID["iron"], 2
        c.l[band & (yy == y)] = 4
        c.l[band & (yy == y + 4)] = 1
        for x in range(middle - half + 5, middle + half - 2, 10):
            if inside[y + 2, x] and abs(x - middle) > 3:
                dot(c, x, y + 2, "iron", 5)
                dot(c, x + 1, y + 3, "iron", 0)
    for side in (-1, 1):
        x = middle + side * 8
        c.add(c.cut(c.ell(x, top + 33, 4, 4.5), c.ell(x, top + 33.5, 2, 2.5)), "gold", R=2, lo=2, hi=4, line=2, ao=1)


# --------------------------------------------------------------------------------------------------------- the ground
def _ground(place: Place) -> list[Image.Image]:
    """A glade: grass, the trodden way out of the gate, things along the fence; fireflies."""
    things = place["things"]
    c = Canvas(WIDTH, HEIGHT)
    xx, yy = np.meshgrid(np.arange(WIDTH) + 0.5, np.arange(HEIGHT) + 0.5)
    rnd = dice("glade")
    ragged = np.array([rnd.uniform(-2.5, 2.5) for _ in range(HEIGHT)])[:, None] + 2 * np.sin(xx / 7)
    edge = GROUND + 1 + 1.4 * np.sin(xx / 9.0) + 1.2 * np.sin(xx / 3.7 + 1)
    grass = yy >= edge
    c.r[grass], c.l[grass] = RID["lagoon"], 3
    far = grass & (yy < edge + 5)
    c.l[far] = 2
    threshold = bayer(HEIGHT, WIDTH)
    c.l[grass & ((yy - 200) / 22 > threshold)] = 2
    half = 30 + (yy - GROUND) * 2.6 + ragged
    way = grass & (np.abs(xx - 320) < half)
    c.r[way], c.l[way] = RID["leather"], 2
    c.l[way & (np.abs(xx - 320) > half - 4)] = 1
    c.l[way & ((yy - 202) / 18 > threshold)] = 1
    _path(c, way)
    _blades(c, grass & ~way)
    for x, radius in things["floor_lights"]:
        torch_light(c, x, GROUND + 4, radius, onto="lagoon", warm="moss", flatten=3.0)
    for x, y, name in things["ground"]:
        prop = woodland.PROPS[name]()
        floor_shadow(c, x + prop.w // 2, y, prop.w // 2 + 1)
        stamp(c, prop, x, y - prop.h)
    frames = []
    for frame in range(FRAMES):
        moving = copy(c)
        for k, (x, y) in enumerate(things["fireflies"]):
            _firefly(moving, x, y, (frame + k) % FRAMES, k)
        frames.append(moving.image())
    return frames


def _path(c: Canvas, way: Any) -> None:
    """Ruts and pebbles on the way."""
    rnd = dice("pebbles")
    for _ in range(150):
        x, y = rnd.randrange(170, 470), rnd.randrange(GROUND + 3, HEIGHT - 2)
        n = 1 + (y - GROUND) // 14 + rnd.randint(0, 2)
        if way[y, x] and way[y, min(WIDTH - 1, x + n)]:
            fill(c, (x, y, x + n, y + 1), "leather", 3 if rnd.random() < 0.35 else 1)
            if n > 3 and rnd.random() < 0.4:
                fill(c, (x, y, x + n - 1, y + 1), "iron", 3)
                fill(c, (x, y + 1, x + n, y + 2), "iron", 1)
    for side in (-1, 1):
        for y in range(GROUND + 3, HEIGHT):
            x = round(320 + side * (12 + (y - GROUND) * 0.95) + 2 * math.sin(y * 0.4))
            if y % 5:
                fill(c, (x, y, x + 2 + (y - GROUND) // 12, y + 1), "leather", 1)


def _blades(c: Canvas, grass: Any) -> None:
    """Tufts, larger towards the front, and the tall grass at the fence's foot."""
    rnd = dice("blades")
    for _ in range(760):
        x, y = rnd.randrange(WIDTH), rnd.randrange(GROUND + 4, HEIGHT)
        if not grass[y, x]:
            continue
        tall = 1 + (y - GROUND) // 16 + rnd.randint(0, 1)
        level = rnd.choice((2, 2, 4, 4, 1))
        for dx, up in ((0, tall), (1, tall - 1), (2, tall)):
            c.stroke([(x + dx, y), (x + dx + (dx - 1), y - up)], "lagoon", level)
    for x in range(0, WIDTH, 3):
        if rnd.random() < 0.6 and abs(x - 320) > 32:
            tall = rnd.randint(2, 7)
            foot = GROUND + 2
            c.stroke([(x, foot), (x + rnd.choice((-1, 0, 1)), foot - tall)], "lagoon", rnd.choice((3, 3, 4)))


def _firefly(c: Canvas, x: int, y: int, phase: int, number: int) -> None:
    """It glows up and goes out, a little farther on each time."""
    if phase == 3:
        return
    x, y = x + (0, 1, 2)[phase] * (1 if number % 2 else -1), y - (0, 1, 1)[phase]
    dot(c, x, y, "mint", (3, 4, 3)[phase])
    if phase == 1:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            dot(c, x + dx, y + dy, "leaf", 3)
