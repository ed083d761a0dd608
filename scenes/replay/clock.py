"""The play clock of a match that is watched again: what was left of it when each action was done."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.play_clock import PlayClock
from scenes.replay.reel import Reel


class ReplayClock:
    """Where nobody kept what had run (in codes, and in matches of older programs), all that is known is whether it had
    rung."""

    def __init__(self, reel: Reel, clock_at: Sequence[int] = ()) -> None:
        """clock_at: what had run at each action, in milliseconds; anything but one for each is nothing known."""
        self._clock = PlayClock(reel.match.setup.options)
        self._marks = tuple(clock_at) if len(clock_at) == reel.end else ()
        self._rung: int | None = None
        """The first position after it had rung, where it did."""
        if self._clock.left is not None:
            self._rung = next((at + 1 for at in range(reel.end) if _rang_at(reel, at)), None)

    def marks(self, at: int) -> tuple[int, ...]:
        """What had run at each action up to this position, in milliseconds; none where nobody knows."""
        return self._marks[:at]

    def spent(self, at: int) -> int:
        """What had run at this position, in milliseconds; where nobody knows, nothing before it rang."""
        if self._marks and at > 0:
            return self._marks[at - 1]
        return (self._clock.whole or 0) if self._has_rung(at) else 0

    def left(self, at: int) -> int | None:
        """Whole seconds that were left at this position; None where there was no clock, or nobody knows."""
        if not self._marks and at > 0 and not self._has_rung(at):
            return None
        self._clock.spent_ms = self.spent(at)
        return self._clock.left

    def _has_rung(self, at: int) -> bool:
        return self._rung is not None and at >= self._rung


def _rang_at(reel: Reel, at: int) -> bool:
    """Whether the action at this position was the clock's."""
    return reel.match.actions[at] in reel.match.game.interruptions(reel.state(at))
