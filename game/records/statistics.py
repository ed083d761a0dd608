"""Figures drawn from remembered matches: how often people win, over time and by what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.ai.levels import number_of
from game.records.record import MatchRecord

AGAINST_PEOPLE = "person"
"""The opponents' strength where a person is among them."""
WINDOW = 10
"""So many matches back the win rate over time looks."""


class Showing(NamedTuple):
    """How one person did in one match. opponent: the id of the strongest player of the arcade against them, or `person`
    where another person was against them; empty where nobody was."""

    record: MatchRecord
    seat: int
    opponent: str

    @property
    def points(self) -> float:
        """1 for a win, a half for a draw, 0 for a loss."""
        if self.record.seats[self.seat].won:
            return 1.0
        return 0.0 if self.record.winners else 0.5


class Tally(NamedTuple):
    """matches, and how they ended for the person whose they are."""

    matches: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def losses(self) -> int:
        """The rest."""
        return self.matches - self.wins - self.draws

    @property
    def share(self) -> float:
        """What was won of them, 0 to 1, a draw being a half; 0 of none."""
        return (self.wins + self.draws / 2) / self.matches if self.matches else 0.0

    def plus(self, points: float) -> Tally:
        """With one more match: 1 for a win, a half for a draw, 0 for a loss."""
        return Tally(self.matches + 1, self.wins + (points == 1), self.draws + (points == 0.5))


def showings(records: Iterable[MatchRecord], name: str | None = None) -> tuple[Showing, ...]:
    """One for each person in each match, in the order given. name: only who sat there under this typed name (empty:
    whoever typed none); None: everybody."""
    return tuple(
        Showing(record, seat, _strongest(record, seat))
        for record in records
        for seat in record.people
        if name is None or record.seats[seat].name == name
    )


def _strongest(record: MatchRecord, seat: int) -> str:
    """Partners share their wins, so that whoever won or lost with the seat is not against it; in a draw all are."""
    mine = record.seats[seat]
    decided = bool(record.winners)
    others = [
        other
        for number, other in enumerate(record.seats)
        if number != seat and not (decided and len(record.seats) > 3 and other.won and mine.won)
    ]
    if any(other.is_person for other in others):
        return AGAINST_PEOPLE
    return max((other.kind for other in others), key=strength, default="")


def strength(player: str) -> int:
    """For sorting opponents: a level's number; bare players below all levels."""
    return number_of(player) or 0


def tally(of: Iterable[Showing]) -> Tally:
    """All of them together."""
    found = Tally()
    for showing in of:
        found = found.plus(showing.points)
    return found


def tallies(of: Iterable[Showing], key: Callable[[Showing], str]) -> dict[str, Tally]:
    """By a key of each, the most played first; those whose key is empty are left out."""
    found: dict[str, Tally] = {}
    for showing in of:
        if name := key(showing):
            found[name] = found.get(name, Tally()).plus(showing.points)
    return dict(sorted(found.items(), key=lambda item: (-item[1].matches, item[0])))


def by_opponent(of: Iterable[Showing]) -> dict[str, Tally]:
    """By the strongest opponent, people first, then from the lowest level to the highest."""
    found = tallies(of, lambda showing: showing.opponent)
    return dict(sorted(found.items(), key=lambda item: (item[0] != AGAINST_PEOPLE, strength(item[0]), item[0])))


def by_character(of: Iterable[Showing]) -> dict[str, Tally]:
    """By `game/character`, where the game has characters."""

    def key(showing: Showing) -> str:
        character = showing.record.seats[showing.seat].character
        return f"{showing.record.game}/{character}" if character else ""

    return tallies(of, key)


def by_mode(of: Iterable[Showing]) -> dict[str, Tally]:
    """By `game/mode`."""
    return tallies(of, lambda showing: f"{showing.record.game}/{showing.record.mode}")


def by_seat(of: Iterable[Showing]) -> dict[str, Tally]:
    """By the number of the seat, the first one first."""
    return dict(sorted(tallies(of, lambda showing: str(showing.seat)).items()))


def by_name(of: Iterable[Showing]) -> dict[str, Tally]:
    """By `=name` of the person; a bare `=` for whoever typed none."""
    return tallies(of, lambda showing: f"={showing.record.seats[showing.seat].name}")


def over_time(of: Sequence[Showing], window: int = WINDOW) -> tuple[float, ...]:
    """After each match, the oldest first, the share won of the last `window` ones."""
    points = [showing.points for showing in of]
    return tuple(sum(points[max(0, end - window) : end]) / min(end, window) for end in range(1, len(points) + 1))


def streaks(of: Sequence[Showing]) -> tuple[int, int]:
    """(wins in a row up to now, the longest such row), the oldest match first."""
    now = longest = 0
    for showing in of:
        now = now + 1 if showing.points == 1 else 0
        longest = max(longest, now)
    return now, longest
