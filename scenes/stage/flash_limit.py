"""No place of the picture flashes too often, however fast a match is played (WCAG 2.3.1: three flashes a second).

Counted in real time: at four times the speed four times as many blows fall in a second, but not as many sparks.
"""

from __future__ import annotations

MOST = 2
"""Flashes that effects may add in a second: a figure that moves through the place may be the third."""
SECOND_MS = 1000.0
TOGETHER_MS = 60.0
"""What begins so soon after another at the same place (a spark and the white of whom it hits) is one flash with it."""
NEAR_PX = 56
"""Effects whose middles are closer than this are at the same place."""


class FlashLimit:
    """Remembers what has flashed lately, and where."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._seen: list[tuple[float, float, float]] = []

    def update(self, ms: float) -> None:
        """Let real time pass, in milliseconds."""
        self._clock += ms

    def note(self, at: tuple[float, float]) -> None:
        """Something flashes here, whatever was before: a word that has to be read."""
        self._seen.append((self._clock, *at))

    def allows(self, at: tuple[float, float]) -> bool:
        """Whether something may flash here now; if so, it is remembered."""
        self._seen = [seen for seen in self._seen if seen[0] > self._clock - SECOND_MS]
        here = [when for when, x, y in self._seen if abs(x - at[0]) < NEAR_PX and abs(y - at[1]) < NEAR_PX]
        if any(when > self._clock - TOGETHER_MS for when in here):
            return True
        if len(here) >= MOST:
            return False
        self.note(at)
        return True
