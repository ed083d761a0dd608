"""What stands and moves on the street: lamps, traffic lights, the cab, the subway entrance, neon, steam, puddles."""

from __future__ import annotations

import math

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import FRAMES, dice, dot, fill, polygon

LETTERS = {
    "H": "a.a\na.a\naaa\na.a\na.a",
    "O": "aaa\na.a\na.a\na.a\naaa",
    "T": "aaa\n.a.\n.a.\n.a.\n.a.",
    "E": "aaa\na..\naa.\na..\naaa",
    "L": "a..\na..\na..\na..\naaa",
    "2": "aaa\n..a\naaa\na..\naaa",
    "4": "a.a\na.a\naaa\n..a\n..a",
}

CUP = """
...a...a.....
..a...a......
...a...a.....
.............
bbbbbbbbbb...
b........bbb.
b........b..b
b........b..b
b........bbb.
.b......b....
..bbbbbb.....
"""
"""A neon coffee cup: `a` steam, `b` cup."""

ARROW = "...a...\n...aa..\naaaaaa.\naaaaaaa\naaaaaa.\n...aa..\n...a..."


def glow(c: Canvas, x: int, y: int, text: str, ramp: str, level: int, dim: str = "dark") -> None:
    """Neon letters or signs: bright tubes with a dim halo of their colour around."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        c.grid(x + dx, y + dy, text, dict.fromkeys("ab", (ramp if level > 2 else dim, 1)))
    c.grid(x, y, text, {"a": (ramp, min(5, level + 1)), "b": (ramp, level)})


def hotel_sign(c: Canvas, x: int, y: int, lit: bool, frame: int) -> None:
    """A blade sign, 11x44, whose letters light up; the fourth one is out of order now and then."""
    fill(c, (x - 2, y + 4, x, y + 6), "dark", 0)
    fill(c, (x - 2, y + 36, x, y + 38), "dark", 0)
    fill(c, (x, y, x + 11, y + 44), "dark", 0)
    fill(c, (x + 1, y + 1, x + 10, y + 43), "crim", 1)
    fill(c, (x + 1, y + 1, x + 2, y + 43), "crim", 3)
    for k, letter in enumerate("HOTEL"):
        on = lit and not (k == 3 and frame == 2)
        glow(c, x + 4, y + 4 + k * 8, LETTERS[letter], "rose" if on else "crim", 4 if on else 2, "crim")


def cup_sign(c: Canvas, x: int, y: int, lit: bool, frame: int) -> None:
    """The diner's roof sign on two posts: a neon cup whose steam moves, and `24H`."""
    for px in (x + 6, x + 48):
        fill(c, (px, y + 18, px + 2, y + 26), "dark", 0)
    fill(c, (x, y, x + 58, y + 19), "dark", 0)
    fill(c, (x + 1, y + 1, x + 57, y + 18), "navy", 1)
    rows = CUP.strip("\n").splitlines()
    if frame % 2:
        rows[:3] = [row[1:] + "." for row in rows[:3]]
    glow(c, x + 5, y + 4, "\n".join(rows), "cyan" if lit else "dark", 3)
    for k, letter in enumerate("24H"):
        big = "\n".join("".join(sign * 2 for sign in row) for row in LETTERS[letter].splitlines() for _ in range(2))
        glow(c, x + 26 + k * 10, y + 5, big, "orange" if lit else "dark", 3)
    if lit:
        # Bulbs run round the frame.
        for k in range(0, 58, 4):
            for py in (y, y + 18):
                dot(c, x + k + 1, py, "gold", 5 if (k // 4 + frame) % 2 else 2)


def lamp_post(c: Canvas, x: int, foot: int, lit: bool, side: int) -> None:
    """A street lamp with a curved arm; side 1 leans to the right."""
    fill(c, (x - 1, foot - 66, x + 2, foot), "dark", 0)
    fill(c, (x, foot - 66, x + 1, foot), "dark", 4)
    fill(c, (x - 3, foot - 5, x + 4, foot), "dark", 1)
    fill(c, (x - 2, foot - 5, x + 1, foot - 4), "dark", 4)
    for k in range(14):
        dot(c, x + side * k, foot - 66 - round(5 * math.sin(k / 13 * math.pi * 0.6)), "dark", 4)
        dot(c, x + side * k, foot - 65 - round(5 * math.sin(k / 13 * math.pi * 0.6)), "dark", 0)
    head = x + side * 13
    fill(c, (head - 5, foot - 70, head + 6, foot - 67), "dark", 0)
    fill(c, (head - 4, foot - 70, head + 4, foot - 69), "dark", 4)
    fill(c, (head - 4, foot - 67, head + 5, foot - 65), "gold" if lit else "dark", 5 if lit else 3)


def traffic_light(c: Canvas, x: int, foot: int, frame: int) -> None:
    """A post with a yellow box of three lamps: green, green, amber, red in the four frames."""
    fill(c, (x, foot - 60, x + 3, foot), "dark", 0)
    fill(c, (x, foot - 60, x + 1, foot), "dark", 4)
    fill(c, (x - 3, foot - 4, x + 6, foot), "dark", 1)
    fill(c, (x - 4, foot - 62, x + 7, foot - 33), "dark", 0)
    fill(c, (x - 3, foot - 61, x + 6, foot - 34), "straw", 2)
    fill(c, (x - 3, foot - 61, x - 2, foot - 34), "straw", 3)
    on = (2, 2, 1, 0)[frame % FRAMES]
    for k, ramp in enumerate(("red", "gold", "leaf")):
        y = foot - 60 + k * 9
        fill(c, (x - 2, y, x + 5, y + 8), "dark", 0)
        c.grid(
            x - 1,
            y + 1,
            ".aaa.\naabaa\nabbaa\naaaaa\n.aaa.",
            {"a": (ramp, 4 if k == on else 1), "b": (ramp, 5 if k == on else 1)},
        )


CAB_BODY = [(2, 30), (2, 22), (5, 18), (20, 16), (31, 5), (58, 5), (69, 16), (86, 18), (90, 22), (90, 30)]
CAB_GLASS = [
    [(24, 16), (33, 7), (43, 7), (43, 16)],
    [(46, 16), (46, 7), (57, 7), (66, 16)],
]


def cab(body: str, lit: bool, frame: int) -> Canvas:
    """A parked taxi from the side, 92x38, lights on at night, its roof sign lit."""
    c = Canvas(92, 40)
    c.add(c.poly([(x, y) for x, y in CAB_BODY]), body, R=6, lo=1, hi=4, line=2, ao=0, bias=-0.4)
    fill(c, (2, 29, 90, 32), "dark", 1)
    fill(c, (3, 24, 89, 25), body, 1)
    for k in range(0, 84, 4):
        fill(c, (4 + k, 21, 6 + k, 22), "dark", 0)
        fill(c, (6 + k, 22, 8 + k, 23), "dark", 0)
    for pane in CAB_GLASS:
        polygon(c, [(float(x), float(y)) for x, y in pane], "dark", 0)
        inner = [(x + (1 if x < 45 else 0), y + 1) for x, y in pane]
        polygon(c, [(float(x), float(y)) for x, y in inner], "blue", 2)
    for x in (35, 51):
        for k in range(7):
            dot(c, x + 5 - k, 8 + k, "blue", 4)
            dot(c, x + 6 - k, 8 + k, "blue", 3)
    fill(c, (44, 6, 46, 28), "dark", 0)
    fill(c, (39, 18, 43, 19), "dark", 0)
    fill(c, (59, 18, 63, 19), "dark", 0)
    fill(c, (39, 1, 51, 5), "dark", 0)
    fill(c, (40, 2, 50, 4), "gold" if lit else "white", 5 if lit else 3)
    fill(c, (2, 20, 6, 24), "red", 4 if lit and frame % FRAMES != 3 else 3)
    fill(c, (86, 20, 90, 24), "gold" if lit else "white", 5 if lit else 3)
    fill(c, (1, 27, 10, 29), "steel", 3)
    fill(c, (82, 27, 92, 29), "steel", 3)
    for x in (19, 72):
        c.add(c.ell(x, 31, 8, 8), "dark", flat=0, line=0, ao=0)
        c.add(c.ell(x, 31, 6.5, 6.5), "dark", flat=2, line=0, ao=0)
        c.add(c.ell(x, 31, 3.4, 3.4), "steel", R=3, lo=2, hi=4, line=0, ao=0)
        dot(c, x, 31, "dark", 0)
    return c


def subway(c: Canvas, x: int, foot: int, lit: bool) -> None:
    """The way down: railings, a lit stair, two globe lamps and a round sign with an arrow."""
    fill(c, (x, foot - 2, x + 58, foot + 2), "dark", 0)
    for k in range(6):
        inset = k * 3
        fill(
            c,
            (x + 6 + inset, foot - 14 + k * 2, x + 54, foot - 12 + k * 2),
            "gold" if lit else "stone",
            max(0, 3 - k // 2),
        )
        fill(c, (x + 6 + inset, foot - 12 + k * 2 - 1, x + 54, foot - 12 + k * 2), "dark", 0)
    for px in range(x, x + 60, 4):
        fill(c, (px, foot - 20, px + 1, foot + 2), "leaf", 1)
    for y, level in ((foot - 21, 2), (foot - 20, 1), (foot - 8, 1)):
        fill(c, (x - 1, y, x + 60, y + 1), "leaf", level)
    for px in (x - 1, x + 57):
        fill(c, (px, foot - 40, px + 3, foot + 2), "leaf", 1)
        fill(c, (px, foot - 40, px + 1, foot + 2), "leaf", 2)
        c.add(c.ell(px + 1.5, foot - 43, 4.5, 4.5), "mint" if lit else "leaf", R=4, lo=2, hi=4, line=2, ao=0)
    fill(c, (x + 10, foot - 38, x + 48, foot - 24), "dark", 0)
    fill(c, (x + 11, foot - 37, x + 47, foot - 36), "white", 3)
    for k, ramp in enumerate(("blue", "red", "gold")):
        c.add(c.ell(x + 17.5 + k * 8, foot - 30, 3.3, 3.3), ramp, flat=3, line=0, ao=0)
        dot(c, x + 16 + k * 8, foot - 32, ramp, 4)
    c.grid(x + 38, foot - 33, "..a..\n..a..\na.a.a\n.aaa.\n..a..", {"a": ("white", 4)})


def hydrant(c: Canvas, x: int, foot: int) -> None:
    """A fire hydrant, 11x18."""
    c.grid(
        x - 5,
        foot - 17,
        """
....kkk....
...krRrk...
..krRRrdk..
..kkkkkkk..
..kRrrrdk..
.kkRrrrdkk.
krkRrkrdkdk
kRkRkskdkdk
krkRrkrdkdk
.kkRrrrdkk.
..kRrrrdk..
..kRrrrdk..
..kRrrrdk..
..kRrrrdk..
.kkkkkkkkk.
.kRrrrrddk.
.kkkkkkkkk.
""",
        {"k": ("dark", 0), "R": ("red", 4), "r": ("red", 3), "d": ("red", 2), "s": ("gold", 3)},
    )


def bin_and_bags(c: Canvas, x: int, foot: int) -> None:
    """A wire bin and two rubbish bags."""
    for bx, r in ((x + 20, 8), (x + 31, 6)):
        c.add(c.ell(bx, foot - r * 0.7, r, r * 0.8), "dark", R=5, lo=1, hi=4, line=2, ao=0)
        fill(c, (bx - 1, round(foot - r * 1.7), bx + 2, round(foot - r * 1.4)), "dark", 3)
    fill(c, (x, foot - 18, x + 13, foot), "dark", 0)
    for k in range(1, 12, 3):
        fill(c, (x + k, foot - 17, x + k + 1, foot - 1), "stone", 3 if k < 6 else 2)
    for y in (foot - 18, foot - 10, foot - 2):
        fill(c, (x - 1, y, x + 14, y + 1), "stone", 4 if y == foot - 18 else 2)
    c.grid(x + 2, foot - 22, ".aab.\naabbb\nabbcb", {"a": ("white", 3), "b": ("white", 2), "c": ("red", 3)})


def manhole(c: Canvas, x: int, y: int) -> None:
    """An iron cover in the road."""
    c.add(c.ell(x, y, 15, 4.4), "dark", flat=0, line=0, ao=0)
    c.add(c.ell(x, y - 0.5, 14, 3.6), "iron", flat=2, line=0, ao=0)
    for k in range(-10, 11, 4):
        for dy in (-2, 0, 2):
            if abs(k) + abs(dy) * 2 < 13:
                fill(c, (x + k, round(y + dy - 0.5), x + k + 2, round(y + dy + 0.5)), "iron", 3)


def steam(c: Canvas, x: int, y: int, frame: int, levels: tuple[int, int]) -> None:
    """Warm air from below: puffs that rise, grow and break up; dithered, for one may see through it."""
    yy, xx = np.mgrid[0 : c.h, 0 : c.w]
    for k in range(5):
        t = ((frame / FRAMES + k) % 5) / 5
        px, py = x + 7 * math.sin(k * 2.2 + t * 4) + t * 10, y - 4 - t * 54
        radius = 4 + t * 9
        inside = ((xx + 0.5 - px) / radius) ** 2 + ((yy + 0.5 - py) / (radius * 0.8)) ** 2 <= 1
        mask = inside & ((xx + yy) % 2 == 0) & ((xx // 2 + yy) % max(1, round(1 + t * 3.4)) == 0)
        c.r[mask], c.l[mask] = RID["stone"], levels[0] if t > 0.4 else levels[1]


def puddle(c: Canvas, x: int, y: int, half: int, ramps: tuple[str, str], frame: int) -> None:
    """Standing water that mirrors the sky and a sign; a drop's ring runs over it."""
    yy, xx = np.mgrid[0 : c.h, 0 : c.w] + 0.5
    inside = ((xx - x) / half) ** 2 + ((yy - y) / (half * 0.2)) ** 2 + 0.14 * np.sin(xx * 0.45 + x) <= 1
    c.r[inside], c.l[inside] = RID[ramps[0]], 2
    rim = inside & ~np.roll(inside, 1, 0)
    c.l[rim] = 3
    rnd = dice("puddle", x, y)
    for k in range(4):
        px, py = round(x + rnd.uniform(-0.6, 0.5) * half), round(y + rnd.uniform(-0.1, 0.1) * half)
        wobble = (0, 1, 0, -1)[(frame + k) % FRAMES]
        n = rnd.randint(3, max(4, half // 3))
        for q in range(n):
            if 0 <= py < c.h and 0 <= px + q + wobble < c.w and inside[py, px + q + wobble]:
                dot(c, px + q + wobble, py, ramps[1], 2)
    step = (frame + x) % FRAMES
    if step < 3:
        far = np.hypot((xx - x - half * 0.3) / (3 + step * 4), (yy - y) / (0.8 + step))
        ring = inside & (far <= 1) & (far > (0.5, 0.72, 0.84)[step])
        c.l[ring] = 4


def reflection(c: Canvas, x: int, top: int, ramp: str, length: int, frame: int) -> None:
    """A light seen in wet asphalt: short bars that waver, dimmer towards us."""
    rnd = dice("wet", x, ramp)
    for k in range(0, length, 2):
        half = rnd.randint(1, 5) * (1 - 0.5 * k / length)
        wobble = (0, 1, 0, -1)[(frame + k // 2) % FRAMES]
        if rnd.random() < 0.72:
            level = 2 if k < length * 0.4 else 1
            fill(c, (round(x - half + wobble), top + k, round(x + half + 1 + wobble), top + k + 1), ramp, level)
