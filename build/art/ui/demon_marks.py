"""Marks of the Demonites table: the attacker's sword, arrows of the order of battle, drums, banners of six seats."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.transform import IDENTITY, Point, Transform

Shot = tuple[Image.Image, int, tuple[int, int]]
"""A picture, how long it shows (ms) and its anchor."""

MARKER = (24, 24)
MARKER_MS = (420, 90, 90, 120)
DRUM, DRUM_BIG = (64, 48), (96, 72)
BEAT_MS = (180, 90, 180, 90)
BANNERS = 6
BANNER = (16, 20)
BANNER_RAMPS = ("sky", "red", "leaf", "gold", "purple", "white")
"""Ramps of the six seats' banners; each banner also has a cut of its own."""


def marker(step: int, left: bool) -> Image.Image:
    """A short sword with its point to the right (or left); steps 1 to 3: a glint runs to the point."""
    c = Canvas(*MARKER)
    turn = Transform().scale(-1, 1, 12, 0) if left else IDENTITY

    def add(points: list[Point], ramp: str, level: int) -> None:
        c.add(c.poly(points, turn), ramp, flat=level, line=2, ao=0)

    c.add(c.poly([(8, 9), (18, 9), (22, 12), (18, 15), (8, 15)], turn), "steel", flat=3, line=0, ao=0)
    c.add(c.poly([(8, 9), (18, 9), (22, 12), (8, 12)], turn), "steel", flat=5, line=0, ao=0)
    c.add(c.cap(4, 12, 1.6, 8, 12, 1.6, turn), "leather", flat=3, line=2, ao=0)
    c.add(c.ell(3, 12, 2, 2, turn), "gold", R=2, metal=True, line=2, ao=0)
    add([(6.5, 6), (9, 6), (9, 18), (6.5, 18)], "gold", 3)
    c.add(c.poly([(6.5, 6), (9, 6), (9, 11), (6.5, 11)], turn), "gold", flat=5, line=0, ao=0)
    c.add(c.ell(7.75, 12, 1.4, 1.4, turn), "red", R=2, lo=2, line=0, ao=0)
    c.outline("ink")
    if step:
        x, y = ((11, 10), (15, 10), (19, 11))[step - 1]
        if left:
            x = 23 - x
        for reach in range(-(step + 1), step + 2):
            for dx, dy in ((reach, 0), (0, reach)):
                c.grid(x + dx, y + dy, "w", {"w": ("white", 5) if abs(reach) < 2 else ("gold", 5)})
    return c.image()


def marker_frames() -> dict[str, list[Shot]]:
    """`marker` and `marker_left`; the anchor is the middle."""
    return {
        name: [(marker(step, left), ms, (12, 12)) for step, ms in enumerate(MARKER_MS)]
        for name, left in (("marker", False), ("marker_left", True))
    }


def arrow(*, lit: bool) -> Image.Image:
    """A bone arrow of the order of battle, 12x7, with its point to the right; lit: of gold."""
    c = Canvas(12, 7)
    ramp = "gold" if lit else "steel"
    light, base = (5, 3) if lit else (3, 2)
    shape = c.poly([(1, 2), (6, 2), (6, 1), (7, 1), (11, 3.5), (7, 6), (6, 6), (6, 5), (1, 5)])
    c.add(shape, ramp, flat=base, line=0, ao=0)
    c.add(c.inter(shape, c.rect(0, 0, 12, 3)), ramp, flat=light, line=0, ao=0)
    c.outline("ink")
    return c.image()


