"""The 640x360 canvas and the window it is shown in: whole-number scaling, letterbox, our own mouse mapping."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

import pygame

from scenes.crt import Tube

CANVAS = (640, 360)
SMALLEST = CANVAS
_CENTRED = 0x2FFF0000
"""SDL's mark for "centred on the monitor with this number" in a window position."""
HEADLESS = ("dummy", "offscreen")
"""SDL's drivers without a picture."""
TITLE_BAR = 40
"""Pixels above the window that its title bar may take: SDL's corner is that of the picture."""


class DisplayError(RuntimeError):
    """There is no screen to draw on. The message says what to do."""


def fit(window: tuple[int, int]) -> tuple[int, tuple[int, int]]:
    """(scale, upper left corner) of the canvas in a window of this size: the largest whole scale, centred."""
    scale = max(1, min(window[0] // CANVAS[0], window[1] // CANVAS[1]))
    return scale, ((window[0] - CANVAS[0] * scale) // 2, (window[1] - CANVAS[1] * scale) // 2)


def to_canvas(point: tuple[int, int], window: tuple[int, int]) -> tuple[int, int] | None:
    """The canvas pixel under a window pixel; None in the letterbox."""
    scale, (left, top) = fit(window)
    x, y = (point[0] - left) // scale, (point[1] - top) // scale
    return (x, y) if 0 <= x < CANVAS[0] and 0 <= y < CANVAS[1] else None


def sensible_window(wanted: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The wanted size where it fits one of the monitors; else the largest whole scale that fits all of it."""
    width, height = max(wanted[0], SMALLEST[0]), max(wanted[1], SMALLEST[1])
    if any(width <= desk[0] and height <= desk[1] for desk in desktops):
        return width, height
    scale = max((fit(desk)[0] for desk in desktops), default=1)
    return CANVAS[0] * scale, CANVAS[1] * scale


def grown(
    corner: tuple[int, int], old: tuple[int, int], new: tuple[int, int], monitor: tuple[int, int, int, int]
) -> tuple[int, int]:
    """The upper left corner of a window that has been given another size: about the same middle, and whole on its
    monitor (left, top, width, height) with its title bar, where there is room for that."""
    bar = min(TITLE_BAR, max(0, monitor[3] - new[1]))
    found = []
    for axis, first in ((0, 0), (1, bar)):
        wanted = corner[axis] + (old[axis] - new[axis]) // 2
        last = monitor[axis + 2] - new[axis]
        # Larger than the monitor: its upper left corner is what must be seen.
        found.append(monitor[axis] + max(first, min(wanted - monitor[axis], last)) if last > 0 else monitor[axis])
    return found[0], found[1]


def ask_for_sharp_pixels() -> None:
    """Before pygame starts: on Windows the program scales itself, on every monitor."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


class Display:
    """The window. `canvas` is what scenes draw on; `present` shows it."""

    def __init__(self, title: str, window: tuple[int, int] = (1280, 720), fullscreen: bool = False) -> None:
        """Open the window. Raises DisplayError where there is no screen."""
        wanted = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            pygame.display.init()
        except pygame.error as error:
            raise DisplayError(_no_screen(str(error))) from error
        driver = pygame.display.get_driver()
        # SDL falls back to a driver without a picture and says nothing: a player would wait for ever.
        if driver in HEADLESS and wanted not in HEADLESS:
            raise DisplayError(_no_screen(f"SDL found only its driver {driver!r}"))
        self._window = sensible_window(window, pygame.display.get_desktop_sizes())
        self.fullscreen = False
        self.crt = False
        """Whether it looks like an old tube."""
        self._tube = Tube()
        self._corner: tuple[int, int] | None = None
        pygame.display.set_caption(title)
        self._screen = pygame.display.set_mode(self._window, pygame.RESIZABLE)
        self.canvas = pygame.Surface(CANVAS).convert()
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self._screen.get_size()

    @property
    def window_size(self) -> tuple[int, int]:
        """The size to come back to from full screen, and to remember."""
        return self._window

    @property
    def scale(self) -> int:
        """How many screen pixels a canvas pixel is wide."""
        return fit(self.size)[0]

    def to_canvas(self, point: tuple[int, int]) -> tuple[int, int] | None:
        """The canvas pixel under a window pixel; None in the letterbox."""
        return to_canvas(point, self.size)

    def resized(self, size: tuple[int, int]) -> None:
        """The window has a new size: remember it, unless it is the full screen's."""
        if not self.fullscreen:
            self._window = size

    def set_fullscreen(self, on: bool) -> None:
        """Borderless over the monitor that the window is on, or back to the window."""
        if on == self.fullscreen:
            return
        if on:
            sizes = pygame.display.get_desktop_sizes()
            index = min(_monitor(), len(sizes) - 1)
            self._corner = _position()
            self._screen = pygame.display.set_mode(sizes[index], pygame.NOFRAME, display=index)
            _move((_CENTRED | index, _CENTRED | index))
        else:
            self._screen = pygame.display.set_mode(self._window, pygame.RESIZABLE)
            _move(self._corner)
        self.fullscreen = on

    @property
    def largest_scale(self) -> int:
        """The largest whole scale whose window fits the largest monitor."""
        return max((fit(desk)[0] for desk in pygame.display.get_desktop_sizes()), default=1)

    def set_scale(self, scale: int) -> None:
        """Make the window exactly the canvas at this scale, about the middle that it had."""
        self.set_fullscreen(False)
        corner, old = _position(), self.size
        self._window = (CANVAS[0] * scale, CANVAS[1] * scale)
        self._screen = pygame.display.set_mode(self._window, pygame.RESIZABLE)
        if corner is not None and self._window != old:
            _move(grown(corner, old, self._window, _bounds()))

    def present(self) -> None:
        """Show the canvas."""
        self._screen = pygame.display.get_surface() or self._screen
        scale, corner = fit(self.size)
        if corner != (0, 0) or self.size != (CANVAS[0] * scale, CANVAS[1] * scale):
            self._screen.fill((14, 7, 27))
        if self.size[0] < CANVAS[0] or self.size[1] < CANVAS[1]:
            self._screen.blit(self.canvas, corner)
        else:
            target = self._screen.subsurface((*corner, CANVAS[0] * scale, CANVAS[1] * scale))
            picture = self._tube.glowing(self.canvas) if self.crt else self.canvas
            pygame.transform.scale(picture, target.get_size(), target)
            if self.crt:
                self._tube.cover(target, scale)
        pygame.display.flip()


def _position() -> tuple[int, int] | None:
    """The window's upper left corner on the desktop; None where SDL cannot tell (Wayland)."""
    try:
        return pygame.display.get_window_position()
    except pygame.error:
        return None


def _move(corner: tuple[int, int] | None) -> None:
    """Put the window there, where the system lets programs do that."""
    if corner is not None:
        with contextlib.suppress(pygame.error):
            pygame.display.set_window_position(corner)


def _monitor() -> int:
    """The number of the monitor that holds the window; 0 where SDL cannot tell."""
    return _place()[0]


def _bounds() -> tuple[int, int, int, int]:
    """(left, top, width, height) of that monitor on the desktop, as far as SDL tells: monitors side by side."""
    number, left = _place()
    return left, 0, *pygame.display.get_desktop_sizes()[number]


def _place() -> tuple[int, int]:
    """(number, left edge) of the monitor that holds the window; the first one's where SDL cannot tell."""
    position = _position()
    left = 0
    if position is not None:
        for number, (width, _) in enumerate(pygame.display.get_desktop_sizes()):
            if left <= position[0] < left + width:
                return number, left
            left += width
    return 0, 0


def _no_screen(why: str) -> str:
    hint = "Start the game on a desktop" if sys.platform != "linux" else "Start it on a desktop (is DISPLAY set?)"
    without = "set SDL_VIDEODRIVER=dummy to run without a picture"
    return f"Battle Arcade found no screen to draw on ({why}). {hint}, or {without}."
