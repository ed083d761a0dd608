"""Crisp one-bit text: two TTFs at the sizes that sit on the pixel grid, and our own bitmap font for running text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

import pygame

from scenes.assets import asset_path, load_picture
from scenes.widgets.colours import INK, WHITE, Colour

Align = Literal["left", "center", "right"]


class Font(StrEnum):
    """NAME: names, buttons, numbers; TITLE, BIG: headings; LABEL, LABEL_BOLD: small capitals; BODY: running text;
    LARGE: the same twice as high."""

    NAME = "name"
    TITLE = "title"
    BIG = "big"
    LABEL = "label"
    LABEL_BOLD = "label_bold"
    BODY = "body"
    LARGE = "large"


_TTF = {
    Font.NAME: ("press-start-2p-400.ttf", 8, 0),
    Font.TITLE: ("press-start-2p-400.ttf", 16, 0),
    Font.BIG: ("press-start-2p-400.ttf", 24, 0),
    Font.LABEL: ("silkscreen-400.ttf", 8, 0),
    Font.LABEL_BOLD: ("silkscreen-700.ttf", 8, 0),
}
# Signs that the capitals' fonts lack, in what they have.
_INSTEAD = str.maketrans({"−": "-", "–": "-", "—": "-", "→": ">", "←": "<", "…": "...", "≥": ">", "’": "'"})


class Face(Protocol):
    """A font at one size."""

    line: int

    def width(self, text: str) -> int:
        """Of one line, in pixels."""

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line, see-through around the glyphs."""

    def lacks(self, text: str) -> str:
        """The characters that it has no glyph for."""


class TrueType:
    """A TTF without smoothing."""

    def __init__(self, file: str, size: int) -> None:
        self._font = pygame.font.Font(str(asset_path("fonts", file)), size)
        self.line = size + 3 if size == 8 else size + 6

    def width(self, text: str) -> int:
        """Of one line, in pixels."""
        return self._font.size(text.translate(_INSTEAD))[0]

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line."""
        return self._font.render(text.translate(_INSTEAD), False, colour)

    def lacks(self, text: str) -> str:
        """Characters without a glyph."""
        plain = text.translate(_INSTEAD)
        return "".join(c for c, metric in zip(plain, self._font.metrics(plain), strict=True) if metric is None)


class Bitmap:
    """assets/fonts/body: glyphs by character, proportional."""

    def __init__(self) -> None:
        data = json.loads(asset_path("fonts", "body.json").read_text(encoding="utf-8"))
        self._picture = load_picture("fonts", "body.png")
        self._glyphs: dict[str, list[int]] = data["glyphs"]
        self._missing = self._glyphs[data["missing"]]
        self._height: int = data["height"]
        self.line: int = data["line"]

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

    def width(self, text: str) -> int:
        """Of one line, in pixels."""
        return 2 * self._face.width(text)

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """One line."""
        return pygame.transform.scale2x(self._face.render(text, colour))

    def lacks(self, text: str) -> str:
        """Characters without a glyph."""
        return self._face.lacks(text)


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that did not fit where it was put."""

    text: str
    width: int
    room: int


class Heard(NamedTuple):
    """A line that was drawn, and where."""

    text: str
    box: pygame.Rect
    font: Font
    role: str = ""


class Words(NamedTuple):
    """What a picture says: every line, and those that have a role."""

    heard: list[Heard]
    said: list[tuple[str, str]]


LARGER_BY = 6
"""How much higher up a line begins when it is twice as high and keeps its middle."""
LARGE_HIGH = 18
"""The lowest place that a large line may stand in: its capitals and what hangs below."""
BRIGHT = 7.0
"""The contrast with ink that light words have at least under high contrast (WCAG 2, level AAA)."""


@lru_cache(maxsize=200)
def brightened(colour: Colour) -> Colour:
    """The colour, mixed with white until it stands out from ink by BRIGHT; dark ones, written on light, stay."""
    if luminance(colour) < DARK:
        return colour
    mixed, part = colour, 0.0
    while contrast(mixed, INK) < BRIGHT:
        part = min(1.0, part + 0.1)
        red, green, blue = (round(own + (255 - own) * part) for own in colour)
        mixed = red, green, blue
    return mixed


