"""What a person's hands do at a table, whatever the game: which intent points, presses, drags, looks, takes back.

A table's own hands say what a press, a drop and a look mean there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from scenes.context import Context
from scenes.intents import MOVES, Intent, Kind
from scenes.tables.pointing import Pointing, Released
from scenes.tables.spots import Key, Spots
from scenes.tables.table import Choose, Host

REFUSAL_MS = 2600
CLOSES_WHAT_LIES_ON_TOP = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.INSPECT, Kind.MENU)
"""What lies on top goes first: Esc opens the pause only when no card is looked at in full."""


class Decision(Protocol):
    """What hands need of a decision under way."""

    def put_back(self) -> bool:
        """Take the last thing back. Returns whether there was any."""


class TableHands(ABC):
    """One decision after the other, by mouse or by keys."""

    def __init__(self, context: Context, host: Host, shared: bool) -> None:
        self.context, self.host, self.shared = context, host, shared
        self.spots = Spots()
        self.pointing = Pointing(self.spots)
        self.refusal = ""
        """Why something cannot be done, in words; empty when nothing is refused."""
        self._refusal_ms = 0
        self._choose: Choose | None = None
        self.undone: Callable[[], None] = lambda: None
        """Told when a decision has been taken back."""

    # ------------------------------------------------------------------ what each table says

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The decision under way."""

    @abstractmethod
    def close_top(self) -> bool:
        """Put away what lies over the table, such as a card in full. Returns whether anything did."""

    @abstractmethod
    def refresh(self) -> None:
        """Lay out anew what can be pointed at."""

    @abstractmethod
    def released(self, released: Released, pos: tuple[int, int] | None) -> None:
        """A press has ended here: a click, or a drop."""

    @abstractmethod
    def inspect(self, key: Key | None) -> bool:
        """Look at this. Returns whether there is anything to look at."""

    @abstractmethod
    def press(self, key: Key) -> None:
        """This spot was pressed."""

    def move(self, kind: Kind) -> bool:
        """Walk to the next spot. Returns whether there was one."""
        return self.spots.move(kind)

    # ------------------------------------------------------------------ what is the same everywhere

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""
        if intent.kind in CLOSES_WHAT_LIES_ON_TOP and self.close_top():
            return True
        if intent.kind in MOVES:
            return self.decision is not None and self.move(intent.kind)
        if intent.kind == Kind.POINT:
            return self.pointing.move(intent.pos)
        if intent.kind == Kind.PRESS:
            return self.pointing.press(intent.pos)
        if intent.kind == Kind.RELEASE:
            released = self.pointing.release(intent.pos)
            if released is not None:
                self.released(released, intent.pos)
            return released is not None
        if intent.kind == Kind.INSPECT:
            return self.inspect(self.spots.at(intent.pos) if intent.pos is not None else self.spots.focus)
        if intent.kind == Kind.CONFIRM and self.decision is not None and self.spots.focus is not None:
            self.press(self.spots.focus)
            return True
        if intent.kind == Kind.CANCEL and self.decision is not None:
            return self.cancel()
        return False

    def cancel(self) -> bool:
        """The cancel key: takes the last thing back, unless a table has a better use for it. Returns whether it did."""
        return self.take_back()

    def take_back(self) -> bool:
        """The last thing picked; without any, the last decision. Returns whether there was either."""
        if self.decision is not None and self.decision.put_back():
            self.refresh()
            return True
        if self.host.can_undo():
            self.host.undo()
            self.undone()
            return True
        return False

    def asks_the_host(self, word: str) -> bool:
        """Whether this spot was one of the small signs; then it is done."""
        ask = {
            "menu": self.host.open_menu,
            "log": self.host.open_log,
            "rules": self.host.open_rules,
            "eye": self.host.toggle_peek,
        }.get(word)
        if ask is not None:
            ask()
        return ask is not None

    def tell(self, refusal: str) -> None:
        """Say why something cannot be done, for a while; empty: nothing is refused any more."""
        self.refusal, self._refusal_ms = refusal, REFUSAL_MS

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        if not self.refusal:
            return False
        self._refusal_ms -= ms
        if self._refusal_ms > 0:
            return False
        self.refusal = ""
        return True
