"""The cards of Demonites (`assets/source/cards/demonites.toml`): frames of the ten clans in three sizes, backs, signs
of the scores, numerals, emblems and the small marks of the table; one sheet, sprites/cards/demonites.

A face has no demon, no name and no number: the table lays sprite or portrait into the window and numbers on the strip,
where the slices `window_card`, `attack_hand`, `lore_big` ... say.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from art.sheet import Frame, Slice, Tag, write_sheet
from art.ui.cards import INK, box
from art.ui.demon_back import gate
from art.ui.demon_marks import BANNERS, arrow, banner, drum_frames, marker_frames
from art.ui.dither import gradient
from art.ui.drawing import DrawingError, load_toml
from art.ui.masters_cards import outlined
from art.ui.panels import CARD_ROOM, LEGAL_FRAMES, card_frame, card_legal, card_shadow
from art.ui.pixelgrid import CLEAR, Colour, grid_image, load_key, rgba, split_row

CLANS = (
    "cinderkin",
    "mudmaw",
    "gloomwing",
    "rattlebone",
    "oozeling",
    "hornhide",
    "hushling",
    "rustplate",
    "briarfiend",
    "voidlord",
)
SCORES = ("attack", "priority", "defence")
SIZES = ("card", "hand", "big")
DIGITS = range(10)
LEGAL_MS = 90
NUMERAL_KINDS = {"": ("ffffff", "c7cfdd"), "_win": ("ffeb57", "ffa214"), "_lose": ("92a1b9", "657392")}
"""Colours of the numbers, upper and lower half."""
LEADER = ("ffeb57", "ffc825", "ffa214", "e07438", "8a4836")
CELLS = {"attack": ("571c27", "891e2b"), "priority": ("391f21", "8a4836"), "defence": ("03193f", "0069aa")}
"""Ground and upper edge of the three cells of a strip."""
SMALL_BACK = (24, 32)


class DemonPainter:
    """Draws faces and parts from the data of demonites.toml."""

    def __init__(self, data: dict[str, Any], key: dict[str, Colour], digits: dict[str, str]) -> None:
        self.data, self.key = data, key
        self._digits = {size: split_row([str(n) for n in DIGITS], digits[size]) for size in ("large", "small")}
        self.emblems = {size: self._emblems(size) for size in ("large", "mini")}
        sign = data["sign"]
        self.signs = {size: self._grids(sign["names"], sign[size]) for size in ("tiny", "small", "large")}
        self.other = {size: self._grids(sign["names_other"], sign[size]) for size in ("other", "other_small")}

    def _grids(self, names: list[str], text: str) -> dict[str, Image.Image]:
        return {name: grid_image(rows, self.key, name) for name, rows in split_row(names, text).items()}

    def _emblems(self, size: str) -> dict[str, Image.Image]:
        emblem = self.data["emblem"]
        return self._grids(emblem["names"], emblem[size]) | self._grids(emblem["more"], emblem[f"{size}_more"])

    def mark(self, name: str) -> Image.Image:
        """A mark of the table, without contour. Raises KeyError."""
        return grid_image(self.data["mark"][name].strip("\n").splitlines(), self.key, name)

    # ---------------------------------------------------------------------------------------------------------- frames
    def blank(self, look: dict[str, Any], size: tuple[int, int], leader: bool = False) -> Image.Image:
        """A frame: ink, a bevelled rim, ink, the fill; the corners as their grid says, gold ones for a leader."""
        width, height = size
        image = Image.new("RGBA", size)
        light, lit, base, dim, dark = (rgba(code) for code in look["frame"])
        box(image, 0, 0, width, height, INK)
        box(image, 1, 1, width - 2, height - 2, base)
        box(image, 2, 2, width - 4, height - 4, dim)
        for k, (upper, lower) in enumerate(((light, dark), (lit, dim))):
            box(image, 1 + k, height - 2 - k, width - 2 - 2 * k, 1, lower)
            box(image, width - 2 - k, 1 + k, 1, height - 2 - 2 * k, lower)
            box(image, 1 + k, 1 + k, width - 2 - 2 * k, 1, upper)
            box(image, 1 + k, 1 + k, 1, height - 2 - 2 * k, upper)
        if leader:
            self._gild(image)
        rim = 3
        box(image, rim, rim, width - 2 * rim, height - 2 * rim, INK)
        box(image, rim + 1, rim + 1, width - 2 * rim - 2, height - 2 * rim - 2, rgba(look["fill"][1]))
        self._corners(image, look["corner"], LEADER if leader else look["frame"])
        return image

    @staticmethod
    def _gild(image: Image.Image) -> None:
        """The rim is gold a third of the way from every corner."""
        width, height = image.size
        across, down = min(26, round(width * 0.3)), min(34, round(height * 0.28))
        light, lit, base, dim, dark = (rgba(code) for code in LEADER)
        for x in (1, width - 1 - across):
            box(image, x, 1, across, 1, light)
            box(image, x, 2, across, 1, lit)
            box(image, x, height - 3, across, 1, base)
            box(image, x, height - 2, across, 1, dark)
        for y in (1, height - 1 - down):
            box(image, 1, y, 1, down, light)
            box(image, 2, y + (y == 1), 1, down - 1, lit)
            box(image, width - 3, y + (y == 1), 1, down - 1, base)
            box(image, width - 2, y, 1, down, dim)

    def _corners(self, image: Image.Image, kind: str, frame: tuple[str, ...]) -> None:
        rows = self.data["corners"][kind].strip("\n").splitlines()
        colours = dict(zip("abcde", (rgba(code) for code in frame), strict=True)) | {"k": INK, CLEAR: (0, 0, 0, 0)}
        # On the shadow side a corner is a step darker.
        shade = {"a": "b", "b": "c", "c": "d", "d": "e"}
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                if cell == "-":
                    continue
                for right in (False, True):
                    for low in (False, True):
                        name = cell
                        for _ in range(int(right) + int(low)):
                            name = shade.get(name, name)
                        at = (image.width - 1 - x if right else x, image.height - 1 - y if low else y)
                        image.putpixel(at, colours[name])

    def _window(self, image: Image.Image, area: tuple[int, int, int, int], look: dict[str, Any]) -> None:
        """The clan's sky over a strip of its ground, which the demon stands on."""
        x, y, width, height = area
        scene = gradient(width, height, look["sky"])
        ground = max(3, height // 10)
        low, middle, high = (rgba(code) for code in look["fill"])
        box(scene, 0, height - ground, width, ground, middle)
        box(scene, 0, height - ground, width, 1, high)
        box(scene, 0, height - ground - 1, width, 1, low)
        for k in range(3, width, 9):
            box(scene, k, height - ground + 1 + k % 2, 3, 1, low)
        box(image, x - 1, y - 1, width + 2, height + 2, INK)
        image.alpha_composite(scene, (x, y))

    def plate(self, clan: str) -> Image.Image:
        """The clan's small emblem on an ink plate, 9x9."""
        image = Image.new("RGBA", (9, 9))
        box(image, 1, 0, 7, 9, INK)
        box(image, 0, 1, 9, 7, INK)
        box(image, 1, 1, 7, 7, rgba("1a1932"))
        image.alpha_composite(self.emblems["mini"][clan], (1, 1))
        return image

    def notch(self) -> Image.Image:
        """The crown on a leader's frame, 11x7."""
        return outlined(self.mark("notch"))

    def strip(self, image: Image.Image, layout: dict[str, Any]) -> None:
        """Three cells for the scores, each with its sign."""
        x, y, width, height = layout["strip"]
        box(image, x, y, width, height, INK)
        bare = layout is self.data["card"]
        for name, area in zip(SCORES, layout["scores"], strict=True):
            sx, sy, sw, _ = area
            ground, edge = (rgba(code) for code in CELLS[name])
            top = y if bare else y + 1
            foot = y + height if bare else y + height - 1
            right = sx + sw - (0 if name == SCORES[-1] else 1) if bare else sx + sw
            box(image, sx, top, right - sx, foot - top, ground)
            if not bare:
                box(image, sx, top, right - sx, 1, edge)
            sign = self.signs[layout["sign"]][name]
            if not bare:
                sign = outlined(sign)
            dx, dy = layout["sign_at"]
            at = (sx + dx - (0 if bare else 1), sy + dy - (0 if bare else 1))
            image.alpha_composite(sign, at)

    def face(self, clan: str, size: str, leader: bool = False) -> Image.Image:
        """A face without demon, name and numbers: `card` 40x52, `hand` 56x78 or `big` 116x164."""
        layout, look = self.data[size], self.data["clan"][clan]
        image = self.blank(look, tuple(layout["size"]), leader)
        if size == "big":
            self._big_ground(image, clan, leader)
        self._window(image, tuple(layout["window"]), look)
        self.strip(image, layout)
        if size != "big":
            self._corner_signs(image, layout, clan, leader)
        return image

    def _corner_signs(self, image: Image.Image, layout: dict[str, Any], clan: str, leader: bool) -> None:
        x, y, width, _ = layout["window"]
        image.alpha_composite(self.plate(clan), (x - 2, y - 1))
        if leader:
            notch = self.notch()
            image.alpha_composite(notch, (x + width + 1 - notch.width, y - 3))

    def _big_ground(self, image: Image.Image, clan: str, leader: bool) -> None:
        """Ribbon, cloth and medallions of the large card."""
        layout, look = self.data["big"], self.data["clan"][clan]
        low, _, high = (rgba(code) for code in look["fill"])
        rim = tuple(rgba(code) for code in (LEADER if leader else look["frame"]))
        width = image.width
        yy, xx = np.mgrid[0 : image.height, 0:width]
        pixels = np.array(image)
        cloth = (xx >= 4) & (xx < width - 4) & (yy >= 20) & (yy < layout["strip"][1])
        pixels[cloth & ((xx + yy) % 8 == 0)] = high
        pixels[cloth & ((xx - yy) % 8 == 0)] = low
        image.paste(Image.fromarray(pixels))
        x, y, w, h = layout["name"]
        box(image, 4, y - 2, width - 8, h + 4, INK)
        box(image, 5, y - 1, width - 10, h + 2, rim[3])
        box(image, 5, y - 1, width - 10, 1, rim[1])
        box(image, x - 2, y, w + 4, h, rgba("0e071b"))
        x, y, w, h = layout["window"]
        box(image, x - 4, y - 3, w + 8, h + 6, INK)
        box(image, x - 3, y - 2, w + 6, h + 4, rim[3])
        box(image, x - 3, y - 2, w + 6, 1, rim[0])
        box(image, x - 3, y - 2, 1, h + 4, rim[0])
        box(image, x - 2, y - 1, w + 4, h + 2, rim[2])
        for middle_x in ((4 + x - 4) // 2 + 1, (x + w + 4 + width - 4) // 2 - 1):
            self._medallion(image, middle_x, y + h // 2, clan, leader, rim)
        x, y, w, h = layout["lore"]
        box(image, 4, y - 3, width - 8, image.height - y, INK)
        box(image, 5, y - 2, width - 10, image.height - y - 2, low)
        box(image, 5, y - 2, width - 10, 1, rim[3])
        # What was laid over them.
        self._corners(image, look["corner"], LEADER if leader else look["frame"])

    def _medallion(self, image: Image.Image, x: int, y: int, clan: str, leader: bool, rim: tuple[Colour, ...]) -> None:
        """The clan's emblem on a round plate, under a crown for a leader."""
        radius = 11
        yy, xx = np.mgrid[0 : image.height, 0 : image.width] + 0.5
        far = np.hypot(xx - x, yy - y)
        pixels = np.array(image)
        pixels[far <= radius + 1] = INK
        pixels[far <= radius] = rim[2]
        pixels[(far <= radius) & (xx + yy < x + y)] = rim[0]
        pixels[far <= radius - 1.6] = INK
        pixels[far <= radius - 2.4] = rgba("1a1932")
        image.paste(Image.fromarray(pixels))
        emblem = outlined(self.emblems["large"][clan])
        image.alpha_composite(emblem, (x - emblem.width // 2, y - emblem.height // 2))
        if leader:
            crown = outlined(self.mark("crown"))
            image.alpha_composite(crown, (x - crown.width // 2, y - radius - crown.height + 2))

    def back(self, size: tuple[int, int]) -> Image.Image:
        """The gate of hell on dark leather, in any size."""
        look = self.data["back"]
        image = self.blank(look, size)
        width, height = size
        low, _, high = (rgba(code) for code in look["fill"])
        yy, xx = np.mgrid[0:height, 0:width]
        pixels = np.array(image)
        rim = 4
        inside = (xx >= rim) & (xx < width - rim) & (yy >= rim) & (yy < height - rim)
        step = 4 if width < 30 else 6
        pixels[inside & ((xx + yy) % step == 0)] = low
        pixels[inside & ((xx + yy) % step == step // 2) & ((xx - yy) % step == 0)] = high
        image = Image.fromarray(pixels)
        image.alpha_composite(gate(width, height))
        return image

    # -------------------------------------------------------------------------------------------------------- numerals
    def numeral(self, digit: int, size: str = "large", kind: str = "") -> Image.Image:
        """A digit with an ink contour, 14x20 or 9x13."""
        return outlined(_coloured(self._digits[size][str(digit)], kind))

    def strip_digits(self) -> dict[str, Image.Image]:
        """`0` to `10` for the strip of a lying card, 5x7 (7x7 for 10), without contour."""
        names = [str(n) for n in range(11)]
        grids = split_row(names, self.data["digit"]["grid"])
        return {name: _coloured(rows, "") for name, rows in grids.items()}


def _coloured(rows: list[str], kind: str) -> Image.Image:
    high, low = (rgba(code) for code in NUMERAL_KINDS[kind])
    image = Image.new("RGBA", (len(rows[0]), len(rows)))
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == "#":
                image.putpixel((x, y), high if y * 2 < len(rows) else low)
    return image


def _faces(painter: DemonPainter) -> list[tuple[str, Image.Image]]:
    out = []
    for size in SIZES:
        for clan in CLANS:
            for word, leader in (("", False), ("_leader", True)):
                out.append((f"{size}_{clan}{word}", painter.face(clan, size, leader)))
        out.append((f"{size}_back", painter.back(tuple(painter.data[size]["size"]))))
    out.append(("back_small", painter.back(SMALL_BACK)))
    return out


def _signs(painter: DemonPainter) -> list[tuple[str, Image.Image]]:
    out = [(f"digit_{name}", image) for name, image in painter.strip_digits().items()]
    for size, word in (("large", ""), ("small", "_small")):
        for kind in NUMERAL_KINDS:
            out += [(f"num{kind}{word}_{digit}", painter.numeral(digit, size, kind)) for digit in DIGITS]
    for size, word in (("large", ""), ("small", "_small")):
        out += [(f"sign_{name}{word}", image) for name, image in painter.signs[size].items()]
    for size, word in (("other", ""), ("other_small", "_small")):
        out += [(f"sign_{name}{word}", image) for name, image in painter.other[size].items()]
    out += [(f"clan_{clan}", outlined(painter.emblems["large"][clan])) for clan in CLANS]
    out += [(f"plate_{clan}", painter.plate(clan)) for clan in CLANS]
    out += [(name, outlined(painter.mark(name))) for name in ("crown", "notch", "hourglass")]
    out.append(("out", painter.mark("out")))
    out += [(f"banner_{seat}", banner(seat)) for seat in range(BANNERS)]
    out += [("arrow", arrow(lit=False)), ("arrow_next", arrow(lit=True))]
    return out


def demon_frames(painter: DemonPainter) -> tuple[list[Frame], list[Tag]]:
    """Every frame and tag of the sheet, in a fixed order."""
    frames = [Frame(name, image, pivot=(0, 0), trim=False) for name, image in [*_faces(painter), *_signs(painter)]]
    tags: list[Tag] = []
    for stem in ("card", "hand"):
        measure = tuple(painter.data[stem]["size"])
        room = (CARD_ROOM, CARD_ROOM)
        frames.append(Frame(f"{stem}_focus", card_frame(measure, "ffeb57"), pivot=room, trim=False))
        frames.append(Frame(f"{stem}_chosen", card_frame(measure, "ffa214", thick=3), pivot=room, trim=False))
        frames.append(Frame(f"{stem}_shadow", card_shadow(measure, lifted=False), pivot=(0, 0), trim=False))
        frames.append(Frame(f"{stem}_shadow_lifted", card_shadow(measure, lifted=True), pivot=(0, 0), trim=False))
        tags.append(Tag(f"{stem}_legal", len(frames), len(frames) + LEGAL_FRAMES - 1))
        frames += [
            Frame(f"{stem}_legal_{step}", card_legal(measure, step), LEGAL_MS, room, trim=False)
            for step in range(LEGAL_FRAMES)
        ]
    for tag, shots in {**marker_frames(), **drum_frames()}.items():
        tags.append(Tag(tag, len(frames), len(frames) + len(shots) - 1))
        frames += [
            Frame(f"{tag}_{step}", image, ms, pivot, trim=False) for step, (image, ms, pivot) in enumerate(shots)
        ]
    return frames, tags


def load_demonites(source: Path) -> DemonPainter:
    """The painter for the data in `source`. Raises DrawingError for a clan without a look."""
    data = load_toml(source / "cards" / "demonites.toml")
    if missing := [clan for clan in CLANS if clan not in data["clan"]]:
        raise DrawingError(f"demonites.toml has no look for {', '.join(missing)}")
    digits = load_toml(source / "cards" / "masters.toml")["numeral"]
    return DemonPainter(data, load_key(source / "ui" / "key.toml"), digits)


def compile_demon_cards(source: Path, out: Path) -> None:
    """The sheet sprites/cards/demonites; slices tell where the table lays what a face does not have."""
    painter = load_demonites(source)
    frames, tags = demon_frames(painter)
    names = [frame.name for frame in frames]
    slices = []
    for size in SIZES:
        layout, first = painter.data[size], names.index(f"{size}_{CLANS[0]}")
        slices += [
            Slice(f"{part}_{size}", tuple(layout[part]), frame=first)
            for part in ("window", "name", "lore")
            if part in layout
        ]
        slices += [
            Slice(f"{name}_{size}", tuple(area), frame=first)
            for name, area in zip(SCORES, layout["scores"], strict=True)
        ]
    write_sheet(out / "sprites" / "cards" / "demonites", frames, tags=tags, slices=slices)
