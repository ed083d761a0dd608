"""The tables of the records, and how a file of an older program becomes one of this."""

from __future__ import annotations

import sqlite3

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            ended TEXT NOT NULL,
            game TEXT NOT NULL,
            mode TEXT NOT NULL,
            seed TEXT NOT NULL,
            options TEXT NOT NULL,
            decided_by TEXT NOT NULL,
            ending TEXT NOT NULL,
            actions TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE seats (
            match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            character TEXT NOT NULL,
            score INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (match, seat)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX matches_by_time ON matches (ended)",
    ),
    (
        # Achievements, and what a match was played for.
        "ALTER TABLE matches ADD COLUMN occasion TEXT NOT NULL DEFAULT ''",
        """
        CREATE TABLE achievements (
            id TEXT PRIMARY KEY,
            unlocked TEXT NOT NULL,
            match_uid TEXT NOT NULL,
            seen INTEGER NOT NULL
        )
        """,
    ),
    (
        """
        CREATE TABLE daily (
            date TEXT NOT NULL,
            attempt INTEGER NOT NULL,
            uid TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            mode TEXT NOT NULL,
            score INTEGER NOT NULL,
            won INTEGER NOT NULL,
            lines TEXT NOT NULL,
            PRIMARY KEY (date, attempt)
        )
        """,
    ),
    (
        # Which match is the attempt at a date that counts: the one begun first, whatever becomes of it.
        """
        CREATE TABLE daily_begun (
            date TEXT PRIMARY KEY,
            uid TEXT NOT NULL,
            begun TEXT NOT NULL
        )
        """,
        "INSERT INTO daily_begun (date, uid, begun) SELECT date, uid, '' FROM daily WHERE attempt = 1",
    ),
)
"""MIGRATIONS[k] leads from version k to version k + 1. Never changed once it was given to players; only added to."""
VERSION = len(MIGRATIONS)
"""The version of this program's files (`PRAGMA user_version`); 0 is an empty file."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older file, or an empty one, up to date: whole or not at all. Raises sqlite3.DatabaseError."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again: another program may have done it while this one waited.
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {max(version, VERSION)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
