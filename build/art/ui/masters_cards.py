"""The blow cards of 8 Masters' Revenge (`assets/source/cards/masters.toml`): faces without numbers or words, and what
the program lays on them: numerals, damage, dragon, effects, tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from art.sheet import Frame, Slice, write_sheet
from art.ui.cards import INK, CardPainter, box
from art.ui.dither import gradient
from art.ui.drawing import load_toml
from art.ui.pixelgrid import Colour, grid_image, load_key, rgba, split_row
from art.ui.strikes import bow_art, strike_art

SCHOOLS = ("red", "blue", "green", "yellow", "bow")
EFFECTS = ("slide", "trap", "wound", "power", "remove", "switch", "draw", "copy")
TOKENS = ("damage", "power_up", "power_down", "crow")
NUMERAL_KINDS = ("plain", "attack", "guard")
DAMAGES = range(4)
NUMBERS = range(1, 6)
BOXES = ("emblem", "damage", "art", "left", "right", "effect")
MINI = (14, 18)
"""A card in another seat's hand, beside its plate."""
PILE = (28, 34)
"""The draw pile: the edges of a few cards under the top one."""


def outlined(image: Image.Image) -> Image.Image:
    """The picture with a closed ink contour, two pixels larger each way."""
    solid = np.pad(np.array(image)[..., 3] > 0, 1)
    grown = np.pad(solid, 1)
    edge = (grown[:-2, 1:-1] | grown[2:, 1:-1] | grown[1:-1, :-2] | grown[1:-1, 2:]) & ~solid
    out = Image.new("RGBA", (image.width + 2, image.height + 2))
    out.paste(image, (1, 1))
    out.paste(INK, (0, 0), Image.fromarray(edge))
    return out


