"""A date's challenge as a match on the screen, and what its results come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from enum import Enum
from typing import TYPE_CHECKING

from game.achievements.achievement import days_in_a_row
from game.daily.challenge import Challenge
from game.storage.records import DailyBegun, DailyResult
from scenes.context import Context
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.records.keeping import records_of
from scenes.saves.shelf import saves_of
from scenes.seating import named
from scenes.setup.chosen import LONGEST_NAME

if TYPE_CHECKING:
    from scenes.play import PlayScene


def config_of(context: Context, challenge: Challenge) -> MatchConfig:
    """The match, with the person under the name last typed for this game. Rematches keep the seed."""
    setup = challenge.setup
    saved = context.settings.setup_of(setup.game, setup.mode)
    typed = "" if saved is None else next((seat.name for seat in saved.seats if seat.kind == PERSON), "")
    mine = SeatConfig(PERSON, typed.strip()[:LONGEST_NAME], lent=not typed.strip())
    seats = [
        mine if seat == challenge.seat else SeatConfig(challenge.opponent, "", True) for seat in range(setup.seats)
    ]
    return MatchConfig(setup, named(seats), seed_given=True, occasion=challenge.occasion)


def attempt(context: Context, challenge: Challenge) -> PlayScene:
    """The attempt that was left, or one from its first card. The first that begins is the one that counts, whatever
    becomes of it: it is on the disk before its cards are seen."""
    # Imported here: the month must not wait for tables and players.
    from scenes.occasions import play_scene

    scene = play_scene(context, config_of(context, challenge))
    if scene.keeper is not None:
        if scene.session.position == 0:
            scene.keeper.keep(scene.session.match, scene.clock)
            scene.keeper.flush()
        begun = datetime.now().isoformat(timespec="seconds")
        records_of(context).begin_daily(challenge.date, scene.keeper.id, begun)
    return scene


class Standing(Enum):
    """Where a date's attempt that counts stands. OPEN: it has not begun. LEFT: it waits to be gone on with. LOST: it
    was begun, and is there no more. DONE: it has its score."""

    OPEN = "open"
    LEFT = "left"
    LOST = "lost"
    DONE = "done"


def standing(context: Context, date: str, begun: Mapping[str, DailyBegun], results: Sequence[DailyResult]) -> Standing:
    """Of this date (`2026-11-30`). begun: see `Records.begun_dailies`. results: the finished attempts."""
    if date in counted(results):
        return Standing.DONE
    if date not in begun:
        return Standing.OPEN
    # One that cannot be read now may be readable later: it is not lost.
    return Standing.LEFT if begun[date].uid in saves_of(context).ids() else Standing.LOST


def counted(results: Sequence[DailyResult]) -> dict[str, DailyResult]:
    """Date -> the result that counts: of the attempt that was begun first."""
    return {one.date: one for one in results if one.attempt == 1}


def streak(results: Sequence[DailyResult], today: date) -> int:
    """On how many days running a challenge was finished, up to today, or to yesterday while today's is open."""
    # Days to come were played before somebody set the clock back.
    dates = sorted(one for one in counted(results) if one <= today.isoformat())
    if not dates or date.fromisoformat(dates[-1]).toordinal() < today.toordinal() - 1:
        return 0
    return days_in_a_row(dates)
