"""The play clock of a match: minutes chosen in the set-up, after which the rules are told that it rings.

Only the screen knows time. What the clock does then is the game's (`Game.interruptions`): it is recorded with the next
action, for the decision under way belongs to the round in which it rang.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

OPTION = "clock"
"""The option's id in every game that has one; its values are `off` or minutes."""
MINUTE_MS = 60_000
LAST_SECONDS = 60
"""From here on it is shown as running out."""


def clock_words(left: int) -> str:
    """So many seconds, as a clock shows them."""
    return f"{left // 60}:{left % 60:02}"


class PlayClock:
    """Counts real time while the match is in front: a pause, the log or the rules over the table stop it."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """options: of the set-up."""
        value = options.get(OPTION, "off")
        self.whole: int | None = int(value) * MINUTE_MS if value.isdecimal() else None
        """How long it runs before it rings, in milliseconds; None without a clock."""
        self.spent_ms = 0
        """What has run so far: kept with a match that is left, set when it goes on."""
        self._marks: list[int] = []
        """What had run when each action was done."""

    @property
    def left(self) -> int | None:
        """Whole seconds left, rounded up; None without a clock."""
        return None if self.whole is None else max(0, ceil((self.whole - self.spent_ms) / 1000))

    @property
    def is_up(self) -> bool:
        """Whether it has rung."""
        return self.left == 0

    def take_up(self, spent_ms: int, marks: Sequence[int]) -> None:
        """Go on with a match. marks: what had run at each of its actions; none where nobody knows."""
        self.spent_ms, self._marks = spent_ms, list(marks)

    def mark(self, before: int, after: int) -> None:
        """Actions are done now. before, after: how many there were, and are. Some may have been taken back since the
        last mark; where an earlier one is unknown, all stay so."""
        if self.whole is not None and len(self._marks) >= before:
            self._marks[before:] = [self.spent_ms] * (after - before)

    def marks(self, actions: int) -> tuple[int, ...]:
        """What had run at each of so many actions; none without a clock, or where any of it is unknown."""
        return tuple(self._marks[:actions]) if len(self._marks) >= actions else ()

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether this very step made it ring."""
        if self.whole is None or self.is_up:
            return False
        self.spent_ms += ms
        return self.is_up
