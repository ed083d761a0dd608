"""The cards of Street War (`assets/source/cards/street.toml`, `street_pictures.toml`): battle cards, strategy cards,
their backs and icons, cones, numerals and signs of a lane's sum; one sheet, sprites/cards/street.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.canvas import Canvas
from art.sheet import Frame, Slice, Tag, write_sheet
from art.ui.cards import INK, box
from art.ui.dither import gradient
from art.ui.drawing import DrawingError, load_toml, render_drawing
from art.ui.masters_cards import outlined
from art.ui.panels import CARD_ROOM, LEGAL_FRAMES, card_frame, card_legal, card_shadow
from art.ui.pixelgrid import Colour, grid_image, load_key, rgba, split_row
from art.ui.street_cones import SHELF_FEET, cone_frames, shelf

VALUES = range(8)
"""What may stand on a battle card; 0 by an option (rules/street_war.md H11)."""
SIZES = ("", "big", "small")
ABILITIES = ("magpie", "scoops", "drifter", "commuter", "hardhat", "liberty", "sketcher", "patrol")
DIGITS = range(10)
ICON = 16
LEGAL_MS = 90
NUMERAL_KINDS = {"": ("ffffff", "c7cfdd"), "_win": ("ffeb57", "ffa214"), "_lose": ("92a1b9", "657392")}
"""Colours of a lane's numbers, upper and lower half."""

Mask = npt.NDArray[np.bool_]