def _drum(size: tuple[int, int], step: int) -> Image.Image:
    """A war drum of hide over a cask with bones for rope; even steps: mallets up, odd ones: one of them strikes."""
    width, height = size
    s = width / 64
    c = Canvas(width, height)
    x = width / 2
    side = -1 if step < 2 else 1
    hit = step % 2 == 1
    dip = 1 if hit else 0

    def pts(*points: tuple[float, float]) -> list[Point]:
        return [(x + px * s, py * s) for px, py in points]

    body = c.poly(pts((-20, 20), (20, 20), (15, 43), (-15, 43)))
    c.add(body, "crim", R=14 * s, lo=1, hi=4, line=0, ao=0)
    c.add(c.ell(x, 43 * s, 15 * s, 3.4 * s), "crim", flat=1, line=0, ao=0)
    c.add(c.poly(pts((-19, 31), (19, 31), (17, 36), (-17, 36))), "gold", R=4 * s, lo=1, hi=4, line=1, ao=0)
    for k in range(-2, 3):
        rope = c.poly(pts((k * 8 - 1.2, 21), (k * 8 + 1.2, 21), (k * 6.4 + 1, 44), (k * 6.4 - 1, 44)))
        c.add(
            c.inter(rope, c.union(body, c.ell(x, 43 * s, 15 * s, 3.4 * s))), "bone", R=2 * s, lo=1, hi=3, line=1, ao=0
        )
    for k in (-12, 0, 12):
        c.add(c.ell(x + k * s, 33.5 * s, 1.8 * s, 1.8 * s), "gold", flat=5, line=1, ao=0)
    c.add(c.ell(x, 20 * s, 21 * s, 6.4 * s), "leather", R=3 * s, lo=1, hi=4, line=2, ao=0)
    c.add(c.ell(x, (19.4 + dip) * s, 18.6 * s, (4.8 - dip * 0.6) * s), "bone", flat=3, line=1, ao=0)
    c.add(c.ell(x - 3 * s, (18.6 + dip) * s, 12 * s, 2.2 * s), "bone", flat=4, line=0, ao=0)
    if hit:
        ring = c.cut(
            c.ell(x + side * 7 * s, (19.6 + dip) * s, 7 * s, 2.6 * s),
            c.ell(x + side * 7 * s, (19.6 + dip) * s, 5 * s, 1.4 * s),
        )
        c.add(ring, "bone", flat=2, line=0, ao=0)
    for hand in (-1, 1):
        down = hit and hand == side
        raised = not hit and hand == side
        head = (hand * 7, 17.6) if down else (hand * 12, 4.5) if raised else (hand * 13, 9)
        grip = (hand * 27, 13) if down else (hand * 27, 14) if raised else (hand * 29, 15)
        c.add(
            c.cap(x + grip[0] * s, grip[1] * s, 1.7 * s, x + head[0] * s, head[1] * s, 1.3 * s),
            "bone",
            R=2 * s,
            lo=2,
            hi=4,
            line=2,
            ao=0,
        )
        for dy in (-1.3, 1.3):
            c.add(
                c.ell(x + grip[0] * s, (grip[1] + dy) * s, 1.9 * s, 1.7 * s), "bone", R=2 * s, lo=2, hi=4, line=0, ao=0
            )
        c.add(c.ell(x + head[0] * s, head[1] * s, 3.6 * s, 3.4 * s), "orange", R=3 * s, lo=1, hi=4, line=2, ao=0)
    c.outline("ink")
    return c.image()


def drum_frames() -> dict[str, list[Shot]]:
    """`drum` 64x48 and `drum_big` 96x72; the anchor is the upper left corner."""
    return {
        name: [(_drum(size, step), ms, (0, 0)) for step, ms in enumerate(BEAT_MS)]
        for name, size in (("drum", DRUM), ("drum_big", DRUM_BIG))
    }


def banner(seat: int) -> Image.Image:
    """A seat's war banner, 16x20: its colour and, for who cannot tell colours, its own cut and device."""
    c = Canvas(*BANNER)
    ramp = BANNER_RAMPS[seat]
    cuts: tuple[list[Point], ...] = (
        [(4, 3), (14, 3), (14, 14), (4, 14)],
        [(4, 3), (14, 3), (10, 8.5), (14, 14), (4, 14)],
        [(4, 3), (15, 8), (4, 14)],
        [(4, 3), (14, 3), (14, 11), (9, 17), (4, 11)],
        [(4, 3), (14, 3), (14, 15), (11.5, 11), (9, 15), (6.5, 11), (4, 15)],
        [(4, 3), (11, 3), (15, 6), (15, 11), (11, 14), (4, 14)],
    )
    c.add(c.rect(2, 1, 4, 19), "wood", flat=4, line=0, ao=0)
    c.add(c.rect(3, 1, 4, 19), "wood", flat=2, line=0, ao=0)
    cloth = c.poly(cuts[seat])
    level: np.ndarray[tuple[int, int], np.dtype[np.int64]] = np.where(np.floor(c.xx) % 5 < 3, 3, 2)
    c.add(cloth, ramp, lv=level, line=0, ao=0)
    c.add(c.inter(cloth, c.rect(4, 3, 16, 4)), ramp, flat=4, line=0, ao=0)
    devices = (
        "a.a.a\naaaaa\naaaaa",
        "a...a\n.a.a.\n..a..\n.a.a.\na...a",
        "a..\naa.\naaa\naa.\na..",
        "..a..\n.aaa.\naaaaa\n.aaa.\n..a..",
        ".aaa.\na...a\na...a\n.aaa.",
        "aaa\naaa\n...\naaa",
    )
    where = ((7, 7), (5, 6), (6, 6), (7, 6), (7, 5), (8, 7))[seat]
    dark = ramp in ("gold", "white")
    c.grid(*where, devices[seat], {"a": ("dark", 0) if dark else ("white", 4)})
    c.outline("ink")
    c.grid(2, 0, "gg\ngy", {"g": ("gold", 5), "y": ("gold", 3)})
    return c.image()
