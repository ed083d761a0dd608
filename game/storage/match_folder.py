"""A folder of kept matches, each in a file of its own with two generations before it.

Ids are file names without their ending. Whatever can be wrong with a file is met here: a damaged one is set aside (and
the generation before holds), a newer one is left alone, a write that was interrupted after its last byte is finished.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.storage.files import OLDER, put_in_place, set_aside, write_safely
from game.storage.match_record import MatchRecord, NewerRecordError, RecordError, decode, encode

ENDING = ".json"
GENERATIONS = len(OLDER)
_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,80}")


class Fault(StrEnum):
    """What is wrong with a file: texts `keep.fault.<fault>`."""

    BROKEN = "broken"
    NEWER = "newer"
    UNREADABLE = "unreadable"


class Entry(NamedTuple):
    """One match of the folder. record: None where `fault` says why. at: when its file was written, in seconds since
    1970. restored: the file was damaged, and this is the generation before."""

    id: str
    record: MatchRecord | None
    at: float
    fault: Fault | None = None
    restored: bool = False


class MatchFolder:
    """The matches under one path, which may not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def file(self, match_id: str) -> Path:
        """Where this match is. Raises ValueError for what is no id."""
        if not _ID.fullmatch(match_id):
            raise ValueError(f"{match_id!r} is no id of a match")
        return self.path / (match_id + ENDING)

    def ids(self) -> tuple[str, ...]:
        """All matches, the one written last first. Empty where the folder cannot be read."""
        found: dict[str, float] = {}
        try:
            paths = list(self.path.iterdir())
        except OSError:
            return ()
        for path in paths:
            name = path.name
            for rest in ("", ".new", *OLDER):
                match_id = name.removesuffix(ENDING + rest)
                if name.endswith(ENDING + rest) and _ID.fullmatch(match_id):
                    found[match_id] = max(found.get(match_id, 0.0), _changed(path))
        return tuple(sorted(found, key=lambda match_id: (found[match_id], match_id), reverse=True))

    def __bool__(self) -> bool:
        """Whether it holds any."""
        return bool(self.ids())

    def entries(self) -> tuple[Entry, ...]:
        """All matches as they are, the one written last first."""
        return tuple(self.read(match_id) for match_id in self.ids())

    def read(self, match_id: str) -> Entry:
        """The newest whole generation of this match. What is damaged is set aside."""
        path = self.file(match_id)
        self._finish_writing(path)
        at, damaged = _changed(path), False
        for generation in (path, *(path.with_name(path.name + rest) for rest in OLDER)):
            try:
                return Entry(match_id, decode(generation.read_bytes()), at or _changed(generation), restored=damaged)
            except FileNotFoundError:
                continue
            except OSError:
                return Entry(match_id, None, at, Fault.UNREADABLE)
            except NewerRecordError:
                return Entry(match_id, None, at, Fault.NEWER)
            except RecordError:
                damaged = True
                with contextlib.suppress(OSError):
                    set_aside(generation)
        return Entry(match_id, None, at, Fault.BROKEN)

    def write(self, match_id: str, record: MatchRecord) -> None:
        """Keep it: whole on the disk when this returns. Raises OSError, and what was there before is whole then."""
        write_safely(self.file(match_id), encode(record), GENERATIONS)

    def name(self, match_id: str, title: str) -> None:
        """Call it so. It is no newer for that: the match that was played last stays the last. Raises OSError; does
        nothing where there is no such match to be read."""
        entry = self.read(match_id)
        if entry.record is not None:
            self.write(match_id, msgspec.structs.replace(entry.record, title=title))
            with contextlib.suppress(OSError):
                os.utime(self.file(match_id), (entry.at, entry.at))

    def delete(self, match_id: str) -> None:
        """Forget it, with its generations. Raises OSError."""
        path = self.file(match_id)
        # The oldest first: whatever happens in between, the newest that is left is the match as it was last.
        for rest in (*reversed(OLDER), ".new", ""):
            path.with_name(path.name + rest).unlink(missing_ok=True)

    def prune(self, most: int, spare: Iterable[str] = ()) -> None:
        """Forget the oldest of those without a title, so that no more than `most` are left. spare: ids that stay."""
        stay = set(spare)
        for match_id in self.ids()[most:]:
            record = self.read(match_id).record
            if match_id not in stay and record is not None and not record.title:
                with contextlib.suppress(OSError):
                    self.delete(match_id)

    def _finish_writing(self, path: Path) -> None:
        """The program was ended after the last byte of a match was on the disk and before it had its name."""
        try:
            decode(path.with_name(path.name + ".new").read_bytes())
        except NewerRecordError:
            return
        except (OSError, RecordError):
            # There is none, or the program was ended in the middle of it: the one before holds.
            return
        with contextlib.suppress(OSError):
            put_in_place(path, GENERATIONS)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
