"""The seats that decide together: what each may do, and the thoughts of those that the arcade plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.ai.player import Player
from game.ai.players import thinking_time
from game.core.action import Action
from game.core.contract import View
from scenes.match_session import MatchSession
from scenes.tables.racing import Racer
from scenes.thinking import Thinker


class Race:
    """One race under way. All players of the arcade begin to think at once."""

    def __init__(self, session: MatchSession, seats: Sequence[int], players: Mapping[int, Player]) -> None:
        """seats: in the order in which the rules ask them. Raises ValueError where the rules ask others."""
        self._thinkers: list[Thinker] = []
        self._session, self._players = session, players
        racers = []
        for number, due in enumerate(session.foreseen(len(seats))):
            if due.seat != seats[number]:
                raise ValueError(f"seat {seats[number]} cannot race here: the rules ask seat {due.seat}")
            kind = session.config.seats[due.seat].kind
            thought = self._think(due.seat, due.view, due.legal, number) if due.seat in players else _nothing
            racers.append(Racer(due.seat, kind, due.legal, thought))
        if len(racers) < len(seats):
            raise ValueError(f"seats {tuple(seats)} cannot race here: the rules ask only {len(racers)} of them")
        self.racers: tuple[Racer, ...] = tuple(racers)

    def _think(self, seat: int, view: View, legal: tuple[Action, ...], number: int) -> Callable[[], Action | None]:
        """Begin to think. Returns where to ask for the answer."""
        thinker = Thinker()
        self._thinkers.append(thinker)
        seconds, iterations = thinking_time(self._session.config.seats[seat].kind)
        thinker.start(self._players[seat], view, legal, self._session.seed_of_thought(number), seconds, iterations)
        answer: list[Action] = []

        def thought() -> Action | None:
            decision = thinker.poll() if not answer else None
            if decision is not None:
                answer.append(decision.action)
            return answer[0] if answer else None

        return thought

    def cancel(self) -> None:
        """Nobody thinks on."""
        for thinker in self._thinkers:
            thinker.cancel()


def _nothing() -> None:
    """A person's thoughts are not known."""
