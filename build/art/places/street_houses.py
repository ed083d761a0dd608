"""Houses of the street: brick fronts with cornices, sash windows, fire escapes and stoops; a diner; water towers.

Every house is painted dark, as if nobody were at home; `Window`s say where light may be put in later. `Paint` gives the
ramps for the hour, so that one street serves the whole night.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.canvas import Canvas
from art.places.brushes import dice, dot, fill, polygon

Paint = dict[str, str]
"""What is painted ("brick", "trim", "iron") -> its ramp at this hour."""


@dataclass(frozen=True)
class Window:
    """A sash window: its pane's upper left corner and size in pixels of the stage."""

    x: int
    y: int
    w: int
    h: int


def bricks(c: Canvas, box: tuple[int, int, int, int], ramp: str, level: int, seed: object) -> None:
    """A brick wall (x0, y0, x1, y1): courses of three pixels, quiet joints, a few bricks paler or darker."""
    x0, y0, x1, y1 = box
    rnd = dice("bricks", seed)
    fill(c, box, ramp, level)
    for row, y in enumerate(range(y0, y1, 4)):
        for x in range(x0 - (row % 2) * 4, x1, 8):
            odd = rnd.random()
            if odd < 0.16:
                left, right = max(x0, x), min(x1, x + 7)
                fill(c, (left, y, right, min(y1, y + 3)), ramp, level + (1 if odd < 0.06 else -1))
        if rnd.random() < 0.8:
            fill(c, (x0, y + 3, x1, min(y1, y + 4)), ramp, level - 1)


def cornice(c: Canvas, x0: int, x1: int, y: int, ramp: str) -> None:
    """The moulding along a roof, eight pixels high from `y`, with brackets under it."""
    fill(c, (x0 - 2, y - 1, x1 + 2, y), "dark", 0)
    fill(c, (x0 - 2, y, x1 + 2, y + 1), ramp, 4)
    fill(c, (x0 - 2, y + 1, x1 + 2, y + 3), ramp, 3)
    fill(c, (x0 - 1, y + 3, x1 + 1, y + 4), ramp, 1)
    for x in range(x0 + 1, x1 - 2, 8):
        fill(c, (x, y + 4, x + 3, y + 8), ramp, 2)
        fill(c, (x, y + 4, x + 1, y + 7), ramp, 3)
    fill(c, (x0, y + 8, x1, y + 9), "dark", 0)


