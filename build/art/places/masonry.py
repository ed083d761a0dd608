"""Stone by the yard: walls, battlements, arches, towers and flagstones in perspective."""

from __future__ import annotations

import math

import numpy as np

from art.canvas import Canvas
from art.palette import RID
from art.places.brushes import dice, fill, shift_levels

#: Levels of the 'iron' ramp in a wall: mortar, stone, lit upper edge.
WALL = 2


def bricks(canvas: Canvas, box: tuple[int, int, int, int], seed: object, base: int = WALL, ramp: str = "iron") -> None:
    """A wall of uneven stones, 8 px a course, inside (x0, y0, x1, y1): lit top and left, chipped here and there."""
    x0, y0, x1, y1 = box
    fill(canvas, box, ramp, base - 1)
    rnd = dice("bricks", seed)
    for course, y in enumerate(range(y0, y1, 8)):
        x = x0 - rnd.randint(0, 12) - (course % 2) * 6
        while x < x1:
            width = rnd.choice((11, 13, 15, 15, 17, 19))
            _stone(canvas, max(x, x0), y, min(x + width, x1), min(y + 7, y1), base, rnd.random(), rnd.getrandbits(30))
            x += width + 1


def _stone(canvas: Canvas, x0: int, y0: int, x1: int, y1: int, base: int, tone: float, seed: int) -> None:
    if x1 - x0 < 2 or y1 - y0 < 2:
        return
    rnd = dice(seed)
    level = base + (tone < 0.15) - (tone > 0.85)
    stone = canvas.l[y0:y1, x0:x1]
    stone[:] = level
    for x in range(1, x1 - x0 - 1):
        if rnd.random() < 0.75:
            stone[0, x] = level + 1
        if rnd.random() < 0.5:
            stone[-1, x] = level - 1
    for y in range(1, y1 - y0 - 2):
        if rnd.random() < 0.6:
            stone[y, 0] = level + 1
    stone[-1, 0] = level - 1
    if rnd.random() < 0.3 and x1 - x0 > 8 and y1 - y0 > 5:
        cx, cy = rnd.randint(2, x1 - x0 - 5), rnd.randint(2, y1 - y0 - 3)
        for k in range(rnd.randint(2, 3)):
            stone[cy + k // 2, cx + k] = level - 1
    np.clip(stone, 0, 5, out=stone)


def battlement(canvas: Canvas, x0: int, x1: int, y: int, base: int = WALL, ramp: str = "iron", pitch: int = 16) -> None:
    """Merlons (10 wide, 12 high) and the lit coping under them, 16 px high from y."""
    for x in range(x0, x1, pitch):
        right = min(x + 10, x1)
        fill(canvas, (x, y, right, y + 12), ramp, base)
        fill(canvas, (x, y, right, y + 2), ramp, base + 1)
        fill(canvas, (x, y + 2, right, y + 3), ramp, base - 1)
        fill(canvas, (x, y + 3, x + 1, y + 12), ramp, base + 1)
        fill(canvas, (right - 1, y + 3, right, y + 12), ramp, base - 1)
        fill(canvas, (x + 1, y + 7, right - 1, y + 8), ramp, base - 1)
        fill(canvas, (x + 4, y + 4, x + 6, y + 7), ramp, base - 2)
    fill(canvas, (x0, y + 12, x1, y + 13), ramp, base + 1)
    fill(canvas, (x0, y + 13, x1, y + 15), ramp, base)
    fill(canvas, (x0, y + 15, x1, y + 16), ramp, max(0, base - 2))


def tower(canvas: Canvas, x0: int, x1: int, top: int, foot: int, seed: object, round_: bool = True) -> None:
    """A tower with a battlement at `top` and its right side in shadow, its left edge touched by the sunset."""
    battlement(canvas, x0, x1, top)
    bricks(canvas, (x0, top + 16, x1, foot), seed)
    if round_:
        width = x1 - x0
        for x in range(x0 + 1, x1):
            t = (x - x0) / width
            darker = -1 if t > 0.78 else 0
            column = np.zeros(canvas.r.shape, bool)
            column[top + 16 : foot, x] = True
            shift_levels(canvas, column, darker)
        canvas.l[top + 17 : foot, x0] = WALL + 1


def corbels(canvas: Canvas, x0: int, x1: int, y: int, ramp: str = "iron") -> None:
    """Little stone brackets under a coping, every 8 px: they throw a row of shadows and give the wall depth."""
    for x in range(x0 + 2, x1 - 4, 8):
        fill(canvas, (x, y, x + 4, y + 3), ramp, WALL + 1)
        fill(canvas, (x + 1, y + 3, x + 4, y + 5), ramp, WALL)
        fill(canvas, (x + 4, y, x + 6, y + 5), ramp, 0)


def buttress(canvas: Canvas, x: int, top: int, foot: int, width: int = 14, ramp: str = "iron") -> None:
    """A pier in front of a wall with a sloped cap, lit on the left, throwing a shadow to the right."""
    shadow = np.zeros(canvas.r.shape, bool)
    shadow[top + 4 : foot, x + width : x + width + 5] = True
    shift_levels(canvas, shadow, -1, 0)
    bricks(canvas, (x, top + 6, x + width, foot), ("buttress", x))
    for k in range(6):
        fill(canvas, (x + max(0, 3 - k), top + k, x + width - max(0, 3 - k), top + k + 1), ramp, 3 if k < 2 else 2)
    fill(canvas, (x, top + 6, x + width, top + 7), ramp, 1)
    fill(canvas, (x, top + 7, x + 1, foot), ramp, 3)
    fill(canvas, (x + width - 2, top + 7, x + width, foot), ramp, 1)


def cone_roof(canvas: Canvas, x0: int, x1: int, eaves: int, tip: int, ramp: str = "violet") -> None:
    """A pointed slate roof with overhanging eaves: rows of scales, lit left, dark right."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2 + 3
    height = eaves - tip
    for y in range(tip, eaves):
        t = (y - tip + 1) / height
        reach = half * t**1.15
        left, right = round(middle - reach), round(middle + reach)
        for x in range(left, max(right, left + 1)):
            u = (x + 0.5 - middle) / max(1.0, reach)
            level = 4 if u < -0.55 else 3 if u < -0.05 else 2 if u < 0.55 else 1
            scale = (eaves - y) % 5 == 0 or ((x + (eaves - y) // 5 * 3) % 6 == 0 and (eaves - y) % 5 < 3)
            canvas.r[y, x], canvas.l[y, x] = RID[ramp], max(1, level - scale)
    fill(canvas, (round(middle - half), eaves, round(middle + half), eaves + 2), "iron", 1)
    fill(canvas, (round(middle - half), eaves, round(middle), eaves + 1), "iron", 3)


def gate(canvas: Canvas, x: int, foot: int) -> None:
    """The main gate: voussoirs round a portcullis 40 px wide, centred at x."""
    springing = foot - 50
    outer = canvas.union(canvas.rect(x - 28, springing, x + 28, foot + 10), canvas.ell(x, springing, 28, 22))
    canvas.add(outer, "iron", flat=3, line=0, ao=1, aod=(0, 2))
    for degrees in range(180, 361, 18):
        a = math.radians(degrees)
        inner, rim = (20 * math.cos(a), 15 * math.sin(a)), (28 * math.cos(a), 22 * math.sin(a))
        canvas.stroke([(x + inner[0], springing + inner[1]), (x + rim[0], springing + rim[1])], "iron", 1)
    for y in range(springing, foot, 9):
        canvas.stroke([(x - 28, y), (x - 20, y)], "iron", 1)
        canvas.stroke([(x + 20, y), (x + 27, y)], "iron", 1)
    hole = canvas.union(canvas.rect(x - 20, springing, x + 20, foot + 10), canvas.ell(x, springing, 20, 15))
    canvas.add(hole, "dark", flat=1, line=0, ao=0)
    # Light far behind the bars: the yard goes on.
    canvas.add(canvas.inter(hole, canvas.rect(x - 20, foot - 18, x + 20, foot + 10)), "iron", flat=1, line=0, ao=0)
    for dx in range(-16, 18, 8):
        canvas.add(
            canvas.inter(hole, canvas.rect(x + dx - 1, foot - 80, x + dx + 1, foot - 3)), "iron", flat=3, line=0, ao=0
        )
    for y in range(foot - 58, foot - 4, 10):
        canvas.add(canvas.inter(hole, canvas.rect(x - 20, y, x + 20, y + 2)), "iron", flat=2, line=0, ao=0)
        for dx in range(-16, 18, 8):
            if hole[y, x + dx] <= 0:
                canvas.l[y, x + dx] = 4
    key = {"a": ("stone", 4), "b": ("stone", 3), "c": ("stone", 2), "k": ("iron", 0)}
    canvas.grid(
        x - 5,
        springing - 24,
        "kkkkkkkkkk\nkaaaaaabbk\nkaabbbbbck\nkabbbbbbck\n.kbbbbbck.\n.kbbbbcck.\n..kbbbck..\n..kkkkkk..",
        key,
    )


def flagstones(
    canvas: Canvas,
    top: int,
    strips: list[int],
    seed: object,
    horizon: float = 120.0,
    ramp: str = "iron",
    width: int = 52,
) -> None:
    """A floor in perspective: strips that grow towards the viewer, joints leaning to (middle, horizon).

    A grid of square floor tiles would read as a second wall (ART.md §5 "Stage").
    """
    rnd = dice("flagstones", seed)
    middle, near = canvas.w / 2, top + sum(strips)
    y0 = top
    for strip, height in enumerate(strips):
        y1 = min(y0 + height, canvas.h)
        tones: dict[int, int] = {}
        for y in range(y0, y1):
            scale = (near - horizon) / (y + 0.5 - horizon)
            along = (np.arange(canvas.w) + 0.5 - middle) * scale + (strip % 2) * width / 2
            index = np.floor(along / width).astype(int)
            for i in np.unique(index):
                tones.setdefault(int(i), 3 + (rnd.random() < 0.16) - (rnd.random() < 0.25))
            base = np.array([tones[int(i)] for i in index])
            row = base.copy()
            if y == y0:
                row[:] = 1
            elif y == y0 + 1:
                row = np.minimum(base + 1, 4)
            elif y == y1 - 1 and height > 6:
                row = base - 1
            into = along - index * width
            row = np.where(into < scale, 1, np.where((into < 2 * scale) & (y > y0), np.minimum(base + 1, 4), row))
            canvas.r[y, :], canvas.l[y, :] = RID[ramp], row
        _wear(canvas, y0, y1, strip, rnd.getrandbits(30))
        y0 = y1


def _wear(canvas: Canvas, y0: int, y1: int, strip: int, seed: int) -> None:
    """Chips and scratches, longer on the near strips."""
    rnd = dice(seed)
    for _ in range(24 * (strip + 1)):
        x, y = rnd.randrange(2, canvas.w - 8), rnd.randrange(y0 + 2, max(y0 + 3, y1 - 1))
        if y < y1 - 1 and canvas.l[y, x] > 1:
            n = rnd.randint(1, 2 + strip)
            canvas.l[y, x : x + n] = np.maximum(1, canvas.l[y, x : x + n] - 1)
            if strip > 2 and rnd.random() < 0.4 and y + 1 < y1 - 1:
                canvas.l[y + 1, x + 1 : x + n] = np.minimum(4, canvas.l[y + 1, x + 1 : x + n] + 1)
