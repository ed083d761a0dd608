"""Counts flashes as the guidelines for web content do (WCAG 2.3.1, general flash): a flash is a pair of opposing
changes of relative luminance by a tenth or more, the darker of the two below 0.8."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pygame

BLOCKS = (32, 18)
"""The picture is looked at in blocks of 20x20 pixels."""
MOST_FLASHES = 3
"""In any one second, of one place."""
SAFE_BLOCKS = 15
"""So many blocks may flash more often at a time: less than a quarter of ten degrees of sight, which is 2.8 % of the
picture (341x256 of 1024x768 pixels, a quarter of it)."""
STEP, BRIGHT = 0.1, 0.8
SECOND_MS = 1000

_RAW = np.arange(256) / 255
_LINEAR = np.where(_RAW <= 0.04045, _RAW / 12.92, ((_RAW + 0.055) / 1.055) ** 2.4)
_WEIGHTS = np.array((0.2126, 0.7152, 0.0722))

Reals = npt.NDArray[np.float64]


class FlashMeter:
    """Is shown every frame; tells how many blocks flashed too often at the worst moment."""

    def __init__(self) -> None:
        self.worst = 0
        """The largest number of blocks with more than MOST_FLASHES flashes in the same second."""
        self.most = 0
        """The most flashes of any block in a second."""
        self._clock = 0
        self._extreme: Reals | None = None
        self._way: npt.NDArray[np.int8] = np.zeros(BLOCKS, np.int8)
        self._turns: list[tuple[int, npt.NDArray[np.bool_]]] = []

    def see(self, canvas: pygame.Surface, ms: int) -> None:
        """The next frame, and how long the one before was shown."""
        self._clock += ms
        small = pygame.surfarray.array3d(pygame.transform.smoothscale(canvas, BLOCKS))
        light = _LINEAR[small] @ _WEIGHTS
        if self._extreme is None:
            self._extreme = light
            return
        change = light - self._extreme
        dark_enough = np.minimum(light, self._extreme) < BRIGHT
        turned = (np.abs(change) >= STEP) & dark_enough & (np.sign(change) != self._way)
        goes_on = np.sign(change) == self._way
        self._way = np.where(turned, np.sign(change), self._way).astype(np.int8)
        # An extreme moves along with a change that goes on, and begins anew where it turns.
        self._extreme = np.where(turned | goes_on, light, self._extreme)
        self._turns = [(at, mask) for at, mask in self._turns if at > self._clock - SECOND_MS]
        if turned.any():
            self._turns.append((self._clock, turned))
            flashes = np.sum([mask for _, mask in self._turns], axis=0) // 2
            self.most = max(self.most, int(flashes.max()))
            self.worst = max(self.worst, int((flashes > MOST_FLASHES).sum()))
