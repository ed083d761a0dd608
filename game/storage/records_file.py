"""The SQLite file behind the records: opened, brought up to date, set aside where it is broken.

Every call opens the file, does one transaction and closes it: nothing is held while nobody looks, and a second program
waits a moment instead of being shut out.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from game.storage.files import set_aside
from game.storage.kept import Notice
from game.storage.records_schema import VERSION, migrate

PATIENCE_S = 0.5
"""How long a call waits for another program that writes."""
_BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class NotNowError(Exception):
    """The file cannot be used at the moment; a notice says why."""


class SetAsideError(NotNowError):
    """The file was broken; a new one has taken its place, so that trying again helps."""


def records_file(settings_file: Path) -> Path:
    """Where records are kept: beside the settings."""
    return settings_file.with_name("records.sqlite")


class RecordsFile:
    """path: the file, which may not exist yet. notices: what the player should know, the newest last."""

    def __init__(self, path: Path) -> None:
        """Nothing is opened yet."""
        self.path = path
        self.notices: list[Notice] = []

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


def _code(error: sqlite3.DatabaseError) -> int:
    """SQLite's primary result code; 0 where the error is Python's own."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF
