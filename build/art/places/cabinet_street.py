"""The lit cabinet of Street War: steel and hazard stripes, a cone on top, and a lane that flips on its glass."""

from __future__ import annotations

import math
from pathlib import Path

from PIL import Image

from art.canvas import Canvas
from art.places.brushes import FRAMES, dice, fill, gradient, stamp
from art.places.cabinet import write_cabinet
from art.places.cabinet_parts import HEIGHT, SCREEN, WIDTH, body, coin_door, curved, glass, marquee, panel, posed

#: The lane on the glass: the hard hat's animation and frame, the officer's; how far the cards are turned (0 back,
#: 1 edge, 2 face), whether it has been decided; ms.
LANE = (
    ("idle", 0, "idle", 0, 0, False, 420),
    ("idle", 1, "idle", 1, 0, False, 260),
    ("idle", 2, "idle", 2, 1, False, 80),
    ("idle", 2, "idle", 2, 2, False, 520),
    ("win", 1, "lose", 1, 2, True, 260),
    ("win", 2, "lose", 1, 2, True, 460),
)

SEVEN = "aaaa\n...a\n..aa\n..a.\n.aa.\n.a..\n.a.."
FOUR = "a..a\na..a\na..a\naaaa\n...a\n...a\n...a"
BACK = "....a....\n...aba...\n..abbba..\n.abbcbba.\nabbcccbba\n.abbcbba.\n..abcba..\n...aba...\n....a...."
CONE = ".a.\n.a.\nbbb\naaa\naaa\nbbbb.\naaaaa"

CONE_SIGN = """
.......kk.......
......kYgk......
......kggk......
.....kWWWMk.....
.....kYgggk.....
....kYggggok....
....kWWWWMMk....
...kWWWWMMMtk...
...kYgggggook...
..kYgggggggook..
kkkkkkkkkkkkkkkk
kYYggggggggooook
"""
CONE_KEY = {
    "k": ("dark", 0),
    "Y": ("orange", 5),
    "g": ("orange", 4),
    "o": ("orange", 3),
    "W": ("white", 4),
    "M": ("white", 3),
    "t": ("white", 2),
}


def _street(width: int, height: int, number: int) -> Image.Image:
    """A street by night: two house fronts with lit windows, the sky between them, wet asphalt."""
    sky = gradient(width, height, [[0, "1a1932"], [16, "3b1443"], [30, "622461"], [42, "93388f"]])
    c = Canvas(width, height)
    rnd = dice("cabinet street")
    for x0, x1, top in ((0, 25, 6), (59, width, 2), (27, 35, 30), (37, 43, 22), (45, 57, 33)):
        ramp, level = ("plum", 1) if x1 - x0 < 20 else ("crim" if x0 else "violet", 1)
        fill(c, (x0, top, x1, height - 16), ramp, level)
        fill(c, (x0, top, x1, top + 1), ramp, level + 2)
        for y in range(top + 5, height - 24, 8):
            for x in range(x0 + 3, x1 - 4, 7):
                if rnd.random() < 0.55:
                    fill(c, (x, y, x + 3, y + 4), "gold", 3 if rnd.random() < 0.7 else 2)
                elif x1 - x0 > 20:
                    fill(c, (x, y, x + 3, y + 4), "dark", 1)
    fill(c, (0, height - 16, width, height), "iron", 2)
    fill(c, (0, height - 16, width, height - 15), "iron", 3)
    for x in range((number % FRAMES) - 4, width, 12):
        fill(c, (x, height - 4, x + 7, height - 3), "gold", 3)
    sky.alpha_composite(c.image())
    return sky


def _card(c: Canvas, x: int, y: int, turned: int, digit: str, ramp: str, won: bool) -> None:
    """A battle card about its middle: back, edge or face."""
    half = 2 if turned == 1 else 7
    fill(c, (x - half, y - 9, x + half, y + 9), "dark", 0)
    fill(c, (x - half + 1, y - 8, x + half - 1, y + 8), "gold" if won or not turned else "white", 3)
    if turned == 1:
        return
    fill(c, (x - half + 2, y - 7, x + half - 2, y + 7), "dark", 1)
    if not turned:
        c.grid(x - 4, y - 4, BACK, {"a": ("gold", 4), "b": ("gold", 3), "c": ("dark", 0)})
        return
    c.add(c.ell(x, y, 5, 5), ramp, flat=3, line=0, ao=0)
    c.grid(x - 2, y - 3, digit, {"a": ("white", 4)})