class MastersPainter:
    """Draws the faces and the parts from the data of masters.toml."""

    def __init__(self, data: dict[str, Any], key: dict[str, Colour]) -> None:
        self.data, self.key = data, key
        self.cards = CardPainter(data, {}, key)
        self.size: tuple[int, int] = tuple(data["layout"]["size"])
        self.small: tuple[int, int] = tuple(data["small"]["size"])

    def _grids(self, names: list[str], text: str) -> dict[str, Image.Image]:
        return {name: grid_image(rows, self.key, name) for name, rows in split_row(names, text).items()}

    def emblems(self, size: str) -> dict[str, Image.Image]:
        """The schools' emblems, `large` (9 x 9) or `small` (7 x 7)."""
        return self._grids(self.data["emblem"]["names"], self.data["emblem"][size])

    def numerals(self, size: str) -> dict[str, Image.Image]:
        """Ten digits in every kind, with contour: `plain_4`."""
        digits = split_row([str(n) for n in range(10)], self.data["numeral"][size])
        out = {}
        for kind in NUMERAL_KINDS:
            high, low, foot = (rgba(code) for code in self.data["numeral"]["colours"][kind])
            for digit, rows in digits.items():
                image = Image.new("RGBA", (len(rows[0]), len(rows)))
                for y, row in enumerate(rows):
                    colour = high if y * 2 < len(rows) else low if y < len(rows) - 2 else foot
                    for x, cell in enumerate(row):
                        if cell == "#":
                            image.putpixel((x, y), colour)
                out[f"{kind}_{digit}"] = outlined(image)
        return out

    def damage(self, size: str, amount: int) -> Image.Image:
        """`amount` sparks of three, the others as dim places."""
        full, empty = self._grids(["full", "empty"], self.data["pip"][size]).values()
        wide, high = self.data["layout" if size == "large" else "small"]["damage"][2:]
        step = (wide - full.width) // 2
        image = Image.new("RGBA", (wide, high))
        for place in range(3):
            # From the right: the corner of the card holds the first one.
            image.alpha_composite(full if place < amount else empty, (wide - full.width - step * place, 0))
        return image

    def effects(self, size: str) -> dict[str, Image.Image]:
        """The eight effects, `large` (16 x 16) or `small` (10 x 10)."""
        return self._grids(self.data["effects"]["names"], self.data["effects"][size])

    def tokens(self) -> dict[str, Image.Image]:
        """The tokens, 16 x 16."""
        return self._grids(self.data["tokens"]["names"], self.data["tokens"]["grid"])

    def dragon(self, size: str) -> Image.Image:
        """The dragon's head."""
        return grid_image(self.data["dragon"][size].strip("\n").splitlines(), self.key, f"dragon {size}")

    def face(self, school: str) -> Image.Image:
        """A face in full: emblem and damage strip on top, window, a dark plate for numbers at each lower corner."""
        team, layout = self.cards.teams[school], self.data["layout"]
        image = self.cards.blank(team)
        box(image, 4, 4, 48, 11, team.fill[0])
        box(image, 4, 4, 48, 1, team.fill[1])
        box(image, 4, 15, 48, 1, INK)
        x, y, wide, high = layout["art"]
        image.alpha_composite(gradient(wide, high, team.sky), (x, y))
        box(image, x, y, wide, 1, team.fill[1])
        box(image, x, y + high, wide, 1, INK)
        foot = y + high + 1
        box(image, 4, foot, 48, 76 - foot, team.fill[1])
        box(image, 4, foot, 48, 1, team.fill[2])
        for at in ("left", "right"):
            left, top, across, tall = layout[at]
            box(image, left - 1, top - 1, across + 2, tall + 1, INK)
            box(image, left, top, across, tall, team.fill[0])
        image.alpha_composite(self.emblems("large")[school], tuple(layout["emblem"][:2]))
        return image

    def small_face(self, school: str) -> Image.Image:
        """A face on a board: the emblem in the corner, the school's sign large in the window."""
        team, layout = self.cards.teams[school], self.data["small"]
        image = self.cards.blank(team, self.small, studs=False)
        box(image, 3, 3, 32, 42, team.fill[0])
        x, y, wide, high = layout["art"]
        box(image, x, y - 1, wide, 1, INK)
        image.alpha_composite(gradient(wide, high, team.sky), (x, y))
        sign = self.emblems("large")[school]
        sign = outlined(sign)
        image.alpha_composite(sign, (x + (wide - sign.width) // 2, y + (high - sign.height) // 2))
        box(image, x, y + high, wide, 1, INK)
        box(image, 3, y + high + 1, 32, 45 - y - high - 1, team.fill[1])
        for at in ("left", "right"):
            left, top, across, tall = layout[at]
            box(image, left - 1, top, across + 2, tall, team.fill[0])
        image.alpha_composite(self.emblems("small")[school], tuple(layout["emblem"][:2]))
        return image

    def back(self, size: tuple[int, int]) -> Image.Image:
        """A back of any size: a lattice of brass on teal lacquer; the schools in a lozenge where they fit."""
        team = self.cards.teams["back"]
        width, height = size
        large = size == self.size
        image = self.cards.blank(team, size, studs=large)
        rim = 4 if large else 3 if width > 20 else 2
        rows, columns = np.mgrid[0:height, 0:width]
        across, down = columns - (width - 1) / 2, rows - (height - 1) / 2
        rising, falling = np.floor(across + down) % 8 == 0, np.floor(across - down) % 8 == 0
        edge = np.minimum(np.minimum(columns, width - 1 - columns), np.minimum(rows, height - 1 - rows))
        pixels = np.array(image)
        pixels[edge >= rim] = team.fill[0]
        cloth = edge >= rim + (2 if width > 20 else 0)
        pixels[cloth] = team.fill[1]
        pixels[cloth & (rising | falling)] = team.fill[2]
        pixels[cloth & rising & falling] = team.frame[3]
        slope = np.abs(across) / (width / 2 - rim - 1) + np.abs(down) / (height / 2 - rim - 2)
        step = 1 / (height / 2 - rim - 2)
        lit = across + down < 0
        pixels[cloth & (slope <= 1)] = INK
        pixels[cloth & (slope <= 1 - step)] = team.frame[3]
        pixels[cloth & (slope <= 1 - step) & lit] = team.frame[0]
        pixels[cloth & (slope <= 1 - 2.6 * step)] = INK
        pixels[cloth & (slope <= 1 - 3.6 * step)] = team.fill[0]
        image = Image.fromarray(pixels)
        signs = self.emblems("large" if large else "small")
        if width > 30:
            far = 11 if large else 8
            for school, (dx, dy) in zip(SCHOOLS, ((0, -far), (-far, 0), (far, 0), (0, far), (0, 0)), strict=True):
                sign = signs[school]
                reach = 1.25 if dy else 1.0
                at = (round((width - sign.width) / 2 + dx), round((height - sign.height) / 2 + dy * reach))
                image.alpha_composite(sign, at)
        else:
            half = 2 if width > 20 else 1
            box(image, width // 2 - half, height // 2 - half, 2 * half, 2 * half, team.frame[1])
        return image

    def pile(self) -> Image.Image:
        """The draw pile: a back with the edges of the cards below it."""
        width, height = PILE
        card = self.back((width - 2, height - 4))
        image = Image.new("RGBA", PILE)
        for step in (4, 2):
            box(image, 1 + step // 2, step, width - 2, height - 4, INK)
            box(image, 2 + step // 2, height - 5 + step, width - 4, 1, rgba("c7cfdd"))
        image.alpha_composite(card, (0, 0))
        return image


def masters_frames(painter: MastersPainter) -> list[Frame]:
    """Every frame of the sheet, in a fixed order."""
    frames = [Frame(f"face_{school}", painter.face(school), trim=False) for school in SCHOOLS]
    frames += [Frame("back", painter.back(painter.size), trim=False)]
    frames += [Frame(f"small_{school}", painter.small_face(school), trim=False) for school in SCHOOLS]
    frames += [Frame("small_back", painter.back(painter.small), trim=False)]
    frames += [Frame("mini_back", painter.back(MINI), trim=False)]
    frames += [Frame("pile_back", painter.pile(), trim=False)]
    frames += [Frame("art_bow", bow_art(), trim=False)]
    frames += [
        Frame(f"art_{left}{right}", strike_art(left, right), trim=False) for left in NUMBERS for right in NUMBERS
    ]
    for size, word in (("large", ""), ("small", "_small")):
        for name, image in painter.numerals(size).items():
            kind, digit = name.split("_")
            middle = "" if kind == "plain" else f"_{kind}"
            frames.append(Frame(f"num{middle}{word}_{digit}", image, trim=False))
        frames += [Frame(f"dmg{word}_{n}", painter.damage(size, n), trim=False) for n in DAMAGES]
        frames += [Frame(f"fx_{name}{word}", image, trim=False) for name, image in painter.effects(size).items()]
        frames += [Frame(f"emblem_{name}{word}", image, trim=False) for name, image in painter.emblems(size).items()]
        frames.append(Frame(f"dragon{word}", painter.dragon(size), trim=False))
    frames += [Frame(f"token_{name}", image, trim=False) for name, image in painter.tokens().items()]
    return frames


def load_masters(source: Path) -> MastersPainter:
    """The painter for the data in `source`."""
    return MastersPainter(load_toml(source / "cards" / "masters.toml"), load_key(source / "ui" / "key.toml"))


def compile_masters_cards(source: Path, out: Path) -> None:
    """The sheet sprites/cards/masters: slices `left`, `art` ... for the faces, `left_small` ... for the small ones."""
    painter = load_masters(source)
    frames = masters_frames(painter)
    names = [frame.name for frame in frames]
    slices = [Slice(name, tuple(painter.data["layout"][name])) for name in BOXES]
    first_small = names.index("small_red")
    slices += [Slice(f"{name}_small", tuple(painter.data["small"][name]), frame=first_small) for name in BOXES]
    write_sheet(out / "sprites" / "cards" / "masters", frames, slices=slices)
