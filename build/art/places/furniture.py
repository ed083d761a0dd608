"""Things that stand in or hang on a place. Each draws itself on a small canvas of its own, to be stamped anywhere.

A prop is a function (name in `PROPS`) that returns a canvas whose bottom row is the floor; `FLAMES` and `cloth` give
one canvas per animation frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import FRAMES, dice, dot, fill


def barrel() -> Canvas:
    """Oak with two iron hoops."""
    c = Canvas(20, 23)
    body = c.blob([(3, 3, 1), (17, 3, 1), (19, 12), (17, 22, 1), (3, 22, 1), (1, 12)])
    staves = [("line", [(6, 3), (5, 12), (6, 22)], -1), ("line", [(13, 3), (14, 12), (13, 22)], -1)]
    c.add(body, "wood", R=8, lo=1, hi=3, bias=-0.1, det=staves)
    for y in (6, 17):
        hoop = c.poly([(1.6, y), (18.4, y), (18.6, y + 2), (1.4, y + 2)])
        c.add(hoop, "iron", R=6, ao=0, lo=1, hi=4, bias=0.1)
    c.add(c.ell(10, 3, 7, 2), "wood", R=2, lo=1, hi=2)
    return c


def crate(size: int = 18) -> Canvas:
    """Planks, a diagonal brace, iron corners."""
    c = Canvas(size + 2, size + 2)
    c.add(c.rect(1, 1, size + 1, size + 1), "wood", R=3, lo=1, hi=3, bias=-0.1)
    c.stroke([(3, 3), (size - 1, size - 2)], "wood", 1)
    for y in (1, size - 2):
        c.add(c.rect(1, y, size + 1, y + 3), "wood", flat=3, ao=1)
        fill(c, (1, y, size + 1, y + 1), "wood", 4)
    for x in (1, size - 1):
        for y in (1, size - 1):
            fill(c, (x, y, x + 2, y + 2), "iron", 3)
    return c


def weapon_rack() -> Canvas:
    """Two spears and an axe in a wooden stand."""
    c = Canvas(32, 46)
    for x, kind in ((5, "spear"), (13, "axe"), (22, "spear")):
        c.add(c.rect(x, 10, x + 2, 43), "wood", R=1.4, hi=3, line=0, ao=0)
        if kind == "spear":
            c.add(c.poly([(x - 2, 11), (x + 1, 1), (x + 4, 11)]), "steel", R=2, hi=4, ao=0)
        else:
            blade = c.blob([(x + 1, 7), (x + 7, 4, 1), (x + 8, 13), (x + 7, 20, 1), (x + 1, 17)])
            c.add(blade, "steel", R=3, hi=4, ao=0)
    for y in (20, 36):
        c.add(c.rect(1, y, 29, y + 3), "wood", R=2, hi=3)
    for x in (1, 26):
        c.add(c.rect(x, 18, x + 3, 45), "wood", R=2, hi=3)
    return c


def hay() -> Canvas:
    """A heap of straw."""
    c = Canvas(36, 18)
    strands = [(9, 15, 11, 8, -1), (16, 14, 19, 6, 1), (24, 15, 25, 9, -1), (6, 15, 10, 11, -1), (29, 15, 28, 11, 1)]
    details = [("line", [(x0, y0), (x1, y1)], d) for x0, y0, x1, y1, d in strands]
    heap = c.blob([(2, 17, 1), (4, 9), (12, 3), (23, 4), (31, 10), (34, 17, 1)])
    c.add(heap, "straw", R=9, lo=1, hi=3, bias=-0.55, det=details)
    return c


def well() -> Canvas:
    """A round well with a shingled roof and a bucket on its rope."""
    c = Canvas(48, 54)
    for x in (6, 39):
        c.add(c.rect(x, 14, x + 3, 40), "wood", R=2, hi=3, line=0, ao=0)
    c.add(c.rect(9, 20, 39, 22), "wood", R=1.5, hi=3, ao=0)
    c.stroke([(24, 22), (24, 32)], "straw", 2)
    c.add(c.poly([(20, 31), (28, 31), (27, 38), (21, 38)]), "wood", R=2, hi=3)
    c.add(c.poly([(1, 17), (12, 3), (36, 3), (47, 17)]), "violet", R=6, lo=1, hi=3, bias=-0.1)
    for y in (7, 11, 15):
        c.stroke([(12 - (y - 3) * 0.8, y), (36 + (y - 3) * 0.8, y)], "violet", 1)
    fill(c, (12, 3, 36, 4), "violet", 4)
    c.add(
        c.blob([(4, 38, 1), (44, 38, 1), (45, 46), (43, 53, 1), (5, 53, 1), (3, 46)]), "iron", R=8, lo=2, hi=4, bias=0.1
    )
    rnd = dice("well")
    for course, y in enumerate((43, 48)):
        c.stroke([(4, y), (44, y)], "iron", 1)
        for x in range(8 + course * 5, 44, 10):
            c.stroke([(x, y - 4), (x, y)], "iron", 1)
            dot(c, x + rnd.randint(2, 6), y - 2, "iron", 4)
    c.add(c.rect(3, 36, 45, 40), "iron", R=2, lo=3, hi=5, bias=0.1)
    return c


def training_dummy() -> Canvas:
    """A sack on a post with a painted target, arms out."""
    c = Canvas(34, 48)
    c.add(c.rect(15, 26, 19, 47), "wood", R=2, hi=3, line=0, ao=0)
    c.add(c.poly([(9, 47), (17, 42), (25, 47)]), "wood", R=2, hi=3)
    c.add(c.rect(2, 18, 32, 21), "wood", R=2, hi=3)
    for x in (2, 27):
        c.add(c.rect(x, 16, x + 5, 23), "straw", R=2, lo=1, hi=2, bias=-0.2)
    c.add(
        c.blob([(10, 15, 1), (24, 15, 1), (26, 25), (23, 35, 1), (11, 35, 1), (8, 25)]),
        "straw",
        R=6,
        lo=1,
        hi=2,
        bias=-0.3,
    )
    c.add(c.ell(17, 25, 6, 6), "white", flat=1, line=0, ao=0)
    c.add(c.ell(17, 25, 4, 4), "red", flat=2, line=0, ao=0)
    c.add(c.ell(17, 25, 1.6, 1.6), "white", flat=1, line=0, ao=0)
    c.add(c.ell(17, 9, 6, 6.5), "straw", R=5, lo=1, hi=2, bias=-0.2)
    c.stroke([(13, 14), (21, 14)], "leather", 1)
    c.stroke([(13, 9), (15, 9)], "leather", 0)
    c.stroke([(19, 9), (21, 9)], "leather", 0)
    c.stroke([(17, 4), (17, 13)], "straw", 1)
    return c


def cart_wheel() -> Canvas:
    """A spoked wheel leaning on the wall."""
    c = Canvas(28, 28)
    c.add(c.cut(c.ell(14, 14, 12.5, 12.5), c.ell(14, 14, 9.5, 9.5)), "wood", R=2, hi=4)
    for k in range(8):
        a = k * math.pi / 4 + 0.2
        c.stroke([(14, 14), (14 + 10 * math.cos(a), 14 + 10 * math.sin(a))], "wood", 3 if k in (3, 4, 5, 6) else 2)
    c.add(c.ell(14, 14, 3, 3), "iron", R=2, hi=4)
    return c


def wall_shield(ramp: str = "blue") -> Canvas:
    """A heraldic shield on the wall over two crossed spears."""
    c = Canvas(30, 30)
    for x0, x1 in ((2, 27), (27, 2)):
        c.stroke([(x0, 27), (x1, 3)], "wood", 3)
        c.stroke([(x0 + 1, 27), (x1 + 1, 3)], "wood", 1)
    rim = c.blob([(6, 5, 1), (15, 4), (24, 5, 1), (24, 14), (20, 22), (15, 27, 1), (10, 22), (6, 14)])
    c.add(rim, "steel", R=2, lo=2, hi=4, metal=True)
    c.add(rim + 2, ramp, R=6, lo=2, hi=4, ao=0, line=0)
    c.stroke([(15, 7), (15, 23)], "gold", 3)
    c.stroke([(9, 12), (21, 12)], "gold", 3)
    return c


def lantern() -> Canvas:
    """An iron lantern on a bracket, lit."""
    c = Canvas(12, 18)
    c.stroke([(1, 1), (8, 1), (8, 4)], "iron", 4)
    c.add(c.poly([(4, 7), (8, 4), (12, 7)]), "iron", R=2, hi=4, ao=0)
    fill(c, (5, 7, 11, 14), "fire", 3)
    fill(c, (6, 8, 10, 13), "fire", 4)
    fill(c, (7, 9, 9, 12), "fire", 5)
    for x in (4, 11):
        fill(c, (x, 7, x + 1, 15), "iron", 1)
    fill(c, (4, 14, 12, 16), "iron", 2)
    return c


PROPS: dict[str, Callable[[], Canvas]] = {
    "barrel": barrel,
    "crate": crate,
    "small_crate": lambda: crate(12),
    "weapon_rack": weapon_rack,
    "hay": hay,
    "well": well,
    "training_dummy": training_dummy,
    "cart_wheel": cart_wheel,
    "shield_blue": lambda: wall_shield("blue"),
    "shield_red": lambda: wall_shield("red"),
    "lantern": lantern,
}

# ------------------------------------------------------------------------------------------------ things that move

#: Sideways swing of a flame's tip, by frame.
SWING = (0.0, 0.9, -0.7, 0.4)
#: Height of a flame, by frame.
REACH = (1.0, 1.12, 0.94, 1.06)


def _flame(c: Canvas, x: float, y: float, frame: int, size: float) -> None:
    """Three nested tongues over (x, y); a spark leaves the tip."""
    swing, reach = SWING[frame % FRAMES] * size, REACH[frame % FRAMES] * size
    for height, half, level in ((9, 4.6, 2), (6.5, 3.2, 3), (4, 2, 5)):
        h, r = height * reach, half * size
        tongue = [
            (x - r, y - 0.6 * size),
            (x - r * 0.9, y - 1 - h * 0.4),
            (x + swing, y - h * 1.25),
            (x + r * 0.9, y - 1 - h * 0.4),
            (x + r, y - 0.6 * size),
            (x, y + 1.4 * size),
        ]
        c.add(c.blob(tongue), "fire", flat=level, line=0, ao=0)
    sparks = ((2, -13), (-2, -15), (3, -11), (-3, -12))
    dx, dy = sparks[frame % FRAMES]
    dot(c, round(x + dx * size), round(y + dy * size), "fire", 4)


def torch(frame: int) -> Canvas:
    """A wall torch, 18x32; the flame's root lies at (9, 18)."""
    c = Canvas(18, 32)
    c.add(c.poly([(6.5, 20), (11.5, 20), (10.1, 31), (7.9, 31)]), "wood", R=2, ao=0)
    c.add(c.rect(5.5, 19, 12.5, 22), "iron", R=1.5, ao=0, bias=0.3)
    _flame(c, 9, 18, frame, 1.0)
    return c


