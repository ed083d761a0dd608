"""Records on the disk: finished matches, achievements and daily results in one SQLite file.

What cannot be written now (the file is held, the disk is full, a newer program made it) goes into a file of its own
beside it and is taken in as soon as that is possible.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from game.records.record import MatchRecord
from game.storage.files import set_aside, write_safely
from game.storage.kept import Notice
from game.storage.records_file import NotNowError, RecordsFile, SetAsideError
from game.storage.records_file import records_file as records_file
from game.storage.records_rows import DailyBegun as DailyBegun
from game.storage.records_rows import DailyResult as DailyResult
from game.storage.records_rows import Unlocked as Unlocked
from game.storage.records_rows import daily_of, insert_match, matches_of, number_of

WAITING = ".waiting-"
"""`records.sqlite.waiting-<random>`: matches that have not been taken in yet."""


class Records(RecordsFile):
    """What the file holds, asked and told."""

    # ------------------------------------------------------------------ matches

    def keep(self, record: MatchRecord) -> tuple[MatchRecord, ...]:
        """Remember a match, and whatever still waits. Returns the records that are in the file now and were not before,
        in the order in which they ended; none where this one has to wait, too (a notice says why)."""
        waiting = self._waiting()
        records = sorted([*(one for _, many in waiting for one in many), record], key=lambda one: one.ended)
        try:
            new = self._enter(records)
        except NotNowError:
            self._let_wait(record)
            return ()
        self._forget(waiting)
        return new

    def _enter(self, records: Sequence[MatchRecord]) -> tuple[MatchRecord, ...]:
        """Write them. Returns those that are new. Raises NotNowError."""
        try:
            with self._writing() as connection:
                return tuple(one for one in records if insert_match(connection, one))
        except SetAsideError:
            with self._writing() as connection:
                return tuple(one for one in records if insert_match(connection, one))

    def take_in(self) -> tuple[MatchRecord, ...]:
        """What waited, now in the file; none where there is nothing or it cannot be written still."""
        waiting = self._waiting()
        if not waiting:
            return ()
        try:
            new = self._enter(sorted((one for _, many in waiting for one in many), key=lambda one: one.ended))
        except NotNowError:
            return ()
        self._forget(waiting)
        return new

    def _waiting(self) -> list[tuple[Path, tuple[MatchRecord, ...]]]:
        found = []
        for path in sorted(self.path.parent.glob(f"{self.path.name}{WAITING}*")):
            if path.suffix in (".new", ".old") or ".broken" in path.name:
                continue
            try:
                found.append((path, msgspec.json.decode(path.read_bytes(), type=tuple[MatchRecord, ...])))
            except OSError:
                continue
            except ValueError:
                with contextlib.suppress(OSError):
                    self.notices.append(Notice("notice.records_broken", {"file": str(set_aside(path))}))
        return found

    def _let_wait(self, record: MatchRecord) -> None:
        path = self.path.with_name(f"{self.path.name}{WAITING}{secrets.token_hex(6)}")
        try:
            write_safely(path, msgspec.json.encode((record,)))
        except OSError as error:
            self._say("unwritable", why=str(error))

    @staticmethod
    def _forget(waiting: Sequence[tuple[Path, tuple[MatchRecord, ...]]]) -> None:
        # One that stays is taken in again and changes nothing: its uid is known.
        for path, _ in waiting:
            with contextlib.suppress(OSError):
                path.unlink()

    def matches(
        self, game: str = "", mode: str = "", name: str | None = None, with_actions: bool = False
    ) -> tuple[MatchRecord, ...]:
        """Those of this game (empty: all) and mode, in which somebody sat under this typed name (None: whoever), the
        oldest first. Without their actions, unless asked for."""
        actions = "m.actions" if with_actions else "''"
        where, values = ["1"], []
        if game:
            where.append("m.game = ?")
            values.append(game)
        if mode:
            where.append("m.mode = ?")
            values.append(mode)
        if name is not None:
            where.append("EXISTS (SELECT 1 FROM seats p WHERE p.match = m.id AND p.kind = 'person' AND p.name = ?)")
            values.append(name)
        question = (
            f"SELECT m.uid, m.ended, m.game, m.mode, m.seed, m.options, m.decided_by, m.ending, {actions}, m.occasion,"
            " s.kind, s.name, s.character, s.score, s.won"
            " FROM matches m JOIN seats s ON s.match = m.id"
            f" WHERE {' AND '.join(where)} ORDER BY m.ended, m.id, s.seat"
        )
        return matches_of(self._read(question, values))

    def match(self, uid: str) -> MatchRecord | None:
        """The match with this name, with its actions."""
        question = (
            "SELECT m.uid, m.ended, m.game, m.mode, m.seed, m.options, m.decided_by, m.ending, m.actions, m.occasion,"
            " s.kind, s.name, s.character, s.score, s.won"
            " FROM matches m JOIN seats s ON s.match = m.id WHERE m.uid = ? ORDER BY s.seat"
        )
        found = matches_of(self._read(question, (uid,)))
        return found[0] if found else None

    def counts(self) -> tuple[int, int, int]:
        """How many matches, achievements and daily results there are."""
        question = (
            "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM achievements), (SELECT COUNT(*) FROM daily)"
        )
        rows = self._read(question)
        matches, achievements, dailies = rows[0] if rows else (0, 0, 0)
        return number_of(matches), number_of(achievements), number_of(dailies)

    def names(self) -> tuple[str, ...]:
        """The names that people typed, the one with the most matches first; empty for whoever typed none."""
        question = "SELECT name FROM seats WHERE kind = 'person' GROUP BY name ORDER BY COUNT(*) DESC, name"
        return tuple(str(name) for (name,) in self._read(question))

    # ------------------------------------------------------------------ achievements

    def unlock(self, ids: Sequence[str], record: MatchRecord) -> tuple[str, ...]:
        """Enter achievements that this match brought. Returns those that nobody had before; none where the file cannot
        be written now: the next match asks again for all that hangs on totals."""
        if not ids:
            return ()
        try:
            with self._writing() as connection:
                return tuple(
                    one
                    for one in ids
                    if connection.execute(
                        "INSERT OR IGNORE INTO achievements (id, unlocked, match_uid, seen) VALUES (?, ?, ?, 0)",
                        (one, record.ended, record.uid),
                    ).rowcount
                )
        except NotNowError:
            return ()

    def achievements(self) -> tuple[Unlocked, ...]:
        """Those that somebody has, in the order in which they came."""
        rows = self._read("SELECT id, unlocked, match_uid, seen FROM achievements ORDER BY unlocked, rowid")
        return tuple(Unlocked(str(one), str(when), str(uid), bool(seen)) for one, when, uid, seen in rows)

    def fresh(self) -> tuple[str, ...]:
        """Ids of the achievements that nobody has been told of yet, which counts as told now."""
        ids = tuple(one.id for one in self.achievements() if not one.seen)
        if ids:
            with contextlib.suppress(NotNowError), self._writing() as connection:
                connection.execute("UPDATE achievements SET seen = 1")
        return ids

    # ------------------------------------------------------------------ daily challenges

    def begin_daily(self, date: str, uid: str, begun: str) -> None:
        """An attempt at this date begins, or goes on: where it is the first one, it is the one that counts from now on.
        Where the file cannot be written now, a notice says so, and the first one that is finished will count. begun:
        local time."""
        with contextlib.suppress(NotNowError), self._writing() as connection:
            _begin_daily(connection, date, uid, begun)

    def begun_dailies(self) -> dict[str, DailyBegun]:
        """Date -> the attempt that counts, finished or not."""
        rows = self._read("SELECT date, uid, begun FROM daily_begun ORDER BY date")
        return {str(date): DailyBegun(str(date), str(uid), str(begun)) for date, uid, begun in rows}

    def keep_daily(
        self, date: str, record: MatchRecord, score: int, won: bool, lines: Sequence[tuple[str, int, int]]
    ) -> int:
        """Enter a finished attempt. Returns its number: 1 for the one that counts, more for practice; 0 where the file
        cannot be written now."""
        try:
            with self._writing() as connection:
                # Whatever was begun without a word to this file begins now.
                _begin_daily(connection, date, record.uid, record.ended)
                row = connection.execute("SELECT uid FROM daily_begun WHERE date = ?", (date,)).fetchone()
                attempt = 1
                if row[0] != record.uid:
                    row = connection.execute("SELECT MAX(attempt) FROM daily WHERE date = ?", (date,)).fetchone()
                    attempt = max(1, row[0] or 0) + 1
                connection.execute(
                    "INSERT OR IGNORE INTO daily (date, attempt, uid, game, mode, score, won, lines)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (date, attempt, record.uid, record.game, record.mode, score, int(won), json.dumps(list(lines))),
                )
                return attempt
        except NotNowError:
            return 0

    def dailies(self) -> tuple[DailyResult, ...]:
        """All finished attempts, by date and number."""
        rows = self._read("SELECT date, attempt, uid, game, mode, score, won, lines FROM daily ORDER BY date, attempt")
        found: list[DailyResult] = []
        for row in rows:
            # What makes no sense is left out, like a match.
            with contextlib.suppress(ValueError, TypeError):
                found.append(daily_of(*row))
        return tuple(found)

    # ------------------------------------------------------------------ the end

    def erase(self) -> bool:
        """Forget everything, what waits too. Returns whether it could; nothing is erased where it could not."""
        waiting = self._waiting()
        try:
            with self._writing() as connection:
                for table in ("daily_begun", "daily", "achievements", "seats", "matches"):
                    connection.execute(f"DELETE FROM {table}")
            with closing(self._connect()) as connection:
                # What was erased shall not stand in free pages of the file either.
                connection.execute("VACUUM")
        except (NotNowError, sqlite3.DatabaseError):
            return False
        self._forget(waiting)
        return True


def _begin_daily(connection: sqlite3.Connection, date: str, uid: str, begun: str) -> None:
    """Remember the first one only."""
    connection.execute("INSERT OR IGNORE INTO daily_begun (date, uid, begun) VALUES (?, ?, ?)", (date, uid, begun))
