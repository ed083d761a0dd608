"""What an achievement is, and what it looks at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.events import Event
from game.records.record import Finished, MatchRecord
from game.records.statistics import Showing, showings, streaks


class Totals(NamedTuple):
    """All matches of people so far, this one included; drawn ones are no wins.

    matches, losses: shown up in, and lost, counted once for each person. games: ids in which somebody won. modes:
    `game/mode` in which somebody has finished a match; won_modes: in which somebody won. characters: `game/character`
    with which somebody won. levels: `game/level id` of the strongest opponent beaten. row: the wins in a row up to now
    of those who played this match. days: daily challenges finished on consecutive dates up to the latest.
    """

    matches: int = 0
    wins: int = 0
    losses: int = 0
    games: frozenset[str] = frozenset()
    modes: frozenset[str] = frozenset()
    won_modes: frozenset[str] = frozenset()
    characters: frozenset[str] = frozenset()
    levels: frozenset[str] = frozenset()
    row: int = 0
    days: int = 0


class Look(NamedTuple):
    """What a predicate is given: the match, the seat of the person it is asked for, and the totals."""

    match: Finished
    seat: int
    totals: Totals

    @property
    def won(self) -> bool:
        """Whether this person won."""
        return self.match.won(self.seat)

    @property
    def record(self) -> MatchRecord:
        """The match as it is remembered."""
        return self.match.record

    @property
    def score(self) -> int:
        """This person's score at the end."""
        return self.record.seats[self.seat].score

    def mine(self, kind: str, **facts: int | str | None) -> tuple[Event, ...]:
        """The events of this kind that happened to this seat."""
        return tuple(self.match.of(kind, seat=self.seat, **facts))


class Achievement(NamedTuple):
    """id: permanent; texts `achievement.<id>` and `.help`. game: whose shelf it stands on; empty: everybody's. sign: of
    the interface sheet. has: whether this person has it now. goal: (how many it takes, how far the totals are), for
    those that are collected over many matches; None for the others. funny ones bring a smile and no glory."""

    id: str
    game: str
    sign: str
    has: Callable[[Look], bool]
    goal: tuple[int, Callable[[Totals], int]] | None = None


def collected(id: str, game: str, sign: str, many: int, count: Callable[[Totals], int]) -> Achievement:
    """One that is had when the totals have come so far."""
    return Achievement(id, game, sign, lambda look: count(look.totals) >= many, (many, count))


def totals_of(records: Sequence[MatchRecord], match: MatchRecord, dates: Sequence[str] = ()) -> Totals:
    """The totals of all these matches, the oldest first. dates: of the daily challenges that were finished."""
    everybody = showings(records)
    won = [one for one in everybody if one.points == 1]
    names = {match.seats[seat].name for seat in match.people}
    rows = [streaks([one for one in everybody if one.record.seats[one.seat].name == name])[0] for name in names]
    return Totals(
        matches=len(everybody),
        wins=len(won),
        losses=sum(one.points == 0 for one in everybody),
        games=frozenset(one.record.game for one in won),
        modes=frozenset(_mode(one) for one in everybody),
        won_modes=frozenset(_mode(one) for one in won),
        characters=frozenset(
            f"{one.record.game}/{one.record.seats[one.seat].character}"
            for one in won
            if one.record.seats[one.seat].character
        ),
        levels=frozenset(f"{one.record.game}/{one.opponent}" for one in won),
        row=max(rows, default=0),
        days=days_in_a_row(dates),
    )


def _mode(showing: Showing) -> str:
    return f"{showing.record.game}/{showing.record.mode}"


def days_in_a_row(dates: Sequence[str]) -> int:
    """How many consecutive dates (`2026-11-30`) end at the latest of these."""
    from datetime import date

    days = sorted({date.fromisoformat(text).toordinal() for text in dates}, reverse=True)
    return next((n for n, day in enumerate(days) if day != days[0] - n), len(days))