def beacon(frame: int) -> Canvas:
    """A fire basket for tower tops, 30x40; its foot is the bottom row."""
    c = Canvas(30, 40)
    for x0, x1 in ((9, 6), (21, 24)):
        c.stroke([(x0, 32), (x1, 39)], "iron", 2)
    _flame(c, 15, 24, frame, 1.35)
    c.add(c.poly([(6, 25), (24, 25), (20, 33), (10, 33)]), "iron", R=3, lo=1, hi=4, ao=0)
    for x in range(8, 24, 4):
        fill(c, (x, 27, x + 2, 30), "fire", 2)
    fill(c, (6, 25, 24, 26), "iron", 4)
    return c


def candles(frame: int) -> Canvas:
    """A standing candelabrum with five lights, 34x70; its foot is the bottom row."""
    c = Canvas(34, 70)
    c.add(c.rect(15.5, 22, 18.5, 66), "gold", R=1.5, lo=1, hi=4, bias=-0.2)
    c.add(c.poly([(9, 69), (13, 64), (21, 64), (25, 69)]), "gold", R=2, lo=1, hi=4, bias=-0.2)
    for y in (34, 48):
        c.add(c.ell(17, y, 3, 2), "gold", R=2, lo=1, hi=4)
    c.stroke([(4, 20), (5, 27), (17, 31), (29, 27), (30, 20)], "gold", 2, smooth=True)
    c.stroke([(10, 18), (12, 24), (17, 27), (22, 24), (24, 18)], "gold", 3, smooth=True)
    for k, (x, y) in enumerate(((4, 19), (10, 16), (17, 13), (24, 16), (30, 19))):
        fill(c, (x - 1, y - 5, x + 2, y + 1), "bone", 3)
        fill(c, (x - 1, y - 5, x, y + 1), "bone", 4)
        fill(c, (x - 2, y + 1, x + 3, y + 2), "gold", 3)
        lean = (0, 1, 0, -1)[(frame + k) % FRAMES]
        dot(c, x, y - 6, "fire", 4)
        dot(c, x, y - 7, "fire", 5)
        dot(c, x, y - 8, "fire", 3)
        dot(c, x + lean, y - 9, "fire", 3)
        dot(c, x - 1, y - 7, "fire", 3)
        dot(c, x + 1, y - 7, "fire", 3)
    return c


