"""What stands and hangs in a tavern: kegs, tables, mugs, a boar's head, the fire in the hearth."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Canvas
from art.places.brushes import FRAMES, dot, fill
from art.places.demon_props import flame


def tankard() -> Canvas:
    """A pewter mug with froth."""
    c = Canvas(10, 11)
    c.add(c.rect(1, 3, 7, 11), "steel", R=3, lo=1, hi=4, line=2, metal=True)
    c.stroke([(7, 5), (9, 6), (8, 9)], "steel", 2)
    fill(c, (1, 1, 7, 3), "bone", 4)
    fill(c, (2, 0, 5, 1), "bone", 4)
    fill(c, (6, 2, 7, 3), "bone", 3)
    return c


def bottle() -> Canvas:
    """A green bottle with a label."""
    c = Canvas(7, 15)
    c.add(c.rect(1, 5, 6, 15), "leaf", R=2, lo=1, hi=3, line=2)
    c.add(c.rect(2.5, 1, 4.5, 6), "leaf", R=1, lo=1, hi=3, line=2)
    fill(c, (2, 0, 5, 2), "wood", 3)
    fill(c, (1, 8, 6, 12), "bone", 3)
    fill(c, (1, 11, 6, 12), "bone", 1)
    return c


def table() -> Canvas:
    """A heavy table with mugs and a loaf; the candle is lit apart."""
    c = Canvas(56, 34)
    for x in (8, 43):
        c.add(c.poly([(x, 20), (x + 6, 20), (x + 5, 33), (x + 1, 33)]), "wood", R=2, lo=1, hi=3, line=2)
    c.add(c.rect(12, 26, 46, 29), "wood", R=2, lo=1, hi=2, line=2)
    c.add(c.rect(2, 16, 54, 21), "wood", R=2, lo=1, hi=3, line=2)
    fill(c, (2, 15, 54, 17), "wood", 3)
    fill(c, (4, 15, 40, 16), "wood", 4)
    mug = tankard()
    for x in (8, 38):
        for row in range(mug.h):
            for column in range(mug.w):
                if mug.r[row, column] >= 0:
                    c.r[row + 5, column + x], c.l[row + 5, column + x] = mug.r[row, column], mug.l[row, column]
    fill(c, (24, 9, 28, 15), "bone", 3)
    fill(c, (27, 9, 28, 15), "bone", 1)
    return c


def candle(c: Canvas, x: int, y: int, frame: int) -> None:
    """The flame of a candle whose wick is at (x, y)."""
    lean = (0, 1, 0, -1)[frame % FRAMES]
    dot(c, x, y - 1, "fire", 4)
    dot(c, x, y - 2, "fire", 5)
    dot(c, x + max(0, lean), y - 3, "fire", 4)
    dot(c, x + lean, y - 4, "fire", 3)


def stool() -> Canvas:
    """Three legs and a round seat."""
    c = Canvas(24, 20)
    for x0, x1 in ((7, 3), (12, 12), (17, 21)):
        c.stroke([(x0, 7), (x1, 19)], "wood", 2)
        c.stroke([(x0 + 1, 7), (x1 + 1, 19)], "wood", 1)
    c.add(c.ell(12, 5, 10, 3.4), "wood", R=3, lo=1, hi=3, line=2)
    fill(c, (5, 3, 17, 4), "wood", 4)
    return c


def _keg_end(c: Canvas, x: float, y: float, r: float) -> None:
    c.add(c.ell(x, y, r, r), "wood", R=4, lo=1, hi=3, line=2, bias=-0.1)
    c.add(c.cut(c.ell(x, y, r - 1, r - 1), c.ell(x, y, r - 3, r - 3)), "iron", R=2, lo=1, hi=4, line=0, ao=0)
    for k in range(-round(r) + 5, round(r) - 4, 5):
        c.stroke([(x + k, y - r * 0.6), (x + k, y + r * 0.6)], "wood", 1)
    fill(c, (round(x) - 1, round(y) + 3, round(x) + 2, round(y) + 7), "gold", 3)
    fill(c, (round(x) - 2, round(y) + 3, round(x) + 3, round(y) + 4), "gold", 4)
    dot(c, round(x), round(y) + 7, "gold", 1)


def keg_rack() -> Canvas:
    """Three kegs on a rack: two below, one on top, each with its tap."""
    c = Canvas(84, 74)
    for x in (2, 78):
        c.add(c.rect(x, 36, x + 4, 73), "wood", R=2, lo=1, hi=3, line=2)
    _keg_end(c, 22, 52, 18)
    _keg_end(c, 61, 52, 18)
    _keg_end(c, 41, 20, 17)
    c.add(c.rect(1, 68, 83, 73), "wood", R=2, lo=1, hi=3, line=2)
    return c


def counter() -> Canvas:
    """The bar: panelled front, a worn top with mugs and bottles, a shelf's end."""
    c = Canvas(86, 60)
    c.add(c.rect(3, 26, 85, 59), "wood", R=3, lo=1, hi=2, line=2, bias=-0.15)
    for x in range(8, 84, 20):
        c.add(c.rect(x, 31, x + 15, 54), "wood", R=3, lo=1, hi=3, line=1, bias=-0.1)
        fill(c, (x, 31, x + 15, 32), "wood", 1)
    c.add(c.rect(0, 21, 86, 27), "wood", R=2, lo=2, hi=3, line=2)
    fill(c, (1, 21, 86, 22), "wood", 4)
    for x, draw in ((8, tankard), (22, bottle), (31, bottle), (48, tankard), (62, tankard), (74, bottle)):
        prop = draw()
        for row in range(prop.h):
            for column in range(prop.w):
                if prop.r[row, column] >= 0:
                    y = 21 - prop.h + row
                    c.r[y, x + column], c.l[y, x + column] = prop.r[row, column], prop.l[row, column]
    return c


