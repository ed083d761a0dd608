"""The player's side of the screen: top bar, rail and the table below the stage, with trays where the slots lie.

Painted in screen coordinates (640x360). Trays and card places are taken from the map's own slots, so a tray moved in
Tiled is painted where it went.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from art.canvas import Canvas
from art.places.brushes import dice, dot, fill, shift_levels

Box = tuple[int, int, int, int]
"""x, y, width, height."""

WIDTH, HEIGHT = 640, 368
BAR = 22


def top_bar(c: Canvas) -> None:
    """A dark strip with a steel lower edge."""
    fill(c, (0, 0, c.w, BAR), "iron", 1)
    fill(c, (0, 0, c.w, 1), "iron", 2)
    fill(c, (0, BAR - 2, c.w, BAR - 1), "iron", 3)
    fill(c, (0, BAR - 1, c.w, BAR), "iron", 0)


def planks(c: Canvas, top: int, seed: object, course: int = 15) -> None:
    """Dark oak boards from `top` to the bottom: grain, knots, butt joints with a nail on each side."""
    rnd = dice("planks", seed)
    fill(c, (0, top, c.w, c.h), "wood", 0)
    for y in range(top, c.h, course):
        fill(c, (0, y, c.w, y + 1), "wood", 1)
        fill(c, (0, y + course - 1, c.w, y + course), "dark", 0)
        for _ in range(26):
            x, dy, n = rnd.randrange(0, c.w - 20), rnd.randrange(3, course - 2), rnd.randrange(6, 28)
            fill(c, (x, y + dy, x + n, y + dy + 1), "wood", 1)
            if rnd.random() < 0.3:
                fill(c, (x + n, y + dy + 1, min(c.w, x + n + rnd.randrange(3, 9)), y + dy + 2), "wood", 1)
        for _ in range(2):
            x = rnd.randrange(10, c.w - 24)
            for dx, dy in ((0, 0), (1, -1), (2, -1), (3, -1), (4, 0), (1, 1), (2, 1), (3, 1)):
                dot(c, x + dx, y + 7 + dy, "wood", 1)
            dot(c, x + 2, y + 7, "wood", 2)
        for _ in range(2):
            x = rnd.randrange(20, c.w - 20)
            fill(c, (x, y, x + 1, y + course - 1), "dark", 0)
            fill(c, (x + 1, y + 1, x + 2, y + course - 1), "wood", 1)
            for nail in (x - 3, x + 4):
                dot(c, nail, y + 4, "wood", 2)
                dot(c, nail, y + 5, "dark", 0)


def rail(c: Canvas, y: int) -> None:
    """The front edge of the stage, 7 px from y: a polished batten with brass studs."""
    for k, level in enumerate((5, 4, 3, 2)):
        fill(c, (0, y + k, c.w, y + k + 1), "wood", level)
    fill(c, (0, y, c.w, y + 1), "straw", 3)
    fill(c, (0, y + 4, c.w, y + 6), "dark", 0)
    fill(c, (0, y - 1, c.w, y), "dark", 0)
    for x in range(12, c.w, 44):
        fill(c, (x - 2, y - 1, x + 4, y + 5), "dark", 0)
        fill(c, (x - 1, y, x + 3, y + 4), "gold", 3)
        fill(c, (x - 1, y, x + 2, y + 1), "gold", 5)
        fill(c, (x - 1, y, x, y + 3), "gold", 5)
        fill(c, (x + 1, y + 3, x + 3, y + 4), "gold", 1)
        fill(c, (x + 2, y + 1, x + 3, y + 4), "gold", 1)


def tray(c: Canvas, box: Box, ramp: str, level: int, stitch: bool = False) -> None:
    """A sunk tray lined with cloth (`ramp` at `level`, woven dots one level up), shadow at its upper edge."""
    x, y, w, h = box
    fill(c, (x, y, x + w, y + h), "dark", 0)
    fill(c, (x + 1, y + h, x + w - 1, y + h + 1), "wood", 2)
    fill(c, (x + 2, y + 2, x + w - 1, y + h - 1), ramp, level)
    for yy in range(y + 3, y + h - 1, 4):
        for xx in range(x + 3 + (yy // 4 % 2) * 4, x + w - 2, 8):
            dot(c, xx, yy, ramp, level + 1)
    shade = np.zeros((c.h, c.w), bool)
    shade[y + 2 : y + 5, x + 2 : x + w - 1] = True
    shade[y + 2 : y + h - 1, x + 2 : x + 4] = True
    shift_levels(c, shade, -1, max(0, level - 1))
    if stitch:
        for xx in range(x + 6, x + w - 6, 6):
            for yy in (y + 7, y + h - 5):
                fill(c, (xx, yy, xx + 3, yy + 1), ramp, level + 1)
        for yy in range(y + 10, y + h - 8, 6):
            for xx in (x + 5, x + w - 5):
                fill(c, (xx, yy, xx + 1, yy + 3), ramp, level + 1)


def brass_corners(c: Canvas, box: Box) -> None:
    """Little metal angles on the four corners of a tray."""
    x, y, w, h = box
    for right in (False, True):
        for low in (False, True):
            cx, cy = (x + w - 1 if right else x), (y + h - 1 if low else y)
            sx, sy = (-1 if right else 1), (-1 if low else 1)
            for k in range(7):
                dot(c, cx + sx * k, cy, "gold", 4 if not low else 2)
                dot(c, cx, cy + sy * k, "gold", 4 if not right else 2)
                if k < 6:
                    dot(c, cx + sx * k, cy + sy, "gold", 3 if not low else 1)
                    dot(c, cx + sx, cy + sy * k, "gold", 3 if not right else 1)


def card_places(c: Canvas, boxes: Iterable[Box], ramp: str, level: int) -> None:
    """Outlines worked into the cloth where cards come to lie."""
    for x, y, w, h in boxes:
        for xx in range(x + 3, x + w - 3):
            if xx // 2 % 2 == 0:
                dot(c, xx, y + 1, ramp, level)
                dot(c, xx, y + h - 2, ramp, level)
        for yy in range(y + 3, y + h - 3):
            if yy // 2 % 2 == 0:
                dot(c, x + 1, yy, ramp, level)
                dot(c, x + w - 2, yy, ramp, level)


def woven_border(c: Canvas, box: Box, ramp: str, level: int) -> None:
    """A darker hem with lozenges in the lower corners of a mat."""
    x, y, w, h = box
    for k in (3, 4):
        fill(c, (x + k, y + h - 1 - k, x + w - k, y + h - k), ramp, level)
        fill(c, (x + k, y + k, x + k + 1, y + h - k), ramp, level)
        fill(c, (x + w - 1 - k, y + k, x + w - k, y + h - k), ramp, level)
    for cx in (x + 20, x + w - 21):
        for cy in (y + h * 3 // 4 - 16, y + h * 3 // 4 + 16):
            for dy in range(-9, 10):
                half = 9 - abs(dy)
                fill(c, (cx - half, cy + dy, cx + half + 1, cy + dy + 1), ramp, level)
            c.grid(
                cx - 4,
                cy - 3,
                "a...a...a\na..aaa..a\naa.aaa.aa\naaaaaaaaa\naaaaaaaaa\naaaaaaaaa",
                {"a": (ramp, level + 2)},
            )


def battle_desk(slots: Mapping[str, Box]) -> Canvas:
    """Top bar, rail at row 234, green tray for fighters, leather tray for items."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    planks(c, 240, "battle")
    rail(c, 234)
    tray(c, slots["fighter_tray"], "teal", 2)
    tray(c, slots["item_tray"], "leather", 1, stitch=True)
    brass_corners(c, slots["fighter_tray"])
    brass_corners(c, slots["item_tray"])
    return c


