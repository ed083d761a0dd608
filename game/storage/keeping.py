"""Remembering a finished match: its record, its daily result, and the achievements that it brings."""

from __future__ import annotations

from game.achievements.achievement import totals_of
from game.achievements.shelf import earned
from game.daily.challenge import challenge_of, date_of
from game.daily.scoring import score_of, total
from game.records.record import Finished, MatchRecord, retold
from game.storage.records import Records


def keep(records: Records, match: Finished) -> tuple[str, ...]:
    """Remember it, and all that had to wait before it. Returns the ids of achievements that are new. Where the file
    cannot be written now, the match waits beside it, and `records.notices` says so."""
    unlocked: list[str] = []
    for record in records.keep(match.record):
        unlocked += _reward(records, match if record.uid == match.record.uid else record)
    return tuple(unlocked)


def take_in(records: Records) -> None:
    """Enter what had to wait, with all that it brings: for whoever opens the records."""
    for record in records.take_in():
        _reward(records, record)


def _reward(records: Records, entered: Finished | MatchRecord) -> tuple[str, ...]:
    try:
        match = entered if isinstance(entered, Finished) else retold(entered)
    except ValueError:
        # Of rules that have changed since: the record counts, its story is lost.
        return ()
    record = match.record
    if not record.people:
        return ()
    _keep_daily(records, match)
    before = [one for one in records.matches() if one.ended <= record.ended]
    # Practice makes no day finished.
    dates = [one.date for one in records.dailies() if one.attempt == 1 and one.date <= record.ended[:10]]
    return records.unlock(earned(match, totals_of(before, record, dates)), record)


def _keep_daily(records: Records, match: Finished) -> None:
    record = match.record
    day = date_of(record.occasion)
    if day is None:
        return
    challenge = challenge_of(day)
    if record.setup == challenge.setup and challenge.seat in record.people:
        lines = score_of(match, challenge.seat)
        won = record.seats[challenge.seat].won
        told = tuple((line.text, line.count, line.points) for line in lines)
        records.keep_daily(challenge.date, record, total(lines), won, told)
