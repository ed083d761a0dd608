"""The look of an old tube, for those who like it: a slight glow, scan lines, corners that fall off.

The mask over the whole window is made once for each size; the glow is two small scalings of the canvas.
"""

from __future__ import annotations

import math

import pygame

SMALLER, BLUR = 4, 2
"""The glow is the picture at a quarter of its size, blurred by so many of those pixels, drawn large again."""
GLOW = (44, 40, 52)
"""How much of it is added, of 255."""
LINES: dict[int, tuple[int, ...]] = {1: (255, 216), 2: (255, 188), 3: (255, 255, 172)}
"""By scale, how bright the rows of a pixel are, of 255; at scale 1 of two pixels."""
DARKEST_ROW = 160
CORNER = 0.16
"""How much of the light a corner lacks."""
_COARSE = (64, 36)


def rows_of(scale: int) -> tuple[int, ...]:
    """How bright the rows of one canvas pixel are at this scale: the last one lies between two lines."""
    return LINES.get(scale) or (232, *([255] * (scale - 2)), DARKEST_ROW)


def _mask(size: tuple[int, int], scale: int) -> pygame.Surface:
    """What the window is multiplied with."""
    coarse = pygame.Surface(_COARSE, 0, 32)
    for y in range(_COARSE[1]):
        for x in range(_COARSE[0]):
            away = math.hypot((x + 0.5) / _COARSE[0] - 0.5, (y + 0.5) / _COARSE[1] - 0.5) / math.hypot(0.5, 0.5)
            level = round(255 * (1 - CORNER * away**3))
            coarse.set_at((x, y), (level, level, level))
    mask = pygame.transform.smoothscale(coarse, size)
    rows = rows_of(scale)
    for y in range(size[1]):
        level = rows[y % len(rows)]
        if level < 255:
            mask.fill((level, level, level), (0, y, size[0], 1), special_flags=pygame.BLEND_RGB_MULT)
    return mask


class Tube:
    """Lights the canvas and lays the mask over the window."""

    def __init__(self) -> None:
        self._size: tuple[int, int] | None = None
        self._over: pygame.Surface | None = None

    def glowing(self, canvas: pygame.Surface) -> pygame.Surface:
        """The canvas with its glow; the canvas itself stays as it is."""
        width, height = canvas.get_size()
        small = pygame.transform.smoothscale(canvas, (width // SMALLER, height // SMALLER))
        small = pygame.transform.box_blur(small, BLUR)
        small.fill(GLOW, special_flags=pygame.BLEND_RGB_MULT)
        out = canvas.copy()
        out.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return out

    def cover(self, window: pygame.Surface, scale: int) -> None:
        """Scan lines and corners over what the window shows."""
        if self._over is None or self._size != window.get_size():
            self._size = window.get_size()
            self._over = _mask(self._size, scale).convert(window)
        window.blit(self._over, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
