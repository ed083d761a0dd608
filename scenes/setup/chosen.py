"""What a set-up holds: the usual one, a saved one made sound, and the options that a mode has."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.levels import LEVEL_IDS
from game.ai.players import PLAYER_IDS
from game.core.contract import Game, Option
from game.storage.settings import SeatSettings, SetupSettings
from scenes.match_config import LONGEST_NAME as LONGEST_NAME
from scenes.match_config import PERSON
from scenes.seating import ARCADE_SEATS

KINDS = (PERSON, *LEVEL_IDS)
"""Who may be chosen for a seat."""
KNOWN_KINDS = (*KINDS, *PLAYER_IDS)
"""Who may sit there: older set-ups name bare players, who keep their seats until another is chosen."""
USUAL_OPPONENT = "ai:2"
"""Whom somebody meets who has never chosen: beatable on the first evening, and no pushover."""


def kinds_for(value: str) -> tuple[str, ...]:
    """What the line of a seat offers where `value` sits there."""
    return KINDS if value in KINDS else (*KINDS, value)


def options_of(game: Game, mode: str) -> tuple[Option, ...]:
    """The options that make a difference in this mode and that somebody chooses here: where the arcade's own seat is,
    the screen itself knows; others are for the command line alone."""
    arcade = ARCADE_SEATS.get((game.id, mode))
    hidden = "" if arcade is None else arcade.option
    return tuple(
        option
        for option in game.options
        if option.asked and option.id != hidden and (not option.modes or mode in option.modes)
    )


def usual_seats(count: int) -> list[SeatSettings]:
    """One person against opponents of the level that beginners are given."""
    return [SeatSettings(PERSON), *(SeatSettings(USUAL_OPPONENT) for _ in range(count - 1))]


def usable(saved: SetupSettings | None, game: Game, mode: str, present: Sequence[SeatSettings] = ()) -> SetupSettings:
    """A copy of the saved set-up in which whatever this program does not know (a hand-edited or older file) has its
    default. Without a saved one, those who are `present` keep their seats as far as there are any."""
    counts = game.seats_of(mode)
    sitting = list(present) if saved is None else saved.seats
    count = len(sitting) if len(sitting) in counts else counts[0]
    seats = []
    for number, usual in enumerate(usual_seats(count)):
        seat = sitting[number] if number < len(sitting) else usual
        name = seat.name.strip()[:LONGEST_NAME]
        seats.append(SeatSettings(seat.kind if seat.kind in KNOWN_KINDS else usual.kind, name))
    known = {option.id: option.values for option in options_of(game, mode)}
    chosen = {} if saved is None else saved.options
    options = {name: value for name, value in chosen.items() if value in known.get(name, ())}
    return SetupSettings(seats, options, True if saved is None else saved.lot)
