"""A report of a fault of the program's own: what a developer needs to meet it again, and nothing of whoever met it.

A JSON file that anybody can read before he hands it on. `python -m game replay REPORT` does its match again, up to the
action that failed (`game/reproduce.py`). Issue 9, point 6.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec

from game.storage.files import write_safely
from game.storage.match_record import MatchRecord, Sitter

FORMAT = 1
KIND = "battle-arcade-fault"
FOLDER = "faults"
"""Where reports are, beside the settings."""
MOST = 20
"""So many reports are kept; of more, the oldest are forgotten."""
_NAME = "fault-"


class ReportError(ValueError):
    """Bytes that hold no report. The message says what is wrong."""


class CrashReport(msgspec.Struct, frozen=True):
    """What happened. kind: KIND. program: the version. when: UTC, to the second. system: figures of the machine, by
    name. trace: the exception's, paths and names scrubbed. scenes: the screens, from the bottom. presses: the last
    wishes of whoever played, `scene kind seat x,y`, letters that were typed left out. match: the one on the screen,
    without names, None where there was none. attempt: the action that was being done and is not in `match`, empty where
    there was none. thinking: the seat for which a player of the arcade was thinking, None where none was."""

    kind: str
    format: int
    program: str
    when: str
    system: dict[str, str]
    trace: str
    scenes: tuple[str, ...] = ()
    presses: tuple[str, ...] = ()
    match: MatchRecord | None = None
    attempt: str = ""
    thinking: int | None = None


def nameless(record: MatchRecord) -> MatchRecord:
    """The match without what people called themselves or it."""
    sitters = tuple(Sitter(sitter.kind, "", True) for sitter in record.sitters)
    return msgspec.structs.replace(record, sitters=sitters, title="", begun=0.0, changed=0.0)


def encode(report: CrashReport) -> bytes:
    """The bytes of its file."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def decode(data: bytes) -> CrashReport:
    """The way back. Raises ReportError."""
    try:
        report = msgspec.json.decode(data, type=CrashReport)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ReportError(f"this is no report: {error}") from error
    if report.kind != KIND:
        raise ReportError(f"this is no report but {report.kind!r}")
    if report.format > FORMAT:
        raise ReportError(f"this report has format {report.format}; this program reads up to {FORMAT}")
    return report


def write(folder: Path, report: CrashReport) -> Path:
    """Keep it in this folder, which may not exist yet, and forget the oldest of many. Returns its file. Raises
    OSError."""
    stamp = report.when.replace("-", "").replace(":", "").replace("T", "-").rstrip("Z")
    number, path = 1, folder / f"{_NAME}{stamp}.json"
    while path.exists():
        number += 1
        path = folder / f"{_NAME}{stamp}-{number}.json"
    write_safely(path, encode(report))
    for old in sorted(folder.glob(f"{_NAME}*.json"))[:-MOST]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def stamp_of(seconds: float) -> str:
    """A moment, in seconds since 1970, as reports name it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def names_of(records: Iterable[MatchRecord]) -> tuple[str, ...]:
    """What people in these matches called themselves and them: to be scrubbed."""
    found = {name for record in records for name in (record.title, *(s.name for s in record.sitters if not s.lent))}
    return tuple(sorted(name for name in found if name))