CROWN = """
y...y...o
y..ygg..o
yy.ygg.go
yyyggggoo
yyggggooo
ooooooooo
"""
LARGE_CROWN = """
y.....y.....o
yy...ygg...go
yyg.yyggg.ggo
yyggyyggggggo
yyyggrrgggggo
yygggrrggggoo
ooooooooooooo
"""
LARGE_CROWN_KEY = {"y": ("gold", 5), "g": ("gold", 3), "o": ("gold", 1), "r": ("red", 4)}
SKULL = """
..yyyyy..
.yyggggo.
yy..g..go
yg..g..go
.ygg.ggo.
..ygggo..
..y.g.o..
"""
SWORDS = """
y.......g
.y.....g.
..y...g..
...y.g...
....g....
...g.y...
g.g...y.o
.g.....o.
g.o...g.o
"""
EMBLEMS = {"crown": CROWN, "skull": SKULL, "swords": SWORDS}
_EMBLEM_KEY = {"g": ("gold", 3), "y": ("gold", 4), "o": ("gold", 2)}


def cloth(frame: int, ramp: str, height: int, emblem: str, width: int = 19) -> Canvas:
    """A swallow-tailed wall banner with gold hems that moves in the wind below its rod, (width+6) x (height+6)."""
    c = Canvas(width + 6, height + 6)
    x0, y0 = 3, 3
    for x in range(width):
        for y in range(height):
            wave = math.sin(x * 0.55 + y * 0.11 - frame * math.pi / 2)
            strength = min(1.0, y / 18)
            dip = round(abs(x - (width - 1) / 2) / ((width - 1) / 2) * 7) - 7 + round(wave * strength)
            if y >= height + dip:
                continue
            level = 3 + (wave * strength > 0.62) - (wave * strength < -0.45) - (x > width - 4)
            hem = x in (0, width - 1)
            c.r[y0 + y, x0 + x] = RID["gold" if hem else ramp]
            c.l[y0 + y, x0 + x] = (3 if x == 0 else 2) if hem else max(1, min(4, level))
    c.grid(x0 + (width - 9) // 2, y0 + 10, EMBLEMS[emblem], _EMBLEM_KEY)
    fill(c, (x0 - 2, 0, x0 + width + 2, 1), "gold", 4)
    fill(c, (x0 - 2, 1, x0 + width + 2, 2), "gold", 3)
    fill(c, (x0 - 2, 2, x0 + width + 2, 3), "gold", 1)
    for x in (x0 - 3, x0 + width + 1):
        fill(c, (x, 0, x + 2, 3), "gold", 4)
    return c


def pennant(frame: int, ramp: str, length: int = 18) -> Canvas:
    """A flag on a pole that streams to the right, (length+4) x 26; the pole's foot is at (1, 25)."""
    c = Canvas(length + 4, 26)
    fill(c, (1, 1, 2, 26), "iron", 4)
    dot(c, 1, 0, "gold", 4)
    for x in range(length):
        wave = math.sin(x * 0.5 - frame * math.pi / 2)
        top = 2 + round(x * 0.28 + wave * min(1.4, x * 0.2))
        bottom = 11 - round(x * 0.24 - wave * min(1.4, x * 0.2))
        for y in range(top, bottom):
            c.r[y, x + 2] = RID[ramp]
            c.l[y, x + 2] = 4 if wave > 0.4 else 2 if wave < -0.4 else 3
    return c


def guard(frame: int) -> Canvas:
    """A watchman behind the battlement, seen as a dark shape with a lit edge; he shifts his weight. 12x18."""
    c = Canvas(12, 18)
    down = 1 if frame in (2, 3) else 0
    c.grid(
        2,
        3 + down,
        "..aa...\n.abbb..\n.bbbb..\n..bb...\n.abbbb.\nabbbbbb\nabbbbbb\nabbbbbb\nabbbbbb\nabbbbbb\nabbbbbb\nabbbbbb",
        {"a": ("iron", 3), "b": ("iron", 1)},
    )
    fill(c, (9, 1, 10, 16), "iron", 1)
    dot(c, 9, 0, "stone", 4)
    dot(c, 9, 1, "stone", 4)
    return c
