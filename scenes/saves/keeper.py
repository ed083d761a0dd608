"""Keeps one match on the screen: after every action, and for good when it is over."""

from __future__ import annotations

import logging
import secrets
import time

import msgspec

from game.core.match import Match
from game.storage.kept import Notice
from game.storage.match_folder import MatchFolder
from game.storage.match_record import MatchRecord, with_match
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.play_clock import PlayClock
from scenes.saves.records import KeptMatch, record_of
from scenes.saves.shelf import MOST_REPLAYS, MOST_SAVES, replays_of, saves_of
from scenes.saves.writer import Writer

LONGEST_WAIT = 3.0
"""Seconds that leaving a match waits for its last action to be on the disk."""

log = logging.getLogger("arcade.saves")
"""Says that something was kept, never what."""


def new_id(now: float) -> str:
    """An id for a match that begins now (seconds since 1970): sorted by time, and no two alike."""
    return f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}-{secrets.token_hex(3)}"


class Keeper:
    """id: under which the match is kept. failed: whether the last that was to be kept could not be."""

    def __init__(self, context: Context, config: MatchConfig, kept: KeptMatch | None = None) -> None:
        """kept: the match that goes on, as it was kept; None for a new one."""
        self._context = context
        now = time.time()
        self.id = kept.id if kept is not None and kept.id else new_id(now)
        self._record = record_of(config, now)
        if kept is not None:
            self._record = msgspec.structs.replace(self._record, title=kept.title, begun=kept.begun or now)
        self._saves, self._replays = saves_of(context), replays_of(context)
        self._writer = Writer(self._has_failed)
        self.failed = False
        self._closed = False
        """Whether it is over, or was given up: what is said of it later changes nothing."""

    def keep(self, match: Match, clock: PlayClock | None = None) -> None:
        """Something has been done. clock: the match's own, where it has one. Returns at once."""
        if self._closed:
            return
        record = self._at(match, clock)
        self._writer.put(self.id, lambda: self._write(self._saves, record))

    def finish(self, match: Match, clock: PlayClock | None = None) -> None:
        """It is over: it can be watched from now on, and there is nothing to go on with. A match of which only the end
        is known cannot be watched."""
        self._closed = True
        record = self._at(match, clock)
        self._writer.put(self.id, lambda: self._put_away(record))

    def drop(self) -> None:
        """It was given up: nobody goes on with it."""
        self._closed = True
        self._writer.put(self.id, lambda: self._saves.delete(self.id))

    def flush(self) -> bool:
        """Wait for the disk, but not for ever. Returns whether it has done what it could."""
        done = self._writer.flush(LONGEST_WAIT)
        if not done:
            log.warning("the disk takes longer than %s s", LONGEST_WAIT)
        return done

    def _at(self, match: Match, clock: PlayClock | None) -> MatchRecord:
        # Here and not in the thread: the match may have gone on, or back, when its turn comes.
        record = self._record
        if clock is not None:
            marks = clock.marks(len(match.actions))
            record = msgspec.structs.replace(record, clock_ms=clock.spent_ms, clock_at=marks)
        return with_match(record, match, time.time())

    def _write(self, folder: MatchFolder, record: MatchRecord) -> None:
        new = not folder.file(self.id).exists()
        folder.write(self.id, record)
        self.failed = False
        if new:
            folder.prune(MOST_SAVES if folder is self._saves else MOST_REPLAYS, (self.id,))

    def _put_away(self, record: MatchRecord) -> None:
        if record.base is None:
            self._write(self._replays, record)
        self._saves.delete(self.id)

    def _has_failed(self, error: OSError) -> None:
        first, self.failed = not self.failed, True
        if first:
            log.warning("the match cannot be kept: %s", error)
            notice = Notice("keep.unwritable", {"file": str(self._saves.path), "why": str(error)})
            if notice not in self._context.store.notices:
                self._context.store.notices.append(notice)
