"""The five modes as data (rules/demonites.md §3): their limits, and how much lies where for 2 to 6 seats."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import SetupError
from game.games.demonites.options import LONG, SHORT, Options

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5, 6)


class Mode(NamedTuple):
    """A way to play. limits: rounds (War, Scout), bouts (Skirmish) or turns each (Ambush, Campaign) for 2 to 6 seats.

    hand: to how many cards a hand is filled; 0 where there is none or the line decides.
    """

    id: str
    limits: tuple[int, ...]
    hand: int


MODES: tuple[Mode, ...] = (
    Mode("war", (60, 40, 30, 26, 24), 0),
    Mode("skirmish", (40, 45, 48, 50, 54), 3),
    Mode("scout", (20, 14, 11, 9, 8), 3),
    Mode("ambush", (20, 14, 11, 9, 8), 0),
    Mode("campaign", (24, 16, 12, 10, 8), 2),
)
UNITS: tuple[str, ...] = ("round", "bout", "round", "turn", "turn")
"""What a round is called, by mode."""
WAR, SKIRMISH, SCOUT, AMBUSH, CAMPAIGN = range(5)
MODE_IDS: tuple[str, ...] = tuple(mode.id for mode in MODES)

LINES: tuple[int, ...] = (4, 4, 4, 3, 3)
"""Cards in an Ambush line, for 2 to 6 seats."""
SHARED_FRONTS = 3
"""Fronts of a Campaign between two (§4.5)."""
FRONT_ROOM = 4
"""Cards a side on a front."""
AMBUSH_BONUS = 2
"""What an ambush adds to Attack (§4.4)."""
OPEN_GUARD = 1
"""What a rusher's Defence counts less (§4.2)."""


def mode_number(mode_id: str) -> int:
    """The mode's place in MODES. Raises SetupError naming the known ones."""
    if mode_id not in MODE_IDS:
        raise SetupError(f"Demonites Battle Deck has no mode {mode_id!r}; it has: {', '.join(MODE_IDS)}")
    return MODE_IDS.index(mode_id)


def round_limit(mode: int, seats: int, options: Options) -> int:
    """After how many rounds, bouts or turns each the match is counted out (H9)."""
    limit = MODES[mode].limits[seats - 2]
    if options.limit == SHORT:
        return limit // 2
    return 2 * limit if options.limit == LONG else limit


def line_size(seats: int) -> int:
    """Cards in an Ambush line; by the seats of the match, not by who still lives."""
    return LINES[seats - 2]
