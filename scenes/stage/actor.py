"""An actor: an animated figure that stands somewhere."""

from __future__ import annotations

import logging
from typing import ClassVar

import pygame

from scenes.assets import Frame, Sheet, painted
from scenes.widgets.colours import INK, WHITE

log = logging.getLogger("arcade.stage")

AFTERIMAGES = ((2, 60), (1, 120))
"""Of a dash: how many trails behind, and how opaque of 255; the farthest first."""
LOOPS = ("idle", "walk", "win")
LINGERING = ("idle", "win")
"""Loops that nobody waits for: a faster match does not make them faster, or whoever cheers would flicker."""


class Actor:
    """Plays the tags of a figure's sheet. x, y: its feet on the canvas."""

    strict: ClassVar[bool] = False
    """Whether a gesture that a figure lacks is raised: tests and soaks want to know, but nobody's match ends for it."""

    def __init__(self, sheet: Sheet, x: float, y: float, facing_left: bool, start_ms: int = 0) -> None:
        """start_ms: how far into its idle loop it begins, so that a row does not breathe as one."""
        self.sheet, self.x, self.y, self.facing_left = sheet, x, y, facing_left
        self.flash = False
        self.hidden = False
        self.dissolve = 0.0
        self.frozen = False
        self.squash = 0.0
        """How much wider and lower it is drawn than it is (0.1: a tenth); below 0: taller and thinner."""
        self.trail = 0.0
        """Pixels from one afterimage to the next behind it while it dashes; below 0: to its left."""
        self._tag = ""
        self._frames: tuple[Frame, ...] = ()
        self._index = 0
        self._age = 0.0
        self.play("idle")
        self.update(start_ms)

    @property
    def tag(self) -> str:
        """What it plays now."""
        return self._tag

    def play(self, tag: str) -> None:
        """Play from the start; a tag that does not loop holds its last frame. One that the figure lacks leaves it
        standing. Raises KeyError for such a tag where `strict`."""
        if not self.sheet.has_tag(self._named(tag)):
            if self.strict:
                raise KeyError(f"{self.sheet.name} has no {self._named(tag)}")
            log.warning("%s has no %s", self.sheet.name, self._named(tag))
            tag = "idle"
        self._tag = tag
        self._frames = self.sheet.tag(self._named(tag))
        self._index, self._age = 0, 0.0

    def _named(self, tag: str) -> str:
        return f"{tag}_left" if self.facing_left else tag

    def settle(self) -> None:
        """Nothing is done to it any more: it stands there as it is."""
        self.flash = self.hidden = self.frozen = False
        self.dissolve = self.squash = self.trail = 0.0

    @property
    def duration_ms(self) -> int:
        """How long one run of the tag takes."""
        return sum(frame.duration_ms for frame in self._frames)

    def time_of(self, frame: int) -> int:
        """When this frame of the tag begins, in milliseconds from its start."""
        return sum(f.duration_ms for f in self._frames[:frame])

    def update(self, ms: float, real_ms: float | None = None) -> bool:
        """Let time pass. real_ms: how much of it has really passed, where the match is played faster; what lingers
        goes by that. Returns whether another frame shows."""
        if self.frozen:
            return False
        self._age += real_ms if real_ms is not None and self._tag in LINGERING else ms
        before = self._index
        while self._age >= self._frames[self._index].duration_ms:
            if self._index + 1 < len(self._frames):
                self._age -= self._frames[self._index].duration_ms
                self._index += 1
            elif self._tag in LOOPS:
                self._age -= self._frames[self._index].duration_ms
                self._index = 0
            else:
                self._age = 0.0
                break
        return self._index != before

    @property
    def frame(self) -> Frame:
        """The frame that shows."""
        return self._frames[self._index]

    def draw(self, canvas: pygame.Surface, shade: float = 0.0, silhouette: tuple[int, int, int] | None = None) -> None:
        """Draw it; shade: how much darker (0 to 1); silhouette: in one colour."""
        if self.hidden or self.dissolve >= 1.0:
            return
        frame = self.frame
        if self.flash:
            frame = Frame(_filled(frame.surface, WHITE), frame.offset, 0)
        elif silhouette is not None:
            frame = Frame(_filled(frame.surface, silhouette), frame.offset, 0)
        elif shade:
            frame = Frame(_darker(frame.surface, shade), frame.offset, 0)
        if self.dissolve > 0.0:
            frame = Frame(_dissolved(frame.surface, self.dissolve), frame.offset, 0)
        if self.squash:
            frame = _squashed(frame, self.squash)
        if self.trail:
            for step, alpha in AFTERIMAGES:
                ghost = frame.surface.copy()
                ghost.set_alpha(alpha)
                Frame(ghost, frame.offset, 0).draw(canvas, (self.x + self.trail * step, self.y))
        frame.draw(canvas, (self.x, self.y))


def _squashed(frame: Frame, squash: float) -> Frame:
    """The same feet, wider and lower by the same share, in whole pixels."""
    wide, high = 1 + squash, 1 - squash
    width, height = frame.surface.get_size()
    size = (max(1, round(width * wide)), max(1, round(height * high)))
    offset = (round(frame.offset[0] * wide), round(frame.offset[1] * high))
    return Frame(pygame.transform.scale(frame.surface, size), offset, 0)


_FILLED: dict[tuple[int, tuple[int, int, int]], tuple[pygame.Surface, pygame.Surface]] = {}


def _filled(surface: pygame.Surface, colour: tuple[int, int, int]) -> pygame.Surface:
    """The shape in one colour, its ink contour kept."""
    # As with shades: hidden fighters show the same few frames for ever.
    key = (id(surface), colour)
    if key not in _FILLED:
        _FILLED[key] = (surface, _fill(surface, colour))
    return _FILLED[key][1]


def _fill(surface: pygame.Surface, colour: tuple[int, int, int]) -> pygame.Surface:
    mask = pygame.mask.from_surface(surface, 127)
    out = mask.to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0))
    # Of indexed pictures a threshold compares numbers, not colours.
    inked = pygame.mask.from_threshold(painted(surface), INK, (1, 1, 1, 255))
    inked.to_surface(out, setcolor=(*INK, 255), unsetcolor=None)
    return out


_SHADES: dict[tuple[int, int], tuple[pygame.Surface, pygame.Surface]] = {}


def _darker(surface: pygame.Surface, shade: float) -> pygame.Surface:
    # Rows of waiting figures show the same few frames for ever. The original is kept beside: its id stays its own.
    key = (id(surface), round(shade * 100))
    if key not in _SHADES:
        out = painted(surface)
        level = round(255 * (1 - shade))
        out.fill((level, level, min(255, level + 20), 255), special_flags=pygame.BLEND_RGBA_MULT)
        _SHADES[key] = (surface, out)
    return _SHADES[key][1]


_BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def _dissolved(surface: pygame.Surface, t: float) -> pygame.Surface:
    """Without the pixels that have already gone: an ordered dither that thins out evenly."""
    out = painted(surface)
    clear = (0, 0, 0, 0)
    limit = t * 16
    w, h = out.get_size()
    for y in range(h):
        row = _BAYER[y % 4]
        for x in range(w):
            if row[x % 4] < limit:
                out.set_at((x, y), clear)
    return out
