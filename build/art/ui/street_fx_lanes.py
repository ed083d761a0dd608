"""Effects of Street War in the lanes and round who stands there: each function draws picture `step`."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.ui.flat import Flat
from art.ui.street_sparks import AMBER, BLUE, DEEP, GOLD, INK, ORANGE, PALE, RED, SKY, WHITE, YELLOW, spread


def win(width: int, height: int, step: int) -> Image.Image:
    """A plump gold star pops up, shines and breaks into small ones."""
    c = Canvas(width, height)
    x, y = width / 2, height / 2
    outer = (7, 19, 16, 17, 15, 0)[step]
    if outer:
        corners = []
        for k in range(10):
            reach = outer * (1.0 if k % 2 == 0 else 0.46)
            angle = math.pi * k / 5 - math.pi / 2 + (0.3, 0.1, 0, 0, 0, 0)[step]
            corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        c.add(c.poly(corners), "gold", R=6, lo=2, line=0, ao=0)
        c.outline("ink")
    image: Image.Image = c.image()
    art = Flat(width, height)
    if step in (2, 3):
        art.star(x - 5, y - 5, 4, 1, 4, WHITE, 0.0)
    if step >= 3:
        spread(art, x, y, 14 + 3 * (step - 2), 10, ((YELLOW, WHITE), (GOLD, YELLOW), (AMBER, GOLD))[step - 3], 6 - step)
    image.alpha_composite(art.image())
    return image


def lose(width: int, height: int, step: int) -> Image.Image:
    """Low clouds of road dust roll away to both sides."""
    c = Canvas(width, height)
    x, foot = width / 2, height - 6
    for side in (-1, 1):
        for k in range(4):
            out = (5, 12, 18, 23, 26)[step] * (0.35 + 0.24 * k)
            size = (4, 6, 6, 4.4, 2.4)[step] * (1.1 - 0.16 * k)
            rise = (0, 2, 4, 6, 8)[step] * (0.4 + 0.3 * ((k + (side > 0)) % 3))
            c.add(
                c.ell(x + side * out, foot - size * 0.7 - rise, size, size * 0.8),
                "stone",
                R=4,
                lo=2,
                hi=4,
                line=1,
                ao=0,
            )
    if step < 4:
        c.outline("ink")
    image: Image.Image = c.image()
    if step >= 3:
        pixels = np.array(image)
        yy, xx = np.mgrid[0:height, 0:width]
        pixels[(xx + yy) % (3 if step == 3 else 2) == 0] = 0
        image = Image.fromarray(pixels)
    return image


def tie(width: int, height: int, step: int) -> Image.Image:
    """Two wedges meet edge to edge: nobody takes the lane."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    gap = (14, 5, 0, 1, 3)[step]
    tall = (10, 13, 14, 10, 6)[step]
    for side, dark, light in ((-1, "657392", "c7cfdd"), (1, "424c6e", "92a1b9")):
        edge = x + side * gap
        wedge = art.shapes.poly([(edge, y - tall), (edge, y + tall), (edge + side * tall * 0.9, y)])
        art.fill(wedge <= 0, dark)
        art.fill(wedge <= -1.5, light)
    art.outline(INK)
    if step in (2, 3):
        art.star(x, y, (19, 22)[step - 2], (4, 2)[step - 2], 8, WHITE, 0.4)
        spread(art, x, y, (15, 20)[step - 2], 8, ("c7cfdd", WHITE), 4 - step)
    if step == 4:
        art.pixels[(np.floor(art.x) + np.floor(art.y)) % 2 == 0] = 0
    return art.image()


def siren(width: int, height: int, step: int) -> Image.Image:
    """Two beams, blue and red, that swing round a figure, which they leave free; dithered towards their ends."""
    art = Flat(width, height)
    x, y = width / 2, height * 0.5
    angle = np.degrees(np.arctan2(art.y - y, art.x - x))
    far = np.hypot(art.x - x, art.y - y)
    full = width / 2 - 1
    checker = (np.floor(art.x) + np.floor(art.y)) % 2 == 0
    for start, codes in ((-150, (DEEP, BLUE, SKY)), (30, ("571c27", RED, "f5555d"))):
        off = np.abs((angle - start - step * 45 + 540) % 360 - 180)
        for half, reach, code in ((34, 1.0, codes[0]), (23, 0.92, codes[1]), (10, 0.78, codes[2])):
            beam = (off < half) & (far < full * reach) & (far > 27)
            art.fill(beam & ((far < full * reach * 0.78) | checker), code)
    return art.image()


