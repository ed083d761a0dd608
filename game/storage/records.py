"""Records on the disk: finished matches, achievements and daily results in one SQLite file.

Every call opens the file, does one transaction and closes it: nothing is held while nobody looks, and a second program
waits a moment instead of being shut out. What cannot be written now (the file is held, the disk is full, a newer
program made it) goes into a file of its own beside it and is taken in as soon as that is possible.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec

from game.records.record import MatchRecord, SeatRecord
from game.storage.files import set_aside, write_safely
from game.storage.kept import Notice
from game.storage.records_schema import VERSION, migrate

PATIENCE_S = 0.5
"""How long a call waits for another program that writes."""
WAITING = ".waiting-"
"""`records.sqlite.waiting-<random>`: matches that have not been taken in yet."""
_BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class DailyResult(msgspec.Struct, frozen=True):
    """A finished attempt at a daily challenge. date: `2026-11-30`. attempt: from 1. lines: (text id, count, points)."""

    date: str
    attempt: int
    uid: str
    game: str
    mode: str
    score: int
    won: bool
    lines: tuple[tuple[str, int, int], ...]


class Unlocked(msgspec.Struct, frozen=True):
    """An achievement that somebody has. when: local time. uid: of the match that brought it."""

    id: str
    when: str
    uid: str
    seen: bool


class NotNowError(Exception):
    """The file cannot be used at the moment; a notice says why."""


class SetAsideError(NotNowError):
    """The file was broken; a new one has taken its place, so that trying again helps."""


def records_file(settings_file: Path) -> Path:
    """Where records are kept: beside the settings."""
    return settings_file.with_name("records.sqlite")


class Records:
    """The file behind the records. `notices`: what the player should know, the newest last."""

    def __init__(self, path: Path) -> None:
        """Nothing is opened yet."""
        self.path = path
        self.notices: list[Notice] = []

    # ------------------------------------------------------------------ the file

    def _say(self, what: str, **facts: str) -> None:
        notice = Notice(f"notice.records_{what}", {"file": str(self.path), **facts})
        if notice not in self.notices:
            self.notices.append(notice)

    def _connect(self) -> sqlite3.Connection:
        """The file, made or brought up to date. Raises NotNowError."""
        try:
            return self._opened()
        except sqlite3.DatabaseError as error:
            if _code(error) in _BROKEN:
                return self._made_anew()
            raise self._not_now(error) from error
        except UnicodeDecodeError:
            # What SQLite says of a damaged table quotes it, and Python cannot read the quotation.
            return self._made_anew()
        except OSError as error:
            raise self._not_now(error) from error

    def _opened(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, timeout=PATIENCE_S, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            # Its tables are looked at now, where their damage is expected.
            connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if version > VERSION:
                self._say("newer")
                raise NotNowError
            if version < VERSION:
                migrate(connection)
            return connection
        except BaseException:
            connection.close()
            raise

    def _made_anew(self) -> sqlite3.Connection:
        """The broken file is set aside, with what SQLite had beside it; a new one takes its place."""
        try:
            aside = set_aside(self.path)
            for tail in ("-journal", "-wal", "-shm"):
                beside = self.path.with_name(self.path.name + tail)
                if beside.exists():
                    set_aside(beside)
            connection = self._opened()
        except (OSError, sqlite3.DatabaseError) as error:
            raise self._not_now(error) from error
        self.notices.append(Notice("notice.records_broken", {"file": str(aside)}))
        return connection

    def _not_now(self, error: Exception) -> NotNowError:
        if isinstance(error, sqlite3.DatabaseError) and _code(error) in _BUSY:
            self._say("busy")
        else:
            self._say("unwritable", why=str(error))
        return NotNowError(str(error))

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it or nothing. Raises NotNowError."""
        try:
            with closing(self._connect()) as connection:
                connection.execute("BEGIN IMMEDIATE")
                try:
                    yield connection
                    connection.execute("COMMIT")
                except BaseException:
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                    raise
        except sqlite3.DatabaseError as error:
            if _code(error) in _BROKEN:
                self._made_anew().close()
                raise SetAsideError from error
            raise self._not_now(error) from error

    def _read(self, question: str, values: Sequence[object] = ()) -> list[tuple[object, ...]]:
        """The answer; nothing where there is no file yet or it cannot be read now (a notice says so)."""
        if not self.path.exists():
            return []
        try:
            with closing(self._connect()) as connection:
                return connection.execute(question, values).fetchall()
        except NotNowError:
            return []
        except sqlite3.DatabaseError as error:
            if _code(error) in _BROKEN:
                with contextlib.suppress(NotNowError):
                    self._made_anew().close()
            else:
                self._not_now(error)
            return []

    def check(self) -> None:
        """Look through the whole file for damage, which is set aside with a notice. Without one nothing is made."""
        for (word,) in self._read("PRAGMA quick_check(1)"):
            if word != "ok":
                with contextlib.suppress(NotNowError):
                    self._made_anew().close()

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
                return tuple(one for one in records if _insert(connection, one))
        except SetAsideError:
            with self._writing() as connection:
                return tuple(one for one in records if _insert(connection, one))

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
        return _records(self._read(question, values))

    def match(self, uid: str) -> MatchRecord | None:
        """The match with this name, with its actions."""
        question = (
            "SELECT m.uid, m.ended, m.game, m.mode, m.seed, m.options, m.decided_by, m.ending, m.actions, m.occasion,"
            " s.kind, s.name, s.character, s.score, s.won"
            " FROM matches m JOIN seats s ON s.match = m.id WHERE m.uid = ? ORDER BY s.seat"
        )
        found = _records(self._read(question, (uid,)))
        return found[0] if found else None

    def counts(self) -> tuple[int, int, int]:
        """How many matches, achievements and daily results there are."""
        question = (
            "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM achievements), (SELECT COUNT(*) FROM daily)"
        )
        rows = self._read(question)
        matches, achievements, dailies = rows[0] if rows else (0, 0, 0)
        return _number(matches), _number(achievements), _number(dailies)

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

    def keep_daily(
        self, date: str, record: MatchRecord, score: int, won: bool, lines: Sequence[tuple[str, int, int]]
    ) -> int:
        """Enter a finished attempt. Returns its number, from 1; 0 where the file cannot be written now."""
        try:
            with self._writing() as connection:
                row = connection.execute("SELECT COUNT(*) FROM daily WHERE date = ?", (date,)).fetchone()
                attempt = int(row[0]) + 1
                connection.execute(
                    "INSERT OR IGNORE INTO daily (date, attempt, uid, game, mode, score, won, lines)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (date, attempt, record.uid, record.game, record.mode, score, int(won), json.dumps(list(lines))),
                )
                return attempt
        except NotNowError:
            return 0

    def dailies(self) -> tuple[DailyResult, ...]:
        """All attempts, by date and number."""
        rows = self._read("SELECT date, attempt, uid, game, mode, score, won, lines FROM daily ORDER BY date, attempt")
        found: list[DailyResult] = []
        for row in rows:
            # What makes no sense is left out, like a match.
            with contextlib.suppress(ValueError, TypeError):
                found.append(_daily(*row))
        return tuple(found)

    # ------------------------------------------------------------------ the end

    def erase(self) -> bool:
        """Forget everything, what waits too. Returns whether it could; nothing is erased where it could not."""
        waiting = self._waiting()
        try:
            with self._writing() as connection:
                for table in ("daily", "achievements", "seats", "matches"):
                    connection.execute(f"DELETE FROM {table}")
            with closing(self._connect()) as connection:
                # What was erased shall not stand in free pages of the file either.
                connection.execute("VACUUM")
        except (NotNowError, sqlite3.DatabaseError):
            return False
        self._forget(waiting)
        return True


def _insert(connection: sqlite3.Connection, record: MatchRecord) -> bool:
    """Whether it was not there yet."""
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


def _records(rows: Sequence[tuple[object, ...]]) -> tuple[MatchRecord, ...]:
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
            SeatRecord(str(kind), str(name), str(character), _number(score), bool(won))
            for *_, kind, name, character, score, won in lines
        ),
        by=str(by),
        ending=str(ending),
        actions=tuple(str(actions).split("\n")) if actions else (),
        occasion=str(occasion),
    )


def _daily(
    date: object, attempt: object, uid: object, game: object, mode: object, score: object, won: object, lines: object
) -> DailyResult:
    """One attempt from its row. Raises ValueError and TypeError for the row of none."""
    return DailyResult(
        date=str(date),
        attempt=_number(attempt),
        uid=str(uid),
        game=str(game),
        mode=str(mode),
        score=_number(score),
        won=bool(won),
        lines=msgspec.json.decode(str(lines), type=tuple[tuple[str, int, int], ...]),
    )


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _code(error: sqlite3.DatabaseError) -> int:
    """SQLite's primary result code; 0 where the error is Python's own."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF
