"""The effects of Street War (`assets/source/fx/street.toml`). Each function draws picture `step`.

sprites/fx/street: one tag for every effect.
"""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from art.canvas import Canvas
from art.sheet import Frame, Tag, write_sheet
from art.ui.drawing import DrawingError, load_toml
from art.ui.effects import Painter
from art.ui.flat import GOLDEN_ANGLE, Flat

WHITE, YELLOW, GOLD, AMBER, ORANGE, RED, INK = "ffffff", "ffeb57", "ffc825", "ffa214", "ff5000", "c42430", "0e071b"
PALE, SKY, BLUE, DEEP = "94fdff", "00cdf9", "0098dc", "00396d"


def _spread(art: Flat, x: float, y: float, far: float, count: int, codes: tuple[str, ...], size: int) -> None:
    """Bits evenly round a point, at uneven distances."""
    for k in range(count):
        angle = k * GOLDEN_ANGLE + 0.5
        reach = far * (0.68 + 0.08 * (k * 7 % 5))
        art.dot(
            x + math.cos(angle) * reach - size / 2, y + math.sin(angle) * reach - size / 2, size, codes[k % len(codes)]
        )


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
        _spread(art, x, y, full * (0.8 + 0.06 * (step - 2)), 14, (WHITE, YELLOW, SKY), max(1, 4 - step // 2))
    return art.image()


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
        _spread(
            art, x, y, 14 + 3 * (step - 2), 10, ((YELLOW, WHITE), (GOLD, YELLOW), (AMBER, GOLD))[step - 3], 6 - step
        )
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
        _spread(art, x, y, (15, 20)[step - 2], 8, ("c7cfdd", WHITE), 4 - step)
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
        _spread(art, x, y, 10 + step * 3, 9, ("fdd2ed", "f389f5", YELLOW), 5 - step)
    image.alpha_composite(art.image())
    return image


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


PAINTERS: dict[str, Painter] = {
    "flip": flip,
    "flip_last": partial(flip, turning=True),
    "win": win,
    "lose": lose,
    "tie": tie,
    "siren": siren,
    "swap": swap,
    "shield": shield,
    "seal": seal,
    "honk": honk,
    "peek": peek,
    "steal": steal,
    "steal_left": partial(steal, left=True),
    "rise": chevrons,
    "fall": partial(chevrons, down=True),
    "crash": crash,
    "ready": ready,
    "paint": paint,
}


def compile_street_fx(source: Path, target: Path) -> None:
    """Every effect as a tag of sprites/fx/street. Raises DrawingError for an effect nobody can draw."""
    path = source / "fx" / "street.toml"
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
    write_sheet(target / "sprites" / "fx" / "street", frames, tags=tags)
