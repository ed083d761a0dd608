"""One-shot effects, flying bits, words that pop up, and the shake of the camera."""

from __future__ import annotations

import pygame

from game.core.rng import Rng
from scenes.assets import Frame
from scenes.stage.tween import ease_out
from scenes.widgets.colours import INK, NIGHT, WHITE, YELLOW, Colour
from scenes.widgets.text import Font, Fonts


class Burst:
    """Plays a tag once at a point."""

    def __init__(self, frames: tuple[Frame, ...], x: float, y: float) -> None:
        self._frames, self.x, self.y = frames, x, y
        self._age = 0.0

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether it is over."""
        self._age += ms
        return self._age >= sum(frame.duration_ms for frame in self._frames)

    def draw(self, canvas: pygame.Surface, fonts: Fonts) -> None:
        """Draw the frame of now."""
        left = self._age
        for frame in self._frames:
            if left < frame.duration_ms:
                frame.draw(canvas, (self.x, self.y))
                return
            left -= frame.duration_ms


class Bits:
    """Particles of one to three pixels that fly apart and fall. They are the stage's own: no rule's chance is spent."""

    def __init__(self, x: float, y: float, colours: tuple[Colour, ...], count: int = 24, seed: int = 1) -> None:
        rng = Rng(seed)
        self._bits = [
            [
                x,
                y,
                (rng.random() - 0.5) * 0.26,
                -rng.random() * 0.2 - 0.02,
                float(1 + rng.below(3)),
                330 + rng.random() * 180,
                float(rng.below(len(colours))),
            ]
            for _ in range(count)
        ]
        self._colours = colours

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether all are gone."""
        for bit in self._bits:
            bit[0] += bit[2] * ms
            bit[1] += bit[3] * ms
            bit[3] += 0.0009 * ms
            bit[5] -= ms
        self._bits = [bit for bit in self._bits if bit[5] > 0]
        return not self._bits

    def draw(self, canvas: pygame.Surface, fonts: Fonts) -> None:
        """Draw them on whole pixels."""
        for x, y, _, _, size, _, colour in self._bits:
            canvas.fill(self._colours[int(colour)], (round(x), round(y), int(size), int(size)))


class Pop:
    """A word or number that jumps up, stays, and is wiped out from below while it rises on: nothing blinks."""

    UP, STAY, OUT = 70, 560, 220
    LEAVES = 5
    """Pixels by which it rises on while it goes."""

    def __init__(self, text: str, x: float, y: float, colour: Colour = YELLOW, font: Font = Font.TITLE) -> None:
        self.text, self.x, self.y, self.colour, self.font = text, x, y, colour, font
        self._age = 0.0

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether it is over."""
        self._age += ms
        return self._age >= self.UP + self.STAY + self.OUT

    def draw(self, canvas: pygame.Surface, fonts: Fonts) -> None:
        """Draw it, or what is left of it."""
        gone = max(0.0, (self._age - self.UP - self.STAY) / self.OUT)
        rise = 6 * ease_out(min(1.0, self._age / self.UP)) + self.LEAVES * gone
        clip, top = canvas.get_clip(), round(self.y - rise)
        if gone:
            high = fonts.line(self.font) + 2
            canvas.set_clip(clip.clip((0, top - 2, canvas.get_width(), round(high * (1 - gone)))))
        fonts.draw(canvas, (self.x, top), self.text, self.font, self.colour, "center", None, INK)
        canvas.set_clip(clip)


class Speech:
    """What a figure says, in a bubble over it with a point towards it, whole on the screen."""

    MS = 1100
    EDGE = 4
    """Pixels that stay free beside it on the screen."""

    def __init__(self, text: str, x: float, y: float, colour: Colour) -> None:
        """(x, y): the tip of its point, over the head of who speaks; colour: the speaker's."""
        self.text, self.x, self.y, self.colour = text, x, y, colour
        self._age = 0.0

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether it is over."""
        self._age += ms
        return self._age >= self.MS

    def box(self, wide: int, fonts: Fonts) -> pygame.Rect:
        """Where the bubble lies on a screen of this width, its point left out."""
        size = (fonts.width(self.text, Font.BODY) + 12, fonts.line(Font.BODY) + 5)
        box = pygame.Rect((0, 0), size)
        box.midbottom = (round(self.x), round(self.y) - 4)
        box.clamp_ip((self.EDGE, 0, wide - 2 * self.EDGE, max(box.bottom, box.height)))
        return box

    def draw(self, canvas: pygame.Surface, fonts: Fonts) -> None:
        """Draw it."""
        box = self.box(canvas.get_width(), fonts)
        tip = min(max(round(self.x), box.left + 6), box.right - 7)
        frame = box.inflate(2, 2)
        for area, colour in (
            (frame.inflate(2, 0), INK),
            (frame.inflate(0, 2), INK),
            (frame, self.colour),
            (box, NIGHT),
        ):
            canvas.fill(colour, area)
        for row in range(5):
            half = 4 - row
            canvas.fill(INK, (tip - half - 1, box.bottom + row + 1, 2 * half + 3, 1))
            canvas.fill(self.colour, (tip - half, box.bottom + row, 2 * half + 1, 1))
            if half > 1:
                canvas.fill(NIGHT, (tip - half + 1, box.bottom + row, 2 * half - 1, 1))
        fonts.draw(canvas, (box.centerx, box.top + 2), self.text, Font.BODY, WHITE, "center", INK)


class Confetti:
    """Falling paper for the winner, for as long as it is wanted."""

    def __init__(self, tags: tuple[tuple[Frame, ...], ...], area: pygame.Rect, count: int = 50, seed: int = 5) -> None:
        self._tags, self._area, self._rng = tags, area, Rng(seed)
        self._bits = [self._new(self._rng.random() * area.height * -1) for _ in range(count)]

    def _new(self, y: float) -> list[float]:
        r = self._rng
        return [
            self._area.left + r.random() * self._area.width,
            self._area.top + y,
            0.02 + r.random() * 0.05,
            float(r.below(len(self._tags))),
            r.random() * 1000,
        ]

    def update(self, ms: float) -> bool:
        """Let time pass. Never over."""
        for bit in self._bits:
            bit[1] += bit[2] * ms
            bit[0] += 0.012 * ms * (1 if int(bit[4] / 400) % 2 else -1)
            bit[4] += ms
            if bit[1] > self._area.bottom:
                bit[:] = self._new(-10)
        return False

    def draw(self, canvas: pygame.Surface, fonts: Fonts) -> None:
        """Draw it."""
        for x, y, _, tag, age in self._bits:
            frames = self._tags[int(tag)]
            frames[int(age / 120) % len(frames)].draw(canvas, (x, y))


class Shake:
    """The camera's offset after a blow: whole pixels, decaying, mostly sideways."""

    def __init__(self) -> None:
        self._left = 0.0
        self._whole = 1.0
        self._strength = 0

    def start(self, ms: int, strength: int) -> None:
        """Shake for this long, at most this many pixels."""
        self._left = self._whole = float(ms)
        self._strength = strength

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether it still shakes."""
        self._left = max(0.0, self._left - ms)
        return self._left > 0

    @property
    def offset(self) -> tuple[int, int]:
        """Where the stage is drawn."""
        if self._left <= 0:
            return 0, 0
        size = self._strength * self._left / self._whole
        beat = int((self._whole - self._left) / 33)
        return round(size if beat % 2 == 0 else -size), round(size / 3 if beat % 3 == 0 else 0)
