"""What a match on the screen is played with."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Setup
from game.core.seats import PERSON as PERSON

LONGEST_NAME = 9
"""Characters of a name that somebody types."""


@dataclass(frozen=True, slots=True)
class SeatConfig:
    """Who sits there: `person`, or a player's id such as `ai:search`; and under which name.

    name: as it was typed; empty where nobody typed one. lent: the arcade lends one, in whatever language it is shown:
    after the seat or the player, unless `text` is the id of another that it is to be. number: tells one from others who
    are lent the same (`scenes.seating.names_of`).
    """

    kind: str
    name: str
    lent: bool = False
    text: str = ""
    number: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person decides."""
        return self.kind == PERSON


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """The set-up and the seats. seed_given: the players typed the seed, so that a rematch keeps it. lot: who begins is
    drawn by lot, in a rematch again. occasion: what it is played for, which decides what comes after it (occasions.py):
    empty, `gauntlet`, `daily:2026-11-30`, `tournament:<its id>:<number of the match>`."""

    setup: Setup
    seats: tuple[SeatConfig, ...]
    seed_given: bool = False
    lot: bool = False
    occasion: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, config in enumerate(self.seats) if config.is_person)
