"""What every game's table does alike: plays scripts, keeps the last lines of the log, hands over what a person does.

Each game says how it stands, how an event looks and how it reads, and what is drawn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import pygame

from game.core.action import Action
from game.core.contract import View
from game.core.events import Event
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig
from scenes.seating import names_of
from scenes.stage.script import Player, Script
from scenes.tables.hands import TableHands
from scenes.tables.spots import Key, Spots
from scenes.tables.table import Choose, Explain, Host

LINES_KEPT = 6
HOURGLASS_FRAME_MS = 160
READ = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL)
"""What is pressed when what is held up has been read."""


class ScriptedTable(ABC):
    """See `scenes.tables.table.Table`. Subclasses make `hands`, and say everything that is abstract here."""

    hands: TableHands[Any]
    """What a person does here."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        self.context, self.config, self.host, self.shared = context, config, host, shared
        self.player = Player()
        self.view: View | None = None
        self._thinking: int | None = None
        self._asked: int | None = None
        """The seat that decided last."""
        self._told: list[Event] = []
        """The last happenings that have been told; in words only when they are read, in the language of then."""
        self.clock_left: int | None = None
        """Seconds left on the play clock; None without one."""
        self.speed = 1.0
        """See `scenes.tables.table.Table`."""

    # ------------------------------------------------------------------ what each table says

    @abstractmethod
    def still(self) -> None:
        """Nothing moves any more."""

    @abstractmethod
    def settle(self, view: View) -> None:
        """Stand as this view says; `view` is this already."""

    @abstractmethod
    def perform(self, event: Event) -> Script:
        """What is played for an event."""

    @abstractmethod
    def line(self, event: Event) -> str | None:
        """The event in words; None: nothing is said of it."""

    @abstractmethod
    def shows(self, events: Sequence[Event]) -> bool:
        """See `Table.shows`."""

    @abstractmethod
    def is_tense(self, view: View) -> bool:
        """Whether the match stands on the edge in this view."""

    @abstractmethod
    def move(self, ms: int) -> bool:
        """Let everything but scripts and hands move on. Returns whether the picture is old."""

    def pace(self, ms: int) -> int:
        """How many milliseconds of what is played pass in so many of the clock's."""
        return ms

    def told_first(self, event: Event) -> bool:
        """Whether the log says it as it begins, and not when it has been seen."""
        return False

    def looks_alone(self, event: Event) -> int | None:
        """Nothing is shown to one seat apart, unless a table says so."""
        return None

    def look(self, event: Event) -> None:  # noqa: B027
        """See `looks_alone`: nothing."""

    def even_pause(self, kind: str) -> bool:
        """Nothing is told by a quick answer, unless a table says so."""
        return False

    def most_unseen(self, kind: str, view: View) -> int:
        """Everything that is done is told of, unless a table says so."""
        return 0

    # ------------------------------------------------------------------ showing and playing

    def show(self, view: View) -> None:
        """Stand as this view says, at once."""
        self.player.clear()
        self.still()
        self._stand(view)

    def _stand(self, view: View) -> None:
        self.view = view
        self.settle(view)

    def play(self, events: Sequence[Event], view: View | None) -> None:
        """Play the events; end as the view says (None: more of the same action follows)."""
        self.hands.stop()
        for event in events:
            self.player.add(self._played(event))
        if view is not None:
            self.player.add(self._end(view))

    def _played(self, event: Event) -> Script:
        first = self.told_first(event)
        if first:
            self._write(event)
        yield from self.perform(event)
        if not first:
            self._write(event)

    def _write(self, event: Event) -> None:
        line = self.line(event)
        if line is not None:
            self.context.speaker.tell(line)
            self._told = [*self._told[1 - LINES_KEPT :], event]

    def recall(self, events: Sequence[Event]) -> None:
        """These have happened, and no others: what is told of them is read, not heard."""
        self._told = [event for event in events if self.line(event) is not None][-LINES_KEPT:]

    def _end(self, view: View) -> Script:
        self._stand(view)
        yield 0

    @property
    def busy(self) -> bool:
        """Whether something is being played, or waits to be confirmed."""
        return self.player.busy

    @property
    def holding(self) -> bool:
        """Whether it waits to be confirmed."""
        return self.player.holding

    def skip(self) -> None:
        """End what is being played at once, up to what must be confirmed."""
        self.player.skip()

    def confirm(self) -> None:
        """Somebody has read it."""
        self.player.release()

    def thinking(self, seat: int | None) -> None:
        """Show who thinks."""
        self._thinking = seat

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return list(names_of(self.context.texts, self.config.seats))

    def log_lines(self, events: Sequence[Event]) -> list[str]:
        """The events in words."""
        lines = (self.line(event) for event in events)
        return [line for line in lines if line is not None]

    # ------------------------------------------------------------------ choosing

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        """Let a person choose among the legal actions."""
        self.view, self._asked = view, view.to_act
        self.hands.ask(view, legal, choose, explain)

    def stop_asking(self) -> None:
        """Nobody chooses any more."""
        self.hands.stop()

    def handle(self, intent: Intent) -> bool:
        """Use an intent. Returns whether it did."""
        if self.player.holding and intent.kind in READ:
            self.confirm()
            return True
        if self.hands.handle(intent):
            return True
        return self._says_who_thinks(intent)

    def _says_who_thinks(self, intent: Intent) -> bool:
        """Whoever presses while a player of the arcade thinks hears whose turn it is."""
        who = self._thinking
        if intent.kind not in (Kind.CONFIRM, Kind.CANCEL) or who is None or who < 0 or self.busy:
            return False
        self.hands.tell(self.context.texts("why.thinking", who=self.names[who]))
        return True

    def stroll(self, at: Key | None = None) -> bool:
        """Keys walk about and look at what lies there, while nobody decides; at: where they stand first. Returns
        whether there is anything to stand at."""
        return self.hands.stroll(at=at)

    @property
    def strolling(self) -> bool:
        """Whether keys walk about."""
        return self.hands.strolling

    def stand(self) -> None:
        """Keys walk about no more."""
        self.hands.strolling = False

    def tell(self, words: str) -> None:
        """Say why something cannot be done, for a while."""
        self.hands.tell(words)

    @property
    def tense(self) -> bool:
        """Whether the match stands on the edge: the music follows."""
        return self.view is not None and self.is_tense(self.view)

    @property
    def spots(self) -> Spots:
        """What can be pointed at."""
        return self.hands.spots

    # ------------------------------------------------------------------ time and picture

    def update(self, ms: int) -> bool:
        """Let time pass. Returns whether the picture is old."""
        pace = self.pace(ms)
        self.player.speed = self.speed * pace / ms if ms and pace else self.speed
        moved = self.player.update(pace)
        if moved:
            # Cards may be looked at while they move, too.
            self.hands.lay()
        moved = self.move(pace) or moved
        return self.hands.update(ms) or moved

    @property
    def last_lines(self) -> list[str]:
        """What has happened last, in words: the newest line comes last."""
        return self.log_lines(self._told)

    @property
    def newest_line(self) -> str:
        """The last of these lines; empty where nothing has been told."""
        return "".join(self.log_lines(self._told[-1:]))

    def draw_hourglass(self, canvas: pygame.Surface, slot: pygame.Rect, clock: int) -> None:
        """In the middle of the big button's place, while a player of the arcade thinks."""
        if self._thinking is not None and self._thinking >= 0:
            frames = self.context.panels.sheet.tag("hourglass")
            frame = frames[clock // HOURGLASS_FRAME_MS % len(frames)]
            frame.draw(canvas, (slot.centerx - 6, slot.centery - 6))
