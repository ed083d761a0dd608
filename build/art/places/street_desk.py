"""The players' side of the street's table: hazard tape, a steel shutter, a blueprint for the row, a tray for strategy.

Painted in screen coordinates (640x360). Trays lie where the map's own slots are, so a slot moved in Tiled takes its
tray along.
"""

from __future__ import annotations

from collections.abc import Mapping

from art.canvas import Canvas
from art.places.brushes import dice, dot, fill
from art.places.desk import BAR, HEIGHT, WIDTH, Box

RAIL = 234
"""The row where the stage ends."""
BULLETS = ("blue", "red", "gold", "leaf")
"""Ramps of the round line signs in the bar."""


def top_bar(c: Canvas) -> None:
    """A station's sign board: black enamel, a white line, round line signs between the fields."""
    fill(c, (0, 0, c.w, BAR), "dark", 1)
    fill(c, (0, 0, c.w, 1), "dark", 3)
    fill(c, (0, 2, c.w, 3), "dark", 3)
    fill(c, (0, BAR - 3, c.w, BAR - 2), "steel", 3)
    fill(c, (0, BAR - 2, c.w, BAR - 1), "steel", 1)
    fill(c, (0, BAR - 1, c.w, BAR), "dark", 0)
    for x, ramp in zip((164, 206, 434, 476), BULLETS, strict=True):
        c.add(c.ell(x, 10.5, 5, 5), "dark", flat=0, line=0, ao=0)
        c.add(c.ell(x, 10.5, 4, 4), ramp, R=3, lo=2, hi=4, line=0, ao=0)
        fill(c, (x - 1, 9, x + 1, 13), "white", 4)
    for x in (184, 456):
        for k in (-4, 0, 4):
            dot(c, x + k, 10, "dark", 4)


def hazard_tape(c: Canvas, y: int) -> None:
    """A band of slanted stripes, worn, 7 px high, on a dark edge."""
    rnd = dice("tape")
    fill(c, (0, y - 1, c.w, y + 9), "dark", 0)
    for yy in range(y, y + 7):
        for x in range(c.w):
            if (x + yy) % 16 < 8:
                dot(c, x, yy, "gold", 4 if yy == y else 2 if yy == y + 6 else 3)
            else:
                dot(c, x, yy, "dark", 2 if yy == y else 1)
    for _ in range(60):
        x, yy = rnd.randrange(c.w), y + rnd.randrange(1, 6)
        if (x + yy) % 16 < 8:
            fill(c, (x, yy, x + rnd.randint(1, 3), yy + 1), "gold", 2)


def shutter(c: Canvas, top: int) -> None:
    """The slats of a rolled-down shop shutter: a lit edge, a round body, a dark joint, eight pixels each."""
    rnd = dice("shutter")
    for y in range(top, c.h, 8):
        for k, level in enumerate((3, 2, 2, 2, 1, 1, 1, 0)):
            fill(c, (0, y + k, c.w, y + k + 1), "iron" if k < 7 else "dark", level if k else 2)
        for _ in range(5):
            x, n = rnd.randrange(c.w), rnd.randint(6, 40)
            fill(c, (x, y + rnd.randint(1, 4), x + n, y + 5), "iron", 1)
        for _ in range(4):
            x = rnd.randrange(c.w)
            fill(c, (x, y, x + rnd.randint(3, 16), y + 1), "iron", 3)


def steel_tray(c: Canvas, box: Box, ramp: str, level: int) -> None:
    """A sunk field in a riveted steel rim."""
    x, y, w, h = box
    fill(c, (x, y, x + w, y + h), "dark", 0)
    fill(c, (x + 1, y + 1, x + w - 1, y + h - 1), "stone", 2)
    fill(c, (x + 1, y + 1, x + w - 1, y + 2), "stone", 4)
    fill(c, (x + 1, y + 1, x + 2, y + h - 1), "stone", 3)
    fill(c, (x + 3, y + 3, x + w - 3, y + h - 3), "dark", 0)
    fill(c, (x + 4, y + 5, x + w - 4, y + h - 4), ramp, level)
    for px in (x + 1, x + w - 4):
        for py in (y + 1, y + h - 4):
            c.grid(px, py, "abc\nbbc\nccd", {"a": ("steel", 5), "b": ("steel", 3), "c": ("steel", 2), "d": ("dark", 0)})


