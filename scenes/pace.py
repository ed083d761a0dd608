"""How long the loop may sleep: sixty frames a second while something goes on, naps while the program only waits.

A nap ends with the first event, so that a press is answered as soon as ever.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

FPS = 60
AWAKE_MS = 800
"""After something has happened: longer than anything takes that follows from it (a card that rises, a piece of music
that fades), so that none of it is seen to stutter."""
SLICE_MS, SLICES = 16, 3
"""In a nap we look for events once in a frame's time. Naps of three are short enough for figures that breathe and for
clocks."""


class Pace:
    """The loop's clock."""

    def __init__(self, sleep: Callable[[int], object] = pygame.time.wait) -> None:
        """sleep: for so many milliseconds, in a nap."""
        self._clock = pygame.time.Clock()
        self._sleep = sleep
        self._calm_ms = 0
        """For how long nothing has happened."""

    @property
    def naps(self) -> bool:
        """Whether nothing has happened for so long that the loop naps."""
        return self._calm_ms >= AWAKE_MS

    def wait(self, moving: bool) -> tuple[list[pygame.event.Event], int]:
        """Sleep until the next frame. moving: whether the last one was drawn for more than figures that breathe.
        Returns the events of meanwhile and the milliseconds since the last call."""
        if self.naps:
            self._nap()
            ms = self._clock.tick()
        else:
            ms = self._clock.tick(FPS)
        events = pygame.event.get()
        self._calm_ms = 0 if moving or events else self._calm_ms + ms
        return events, ms

    def _nap(self) -> None:
        # Not SDL's own waiting for an event: while gamepads are looked for it wakes a thousand times a second.
        for _ in range(SLICES):
            self._sleep(SLICE_MS)
            if pygame.event.peek():
                return
