"""Effects of Demonites where somebody is struck: each function draws picture `step`."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.ui.demon_sparks import (
    AMBER,
    BLOOD,
    BLUE,
    INK,
    MIST,
    ORANGE,
    PALE,
    RED,
    SKY,
    STEEL,
    STONE,
    WHITE,
    YELLOW,
    bits,
    thin,
)
from art.ui.flat import Flat


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
        bits(art, x, y, (18, 24, 28)[step - 2], 9, (YELLOW, WHITE, AMBER), 5 - step)
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
        bits(art, x, y - 2, (0, 16, 22, 26, 29)[step], 12, (YELLOW, WHITE, PALE), (0, 3, 3, 2, 1)[step])
    if step == 4:
        thin(art, 2)
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
        thin(art, 3 if step == 4 else 2)
    if step >= 1:
        codes = ((WHITE, YELLOW), (YELLOW, AMBER), (AMBER, ORANGE), (ORANGE, RED), (ORANGE, RED))[step - 1]
        bits(art, x, y, (0, 20, 27, 31, 33, 34)[step], 16, codes, max(1, 4 - step // 2))
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
        bits(top, x, y, (14, 20, 25, 29)[step - 2], 10, (YELLOW, WHITE, MIST), max(1, 5 - step))
    image.alpha_composite(top.image())
    return image


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
        thin(art, 3 if step == 4 else 2)
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
        bits(art, x, y, (22, 26, 27)[step - 3], 16, (YELLOW, WHITE, STEEL), 6 - step)
        if step == 5:
            thin(art, 2)
    image.alpha_composite(art.image())
    return image
