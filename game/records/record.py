"""A finished match as it is remembered, and as achievements look at it: with everything that happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from game.core.action import parse_action
from game.core.contract import Setup
from game.core.events import OPEN, Event, Fact
from game.core.match import Match
from game.core.seats import PERSON as PERSON

PICKS: Mapping[str, str] = {"fighter_picked": "fighter", "character_picked": "character"}
"""Events that tell who plays which character: kind -> the fact with its id."""


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sat there: `person` or a player's id, the typed name (empty: none was typed), the character's id (empty
    where the game has none), the score at the end (`Result.scores`) and whether the seat is among the winners."""

    kind: str
    name: str = ""
    character: str = ""
    score: int = 0
    won: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person sat there."""
        return self.kind == PERSON


class MatchRecord(msgspec.Struct, frozen=True):
    """A finished match. uid: its own name for ever. ended: local time, `2026-11-30T15:04:05`.
    by, ending: as in `Result`. actions: their texts; empty where they were not asked for. occasion: what it was played
    for (`MatchConfig.occasion`)."""

    uid: str
    ended: str
    game: str
    mode: str
    seed: int
    options: dict[str, str]
    seats: tuple[SeatRecord, ...]
    by: str
    ending: str
    actions: tuple[str, ...] = ()
    occasion: str = ""

    @property
    def setup(self) -> Setup:
        """What the match started from."""
        return Setup(self.game, self.seed, len(self.seats), self.mode, self.options)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; none: a draw."""
        return tuple(seat for seat, record in enumerate(self.seats) if record.won)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, record in enumerate(self.seats) if record.is_person)


@dataclass(frozen=True)
class Finished:
    """A finished match with its whole story, as OPEN eyes read it."""

    record: MatchRecord
    story: tuple[Event, ...]

    def of(self, kind: str, **facts: Fact) -> Iterator[Event]:
        """The events of this kind with these facts, in order."""
        for event in self.story:
            if event.kind == kind and all(event.facts.get(name) == value for name, value in facts.items()):
                yield event

    def count(self, kind: str, **facts: Fact) -> int:
        """How many of them there were."""
        return sum(1 for _ in self.of(kind, **facts))

    def has(self, kind: str, **facts: Fact) -> bool:
        """Whether there was any."""
        return next(self.of(kind, **facts), None) is not None

    def won(self, seat: int) -> bool:
        """Whether this seat is among the winners."""
        return self.record.seats[seat].won


def finished(match: Match, kinds: Sequence[tuple[str, str]], uid: str, ended: str, occasion: str = "") -> Finished:
    """What is remembered of a match that is over. kinds: (kind, typed name) of each seat. ended: local time. Raises
    ValueError for a match that goes on."""
    result = match.result
    if result is None:
        raise ValueError("this match is not over")
    story = tuple(event for step in match.story(OPEN) for event in step)
    characters = characters_of(story)
    seats = tuple(
        SeatRecord(kind, name, characters.get(seat, ""), result.scores[seat], seat in result.winners)
        for seat, (kind, name) in enumerate(kinds)
    )
    setup = match.setup
    record = MatchRecord(
        uid=uid,
        ended=ended,
        game=setup.game,
        mode=setup.mode,
        seed=setup.seed,
        options=dict(setup.options),
        seats=seats,
        by=result.by,
        ending=result.ending,
        # What came before a state that was taken up alone is not known, so that nothing leads through it again.
        actions=tuple(action.text for action in match.actions) if match.base is None else (),
        occasion=occasion,
    )
    return Finished(record, story)


def characters_of(story: Sequence[Event]) -> dict[int, str]:
    """Seat -> the id of the character it played, where the game has characters."""
    found = {}
    for event in story:
        fact = PICKS.get(event.kind)
        if fact is not None and isinstance(character := event[fact], str):
            found[event.number("seat")] = character
    return found


def retold(record: MatchRecord) -> Finished:
    """The story of a record, by playing its actions again. Raises ValueError where they cannot be played (a game that
    this program does not know, rules that have changed since)."""
    try:
        match = Match(record.setup)
        for text in record.actions:
            match.act(parse_action(text))
    except KeyError as error:
        raise ValueError(str(error)) from error
    if match.result is None:
        raise ValueError("the actions of this record do not end its match")
    return Finished(record, tuple(event for step in match.story(OPEN) for event in step))
