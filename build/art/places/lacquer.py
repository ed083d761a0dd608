"""The players' side of the masters' tables: black lacquer with a tatami edge, places for cards, top bar and rail.

Painted in screen coordinates (640x360). Trays lie where the map's own slots are, so a slot moved in Tiled takes its
tray along.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from art.canvas import Canvas
from art.places.brushes import dice, dot, fill
from art.places.desk import BAR, HEIGHT, WIDTH, Box

RAIL = 234
"""The row where the stage ends."""


def top_bar(c: Canvas) -> None:
    """A lacquered beam with a red line and brass fittings."""
    fill(c, (0, 0, c.w, BAR), "dark", 2)
    fill(c, (0, 0, c.w, 1), "dark", 3)
    fill(c, (0, BAR - 3, c.w, BAR - 2), "red", 2)
    fill(c, (0, BAR - 2, c.w, BAR), "dark", 0)
    for x in (154, 217, 423, 486):
        fill(c, (x - 2, 1, x + 3, BAR - 3), "dark", 0)
        fill(c, (x - 1, 2, x + 2, BAR - 4), "gold", 2)
        fill(c, (x - 1, 2, x, BAR - 4), "gold", 4)
        fill(c, (x - 1, 9, x + 2, 11), "gold", 1)


def tatami_edge(c: Canvas, y: int) -> None:
    """The edge of the mats: a teal band of cloth with a woven pattern of gold between two dark lines, 8 px high."""
    fill(c, (0, y - 1, c.w, y + 9), "dark", 0)
    fill(c, (0, y, c.w, y + 7), "teal", 2)
    fill(c, (0, y, c.w, y + 1), "teal", 4)
    fill(c, (0, y + 6, c.w, y + 7), "teal", 1)
    for x in range(0, c.w, 16):
        c.grid(x + 2, y + 1, "..a..\n.aba.\nab.ba\n.aba.\n..a..", {"a": ("gold", 3), "b": ("gold", 1)})
        for k in (10, 12, 14):
            dot(c, x + k, y + 3, "teal", 4)


def lacquer(c: Canvas, top: int) -> None:
    """Black lacquer with a deep red sheen: long faint reflections, a few flecks of gold."""
    rnd = dice("lacquer")
    fill(c, (0, top, c.w, c.h), "crim", 0)
    for _ in range(150):
        x, y, n = rnd.randrange(-20, c.w), rnd.randrange(top, c.h), rnd.randint(20, 90)
        fill(c, (x, y, x + n, y + 1), "dark", 2 if rnd.random() < 0.45 else 1)
    for _ in range(70):
        x, y = rnd.randrange(c.w), rnd.randrange(top + 2, c.h)
        dot(c, x, y, "gold", rnd.choice((0, 0, 1)))


def waves(c: Canvas, box: Box, crest: int, seed: object) -> None:
    """Sea waves in gold dust worked into the lacquer: overlapping fans that fill `box` from below up to a swell whose
    crests rise `crest` pixels, dimmer upwards."""
    x0, y0, wide, high = box
    rnd = dice("waves", seed)
    phase, radius = rnd.random() * 6, 10
    for row in range(high // 5 + 2, -1, -1):
        y = y0 + high - row * 5
        for column in range(-1, wide // (2 * radius) + 2):
            x = x0 + column * 2 * radius + (row % 2) * radius
            swell = y0 + high * 0.3 - crest * math.sin(x / 34 + phase)
            if y < swell:
                continue
            bright = y > swell + high * 0.3
            for dx in range(-radius, radius):
                for dy in range(radius):
                    px, py = x + dx, y - dy
                    far = math.hypot(dx + 0.5, dy + 0.5)
                    inside = x0 <= px < x0 + wide and y0 <= py < y0 + high and far < radius
                    if inside and (far >= radius - 1 or 5.5 <= far < 6.5 or 2 <= far < 3):
                        lit = bright and far >= radius - 1
                        dot(c, px, py, "gold" if lit else "wood", 0 if lit else 1)
                    elif inside:
                        dot(c, px, py, "crim", 0)


def knot_of_cards(c: Canvas, box: Box) -> None:
    """What an empty tray shows: the outlines of two cards that touch, their inner corners marked, in a ring."""
    x, y, w, h = box
    middle, centre = x + w // 2, y + h // 2
    ring = c.cut(c.ell(middle, centre, 44, 44), c.ell(middle + 1, centre + 0.5, 39.5, 40))
    gap = c.poly([(middle, centre), (middle + 60, centre + 18), (middle + 30, centre + 60)])
    c.add(c.cut(ring, gap), "dark", flat=2, line=0, ao=0)
    for side in (-1, 1):
        left = middle - 23 if side < 0 else middle + 1
        for k in range(22):
            for yy in (centre - 16, centre + 15):
                dot(c, left + k, yy, "dark", 3)
        for k in range(32):
            for xx in (left, left + 21):
                dot(c, xx, centre - 16 + k, "dark", 3)
        inner = left + (13 if side < 0 else 2)
        outer = left + (2 if side < 0 else 13)
        fill(c, (inner, centre + 5, inner + 7, centre + 13), "gold", 0)
        fill(c, (outer, centre + 5, outer + 7, centre + 13), "blue", 1)


def well(c: Canvas, box: Box, ramp: str = "dark", level: int = 1) -> None:
    """A sunk field with a brass-lined edge."""
    x, y, w, h = box
    fill(c, (x, y, x + w, y + h), "dark", 0)
    fill(c, (x + 1, y + 1, x + w - 1, y + h - 1), "gold", 1)
    fill(c, (x + 1, y + h - 2, x + w - 1, y + h - 1), "gold", 2)
    fill(c, (x + 2, y + 2, x + w - 2, y + h - 2), "dark", 0)
    fill(c, (x + 3, y + 4, x + w - 3, y + h - 3), ramp, level)
    for cx in (x + 1, x + w - 4):
        for cy in (y + 1, y + h - 4):
            c.grid(cx, cy, "aab\nab.\nb..", {"a": ("gold", 4), "b": ("gold", 2)})


def card_place(c: Canvas, box: Box) -> None:
    """A card's place inlaid in mother-of-pearl: corners and a small knot in the middle."""
    x, y, w, h = box
    for cx, sx in ((x + 2, 1), (x + w - 3, -1)):
        for cy, sy in ((y + 2, 1), (y + h - 3, -1)):
            for k in range(9):
                dot(c, cx + sx * k, cy, "teal", 3 if k < 6 else 2)
                dot(c, cx, cy + sy * k, "teal", 3 if k < 6 else 2)
    c.grid(
        x + w // 2 - 5,
        y + h // 2 - 5,
        "....aa....\n...a..a...\n..a....a..\n.aaa..aaa.\na...aa...a\na...aa...a\n.aaa..aaa.\n..a....a..\n...a..a...\n....aa....",
        {"a": ("teal", 2)},
    )


def masters_desk(slots: Mapping[str, Box]) -> Canvas:
    """Top bar, tatami edge at row 234, lacquer, a tray for the hand and one for the preview."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    lacquer(c, RAIL + 8)
    tatami_edge(c, RAIL)
    edge = RAIL + 10
    waves(c, (0, edge, c.w, 360 - edge), 14, "desk")
    hand = [slots[f"hand_{k}"] for k in range(4)]
    left, top = hand[0][0] - 4, hand[0][1] - 3
    right = hand[-1][0] + hand[-1][2] + 4
    well(c, (left, top, right - left, hand[0][3] + 6), "teal", 1)
    for box in hand:
        card_place(c, box)
    x, y, w, h = slots["preview"]
    well(c, (x - 2, y - 2, w + 4, h + 4))
    knot_of_cards(c, slots["preview"])
    return c
