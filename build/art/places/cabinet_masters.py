"""The lit cabinet of 8 Masters' Revenge: teal lacquer, bamboo, a red seal, and a duel on its glass."""

from __future__ import annotations

import math
from pathlib import Path

from PIL import Image

from art.canvas import Canvas
from art.places import bamboo
from art.places.brushes import FRAMES, fill, gradient, stamp
from art.places.cabinet import write_cabinet
from art.places.cabinet_parts import HEIGHT, SCREEN, WIDTH, body, coin_door, curved, glass, marquee, panel, posed
from art.places.temple import paper_lantern

#: The duel on the glass: Karu's animation and frame, his x; Brugo's, his x; ms; what is shown over them.
DUEL = (
    ("idle", 0, 21, "idle", 0, 63, 360, ""),
    ("idle", 1, 21, "idle", 1, 63, 260, ""),
    ("strike", 0, 19, "idle", 2, 63, 160, "sum"),
    ("strike", 2, 25, "hurt", 0, 65, 140, "hit"),
    ("strike", 3, 25, "hurt", 1, 66, 240, "hit"),
    ("win", 1, 22, "hurt", 1, 66, 420, ""),
)

SIGN = """
....kkkkkkkkk....
..kkYYYYYYyyykk..
.kYYYkkkkkkkyyyk.
kYYkkkkkkkkkkkyyk
kYYkkRRRRRRkkkkyk
kYYkkRkRkrrkkkkkk
kYykkRRRrrrkkkkkk
kYykkRkkkrrkkkkgk
kyykkRrrrrrkkkkgk
.kyykkkkkkkkkkggk
..kyyykkkkkkkggk.
...kkyyyyggggkk..
"""
SIGN_KEY = {"k": ("dark", 0), "Y": ("gold", 5), "y": ("gold", 4), "g": ("gold", 3), "R": ("red", 4), "r": ("red", 3)}

FIVE = "aaaa\na...\naaa.\n...a\n...a\na..a\n.aa."
EQUALS = "....\n....\naaaa\n....\naaaa\n....\n...."


def screen_frames(source: Path) -> list[tuple[Image.Image, int]]:
    """What runs on the glass: Karu against Brugo in the dojo, with the time each picture stands in ms."""
    _, _, width, height = SCREEN
    frames = []
    for number, (karu, karu_at, karu_x, brugo, brugo_at, brugo_x, duration, over) in enumerate(DUEL):
        picture = _backdrop(width, height, number)
        for name, animation, frame, x, facing in (
            ("brugo", brugo, brugo_at, brugo_x, "left"),
            ("karu", karu, karu_at, karu_x, "right"),
        ):
            image = posed(source, name, animation, frame, facing)
            anchor = 61 if facing == "right" else image.width - 61
            whole = Image.new("RGBA", picture.size)
            whole.paste(image, (x - anchor, height - 5 - 93))
            picture.alpha_composite(whole)
        c = Canvas(width, height)
        if over == "hit":
            for k in range(8):
                a, reach = k * math.pi / 4 + 0.2, 12 if k % 2 == 0 else 7
                c.stroke([(47, 33), (47 + reach * math.cos(a), 33 + reach * math.sin(a))], "gold", 5)
            c.add(c.ell(47, 33, 4, 4), "white", flat=4, line=0, ao=0)
        if over:
            # Attack and defence are equal: only then does a blow land.
            plate = (width // 2 - 15, 2, width // 2 + 15, 14)
            fill(c, plate, "dark", 0)
            fill(c, (plate[0] + 1, 3, plate[2] - 1, 13), "crim" if over == "hit" else "navy", 2)
            for x, sign, ramp in ((-11, FIVE, "gold"), (-2, EQUALS, "white"), (7, FIVE, "cyan")):
                c.grid(width // 2 + x, 5, sign, {"a": (ramp, 4)})
        picture.alpha_composite(c.image())
        frames.append((curved(picture), duration))
    return frames


def _backdrop(width: int, height: int, number: int) -> Image.Image:
    """A little dojo: the evening in a round window between paper screens."""
    sky = gradient(width, height, [[0, "03193f"], [18, "0c2e44"], [34, "134c4c"], [46, "657392"]])
    c = Canvas(width, height)
    fill(c, (0, 0, width, height), "iron", 3)
    for x in range(0, width, 14):
        fill(c, (x, 0, x + 1, height), "wood", 1)
    for y in range(10, 50, 12):
        fill(c, (0, y, width, y + 1), "wood", 1)
    fill(c, (0, 0, width, 4), "wood", 2)
    fill(c, (0, 4, width, 5), "wood", 0)
    rim, hole = c.ell(width / 2, 28, 21, 21), c.ell(width / 2, 28, 18, 18)
    c.add(rim, "wood", flat=2, line=2, ao=0)
    c.r[hole <= 0] = -1
    fill(c, (0, height - 18, width, height), "wood", 1)
    fill(c, (0, height - 18, width, height - 17), "wood", 3)
    for y in (height - 12, height - 7):
        fill(c, (0, y, width, y + 1), "wood", 0)
    for x in (6, width - 21):
        stamp(c, paper_lantern(number % FRAMES, "fire", 9), x, 2)
    sky.alpha_composite(c.image())
    return sky


def lit_cabinet() -> Image.Image:
    """The cabinet, its glass black: the scene lays a frame of `screen` over it."""
    c = Canvas(WIDTH, HEIGHT)
    body(c, "teal", "teal", 3)
    _side_art(c)
    marquee(c, lit=True, rays=("teal", "crim"))
    panel(c, lit=True, sticks=("cyan", "red"))
    coin_door(c, lit=True)
    for x in (16, 104):
        for y in range(49, 114, 13):
            c.grid(x, y, "aaa\naba\naaa", {"a": ("red", 3), "b": ("gold", 4)})
    sign = Canvas(17, 12)
    sign.grid(0, 0, SIGN, SIGN_KEY)
    stamp(c, sign, 54, 0)
    glass(c, 0)
    c.outline()
    return c.image()


def _side_art(c: Canvas) -> None:
    """Bamboo on both sides of the coin door and a red sun behind it."""
    left, right, top, foot = 15, 109, 154, 194
    art = Canvas(right - left, foot - top)
    fill(art, (0, 0, art.w, art.h), "navy", 1)
    art.add(art.ell(art.w / 2, art.h * 0.8, 36, 34), "red", flat=2, line=0, ao=0)
    art.add(art.ell(art.w / 2, art.h * 0.8, 33, 31), "red", flat=3, line=0, ao=0)
    for x, width, level in ((2, 5, 2), (11, 4, 3), (21, 5, 2), (68, 5, 2), (78, 4, 3), (87, 5, 2)):
        bamboo.stalk(art, x, -8, art.h, width, "leaf", level, "cabinet")
    for x, y, side in ((7, 8, 1), (15, 18, 1), (90, 6, -1), (80, 20, -1)):
        bamboo.leaves(art, x, y, side, "leaf", 3, ("cabinet", x))
    stamp(c, art, left, top)


def write_masters_cabinet(folder: Path, source: Path) -> None:
    """Writes the sheet `cabinet_eight_masters_revenge` (see `write_cabinet`)."""
    write_cabinet(folder, "eight_masters_revenge", lit_cabinet(), screen_frames(source))
