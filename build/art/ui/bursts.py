"""Bursts: what flies apart when something happens. Every function draws picture `step` of its effect."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageOps

from art.canvas import Canvas
from art.ui.flat import GOLDEN_ANGLE, Flat

WHITE, YELLOW, GOLD, AMBER, ORANGE, RED, INK = "ffffff", "ffeb57", "ffc825", "ffa214", "ff5000", "c42430", "0e071b"


def _bits(art: Flat, step: int, colours: tuple[str, ...], reach: tuple[float, ...], count: int, fall: float) -> None:
    """Square bits on their way outwards; they shrink and fall."""
    x, y = art.width / 2, art.height / 2
    size = max(1, 3 - step // 2)
    for index in range(count):
        angle = index * GOLDEN_ANGLE + 0.4
        far = reach[step] * (0.7 + 0.1 * (index * 5 % 5))
        art.dot(
            x + math.cos(angle) * far - size / 2,
            y + math.sin(angle) * far - size / 2 + fall * step * step,
            size,
            colours[index % len(colours)],
        )


def spark(width: int, height: int, step: int) -> Image.Image:
    """The flash of a hit: star, big star, thin star, ring, broken ring, bits."""
    art = Flat(width, height)
    x, y, unit = width / 2, height / 2, width / 40
    if step == 0:
        art.star(x, y, 13 * unit, 7 * unit, 8, YELLOW, 0.2)
        art.star(x, y, 9 * unit, 5 * unit, 8, WHITE, 0.2)
    elif step == 1:
        art.star(x, y, 19 * unit, 6 * unit, 8, AMBER, 0.2)
        art.star(x, y, 16 * unit, 5 * unit, 8, YELLOW, 0.2)
        art.star(x, y, 11 * unit, 4 * unit, 8, WHITE, 0.2)
    elif step == 2:
        art.star(x, y, 19 * unit, 4 * unit, 8, AMBER, 0.2)
        art.star(x, y, 15 * unit, 3 * unit, 8, YELLOW, 0.2)
        art.star(x, y, 8 * unit, 2 * unit, 8, WHITE, 0.2)
    elif step == 3:
        art.ring(x, y, 13 * unit, 3 * unit, AMBER)
        art.ring(x, y, 13 * unit, 1.4, YELLOW)
    elif step == 4:
        art.ring(x, y, 17 * unit, 1.6 * unit, AMBER)
        gaps = np.degrees(np.arctan2(art.y - y, art.x - x)) % 60 > 36
        art.pixels[gaps] = 0
    if step:
        colours = ((WHITE, YELLOW), (YELLOW, GOLD), (GOLD, AMBER), (AMBER, ORANGE), (ORANGE, RED))[step - 1]
        _bits(art, step, colours, tuple(r * unit for r in (0, 6, 11, 15, 17, 19)), 9 if width < 50 else 16, 0.16)
    return art.image()


def dust(width: int, height: int, step: int, *, left: bool = False) -> Image.Image:
    """Dust thrown backwards from a foot; `left` is for a fighter who faces left: the dust flies to the right.

    Both are drawn afresh, not mirrored: the light comes from the upper left either way.
    """
    canvas = Canvas(width, height)
    for puff in range(5):
        away = 7 + puff * 4 + step * (1.0 + puff * 0.45)
        x = away if left else width - away
        y = height - 4 - step * (0.5 + 0.18 * (puff * 3 % 5))
        radius = (2.4, 3.7, 3.5, 2.5, 1.3)[step] * (0.82 + 0.1 * (puff * 2 % 5))
        canvas.add(canvas.ell(x, y, radius, radius * 0.85), "stone", R=3, lo=3, hi=5, line=0, ao=0)
    image: Image.Image = canvas.image()
    return image


def poof(width: int, height: int, step: int) -> Image.Image:
    """A cloud that opens into a ring of puffs and thins out."""
    canvas = Canvas(width, height)
    x, y = width / 2, height / 2 + 3
    spread = (3, 8, 12, 15, 17, 18)[step]
    size = (6.5, 7, 5.5, 4, 2.6, 1.4)[step]
    for puff in range(9):
        angle = puff * 2 * math.pi / 9 + 0.3
        grow = 0.8 + 0.1 * (puff * 4 % 5)
        canvas.add(
            canvas.ell(
                x + math.cos(angle) * spread, y + math.sin(angle) * spread * 0.8 - step, size * grow, size * grow * 0.9
            ),
            "white",
            R=5,
            lo=1,
            hi=4,
            line=0,
            ao=1 if step < 3 else 0,
        )
    if step < 2:
        canvas.add(canvas.ell(x, y, 8 - step, 7 - step), "white", R=6, lo=2, hi=4, line=0, ao=1)
    image: Image.Image = canvas.image()
    return image


def magic(width: int, height: int, step: int) -> Image.Image:
    """A wizard's cast: a bead of light, a six-rayed star, two rings, and stars that drift away."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    if step == 0:
        art.disc(x, y, 6, "0098dc")
        art.disc(x, y, 5, "00cdf9")
        art.disc(x, y, 3, WHITE)
    elif step in (1, 2):
        art.star(x, y, (17, 22)[step - 1], (5, 4)[step - 1], 12, "0098dc", -math.pi / 2)
        art.star(x, y, (14, 18)[step - 1], (4, 3)[step - 1], 12, "0cf1ff", -math.pi / 2)
        art.disc(x, y, (5, 3.4)[step - 1], WHITE)
    elif step in (3, 4):
        art.ring(x, y, (15, 20)[step - 3], (3, 1.5)[step - 3], "0098dc")
        art.ring(x, y, (15, 20)[step - 3], 1.5, "94fdff" if step == 3 else "00cdf9")
        art.ring(x, y, (8, 14)[step - 3], 1.2, "ca52c9")
    if step > 1:
        for index in range(8):
            angle = index * math.pi / 4 + step * 0.25
            far = (0, 0, 12, 17, 20, 22)[step]
            art.dot(x + math.cos(angle) * far - 1, y + math.sin(angle) * far - 1, 2 if step < 5 else 1, "94fdff")
    return art.image()


