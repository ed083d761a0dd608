"""Effects of Demonites where nobody is struck: each function draws picture `step`."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.ui.demon_sparks import AMBER, BLOOD, GOLD, INK, ORANGE, PALE, RED, SKY, WHITE, YELLOW, bits, thin
from art.ui.flat import Flat


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
        bits(art, x, y, (20, 26, 30)[step - 3], 9, ("f389f5", WHITE, "ca52c9"), 6 - step)
    if step == 5:
        thin(art, 3)
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
            bits(art, x, y, (26, 33, 37)[step - 4], 12, (YELLOW, ORANGE, WHITE), 7 - step)
        if step == 6:
            thin(art, 2)
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
