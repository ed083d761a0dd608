"""Effects of Street War on cards: each function draws picture `step`."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageOps

from art.canvas import Canvas
from art.ui.flat import Flat
from art.ui.street_sparks import BLUE, DEEP, GOLD, INK, ORANGE, SKY, WHITE, YELLOW, spread


def flip(width: int, height: int, step: int, *, turning: bool = False) -> Image.Image:
    """Rays behind a card that turns, then a ring that flies apart."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    full = width / 2 - 1
    if step < 4:
        reach = full * (0.66, 0.97, 0.97, 0.84)[step]
        turn = math.pi / 2 + (step * 0.12 if turning else 0.0)
        rays = 16 if turning else 12
        art.star(x, y, reach, reach * 0.5, rays, ORANGE if turning else BLUE, turn)
        art.star(x, y, reach * 0.86, reach * 0.44, rays, GOLD if turning else SKY, turn)
        if step < 3:
            art.star(x, y, reach * 0.68, reach * 0.38, rays, WHITE, turn)
        if step >= 2:
            art.pixels[(np.hypot(art.x - x, art.y - y) < full * (0.3, 0.66)[step - 2])] = 0
    if step >= 3:
        t = min(1.0, (step - 2) / 3)
        art.ring(x, y, full * (0.7 + 0.29 * t), 3.4 - 2.4 * t, GOLD if turning else SKY)
        art.ring(x, y, full * (0.7 + 0.29 * t), 1.2, WHITE)
        gaps = np.degrees(np.arctan2(art.y - y, art.x - x)) % 30 > (30, 22, 14, 9, 6)[min(4, step - 3)]
        art.pixels[gaps & (np.hypot(art.x - x, art.y - y) > full * 0.62)] = 0
    if step >= 2:
        spread(art, x, y, full * (0.8 + 0.06 * (step - 2)), 14, (WHITE, YELLOW, SKY), max(1, 4 - step // 2))
    return art.image()


def swap(width: int, height: int, step: int) -> Image.Image:
    """Two arrows chase each other round a circle: gold from below, blue from above."""
    art = Flat(width, height)
    x, y, radius = width / 2, height / 2, 21.0
    angle = np.degrees(np.arctan2(art.y - y, art.x - x))
    far = np.hypot(art.x - x, art.y - y)
    span = (50, 100, 130, 130, 100, 50)[step]
    for start, dark, light in ((60, "e07438", YELLOW), (240, DEEP, SKY)):
        head = start + step * 38
        off = (head - angle) % 360
        thick = 4.2 * (1 - off / (span + 40)) + 1
        body = (off < span) & (np.abs(far - radius) < thick)
        art.fill(body, dark)
        art.fill(body & (np.abs(far - radius) < thick - 1.4), light)
        tip = math.radians(head + 20)
        base = math.radians(head - 2)
        point = (x + radius * math.cos(tip), y + radius * math.sin(tip))
        wing = [
            (x + (radius + side * 9) * math.cos(base), y + (radius + side * 9) * math.sin(base)) for side in (-1, 1)
        ]
        triangle = art.shapes.poly([point, *wing])
        art.fill(triangle <= 0, dark)
        art.fill(triangle <= -1.6, light)
    art.outline(INK)
    return art.image()


def seal(width: int, height: int, step: int) -> Image.Image:
    """A lump of purple wax with a star cracks in four and flies off."""
    c = Canvas(width, height)
    x, y = width / 2, height / 2
    apart = (0, 0, 5, 10, 15)[step]
    size = (12, 14, 13, 11, 7)[step]
    if step < 2:
        points = [
            (
                x + (size + 1.6 * (k % 2)) * math.cos(k * math.pi / 6),
                y + (size + 1.6 * (k % 2)) * math.sin(k * math.pi / 6),
            )
            for k in range(12)
        ]
        c.add(c.blob(points), "purple", R=5, lo=1, line=2, ao=0)
        c.add(c.ell(x, y, size - 4, size - 4), "purple", R=2, bias=-0.3, line=1, ao=0)
        if step == 1:
            c.stroke([(x - size, y - 3), (x - 3, y + 1), (x + 2, y - 3), (x + size, y + 2)], "pale", 5)
            c.stroke([(x + 1, y - size), (x - 1, y), (x + 2, y + size)], "pale", 5)
    else:
        for k in range(4):
            angle = math.pi / 4 + k * math.pi / 2
            px, py = x + apart * math.cos(angle), y + apart * math.sin(angle) + (0, 0, 0, 1, 4)[step]
            wedge = [(px, py)] + [
                (px + size * 0.8 * math.cos(angle + d), py + size * 0.8 * math.sin(angle + d)) for d in (-0.8, 0, 0.8)
            ]
            c.add(c.poly(wedge), "purple", R=3, lo=1, line=2, ao=0)
    c.outline("ink")
    image: Image.Image = c.image()
    art = Flat(width, height)
    if step in (1, 2, 3):
        art.star(x, y, (5, 13, 9)[step - 1], (1, 3, 1)[step - 1], 8, WHITE, 0.2)
    if step >= 2:
        spread(art, x, y, 10 + step * 3, 9, ("fdd2ed", "f389f5", YELLOW), 5 - step)
    image.alpha_composite(art.image())
    return image


def peek(width: int, height: int, step: int) -> Image.Image:
    """An eye opens, looks, and closes again."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    open_by = (2, 8, 11, 8, 1)[step]
    lens = np.abs(art.y - y) <= open_by * np.cos(np.clip((art.x - x) / 19, -1, 1) * math.pi / 2)
    lens &= np.abs(art.x - x) < 18
    art.fill(lens, WHITE)
    if step in (1, 2, 3):
        look = (-3, 0, 3)[step - 1]
        art.fill(lens & (np.hypot(art.x - x - look, art.y - y) <= 7), DEEP)
        art.fill(lens & (np.hypot(art.x - x - look, art.y - y) <= 6), SKY)
        art.fill(lens & (np.hypot(art.x - x - look, art.y - y) <= 3), INK)
        art.dot(x + look - 3, y - 4, 2, WHITE)
    art.outline(INK)
    if step == 2:
        for k in range(7):
            angle = math.pi * (0.2 + 0.1 * k)
            for far in (14.5, 15.5):
                art.dot(x - math.cos(angle) * far * 1.3, y - math.sin(angle) * far, 1, YELLOW)
    return art.image()


def steal(width: int, height: int, step: int, *, left: bool = False) -> Image.Image:
    """A card flies to the right with a tail of light."""
    c = Canvas(width, height)
    y = height / 2
    head = (14, 32, 50, 66, 74)[step]
    tail = (4, 8, 18, 40, 62)[step]
    c.add(c.poly([(tail, y), (head, y - 7), (head, y + 7)]), "orange", flat=2, line=0, ao=0)
    c.add(c.poly([(tail + 6, y), (head, y - 4), (head, y + 4)]), "gold", flat=4, line=0, ao=0)
    if step < 4:
        card = c.poly([(head - 5, y - 9), (head + 6, y - 7), (head + 4, y + 9), (head - 7, y + 7)])
        c.add(card, "white", R=2, lo=2, line=2, ao=0)
        c.add(card + 3, "orange", flat=3, line=0, ao=0)
    c.outline("ink")
    image: Image.Image = c.image()
    art = Flat(width, height)
    for k in range(6):
        art.dot(
            tail + k * (head - tail) / 6, y + (-9, 8, -5, 10, -8, 6)[(k + step) % 6], 1 + k % 2, (YELLOW, WHITE)[k % 2]
        )
    image.alpha_composite(art.image())
    return ImageOps.mirror(image) if left else image


def chevrons(width: int, height: int, step: int, *, down: bool = False) -> Image.Image:
    """Three chevrons run over a card: green upwards, red downwards."""
    art = Flat(width, height)
    x = width / 2
    dark, base, light = ("571c27", "ea323c", "f68187") if down else ("134c4c", "5ac54f", "d3fc7e")
    for k in range(3):
        t = step / 5 + k * 0.3
        if not 0 <= t <= 1.15:
            continue
        y = height - 16 - t * (height - 26) * 0.86
        half = 13 * (1 - 0.35 * max(0.0, t - 0.5))
        for grow, code in ((2.0, dark), (0.6, base), (-0.8, light)):
            off = art.y - y - np.abs(art.x - x) * 0.62
            art.fill((off > -3 - grow) & (off < 3 + grow) & (np.abs(art.x - x) < half + grow), code)
    image = art.image()
    return ImageOps.flip(image) if down else image


def ready(width: int, height: int, step: int) -> Image.Image:
    """A neon ring with a light that runs round it."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    art.ring(x, y, 12.6, 2.4, "00396d")
    art.ring(x, y, 12, 1.2, BLUE)
    angle = np.degrees(np.arctan2(art.y - y, art.x - x))
    for start in (0, 180):
        off = (start + step * 45 - angle) % 360
        far = np.hypot(art.x - x, art.y - y)
        art.fill((off < 70) & (far <= 12.6) & (far > 10.6), SKY)
        art.fill((off < 26) & (far <= 13) & (far > 10.2), WHITE)
    return art.image()
