"""Which match is a date's challenge. Equal dates give equal matches everywhere; nothing here asks what day it is."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from game.core.contract import Setup
from game.core.registry import GAME_IDS
from game.core.rng import Rng

OCCASION = "daily:"
"""What the occasion of such a match begins with (`MatchConfig.occasion`); the date follows."""
OPPONENTS: tuple[str, ...] = ("ai:1", "ai:2", "ai:2", "ai:3", "ai:3", "ai:4", "ai:5")
"""By weekday, from Monday: a week begins gently and ends with the strongest."""
_SPREAD = 1_000_003
"""A prime, so that the seeds of neighbouring dates have nothing in common."""


class Kind(NamedTuple):
    """A way to be challenged. seats: how many, the person's one included. options: all that differ from the defaults;
    characters are drawn, so that everybody has the same ones."""

    mode: str
    seats: int
    options: Mapping[str, str] = {}


KINDS: Mapping[str, tuple[Kind, ...]] = {
    "eight_bit_battle": (
        Kind("standard", 2, {"first": "seat0"}),
        Kind("standard", 2, {"first": "seat1"}),
        Kind("standard", 2, {"first": "seat0", "draft": "open"}),
        Kind("standard", 2, {"first": "seat0", "ending": "total_points"}),
        Kind("standard", 2, {"first": "seat1", "two_keys": "on"}),
    ),
    "eight_masters_revenge": (
        Kind("duel", 2, {"fighters": "random"}),
        Kind("free_for_all", 4, {"fighters": "random"}),
        Kind("duel", 2, {"fighters": "random", "opening_thorn": "off"}),
    ),
    "street_war": (
        Kind("standard", 2, {"characters": "random"}),
        Kind("standard", 2, {"characters": "random", "zero_cards": "on"}),
        Kind("standard", 2, {"characters": "random", "limit": "12"}),
    ),
    "demonites": (
        Kind("ambush", 2),
        Kind("campaign", 3),
        Kind("scout", 2),
        Kind("skirmish", 3, {"pace": "calm"}),
        Kind("campaign", 4),
    ),
}
"""By game: taken in turns."""


class Challenge(NamedTuple):
    """The match of a date (`2026-11-30`). seat: the person's. opponent: the id of everybody else."""

    date: str
    setup: Setup
    seat: int
    opponent: str

    @property
    def occasion(self) -> str:
        """What the match is played for."""
        return f"{OCCASION}{self.date}"


def challenge_of(day: date) -> Challenge:
    """The challenge of this day: the game changes every day, the way it is played every time it comes round, the
    opponent with the day of the week; seat and deal are drawn from the date."""
    number = day.toordinal()
    game_id = GAME_IDS[number % len(GAME_IDS)]
    kinds = KINDS[game_id]
    kind = kinds[number // len(GAME_IDS) % len(kinds)]
    rng = Rng(number * _SPREAD)
    setup = Setup(game_id, rng.u32(), kind.seats, kind.mode, dict(kind.options))
    return Challenge(day.isoformat(), setup, rng.below(kind.seats), OPPONENTS[day.weekday()])


def date_of(occasion: str) -> date | None:
    """The date whose challenge a match was; None for any other match."""
    if not occasion.startswith(OCCASION):
        return None
    try:
        return date.fromisoformat(occasion.removeprefix(OCCASION))
    except ValueError:
        return None
