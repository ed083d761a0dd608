"""Envelopes: rows of numbers that move sixty times a second, as trackers of such consoles write them.

`15 13 12 | 11 10 / 8 5 2 0`: what stands after `|` goes round while the note is held, what stands after `/` follows
when it is let go. Without `|` the last number stays; without `/` there is nothing after the note.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

TICKS = 60
"""Numbers a second."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """start: played once. round: played again and again while held. end: played after the note."""

    start: tuple[float, ...]
    round: tuple[float, ...]
    end: tuple[float, ...] = ()

    @property
    def dies_away(self) -> bool:
        """Whether it comes to nothing by itself, however long the note is held."""
        return not self.end and len(self.round) == 1 and self.round[0] == 0

    def at(self, tick: int, held: int) -> float:
        """The number of this tick of a note that is held for so many ticks."""
        if tick >= held and self.end:
            return self.end[min(tick - held, len(self.end) - 1)]
        tick = min(tick, max(0, held - 1)) if self.end else tick
        if tick < len(self.start):
            return self.start[tick]
        return self.round[(tick - len(self.start)) % len(self.round)]


@cache
def read_envelope(text: str) -> Envelope:
    """Read one. Raises ValueError where it is empty or holds something else than numbers."""
    held, _, end = text.partition("/")
    start, bar, again = held.partition("|")
    first, second = _numbers(start), _numbers(again)
    if bar and not second:
        raise ValueError(f"nothing goes round after '|' in {text!r}")
    if not first and not second:
        raise ValueError(f"an envelope needs a number: {text!r}")
    return Envelope(first, second or first[-1:], _numbers(end))


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(float(word) for word in text.split())