def shield(width: int, height: int, step: int) -> Image.Image:
    """A dome of verdigris plates round a figure with seven rays on top."""
    art = Flat(width, height)
    x, foot = width / 2, height - 6
    grow = (0.5, 0.8, 1.0, 1.0, 1.0, 1.0)[step]
    rx, ry = 31 * grow, 60 * grow
    far = np.hypot((art.x - x) / rx, (art.y - foot) / ry)
    above = art.y <= foot
    art.fill(above & (far <= 1.0) & (far > 0.86), "1e6f50")
    art.fill(above & (far <= 0.97) & (far > 0.9), PALE)
    plates = (np.floor(art.y / 7) + np.floor((art.x + (np.floor(art.y / 7) % 2) * 5) / 10)) % 2 == 0
    thin = (np.floor(art.x) + np.floor(art.y)) % 2 == 0
    art.fill(above & (far <= 0.86) & plates & thin & (far > 0.86 - (0.4, 0.4, 0.34, 0.24, 0.14, 0.08)[step]), "33984b")
    for k in range(7):
        angle = math.pi * (0.14 + 0.12 * k)
        near, end = 1.02, 1.02 + (0.02, 0.08, 0.15, 0.2, 0.16, 0.1)[step]
        a = (x - rx * near * math.cos(angle), foot - ry * near * math.sin(angle))
        b = (x - rx * end * math.cos(angle), foot - ry * end * math.sin(angle))
        art.fill(art.shapes.cap(*a, 2.0, *b, 0.6) <= 0, GOLD if k % 2 else YELLOW)
    if step >= 4:
        art.pixels[(np.floor(art.x) + np.floor(art.y)) % (4 if step == 4 else 2) == 0] = 0
    return art.image()


HORN = ((-9, -4), (-3, -4), (7, -9), (7, 9), (-3, 4), (-9, 4))


def honk(width: int, height: int, step: int) -> Image.Image:
    """Two horns blare towards the middle; waves and speed lines between them."""
    art = Flat(width, height)
    y = height / 2
    shake = (0, 1, -1, 1, -1, 0)[step]
    for side, x in ((1, 16), (-1, width - 16)):
        body = art.shapes.poly([(x + side * px, y + py + shake) for px, py in HORN])
        art.fill(body <= 0, AMBER)
        art.fill((body <= 0) & (art.y < y + shake), YELLOW)
        bulb = np.hypot(art.x - (x - side * 11), art.y - y - shake) <= 4.4 - (step % 2)
        art.fill(bulb, RED)
        for k in range(3):
            reach = 14 + ((step + k * 2) % 6) * 6
            arc = np.hypot(art.x - (x + side * 4), (art.y - y) * 1.2)
            facing = (art.x - x) * side > np.abs(art.y - y) * 1.1
            art.fill(facing & (arc <= reach) & (arc > reach - 2.4), (WHITE, YELLOW, ORANGE)[k])
    art.outline(INK)
    for k in range(7):
        left = 34 + (k * 37 + step * 22) % (width - 84)
        art.fill((np.abs(art.y - (5 + k * 6.4)) < 0.6) & (art.x > left) & (art.x < left + 16 + k % 3 * 6), "c7cfdd")
    return art.image()


def crash(width: int, height: int, step: int) -> Image.Image:
    """A comic bang and bits of orange plastic."""
    art = Flat(width, height)
    x, y = width / 2, height - 14
    if step < 3:
        outer = (9, 17, 14)[step]
        art.star(x, y, outer, outer * 0.45, 9, ORANGE, 0.2)
        art.star(x, y, outer * 0.75, outer * 0.36, 9, YELLOW, 0.2)
        art.star(x, y, outer * 0.45, outer * 0.24, 9, WHITE, 0.2)
        art.outline(INK)
    if step:
        for k in range(11):
            angle = -math.pi * (0.08 + 0.084 * k)
            far = (0, 13, 18, 22, 25)[step] * (0.7 + 0.1 * (k * 3 % 4))
            drop = (0, 0, 1, 4, 9)[step]
            art.dot(
                x + math.cos(angle) * far,
                y + math.sin(angle) * far + drop,
                3 - step // 2,
                (ORANGE, WHITE, AMBER)[k % 3],
            )
    return art.image()


def paint(width: int, height: int, step: int) -> Image.Image:
    """A ring sprayed on the air in one go, with speckles and drips: an ability is at work."""
    art = Flat(width, height)
    x, y = width / 2, height * 0.5
    angle = (np.degrees(np.arctan2(art.y - y, art.x - x)) + 90) % 360
    far = np.hypot(art.x - x, art.y - y)
    end = (80, 190, 300, 360, 360, 360)[step]
    drawn = angle < end
    radius = 31 + 0.5 * np.sin(np.radians(angle * 9))
    art.fill(drawn & (np.abs(far - radius) < 4.2), "c85086")
    art.fill(drawn & (np.abs(far - radius) < 2.8), "f389f5")
    art.fill(drawn & (np.abs(far - radius + 1) < 0.8), "fdd2ed")
    for k in range(34):
        spot = math.radians(k * 137.5)
        if math.degrees(spot) % 360 < end:
            away = 31 + (k * 5 % 13) - 6
            px, py = x + away * math.cos(spot - math.pi / 2), y + away * math.sin(spot - math.pi / 2)
            art.dot(px, py, 1 + (k % 3 == 0), "f389f5")
    if step >= 3:
        for k, tall in enumerate((7, 11, 5, 9)):
            px = round(x - 20 + k * 13)
            top = y + math.sqrt(max(0.0, 31**2 - (px - x) ** 2))
            drip = (art.x > px) & (art.x < px + 2) & (art.y > top) & (art.y < top + tall * (step - 2) / 3)
            art.fill(drip, "f389f5")
    if step == 5:
        art.pixels[(np.floor(art.x) + np.floor(art.y)) % 2 == 0] = 0
    return art.image()