def star_pop(width: int, height: int, step: int) -> Image.Image:
    """A golden star that springs up, overshoots and settles, with rays."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    radius = (4, 10, 13, 11, 9.5, 9.5)[step]

    def five(reach: float, code: str) -> None:
        corners = []
        for point in range(10):
            angle = -math.pi / 2 + point * math.pi / 5
            far = reach if point % 2 == 0 else reach * 0.46
            corners.append((x + math.cos(angle) * far, y + math.sin(angle) * far))
        art.fill(art.shapes.poly(corners) <= 0, code)

    five(radius, GOLD)
    lit = (art.pixels[..., 3] > 0) & ((art.x - x) + (art.y - y) < -1)
    dim = (art.pixels[..., 3] > 0) & ((art.x - x) + (art.y - y) > radius * 0.55)
    art.fill(lit, YELLOW)
    art.fill(dim, AMBER)
    art.outline(INK)
    if 0 < step < 4:
        for ray in range(8):
            angle = ray * math.pi / 4 + math.pi / 8
            for far in ((12, 13), (14, 15), (15.2,))[step - 1]:
                art.dot(x + math.cos(angle) * far - 0.5, y + math.sin(angle) * far - 0.5, 1, WHITE)
    return art.image()


HEART = (".##.##.", "#######", "#######", ".#####.", "..###..", "...#...")


def heart_pop(width: int, height: int, step: int) -> Image.Image:
    """A heart that rises and swells, then bursts into bits."""
    art = Flat(width, height)
    x, y = width // 2, height - 6 - (0, 3, 6, 7, 8)[step]
    if step < 4:
        for row, cells in enumerate(HEART):
            for column, cell in enumerate(cells):
                if cell == "#":
                    lit = column + row < 4
                    art.dot(x - 3 + column, y - 3 + row, 1, "f5555d" if lit else "ea323c" if column < 5 else RED)
        art.dot(x - 2, y - 2, 1, WHITE)
        art.outline(INK)
    if step >= 2:
        far = (0, 0, 5, 6, 7)[step]
        for ray in range(6):
            angle = ray * math.pi / 3
            art.dot(x + math.cos(angle) * far, y + math.sin(angle) * far, 1, "f68187" if step < 4 else "ea323c")
    return art.image()


def royal_bond(width: int, height: int, step: int) -> Image.Image:
    """A halo that glitters round, with two small crowns that meet over it."""
    art = Flat(width, height)
    x, y = width / 2, height - 7
    for part in range(720):
        angle = part * math.pi / 360
        left, top = x - 0.5 + math.cos(angle) * 31, y - 0.5 + math.sin(angle) * 4.6
        art.dot(left, top + 1, 1, AMBER)
        art.dot(left, top, 1, GOLD)
    far = np.arctan2((art.y - y) / 0.16, art.x - x)
    glitter = (np.floor((far / (2 * math.pi)) * 12 + step) % 6 == 0) & (art.pixels[..., 3] > 0)
    art.fill(glitter, WHITE)
    for side in (-1, 1):
        left = round(x + side * (9 - min(step, 3)) - 4)
        top = 2 + (1, 0, 0, 1, 1, 0)[step]
        for row, cells in enumerate(("#..#..#", "##.#.##", "#######", "#######", "#######")):
            for column, cell in enumerate(cells):
                if cell == "#":
                    code = YELLOW if column + row < 4 else GOLD if column < 5 else AMBER
                    art.dot(left + column, top + row, 1, code)
        art.dot(left + 3, top + 3, 1, "ea323c" if side < 0 else "0098dc")
    art.outline(INK)
    for index in range(4):
        angle = index * math.pi / 2 + step * math.pi / 12
        art.dot(x + math.cos(angle) * 33, y - 4 + math.sin(angle) * 6, 1, WHITE)
    return art.image()


def key_glint(width: int, height: int, step: int) -> Image.Image:
    """A four-rayed glint that opens, turns into a cross of light and closes."""
    art = Flat(width, height)
    x, y = width / 2, height / 2
    reach = (4, 9, 15, 10, 5)[step]
    art.star(x, y, reach, 1.6, 8, AMBER, math.pi / 4 if step % 2 else 0)
    art.star(x, y, reach, 2.4, 4, YELLOW)
    art.star(x, y, reach * 0.6, 2, 4, WHITE)
    for axis in ((1, 0), (0, 1)):
        for sign in (-1, 1):
            for far in range(round(reach)):
                art.dot(
                    x - 0.5 + sign * axis[0] * far,
                    y - 0.5 + sign * axis[1] * far,
                    1,
                    WHITE if far < reach * 0.7 else GOLD,
                )
    return art.image()


def beer_splash(width: int, height: int, step: int) -> Image.Image:
    """Foam leaps out of a mug: a crown of drops that rises, spreads and falls."""
    art = Flat(width, height)
    x, floor = width / 2, height - 6
    if step < 4:
        rise = (4, 9, 8, 3)[step]
        half = (6, 9, 12, 14)[step]
        pool = ((art.x - x) / half) ** 2 + ((art.y - floor) / (half * 0.3)) ** 2
        art.fill(pool <= 1, AMBER)
        art.fill((pool <= 1) & (art.y < floor), GOLD)
        for spike in range(7):
            at = x - half + (spike + 0.5) * 2 * half / 7
            lean = (spike - 3) * (0.2 + 0.25 * step)
            tall = rise * (0.8, 0.6, 1.3, 0.8, 1.4, 0.6, 1.0)[spike]
            spout = art.shapes.poly([(at - 1.8, floor), (at + lean, floor - tall), (at + 1.8, floor)]) <= 0
            art.fill(spout, GOLD)
            art.fill(spout & (art.y < floor - tall * 0.45), WHITE)
        art.fill((pool <= 0.7) & (art.y >= floor - 1) & (art.y < floor + 1), WHITE)
    for index in range(9):
        away = (index - 4) / 4
        time = step + 0.6
        dx = away * 3.6 * time
        dy = -(9.5 - 3 * abs(away) + index % 2 * 2) * time * 0.62 + 1.45 * time * time
        size = 2 if (index + step) % 3 and step < 5 else 1
        art.dot(x + dx - 1, floor - 4 + dy, size, (WHITE, "ffc825", "c7cfdd")[index % 3])
    return art.image()


def shield_flash(width: int, height: int, step: int, *, left: bool = False) -> Image.Image:
    """A shield-shaped arc of light that stops a blow, and sparks that slide off it."""
    art = Flat(width, height)
    # The shield faces an attacker on the left: its arc bulges that way.
    x, y = width - 4, height / 2
    radius = (12, 18, 20, 21, 22)[step]
    squeezed = np.hypot((art.x - x) * 1.0, (art.y - y) * 0.82)
    front = (art.x < x - 3) & (squeezed <= radius)
    thick = (12, 5, 4, 2.4, 1.2)[step]
    art.fill(front & (squeezed > radius - thick), "0098dc")
    art.fill(front & (squeezed > radius - thick * 0.7), "0cf1ff")
    art.fill(front & (squeezed > radius - max(1.1, thick * 0.35)), WHITE)
    if step >= 3:
        art.pixels[(art.pixels[..., 3] > 0) & ((np.floor(art.y) + np.floor(art.x)) % (step - 1) == 0)] = 0
    for index in range(6):
        along = (index - 2.5) * 0.42
        far = radius + step * 1.6
        if step:
            art.dot(
                x - math.cos(along) * far,
                y + math.sin(along) * far / 0.82,
                2 if step < 3 else 1,
                ("94fdff", YELLOW)[index % 2],
            )
    image = art.image()
    return ImageOps.mirror(image) if left else image