def sash(c: Canvas, x: int, y: int, w: int, h: int, trim: str, arched: bool = False) -> Window:
    """An unlit sash window with lintel and sill; returns its pane."""
    fill(c, (x - 2, y - 3, x + w + 2, y - 1), trim, 3)
    fill(c, (x - 2, y - 3, x + w + 2, y - 2), trim, 4)
    if arched:
        fill(c, (x - 1, y - 4, x + w + 1, y - 3), trim, 3)
        fill(c, (x + w // 2 - 1, y - 5, x + w // 2 + 1, y - 2), trim, 4)
    fill(c, (x - 1, y - 1, x + w + 1, y + h + 1), "dark", 0)
    fill(c, (x, y, x + w, y + h), "dark", 2)
    fill(c, (x, y, x + w, y + 1), "dark", 1)
    polygon(c, [(x + w - 3, y), (x + w, y), (x + 2, y + h // 2), (x, y + h // 2)], "dark", 3)
    fill(c, (x, y + h // 2, x + w, y + h // 2 + 1), "dark", 0)
    fill(c, (x - 2, y + h + 1, x + w + 2, y + h + 2), trim, 3)
    fill(c, (x - 2, y + h + 2, x + w + 2, y + h + 3), trim, 2)
    return Window(x, y, w, h)


def light(c: Canvas, window: Window, kind: str, frame: int, seed: object) -> None:
    """Somebody is at home: `lamp`, `curtain`, `tv` (flickers), `cat` (its tail moves) or `person`."""
    x, y, w, h = window.x, window.y, window.w, window.h
    ramp, base = ("sky", (2, 1, 2, 3)[(frame + dice(seed).randrange(4)) % 4]) if kind == "tv" else ("ochre", 3)
    fill(c, (x, y, x + w, y + h), ramp, base)
    if kind == "tv":
        fill(c, (x, y + h - 4, x + w, y + h), "dark", 1)
        fill(c, (x + 2, y + h - 6, x + w - 2, y + h - 3), "sky", min(4, base + 1))
    else:
        fill(c, (x, y + h // 2, x + w, y + h), ramp, base - 1)
        fill(c, (x + 1, y + 1, x + w - 1, y + 3), ramp, base + 1)
    if kind == "curtain":
        for k in range(h):
            reach = 1 + (h - k) * (w // 2 - 1) // h
            fill(c, (x, y + k, x + reach, y + k + 1), "red", 2)
            fill(c, (x + w - reach, y + k, x + w, y + k + 1), "red", 2)
    elif kind == "cat":
        foot = y + h
        fill(c, (x + 2, foot - 5, x + 6, foot), "dark", 0)
        fill(c, (x + 1, foot - 8, x + 5, foot - 5), "dark", 0)
        dot(c, x + 1, foot - 9, "dark", 0)
        dot(c, x + 4, foot - 9, "dark", 0)
        fill(c, (x + 6, foot - 1 - (0, 1, 2, 1)[frame % 4], x + 7, foot), "dark", 0)
    elif kind == "person":
        middle = x + w // 2 + (0, 0, 1, 1)[frame % 4]
        fill(c, (middle - 3, y + h - 5, middle + 3, y + h), "dark", 0)
        fill(c, (middle - 1, y + h - 9, middle + 2, y + h - 5), "dark", 0)
    fill(c, (x, y + h // 2, x + w, y + h // 2 + 1), "dark", 0)
    fill(c, (x + w // 2, y, x + w // 2 + 1, y + h // 2), ramp, max(1, base - 1))


def fire_escape(c: Canvas, x0: int, x1: int, floors: list[int], foot: int) -> None:
    """Iron balconies at the heights `floors`, a zigzag of steps between them, a drop ladder below the last."""
    for number, y in enumerate(floors):
        fill(c, (x0, y, x1, y + 2), "dark", 0)
        fill(c, (x0, y, x1, y + 1), "dark", 4)
        fill(c, (x0, y - 8, x1, y - 7), "dark", 4)
        fill(c, (x0, y - 8, x0 + 1, y), "dark", 4)
        fill(c, (x1 - 1, y - 8, x1, y), "dark", 3)
        for x in range(x0 + 3, x1 - 1, 3):
            fill(c, (x, y - 7, x + 1, y), "dark", 1)
        if number + 1 < len(floors):
            steps = floors[number + 1] - y
            for k in range(steps):
                at = x0 + 4 + k * (x1 - x0 - 14) // steps if number % 2 == 0 else x1 - 9 - k * (x1 - x0 - 14) // steps
                fill(c, (at, y + k, at + 5, y + k + 1), "dark", 4 if k % 3 == 0 else 0)
    y, x = floors[-1], x0 + 5
    for k in range(y + 2, foot):
        dot(c, x, k, "dark", 3)
        dot(c, x + 4, k, "dark", 1)
        if k % 3 == 0:
            fill(c, (x + 1, k, x + 4, k + 1), "dark", 3)


def stoop(c: Canvas, x: int, ground: int, stone: str, door: str) -> Window:
    """A raised door under a hood with six steps down to the right; returns its fanlight."""
    top = ground - 38
    fill(c, (x - 3, top - 4, x + 19, top), stone, 4)
    fill(c, (x - 2, top, x + 18, top + 1), stone, 1)
    fill(c, (x - 1, top + 1, x + 17, ground - 12), stone, 3)
    fill(c, (x + 1, top + 2, x + 15, ground - 12), "dark", 0)
    fill(c, (x + 2, top + 9, x + 14, ground - 12), door, 2)
    fill(c, (x + 2, top + 9, x + 3, ground - 12), door, 3)
    for px in (x + 3, x + 9):
        fill(c, (px, top + 10, px + 4, top + 16), door, 1)
        fill(c, (px, top + 18, px + 4, top + 24), door, 1)
    dot(c, x + 12, top + 18, "gold", 5)
    for k in range(6):
        y = ground - 12 + k * 2
        fill(c, (x - 3, y, x + 18 + k * 3, y + 1), stone, 3)
        fill(c, (x - 3, y + 1, x + 18 + k * 3, y + 2), stone, 2)
    # Two iron rails follow the steps.
    for k in range(6):
        fill(c, (x + 18 + k * 3, ground - 24 + k * 2, x + 21 + k * 3, ground - 23 + k * 2), "dark", 4)
        fill(c, (x + 18 + k * 3, ground - 23 + k * 2, x + 19 + k * 3, ground - 10 + k * 2), "dark", 0)
    fill(c, (x + 34, ground - 14, x + 37, ground + 2), "dark", 0)
    fill(c, (x + 34, ground - 14, x + 35, ground + 2), "dark", 4)
    return Window(x + 2, top + 3, 12, 5)


def water_tower(c: Canvas, x: int, foot: int, wood: str, size: int = 24) -> None:
    """A wooden tank on four legs with a pointed roof, its feet at `foot`."""
    tank = foot - 16 - size
    for k, leg in enumerate((2, size // 2 - 1, size - 4)):
        fill(c, (x + leg, foot - 17, x + leg + 2, foot), wood, 1 + (k == 0))
    for k in range(size - 4):
        dot(c, x + 2 + k, foot - 15 + k * 14 // (size - 4), wood, 1)
        dot(c, x + size - 3 - k, foot - 15 + k * 14 // (size - 4), wood, 1)
    fill(c, (x - 1, foot - 18, x + size + 1, foot - 16), "dark", 0)
    for k in range(size):
        t = k / (size - 1)
        level = 3 if 0.08 < t < 0.4 else 2 if t < 0.75 else 1
        fill(c, (x + k, tank, x + k + 1, foot - 18), wood, level - (k % 4 == 3))
    for y in (tank + 4, tank + size // 2 - 1, foot - 22):
        fill(c, (x, y, x + size, y + 1), "dark", 1)
        fill(c, (x + 2, y, x + size // 3, y + 1), "dark", 4)
    roof = size // 2
    for k in range(roof):
        fill(c, (x + roof - k - 1, tank - roof + k, x + roof + k + 1, tank - roof + k + 1), wood, 1)
        fill(c, (x + roof - k - 1, tank - roof + k, x + roof - k // 2, tank - roof + k + 1), wood, 2)
    fill(c, (x - 1, tank - 1, x + size + 1, tank), "dark", 0)


def awning(c: Canvas, x0: int, x1: int, y: int, ramps: tuple[str, str], drop: int = 9) -> None:
    """A striped awning with a scalloped edge."""
    for k in range(x0, x1):
        stripe = ramps[(k - x0) // 5 % 2]
        fill(c, (k, y, k + 1, y + drop - 3), stripe, 3)
        fill(c, (k, y, k + 1, y + 1), stripe, 4)
        tip = (2, 3, 3, 3, 2)[(k - x0) % 5]
        fill(c, (k, y + drop - 3, k + 1, y + drop - 3 + tip), stripe, 2)
    fill(c, (x0, y + drop, x1, y + drop + 3), "dark", 0)


def diner(c: Canvas, x: int, ground: int, steel: str) -> list[Window]:
    """A chrome diner of one storey, 112x46, with rounded corners and a band of windows; returns them."""
    top, wide = ground - 44, 112
    fill(c, (x + 3, top, x + wide - 3, ground), steel, 2)
    fill(c, (x, top + 4, x + wide, ground), steel, 2)
    fill(c, (x + 1, top + 2, x + wide - 1, top + 4), steel, 2)
    fill(c, (x + 3, top - 1, x + wide - 3, top), "dark", 0)
    for y, level in ((top, 4), (top + 1, 3), (top + 3, 1), (top + 6, 4), (top + 7, 3), (top + 9, 1)):
        fill(c, (x + 3, y, x + wide - 3, y + 1), steel, level)
    fill(c, (x + 1, top + 4, x + wide - 1, top + 6), "red", 2)
    fill(c, (x + 1, top + 4, x + wide - 1, top + 5), "red", 3)
    windows = []
    for k in range(5):
        wx = x + 6 + k * 21
        if k == 2:
            fill(c, (wx, top + 13, wx + 16, ground), "dark", 0)
            fill(c, (wx + 1, top + 14, wx + 15, ground - 2), steel, 1)
            windows.append(Window(wx + 3, top + 16, 10, 18))
            continue
        fill(c, (wx - 1, top + 12, wx + 17, top + 29), "dark", 0)
        windows.append(Window(wx, top + 13, 16, 15))
    for y in range(ground - 13, ground - 1, 3):
        for x0, x1 in ((x + 1, x + 47), (x + 65, x + wide - 1)):
            fill(c, (x0, y, x1, y + 1), steel, 3)
            fill(c, (x0, y + 1, x1, y + 2), steel, 2)
            fill(c, (x0, y + 2, x1, y + 3), steel, 1)
    fill(c, (x, top + 6, x + 1, ground), steel, 4)
    fill(c, (x + wide - 2, top + 6, x + wide, ground), steel, 1)
    fill(c, (x, ground - 2, x + wide, ground), "dark", 1)
    return windows


def diner_light(c: Canvas, windows: list[Window], frame: int) -> None:
    """Warm light, a counter with guests, one of whom lifts a cup now and then."""
    for k, window in enumerate(windows):
        x, y, w, h = window.x, window.y, window.w, window.h
        fill(c, (x, y, x + w, y + h), "ochre", 2)
        fill(c, (x, y, x + w, y + 2), "ochre", 4)
        fill(c, (x, y + 2, x + w, y + h // 2), "ochre", 3)
        if k == 2:
            fill(c, (x + w - 3, y + 8, x + w - 1, y + 11), "dark", 0)
            continue
        fill(c, (x, y + h - 4, x + w, y + h), "wood", 2)
        fill(c, (x, y + h - 4, x + w, y + h - 3), "white", 2)
        for seat in (3, 10):
            if (k * 2 + seat) % 3 == 0:
                continue
            fill(c, (x + seat, y + h - 8, x + seat + 4, y + h - 4), "dark", 1)
            fill(c, (x + seat + 1, y + h - 11, x + seat + 3, y + h - 8), "dark", 0)
            if (frame + k) % 4 == 0:
                dot(c, x + seat + 4, y + h - 8, "white", 4)
        # A swinging lamp over the counter.
        fill(c, (x + 7, y, x + 8, y + 2), "dark", 0)
        fill(c, (x + 6, y + 2, x + 10, y + 3), "red", 3)
