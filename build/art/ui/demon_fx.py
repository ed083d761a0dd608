"""The effects of Demonites (`assets/source/fx/demonites.toml`). Each function draws picture `step`.

sprites/fx/demonites: one tag for every effect.
"""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.sheet import Frame, Tag, write_sheet
from art.ui.drawing import DrawingError, load_toml
from art.ui.effects import Painter
from art.ui.flat import GOLDEN_ANGLE, Flat

WHITE, YELLOW, GOLD, AMBER, ORANGE, RED, BLOOD, INK = (
    "ffffff",
    "ffeb57",
    "ffc825",
    "ffa214",
    "ff5000",
    "c42430",
    "891e2b",
    "0e071b",
)
MIST, STEEL, STONE = "c7cfdd", "92a1b9", "657392"
PALE, SKY, BLUE = "94fdff", "00cdf9", "0098dc"


def _bits(art: Flat, x: float, y: float, far: float, count: int, codes: tuple[str, ...], size: int) -> None:
    """Bits evenly round a point, at uneven distances."""
    for k in range(count):
        angle = k * GOLDEN_ANGLE + 0.7
        reach = far * (0.66 + 0.09 * (k * 7 % 5))
        art.dot(
            x + math.cos(angle) * reach - size / 2, y + math.sin(angle) * reach - size / 2, size, codes[k % len(codes)]
        )


def _thin(art: Flat, every: int) -> None:
    """Every n-th cell of the picture goes: it fades."""
    art.pixels[(np.floor(art.x) + np.floor(art.y)) % every == 0] = 0


def slash(width: int, height: int, step: int, *, left: bool = False) -> Image.Image:
    """A crescent that swings down and forward, then three claw marks that close."""
    art = Flat(width, height)
    side = -1 if left else 1
    x, y = (width * 0.55 if not left else width * 0.45), height / 2
    # About a point behind the struck card; angles from above to below.
    hub = (x - side * 24, y)
    dx, dy = (art.x - hub[0]) * side, art.y - hub[1]
    angle, far = np.degrees(np.arctan2(dy, dx)), np.hypot(dx, dy)
    if step < 3:
        head = (-20, 38, 58)[step]
        span = (52, 96, 60)[step]
        along = (head - angle) / span
        inside = (along >= 0) & (along <= 1)
        thick = 12 * np.sin(np.clip(1 - along, 0, 1) * math.pi * 0.5) + 0.5
        rim = 35.0
        for share, code in ((1.0, STEEL), (0.74, MIST), (0.42, WHITE)):
            art.fill(inside & (far <= rim) & (far > rim - thick * share), code)
        art.fill(
            inside
            & (along > 0.6)
            & ((np.floor(art.x) + np.floor(art.y)) % 2 == 0)
            & (far < rim - 2)
            & (far > rim - 17),
            STONE,
        )
    if step >= 1:
        grow = (0, 0.7, 1.0, 0.8, 0.4)[step]
        wide = (0, 1.6, 2.6, 1.8, 0.9)[step]
        for k in (-1, 0, 1):
            mx = x + side * k * 8
            a = (mx + side * 7, y - 20 * grow + abs(k) * 4)
            b = (mx - side * 7, y + 20 * grow - abs(k) * 4)
            mid = (mx, y)
            for w, code in ((wide + 1, BLOOD), (wide, ORANGE), (wide - 1.2, YELLOW)):
                if w > 0.3:
                    art.fill(art.shapes.cap(*mid, w, *a, 0.3) <= 0, code)
                    art.fill(art.shapes.cap(*mid, w, *b, 0.3) <= 0, code)
    if step >= 2:
        _bits(art, x, y, (18, 24, 28)[step - 2], 9, (YELLOW, WHITE, AMBER), 5 - step)
    return art.image()


