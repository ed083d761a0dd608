"""The illustrations of the blow cards: five strikes (right number) in five stances (left number), 48 x 36 each.

The strike is the limb: jab, palm, elbow, knee, kick. The stance is how it comes: low, short, open, long, high, seen in
its angle, its reach and the lines behind it. Pictures are see-through, so that one drawing serves all four schools.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image

from art.canvas import Canvas
from art.transform import Transform

WIDTH, HEIGHT = 48, 36


@dataclass(frozen=True)
class Stance:
    """angle: of the blow in degrees, upwards negative; x, y: where the shoulder or hip lies; reach: 1 is as drawn."""

    angle: float
    x: float
    y: float
    reach: float


STANCES: dict[int, Stance] = {
    1: Stance(14.0, 4, 15, 1.0),
    2: Stance(0.0, -3, 20, 0.86),
    3: Stance(-8.0, 2, 21, 1.0),
    4: Stance(0.0, 5, 19, 1.14),
    5: Stance(-26.6, 3, 29, 1.04),
}
"""Low, short, open, long, high."""


def _backdrop(c: Canvas, stance: int) -> None:
    """Lines behind the blow, in white, one level each."""
    if stance == 1:  # low: the ground rushes by
        for y, x0, x1 in ((33, 2, 46), (35, 10, 40), (31, 26, 47), (29, 36, 47)):
            c.stroke([(x0, y), (x1, y)], "white", 4)
    elif stance == 2:  # short: rings close around the point of impact
        for r in (9, 13):
            ring = c.cut(c.ell(36, 19, r, r), c.ell(36, 19, r - 1.3, r - 1.3))
            c.add(ring, "white", flat=4, line=0, ao=0)
    elif stance == 3:  # open: one brushed circle
        ring = c.cut(c.ell(24, 18, 17, 16), c.ell(24.8, 18.4, 14, 13.2))
        c.add(c.cut(ring, c.poly([(24, 18), (48, 24), (48, 36), (34, 36)])), "white", flat=4, line=0, ao=0)
    elif stance == 4:  # long: speed lines the whole way
        for y, x0, x1 in ((3, 8, 40), (7, 0, 30), (11, 14, 47), (27, 10, 46), (31, 0, 34), (34, 18, 44)):
            c.stroke([(x0, y), (x1, y)], "white", 4)
    else:  # high: rays that rise from below
        for k in range(7):
            a = math.radians(-84 + k * 13)
            ray = [(2 + reach * math.cos(a), 40 + reach * math.sin(a)) for reach in (16, 60 if k % 2 == 0 else 48)]
            c.stroke(ray, "white", 4)


def _fist(c: Canvas, t: Transform, x: float, y: float, size: float = 1.0) -> None:
    """A fist seen from the side, thumb over the fingers, knuckles to the right."""
    hand = [(x - 6 * size, y - 5 * size), (x + 3 * size, y - 6 * size), (x + 6.5 * size, y - 3 * size),
            (x + 7 * size, y + 2 * size), (x + 4 * size, y + 5.5 * size), (x - 5 * size, y + 5 * size)]  # fmt: skip
    folds = [("line", [(x + 1, y - 2.6 + k * 2.8), (x + 7, y - 2.2 + k * 2.6)], -1) for k in range(3)]
    c.add(c.blob(hand, t), "skin", R=5, lo=2, hi=4, line=2, det=folds, T=t)
    thumb = [(x - 4 * size, y + 0.5), (x + 2.5 * size, y - 0.5), (x + 3.4 * size, y + 2), (x - 3 * size, y + 4)]
    c.add(c.blob(thumb, t), "skin", R=2, lo=3, hi=5, line=1)


def _sleeve(c: Canvas, t: Transform, x0: float, x1: float, y: float, r0: float, r1: float) -> None:
    """The sleeve of a training jacket from the shoulder at x0 to its wide mouth at x1."""
    body = c.poly([(x0, y - r0), (x1, y - r1), (x1 + 1, y + r1), (x0, y + r0)], t)
    folds = [("line", [(x1 - 5 - k * 5, y - r1 + 1), (x1 - 8 - k * 5, y + r1 - 2)], -1) for k in range(3)]
    c.add(body, "white", R=6, lo=1, hi=4, line=2, det=folds, T=t)
    c.add(
        c.poly([(x1 - 1.5, y - r1), (x1 + 1.5, y - r1), (x1 + 2, y + r1), (x1 - 1, y + r1)], t), "white", flat=2, line=2
    )


def _jab(c: Canvas, t: Transform, reach: float) -> None:
    far = 30 * reach
    c.add(c.cap(8, 0, 4, far - 2, 0, 3.4, t), "skin", R=4, lo=2, hi=4, line=2)
    _sleeve(c, t, -10, far - 13, 0, 8, 6)
    _fist(c, t, far + 2, -0.5)


def _palm(c: Canvas, t: Transform, reach: float) -> None:
    far = 29 * reach
    c.add(c.cap(8, 0, 4, far, 0.5, 3.4, t), "skin", R=4, lo=2, hi=4, line=2)
    _sleeve(c, t, -10, far - 13, 0.5, 8, 6)
    # Four fingers upright, the heel of the hand forward.
    for k in range(4):
        x = far - 2.4 + k * 2.7
        c.add(c.cap(x, -4, 1.7, x + 1.4 - 0.5 * k, -13.5 + abs(k - 1.4) * 1.2, 1.5, t), "skin", R=2, lo=2, hi=4, line=1)
    heel = [(far - 4, -5), (far + 7, -5), (far + 8, 1), (far + 6, 6), (far - 1, 6), (far - 4, 2)]
    c.add(c.blob(heel, t), "skin", R=5, lo=2, hi=4, line=2)
    c.add(c.cap(far - 1, 2, 1.9, far - 6, -5, 1.6, t), "skin", R=2, lo=3, hi=5, line=1)


def _elbow(c: Canvas, t: Transform, reach: float) -> None:
    far = 31 * reach
    # The forearm folds back to the chest; the point of the elbow leads.
    upper = [(-10, -6), (far - 6, -6.5), (far + 5, -1), (far + 6, 2.5), (far, 6), (-10, 8)]
    c.add(c.cap(far, 1, 5, far - 16, -12, 4, t), "white", R=5, lo=1, hi=4, line=2)
    folds = [("line", [(far - 8 - k * 7, -4), (far - 12 - k * 6, 5)], -1) for k in range(2)]
    c.add(c.blob(upper, t), "white", R=6, lo=1, hi=4, line=2, det=folds, T=t)
    c.add(
        c.blob([(far - 1, -3.5), (far + 5, -1.5), (far + 6.5, 2), (far + 2, 5), (far - 3, 3)], t),
        "skin",
        R=4,
        lo=2,
        hi=4,
        line=2,
    )
    _fist(c, t, far - 18, -12, 0.85)


def _knee(c: Canvas, t: Transform, reach: float) -> None:
    far = 29 * reach
    shin = [(far - 5, -1), (far + 3, 2), (far - 2, 14), (far - 4, 20), (far - 11, 18), (far - 8, 8)]
    c.add(c.blob(shin, t), "white", R=5, lo=1, hi=3, line=2, bias=-0.15)
    c.add(
        c.blob([(far - 12, 17), (far - 4, 18), (far - 4, 22), (far - 15, 24), (far - 17, 22)], t),
        "skin",
        R=3,
        lo=2,
        hi=4,
        line=2,
    )
    thigh = [(-10, -7), (far - 6, -9), (far + 4, -5), (far + 6, 1), (far + 1, 6), (-10, 11)]
    c.add(c.blob(thigh, t), "white", R=8, lo=1, hi=4, line=2,
          det=[("line", [(far - 6, -6), (far - 2, 4)], -1), ("line", [(far - 14, -6), (far - 15, 6)], -1),
               ("line", [(far - 22, -5), (far - 24, 7)], -1)], T=t)  # fmt: skip


def _kick(c: Canvas, t: Transform, reach: float) -> None:
    far = 31 * reach
    c.add(c.cap(6, 0, 5, far - 1, 0, 3.6, t), "skin", R=4, lo=2, hi=4, line=2)
    leg = c.poly([(-12, -9), (far - 10, -6), (far - 9, 6), (-12, 10)], t)
    folds = [("line", [(far - 14 - k * 7, -5), (far - 16 - k * 7, 6)], -1) for k in range(3)]
    c.add(leg, "white", R=7, lo=1, hi=4, line=2, det=folds, T=t)
    foot = [
        (far - 4, -3),
        (far + 1, -11),
        (far + 4, -12),
        (far + 6, -9),
        (far + 5, 0),
        (far + 5.5, 5),
        (far + 1, 6),
        (far - 4, 4),
    ]
    c.add(c.blob(foot, t), "skin", R=4, lo=2, hi=4, line=2)
    for k in range(3):
        c.add(c.ell(far + 4.6 + k * 0.2, -11 + k * 2.6, 1.5, 1.5, t), "skin", R=1.5, lo=3, hi=5, line=1)


STRIKES = {1: _jab, 2: _palm, 3: _elbow, 4: _knee, 5: _kick}
"""By right number."""


def strike_art(left: int, right: int) -> Image.Image:
    """The picture of the blow with these two numbers (1 to 5 each)."""
    stance = STANCES[left]
    back = Canvas(WIDTH, HEIGHT)
    _backdrop(back, left)
    c = Canvas(WIDTH, HEIGHT)
    STRIKES[right](c, Transform().move(stance.x, stance.y).rot(stance.angle), stance.reach)
    c.outline("ink")
    picture = back.image()
    picture.alpha_composite(c.image())
    return picture


def _bowing(c: Canvas, x: float, side: int) -> None:
    """One man with his hip at x who bows to `side` (1 right, -1 left): straight legs, hands on his thighs."""
    c.add(c.cap(x - side * 2.5, 20, 3.4, x - side * 3.5, 31, 3.0), "white", R=4, lo=1, hi=3, line=2)
    c.add(c.cap(x + side * 1.5, 20, 3.4, x + side * 1.5, 31, 3.0), "white", R=4, lo=1, hi=4, line=2)
    for foot in (x - side * 3, x + side * 2):
        c.add(c.ell(foot + side, 34, 3.2, 1.6), "skin", R=2, lo=2, hi=4, line=2)
    c.add(c.cap(x - side * 0.5, 19, 5.2, x + side * 8.5, 13.5, 4.6), "white", R=5, lo=1, hi=4, line=2)
    belt = c.poly([(x - side * 0.5, 13), (x + side * 1.8, 12.2), (x + side * 4.6, 22), (x + side * 2.4, 23.4)])
    c.add(c.inter(belt, c.cap(x - side * 0.5, 19, 5.2, x + side * 8.5, 13.5, 4.6)), "dark", flat=2, line=0, ao=0)
    c.add(c.ell(x + side * 12.2, 12.5, 4.2, 4.6), "skin", R=4, lo=2, hi=4, line=2)
    c.add(
        c.inter(c.ell(x + side * 12.2, 12.5, 4.2, 4.6), c.ell(x + side * 10.8, 10.2, 4.4, 4)),
        "dark",
        flat=2,
        line=0,
        ao=0,
    )
    c.add(c.cap(x + side * 7.5, 15.5, 2.6, x + side * 6, 22, 2.2), "white", R=3, lo=2, hi=4, line=2)
    c.add(c.ell(x + side * 5, 24, 2.2, 2.2), "skin", R=2, lo=2, hi=4, line=2)


def bow_art() -> Image.Image:
    """Two men who bow to each other before the fight: the picture of the Bow cards."""
    c = Canvas(WIDTH, HEIGHT)
    _bowing(c, 7, 1)
    _bowing(c, 41, -1)
    c.outline("ink")
    return c.image()
