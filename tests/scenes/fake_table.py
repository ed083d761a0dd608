"""A table without a picture, for tests of the flow of a match: it writes down what the play scene asks of it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.contract import View
from game.core.events import Event
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, ReportRow
from scenes.tables.racing import Finish, Racer
from scenes.tables.spots import Key, Spots
from scenes.tables.table import Choose, Explain, Host

EVENT_MS = 100
"""How long an event plays."""


class FakeTable:
    """See `scenes.tables.table.Table`."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        self.context, self.config, self.host, self.shared = context, config, host, shared
        self.view: View | None = None
        self.asked: list[View] = []
        self.thought: list[int | None] = []
        self.heard: list[Intent] = []
        self.shown_alone: list[Event] = []
        self.passed: list[int] = []
        """What `update` was given, in milliseconds."""
        self.played: list[Event] = []
        self.while_busy = 0
        """How often something was played while something else still was."""
        self.auto = False
        """Answer in the very moment in which it is asked."""
        self.faces = not shared
        self.holding = False
        self.spots = Spots()
        self.told: list[str] = []
        self.strolling = False
        self.tense = False
        self.clock_left: int | None = None
        self.speed = 1.0
        self._left = 0
        self._choose: Choose | None = None
        self._legal: Sequence[Action] = ()

    def stroll(self, at: Key | None = None) -> bool:
        return False

    def stand(self) -> None:
        pass

    def tell(self, words: str) -> None:
        self.told.append(words)

    def show(self, view: View) -> None:
        self.view = view
        self._left = 0

    def play(self, events: Sequence[Event], view: View | None) -> None:
        self.while_busy += self.busy
        self.stop_asking()
        self.played += events
        self._left = EVENT_MS * len(events)
        self.view = view or self.view

    def recall(self, events: Sequence[Event]) -> None:
        self.recalled = tuple(events)

    def shows(self, events: Sequence[Event]) -> bool:
        return bool(events)

    def looks_alone(self, event: Event) -> int | None:
        return None

    def curtain_before(self, kind: str, seat: int, last: int | None) -> bool:
        return True

    def even_pause(self, kind: str) -> bool:
        return False

    def most_unseen(self, kind: str, view: View) -> int:
        return 0

    def look(self, event: Event) -> None:
        self.shown_alone.append(event)

    @property
    def busy(self) -> bool:
        return self._left > 0

    def skip(self) -> None:
        self._left = 0

    def confirm(self) -> None:
        self.holding = False

    @property
    def asking(self) -> bool:
        return self._choose is not None

    def ask(self, view: View, legal: Sequence[Action], choose: Choose, explain: Explain) -> None:
        self.asked.append(view)
        self._choose, self._legal = choose, legal
        if self.auto:
            choose(legal[0])

    def stop_asking(self) -> None:
        self._choose = None

    def reveal(self, faces: bool) -> None:
        self.faces = faces

    def thinking(self, seat: int | None) -> None:
        self.thought.append(seat)

    def handle(self, intent: Intent) -> bool:
        self.heard.append(intent)
        if self._choose is None or intent.kind not in (Kind.CONFIRM, Kind.PRESS):
            return False
        self._choose(self._legal[0])
        return True

    def update(self, ms: int) -> bool:
        self.passed.append(ms)
        self._left = max(0, self._left - ms)
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill((0, 0, 0))

    def log_lines(self, events: Sequence[Event]) -> list[str]:
        return [event.kind for event in events]

    def report(self, view: View) -> MatchReport:
        rows = (ReportRow("Cards", tuple(map(str, view.owned))),)
        return MatchReport(view.winners, "By cards.", ("king",) * len(view.winners), "villager", "COUNT", rows)


class FakeRacingTable(FakeTable):
    """See `scenes.tables.racing.RacingTable`: everything that its players of the arcade have decided, and of people the
    last choice, once `go` is called."""

    racing: tuple[int, ...] = (0, 1)
    """Who is said to race whenever `rush` is due."""

    def __init__(self, context: Context, config: MatchConfig, host: Host, shared: bool) -> None:
        super().__init__(context, config, host, shared)
        self.racers: Sequence[Racer] = ()
        self.interrupted = 0
        self.raced: list[View] = []
        self._finish: Finish | None = None

    def races(self, kind: str, view: View) -> tuple[int, ...]:
        return self.racing if kind == "rush" else ()

    def race(self, view: View, racers: Sequence[Racer], finish: Finish) -> None:
        self.raced.append(view)
        self.racers, self._finish = racers, finish

    def interrupt(self) -> None:
        self.interrupted += 1

    def stop_asking(self) -> None:
        super().stop_asking()
        self._finish = None

    @property
    def ready(self) -> bool:
        """Whether all players of the arcade have decided."""
        return all(racer.kind == "person" or racer.thought() is not None for racer in self.racers)

    def go(self) -> list[Action]:
        """End the race. Returns what everybody does."""
        assert self._finish is not None, "no race is under way"
        actions = [racer.thought() or racer.legal[-1] for racer in self.racers]
        self._finish(actions)
        return actions
