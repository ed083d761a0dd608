"""What a finished daily challenge is worth: the result, how strong the opponent is, and how it was played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.ai.levels import number_of
from game.records.record import Finished

WIN, DRAW = 500, 200
LEVEL = 40
"""For every level of a beaten opponent."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score: the text id says what was counted, `count` how much of it, `points` what that is worth."""

    text: str
    count: int
    points: int


class _Measure(NamedTuple):
    """Something that is counted in a game and what each of it is worth."""

    text: str
    each: int
    of: Callable[[Finished, int], int]


def _rounds(match: Finished, seat: int) -> int:
    return match.count("round_over", winner=seat)


def _health_taken(match: Finished, seat: int) -> int:
    end = next(match.of("match_over"))
    return end.number(f"total_{seat}")


def _life(match: Finished, seat: int) -> int:
    return match.record.seats[seat].score


def _hits(match: Finished, seat: int) -> int:
    return match.count("hit_checked", by=seat, hit=1)


def _health(match: Finished, seat: int) -> int:
    return next(match.of("match_over")).number(f"health_{seat}")


def _lanes(match: Finished, seat: int) -> int:
    return min(match.count("lane_flipped", winner=seat), 40)


def _cards(match: Finished, seat: int) -> int:
    return match.record.seats[seat].score


def _captures(match: Finished, seat: int) -> int:
    return min(sum(len(event.cards("cards")) for event in match.of("captured", seat=seat)), 40)


MEASURES: Mapping[str, tuple[_Measure, ...]] = {
    "eight_bit_battle": (_Measure("daily.line.rounds", 60, _rounds), _Measure("daily.line.health", 5, _health_taken)),
    "eight_masters_revenge": (_Measure("daily.line.life", 15, _life), _Measure("daily.line.hits", 10, _hits)),
    "street_war": (_Measure("daily.line.hearts", 40, _health), _Measure("daily.line.lanes", 3, _lanes)),
    "demonites": (_Measure("daily.line.cards", 4, _cards), _Measure("daily.line.captures", 3, _captures)),
}
"""By game. What could be gathered without end by playing on is counted to a bound."""


def score_of(match: Finished, seat: int) -> tuple[Line, ...]:
    """The lines of this seat's score; their points add up to it. Lines that bring nothing are there, too."""
    record = match.record
    level = max((number_of(other.kind) or 0 for number, other in enumerate(record.seats) if number != seat), default=0)
    if record.seats[seat].won:
        lines = [Line("daily.line.won", 1, WIN), Line("daily.line.level", level, LEVEL * level)]
    elif not record.winners:
        lines = [Line("daily.line.drawn", 1, DRAW)]
    else:
        lines = [Line("daily.line.lost", 1, 0)]
    for measure in MEASURES[record.game]:
        count = measure.of(match, seat)
        lines.append(Line(measure.text, count, measure.each * count))
    return tuple(lines)


def total(lines: tuple[Line, ...]) -> int:
    """The score."""
    return sum(line.points for line in lines)
