"""Tweens: numbers on their way from one value to another."""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_out(t: float) -> float:
    """Fast, then slower (cubic)."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Slow, then faster (quadratic)."""
    return t * t


def ease_in_out(t: float) -> float:
    """Slow at both ends (smoothstep)."""
    return t * t * (3 - 2 * t)


def ease_out_back(t: float) -> float:
    """A little too far, then back."""
    u = t - 1
    return 1 + 2.7 * u**3 + 1.7 * u**2


class Tween:
    """Calls `put` with values from `start` to `end` over `ms` milliseconds."""

    def __init__(self, put: Callable[[float], None], start: float, end: float, ms: int, ease: Ease = ease_out) -> None:
        self._put, self._start, self._end, self._ms, self._ease = put, start, end, max(1, ms), ease
        self._age = 0.0

    def update(self, ms: float) -> bool:
        """Let time pass. Returns whether it is done."""
        self._age += ms
        t = min(1.0, self._age / self._ms)
        self._put(self._start + (self._end - self._start) * self._ease(t))
        return t >= 1.0

    def finish(self) -> None:
        """Jump to the end."""
        self._put(self._end)
        self._age = self._ms