def blueprint(c: Canvas, box: Box) -> None:
    """Squared paper in blue: fine lines, heavier ones every fourth."""
    x, y, w, h = box
    for k, yy in enumerate(range(y + 5, y + h - 4, 6)):
        fill(c, (x + 4, yy, x + w - 4, yy + 1), "blue", 2 if k % 4 == 0 else 1)
    for k, xx in enumerate(range(x + 6, x + w - 4, 6)):
        for yy in range(y + 5, y + h - 4, 1 if k % 4 == 0 else 2):
            dot(c, xx, yy, "blue", 2)


def drawn_place(c: Canvas, box: Box, number: int) -> None:
    """A card's place drawn on the blueprint: dashes, corner crosses and measuring lines."""
    x, y, w, h = box
    fill(c, (x, y, x + w, y + h), "blue", 1)
    for k in range(0, w, 4):
        for yy in (y, y + h - 1):
            fill(c, (x + k, yy, min(x + w, x + k + 2), yy + 1), "sky", 3)
    for k in range(0, h, 4):
        for xx in (x, x + w - 1):
            fill(c, (xx, y + k, xx + 1, min(y + h, y + k + 2)), "sky", 3)
    middle, centre = x + w // 2, y + h // 2
    ring = c.cut(c.ell(middle, centre, 11, 11), c.ell(middle, centre, 10, 10))
    c.add(ring, "blue", flat=2, line=0, ao=0)
    for k in range(-14, 15):
        if abs(k) > 3:
            dot(c, middle + k, centre, "blue", 2)
            dot(c, middle, centre + k, "blue", 2)
    for k in range(number):
        fill(c, (middle - number * 2 + k * 4, y + h - 8, middle - number * 2 + k * 4 + 2, y + h - 4), "sky", 2)


def parked_place(c: Canvas, box: Box) -> None:
    """A strategy card's place: painted corners on asphalt."""
    x, y, w, h = box
    for cx, sx in ((x, 1), (x + w - 1, -1)):
        for cy, sy in ((y, 1), (y + h - 1, -1)):
            for k in range(8):
                dot(c, cx + sx * k, cy, "straw", 2 if k < 5 else 1)
                dot(c, cx, cy + sy * k, "straw", 2 if k < 5 else 1)
    c.grid(
        x + w // 2 - 5,
        y + h // 2 - 5,
        "....aa....\n...a..a...\n..a....a..\n.a......a.\na........a\n.a......a.\n..a....a..\n...a..a...\n....aa....",
        {"a": ("dark", 3)},
    )


def around(slots: Mapping[str, Box], names: list[str], room: tuple[int, int]) -> Box:
    """The rectangle round these slots with so much room at the sides and above and below."""
    boxes = [slots[name] for name in names]
    left, top = min(b[0] for b in boxes) - room[0], min(b[1] for b in boxes) - room[1]
    right, foot = max(b[0] + b[2] for b in boxes) + room[0], max(b[1] + b[3] for b in boxes) + room[1]
    return left, top, right - left, foot - top


def street_desk(slots: Mapping[str, Box]) -> Canvas:
    """Top bar, hazard tape at row 234, shutter, the blueprint under the battle hand, the tray under strategy."""
    c = Canvas(WIDTH, HEIGHT)
    top_bar(c)
    shutter(c, RAIL + 8)
    hazard_tape(c, RAIL)
    hand = [name for name in slots if name.startswith("hand_") and not name.startswith("hand_back")]
    tray = around(slots, hand, (4, 6))
    steel_tray(c, tray, "blue", 1)
    blueprint(c, tray)
    for name in hand:
        drawn_place(c, slots[name], int(name.removeprefix("hand_")) + 1)
    cards = [name for name in slots if name.startswith("strategy_") and name != "strategy_pile"]
    tray = around(slots, cards, (5, 5))
    steel_tray(c, tray, "dark", 2)
    rnd = dice("tarmac")
    for _ in range(150):
        x, y = rnd.randrange(tray[0] + 5, tray[0] + tray[2] - 8), rnd.randrange(tray[1] + 6, tray[1] + tray[3] - 5)
        fill(c, (x, y, x + rnd.randint(1, 3), y + 1), "dark", rnd.choice((1, 1, 3)))
    for name in cards:
        parked_place(c, slots[name])
    return c
