"""How one screen turns into another: an iris, tiles that shrink away, or the palette fading out and in.

Nothing waits for it: the new scene hears and moves from its first frame; only the picture of the old one lingers over
it. None where the player wants little motion, or everything at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.storage.settings import Settings
from scenes.scene import Scene
from scenes.stack import SceneStack
from scenes.stage.tween import ease_in, ease_in_out, ease_out
from scenes.widgets.colours import INK, Colour

STEPS = 4
"""Levels of the palette from full to dark: four, as on a console that had no others between."""
STEP_DOWN = 64
"""What every channel loses by a step: dim colours go out first, bright ones last."""
TILE = 40
TRAIL = 6
"""Over how many diagonals of tiles the wipe's edge is spread."""
RIM: Colour = (98, 36, 97)
RIM_PX = 3
_HOLE: Colour = (255, 0, 255)
"""Of no palette colour: what is see-through in the iris."""

Painter = Callable[[pygame.Surface, pygame.Surface, float, bool], None]
"""(canvas with the new picture, old picture, how far from 0 to 1, whether backwards)."""


@dataclass(frozen=True, slots=True)
class Style:
    """ms: how long it takes at speed 1."""

    ms: int
    paint: Painter


def _fade(canvas: pygame.Surface, old: pygame.Surface, t: float, back: bool) -> None:
    """The old palette goes out step by step, the new one comes in; the darkest is ink."""
    if t < 0.5:
        canvas.blit(old, (0, 0))
    down = round((1 - abs(2 * t - 1)) * STEPS)
    if down:
        loss = min(255, down * STEP_DOWN)
        canvas.fill((loss, loss, loss), special_flags=pygame.BLEND_RGB_SUB)
        canvas.fill(INK, special_flags=pygame.BLEND_RGB_MAX)


def _wipe(canvas: pygame.Surface, old: pygame.Surface, t: float, back: bool) -> None:
    """Tiles of the old picture shrink away, diagonal after diagonal; backwards from the other corner."""
    columns, rows = math.ceil(canvas.get_width() / TILE), math.ceil(canvas.get_height() / TILE)
    front = ease_in_out(t) * (columns + rows - 2 + TRAIL)
    for row in range(rows):
        for column in range(columns):
            diagonal = (columns - 1 - column) + (rows - 1 - row) if back else column + row
            gone = min(1.0, max(0.0, (front - diagonal) / TRAIL))
            side = round(TILE * (1 - gone) / 2) * 2
            if side:
                edge = (TILE - side) // 2
                area = pygame.Rect(column * TILE + edge, row * TILE + edge, side, side)
                canvas.blit(old, area.topleft, area)


def _iris(canvas: pygame.Surface, old: pygame.Surface, t: float, back: bool) -> None:
    """A round hole closes over the old picture and opens on the new one."""
    if t < 0.5:
        canvas.blit(old, (0, 0))
    middle = canvas.get_rect().center
    whole = math.hypot(*middle) + RIM_PX
    wide = ease_out(1 - 2 * t) if t < 0.5 else ease_in(2 * t - 1)
    radius = round(whole * wide)
    shutter = pygame.Surface(canvas.get_size(), 0, canvas)
    shutter.fill(INK)
    if radius > RIM_PX:
        pygame.draw.circle(shutter, RIM, middle, radius)
        pygame.draw.circle(shutter, _HOLE, middle, radius - RIM_PX)
        shutter.set_colorkey(_HOLE)
    canvas.blit(shutter, (0, 0))


STYLES: dict[str, Style] = {"fade": Style(300, _fade), "wipe": Style(360, _wipe), "iris": Style(480, _iris)}
"""By what `Scene.arrival` says."""


class Transition:
    """One change under way."""

    def __init__(self, style: Style, old: pygame.Surface, back: bool, speed: int) -> None:
        """old: the picture that goes; it is kept. back: to where one came from. speed: how many times as fast."""
        self._style, self._old, self._back = style, old, back
        self._ms = style.ms / max(1, speed)
        self._age = 0.0

    @property
    def over(self) -> bool:
        """Whether only the new picture is left."""
        return self._age >= self._ms

    def update(self, ms: int) -> None:
        """Let time pass."""
        self._age += ms

    def draw(self, canvas: pygame.Surface) -> None:
        """What is left of the old picture, over the new one."""
        if not self.over:
            self._style.paint(canvas, self._old, self._age / self._ms, self._back)


class Changes:
    """Watches which screen is shown, and lets one turn into the other."""

    def __init__(self) -> None:
        self._screen: Scene | None = None
        self._below: tuple[Scene, ...] = ()
        self._running: Transition | None = None

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old, be it for the last time."""
        if self._running is None:
            return False
        self._running.update(ms)
        if self._running.over:
            self._running = None
        return True

    def look(self, stack: SceneStack, canvas: pygame.Surface, settings: Settings) -> None:
        """Before anything is drawn: begin a change where the screen is another one than that on the canvas."""
        screen, before = stack.screen, self._screen
        if screen is not before and screen is not None:
            if before is not None and settings.speed and not settings.reduced_motion:
                back = screen in self._below and before not in stack.scenes
                style = STYLES[before.arrival if back else screen.arrival]
                self._running = Transition(style, canvas.copy(), back, settings.speed)
            else:
                self._running = None
        self._screen, self._below = screen, stack.scenes

    def draw(self, canvas: pygame.Surface) -> None:
        """After everything else."""
        if self._running is not None:
            self._running.draw(canvas)
