"""A decision that several seats make at the same time and against the clock, such as a live Skirmish.

Only a table that runs such races has this beside `scenes.tables.table.Table`. The rules know no clock and ask one seat
after the other; the table keeps the time, and what it sees becomes the actions that the rules then are given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from game.core.action import Action
from game.core.contract import View

Finish = Callable[[Sequence[Action]], None]


class Racer(NamedTuple):
    """One seat of a race.

    kind: `person`, or a player's id such as `ai:greedy`. legal: what it may do. thought: what a player of the arcade
    has decided, None while it still thinks; always None of a person.
    """

    seat: int
    kind: str
    legal: tuple[Action, ...]
    thought: Callable[[], Action | None]


@runtime_checkable
class RacingTable(Protocol):
    """What such a table does beside what every table does. `stop_asking` ends a race, too."""

    def races(self, kind: str, view: View) -> tuple[int, ...]:
        """The seats that decide this together, in the order in which the rules ask them, the one to act first; empty:
        they are asked one after the other, as ever."""

    def race(self, view: View, racers: Sequence[Racer], finish: Finish) -> None:
        """Begin. From now on the table is given every intent of every key and of the mouse but menu, rules and log, and
        the real time whatever the animation's speed. It calls `finish` once, with one legal action for each racer in
        their order."""

    def interrupt(self) -> None:
        """Something was laid over the table, or the window has lost the focus: the race begins anew when it goes on,
        with nothing of what was pressed."""
