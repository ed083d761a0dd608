"""Rows of the records' tables as values, and back."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

import msgspec

from game.records.record import MatchRecord, SeatRecord


class DailyResult(msgspec.Struct, frozen=True):
    """A finished attempt at a daily challenge. date: `2026-11-30`. attempt: 1 is the one that counts, others are
    practice. lines: (text id, count, points)."""

    date: str
    attempt: int
    uid: str
    game: str
    mode: str
    score: int
    won: bool
    lines: tuple[tuple[str, int, int], ...]


class DailyBegun(msgspec.Struct, frozen=True):
    """The attempt at a date that counts: the one begun first. uid: what its match is called where it is kept. begun:
    local time; empty where an older program did not say."""

    date: str
    uid: str
    begun: str


class Unlocked(msgspec.Struct, frozen=True):
    """An achievement that somebody has. when: local time. uid: of the match that brought it."""

    id: str
    when: str
    uid: str
    seen: bool


def insert_match(connection: sqlite3.Connection, record: MatchRecord) -> bool:
    """Write a match and its seats. Returns whether it was not there yet."""
    row = connection.execute(
        "INSERT OR IGNORE INTO matches"
        " (uid, ended, game, mode, seed, options, decided_by, ending, actions, occasion)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.uid,
            record.ended,
            record.game,
            record.mode,
            str(record.seed),
            json.dumps(record.options, sort_keys=True),
            record.by,
            record.ending,
            "\n".join(record.actions),
            record.occasion,
        ),
    )
    if not row.rowcount:
        return False
    connection.executemany(
        "INSERT INTO seats (match, seat, kind, name, character, score, won) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (row.lastrowid, number, seat.kind, seat.name, seat.character, seat.score, int(seat.won))
            for number, seat in enumerate(record.seats)
        ],
    )
    return True


def matches_of(rows: Sequence[tuple[object, ...]]) -> tuple[MatchRecord, ...]:
    """Rows of matches joined with their seats, those of one match side by side. A match whose row makes no sense is
    left out and stays where it is: a disk may change a letter of a file that is whole otherwise."""
    found: list[MatchRecord] = []
    known: dict[object, dict[str, str]] = {}
    """Options by their text: most matches have the same few."""
    for _, group in groupby(rows, key=itemgetter(0)):
        with contextlib.suppress(ValueError, TypeError):
            found.append(_record(list(group), known))
    return tuple(found)


def _record(lines: Sequence[tuple[object, ...]], known: dict[object, dict[str, str]]) -> MatchRecord:
    """One match from its rows. Raises ValueError and TypeError for rows of none."""
    uid, ended, game, mode, seed, options, by, ending, actions, occasion, *_ = lines[0]
    if options not in known:
        known[options] = msgspec.json.decode(str(options), type=dict[str, str])
    return MatchRecord(
        uid=str(uid),
        ended=str(ended),
        game=str(game),
        mode=str(mode),
        seed=int(str(seed)),
        options=known[options],
        seats=tuple(
            SeatRecord(str(kind), str(name), str(character), number_of(score), bool(won))
            for *_, kind, name, character, score, won in lines
        ),
        by=str(by),
        ending=str(ending),
        actions=tuple(str(actions).split("\n")) if actions else (),
        occasion=str(occasion),
    )


def daily_of(
    date: object, attempt: object, uid: object, game: object, mode: object, score: object, won: object, lines: object
) -> DailyResult:
    """One attempt from its row. Raises ValueError and TypeError for the row of none."""
    return DailyResult(
        date=str(date),
        attempt=number_of(attempt),
        uid=str(uid),
        game=str(game),
        mode=str(mode),
        score=number_of(score),
        won=bool(won),
        lines=msgspec.json.decode(str(lines), type=tuple[tuple[str, int, int], ...]),
    )


def number_of(value: object) -> int:
    """A whole number of a row. Raises TypeError for anything else."""
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value
