"""What every arcade cabinet is made of: box, sign, glass, control desk, coin door. Each game paints it its own way."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.figures.model import read_figure
from art.figures.pose import pose_from, read_table
from art.figures.puppet import Puppet
from art.palette import RID
from art.places.brushes import bayer, dot, fill

WIDTH, HEIGHT = 124, 204
#: The glass, where a picture of the game moves: x, y, width, height.
SCREEN = (20, 46, 84, 71)
#: The lit sign, where the game writes its name.
MARQUEE = (14, 10, 96, 24)


def posed(source: Path, name: str, animation: str, number: int, facing: str) -> Image.Image:
    """A figure in frame `number` of one of its animations, 128x96."""
    figure = read_figure(source / "figures" / f"{name}.toml")
    keys = list(read_table(source / "poses" / f"{figure.animations[animation]}.toml"))
    key = keys[min(number, len(keys) - 1)]
    return Puppet(figure, pose_from(key.words, figure.rest, f"{name}, {key.where}"), facing).draw().image()


def curved(picture: Image.Image) -> Image.Image:
    """The glass bulges: its corners stay black."""
    width, height = picture.size
    out = picture.copy()
    for x in range(4):
        for y in range(4 - x):
            for px in (x, width - 1 - x):
                for py in (y, height - 1 - y):
                    out.putpixel((px, py), (0x0E, 0x07, 0x1B, 255))
    return out


def body(c: Canvas, left: str, right: str, level: int) -> None:
    """The box from the front: two side boards, hood, bezel, panel, coin door and kick plate; `level` of its paint."""
    edge = [
        (10, 4),
        (114, 4),
        (116, 8),
        (116, 38),
        (110, 46),
        (110, 118),
        (121, 132),
        (121, 146),
        (114, 152),
        (114, 200),
        (10, 200),
        (10, 152),
        (3, 146),
        (3, 132),
        (14, 118),
        (14, 46),
        (8, 38),
        (8, 8),
    ]
    c.add(c.poly(edge), "dark", flat=1, line=0, ao=0)
    xx = np.arange(WIDTH)[None, :]
    shape = c.r >= 0
    inner = c.poly(edge) + 5
    board = shape & (inner > 0)
    c.r[board & (xx < WIDTH // 2)] = RID[left]
    c.r[board & (xx >= WIDTH // 2)] = RID[right]
    c.l[board] = level
    # Edge moulding: a lit line on the left, a dark one on the right.
    c.l[board & ~np.roll(shape, 1, 1)] = min(5, level + 2)
    c.l[board & ~np.roll(shape, 1, 0)] = min(5, level + 1)
    c.l[board & ~np.roll(shape, -1, 1)] = max(0, level - 1)
    # Hood under the sign, with the loudspeaker's slots.
    fill(c, (14, 37, 110, 45), "dark", 1)
    fill(c, (14, 37, 110, 38), "iron", 3)
    for x in range(34, 90, 5):
        fill(c, (x, 40, x + 3, 41), "dark", 0)
        fill(c, (x, 43, x + 3, 44), "dark", 0)
    # Bezel.
    sx, sy, sw, sh = SCREEN
    fill(c, (15, 45, 109, 119), "dark", 1)
    fill(c, (15, 45, 109, 46), "dark", 0)
    fill(c, (sx - 2, sy - 1, sx + sw + 2, sy + sh + 2), "dark", 0)
    fill(c, (sx - 3, sy + sh + 2, sx + sw + 3, sy + sh + 3), "iron", 2)
    # Lower body.
    fill(c, (15, 152, 109, 199), left, max(0, level - 1))
    fill(c, (62, 152, 109, 199), right, max(0, level - 1))
    fill(c, (15, 152, 109, 154), "dark", 0)
    fill(c, (12, 194, 112, 200), "iron", 1)
    fill(c, (12, 194, 112, 195), "iron", 3)


def panel(c: Canvas, lit: bool, sticks: tuple[str, str] = ("blue", "red")) -> None:
    """The control desk in perspective with two sticks and six buttons."""
    desk = c.poly([(14, 119), (110, 119), (119, 133), (5, 133)])
    c.add(desk, "iron", flat=2 if lit else 1, line=0, ao=0)
    fill(c, (14, 119, 110, 120), "iron", 4 if lit else 2)
    c.add(c.poly([(5, 133), (119, 133), (119, 145), (5, 145)]), "iron", flat=1, line=0, ao=0)
    fill(c, (5, 133, 119, 134), "iron", 3 if lit else 2)
    fill(c, (5, 144, 119, 146), "dark", 0)
    for x, ramp in zip((28, 76), sticks, strict=True):
        if lit:
            fill(c, (x - 12, 136, x + 30, 142), ramp, 2)
            fill(c, (x - 12, 136, x + 30, 137), ramp, 3)
        c.add(c.ell(x, 128, 5, 2.4), "dark", flat=0, line=0, ao=0)
        fill(c, (x - 1, 122, x + 1, 128), "steel", 4 if lit else 1)
        ball = c.ell(x, 121.5, 3.6, 3.6)
        if lit:
            c.add(ball, ramp, R=4, lo=1, line=2, ao=0)
        else:
            c.add(ball, "dark", flat=2, line=2, ao=0)
        for k, (bx, by) in enumerate(((14, 128), (21, 125), (28, 127))):
            paint = ("gold", "leaf", "rose")[k] if lit else "dark"
            c.add(c.ell(x + bx, by, 3, 2), "dark", flat=0, line=0, ao=0)
            c.add(c.ell(x + bx, by - 1, 2.4, 1.6), paint, flat=3 if lit else 2, line=0, ao=0)
            if lit:
                dot(c, x + bx - 1, by - 2, paint, 5)


def coin_door(c: Canvas, lit: bool) -> None:
    """Two slots, lit from within, and the boxes the coins come back in."""
    fill(c, (43, 160, 81, 190), "dark", 0)
    fill(c, (44, 161, 80, 189), "iron", 2 if lit else 1)
    fill(c, (44, 161, 80, 162), "iron", 4 if lit else 2)
    fill(c, (44, 161, 45, 189), "iron", 3 if lit else 2)
    for x in (49, 66):
        fill(c, (x, 165, x + 9, 176), "dark", 0)
        fill(c, (x + 1, 166, x + 8, 175), "fire" if lit else "dark", 1)
        if lit:
            fill(c, (x + 1, 166, x + 8, 170), "fire", 2)
            fill(c, (x + 2, 167, x + 6, 168), "fire", 4)
        fill(c, (x + 4, 168, x + 5, 174), "dark", 0)
        fill(c, (x, 179, x + 9, 185), "dark", 0)
        fill(c, (x + 1, 184, x + 8, 185), "iron", 3)
    dot(c, 62, 182, "steel", 4 if lit else 1)


def marquee(c: Canvas, lit: bool, rays: tuple[str, str] = ("blue", "red")) -> None:
    """The sign over the glass; `rays`: ramps of the light behind the name, left and right."""
    x, y, w, h = MARQUEE
    fill(c, (x - 4, y - 4, x + w + 4, y + h + 4), "dark", 0)
    fill(c, (x - 3, y - 3, x + w + 3, y + h + 3), "gold" if lit else "iron", 2 if lit else 1)
    fill(c, (x - 3, y - 3, x + w + 3, y - 2), "gold" if lit else "iron", 5 if lit else 2)
    fill(c, (x - 1, y - 1, x + w + 1, y + h + 1), "dark", 0)
    if not lit:
        fill(c, (x, y, x + w, y + h), "dark", 1)
        for k in range(14):
            fill(c, (x + 8 + k, y + h - 4 - k, x + 14 + k, y + h - 3 - k), "dark", 2)
        return
    threshold = bayer(HEIGHT, WIDTH)
    for yy in range(y, y + h):
        for xx in range(x, x + w):
            # Rays from behind the name, dark in the middle for the letters.
            off = abs(xx + 0.5 - (x + w / 2)) / (w / 2)
            ray = math.sin(math.atan2(yy - y - h / 2, xx - x - w / 2) * 9)
            level = 1 + (off * 2.2 + ray * 0.5 > threshold[yy, xx] + 0.55) + (off > 0.86 + threshold[yy, xx] * 0.2)
            dot(c, xx, yy, rays[0] if xx < x + w // 2 else rays[1], level)


def glass(c: Canvas, level: int) -> None:
    """The screen, switched off."""
    x, y, w, h = SCREEN
    fill(c, (x, y, x + w, y + h), "dark", level)
