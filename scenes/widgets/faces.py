"""Faces: how a line of text becomes one-bit pixels. Two TTFs at the sizes that sit on the pixel grid, and our own
bitmap font for running text.

Press Start 2P squeezes every accented capital into the height of a small letter with its accent, so that a heading
reads "BUFóN". Here such a letter is the plain capital with the font's own mark above it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import pygame

from game.text.folding import folded
from scenes.assets import asset_path, load_picture
from scenes.widgets.colours import WHITE, Colour

# Signs that the capitals' fonts lack, in what they have.
_INSTEAD = str.maketrans({"−": "-", "–": "-", "—": "-", "→": ">", "←": "<", "…": "...", "≥": ">", "’": "'"})
_NOTHING_ABOVE = "ÆÇÐ×ØÞ"
"""What Latin-1 has between its capitals with a mark above."""
_NOWHERE = "\ufffe"
"""No character (Unicode 16, 23.7): what a font shows for it, it shows for all that it lacks."""


def _plain(letter: str) -> str:
    """The letter without its mark."""
    return folded(letter).upper() if letter.isupper() else folded(letter)


class Face(Protocol):
    """A font at one size."""

    line: int
    above: int
    """Rows of a rendered line that lie above where the line begins: for the marks of capitals."""

    def width(self, text: str) -> int:
        """Of one line, in pixels."""

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line, see-through around the glyphs, beginning `above` rows higher."""

    def lacks(self, text: str) -> str:
        """The characters that it has no glyph for."""


@dataclass(frozen=True, slots=True)
class Accented:
    """A letter that is written as another with the mark of a third: the upper rows of its glyph, so much higher."""

    base: str
    model: str
    rows: int
    up: int


class TrueType:
    """A TTF without smoothing, at a size in pixels.

    raised: a capital with a mark is the whole capital, and the mark stands above the line; marks: letters whose mark
    is drawn wrongly, with a letter to take it from.
    """

    def __init__(self, file: str, size: int, raised: bool = False, marks: dict[str, str] | None = None) -> None:
        self._font = pygame.font.Font(str(asset_path("fonts", file)), size)
        self.line = size + 3 if size == 8 else size + 6
        self._missing = self._picture(_NOWHERE)
        self._has = lru_cache(maxsize=500)(lambda c: c.isspace() or self._picture(c) != self._missing)
        self._accented = {
            letter: Accented(_plain(letter), model, self._top(_plain(letter)), 0)
            for letter, model in (marks or {}).items()
        }
        if raised:
            self._accented |= self._raised(size // 8)
        self.above = max((accented.up for accented in self._accented.values()), default=0)
        self._bare = str.maketrans({letter: accented.base for letter, accented in self._accented.items()})

    def _glyph(self, character: str) -> pygame.Surface:
        return self._font.render(character, False, WHITE)

    def _picture(self, character: str) -> bytes:
        return pygame.image.tobytes(self._glyph(character), "RGBA")

    def _top(self, character: str) -> int:
        return self._glyph(character).get_bounding_rect().top

    def _raised(self, pixel: int) -> dict[str, Accented]:
        """Every capital of Latin-1 with a mark above it, in a font whose marks are two of its pixels high."""
        found = {}
        for letter in map(chr, range(0xC0, 0xDF)):
            if letter in _NOTHING_ABOVE or not self._has(letter):
                continue
            mark = self._glyph(letter).subsurface((0, 0, 8 * pixel, 2 * pixel)).get_bounding_rect()
            # A ring is closed by the letter below it; between every other mark and its letter a row stays free.
            gap = 0 if letter == "Å" else pixel
            found[letter] = Accented(_plain(letter), letter, mark.bottom, mark.bottom + gap)
        return found

    def width(self, text: str) -> int:
        """Of one line, in pixels."""
        return self._font.size(text.translate(_INSTEAD).translate(self._bare))[0]

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line."""
        text = text.translate(_INSTEAD)
        bare = text.translate(self._bare)
        body = self._font.render(bare, False, colour)
        if not self.above and bare == text:
            return body
        out = pygame.Surface((body.get_width(), body.get_height() + self.above), pygame.SRCALPHA)
        out.blit(body, (0, self.above))
        for place, letter in enumerate(text):
            if (accented := self._accented.get(letter)) is not None:
                mark = self._font.render(accented.model, False, colour)
                at = self._font.size(bare[:place])[0], self.above - accented.up
                out.blit(mark, at, (0, 0, mark.get_width(), accented.rows))
        return out

    def lacks(self, text: str) -> str:
        """Characters without a glyph."""
        return "".join(c for c in text.translate(_INSTEAD) if not self._has(c))


class Bitmap:
    """assets/fonts/body: glyphs by character, proportional."""

    def __init__(self) -> None:
        data = json.loads(asset_path("fonts", "body.json").read_text(encoding="utf-8"))
        self._picture = load_picture("fonts", "body.png")
        self._glyphs: dict[str, list[int]] = data["glyphs"]
        self._missing = self._glyphs[data["missing"]]
        self._height: int = data["height"]
        self.line: int = data["line"]
        self.above: int = data["above"]

    def width(self, text: str) -> int:
        """Of one line, in pixels."""
        return sum(self._glyphs.get(c, self._missing)[4] for c in text)

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line."""
        out = pygame.Surface((max(1, self.width(text)), self._height), pygame.SRCALPHA)
        x = 0
        for c in text:
            left, top, w, h, advance = self._glyphs.get(c, self._missing)
            out.blit(self._picture, (x, 0), (left, top, w, h))
            x += advance
        out.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def lacks(self, text: str) -> str:
        """Characters without a glyph."""
        return "".join(c for c in text if c not in self._glyphs)


class Doubled:
    """Another face twice as high and wide, its corners rounded off by Scale2x, so that its pixels are no larger."""

    def __init__(self, face: Face) -> None:
        self._face = face
        self.line = 2 * face.line
        self.above = 2 * face.above

    def width(self, text: str) -> int:
        """Of one line, in pixels."""
        return 2 * self._face.width(text)

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line."""
        return pygame.transform.scale2x(self._face.render(text, colour))

    def lacks(self, text: str) -> str:
        """Characters without a glyph."""
        return self._face.lacks(text)
