"""How fast what is watched may play: replays, and matches at which nobody sits."""

from __future__ import annotations

SPEEDS = (0.5, 1, 2, 4, 8)
"""Times the speed of play."""


def next_speed(speed: float, by: int) -> float:
    """Faster (1) or slower (-1) than this, as far as it goes. speed: any; the nearest of SPEEDS counts."""
    place = min(range(len(SPEEDS)), key=lambda number: abs(SPEEDS[number] - speed))
    return SPEEDS[max(0, min(len(SPEEDS) - 1, place + by))]
