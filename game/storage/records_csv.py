"""Records as tables that every spreadsheet opens."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from game.storage.files import write_safely
from game.storage.records import Records

Table = tuple[Sequence[str], Iterable[Sequence[object]]]
"""The heads of the columns, and the rows."""
MATCHES = ("match", "ended", "game", "mode", "seats", "winners", "by", "ending", "seed", "options", "occasion")
SEATS = ("match", "ended", "game", "mode", "seat", "kind", "name", "character", "score", "won")
ACHIEVEMENTS = ("achievement", "unlocked", "match")
DAILY = ("date", "attempt", "game", "mode", "score", "won", "match")


def export_folder(settings_file: Path) -> Path:
    """Where tables are written: beside the settings."""
    return settings_file.with_name("export")


def export(records: Records, folder: Path, more: Mapping[str, Table] | None = None) -> tuple[Path, ...]:
    """Write one table for each kind of record, over those of an earlier export. Seats count from 1, as on the screen.
    more: further tables, by the name of their file. Returns the files. Raises OSError where they cannot be written."""
    matches = records.matches()
    tables: dict[str, Table] = {
        "matches": (
            MATCHES,
            (
                (
                    one.uid,
                    one.ended,
                    one.game,
                    one.mode,
                    len(one.seats),
                    " ".join(str(seat + 1) for seat in one.winners),
                    one.by,
                    one.ending,
                    one.seed,
                    " ".join(f"{name}={value}" for name, value in sorted(one.options.items())),
                    one.occasion,
                )
                for one in matches
            ),
        ),
        "seats": (
            SEATS,
            (
                (
                    one.uid,
                    one.ended,
                    one.game,
                    one.mode,
                    number + 1,
                    seat.kind,
                    seat.name,
                    seat.character,
                    seat.score,
                    int(seat.won),
                )
                for one in matches
                for number, seat in enumerate(one.seats)
            ),
        ),
        "achievements": (ACHIEVEMENTS, ((one.id, one.when, one.uid) for one in records.achievements())),
        "daily": (
            DAILY,
            (
                (one.date, one.attempt, one.game, one.mode, one.score, int(one.won), one.uid)
                for one in records.dailies()
            ),
        ),
    }
    written = []
    for name, (head, rows) in {**tables, **(more or {})}.items():
        path = folder / f"{name}.csv"
        write_safely(path, _table(head, rows))
        path.with_name(path.name + ".old").unlink(missing_ok=True)
        written.append(path)
    return tuple(written)


def _harmless(name: str) -> str:
    """What a spreadsheet would take for a formula stays a text."""
    return f"'{name}" if name[:1] in "=+-@" and name else name


def _cell(value: object) -> object:
    return _harmless(value) if isinstance(value, str) else value


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(head)
    writer.writerows([_cell(value) for value in row] for row in rows)
    # The mark at the beginning tells spreadsheets that names may hold any letter.
    return out.getvalue().encode("utf-8-sig")