def draft_desk(slots: Mapping[str, Box]) -> Canvas:
    """Top bar, rail under the throne room, a blue and a red mat, the campaign map under the deck."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    rail_y = slots["stage"][1] + slots["stage"][3]
    planks(c, rail_y + 6, "draft")
    rail(c, rail_y)
    campaign_map(c, (slots["keep"][0] - 2, slots["deck"][1] - 1, slots["keep"][2] + 4, slots["deck"][3] + 2))
    for seat, ramp, level, thread in ((0, "blue", 2, 3), (1, "crim", 1, 3)):
        tray(c, slots[f"side_{seat}"], ramp, level)
        card_places(c, (slots[f"held_{seat}_{k}"] for k in range(7)), ramp, thread)
        woven_border(c, slots[f"side_{seat}"], ramp, level - 1 if seat == 0 else 0)
        brass_corners(c, slots[f"side_{seat}"])
    card_places(c, [slots["deck"]], "leather", 2)
    return c


def campaign_map(c: Canvas, box: Box) -> None:
    """An old parchment with coast, hills, woods, a road and a castle at each end."""
    x, y, w, h = box
    rnd = dice("campaign map")
    edge = [rnd.choice((0, 0, 1, 2)) for _ in range(w + h)]
    for yy in range(h):
        for xx in range(w):
            border = min(xx - edge[yy], w - 1 - xx - edge[w + yy], yy - edge[xx], h - 1 - yy - edge[(xx * 7) % w])
            if border >= 0:
                dot(c, x + xx, y + yy, "tan", 3 if border > 2 else 2 if border > 0 else 1)
    for _ in range(60):
        xx, yy = rnd.randrange(4, w - 8), rnd.randrange(4, h - 4)
        fill(c, (x + xx, y + yy, x + xx + rnd.randint(1, 4), y + yy + 1), "tan", 2)
    fill(c, (x + 3, y + h, x + w - 1, y + h + 1), "dark", 0)
    ink = ("tan", 1)
    for cx, cy, flag in ((14, 22, "blue"), (w - 20, h - 26, "red")):
        c.grid(x + cx - 4, y + cy, "a.a.a.a\naaaaaaa\n.aaaaa.\n.aabaa.\n.aabaa.", {"a": ink, "b": ("tan", 0)})
        fill(c, (x + cx, y + cy - 7, x + cx + 1, y + cy), "tan", 0)
        fill(c, (x + cx + 1, y + cy - 7, x + cx + 5, y + cy - 4), flag, 3)
    for k in range(30):
        if k % 3 < 2:
            dot(c, x + 20 + round(k * (w - 48) / 60), y + 30 + round(6 * np.sin(k / 3.0)), "red", 2)
    for hx, hy in ((8, 50), (16, 54), (24, 48), (w - 34, 12), (w - 26, 16), (w - 16, 11)):
        c.grid(x + hx, y + hy, "...a...\n..a.b..\n.a...b.\na.....b", {"a": ink, "b": ("tan", 2)})
    for tx, ty in ((9, 66), (15, 69), (22, 65), (30, 69), (w - 36, 28), (w - 29, 31), (w - 14, 27)):
        c.grid(x + tx, y + ty, ".a.\naaa\naaa\n.b.", {"a": ("leaf", 1), "b": ("tan", 1)})