DARK = 0.05
"""Relative luminance below which a colour is for writing on something light."""


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance (WCAG 2), from 0 to 1."""
    parts = [c / 255 for c in colour[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """How far two colours stand out from each other (WCAG 2), from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


class Fonts:
    """The faces, and everything rendered with them lately.

    overflows, lacking: what went wrong with texts since the lists were cleared; the tests of every screen read them.
    """

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._faces: dict[Font, Face] = {font: TrueType(file, size) for font, (file, size, _) in _TTF.items()}
        self._faces[Font.BODY] = Bitmap()
        self._faces[Font.LARGE] = Doubled(self._faces[Font.BODY])
        self.larger = False
        """Running text is twice as high wherever there is room for it."""
        self.bright = False
        """Words are light, with a dark edge all round: for high contrast."""
        self.heard: list[Heard] | None = None
        """While somebody listens, everything that is drawn, in order: see `hearing`."""
        self.said: list[tuple[str, str]] = []
        """(role, line) of what was drawn for a reason that a voice can name, since it was forgotten: see `saying`."""
        self._role = ""
        self._rendered = lru_cache(maxsize=1500)(self._render)
        self._width = lru_cache(maxsize=8000)(lambda text, font: self._faces[font].width(text))
        self._wrapped = lru_cache(maxsize=500)(self._wrap)
        self.overflows: list[Overflow] = []
        self.lacking: list[tuple[str, str]] = []

    def face(self, font: Font) -> Face:
        """The face."""
        return self._faces[font]

    def width(self, text: str, font: Font = Font.BODY) -> int:
        """Of one line, in pixels."""
        return self._width(text, font)

    def line(self, font: Font = Font.BODY) -> int:
        """From one line to the next, in pixels."""
        return self._faces[font].line

    def _render(
        self, text: str, font: Font, colour: Colour, shadow: Colour | None, outline: Colour | None
    ) -> pygame.Surface:
        face = self._faces[font]
        missing = face.lacks(text)
        if missing:
            self.lacking.append((text, missing))
        body = face.render(text, colour)
        if shadow is None and outline is None:
            return body
        pad = 1 if outline is not None else 0
        out = pygame.Surface((body.get_width() + 1 + pad, body.get_height() + 1 + 2 * pad), pygame.SRCALPHA)
        dark = face.render(text, outline if outline is not None else shadow or INK)
        if outline is not None:
            for dx in (0, 1, 2):
                for dy in (0, 1, 2, 3):
                    out.blit(dark, (dx, dy))
        else:
            out.blit(dark, (1, 1))
        out.blit(body, (pad, pad))
        return out

    def draw(
        self,
        canvas: pygame.Surface,
        at: tuple[float, float],
        text: str,
        font: Font = Font.BODY,
        colour: Colour = WHITE,
        align: Align = "left",
        shadow: Colour | None = INK,
        outline: Colour | None = None,
        room: int | None = None,
        high: int | None = None,
    ) -> pygame.Rect:
        """One line with its upper left (middle, right) at this point. room: how wide it may be; more is recorded in
        `overflows` and drawn all the same. high: of running text, how high the place is in whose middle it stands:
        where it fits, larger text is used. Returns where it lies, the shadow left out."""
        if high is not None and font == Font.BODY and self.fits_larger(text, room, high):
            font, at = Font.LARGE, (at[0], at[1] - LARGER_BY)
        width = self._width(text, font)
        if room is not None and width > room:
            self.overflows.append(Overflow(text, width, room))
        if self.bright:
            colour = brightened(colour)
            shadow, outline = (None, INK) if shadow is not None else (None, outline)
        x = round(at[0]) - (width // 2 if align == "center" else width if align == "right" else 0)
        y = round(at[1])
        pad = 1 if outline is not None else 0
        canvas.blit(self._rendered(text, font, colour, shadow, outline), (x - pad, y - pad))
        box = pygame.Rect(x, y, width, self._faces[font].line)
        if self.heard is not None and text.strip():
            self.heard.append(Heard(text, box, font, self._role))
        if self._role:
            self.said.append((self._role, text))
        return box

    def fits_larger(self, text: str, room: int | None, high: int) -> bool:
        """Whether larger text is wanted, and this line of it fits a place so wide and high."""
        return self.larger and high >= LARGE_HIGH and (room is None or self._width(text, Font.LARGE) <= room)

    @contextmanager
    def listening(self) -> Iterator[Words]:
        """What is drawn while this lasts, with its roles, to be told `again` when a picture of it is used again."""
        begin, words = len(self.said), Words([], [])
        with self.hearing() as heard:
            yield words
        words.heard.extend(heard)
        words.said.extend(self.said[begin:])

    def again(self, words: Words) -> None:
        """The same has been drawn once more."""
        if self.heard is not None:
            self.heard += words.heard
        self.said += words.said

    @contextmanager
    def saying(self, role: str) -> Iterator[None]:
        """What is drawn while this lasts has this role; the innermost counts. Roles are `speech.speaker`'s."""
        outer = self._role
        self._role = role
        try:
            yield
        finally:
            self._role = outer

    @contextmanager
    def hearing(self) -> Iterator[list[Heard]]:
        """What is drawn while this lasts. Whoever listens around it hears it, too."""
        outer, heard = self.heard, list[Heard]()
        self.heard = heard
        try:
            yield heard
        finally:
            self.heard = outer
            if outer is not None:
                outer += heard

    def wrap(self, text: str, width: int, font: Font = Font.BODY) -> list[str]:
        """The text in lines of at most this width. A newline begins a new line."""
        return list(self._wrapped(text, width, font))

    def _wrap(self, text: str, width: int, font: Font) -> tuple[str, ...]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in self._words(paragraph, width, font):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, font) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def _words(self, paragraph: str, width: int, font: Font) -> Iterator[str]:
        """Its words, those cut that are wider than a whole line (a file's path, say)."""
        for word in paragraph.split():
            part = ""
            for character in word:
                if part and self.width(part + character, font) > width:
                    yield part
                    part = ""
                part += character
            yield part

    def block(
        self,
        canvas: pygame.Surface,
        box: pygame.Rect,
        text: str,
        font: Font = Font.BODY,
        colour: Colour = WHITE,
        align: Align = "left",
        shadow: Colour | None = INK,
        step: int | None = None,
        grow: bool = False,
    ) -> int:
        """Wrapped text in a box. grow: nothing else stands in this box below the text, so that where larger text is
        wanted and all of it fits, it is used. What does not fit is recorded in `overflows`. Returns the y below the
        last line."""
        y = box.top
        if grow and font == Font.BODY and self.block_fits_larger(box, text):
            font, step = Font.LARGE, None
        step = step or self.line(font)
        x = box.left if align == "left" else box.centerx if align == "center" else box.right
        for line in self.wrap(text, box.width, font):
            if y + self.line(font) - 2 > box.bottom:
                self.overflows.append(Overflow(line, y + self.line(font) - box.top, box.height))
            self.draw(canvas, (x, y), line, font, colour, align, shadow, room=box.width)
            y += step
        return y

    def block_fits_larger(self, box: pygame.Rect, text: str) -> bool:
        """Whether larger text is wanted, and all of this fits this box."""
        if not self.larger:
            return False
        lines = self.wrap(text, box.width, Font.LARGE)
        return len(lines) * self.line(Font.LARGE) - 2 <= box.height and all(
            self.width(line, Font.LARGE) <= box.width for line in lines
        )

    @property
    def running(self) -> Font:
        """The face of running text where a box is made for it: LARGE where larger text is wanted."""
        return Font.LARGE if self.larger else Font.BODY

    def fitting(self, text: str, room: int, fonts: tuple[Font, ...]) -> Font:
        """The first of these fonts in which the text fits, else the last."""
        for font in fonts:
            if self.width(text, font) <= room:
                return font
        return fonts[-1]
