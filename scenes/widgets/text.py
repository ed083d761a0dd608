"""Text on a canvas: lines and blocks in the faces, larger where that is wanted, and who listens to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import count
from typing import Literal, NamedTuple

import pygame

from scenes.display import CANVAS
from scenes.widgets.colours import INK, WHITE, Colour
from scenes.widgets.contrast import brightened
from scenes.widgets.faces import Bitmap, Doubled, Face, TrueType

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


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that did not fit where it was put."""

    text: str
    width: int
    room: int


class Heard(NamedTuple):
    """A line that was drawn, and where. group: lines with the same number, not 0, belong together: a widget's, a
    wrapped paragraph's."""

    text: str
    box: pygame.Rect
    font: Font
    role: str = ""
    group: int = 0


class Framed(NamedTuple):
    """A panel that was drawn: what lies on it belongs together, and what lies under it is not seen."""

    box: pygame.Rect


class Words(NamedTuple):
    """What a picture says: every line, and those that have a role."""

    heard: list[Heard | Framed]
    said: list[tuple[str, str]]


WIDGET = frozenset({"focus", "others"})
"""Roles of widgets: a label, its value and what belongs to them are one thing."""
LARGER_BY = 6
"""How much higher up a line begins when it is twice as high and keeps its middle."""
LARGE_HIGH = 18
"""The lowest place that a large line may stand in: its capitals and what hangs below."""


class Fonts:
    """The faces, and everything rendered with them lately.

    overflows, lacking: what went wrong with texts since the lists were cleared; the tests of every screen read them.
    """

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        body = Bitmap()
        self._faces: dict[Font, Face] = {
            Font.NAME: TrueType("press-start-2p-400.ttf", 8, raised=True),
            Font.TITLE: TrueType("press-start-2p-400.ttf", 16, raised=True),
            Font.BIG: TrueType("press-start-2p-400.ttf", 24, raised=True),
            # Its small diaeresis over U runs together into a bar.
            Font.LABEL: TrueType("silkscreen-400.ttf", 8, marks={"Ü": "Ö", "ü": "Ö"}),
            Font.LABEL_BOLD: TrueType("silkscreen-700.ttf", 8),
            Font.BODY: body,
            Font.LARGE: Doubled(body),
        }
        self.larger = False
        """Running text is twice as high wherever there is room for it."""
        self.bright = False
        """Words are light, with a dark edge all round: for high contrast."""
        self.heard: list[Heard | Framed] | None = None
        """While somebody listens, everything that is drawn, in order: see `hearing`."""
        self.said: list[tuple[str, str]] = []
        """(role, line) of what was drawn for a reason that a voice can name, since it was forgotten: see `saying`."""
        self._role = ""
        self._group = 0
        self._groups = count(1)
        self._rendered = lru_cache(maxsize=1500)(self._render)
        self._width = lru_cache(maxsize=8000)(lambda text, font: self._faces[font].width(text))
        self._wrapped = lru_cache(maxsize=500)(self._wrap)
        self.overflows: list[Overflow] = []
        self.lacking: list[tuple[str, str]] = []

    def forget(self) -> None:
        """Let go of all words that were drawn: a program that has ended needs none."""
        for kept in (self._rendered, self._width, self._wrapped):
            kept.cache_clear()

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
        above = self._faces[font].above
        canvas.blit(self._rendered(text, font, colour, shadow, outline), (x - pad, y - pad - above))
        box = pygame.Rect(x, y, width, self._faces[font].line)
        if canvas.get_size() != CANVAS:
            # A picture that is made to be kept says something when it is shown.
            return box
        if self.heard is not None and text.strip():
            self.heard.append(Heard(text, box, font, self._role, self._group))
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
        """What is drawn while this lasts has this role; the innermost counts. Roles are `speech.speaker`'s. What has
        the role of a widget belongs together."""
        outer = self._role, self._group
        self._role, self._group = role, next(self._groups) if role in WIDGET else 0
        try:
            yield
        finally:
            self._role, self._group = outer

    @contextmanager
    def hearing(self, apart: bool = False) -> Iterator[list[Heard | Framed]]:
        """What is drawn while this lasts. Whoever listens around it hears it, too; but not apart, where it is drawn and
        nobody sees it."""
        outer, heard, said = self.heard, list[Heard | Framed](), len(self.said)
        self.heard = heard
        try:
            yield heard
        finally:
            self.heard = outer
            if apart:
                del self.said[said:]
            elif outer is not None:
                outer += heard

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is drawn while this lasts belongs together."""
        outer = self._group
        self._group = outer or next(self._groups)
        try:
            yield
        finally:
            self._group = outer

    def pictured(self, box: pygame.Rect, text: str) -> None:
        """A picture here says this: whoever listens hears it as though it were written."""
        if self.heard is not None:
            self.heard.append(Heard(text, box.copy(), Font.BODY, self._role, self._group))

    def framed(self, box: pygame.Rect) -> None:
        """A panel has been drawn here."""
        if self.heard is not None:
            self.heard.append(Framed(box.copy()))

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
        with self.together():
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
