"""Decisions that are made while frames go on: a player of the arcade thinks, or several seats race.

Who is asked, and what a decision leads to, is `play.py`.
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Sequence

from game.ai.player import Decision, Player
from game.ai.players import natural_pause, thinking_time
from game.core.action import Action
from game.core.events import PUBLIC
from game.storage.settings import PACES
from scenes.play_presses import MatchPresses, Phase
from scenes.race import Race
from scenes.tables.racing import RacingTable
from scenes.thinking import Thinker

SLACK_MS = 100

log = logging.getLogger("arcade.play")
"""Says what kind of decision is due, never what was chosen."""


class MatchDeciding(MatchPresses):
    """The part of `PlayScene` that waits for those who are not asked one by one."""

    _players: dict[int, Player]

    def __init__(self) -> None:
        """Nobody thinks yet, and nobody races."""
        super().__init__()
        self._thinker = Thinker()
        self._thought_at = -1
        self._answer: Decision | None = None
        """A thinker's answer that waits until the pause is over."""
        self._waited = self._pause = 0
        self._unseen = False
        """Whether the last action was one of which nobody is told: whoever did it goes on with the same thought."""
        self._waited_for = False
        """Whether somebody was waited for since a person was asked."""
        self._race: Race | None = None

    @property
    @abstractmethod
    def _hurry(self) -> bool:
        """Whether everything is as instant as it can be."""

    @abstractmethod
    def _act(self, *actions: Action) -> None:
        """Do what has been decided: one action, or one of each seat that has raced."""

    def _stop_thinking(self) -> None:
        self._thinker.cancel()
        self.hints.clear()
        if self._race is not None:
            self._race.cancel()
            self._race = None

    # ------------------------------------------------------------------ thoughts

    def _think(self, seat: int) -> None:
        self.phase = Phase.THINKING
        self._waited_for = True
        self._answer = None
        self._thought_at = self.session.position
        match, seed = self.session.match, self.session.seed_of_thought()
        seconds, iterations = thinking_time(self.config.seats[seat].kind)
        steps = self.table.most_unseen(match.turn.kind, self.session.view()) if match.turn is not None else 0
        # Unseen steps share the time of two thoughts, however many of them are made.
        seconds *= 2 / (steps + 2)
        if not self._unseen:
            self._waited = 0
            natural = natural_pause(self.config.seats[seat].kind)
            self._pause = 0 if self._hurry else round(natural * PACES[self.context.settings.pace])
            if match.turn is not None and self.table.even_pause(match.turn.kind):
                # As long as the longest thought, so that a quick answer tells nothing.
                self._pause = max(self._pause, round(seconds * 1000 * (steps + 1)) + SLACK_MS)
        self._unseen = False
        self.table.thinking(seat)
        self._thinker.start(self._players[seat], match.view(seat), match.legal_actions, seed, seconds, iterations)

    def _take_answer(self) -> None:
        self._answer = self._answer or self._thinker.poll()
        decision = self._answer
        if decision is None or (self._waited < self._pause and not self.session.is_unseen(decision.action)):
            return
        self._answer = None
        self.table.thinking(None)
        # An answer to a position that is no more is dropped.
        if self._thought_at == self.session.position:
            self._act(decision.action)

    # ------------------------------------------------------------------ races

    @property
    def wants_slams(self) -> bool:  # type: ignore[override]
        """While seats race."""
        return self.phase == Phase.RACING

    def _racing(self, kind: str) -> tuple[RacingTable, tuple[int, ...]] | None:
        """The table that races and the seats that decide this together; None where they are asked one by one."""
        table = self.table
        seats = table.races(kind, self.session.match.view(PUBLIC)) if isinstance(table, RacingTable) else ()
        return (table, seats) if isinstance(table, RacingTable) and seats else None

    def _start_race(self, table: RacingTable, seats: Sequence[int]) -> None:
        session = self.session
        session.look(PUBLIC)
        self.phase = Phase.RACING
        log.info("race of %d", len(seats))
        self.table.show(session.view())
        self._race = Race(session, seats, self._players)
        table.race(session.view(), self._race.racers, self._finish_race)
        if self._away:
            # No clock may run out on somebody who cannot hear the drum.
            self.open_menu()

    def _finish_race(self, actions: Sequence[Action]) -> None:
        """The table has seen what everybody does."""
        self._stop_thinking()
        self.table.stop_asking()
        self._act(*actions)
