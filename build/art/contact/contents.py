"""What the contact sheet shows: all sheets, frame by frame, and all pictures, maps and tiles below assets/.

It reads what is committed, not the sources: the sheet shows what the game shows.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image

from art.lint import sheet_frames

GAMES = (
    ("eight_bit_battle", "8-Bit Battle"),
    ("eight_masters_revenge", "8 Masters' Revenge"),
    ("street_war", "Street War"),
)
"""The games with figures of 64 x 64, and what their part of the sheet is called."""
SCREEN = (640, 360)


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawn thing. source: its file below assets/, without ending; name: its frame, empty for a whole picture."""

    source: str
    name: str
    image: Image.Image


@dataclass(frozen=True, slots=True)
class Strip:
    """Pictures side by side under one name: the frames of an animation, or one picture alone."""

    name: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page under its title: one sheet of sprites, one folder. Without strips: a heading over others."""

    title: str
    strips: tuple[Strip, ...] = ()


def contents(assets: Path) -> list[Section]:
    """Everything, in the order of the page. Raises FileNotFoundError where the assets have not been compiled."""
    cast = _cast(assets / "source" / "figures")
    figures = assets / "sprites" / "figures"
    sections: list[Section] = []
    for game, title in GAMES:
        sections.append(Section(title))
        sections += [_sheet(assets, figures / figure) for figure, of in cast.items() if of == game]
    sections.append(Section("Demonites"))
    sections += [_sheet(assets, stem) for stem in _stems(assets / "sprites" / "demons")]
    sections.append(Section("Portraits"))
    sections += [_sheet(assets, stem) for stem in _stems(figures) if stem.name not in cast]
    for title, folder in (("Cards and items", "cards"), ("Effects", "fx"), ("Widgets", "ui"), ("Places", "places")):
        sections.append(Section(title))
        sections += [_sheet(assets, stem) for stem in _stems(assets / "sprites" / folder)]
    sections.append(Section("Pictures"))
    for folder in ("sprites", "icon", "fonts", "tiles"):
        sections.append(Section(folder, tuple(_whole(assets, path) for path in _plain(assets / folder))))
    sections.append(Section("Maps"))
    sections.append(Section("maps", tuple(_map(assets, path) for path in sorted((assets / "maps").glob("*.tmx")))))
    return sections


def moving_sheets(assets: Path) -> list[Section]:
    """The sheets of everybody who moves: figures and demons, animations only."""
    folders = (assets / "sprites" / name for name in ("figures", "demons"))
    sheets = [_sheet(assets, stem, loose=False) for folder in folders for stem in _stems(folder)]
    return [sheet for sheet in sheets if sheet.strips]


def _cast(folder: Path) -> dict[str, str]:
    """The game of every figure that has a file of its own, by name."""
    read = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}
    return {name: str(data["game"]) for name, data in read.items() if "game" in data}


def _stems(folder: Path) -> list[Path]:
    """The sheets of a folder, without ending."""
    return [path.with_suffix("") for path in sorted(folder.glob("*.json"))]


def _plain(folder: Path) -> list[Path]:
    """The pictures below a folder that are no sheets of sprites."""
    sheets = {path.with_suffix(".png") for path in folder.rglob("*.json") if '"frameTags"' in path.read_text("utf-8")}
    return sorted(set(folder.rglob("*.png")) - sheets)


def _name(assets: Path, path: Path) -> str:
    return path.relative_to(assets).with_suffix("").as_posix()


def _sheet(assets: Path, stem: Path, loose: bool = True) -> Section:
    """A sheet: a strip for each animation, then, if wanted, a strip for each frame that belongs to none."""
    source = _name(assets, stem)
    frames = [Picture(source, frame.name, frame.image) for frame in sheet_frames(stem)]
    data = json.loads(stem.with_suffix(".json").read_text(encoding="utf-8"))
    strips, single = [], dict(enumerate(frames))
    for tag in data["meta"]["frameTags"]:
        shown = frames[tag["from"] : tag["to"] + 1]
        strips.append(Strip(tag["name"], _cut(shown)))
        for number in range(tag["from"], tag["to"] + 1):
            single.pop(number, None)
    if loose:
        strips += [Strip(frame.name, _cut([frame])) for frame in single.values()]
    return Section(source.removeprefix("sprites/"), tuple(strips))


def _cut(pictures: Sequence[Picture]) -> tuple[Picture, ...]:
    """Without the border that all of them leave empty: they stay in step, and take no more room than they need."""
    boxes = [box for picture in pictures if (box := picture.image.getbbox())]
    if not boxes:
        return tuple(pictures)
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    return tuple(
        Picture(picture.source, picture.name, picture.image.crop((left, top, right, bottom))) for picture in pictures
    )


def _whole(assets: Path, path: Path) -> Strip:
    with Image.open(path) as opened:
        return Strip(path.stem, (Picture(_name(assets, path), "", opened.convert("RGBA")),))


def _map(assets: Path, path: Path) -> Strip:
    """A map as it stands at the start, all layers, cut to the screen."""
    root = ElementTree.parse(path).getroot()
    tiles = _tiles(path.parent, root)
    page = Image.new("RGBA", SCREEN)
    width, size = int(root.attrib["width"]), int(root.attrib["tilewidth"])
    for layer in root.iter("layer"):
        for number, gid in enumerate((layer.findtext("data") or "").replace("\n", "").rstrip(",").split(",")):
            if tile := tiles.get(int(gid)):
                at = (number % width * size, number // width * size)
                if at[0] < SCREEN[0] and at[1] < SCREEN[1]:
                    page.alpha_composite(tile, at)
    return Strip(path.stem, (Picture(_name(assets, path), "", page),))


def _tiles(folder: Path, root: ElementTree.Element) -> dict[int, Image.Image]:
    """The tiles of a map by their global numbers; an animated one in its first frame."""
    tiles: dict[int, Image.Image] = {}
    for entry in root.iter("tileset"):
        path = folder / entry.attrib["source"]
        tileset = ElementTree.parse(path).getroot()
        picture = tileset.find("image")
        if picture is None:
            raise FileNotFoundError(f"{path} names no picture")
        with Image.open(path.parent / picture.attrib["source"]) as opened:
            sheet = opened.convert("RGBA")
        first, size, columns = (
            int(entry.attrib["firstgid"]),
            int(tileset.attrib["tilewidth"]),
            int(tileset.attrib["columns"]),
        )
        shown = {int(tile.attrib["id"]): _first(tile) for tile in tileset.iter("tile")}
        for number in range(int(tileset.attrib["tilecount"])):
            row, column = divmod(shown.get(number, number), columns)
            box = (column * size, row * size, (column + 1) * size, (row + 1) * size)
            tiles[first + number] = sheet.crop(box)
    return tiles


def _first(tile: ElementTree.Element) -> int:
    frame = tile.find("animation/frame")
    return int(frame.attrib["tileid"] if frame is not None else tile.attrib["id"])
