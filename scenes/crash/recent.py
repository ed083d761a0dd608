"""What was wished for last, for the report of a fault. What somebody types is nobody's business and is not kept."""

from __future__ import annotations

from collections import deque

from scenes.intents import Intent, Kind

MOST = 60
_UNTOLD = (Kind.CHAR, Kind.ERASE)


class Recent:
    """The last wishes, the oldest first."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=MOST)
        self._pointing = False

    def note(self, scene: str, intent: Intent) -> None:
        """scene: the name of the one in front. Of a mouse that moves only the last place is kept."""
        if intent.kind in _UNTOLD:
            return
        pointing = intent.kind == Kind.POINT
        if pointing and self._pointing:
            self._lines.pop()
        self._pointing = pointing
        seat = "-" if intent.seat is None else str(intent.seat)
        at = "" if intent.pos is None else f" {intent.pos[0]},{intent.pos[1]}"
        self._lines.append(f"{scene} {intent.kind.value}{'' if intent.pressed else ' up'} {seat}{at}")

    @property
    def lines(self) -> tuple[str, ...]:
        """One for each: scene, kind, seat (`-`: nobody's), place on the canvas."""
        return tuple(self._lines)
