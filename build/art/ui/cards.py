"""Card faces without texts, card backs, and the small backs of a rival's hand (`assets/source/cards/cards.toml`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from art.ui.dither import gradient
from art.ui.drawing import DrawingError, load_toml
from art.ui.pixelgrid import Colour, grid_image, rgba

FIGURES = ("king", "queen", "warrior", "wizard", "goblin", "villager", "baker", "lantern")
ITEMS = ("torch", "ale", "key", "sword", "shield", "axe", "mail", "gauntlets", "ring", "chalice")
TEAMS = ("blue", "red", "neutral")
BACKS = (*TEAMS, "item")
STATS = ("attack", "defence", "health")
SMALL = (22, 30)  # a card in a rival's hand
ITEM_ART = 40  # pixels of an item's drawing on its card
FIGURE_ANCHOR = (61, 93)  # the point between the feet in a figure's 128 x 96 frame
INK = rgba("0e071b")
STUD_GOLD = ("ffeb57", "ffc825", "ffa214", "e07438", "8a4836")


def box(image: Image.Image, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    """Fill a rectangle given by its corner and its size; nothing where the size is not positive."""
    if width > 0 and height > 0:
        image.paste(colour, (x, y, x + width, y + height))


@dataclass(frozen=True)
class Team:
    """How the cards of one owner look: see cards.toml."""

    frame: tuple[Colour, ...]
    fill: tuple[Colour, ...]
    sky: list[str]
    far: Colour
    near: Colour
    stud: str


class CardPainter:
    """Draws cards from the card data, the signs (pips) and pictures of the figures and items."""

    def __init__(self, data: dict[str, Any], signs: dict[str, Image.Image], key: dict[str, Colour]) -> None:
        self.data = data
        self.layout = data["layout"]
        self.signs = signs
        self.key = key
        self.size: tuple[int, int] = tuple(self.layout["size"])
        self.teams = {
            name: Team(
                tuple(rgba(code) for code in team["frame"]),
                tuple(rgba(code) for code in team["fill"]),
                team["sky"],
                rgba(team["far"]),
                rgba(team["near"]),
                team["stud"],
            )
            for name, team in data["team"].items()
        }

    def _stud(self, image: Image.Image, x: int, y: int, team: Team) -> None:
        """A 3x3 corner rivet: its shape differs by owner."""
        metal = tuple(rgba(code) for code in STUD_GOLD) if team.stud == "gold" else team.frame
        box(image, x, y, 3, 3, metal[2])
        if team.stud == "diamond":
            for dx, dy in ((0, 0), (2, 0), (0, 2), (2, 2)):
                image.putpixel((x + dx, y + dy), INK)
            image.putpixel((x + 1, y), metal[0])
            image.putpixel((x, y + 1), metal[0])
            image.putpixel((x + 1, y + 2), metal[4])
            image.putpixel((x + 2, y + 1), metal[4])
            return
        box(image, x, y, 2, 1, metal[0])
        box(image, x, y, 1, 2, metal[0])
        box(image, x + 2, y + 1, 1, 2, metal[4])
        box(image, x + 1, y + 2, 2, 1, metal[4])

    def blank(self, team: Team, size: tuple[int, int] | None = None, *, studs: bool = True) -> Image.Image:
        """The bevelled metal frame: ink, light, base, shade, ink; the inside in the team's second colour."""
        width, height = size or self.size
        image = Image.new("RGBA", (width, height))
        light, lit, base, dim, dark = team.frame
        box(image, 1, 0, width - 2, height, INK)
        box(image, 0, 1, width, height - 2, INK)
        box(image, 1, 1, width - 2, height - 2, base)
        box(image, 1, 1, width - 2, 1, light)
        box(image, 1, 1, 1, height - 2, light)
        box(image, 1, height - 2, width - 2, 1, dark)
        box(image, width - 2, 1, 1, height - 2, dark)
        if studs:
            box(image, 2, 2, width - 4, 1, lit)
            box(image, 2, 2, 1, height - 4, lit)
            box(image, 2, height - 3, width - 4, 1, dim)
            box(image, width - 3, 2, 1, height - 4, dim)
        rim = 3 if studs else 2
        box(image, rim, rim, width - 2 * rim, height - 2 * rim, INK)
        box(image, rim + 1, rim + 1, width - 2 * rim - 2, height - 2 * rim - 2, team.fill[1])
        if studs:
            for x in (1, width - 4):
                for y in (1, height - 4):
                    self._stud(image, x, y, team)
        return image

    def window(self, team: Team, scenery: dict[str, Any]) -> Image.Image:
        """The art window without its hero: dithered sky, far and near silhouettes."""
        width, height = self.layout["art"][2:]
        sky = gradient(width, height, team.sky)
        image = sky.copy()
        for layer in ("far", "sky", "near"):
            for shape in scenery.get(layer, ()):
                mask = Image.new("1", (width, height))
                pen = ImageDraw.Draw(mask)
                if "poly" in shape:
                    # Corners are cell borders; Pillow counts cell centres and includes the last one.
                    pen.polygon([(x - 0.5, y - 0.5) for x, y in shape["poly"]], fill=1)
                elif "ellipse" in shape:
                    x, y, rx, ry = shape["ellipse"]
                    rows, columns = np.mgrid[0:height, 0:width]
                    inside = ((columns + 0.5 - x) / rx) ** 2 + ((rows + 0.5 - y) / ry) ** 2 <= 1
                    mask = Image.fromarray(inside)
                else:
                    raise DrawingError(f"scenery: unknown shape {sorted(shape)}")
                if layer == "sky":
                    image.paste(sky, (0, 0), mask)
                else:
                    image.paste(team.far if layer == "far" else team.near, (0, 0), mask)
        return image

    def _face(self, team: Team, window: Image.Image) -> Image.Image:
        image = self.blank(team)
        box(image, 4, 4, 48, 10, team.fill[0])
        box(image, 4, 4, 48, 1, team.fill[2])
        box(image, 4, 13, 48, 1, team.fill[1])
        box(image, 4, 14, 48, 1, INK)
        x, y = self.layout["art"][:2]
        image.alpha_composite(window, (x, y))
        box(image, x, y, window.width, 1, INK)
        left, top, across, high = self.layout["strip"]
        box(image, left, top - 1, across, 1, INK)
        box(image, left, top, across, high, team.fill[0])
        box(image, left, top, across, 1, team.fill[2])
        for index, stat in enumerate(STATS):
            pip_x, pip_y = self.layout["pips"][index]
            if index:
                # Notches above and below only: a figure is seven pixels wide and needs the column between.
                box(image, pip_x - 1, top + 1, 1, 2, team.fill[1])
                box(image, pip_x - 1, top + high - 2, 1, 2, team.fill[1])
            image.alpha_composite(self.signs[stat], (pip_x, pip_y))
        return image

    def figure_face(self, figure: str, team_name: str, idle: Image.Image) -> Image.Image:
        """A fighter's card. `idle` is the 128 x 96 frame with the anchor FIGURE_ANCHOR."""
        team = self.teams[team_name]
        window = self.window(team, self.data["scenery"][figure])
        bust_x, bust_y = self.data["bust"][figure]
        left, top = bust_x - FIGURE_ANCHOR[0], bust_y - FIGURE_ANCHOR[1]
        hero = Image.new("RGBA", window.size)
        hero.paste(idle, (left, top))
        window.alpha_composite(hero)
        return self._face(team, window)

    def item_face(self, art: Image.Image) -> Image.Image:
        """An item's card; `art` is its ITEM_ART pixels square drawing."""
        team = self.teams["item"]
        window = self.window(team, self.data["scenery"]["item"])
        window.alpha_composite(art, ((window.width - art.width) // 2, (window.height - art.height) // 2))
        return self._face(team, window)

    def back(self, name: str) -> Image.Image:
        """The back of a card: concentric lozenges, and the owner's emblem in a gold lozenge."""
        team = self.teams[name]
        image = self.blank(team)
        width, height = self.size
        rows, columns = np.mgrid[0:height, 0:width]
        steps = np.abs(columns - width // 2 + 0.5) + np.abs(rows - height // 2 + 0.5)
        ring = (steps % 12).astype(int)
        pattern = np.where(ring < 2, 2, np.where(ring < 7, 1, 0))
        inside = (columns >= 4) & (columns < width - 4) & (rows >= 4) & (rows < height - 4)
        pixels = np.array(image)
        fill = np.array(team.fill, np.uint8)
        pixels[inside] = fill[pattern[inside]]
        slope = np.abs(columns - width // 2 + 0.5) * 1.25 + np.abs(rows - height // 2 + 0.5)
        for limit, colour in ((24.5, INK), (23, team.frame[2]), (20.6, INK), (19, team.fill[1])):
            pixels[slope < limit] = colour
        upper_left = (columns - width / 2) + (rows - height / 2) < 0
        pixels[(slope < 23) & (slope >= 21.8) & upper_left] = team.frame[0]
        pixels[(slope < 23) & (slope >= 21.8) & ~upper_left] = team.frame[4]
        pixels[(slope < 19) & (rows < height // 2)] = team.fill[2]
        image = Image.fromarray(pixels)
        rows_of_emblem = self.data["emblem"][name].strip("\n").splitlines()
        emblem = grid_image(rows_of_emblem, self.key, f"emblem {name}")
        image.alpha_composite(emblem, ((width - emblem.width) // 2, (height - emblem.height) // 2))
        return image

    def small_back(self, name: str) -> Image.Image:
        """The small back of a hand that is not for these eyes."""
        team = self.teams[name]
        width, height = SMALL
        image = self.blank(team, SMALL, studs=False)
        rows, columns = np.mgrid[0:height, 0:width]
        steps = np.abs(columns - width // 2 + 0.5) * 1.25 + np.abs(rows - height // 2 + 0.5)
        inside = (columns >= 3) & (columns < width - 3) & (rows >= 3) & (rows < height - 3)
        pixels = np.array(image)
        pixels[inside & (steps < 14)] = team.fill[1]
        pixels[inside & (steps >= 14)] = team.fill[2]
        pixels[inside & (steps < 10)] = INK
        pixels[inside & (steps < 9)] = team.frame[2]
        pixels[inside & (steps < 9) & (columns < width // 2) & (rows < height // 2)] = team.frame[0]
        pixels[inside & (steps < 9) & (columns >= width // 2) & (rows >= height // 2)] = team.frame[4]
        pixels[inside & (steps < 7)] = INK
        pixels[inside & (steps < 6)] = team.fill[3]
        pixels[inside & (steps < 6) & (rows >= height // 2)] = team.fill[2]
        return Image.fromarray(pixels)


def load_cards(source: Path, signs: dict[str, Image.Image], key: dict[str, Colour]) -> CardPainter:
    """The painter for the data in `source`/cards/cards.toml."""
    return CardPainter(load_toml(source / "cards" / "cards.toml"), signs, key)
