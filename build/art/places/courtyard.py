"""The castle courtyard at dusk: the stage of the battles. What stands where is in assets/source/places/courtyard.toml.

Coordinates are those of the stage (640x212, its top is row 22 of the screen).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import furniture, masonry
from art.places.brushes import (
    FRAMES,
    bayer,
    copy,
    dice,
    dot,
    dusk,
    fill,
    gradient,
    on_ramps,
    shift_levels,
    stamp,
    torch_light,
)
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
#: The wall meets the ground here.
GROUND = 176

Place = dict[str, Any]


def layers(place: Place) -> list[PaintedLayer]:
    """The place back to front, each layer `WIDTH` x `HEIGHT`."""
    return [
        PaintedLayer("sky", sky(place), 0.0),
        PaintedLayer("clouds", [cloud_strip(place["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", [hill_ranges(place, WIDTH, HEIGHT)], 0.25),
        PaintedLayer("keep", _keep(place), 0.6),
        PaintedLayer("ground", [_ground(place)], 1.0),
    ]


# ---------------------------------------------------------------------------------------------------------------- sky
def sky(place: Place) -> list[Image.Image]:
    """Gradient, stars of which some twinkle, the moon with its halo."""
    base = gradient(WIDTH, HEIGHT, place["sky"])
    rnd = dice("stars")
    stars = [
        (rnd.randrange(WIDTH), int(rnd.random() ** 1.6 * 66), rnd.choice(place["star_colours"])) for _ in range(84)
    ]
    twinkling = {k: rnd.randrange(FRAMES) for k in range(0, len(stars), 4)}
    moon = _moon(place["moon"])
    frames = []
    for frame in range(FRAMES):
        image = base.copy()
        for k, (x, y, colour) in enumerate(stars):
            phase = twinkling.get(k)
            if phase is None:
                image.putpixel((x, y), (*rgb(colour), 255))
            elif phase != frame:
                image.putpixel((x, y), (*rgb("f9e6cf"), 255))
                if (phase + 2) % FRAMES == frame and 0 < x < WIDTH - 1 and y > 0:
                    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                        image.putpixel((x + dx, y + dy), (*rgb("93388f"), 255))
        image.alpha_composite(moon)
        frames.append(image)
    return frames


def _moon(spec: Place) -> Image.Image:
    x, y, r = spec["x"], spec["y"], spec["radius"]
    c = Canvas(WIDTH, HEIGHT)
    halo = np.hypot(*np.meshgrid(np.arange(WIDTH) + 0.5 - x, np.arange(HEIGHT) + 0.5 - y))
    ring = (halo < r + 9) & (halo > r) & ((np.add.outer(np.arange(HEIGHT), np.arange(WIDTH)) % 2) == 0)
    ring |= (halo < r + 5) & (halo > r)
    c.r[ring], c.l[ring] = RID["purple"], 2
    c.add(c.ell(x, y, r, r), "bone", R=r - 1, lo=3, hi=5, line=0, ao=0, th=(-0.9, -0.8, 0.45, 0.9))
    for dx, dy, size in spec["craters"]:
        c.add(c.ell(x + dx, y + dy, size, size * 0.85), "bone", flat=3, line=0, ao=0)
        c.stroke([(x + dx - size * 0.6, y + dy + size * 0.8), (x + dx + size * 0.6, y + dy + size * 0.8)], "bone", 5)
    return c.image()


def cloud_strip(clouds: list[Place], width: int, height: int) -> Image.Image:
    """Flat-bottomed banks with a lit underside (the sun has just set); the strip wraps round, so it may drift."""
    c = Canvas(width, height)
    for cloud in clouds:
        bank = _cloud(cloud["width"], cloud["ramp"], cloud["level"], cloud["lining"])
        left = round(cloud["x"] - bank.w / 2)
        for around in (-width, 0, width):
            stamp(c, bank, left + around, cloud["y"] - bank.h + 2)
    return c.image()


def _cloud(width: int, ramp: str, level: int, lining: int) -> Canvas:
    """One bank: heaps of puffs on a flat base; darker crowns, a broken lit lining at the base."""
    rnd = dice("cloud", width, ramp)
    c = Canvas(width, 26)
    base = 22
    for heap in range(max(2, width // 44)):
        middle = width * (0.2 + 0.6 * (heap + rnd.random()) / max(2, width // 44))
        for _ in range(5):
            x, r = middle + rnd.uniform(-14, 14), rnd.uniform(4, 9)
            # Whole puffs only: a bank that is cut off straight is no cloud.
            x = min(max(x, 12), width - 12)
            r = min(r, (min(x, width - x) - 4) / 1.6)
            puff = c.inter(c.ell(x, base - 3, r * 1.6, r * 1.3), c.rect(0, 0, width, base))
            c.add(puff, ramp, flat=level, line=0, ao=0)
    c.add(
        c.inter(c.ell(width / 2, base, width / 2 - 1, 5), c.rect(0, 0, width, base + 1)), ramp, flat=level, line=0, ao=0
    )
    solid = c.r >= 0
    depth = np.cumsum(solid, axis=0)
    threshold = bayer(c.h, c.w)
    # The crowns turn into the night, the base glows.
    c.l[solid & (depth <= 1)] = max(1, level - 1)
    c.l[solid & (depth > 1) & (depth < 4) & (threshold > 0.5)] = max(1, level - 1)
    rows = np.arange(c.h)[:, None]
    c.l[solid & (rows >= base - 1)] = lining
    c.l[solid & (rows == base - 2) & (threshold > 0.4)] = lining
    for _ in range(width // 10):
        x, y, n = rnd.randrange(4, width - 14), rnd.randint(base - 7, base - 4), rnd.randint(4, 10)
        if solid[y, x : x + n].all():
            c.l[y, x : x + n] = lining
    return c


def hill_ranges(place: Place, width: int, height: int) -> Image.Image:
    """Ranges of hills and the town on the nearest one, its windows lit."""
    c = Canvas(width, height)
    for ridge in place["ridges"]:
        heights = [
            ridge["y"] + sum(a * math.sin(x * f + p) for a, f, p in ridge["waves"]) for x in range(0, width + 1, 4)
        ]
        outline = [(0, height), *((k * 4, h) for k, h in enumerate(heights)), (width, height)]
        c.add(c.poly(outline), ridge["ramp"], flat=ridge["level"], line=0, ao=0)
        drawn = (c.r == RID[ridge["ramp"]]) & (c.l == ridge["level"])
        top = drawn & ~np.roll(drawn, 1, 0)
        c.l[top] = ridge["level"] + 1
        c.l[np.roll(top, 1, 0) & drawn & (np.arange(width) % 3 > 0)] = ridge["level"] + 1
    for house in place["town"]:
        _house(c, house["x"], house["foot"], house["width"], house["height"], house["roof"], house["windows"])
    return c.image()


def _house(c: Canvas, x: int, foot: int, width: int, height: int, roof: int, windows: list[list[int]]) -> None:
    top = foot - height
    fill(c, (x, top, x + width, foot + 30), "violet", 2)
    fill(c, (x, top, x + 1, foot + 6), "violet", 3)
    fill(c, (x + width - 2, top, x + width, foot + 30), "violet", 1)
    for k in range(roof):
        reach = (width / 2 + 1) * (k + 1) / roof
        left, right = round(x + width / 2 - reach), round(x + width / 2 + reach)
        fill(c, (left, top - roof + k, right, top - roof + k + 1), "violet", 1)
        dot(c, left, top - roof + k, "violet", 3)
    for wx, wy in windows:
        fill(c, (x + wx, top + wy, x + wx + 1, top + wy + 2), "fire", 4)


# --------------------------------------------------------------------------------------------------------------- keep
def _keep(place: Place) -> list[Image.Image]:
    """Walls, towers, gate and what hangs on them; flames, banners, flags and watchmen move."""
    still = _masonry(place)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y) in enumerate(place["guards"]):
            # Behind the merlons: only where nothing is built yet.
            man = furniture.guard((frame + 2 * k) % FRAMES)
            behind = Canvas(WIDTH, HEIGHT)
            stamp(behind, man, x, y)
            free = (behind.r >= 0) & (c.r < 0)
            c.r[free], c.l[free] = behind.r[free], behind.l[free]
        for flag in place["flags"]:
            stamp(c, furniture.pennant(frame, flag["ramp"]), flag["x"] - 1, flag["y"] - 25)
        for k, banner in enumerate(place["banners"]):
            cloth = furniture.cloth((frame + k) % FRAMES, banner["ramp"], banner["height"], banner["emblem"])
            stamp(c, cloth, banner["x"] - cloth.w // 2, banner["y"], shadow=1)
        for k, (x, y) in enumerate(place["torches"]):
            stamp(c, furniture.torch((frame + k) % FRAMES), x - 9, y - 20)
        for k, (x, y) in enumerate(place["beacons"]):
            stamp(c, furniture.beacon((frame + 2 * k) % FRAMES), x - 15, y - 39)
        frames.append(c.image())
    return frames


def _masonry(place: Place) -> Canvas:
    c = Canvas(WIDTH, HEIGHT)
    foot = GROUND + 42
    for turret in place["turrets"]:
        x0, x1 = turret["x"], turret["x"] + turret["width"]
        masonry.bricks(c, (x0, turret["eaves"], x1, foot), ("turret", x0))
        shift_levels(c, _box(c, (x1 - 6, turret["eaves"] + 2, x1, foot)), -1)
        fill(c, (x0, turret["eaves"] + 2, x0 + 1, foot), "iron", 3)
        masonry.cone_roof(c, x0, x1, turret["eaves"], turret["tip"], turret["roof"])
    for wall in place["walls"]:
        masonry.bricks(c, (wall["x0"], wall["top"] + 16, wall["x1"], foot), ("wall", wall["x0"]))
        masonry.battlement(c, wall["x0"], wall["x1"], wall["top"])
        masonry.corbels(c, wall["x0"], wall["x1"], wall["top"] + 16)
    for tower in place["towers"]:
        masonry.tower(c, tower["x0"], tower["x1"], tower["top"], foot, ("tower", tower["x0"]))
        masonry.corbels(c, tower["x0"], tower["x1"], tower["top"] + 16)
    for x, top in place["buttresses"]:
        masonry.buttress(c, x, top, foot)
    for x, y in place["windows"]:
        arched_window(c, x, y, lit=True)
    for x, y in place["dark_windows"]:
        arched_window(c, x, y, lit=False)
    for x, y in place["slits"]:
        fill(c, (x, y, x + 2, y + 9), "iron", 0)
        fill(c, (x - 1, y + 3, x + 3, y + 5), "iron", 0)
        fill(c, (x + 2, y, x + 3, y + 9), "iron", 3)
    masonry.gate(c, 320, GROUND + 20)
    for x, y, name in place["wall_props"]:
        stamp(c, furniture.PROPS[name](), x, y, shadow=1)
    for ivy in place["ivy"]:
        _ivy(c, ivy["x"], ivy["y"], ivy["length"], ivy["width"])
    for x, y, radius in place["lights"]:
        torch_light(c, x, y, radius)
    dusk(c, GROUND - 26, GROUND + 14)
    return c


def _box(c: Canvas, box: tuple[int, int, int, int]) -> Any:
    mask = np.zeros((c.h, c.w), bool)
    mask[box[1] : box[3], box[0] : box[2]] = True
    return mask


WINDOW = """
..kkkkkk..
.kaaaaaak.
kaabbbbaak
kabbccbbak
kabccccbak
kabccccbak
kabccccbak
kkkkkkkkkk
kabccccbak
kabccccbak
kabccccbak
kabbccbbak
mmmmmmmmmm
.nnnnnnnn.
"""


def arched_window(c: Canvas, x: int, y: int, lit: bool) -> None:
    """A small arched window with a crossbar and a lit sill, 10x14."""
    glass = (("fire", 2), ("fire", 3), ("fire", 4)) if lit else (("iron", 1), ("iron", 1), ("iron", 2))
    key = dict(zip("abc", glass, strict=True)) | {"k": ("iron", 0), "m": ("iron", 4), "n": ("iron", 1)}
    c.grid(x, y, WINDOW, key)


def _ivy(c: Canvas, x: int, y: int, length: int, width: int) -> None:
    """Ivy that hangs from (x, y): clumps of leaves, thinner and sparser downwards."""
    rnd = dice("ivy", x, y)
    for _ in range(length * width // 5):
        down = rnd.random() ** 1.4
        lx = x + round((rnd.random() - 0.5) * width * (1 - 0.7 * down) + 3 * math.sin(down * 7 + x))
        ly = y + round(down * length)
        level = rnd.choice((1, 1, 2, 2, 3)) if down < 0.5 else rnd.choice((1, 1, 2))
        for dx, dy, d in ((0, 0, 0), (1, 0, -1), (0, 1, -1), (1, 1, -1)):
            if 0 <= lx + dx < c.w and 0 <= ly + dy < c.h and c.r[ly + dy, lx + dx] >= 0:
                dot(c, lx + dx, ly + dy, "leaf", max(0, level + d))


# ------------------------------------------------------------------------------------------------------------- ground
def _ground(place: Place) -> Image.Image:
    """Flagstones in perspective, pools of torch light, grass at the wall's foot, props."""
    c = Canvas(WIDTH, HEIGHT)
    masonry.flagstones(c, GROUND, [4, 5, 7, 9, 17], "courtyard")
    shift_levels(c, _box(c, (0, GROUND, WIDTH, GROUND + 5)), -1)
    _moss(c)
    dusk(c, GROUND + 30, GROUND + 40)
    for x, radius in place["floor_lights"]:
        torch_light(c, x, GROUND + 3, radius, flatten=3.0)
    _grass(c)
    for x, y, name in place["ground_props"]:
        prop = furniture.PROPS[name]()
        floor_shadow(c, x + prop.w // 2, y, prop.w // 2 + 2)
        stamp(c, prop, x, y - prop.h)
    return c.image()


def floor_shadow(c: Canvas, x: int, y: int, half: int) -> None:
    for dy in range(-2, 3):
        for dx in range(-half, half + 4):
            inside = (dx - 2) ** 2 / (half + 1) ** 2 + dy**2 / 6 <= 1
            px, py = x + dx, y + dy
            if inside and 0 <= px < c.w and 0 <= py < c.h and c.r[py, px] >= 0 and c.l[py, px] > 1:
                c.l[py, px] -= 1


def _moss(c: Canvas) -> None:
    """Green in some of the joints."""
    rnd = dice("moss")
    joints = np.argwhere((c.l == 1) & on_ramps(c, ["iron"]))
    for _ in range(46):
        y, x = (int(v) for v in joints[rnd.randrange(len(joints))])
        for k in range(rnd.randint(2, 7)):
            if x + k < c.w and c.l[y, x + k] == 1 and c.r[y, x + k] == RID["iron"]:
                dot(c, x + k, y, "leaf", 1)


def _grass(c: Canvas) -> None:
    rnd = dice("grass")
    for x in range(0, WIDTH, 3):
        if rnd.random() < 0.42:
            height = rnd.randint(2, 6)
            c.stroke(
                [(x, GROUND + 1), (x + rnd.choice((-1, 0, 1)), GROUND + 1 - height)], "leaf", rnd.choice((1, 1, 2))
            )
