"""A match between two players of the arcade that nobody watches: played off the frame loop, as well as on the table."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ai.player import Budget
from game.ai.players import make_player, thinking_time
from game.core.contract import TABLE
from game.core.match import Match
from game.core.rng import Rng
from scenes.match_config import MatchConfig
from scenes.thinking import Background, Expired

LONGEST_S = 1800.0
"""After so long it is given up: no match between players of the arcade takes a fraction of it."""


class UnseenMatch:
    """Begins at once."""

    def __init__(self, config: MatchConfig, clock: Callable[[], float] = time.monotonic) -> None:
        """config: without people. clock: seconds, in real time."""
        self.config = config
        self.actions = 0
        """How many there were so far."""
        self._clock = clock
        self._background: Background[Match] = Background(clock)
        self._background.begin(self._play, LONGEST_S)

    def _play(self, expired: Expired) -> Match:
        config = self.config
        match = Match(config.setup)
        players = [make_player(seat.kind, match.game, config.setup.mode) for seat in config.seats]
        while (turn := match.turn) is not None and not expired():
            if turn.actor == TABLE:
                match.act(match.legal_actions[0])
            else:
                seconds, iterations = thinking_time(config.seats[turn.actor].kind)
                end = self._clock() + seconds
                budget = Budget(iterations, lambda end=end: expired() or self._clock() >= end)  # type: ignore[misc]
                rng = Rng(config.setup.seed * 1009 + self.actions)
                match.act(players[turn.actor].choose(match.view(turn.actor), match.legal_actions, budget, rng).action)
            self.actions += 1
        return match

    def poll(self) -> Match | None:
        """The match, once, when it is over; None before. One that was given up never comes."""
        match = self._background.poll()
        return match if match is not None and match.result is not None else None

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        self._background.cancel()