def card_shape(kind: str, width: int, height: int) -> Mask:
    """Where a card of this kind has pixels: red ones are cut at the corners, open ones round, seals notched."""
    yy, xx = np.mgrid[0:height, 0:width].astype(float) + 0.5
    x, y = np.minimum(xx, width - xx), np.minimum(yy, height - yy)
    reach = max(3, width // 9)
    if kind == "red":
        return np.asarray(x + y >= reach + 0.5)
    if kind == "open":
        r = reach + 1.5
        return np.asarray((x >= r) | (y >= r) | (np.hypot(r - x, r - y) <= r))
    if kind == "seal":
        return np.asarray(np.hypot(x, y) >= reach - 0.6)
    return np.asarray(x + y > 1)


def inside(mask: Mask, by: int) -> Mask:
    """The mask without its outermost `by` pixels (four neighbours)."""
    for _ in range(by):
        grown = np.pad(mask, 1)
        mask = mask & grown[:-2, 1:-1] & grown[2:, 1:-1] & grown[1:-1, :-2] & grown[1:-1, 2:]
    return mask


def plate_shape(kind: str, edge: int) -> Mask:
    """The plate behind a picture: octagon, disc, scalloped seal, or a square."""
    yy, xx = np.mgrid[0:edge, 0:edge] + 0.5 - edge / 2
    half = edge / 2
    if kind == "red":
        return np.asarray(np.maximum(np.abs(xx) + np.abs(yy), np.maximum(np.abs(xx), np.abs(yy)) * 1.42) <= half * 1.42)
    if kind == "seal":
        angle = np.arctan2(yy, xx)
        return np.asarray(np.hypot(xx, yy) <= half - 1.2 + 1.2 * np.cos(angle * 12))
    if kind == "open":
        return np.asarray(np.hypot(xx, yy) <= half)
    return np.asarray(np.maximum(np.abs(xx), np.abs(yy)) <= half - 1)


class StreetPainter:
    """Draws every card from the data of street.toml and street_pictures.toml."""

    def __init__(self, data: dict[str, Any], pictures: dict[str, Any], key: dict[str, Colour], digits: Any) -> None:
        self.data, self.pictures, self.key = data, pictures, key
        self._digits = {size: split_row([str(n) for n in DIGITS], digits[size]) for size in ("large", "small")}
        self._glyphs = {
            size: dict(zip(data["glyph"]["signs"], self._glyph_grids(size), strict=True)) for size in ("small", "large")
        }

    def _glyph_grids(self, size: str) -> list[Image.Image]:
        glyph = self.data["glyph"]
        return [
            grid_image(rows, self.key, f"{name} {size}")
            for name, rows in split_row(glyph["names"], glyph[size]).items()
        ]

    # ---------------------------------------------------------------------------------------------------------- frames
    def blank(self, kind: str, size: tuple[int, int]) -> Image.Image:
        """A card without a picture: ink, a bevelled rim, ink, the kind's fill."""
        look = self.data["kind"][kind]
        light, lit, base, dim, dark = (rgba(code) for code in look["frame"])
        width, height = size
        shape = card_shape(kind, width, height)
        pixels = np.zeros((height, width, 4), np.uint8)
        pixels[shape] = INK
        yy, xx = np.mgrid[0:height, 0:width]
        upper = (xx / width + yy / height) < 1
        rim = inside(shape, 1) & ~inside(shape, 3 if width > 24 else 2)
        outer = inside(shape, 1) & ~inside(shape, 2)
        pixels[rim & upper], pixels[rim & ~upper] = lit, base
        pixels[outer & upper], pixels[outer & ~upper] = light, dark
        if width > 40:
            middle = inside(shape, 2) & ~inside(shape, 3)
            pixels[middle & ~upper] = dim
        within = inside(shape, 4 if width > 24 else 3)
        low, middle_fill, high = (rgba(code) for code in look["fill"])
        pixels[within] = middle_fill
        pixels[within & ~inside(within, 1) & upper] = low
        pixels[within & ((xx + yy) % 6 == 0) & ((xx - yy) % 6 == 0)] = high
        return Image.fromarray(pixels)

    def plate(self, image: Image.Image, kind: str, at: tuple[int, int], edge: int) -> None:
        """The plate behind a picture: a bright rim, an ink line, a dark inside."""
        rim, ground = (rgba(code) for code in self.data["kind"][kind]["plate"])
        shape = plate_shape(kind, edge)
        pixels = np.zeros((edge, edge, 4), np.uint8)
        pixels[shape] = INK
        pixels[inside(shape, 1)] = rim
        pixels[inside(shape, 2)] = INK if edge > 20 else ground
        pixels[inside(shape, 3)] = ground
        image.alpha_composite(Image.fromarray(pixels), at)

    def strip(self, image: Image.Image, word: str, area: tuple[int, int, int, int], large: bool) -> None:
        """The signs of what a card does, on a dark strip."""
        x, y, w, h = area
        box(image, x, y, w, h, INK)
        box(image, x + 1, y + 1, w - 2, h - 2, rgba("1a1932"))
        glyphs, gap = self.set_signs(word, w, large)
        left = x + (w - sum(glyph.width for glyph in glyphs) - gap * (len(glyphs) - 1)) // 2
        for glyph in glyphs:
            image.alpha_composite(glyph, (left, y + (h - glyph.height) // 2))
            left += glyph.width + gap

    def set_signs(self, word: str, room: int, large: bool) -> tuple[list[Image.Image], int]:
        """The signs of `word` with their contours, and how far apart they stand: their contours meet, or lie on each
        other where `room` pixels are few."""
        glyphs = [outlined(self._glyphs["large" if large else "small"][sign]) for sign in word]
        return glyphs, 0 if sum(glyph.width for glyph in glyphs) <= room else -1

    # ---------------------------------------------------------------------------------------------------- strategy
    def strategy(self, card: str, size: str = "") -> Image.Image:
        """A strategy card: 34x48, `big` 56x80 or `small` 24x34."""
        layout = self.data["strategy"] if not size else self.data["strategy"][size]
        facts = self.data["cards"][card]
        kind = facts["kind"]
        image = self.blank(kind, tuple(layout["size"]))
        x, y, edge = layout["picture"]
        room = 1 if size == "small" else 3
        self.plate(image, kind, (x - room, y - room), edge + 2 * room)
        image.alpha_composite(render_drawing(self.pictures["strategy"][card], edge), (x, y))
        if facts["strip"]:
            word = facts.get("small", facts["strip"]) if size == "small" else facts["strip"]
            self.strip(image, word, tuple(layout["strip"]), size == "big")
        return image

    def icon(self, group: str, name: str) -> Image.Image:
        """A strategy card's or an ability's picture, 16x16."""
        return render_drawing(self.pictures[group][name], ICON)

    # ------------------------------------------------------------------------------------------------------ battle
    def battle(self, value: int, size: str = "") -> Image.Image:
        """A battle card: 44x62, `big` 56x80 or `small` 24x34."""
        layout = self.data["battle"] if not size else self.data["battle"][size]
        width, height = layout["size"]
        canvas = Canvas(width, height)
        shape = card_shape("battle", width, height)
        image = Image.new("RGBA", (width, height))
        pixels = np.zeros((height, width, 4), np.uint8)
        pixels[shape] = INK
        pixels[inside(shape, 1)] = rgba("92a1b9")
        yy, xx = np.mgrid[0:height, 0:width]
        pixels[inside(shape, 1) & ((xx < 2) | (yy < 2))] = rgba("ffffff")
        pixels[inside(shape, 2)] = INK
        pixels[inside(shape, 3)] = rgba("1a1932")
        image = Image.fromarray(pixels)
        # The white line over the words of a station's sign.
        box(image, 4, 4, width - 8, 1, rgba("c7cfdd"))
        if window := layout.get("window"):
            self._window(image, value, tuple(window))
        x, y, radius = layout["disc"]
        ramp = self.data["battle"]["values"]["ramp"][value]
        canvas.add(canvas.ell(x, y, radius, radius), "dark", flat=0, line=0, ao=0)
        canvas.add(canvas.ell(x, y, radius - 1, radius - 1), ramp, R=4, lo=1, hi=4, line=0, ao=0)
        canvas.add(canvas.ell(x, y, radius - 3, radius - 3), ramp, flat=2, line=0, ao=0)
        image.alpha_composite(canvas.image())
        numeral = self.numeral(value, "small" if size == "small" else "large")
        image.alpha_composite(numeral, (x - numeral.width // 2, y - numeral.height // 2))
        if size == "small":
            dots = value
            left = (width - (dots * 2 - 1)) // 2
            for k in range(dots):
                box(image, left + k * 2, height - 7, 1, 3, rgba("ffc825"))
        return image

    def _window(self, image: Image.Image, value: int, area: tuple[int, int, int, int]) -> None:
        x, y, width, height = area
        scene = gradient(width, height, self.data["battle"]["values"]["sky"][value])
        box(scene, 0, height - 4, width, 4, rgba("2a2f4e"))
        box(scene, 0, height - 4, width, 1, rgba("0e071b"))
        for k in range(1, width, 8):
            box(scene, k, height - 2, 4, 1, rgba("657392"))
        art = render_drawing(self.pictures["battle"][str(value)], width)
        foot = round(22 * width / 36)
        scene.alpha_composite(art.crop((0, foot + 1 - (height - 1), width, foot + 2)), (0, 0))
        box(image, x - 1, y - 1, width + 2, height + 2, INK)
        image.alpha_composite(scene, (x, y))

    def numeral(self, digit: int, size: str = "large", kind: str = "") -> Image.Image:
        """A digit with an ink contour, 14x20 or 9x13."""
        rows = self._digits[size][str(digit)]
        high, low = (rgba(code) for code in NUMERAL_KINDS[kind])
        image = Image.new("RGBA", (len(rows[0]), len(rows)))
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                if cell == "#":
                    image.putpixel((x, y), high if y * 2 < len(rows) else low)
        return outlined(image)

    # ------------------------------------------------------------------------------------------------------- backs
    def battle_back(self, size: tuple[int, int]) -> Image.Image:
        """A yellow warning sign with two arrows that run against each other."""
        image = self.blank("battle_back", size)
        width, height = size
        canvas = Canvas(width, height)
        x, y = width / 2, height / 2
        reach = width / 2 - 3
        diamond = [(x, y - reach * 1.15), (x + reach, y), (x, y + reach * 1.15), (x - reach, y)]
        canvas.add(canvas.poly(diamond), "gold", R=2, lo=2, hi=5, line=0, ao=0)
        canvas.outline("ink")
        canvas.add(canvas.poly(diamond) + 2, "dark", flat=0, line=0, ao=0)
        canvas.add(canvas.poly(diamond) + 3, "gold", flat=3, line=0, ao=0)
        if width <= 24:
            # Too small for two arrows: a battle card's back shows one bold chevron.
            chevron = [(x - 4, y + 2), (x, y - 3), (x + 4, y + 2), (x + 4, y + 5), (x, y), (x - 4, y + 5)]
            canvas.add(canvas.poly(chevron), "dark", flat=0, line=0, ao=0)
            image.alpha_composite(canvas.image())
            return image
        tall, head = reach * 0.5, reach * 0.27
        for side in (-1, 1):
            ax = x + side * reach * 0.24
            tip, tail = y - side * tall, y + side * tall
            neck = tip + side * head
            arrow = [
                (ax, tip),
                (ax + head, neck),
                (ax + 1.2, neck),
                (ax + 1.2, tail),
                (ax - 1.2, tail),
                (ax - 1.2, neck),
            ]
            canvas.add(canvas.poly([*arrow, (ax - head, neck)]), "dark", flat=0, line=0, ao=0)
        image.alpha_composite(canvas.image())
        return image

    def strategy_back(self, size: tuple[int, int]) -> Image.Image:
        """A sprayed star on rust."""
        image = self.blank("strategy_back", size)
        width, height = size
        canvas = Canvas(width, height)
        x, y, reach = width / 2, height / 2, width / 2 - 4
        ring = canvas.cut(canvas.ell(x, y, reach, reach), canvas.ell(x, y, reach - 1.6, reach - 1.6))
        canvas.add(ring, "orange", flat=4, line=0, ao=0)
        corners = []
        for k in range(10):
            far = reach * (0.98 if k % 2 == 0 else 0.42)
            angle = np.pi * k / 5 - np.pi / 2
            corners.append((x + far * float(np.cos(angle)), y + far * float(np.sin(angle))))
        canvas.add(canvas.poly(corners), "gold", R=3, lo=3, hi=5, line=2, ao=0)
        if width > 30:
            for drip, tall in ((-5, 5), (1, 8), (6, 4)):
                for k in range(tall):
                    canvas.stroke([(x + drip, y + reach - 2), (x + drip, y + reach - 2 + k)], "orange", 3)
        image.alpha_composite(canvas.image())
        return image


def street_frames(painter: StreetPainter) -> tuple[list[Frame], list[Tag]]:
    """Every frame and tag of the sheet, in a fixed order."""
    data = painter.data
    frames: list[Frame] = []
    tags: list[Tag] = []

    def add(name: str, image: Image.Image) -> None:
        frames.append(Frame(name, image, pivot=(0, 0), trim=False))

    for size in SIZES:
        stem = {"": "battle", "big": "big_battle", "small": "battle_small"}[size]
        for value in VALUES:
            add(f"{stem}_{value}", painter.battle(value, size))
        measure = tuple((data["battle"] if not size else data["battle"][size])["size"])
        add(f"{stem}_back", painter.battle_back(measure))
    for size in SIZES:
        stem = {"": "strategy", "big": "big", "small": "strategy_small"}[size]
        for card in data["cards"]:
            add(f"{stem}_{card}", painter.strategy(card, size))
        measure = tuple((data["strategy"] if not size else data["strategy"][size])["size"])
        add(f"{stem}_back", painter.strategy_back(measure))
    for card in data["cards"]:
        add(f"icon_{card}", painter.icon("strategy", card))
    for character in ABILITIES:
        add(f"ability_{character}", painter.icon("ability", character))
    for character in ABILITIES:
        add(f"ability_big_{character}", render_drawing(painter.pictures["ability"][character], 32))
    for size, word in (("large", ""), ("small", "_small")):
        for kind in NUMERAL_KINDS:
            for digit in DIGITS:
                add(f"num{kind}{word}_{digit}", painter.numeral(digit, size, kind))
    for name, rows in split_row(data["signs"]["names"], data["signs"]["grid"]).items():
        add(f"sign_{name}", outlined(grid_image(rows, painter.key, name)))
    add("cone_shelf", shelf())
    for stem, measure in (
        ("battle", tuple(data["battle"]["size"])),
        ("strategy", tuple(data["strategy"]["size"])),
        ("small", tuple(data["battle"]["small"]["size"])),
    ):
        room = (CARD_ROOM, CARD_ROOM)
        frames.append(Frame(f"{stem}_focus", card_frame(measure, "ffeb57"), pivot=room, trim=False))
        frames.append(Frame(f"{stem}_chosen", card_frame(measure, "ffa214", thick=3), pivot=room, trim=False))
        add(f"{stem}_shadow", card_shadow(measure, lifted=False))
        add(f"{stem}_shadow_lifted", card_shadow(measure, lifted=True))
        tags.append(Tag(f"{stem}_legal", len(frames), len(frames) + LEGAL_FRAMES - 1))
        frames += [
            Frame(f"{stem}_legal_{step}", card_legal(measure, step), LEGAL_MS, room, trim=False)
            for step in range(LEGAL_FRAMES)
        ]
    for tag, images in cone_frames().items():
        tags.append(Tag(tag, len(frames), len(frames) + len(images) - 1))
        for step, (image, duration, pivot) in enumerate(images):
            frames.append(Frame(f"{tag}_{step}", image, duration, pivot, trim=False))
    return frames, tags


def load_street(source: Path) -> StreetPainter:
    """The painter for the data in `source`. Raises DrawingError for a card without a picture."""
    data = load_toml(source / "cards" / "street.toml")
    pictures = load_toml(source / "cards" / "street_pictures.toml")
    for group, names in (("strategy", data["cards"]), ("ability", ABILITIES), ("battle", map(str, VALUES))):
        if missing := [name for name in names if name not in pictures[group]]:
            raise DrawingError(f"street_pictures.toml has no {group} picture for {', '.join(missing)}")
    digits = load_toml(source / "cards" / "masters.toml")["numeral"]
    return StreetPainter(data, pictures, load_key(source / "ui" / "key.toml"), digits)


def compile_street_cards(source: Path, out: Path) -> None:
    """The sheet sprites/cards/street; slices `disc`, `strip` ... tell where the parts of a face lie."""
    painter = load_street(source)
    frames, tags = street_frames(painter)
    names = [frame.name for frame in frames]
    slices = []
    for word, size in (("", ""), ("_big", "big"), ("_small", "small")):
        battle = painter.data["battle"] if not size else painter.data["battle"][size]
        strategy = painter.data["strategy"] if not size else painter.data["strategy"][size]
        x, y, radius = battle["disc"]
        first = names.index({"": "battle_0", "big": "big_battle_0", "small": "battle_small_0"}[size])
        slices.append(Slice(f"disc{word}", (x - radius, y - radius, 2 * radius, 2 * radius), frame=first))
        x, y, edge = strategy["picture"]
        first = names.index({"": "strategy_double", "big": "big_double", "small": "strategy_small_double"}[size])
        slices.append(Slice(f"picture{word}", (x, y, edge, edge), frame=first))
        slices.append(Slice(f"strip{word}", tuple(strategy["strip"]), frame=first))
    first = names.index("cone_shelf")
    slices += [Slice(f"cone_{k}", (x, y, 1, 1), frame=first) for k, (x, y) in enumerate(SHELF_FEET)]
    write_sheet(out / "sprites" / "cards" / "street", frames, tags=tags, slices=slices)