def blocked(width: int, height: int, step: int) -> Image.Image:
    """A shield of light with a flare where it was struck."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    size = (13, 17, 18, 18, 17)[step]
    shield = art.shapes.poly(
        [
            (x - size, y - size),
            (x, y - size * 0.8),
            (x + size, y - size),
            (x + size * 0.9, y + size * 0.2),
            (x, y + size * 1.15),
            (x - size * 0.9, y + size * 0.2),
        ]
    )
    edge = (4, 4, 3, 2.4, 1.4)[step]
    art.fill((shield <= 0) & (shield > -edge), BLUE)
    art.fill((shield <= -1) & (shield > -edge + 0.6), SKY)
    art.fill((shield <= 0) & (shield > -edge) & (art.x + art.y < x + y - 6), PALE)
    if step < 3:
        checker = (np.floor(art.x) + np.floor(art.y)) % 2 == 0
        art.fill((shield <= -edge) & checker & (art.y < y + 4 - step * 6), PALE)
        art.outline(INK)
    if step < 4:
        art.star(x, y - 2, (9, 15, 11, 6)[step], (4, 4, 2.4, 1.2)[step], 8, YELLOW, 0.25)
        art.star(x, y - 2, (6, 10, 6, 3)[step], (3, 3, 1.6, 0.8)[step], 8, WHITE, 0.25)
    if step >= 1:
        _bits(art, x, y - 2, (0, 16, 22, 26, 29)[step], 12, (YELLOW, WHITE, PALE), (0, 3, 3, 2, 1)[step])
    if step == 4:
        _thin(art, 2)
    return art.image()


def beaten(width: int, height: int, step: int) -> Image.Image:
    """Fire bursts out, breaks into tongues and sparks, smoke is left."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    if step < 4:
        outer = (12, 26, 31, 33)[step]
        inner = (8, 14, 15, 20)[step]
        turn = 0.2 + step * 0.07
        art.star(x, y, outer, inner, 11, BLOOD, turn)
        art.star(x, y, outer * 0.86, inner * 0.86, 11, ORANGE, turn)
        art.star(x, y, outer * 0.68, inner * 0.7, 11, AMBER, turn)
        if step < 3:
            art.star(x, y, outer * 0.48, inner * 0.55, 11, YELLOW, turn)
            art.star(x, y, outer * 0.26, inner * 0.36, 11, WHITE, turn)
        if step >= 2:
            art.pixels[np.hypot(art.x - x, art.y - y) < (9, 18)[step - 2]] = 0
        art.outline(INK)
    else:
        for k in range(8):
            a = k * math.pi / 4 + 0.3
            far = (24, 28)[step - 4]
            r = (6, 3.6)[step - 4] * (0.8 + 0.1 * (k * 3 % 4))
            art.disc(x + far * math.cos(a), y + far * 0.9 * math.sin(a) - (step - 3) * 2, r, STONE)
            art.disc(x + far * math.cos(a) - 1, y + far * 0.9 * math.sin(a) - (step - 3) * 2 - 1, r - 1.6, STEEL)
        _thin(art, 3 if step == 4 else 2)
    if step >= 1:
        codes = ((WHITE, YELLOW), (YELLOW, AMBER), (AMBER, ORANGE), (ORANGE, RED), (ORANGE, RED))[step - 1]
        _bits(art, x, y, (0, 20, 27, 31, 33, 34)[step], 16, codes, max(1, 4 - step // 2))
    return art.image()


def standoff(width: int, height: int, step: int) -> Image.Image:
    """Two blades come from both sides, cross, and stay so while a ring runs outwards."""
    c = Canvas(width, height)
    x, y = width / 2, height / 2
    apart = (16, 5, 0, 0, 1, 2)[step]
    for side in (-1, 1):
        hx, hy = x - side * (16 + apart), y + 17
        tx, ty = x + side * (15 - apart), y - 17
        nx, ny = 2.2, 2.2 * side
        blade = [(hx - nx, hy - ny * 0.6), (tx, ty), (hx + nx, hy + ny * 0.6)]
        c.add(c.poly(blade), "steel", flat=3, line=2, ao=0)
        c.add(c.poly([blade[0], blade[1], (hx, hy)]), "steel", flat=5, line=0, ao=0)
        c.add(c.cap(hx - 4, hy - side * 4 * 0.4, 1.3, hx + 4, hy + side * 4 * 0.4, 1.3), "gold", flat=3, line=2, ao=0)
        c.add(c.cap(hx, hy, 1.6, hx - side * 4, hy + 5, 1.6), "leather", flat=3, line=2, ao=0)
    c.outline("ink")
    swords = c.image()
    art = Flat(width, height)
    if step >= 2:
        radius = (14, 24, 32, 37)[step - 2]
        art.ring(x, y, radius, (5, 4, 3, 1.6)[step - 2], STEEL)
        art.ring(x, y, radius - 0.6, (2.4, 2, 1.2, 0.8)[step - 2], WHITE)
        if step >= 4:
            art.pixels[np.degrees(np.arctan2(art.y - y, art.x - x)) % 30 > (20, 12)[step - 4]] = 0
    image = art.image()
    if step == 5:
        pixels = np.array(swords)
        pixels[(np.add.outer(np.arange(height), np.arange(width))) % 2 == 0] = 0
        swords = Image.fromarray(pixels)
    image.alpha_composite(swords)
    top = Flat(width, height)
    if step in (2, 3):
        top.star(x, y, (15, 11)[step - 2], (4, 2)[step - 2], 8, YELLOW, 0.2)
        top.star(x, y, (10, 6)[step - 2], (3, 1.4)[step - 2], 8, WHITE, 0.2)
    if step >= 2:
        _bits(top, x, y, (14, 20, 25, 29)[step - 2], 10, (YELLOW, WHITE, MIST), max(1, 5 - step))
    image.alpha_composite(top.image())
    return image


def reinforce(width: int, height: int, step: int) -> Image.Image:
    """Earth and embers fly up on both sides of a card's foot."""
    c = Canvas(width, height)
    x, foot = width / 2, height / 2 + 27
    for side in (-1, 1):
        for k in range(4):
            out = 14 + (2, 5, 8, 10, 11)[step] * (0.5 + 0.35 * k)
            size = (4, 7, 6.6, 5, 3)[step] * (1.15 - 0.16 * k)
            rise = (1, 3, 5, 7, 9)[step] * (0.35 + 0.3 * ((k + (side > 0)) % 3))
            c.add(
                c.ell(x + side * out, foot - size * 0.6 - rise, size, size * 0.85),
                "plum",
                R=4,
                lo=1,
                hi=3,
                line=1,
                ao=0,
            )
    if step < 4:
        c.outline("ink")
    image: Image.Image = c.image()
    art = Flat(width, height)
    for k in range(14):
        side = -1 if k % 2 else 1
        away = 18 + (k * 5 % 13)
        high = (4, 14, 24, 30, 33)[step] * (0.4 + 0.1 * (k * 3 % 7)) - (0, 0, 0, 4, 10)[step]
        art.dot(x + side * away, foot - high, max(1, 3 - step // 2), (YELLOW, AMBER, ORANGE)[k % 3])
    image.alpha_composite(art.image())
    return image


def capture(width: int, height: int, step: int) -> Image.Image:
    """Bands of violet smoke wind upwards round a card and draw together."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    half = (27, 27, 25, 21, 14, 7)[step]
    tall = (14, 26, 31, 29, 22, 12)[step]
    for band in range(3):
        for k in range(70):
            t = k / 69
            turn = t * 2 * math.pi * 1.15 + band * 2 * math.pi / 3 + step * 0.9
            px = x + half * (1 - 0.3 * t) * math.cos(turn)
            py = y + tall * (1 - 2 * t) * (0.9 + 0.1 * math.sin(turn))
            behind = math.sin(turn) < 0
            # Where a band runs behind the card only its ends beside the card show.
            if behind and abs(px - x) < 19 and step < 4:
                continue
            thick = 3.6 * math.sin(math.pi * min(1.0, t + 0.1)) + 0.8
            code = ("622461", "93388f", "ca52c9")[(k // 6 + band) % 3] if not behind else "3b1443"
            art.disc(px, py, thick, code)
            if not behind and thick > 2:
                art.disc(px - 0.8, py - 0.8, thick * 0.4, "f389f5")
    art.outline(INK)
    if step >= 3:
        art.star(x, y, (8, 14, 10)[step - 3], (2.4, 3, 1.6)[step - 3], 4, "fdd2ed", 0.0)
        _bits(art, x, y, (20, 26, 30)[step - 3], 9, ("f389f5", WHITE, "ca52c9"), 6 - step)
    if step == 5:
        _thin(art, 3)
    return art.image()


def ambush(width: int, height: int, step: int) -> Image.Image:
    """Darkness, two eyes that narrow, then jaws that snap out of it."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    if step < 3:
        radius = (22, 30, 32)[step]
        far = np.hypot((art.x - x) / 1.15, art.y - y) + 2.4 * np.sin(np.arctan2(art.y - y, art.x - x) * 7)
        checker = (np.floor(art.x) + np.floor(art.y)) % 2 == 0
        art.fill(far < radius - 5, INK)
        art.fill((far < radius) & (far >= radius - 5) & checker, INK)
        for side in (-1, 1):
            ex, ey = x + side * 10, y - 2
            if step == 0:
                art.fill((np.abs(art.x - ex) < 5) & (np.abs(art.y - ey) < 0.6), GOLD)
                continue
            lid = 1.0 if step == 1 else 0.5
            eye = art.shapes.poly(
                [
                    (ex - side * 7, ey + 2),
                    (ex - side * 5, ey + 5 * lid),
                    (ex + side * 4, ey + 4 * lid),
                    (ex + side * 8, ey - 5 * lid),
                ]
            )
            art.fill(eye <= 0.6, ORANGE)
            art.fill(eye <= -0.4, YELLOW)
            art.fill((eye <= 0) & (np.abs(art.x - ex - side) < 1.1), INK)
    else:
        gape = (30, 12, 4, 2)[step - 3]
        wide = (44, 42, 38, 34)[step - 3]
        for side in (-1, 1):
            edge = y + side * gape
            row = [(x - wide, edge + side * 9), (x - wide * 0.8, edge + side * 2)]
            teeth = 7
            for k in range(teeth):
                left = x - wide * 0.8 + k * wide * 1.6 / teeth
                row += [(left + 1, edge + side * 1), (left + wide * 0.8 / teeth, edge - side * (12 if k % 2 else 9))]
            row += [(x + wide * 0.8, edge + side * 2), (x + wide, edge + side * 9), (x, edge + side * 15)]
            jaw = art.shapes.poly(row)
            art.fill(jaw <= 0, "f9e6cf")
            art.fill((jaw <= 0) & ((art.y - edge) * side > 1.5), BLOOD)
            art.fill((jaw <= -1.4) & ((art.y - edge) * side > 3), "571c27")
            art.fill(
                (jaw <= 0) & (jaw > -1.4) & ((art.y - edge) * side <= 1.5) & (art.x > x - wide) & (side < 0), WHITE
            )
        art.outline(INK)
        if step in (4, 5):
            art.star(x, y, (24, 30)[step - 4], (7, 4)[step - 4], 9, YELLOW, 0.3)
            art.star(x, y, (16, 17)[step - 4], (5, 2.4)[step - 4], 9, WHITE, 0.3)
        if step >= 4:
            _bits(art, x, y, (26, 33, 37)[step - 4], 12, (YELLOW, ORANGE, WHITE), 7 - step)
        if step == 6:
            _thin(art, 2)
    return art.image()


def drum(width: int, height: int, step: int) -> Image.Image:
    """Two flat rings, one after the other."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    flat = 0.46
    for late, (dark, light) in enumerate(((BLOOD, ORANGE), (RED, YELLOW))):
        t = step - late * 0.7
        if t < 0:
            continue
        radius = 20 + t * 11.5
        art.ring(x, y, radius, 4.4 - t, dark, flat)
        art.ring(x, y, radius - 0.8, max(1.0, 2.2 - t * 0.4), light, flat)
    if step >= 2:
        gaps = np.degrees(np.arctan2((art.y - y) / flat, art.x - x)) % 24 > (16, 9)[step - 2]
        art.pixels[gaps] = 0
    return art.image()


def slam(width: int, height: int, step: int) -> Image.Image:
    """A flash behind the card, cracks in the ground round it, dust along its edges."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    full = width / 2 - 2
    if step < 3:
        reach = full * (0.7, 0.98, 0.92)[step]
        art.star(x, y, reach, reach * 0.5, 13, (ORANGE, ORANGE, BLOOD)[step], 0.1)
        art.star(x, y, reach * 0.86, reach * 0.45, 13, (YELLOW, AMBER, ORANGE)[step], 0.1)
        if step < 2:
            art.star(x, y, reach * 0.7, reach * 0.4, 13, WHITE, 0.1)
        art.outline(INK)
    if step >= 1:
        for k in range(9):
            a = k * 2 * math.pi / 9 + 0.3
            points = [(x + 24 * math.cos(a), y + 28 * math.sin(a))]
            for j in range(1, 4):
                bend = a + (0.16 if (k + j) % 2 else -0.16)
                far = 24 + j * (3, 6, 7, 7, 7)[step - 1]
                points.append((x + far * math.cos(bend), y + (far + 3) * math.sin(bend)))
            for (ax, ay), (bx, by) in pairwise(points):
                art.fill(art.shapes.cap(ax, ay, 1.5, bx, by, 0.8) <= 0, INK)
                if step < 4:
                    art.fill(art.shapes.cap(ax, ay, 0.6, bx, by, 0.3) <= 0, ORANGE if step < 3 else BLOOD)
    if step >= 2:
        for k in range(12):
            a = k * math.pi / 6
            far = (30, 36, 40, 43)[step - 2]
            r = (6, 6.4, 4.6, 2.6)[step - 2] * (0.75 + 0.12 * (k * 5 % 4))
            px, py = x + far * math.cos(a), y + far * 0.94 * math.sin(a)
            art.disc(px, py, r, "424c6e")
            art.disc(px - 1, py - 1, r - 1.4, STONE)
            if step < 4:
                art.disc(px - 1.6, py - 1.8, r - 3.2, STEEL)
    if step >= 4:
        _thin(art, 3 if step == 4 else 2)
    return art.image()


def fall(width: int, height: int, step: int) -> Image.Image:
    """A pale horned soul rises, sways, looks up and goes out."""
    c = Canvas(width, height)
    x = width / 2 + (0, 2, 1, -2, -1, 1, 0)[step]
    y = height - 16 - step * 8.4
    size = (6, 9, 10, 10, 9, 7, 4)[step]
    tail = [
        (x - size, y, 1),
        (x - size * 0.7, y + size * 1.4),
        (x + (3, -3, 2, 3, -3, 2, 0)[step], y + size * 2.6, 1),
        (x + size * 0.7, y + size * 1.4),
        (x + size, y, 1),
    ]
    c.add(c.union(c.ell(x, y, size, size * 1.05), c.blob(tail)), "cyan", R=size * 0.7, lo=3, hi=5, line=0, ao=0)
    for side in (-1, 1):
        horn = [
            (x + side * size * 0.4, y - size * 0.8),
            (x + side * size * 1.1, y - size * 1.6),
            (x + side * size * 0.9, y - size * 0.4),
        ]
        c.add(c.poly(horn), "cyan", flat=4, line=0, ao=0)
    c.outline("ink")
    if size > 5:
        for side in (-1, 1):
            ex = round(x + side * size * 0.4 - 1)
            c.grid(ex, round(y - 2), "kk\nkk" if step < 4 else "kk", {"k": ("dark", 0)})
        c.grid(round(x - 1), round(y + 3), "kk", {"k": ("dark", 0)})
    image: Image.Image = c.image()
    if step >= 4:
        pixels = np.array(image)
        pixels[np.add.outer(np.arange(height), np.arange(width)) % (4, 3, 2)[step - 4] == 0] = 0
        image = Image.fromarray(pixels)
    art = Flat(width, height)
    for k in range(8):
        px = width / 2 + ((k * 13) % 31 - 15)
        py = height - 6 - ((k * 9 + step * 9) % 58)
        art.dot(px, py, 1 + (k % 3 == 0), (PALE, SKY, WHITE)[k % 3])
    image.alpha_composite(art.image())
    return image


def crown(width: int, height: int, step: int) -> Image.Image:
    """Rays that turn, the space in their middle left free."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    art.star(x, y, 19, 9, 12, AMBER, step * math.pi / 24)
    art.star(x, y, 16, 9, 12, YELLOW, step * math.pi / 24)
    art.pixels[np.hypot(art.x - x, art.y - y) < 10] = 0
    return art.image()


def charge(width: int, height: int, step: int) -> Image.Image:
    """Dust and spears from both sides, a burst where they meet."""
    c = Canvas(width, height)
    x, y = width / 2, height / 2
    front = (14, 40, 66, 74, 70, 62)[step]
    if step < 4:
        for side in (-1, 1):
            lead = x - side * (x - front)
            for k in range(6):
                away = k * 11
                size = 7.5 - k * 0.8
                py = y + 9 + (k * 7 % 5) - 2
                c.add(c.ell(lead - side * away, py, size, size * 0.8), "stone", R=4, lo=1, hi=3, line=1, ao=0)
            for k in range(3):
                py = y - 10 + k * 9
                tip = lead + side * (4 - (k % 2) * 7)
                c.add(c.cap(tip, py, 0.9, tip - side * 26, py - 2, 0.9), "wood", flat=3, line=2, ao=0)
                c.add(c.poly([(tip + side * 7, py), (tip, py - 3), (tip, py + 3)]), "steel", flat=5, line=2, ao=0)
        c.outline("ink")
    image: Image.Image = c.image()
    art = Flat(width, height)
    if step >= 3:
        outer = (26, 25, 20)[step - 3]
        art.star(x, y, outer, (10, 7, 4)[step - 3], 10, ORANGE, 0.15)
        art.star(x, y, outer * 0.8, (8, 5, 3)[step - 3], 10, YELLOW, 0.15)
        art.star(x, y, outer * 0.5, (6, 3, 2)[step - 3], 10, WHITE, 0.15)
        if step < 5:
            art.outline(INK)
        _bits(art, x, y, (22, 26, 27)[step - 3], 16, (YELLOW, WHITE, STEEL), 6 - step)
        if step == 5:
            _thin(art, 2)
    image.alpha_composite(art.image())
    return image


PAINTERS: dict[str, Painter] = {
    "slash": slash,
    "slash_left": partial(slash, left=True),
    "blocked": blocked,
    "beaten": beaten,
    "standoff": standoff,
    "reinforce": reinforce,
    "capture": capture,
    "ambush": ambush,
    "drum": drum,
    "slam": slam,
    "fall": fall,
    "crown": crown,
    "charge": charge,
}


def compile_demon_fx(source: Path, target: Path) -> None:
    """Every effect as a tag of sprites/fx/demonites. Raises DrawingError for an effect nobody can draw."""
    path = source / "fx" / "demonites.toml"
    frames: list[Frame] = []
    tags: list[Tag] = []
    for name, data in load_toml(path).items():
        if name not in PAINTERS:
            raise DrawingError(f"{path}: no painter for the effect {name!r}")
        width, height = data["size"]
        tags.append(Tag(name, len(frames), len(frames) + len(data["ms"]) - 1))
        for step, duration in enumerate(data["ms"]):
            picture = PAINTERS[name](width, height, step)
            frames.append(Frame(f"{name}_{step}", picture, duration, tuple(data["anchor"])))
    write_sheet(target / "sprites" / "fx" / "demonites", frames, tags=tags)
