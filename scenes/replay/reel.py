"""A finished match as something to wind: which steps some eyes saw, and where each of them leads."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.contract import Setup, State, View
from game.core.events import OPEN, PUBLIC, Event
from game.core.match import Match
from game.storage.match_record import round_of


class Reel:
    """Positions count actions: 0 is after the deal. A step is told to some eyes where they read anything of it; others
    are passed over."""

    def __init__(self, setup: Setup, actions: Sequence[Action]) -> None:
        """Raises what `Match` raises."""
        self.match = Match(setup)
        rounds = [round_of(self.match)]
        for action in actions:
            self.match.act(action)
            rounds.append(round_of(self.match))
        self.end = len(actions)
        """The last position."""
        self.rounds: tuple[tuple[int, int], ...] = tuple(
            (at, number) for at, number in enumerate(rounds) if at == 0 or number != rounds[at - 1]
        )
        """(position where it begins, number) of each round."""
        self._told: dict[int, tuple[tuple[Event, ...], ...]] = {}

    @property
    def all_eyes(self) -> tuple[int, ...]:
        """Whose eyes can be looked through: everything, what all know, then each seat's."""
        return (OPEN, PUBLIC, *range(self.match.setup.seats))

    def told(self, at: int, eyes: int) -> tuple[Event, ...]:
        """What these eyes read of the action that led to this position; at 0, of the deal."""
        if eyes not in self._told:
            self._told[eyes] = self.match.story(eyes)
        return self._told[eyes][at]

    def view(self, at: int, eyes: int) -> View:
        """What these eyes knew there."""
        return self.match.view_at(at, eyes)

    def state(self, at: int) -> State:
        """The whole truth there, for whoever plays on from it."""
        return self.match.state_at(at)

    def story(self, at: int, eyes: int) -> tuple[Event, ...]:
        """All that these eyes had read by then."""
        return tuple(event for step in range(at + 1) for event in self.told(step, eyes))

    def after(self, at: int, eyes: int) -> int:
        """The next position of which these eyes are told; the end where there is none."""
        return next((step for step in range(at + 1, self.end + 1) if self.told(step, eyes)), self.end)

    def before(self, at: int, eyes: int) -> int:
        """The one before; 0 where there is none."""
        return next((step for step in range(at - 1, 0, -1) if self.told(step, eyes)), 0)

    def round_at(self, at: int) -> int:
        """The round of a position."""
        return max((begin, number) for begin, number in self.rounds if begin <= at)[1]
