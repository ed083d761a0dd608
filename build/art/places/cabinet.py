"""Arcade cabinets seen from the front: the one of 8-Bit Battle, lit, and dark ones that only furnish the room."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

from art.canvas import Canvas
from art.figures.model import read_figure
from art.figures.pose import pose_from, read_table
from art.figures.puppet import Puppet
from art.palette import RID
from art.places import furniture, masonry
from art.places.brushes import bayer, dice, dot, fill, gradient
from art.sheet import Frame, Slice, Tag, write_sheet

WIDTH, HEIGHT = 124, 204
#: The glass, where a picture of the game moves: x, y, width, height.
SCREEN = (20, 46, 84, 71)
#: The lit sign, where the game writes its name.
MARQUEE = (14, 10, 96, 24)

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


def _figure(source: Path, name: str, animation: str, number: int, facing: str) -> Image.Image:
    figure = read_figure(source / "figures" / f"{name}.toml")
    keys = list(read_table(source / "poses" / f"{figure.animations[animation]}.toml"))
    key = keys[min(number, len(keys) - 1)]
    return Puppet(figure, pose_from(key.words, figure.rest, f"{name}, {key.where}"), facing).draw().image()


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
            image = _figure(source, name, animation, number, facing)
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
        frames.append((_curved(picture), duration))
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


def _curved(picture: Image.Image) -> Image.Image:
    """The glass bulges: its corners stay black."""
    width, height = picture.size
    out = picture.copy()
    for x in range(4):
        for y in range(4 - x):
            for px in (x, width - 1 - x):
                for py in (y, height - 1 - y):
                    out.putpixel((px, py), (0x0E, 0x07, 0x1B, 255))
    return out


def _body(c: Canvas, left: str, right: str, level: int) -> None:
    """The box from the front: two side boards, hood, bezel, panel, coin door and kick plate; `level` of its paint."""
    edge = [
        (10, 4),
        (114, 4),
        (116, 8),
        (116, 38),
        (110, 46),
        (110, 118),
        (121, 132),
        (121, 146),
        (114, 152),
        (114, 200),
        (10, 200),
        (10, 152),
        (3, 146),
        (3, 132),
        (14, 118),
        (14, 46),
        (8, 38),
        (8, 8),
    ]
    c.add(c.poly(edge), "dark", flat=1, line=0, ao=0)
    xx = np.arange(WIDTH)[None, :]
    shape = c.r >= 0
    inner = c.poly(edge) + 5
    board = shape & (inner > 0)
    c.r[board & (xx < WIDTH // 2)] = RID[left]
    c.r[board & (xx >= WIDTH // 2)] = RID[right]
    c.l[board] = level
    # Edge moulding: a lit line on the left, a dark one on the right.
    c.l[board & ~np.roll(shape, 1, 1)] = min(5, level + 2)
    c.l[board & ~np.roll(shape, 1, 0)] = min(5, level + 1)
    c.l[board & ~np.roll(shape, -1, 1)] = max(0, level - 1)
    # Hood under the sign, with the loudspeaker's slots.
    fill(c, (14, 37, 110, 45), "dark", 1)
    fill(c, (14, 37, 110, 38), "iron", 3)
    for x in range(34, 90, 5):
        fill(c, (x, 40, x + 3, 41), "dark", 0)
        fill(c, (x, 43, x + 3, 44), "dark", 0)
    # Bezel.
    sx, sy, sw, sh = SCREEN
    fill(c, (15, 45, 109, 119), "dark", 1)
    fill(c, (15, 45, 109, 46), "dark", 0)
    fill(c, (sx - 2, sy - 1, sx + sw + 2, sy + sh + 2), "dark", 0)
    fill(c, (sx - 3, sy + sh + 2, sx + sw + 3, sy + sh + 3), "iron", 2)
    # Lower body.
    fill(c, (15, 152, 109, 199), left, max(0, level - 1))
    fill(c, (62, 152, 109, 199), right, max(0, level - 1))
    fill(c, (15, 152, 109, 154), "dark", 0)
    fill(c, (12, 194, 112, 200), "iron", 1)
    fill(c, (12, 194, 112, 195), "iron", 3)


def _panel(c: Canvas, lit: bool) -> None:
    """The control desk in perspective with two sticks and six buttons."""
    desk = c.poly([(14, 119), (110, 119), (119, 133), (5, 133)])
    c.add(desk, "iron", flat=2 if lit else 1, line=0, ao=0)
    fill(c, (14, 119, 110, 120), "iron", 4 if lit else 2)
    c.add(c.poly([(5, 133), (119, 133), (119, 145), (5, 145)]), "iron", flat=1, line=0, ao=0)
    fill(c, (5, 133, 119, 134), "iron", 3 if lit else 2)
    fill(c, (5, 144, 119, 146), "dark", 0)
    for x, ramp in ((28, "blue"), (76, "red")):
        if lit:
            fill(c, (x - 12, 136, x + 30, 142), ramp, 2)
            fill(c, (x - 12, 136, x + 30, 137), ramp, 3)
        c.add(c.ell(x, 128, 5, 2.4), "dark", flat=0, line=0, ao=0)
        fill(c, (x - 1, 122, x + 1, 128), "steel", 4 if lit else 1)
        ball = c.ell(x, 121.5, 3.6, 3.6)
        if lit:
            c.add(ball, ramp, R=4, lo=1, line=2, ao=0)
        else:
            c.add(ball, "dark", flat=2, line=2, ao=0)
        for k, (bx, by) in enumerate(((14, 128), (21, 125), (28, 127))):
            paint = ("gold", "leaf", "rose")[k] if lit else "dark"
            c.add(c.ell(x + bx, by, 3, 2), "dark", flat=0, line=0, ao=0)
            c.add(c.ell(x + bx, by - 1, 2.4, 1.6), paint, flat=3 if lit else 2, line=0, ao=0)
            if lit:
                dot(c, x + bx - 1, by - 2, paint, 5)


def _coin_door(c: Canvas, lit: bool) -> None:
    fill(c, (43, 160, 81, 190), "dark", 0)
    fill(c, (44, 161, 80, 189), "iron", 2 if lit else 1)
    fill(c, (44, 161, 80, 162), "iron", 4 if lit else 2)
    fill(c, (44, 161, 45, 189), "iron", 3 if lit else 2)
    for x in (49, 66):
        fill(c, (x, 165, x + 9, 176), "dark", 0)
        fill(c, (x + 1, 166, x + 8, 175), "fire" if lit else "dark", 1)
        if lit:
            fill(c, (x + 1, 166, x + 8, 170), "fire", 2)
            fill(c, (x + 2, 167, x + 6, 168), "fire", 4)
        fill(c, (x + 4, 168, x + 5, 174), "dark", 0)
        fill(c, (x, 179, x + 9, 185), "dark", 0)
        fill(c, (x + 1, 184, x + 8, 185), "iron", 3)
    dot(c, 62, 182, "steel", 4 if lit else 1)


def _marquee(c: Canvas, lit: bool) -> None:
    x, y, w, h = MARQUEE
    fill(c, (x - 4, y - 4, x + w + 4, y + h + 4), "dark", 0)
    fill(c, (x - 3, y - 3, x + w + 3, y + h + 3), "gold" if lit else "iron", 2 if lit else 1)
    fill(c, (x - 3, y - 3, x + w + 3, y - 2), "gold" if lit else "iron", 5 if lit else 2)
    fill(c, (x - 1, y - 1, x + w + 1, y + h + 1), "dark", 0)
    if not lit:
        fill(c, (x, y, x + w, y + h), "dark", 1)
        for k in range(14):
            fill(c, (x + 8 + k, y + h - 4 - k, x + 14 + k, y + h - 3 - k), "dark", 2)
        return
    threshold = bayer(HEIGHT, WIDTH)
    for yy in range(y, y + h):
        for xx in range(x, x + w):
            # Rays from behind the name: blue from the left, red from the right, dark in the middle for the letters.
            off = abs(xx + 0.5 - (x + w / 2)) / (w / 2)
            ray = math.sin(math.atan2(yy - y - h / 2, xx - x - w / 2) * 9)
            level = 1 + (off * 2.2 + ray * 0.5 > threshold[yy, xx] + 0.55) + (off > 0.86 + threshold[yy, xx] * 0.2)
            dot(c, xx, yy, "blue" if xx < x + w // 2 else "red", level)


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
    _body(c, "blue", "red", 3)
    _flames(c)
    _marquee(c, lit=True)
    _panel(c, lit=True)
    _coin_door(c, lit=True)
    for x, ramp in ((16, "blue"), (104, "red")):
        for y in range(49, 114, 13):
            c.grid(x, y, ".a.\naba\nbbb\n.b.", {"a": (ramp, 4), "b": (ramp, 3)})
    crown = Canvas(17, 12)
    crown.grid(2, 1, furniture.LARGE_CROWN, furniture.LARGE_CROWN_KEY)
    crown.outline()
    placed = crown.r >= 0
    c.r[0:12, 54:71] = np.where(placed, crown.r, c.r[0:12, 54:71])
    c.l[0:12, 54:71] = np.where(placed, crown.l, c.l[0:12, 54:71])
    _glass(c, 0)
    c.outline()
    return c.image()


def _glass(c: Canvas, level: int) -> None:
    x, y, w, h = SCREEN
    fill(c, (x, y, x + w, y + h), "dark", level)


def dark_cabinet(left: str, right: str, seed: str) -> Image.Image:
    """A machine that is switched off: furniture, without name or picture, a streak of neon on its glass."""
    c = Canvas(WIDTH, HEIGHT)
    _body(c, left, right, 2)
    _marquee(c, lit=False)
    _panel(c, lit=False)
    _coin_door(c, lit=False)
    _glass(c, 1)
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


def write_cabinets(folder: Path, source: Path) -> None:
    """Writes the sheets `cabinet_eight_bit_battle` and `cabinets_dark`, anchored between the feet.

    The first has `demo_<k>` (tag `demo`: the whole cabinet while its screen plays), `cabinet` (the glass is black) and
    `screen_<k>` (tag `screen`), and the slices `screen` and `marquee`, where the game writes its name.
    """
    screens = screen_frames(source)
    body, feet = lit_cabinet(), (WIDTH // 2, HEIGHT - 3)
    frames = []
    for number, (image, ms) in enumerate(screens):
        playing = body.copy()
        playing.paste(image, SCREEN[:2])
        frames.append(Frame(f"demo_{number}", playing, ms, feet, trim=False))
    frames.append(Frame("cabinet", body, pivot=feet, trim=False))
    frames += [Frame(f"screen_{k}", image, ms, trim=False) for k, (image, ms) in enumerate(screens)]
    slices = [Slice("screen", SCREEN), Slice("marquee", MARQUEE)]
    count = len(screens)
    tags = [Tag("demo", 0, count - 1), Tag("screen", count + 1, 2 * count)]
    write_sheet(folder / "cabinet_eight_bit_battle", frames, tags, slices)
    write_sheet(
        folder / "cabinets_dark",
        [
            Frame(name, dark_cabinet(left, right, name), pivot=(WIDTH // 2, HEIGHT - 3), trim=False)
            for name, left, right in DARK
        ],
    )
