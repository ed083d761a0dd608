"""The title in drawn letters: BATTLE in chrome, ARCADE in gold, a neon tube round both, a sword between the words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import Ints, Mask, bayer, fill
from art.sheet import Frame, Tag, write_sheet

WIDTH, HEIGHT = 360, 122

Outline = Sequence[tuple[float, float]]

#: Letters on a 46x48 field: the outline, then the holes. Strokes are 13-14 px, corners cut at 45 degrees.
LETTERS: dict[str, tuple[int, Outline, tuple[Outline, ...]]] = {
    "A": (
        45,
        ((0, 48), (0, 14), (14, 0), (31, 0), (45, 14), (45, 48), (31, 48), (31, 36), (14, 36), (14, 48)),
        (((14, 25), (14, 18), (19, 12), (26, 12), (31, 18), (31, 25)),),
    ),
    "B": (
        45,
        ((0, 0), (37, 0), (45, 8), (45, 18), (39, 24), (45, 30), (45, 40), (37, 48), (0, 48)),
        (((14, 11), (31, 11), (31, 19), (14, 19)), ((14, 29), (31, 29), (31, 37), (14, 37))),
    ),
    "C": (
        44,
        (
            (10, 0),
            (36, 0),
            (44, 8),
            (44, 18),
            (31, 18),
            (31, 12),
            (17, 12),
            (14, 15),
            (14, 33),
            (17, 36),
            (31, 36),
            (31, 30),
            (44, 30),
            (44, 40),
            (36, 48),
            (10, 48),
            (0, 38),
            (0, 10),
        ),
        (),
    ),
    "D": (
        45,
        ((0, 0), (34, 0), (45, 11), (45, 37), (34, 48), (0, 48)),
        (((14, 12), (28, 12), (31, 15), (31, 33), (28, 36), (14, 36)),),
    ),
    "E": (
        42,
        (
            (0, 0),
            (42, 0),
            (42, 12),
            (14, 12),
            (14, 18),
            (36, 18),
            (36, 30),
            (14, 30),
            (14, 36),
            (42, 36),
            (42, 48),
            (0, 48),
        ),
        (),
    ),
    "L": (41, ((0, 0), (14, 0), (14, 36), (41, 36), (41, 48), (0, 48)), ()),
    "R": (
        46,
        ((0, 0), (37, 0), (45, 8), (45, 24), (38, 31), (46, 48), (31, 48), (24, 32), (14, 32), (14, 48), (0, 48)),
        (((14, 11), (31, 11), (31, 21), (14, 21)),),
    ),
    "T": (44, ((0, 0), (44, 0), (44, 13), (29, 13), (29, 48), (15, 48), (15, 13), (0, 13)), ()),
}

#: Metal from the top of a letter to its foot: (height 0-1, ramp, level). The jump in the middle is the horizon that
#: polished chrome mirrors.
CHROME = (
    (0.0, "blue", 2),
    (0.14, "blue", 3),
    (0.26, "blue", 4),
    (0.38, "cyan", 5),
    (0.49, "white", 4),
    (0.54, "navy", 2),
    (0.66, "purple", 2),
    (0.78, "purple", 3),
    (0.90, "rose", 4),
    (1.0, "rose", 5),
)
GOLD = (
    (0.0, "gold", 5),
    (0.16, "gold", 4),
    (0.34, "gold", 3),
    (0.48, "bone", 4),
    (0.54, "gold", 1),
    (0.70, "gold", 2),
    (0.86, "gold", 3),
    (1.0, "gold", 4),
)


def word(text: str, x: float, y: float, height: float, gap: int = 5) -> tuple[Mask, float]:
    """The letters of a word as a mask of the logo's size, corner at (x, y); and the word's width."""
    c = Canvas(WIDTH, HEIGHT)
    mask = np.zeros((HEIGHT, WIDTH), bool)
    scale, at = height / 48, x
    for letter in text:
        width, outline, holes = LETTERS[letter]
        field = c.poly([(at + px, y + py * scale) for px, py in outline])
        for hole in holes:
            field = c.cut(field, c.poly([(at + px, y + py * scale) for px, py in hole]))
        mask |= field <= 0
        at += width + gap
    return mask, at - gap - x


def _grown(mask: Mask, by: int) -> Mask:
    out = mask.copy()
    for _ in range(by):
        padded = np.pad(out, 1)
        out = padded[1:-1, 1:-1] | padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]
    return out


def _moved(mask: Mask, dx: int, dy: int) -> Mask:
    padded = np.pad(mask, 8)
    return np.asarray(padded[8 - dy : 8 - dy + HEIGHT, 8 - dx : 8 - dx + WIDTH])


def _paint(c: Canvas, mask: Mask, ramp: str, level: int) -> None:
    c.r[mask], c.l[mask] = RID[ramp], level


def _metal(c: Canvas, mask: Mask, top: float, height: float, stops: Sequence[tuple[float, str, int]]) -> None:
    """Banded metal: dithered between stops, hard where the stops touch."""
    threshold = bayer(HEIGHT, WIDTH)
    for y in range(HEIGHT):
        t = (y + 0.5 - top) / height
        for (t0, ramp0, level0), (t1, ramp1, level1) in pairwise(stops):
            if t0 <= t < t1:
                blend = (t - t0) / (t1 - t0)
                blend = 0.0 if t1 - t0 < 0.08 else max(0.0, (blend - 0.3) / 0.7)
                second = threshold[y] < blend
                row = mask[y]
                c.r[y, row] = np.where(second, RID[ramp1], RID[ramp0])[row]
                c.l[y, row] = np.where(second, level1, level0)[row]
                break
    light = mask & (~_moved(mask, 1, 0) | ~_moved(mask, 0, 1))
    dark = mask & (~_moved(mask, -1, 0) | ~_moved(mask, 0, -1))
    _paint(c, dark & ~light, stops[0][1], 1)
    _paint(c, light, "white", 4)


def _sword(c: Canvas, y: int) -> Mask:
    """A long blade lying between the words, hilt on the left; returns what it covers."""
    blade = c.poly([(74, y - 3), (318, y - 3), (334, y), (318, y + 3), (74, y + 3)])
    guard = c.union(c.rect(68, y - 9, 74, y + 9), c.ell(71, y - 9, 3.4, 3.4), c.ell(71, y + 9, 3.4, 3.4))
    grip, pommel = c.rect(42, y - 2.5, 68, y + 2.5), c.ell(38, y, 5.2, 5.2)
    covered = _grown(np.asarray(c.union(blade, guard, grip, pommel) <= 0), 2)
    _paint(c, covered, "dark", 0)
    c.add(blade, "steel", flat=3, line=0, ao=0)
    c.add(c.inter(blade, c.rect(0, 0, WIDTH, y)), "steel", flat=5, line=0, ao=0)
    fill(c, (76, y, 316, y + 1), "steel", 2)
    c.add(grip, "leather", R=2.5, lo=1, hi=4, line=0, ao=0)
    for x in range(45, 67, 5):
        c.stroke([(x, y - 2), (x + 2, y + 2)], "gold", 2)
    c.add(guard, "gold", R=3, metal=True, line=0, ao=0)
    c.add(pommel, "gold", R=5, metal=True, line=0, ao=0)
    c.grid(36, y - 2, ".aa.\nabbc\nabcc\n.cc.", {"a": ("red", 5), "b": ("red", 4), "c": ("red", 2)})
    return covered


def _base() -> tuple[Canvas, Mask]:
    """The resting logo and the mask of its metal."""
    _, upper_width = word("BATTLE", 0, 0, 48)
    _, lower_width = word("ARCADE", 0, 0, 38)
    upper, _ = word("BATTLE", (WIDTH - upper_width) // 2, 8, 48)
    lower, _ = word("ARCADE", (WIDTH - lower_width) // 2, 69, 38)
    letters = upper | lower
    c = Canvas(WIDTH, HEIGHT)
    block = letters.copy()
    for k in range(1, 5):
        block |= _moved(letters, k, k)
    # Closed by 3 px: no slivers of neon between letters that almost touch.
    rim = ~_grown(~_grown(block, 5), 3)
    tube = _grown(rim, 1) & ~rim
    halo = _grown(rim, 3) & ~_grown(rim, 1)
    even = np.add.outer(np.arange(HEIGHT), np.arange(WIDTH)) % 2 == 0
    _paint(c, halo & even, "purple", 2)
    _paint(c, tube, "purple", 4)
    _paint(c, tube & _moved(~_grown(rim, 1), 0, 1), "purple", 5)
    _paint(c, rim, "dark", 0)
    for k in range(4, 0, -1):
        _paint(c, _moved(upper, k, k), "navy" if k > 2 else "blue", 2 if k > 2 else 1)
        _paint(c, _moved(lower, k, k), "gold" if k < 3 else "crim", 0 if k > 2 else 1)
    _metal(c, upper, 8, 48, CHROME)
    _metal(c, lower, 69, 38, GOLD)
    covered = _sword(c, 63)
    return c, letters & ~covered


def _star(c: Canvas, x: int, y: int, size: int) -> None:
    """A four-pointed sparkle."""
    for k in range(-size, size + 1):
        level = 4 if abs(k) < size - 1 else 3
        for px, py in ((x + k, y), (x, y + k)):
            if 0 <= px < WIDTH and 0 <= py < HEIGHT:
                c.r[py, px], c.l[py, px] = RID["white"], level
    if size > 2:
        fill(c, (x - 1, y - 1, x + 2, y + 2), "white", 4)


#: Where a sparkle sits in which frame: x, y, size.
SPARKLES: dict[int, tuple[tuple[int, int, int], ...]] = {
    1: ((46, 12, 3),),
    2: ((46, 12, 6), (330, 63, 3)),
    3: ((46, 12, 3), (330, 63, 6), (210, 72, 3)),
    4: ((330, 63, 3), (210, 72, 6), (300, 10, 3)),
    5: ((210, 72, 3), (300, 10, 6)),
    6: ((300, 10, 3),),
}
GLINT_FRAMES = 8


def logo_frames() -> list[Image.Image]:
    """The resting logo, then a band of light that runs over the metal, with sparkles."""
    base, metal = _base()
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    pictures = []
    for frame in range(GLINT_FRAMES):
        c = Canvas(WIDTH, HEIGHT)
        c.r[:], c.l[:] = base.r, base.l
        if frame:
            front = frame * 54 - 50
            along: Ints = xx + yy // 2
            _paint(c, metal & (along >= front) & (along < front + 14), "white", 4)
            _paint(c, metal & (along >= front + 17) & (along < front + 20), "white", 3)
            _paint(c, metal & (along >= front - 4) & (along < front) & ((xx + yy) % 2 == 0), "white", 3)
        for spark in SPARKLES.get(frame, ()):
            _star(c, *spark)
        pictures.append(c.image())
    return pictures


def write_logo(stem: Path) -> None:
    """Writes the sheet `logo`: frames `logo_0` (resting, long) to `logo_7`, tag `glint`."""
    frames = [Frame(f"logo_{k}", image, 2600 if k == 0 else 70, trim=False) for k, image in enumerate(logo_frames())]
    write_sheet(stem, frames, [Tag("glint", 0, len(frames) - 1)], width=WIDTH * 2 + 1)
