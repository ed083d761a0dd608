"""Everything loaded from assets/, found by one resolver and kept once.

Sheets are PNG plus Aseprite JSON (array form), as `build/art/sheet.py` writes them and Aseprite does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

# The packaged program keeps this tree as it is, below `_internal`: `__file__` is right in both.
ROOT = Path(__file__).resolve().parent.parent / "assets"
_AGAIN = "Make it again or unpack the program again."


class AssetError(RuntimeError):
    """A file of the program is missing or damaged. The message names it and says what to do."""


def asset_path(*parts: str) -> Path:
    """The path of a file below assets/. Raises AssetError where it is not there."""
    path = ROOT.joinpath(*parts)
    if not path.exists():
        raise AssetError(
            f"The file {path} is missing. In a checkout 'python3 build/run.py assets' makes it; "
            "a packaged program should be unpacked again, whole."
        )
    return path


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture. `offset`: from the pivot to the surface's upper left corner, in pixels."""

    surface: pygame.Surface
    offset: tuple[int, int]
    duration_ms: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the surface, in pixels."""
        return self.surface.get_size()

    def draw(self, canvas: pygame.Surface, at: tuple[float, float]) -> pygame.Rect:
        """Draw with the pivot at this point. Returns the rectangle drawn on."""
        return canvas.blit(self.surface, (round(at[0]) + self.offset[0], round(at[1]) + self.offset[1]))


def frame_at(frames: Sequence[Frame], ms: int) -> tuple[int, Frame]:
    """(number, frame) of an endless animation so long after its start."""
    left = ms % sum(frame.duration_ms for frame in frames)
    for number, frame in enumerate(frames):
        if left < frame.duration_ms:
            return number, frame
        left -= frame.duration_ms
    raise AssertionError("the rest of a division is smaller than its divisor")


@dataclass(frozen=True, slots=True)
class SliceBox:
    """A named rectangle of a frame; `center` is the stretching middle of a nine-slice, relative to `bounds`."""

    bounds: pygame.Rect
    center: pygame.Rect | None


class Sheet:
    """A loaded sprite sheet."""

    def __init__(self, name: str) -> None:
        """name: below assets/sprites, without ending, such as `figures/king`. Raises AssetError."""
        self.name = name
        data = _read_json(asset_path("sprites", *f"{name}.json".split("/")))
        picture = load_picture("sprites", *f"{name}.png".split("/"))
        try:
            self._read(data, picture)
        except (LookupError, TypeError, ValueError, AttributeError, pygame.error) as error:
            raise AssetError(f"The sheet {name!r} is damaged ({error!r}). {_AGAIN}") from error

    def _read(self, data: Mapping[str, Any], picture: pygame.Surface) -> None:
        pivots: dict[int, tuple[int, int]] = {}
        self._slices: dict[str, SliceBox] = {}
        for item in data["meta"]["slices"]:
            key = item["keys"][0]
            if item["name"] == "pivot":
                pivots = {k["frame"]: (k["pivot"]["x"], k["pivot"]["y"]) for k in item["keys"]}
            center = _rect(key["center"]) if "center" in key else None
            self._slices[item["name"]] = SliceBox(_rect(key["bounds"]), center)
        self._frames: list[Frame] = []
        self._numbers: dict[str, int] = {}
        pivot = (0, 0)
        for number, row in enumerate(data["frames"]):
            pivot = pivots.get(number, pivot)
            source = row["spriteSourceSize"]
            offset = (source["x"] - pivot[0], source["y"] - pivot[1])
            self._frames.append(Frame(picture.subsurface(_rect(row["frame"])), offset, row["duration"]))
            self._numbers[row["filename"]] = number
        self._tags = {tag["name"]: (tag["from"], tag["to"]) for tag in data["meta"]["frameTags"]}

    def frame(self, name: str) -> Frame:
        """The frame with this name. Raises KeyError."""
        return self._frames[self._numbers[name]]

    def tag(self, name: str) -> tuple[Frame, ...]:
        """The frames of an animation, in order. Raises KeyError."""
        first, last = self._tags[name]
        return tuple(self._frames[first : last + 1])

    def has_tag(self, name: str) -> bool:
        """Whether there is such an animation."""
        return name in self._tags

    def slice(self, name: str) -> SliceBox:
        """The named rectangle. Raises KeyError."""
        return self._slices[name]

    @property
    def frame_names(self) -> tuple[str, ...]:
        """All frame names, in the sheet's order."""
        return tuple(self._numbers)


class Assets:
    """What has been loaded so far; one object for the program's life, handed around in `Context`."""

    def __init__(self) -> None:
        self._sheets: dict[str, Sheet] = {}
        self._pictures: dict[str, pygame.Surface] = {}

    def sheet(self, name: str) -> Sheet:
        """The sheet below assets/sprites, loaded once."""
        if name not in self._sheets:
            self._sheets[name] = Sheet(name)
        return self._sheets[name]

    def picture(self, name: str) -> pygame.Surface:
        """A whole picture below assets/sprites, such as `places/hall`, loaded once."""
        if name not in self._pictures:
            self._pictures[name] = load_picture("sprites", *f"{name}.png".split("/"))
        return self._pictures[name]


def painted(surface: pygame.Surface) -> pygame.Surface:
    """A copy to paint on: those of sheets have no colours but their own."""
    out = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    out.blit(surface, (0, 0))
    return out


UNUSED = (255, 0, 254)
"""A colour that no picture has: it stands for nothing."""


def quick(picture: pygame.Surface) -> pygame.Surface:
    """The same picture as it is drawn fastest, to be drawn and not changed any more: with nothing half-transparent in
    it, its pixels need not be mixed. It stays as it is where something is, or where there is no window."""
    seen, solid = (pygame.mask.from_surface(picture, limit).count() for limit in (0, 254))
    if seen != solid or pygame.display.get_surface() is None:
        return picture
    out = pygame.Surface(picture.get_size()).convert()
    out.fill(UNUSED)
    out.blit(picture, (0, 0))
    if solid != picture.get_width() * picture.get_height():
        out.set_colorkey(UNUSED, pygame.RLEACCEL)
    return out


def load_picture(*parts: str) -> pygame.Surface:
    """A PNG as a surface: one byte a pixel where the file is such (sheets: `build/art/sheet.py`), else in the display's
    format where there is one. Raises AssetError."""
    path = asset_path(*parts)
    try:
        picture = pygame.image.load(path)
    except pygame.error as error:
        raise AssetError(f"The picture {path} is damaged ({error}). {_AGAIN}") from error
    if picture.get_bitsize() == 8 or pygame.display.get_surface() is None:
        return picture
    return picture.convert_alpha()


def _read_json(path: Path) -> Mapping[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise AssetError(f"The file {path} is damaged ({error}). {_AGAIN}") from error
    if not isinstance(data, dict):
        raise AssetError(f"The file {path} is no sheet description.")
    return data


def _rect(box: Mapping[str, int]) -> pygame.Rect:
    return pygame.Rect(box["x"], box["y"], box["w"], box["h"])
