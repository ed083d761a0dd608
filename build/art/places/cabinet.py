"""Arcade cabinets seen from the front: the one of 8-Bit Battle, lit, and dark ones that only furnish the room."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.palette import RID
from art.places import furniture, masonry
from art.places.brushes import dice, dot, fill, gradient
from art.places.cabinet_parts import (
    HEIGHT,
    MARQUEE,
    SCREEN,
    WIDTH,
    body,
    coin_door,
    curved,
    glass,
    marquee,
    panel,
    posed,
)
from art.sheet import Frame, Slice, Tag, write_sheet

#: The fight on the glass: King's animation and frame, his x; Goblin's, his x; ms; spark.
FIGHT = (
    ("idle", 0, 20, "idle", 0, 67, 360, False),
    ("idle", 1, 20, "idle", 1, 67, 260, False),
    ("attack", 0, 20, "idle", 2, 67, 160, False),
    ("attack", 3, 24, "hurt", 0, 68, 120, True),
    ("attack", 4, 24, "hurt", 1, 70, 200, False),
    ("win", 1, 22, "defeat", 2, 68, 620, False),
)


#: Machines that are switched off: frame, paint of the left and the right half.
DARK = (
    ("dark_0", "violet", "violet"),
    ("dark_1", "teal", "teal"),
    ("dark_2", "red", "violet"),
    ("dark_3", "blue", "blue"),
)


def screen_frames(source: Path) -> list[tuple[Image.Image, int]]:
    """What runs on the glass: King against Goblin before a castle, with the time each picture stands in ms."""
    _, _, width, height = SCREEN
    frames = []
    for king, king_at, king_x, goblin, goblin_at, goblin_x, duration, spark in FIGHT:
        picture = _backdrop(width, height)
        for name, animation, number, x, facing in (
            ("goblin", goblin, goblin_at, goblin_x, "left"),
            ("king", king, king_at, king_x, "right"),
        ):
            image = posed(source, name, animation, number, facing)
            anchor = 61 if facing == "right" else image.width - 61
            whole = Image.new("RGBA", picture.size)
            whole.paste(image, (x - anchor, height - 8 - 93))
            picture.alpha_composite(whole)
        c = Canvas(width, height)
        if spark:
            for k in range(8):
                a, reach = k * math.pi / 4, 11 if k % 2 == 0 else 6
                c.stroke([(50, 32), (50 + reach * math.cos(a), 32 + reach * math.sin(a))], "gold", 5)
            c.add(c.ell(50, 32, 4, 4), "white", flat=4, line=0, ao=0)
        # A health bar each along the lower edge, as such games have.
        hit = {"idle": 32, "attack": 21, "win": 5}[king] if king != "attack" or king_at > 2 else 32
        fill(c, (0, height - 7, width, height), "dark", 0)
        for x, team, left in ((5, "blue", 32), (width - 39, "red", hit)):
            fill(c, (x, height - 6, x + 34, height - 1), "iron", 3)
            fill(c, (x + 1, height - 5, x + 33, height - 2), "dark", 0)
            fill(c, (x + 1, height - 5, x + 1 + left, height - 2), team, 4)
            fill(c, (x + 1, height - 5, x + 1 + left, height - 4), team, 5)
        picture.alpha_composite(c.image())
        frames.append((curved(picture), duration))
    return frames


def _backdrop(width: int, height: int) -> Image.Image:
    sky = gradient(width, height, [[0, "3b1443"], [16, "622461"], [32, "93388f"], [48, "c85086"]])
    c = Canvas(width, height)
    masonry.battlement(c, 0, width, 32)
    masonry.bricks(c, (0, 48, width, height), "little castle")
    for y, level in ((height - 14, 1), (height - 13, 3), (height - 9, 2)):
        fill(c, (0, y, width, height), "iron", level)
    sky.alpha_composite(c.image())
    return sky


def _flames(c: Canvas) -> None:
    """Side art on the lower body: blue and red fire that climbs towards a crown and crossed swords."""
    for side, ramp in ((0, "blue"), (1, "red")):
        for x in range(47):
            px = 15 + x if side == 0 else 108 - x
            tongue = 16 + 9 * math.sin(x * 0.42) + 5 * math.sin(x * 0.95 + 1) - x * 0.24
            for k, level in ((1.0, 2), (0.68, 3), (0.36, 4)):
                top = 194 - round(max(2.0, tongue * k))
                fill(c, (px, top, px + 1, 194), ramp, level)
    rnd = dice("flames")
    for _ in range(26):
        x, y = rnd.randrange(17, 107), rnd.randrange(156, 178)
        dot(c, x, y, "blue" if x < 62 else "red", 4)


def lit_cabinet() -> Image.Image:
    """The cabinet of 8-Bit Battle, its glass black: the scene lays a frame of `screen` over it."""
    c = Canvas(WIDTH, HEIGHT)
    body(c, "blue", "red", 3)
    _flames(c)
    marquee(c, lit=True)
    panel(c, lit=True)
    coin_door(c, lit=True)
    for x, ramp in ((16, "blue"), (104, "red")):
        for y in range(49, 114, 13):
            c.grid(x, y, ".a.\naba\nbbb\n.b.", {"a": (ramp, 4), "b": (ramp, 3)})
    crown = Canvas(17, 12)
    crown.grid(2, 1, furniture.LARGE_CROWN, furniture.LARGE_CROWN_KEY)
    crown.outline()
    placed = crown.r >= 0
    c.r[0:12, 54:71] = np.where(placed, crown.r, c.r[0:12, 54:71])
    c.l[0:12, 54:71] = np.where(placed, crown.l, c.l[0:12, 54:71])
    glass(c, 0)
    c.outline()
    return c.image()


def dark_cabinet(left: str, right: str, seed: str) -> Image.Image:
    """A machine that is switched off: furniture, without name or picture, a streak of neon on its glass."""
    c = Canvas(WIDTH, HEIGHT)
    body(c, left, right, 2)
    marquee(c, lit=False)
    panel(c, lit=False)
    coin_door(c, lit=False)
    glass(c, 1)
    x, y, _, _ = SCREEN
    for k in range(38):
        fill(c, (x + 10 + k, y + 46 - k, x + 20 + k, y + 47 - k), "dark", 2)
        fill(c, (x + 25 + k, y + 46 - k, x + 28 + k, y + 47 - k), "dark", 2)
    rnd = dice("dark cabinet", seed)
    for _ in range(3):
        cx, cy, r = rnd.randrange(24, 100), rnd.randrange(160, 190), rnd.randint(5, 11)
        ring = (c.cut(c.ell(cx, cy, r, r), c.ell(cx, cy, r - 2, r - 2)) <= 0) & (
            (c.r == RID[left]) | (c.r == RID[right])
        )
        c.l[ring & (c.l > 0)] = 2
    c.outline()
    return c.image()


def write_cabinet(folder: Path, game_id: str, cabinet: Image.Image, screens: list[tuple[Image.Image, int]]) -> None:
    """Writes the sheet `cabinet_<game_id>`, anchored between the feet.

    It has `demo_<k>` (tag `demo`: the whole cabinet while its screen plays), `cabinet` (the glass is black) and
    `screen_<k>` (tag `screen`), and the slices `screen` and `marquee`, where the game writes its name.
    """
    feet = (WIDTH // 2, HEIGHT - 3)
    frames = []
    for number, (image, ms) in enumerate(screens):
        playing = cabinet.copy()
        playing.paste(image, SCREEN[:2])
        frames.append(Frame(f"demo_{number}", playing, ms, feet, trim=False))
    frames.append(Frame("cabinet", cabinet, pivot=feet, trim=False))
    frames += [Frame(f"screen_{k}", image, ms, trim=False) for k, (image, ms) in enumerate(screens)]
    slices = [Slice("screen", SCREEN), Slice("marquee", MARQUEE)]
    count = len(screens)
    tags = [Tag("demo", 0, count - 1), Tag("screen", count + 1, 2 * count)]
    write_sheet(folder / f"cabinet_{game_id}", frames, tags, slices)


def write_cabinets(folder: Path, source: Path) -> None:
    """Writes the sheets `cabinet_eight_bit_battle` and `cabinets_dark`, anchored between the feet."""
    write_cabinet(folder, "eight_bit_battle", lit_cabinet(), screen_frames(source))
    write_sheet(
        folder / "cabinets_dark",
        [
            Frame(name, dark_cabinet(left, right, name), pivot=(WIDTH // 2, HEIGHT - 3), trim=False)
            for name, left, right in DARK
        ],
    )
