"""A date's challenge as a match on the screen, and what its results come to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.achievements.achievement import days_in_a_row
from game.daily.challenge import Challenge
from game.storage.records import DailyResult
from scenes.context import Context
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.seating import named
from scenes.setup.chosen import LONGEST_NAME


def config_of(context: Context, challenge: Challenge) -> MatchConfig:
    """The match, with the person under the name last typed for this game. Rematches keep the seed."""
    setup = challenge.setup
    saved = context.settings.setup_of(setup.game, setup.mode)
    typed = "" if saved is None else next((seat.name for seat in saved.seats if seat.kind == PERSON), "")
    mine = SeatConfig(PERSON, typed.strip()[:LONGEST_NAME], lent=not typed.strip())
    seats = [
        mine if seat == challenge.seat else SeatConfig(challenge.opponent, "", True) for seat in range(setup.seats)
    ]
    return MatchConfig(setup, named(context.texts, seats), seed_given=True, occasion=challenge.occasion)


def counted(results: Sequence[DailyResult]) -> dict[str, DailyResult]:
    """Date -> the result that counts: of the first attempt."""
    return {one.date: one for one in reversed(results)}


def streak(results: Sequence[DailyResult], today: date) -> int:
    """On how many days running a challenge was finished, up to today, or to yesterday while today's is open."""
    dates = sorted({one.date for one in results})
    if not dates or date.fromisoformat(dates[-1]).toordinal() < today.toordinal() - 1:
        return 0
    return days_in_a_row([one for one in dates if one <= today.isoformat()])
