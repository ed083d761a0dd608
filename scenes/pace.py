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
SLICE_MS = 25
"""So often we look for events in a nap: a press is answered within two frames' time."""
BREATHING, NOTHING = 2, 4
"""Slices of a nap: while figures breathe, and while nothing has been drawn for QUIET_MS. On a machine that sleeps, too,
every waking costs far more than what is done then."""
QUIET_MS = 1000


class Pace:
    """The loop's clock."""

    def __init__(self, sleep: Callable[[int], object] = pygame.time.wait) -> None:
        """sleep: for so many milliseconds, in a nap."""
        self._clock = pygame.time.Clock()
        self._sleep = sleep
        self._calm_ms = 0
        """For how long nothing has happened."""
        self._quiet_ms = 0
        """For how long nothing has been drawn."""

    @property
    def naps(self) -> bool:
        """Whether nothing has happened for so long that the loop naps."""
        return self._calm_ms >= AWAKE_MS

    def wait(self, drawn: bool, still: bool = False) -> tuple[list[pygame.event.Event], int]:
        """Sleep until the next frame. drawn: whether the last one was; still: for no more than figures that breathe.
        Returns the events of meanwhile and the milliseconds since the last call."""
        if self.naps:
            self._nap()
            ms = self._clock.tick()
        else:
            ms = self._clock.tick(FPS)
        events = pygame.event.get()
        self._calm_ms = 0 if (drawn and not still) or events else self._calm_ms + ms
        self._quiet_ms = 0 if drawn or events else self._quiet_ms + ms
        return events, ms

    def _nap(self) -> None:
        # Not SDL's own waiting for an event: while gamepads are looked for it wakes a thousand times a second.
        for _ in range(NOTHING if self._quiet_ms >= QUIET_MS else BREATHING):
            self._sleep(SLICE_MS)
            if pygame.event.peek():
                return
