"""A portrait as data, and its drawing.

    id = "masan"
    [key]                                  # letters of its own, besides those of figures/common.toml
    [[parts]]                              # from back to front, in the language of figures/parts.py; pixels of the page
    what = "robe"
    shape = { blob = "2 48 !; 8 38; 40 38; 46 48 !" }
    [face]                                 # typed: laid over the parts
    at = [14, 14]
    grid = "..."
    [face.moods.hurt]                      # rows typed over those of the grid, from the row `from` on
    from = 3
    grid = "..."
    [[over]]                               # parts before the face: a hat, a lock of hair, a hand

Every face is typed calm and hurt; a cast that has no fury leaves it out. A part with `moods = ["fury"]` is drawn in
those only. Expressions know `hurt` and `fury`, each 0 or 1, so that a lock
or a hat can be moved by them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from art.canvas import Canvas
from art.figures.expressions import ExpressionError, Spot
from art.figures.model import FigureError, Key, read_key, read_toml
from art.figures.parts import Artist
from art.transform import IDENTITY, Point, Transform

SIZE = 48
MOODS = ("calm", "hurt", "fury")
PAGE = "page"
_SECTIONS = frozenset({"id", "key", "parts", "face", "over"})
Part = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Bust:
    """One portrait. `faces`: the typed face by mood (calm, hurt, and fury where it has one), its upper left cell at
    `face_at`."""

    id: str
    key: Key
    parts: tuple[Part, ...]
    over: tuple[Part, ...]
    face_at: tuple[int, int]
    faces: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Page:
    """The plain ground of a portrait: one space, `page`, from the upper left corner."""

    name: str
    key: Key
    view: Transform = field(default=IDENTITY)

    def space(self, name: str, side: str | None = None) -> Transform:
        """The page itself. Raises ExpressionError for any other name."""
        if name != PAGE:
            raise ExpressionError(f"there is no space {name!r} in a portrait: only {PAGE!r}")
        return IDENTITY

    def place(self, spot: Spot, side: str | None = None) -> Point:
        """The spot on the page."""
        x, y = self.space(spot.space).p(spot.x, spot.y)
        return (x, y, 1) if spot.corner else (x, y)

    def grid_corner(self, at: Point, width: int) -> tuple[int, int]:
        """The nearest cell."""
        return round(at[0]), round(at[1])


def read_bust(path: Path) -> Bust:
    """Read a portrait; the letters of figures/common.toml are known to it. Raises FigureError."""
    data = read_toml(path)
    common = read_toml(path.parents[1] / "figures" / "common.toml")
    if unknown := set(data) - _SECTIONS:
        raise FigureError(f"{path}: unknown sections {sorted(unknown)}; known: {', '.join(sorted(_SECTIONS))}")
    try:
        key = read_key(path, common["key"], data.get("key", {}))
        face = data["face"]
        return Bust(
            id=data["id"],
            key=key,
            parts=tuple(data["parts"]),
            over=tuple(data.get("over", ())),
            face_at=(face["at"][0], face["at"][1]),
            faces=_faces(path, face, key),
        )
    except KeyError as error:
        raise FigureError(f"{path}: {error} is missing") from None


def _faces(path: Path, face: Mapping[str, Any], key: Key) -> dict[str, str]:
    rows = face["grid"].strip("\n").split("\n")
    moods = face["moods"]
    if "hurt" not in moods or not set(moods) <= set(MOODS[1:]):
        raise FigureError(f"{path}: [face.moods] has {sorted(moods)}; it needs hurt, and may have fury")
    typed = {MOODS[0]: rows}
    for mood, patch in moods.items():
        first, new = patch["from"], patch["grid"].strip("\n").split("\n")
        if first + len(new) > len(rows):
            raise FigureError(f"{path}: {mood} types {len(new)} rows from row {first} on; the face has {len(rows)}")
        typed[mood] = [*rows[:first], *new, *rows[first + len(new) :]]
    for mood, lines in typed.items():
        for number, row in enumerate(lines):
            if len(row) != len(rows[0]):
                raise FigureError(f"{path}: {mood}, row {number} has {len(row)} letters, the first row {len(rows[0])}")
            if strange := set(row) - set(key) - {".", " "}:
                raise FigureError(f"{path}: {mood}, row {number}: {sorted(strange)} are not in the key")
    return {mood: "\n".join(lines) for mood, lines in typed.items()}


def draw_bust(bust: Bust, mood: str) -> Canvas:
    """The bust on a page of SIZE x SIZE, with its contour.

    Raises ExpressionError for a malformed part, ValueError for a mood that this face does not have.
    """
    if mood not in bust.faces:
        raise ValueError(f"{bust.id}: unknown mood {mood!r}; known: {', '.join(bust.faces)}")
    canvas = Canvas(SIZE, SIZE)
    artist = Artist(canvas, Page(bust.id, bust.key), {name: float(name == mood) for name in MOODS})
    _draw(artist, bust.parts, mood)
    canvas.grid(*bust.face_at, bust.faces[mood], bust.key)
    _draw(artist, bust.over, mood)
    canvas.outline()
    return canvas


def _draw(artist: Artist, parts: tuple[Part, ...], mood: str) -> None:
    for part in parts:
        words = dict(part)
        if mood in words.pop("moods", MOODS):
            artist.draw(words, PAGE)