def dartboard() -> Canvas:
    """A round board with three darts in it."""
    c = Canvas(28, 28)
    for r, ramp, level in ((12, "iron", 1), (10, "straw", 2), (7.5, "crim", 3), (5, "straw", 2), (2.4, "crim", 4)):
        c.add(c.ell(14, 14, r, r), ramp, flat=level, line=2 if r == 12 else 0, ao=0)
    for x, y, ramp in ((11, 9, "blue"), (17, 12, "red"), (13, 18, "blue")):
        c.stroke([(x, y), (x + 4, y - 3)], "steel", 3)
        fill(c, (x + 4, y - 5, x + 7, y - 2), ramp, 4)
    return c


def notice() -> Canvas:
    """A board with three notes, one of them with a seal."""
    c = Canvas(32, 24)
    c.add(c.rect(0, 1, 31, 23), "wood", R=2, lo=1, hi=2, line=2)
    for x, y, w, h in ((3, 4, 10, 13), (15, 3, 12, 9), (16, 14, 9, 7)):
        fill(c, (x, y, x + w, y + h), "bone", 2)
        fill(c, (x, y, x + w - 1, y + h - 1), "bone", 3)
        for row in range(y + 2, y + h - 2, 2):
            fill(c, (x + 2, row, x + w - 2, row + 1), "bone", 1)
        dot(c, x + w // 2, y, "red", 4)
    fill(c, (9, 13, 12, 16), "red", 3)
    return c


def boar() -> Canvas:
    """A boar's head on a wooden shield, with its tusks."""
    c = Canvas(38, 40)
    plaque = c.blob([(5, 3, 1), (33, 3, 1), (33, 22), (19, 39, 1), (5, 22)])
    c.add(plaque, "wood", R=4, lo=1, hi=3, line=2)
    for side in (-1, 1):
        ear = c.poly([(19 + side * 7, 10), (19 + side * 15, 2), (19 + side * 12, 14)])
        c.add(ear, "brown", R=3, lo=1, hi=3, line=2)
    c.add(
        c.blob([(10, 10), (19, 5), (28, 10), (28, 20), (24, 30), (14, 30), (10, 20)]), "brown", R=7, lo=1, hi=3, line=2
    )
    c.add(c.ell(19, 27, 6, 5), "tan", R=4, lo=1, hi=3, line=2)
    for side in (-1, 1):
        dot(c, 19 + side * 2 - (side > 0), 27, "brown", 0)
        dot(c, 19 + side * 2 - (side > 0), 28, "brown", 0)
        fill(c, (19 + side * 5 - 1, 15, 19 + side * 5 + 1, 17), "dark", 0)
        dot(c, 19 + side * 5 - 1, 15, "bone", 4)
        tusk = c.poly([(19 + side * 6, 31), (19 + side * 10, 22), (19 + side * 8, 31)])
        c.add(tusk, "bone", R=2, lo=2, hi=4, line=2)
    return c


def fire(frame: int) -> Canvas:
    """The fire in the hearth, 60x46: logs on andirons under tongues of several sizes; its foot is the bottom row."""
    c = Canvas(60, 46)
    for x, size, phase in ((20, 1.5, 1), (40, 1.5, 2), (30, 2.3, 0), (25, 1.1, 3), (36, 1.2, 2)):
        flame(c, x, 40, (frame + phase) % FRAMES, size)
    for x0, y0, x1, y1 in ((10, 42, 44, 38), (16, 38, 50, 42)):
        c.add(c.cap(x0, y0, 3, x1, y1, 3), "leather", R=3, lo=1, hi=2, line=2, ao=0)
    for x in (12, 47):
        fill(c, (x, 34, x + 2, 46), "iron", 3)
        fill(c, (x - 1, 32, x + 3, 35), "iron", 4)
    for k in range(6):
        dot(c, 16 + k * 5, 41 + (k + frame) % 2, "fire", 2 + (k + frame) % 3)
    return c


PROPS: dict[str, Callable[[], Canvas]] = {
    "tankard": tankard,
    "bottle": bottle,
    "table": table,
    "stool": stool,
    "keg_rack": keg_rack,
    "counter": counter,
    "dartboard": dartboard,
    "notice": notice,
}
"""By the name that the place's file uses."""