def screen_frames(source: Path) -> list[tuple[Image.Image, int]]:
    """What runs on the glass: the hard hat's seven against the officer's four, with the time of each picture in ms."""
    _, _, width, height = SCREEN
    frames = []
    for number, (left, left_at, right, right_at, turned, decided, duration) in enumerate(LANE):
        picture = _street(width, height, number)
        for name, animation, frame, x, facing in (
            ("patrol", right, right_at, width - 15, "left"),
            ("hardhat", left, left_at, 15, "right"),
        ):
            image = posed(source, name, animation, frame, facing)
            anchor = 61 if facing == "right" else image.width - 61
            whole = Image.new("RGBA", picture.size)
            whole.paste(image, (x - anchor, height - 4 - 93))
            picture.alpha_composite(whole)
        c = Canvas(width, height)
        middle = width // 2
        if decided:
            for k in range(10):
                a, reach = k * math.pi / 5 + 0.2 * number, 17 if k % 2 == 0 else 12
                c.stroke([(middle, 49), (middle + reach * math.cos(a), 49 + reach * math.sin(a))], "gold", 4)
        _card(c, middle, 49, turned, SEVEN, "red", decided)
        _card(c, middle, 27, turned, FOUR, "leaf", False)
        for seat in range(2):
            for k in range(3):
                x = 4 + k * 7 if seat == 0 else width - 9 - k * 7
                lost = seat == 1 and k == 2 and decided
                fill(c, (x - 1, 3, x + 6, 11), "dark", 0)
                if not lost:
                    c.grid(x, 4, CONE.replace("bbbb.", ".bbb."), {"a": ("orange", 4), "b": ("white", 4)})
        picture.alpha_composite(c.image())
        frames.append((curved(picture), duration))
    return frames


def lit_cabinet() -> Image.Image:
    """The cabinet, its glass black: the scene lays a frame of `screen` over it."""
    c = Canvas(WIDTH, HEIGHT)
    body(c, "iron", "iron", 3)
    _side_art(c)
    marquee(c, lit=True, rays=("orange", "navy"))
    panel(c, lit=True, sticks=("orange", "cyan"))
    coin_door(c, lit=True)
    for x in (15, 103):
        for y in range(48, 118):
            for k in range(6):
                striped = (k + y) % 8 < 4
                fill(c, (x + k, y, x + k + 1, y + 1), "gold" if striped else "dark", 3 if striped else 0)
    sign = Canvas(16, 12)
    sign.grid(0, 0, CONE_SIGN, CONE_KEY)
    stamp(c, sign, 54, 0)
    glass(c, 0)
    c.outline()
    return c.image()


def _side_art(c: Canvas) -> None:
    """A skyline sprayed on both sides of the coin door, hazard stripes along its foot."""
    left, right, top, foot = 15, 109, 154, 194
    art = Canvas(right - left, foot - top)
    fill(art, (0, 0, art.w, art.h), "navy", 1)
    fill(art, (0, 0, art.w, 12), "violet", 2)
    art.add(art.ell(art.w / 2, 16, 26, 20), "orange", flat=3, line=0, ao=0)
    art.add(art.ell(art.w / 2, 16, 23, 17), "gold", flat=3, line=0, ao=0)
    rnd = dice("cabinet skyline")
    x = 0
    while x < art.w:
        wide, tall = rnd.randint(6, 11), rnd.randint(10, 27)
        fill(art, (x, art.h - 6 - tall, x + wide, art.h), "dark", 2)
        fill(art, (x, art.h - 6 - tall, x + 1, art.h), "dark", 4)
        for y in range(art.h - 3 - tall, art.h - 8, 4):
            for px in range(x + 2, x + wide - 1, 3):
                if rnd.random() < 0.5:
                    fill(art, (px, y, px + 1, y + 2), "gold", 4)
        x += wide
    for y in range(art.h - 6, art.h):
        for px in range(art.w):
            striped = (px + y) % 12 < 6
            fill(art, (px, y, px + 1, y + 1), "gold" if striped else "dark", 3 if striped else 0)
    # The door keeps its place in the middle.
    stamp(c, art, left, top)


def write_street_cabinet(folder: Path, source: Path) -> None:
    """Writes the sheet `cabinet_street_war` (see `write_cabinet`)."""
    write_cabinet(folder, "street_war", lit_cabinet(), screen_frames(source))
