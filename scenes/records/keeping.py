"""A match on the screen is over: it is remembered before anything is shown."""

from __future__ import annotations

import logging
import secrets
from datetime import datetime

from game.core.match import Match
from game.records.record import finished
from game.storage.keeping import keep
from game.storage.records import Records, records_file
from scenes.context import Context
from scenes.match_config import MatchConfig

AGAIN = "replay"
"""The occasion of a match that was gone on with from a point of an old one: it is for practice and does not count."""

log = logging.getLogger("arcade.records")


def records_of(context: Context) -> Records:
    """The records beside the settings in use. Nothing is opened yet."""
    return Records(records_file(context.store.path))


def keep_match(
    context: Context, config: MatchConfig, match: Match, now: datetime | None = None, match_id: str = ""
) -> None:
    """Remember a match that is over. now: local time; None: the clock's. match_id: what the match is called where it is
    kept, so that it is not entered twice when its end is seen again; empty: a name of its own. What is wrong with the
    file is said at the title."""
    if config.occasion == AGAIN:
        return
    kinds = [(seat.kind, "" if seat.lent or not seat.is_person else seat.name) for seat in config.seats]
    ended = (now or datetime.now()).isoformat(timespec="seconds")
    records = records_of(context)
    unlocked = keep(records, finished(match, kinds, match_id or secrets.token_hex(8), ended, config.occasion))
    notices = context.store.notices
    notices.extend(notice for notice in records.notices if notice not in notices)
    log.info("kept, %d achievements", len(unlocked))
