"""Sprite sheets: named frames packed into one PNG, described in Aseprite's JSON (array form).

Same frames, same bytes: no dates, a fixed packing, fixed PNG settings.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

Box = tuple[int, int, int, int]
"""x, y, width, height."""
MOST_COLOURS = 255
"""Of one picture: with nothing, as many as a byte tells apart."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame. pivot: the anchor in the untrimmed image. trim: leave the empty border out of the sheet."""

    name: str
    image: Image.Image
    duration_ms: int = 100
    pivot: tuple[int, int] | None = None
    trim: bool = True


@dataclass(frozen=True, slots=True)
class Tag:
    """An animation: the frames from number `first` to `last`, both included. repeat 0: for ever."""

    name: str
    first: int
    last: int
    repeat: int = 0


@dataclass(frozen=True, slots=True)
class Slice:
    """A named rectangle of one frame, with the centre of a nine-slice (relative to the bounds) or a pivot."""

    name: str
    bounds: Box
    center: Box | None = None
    pivot: tuple[int, int] | None = None
    frame: int = 0


def save_png(image: Image.Image, path: Path) -> None:
    """Write a PNG whose bytes depend on the pixels alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, format="PNG", optimize=False, compress_level=9)


def save_indexed(image: Image.Image, path: Path) -> None:
    """Write a PNG of one byte a pixel: in memory it takes a quarter, it loads in a quarter of the time and is drawn
    faster. Number 0 is nothing, where there is nothing somewhere. Raises ValueError for half-transparent pixels and for
    more than 255 colours."""
    pixels = np.asarray(image.convert("RGBA"))
    alpha = pixels[..., 3]
    if ((alpha > 0) & (alpha < 255)).any():
        raise ValueError(f"{path}: half-transparent pixels; art is opaque or nothing")
    numbers = pixels[..., :3].astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], dtype=np.uint32)
    colours = np.unique(numbers[alpha == 255])
    if len(colours) > MOST_COLOURS:
        raise ValueError(f"{path}: {len(colours)} colours; a palette has room for {MOST_COLOURS}")
    # Whoever compares colours and not numbers must not take nothing for something.
    nothing = next(number for number in range(0xFF00FF, 0, -1) if number not in colours)
    indices = np.where(alpha == 255, np.searchsorted(colours, numbers) + 1, 0).astype(np.uint8)
    out = Image.fromarray(indices, "P")
    out.putpalette([byte for number in (nothing, *colours.tolist()) for byte in number.to_bytes(3, "big")])
    path.parent.mkdir(parents=True, exist_ok=True)
    see_through = {"transparency": 0} if (alpha == 0).any() else {}
    out.save(path, format="PNG", optimize=False, compress_level=9, **see_through)


def write_sheet(
    stem: Path,
    frames: Sequence[Frame],
    tags: Sequence[Tag] = (),
    slices: Sequence[Slice] = (),
    width: int = 512,
) -> None:
    """Write `stem`.png and `stem`.json. Raises ValueError where two frames share a name or a tag names no frames."""
    names = [frame.name for frame in frames]
    if len(set(names)) != len(names):
        raise ValueError(f"{stem}: two frames have the same name among {names}")
    for tag in tags:
        if not 0 <= tag.first <= tag.last < len(frames):
            raise ValueError(
                f"{stem}: tag {tag.name!r} goes from {tag.first} to {tag.last}; there are {len(frames)} frames"
            )
    placed, size = _pack(frames, width)
    sheet = Image.new("RGBA", size)
    rows: list[dict[str, Any]] = []
    for frame, (picture, (left, top), at) in zip(frames, placed, strict=True):
        sheet.paste(picture, at)
        trimmed = picture.size != frame.image.size
        rows.append(
            {
                "filename": frame.name,
                "frame": _rect((*at, *picture.size)),
                "rotated": False,
                "trimmed": trimmed,
                "spriteSourceSize": _rect((left, top, *picture.size)),
                "sourceSize": {"w": frame.image.width, "h": frame.image.height},
                "duration": frame.duration_ms,
            }
        )
    save_indexed(sheet, stem.parent / f"{stem.name}.png")
    meta = {
        "app": "battle-arcade art",
        "version": "1",
        "image": f"{stem.name}.png",
        "format": "I8",
        "size": {"w": size[0], "h": size[1]},
        "scale": "1",
        "frameTags": [_tag(tag) for tag in tags],
        "slices": [*_pivots(frames), *(_slice(item) for item in slices)],
    }
    text = json.dumps({"frames": rows, "meta": meta}, indent=1, ensure_ascii=False)
    (stem.parent / f"{stem.name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def _pack(
    frames: Sequence[Frame], width: int
) -> tuple[list[tuple[Image.Image, tuple[int, int], tuple[int, int]]], tuple[int, int]]:
    """Shelves from left to right in the frames' order, a clear pixel between; frames that look alike share a place."""
    placed: list[tuple[Image.Image, tuple[int, int], tuple[int, int]]] = []
    places: dict[tuple[tuple[int, int], bytes], tuple[int, int]] = {}
    x = y = shelf = widest = 0
    for frame in frames:
        box = (frame.image.getbbox() if frame.trim else None) or (0, 0, *frame.image.size)
        picture = frame.image.crop(box)
        look = (picture.size, picture.tobytes())
        if look in places:
            placed.append((picture, (box[0], box[1]), places[look]))
            continue
        if x and x + picture.width > width:
            x, y, shelf = 0, y + shelf + 1, 0
        placed.append((picture, (box[0], box[1]), (x, y)))
        places[look] = (x, y)
        widest = max(widest, x + picture.width)
        x += picture.width + 1
        shelf = max(shelf, picture.height)
    return placed, (max(1, widest), max(1, y + shelf))


def _rect(box: Box) -> dict[str, int]:
    return dict(zip("xywh", box, strict=True))


def _tag(tag: Tag) -> dict[str, Any]:
    row: dict[str, Any] = {"name": tag.name, "from": tag.first, "to": tag.last, "direction": "forward"}
    return row | ({"repeat": str(tag.repeat)} if tag.repeat else {})


def _slice(item: Slice) -> dict[str, Any]:
    key: dict[str, Any] = {"frame": item.frame, "bounds": _rect(item.bounds)}
    if item.center is not None:
        key["center"] = _rect(item.center)
    if item.pivot is not None:
        key["pivot"] = dict(zip("xy", item.pivot, strict=True))
    return {"name": item.name, "color": "#0000ffff", "keys": [key]}


def _pivots(frames: Sequence[Frame]) -> list[dict[str, Any]]:
    """One slice `pivot`, with a key for each frame whose anchor differs from the frame before."""
    keys: list[dict[str, Any]] = []
    last: tuple[int, int] | None = None
    for number, frame in enumerate(frames):
        if frame.pivot is not None and frame.pivot != last:
            bounds = _rect((0, 0, *frame.image.size))
            keys.append({"frame": number, "bounds": bounds, "pivot": dict(zip("xy", frame.pivot, strict=True))})
            last = frame.pivot
    return [{"name": "pivot", "color": "#ff0000ff", "keys": keys}] if keys else []
