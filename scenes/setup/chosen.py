"""What a set-up holds: the usual one, a saved one made sound, and the options that a mode has."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.players import PLAYER_IDS
from game.core.contract import Game, Option
from game.storage.settings import SeatSettings, SetupSettings
from scenes.match_config import PERSON
from scenes.seating import ARCADE_SEATS

LONGEST_NAME = 9
KINDS = (PERSON, *PLAYER_IDS)
STRONGEST = "ai:search"


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
    """One person against the strongest opponents."""
    return [SeatSettings(PERSON), *(SeatSettings(STRONGEST) for _ in range(count - 1))]


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
        seats.append(SeatSettings(seat.kind if seat.kind in KINDS else usual.kind, name))
    known = {option.id: option.values for option in options_of(game, mode)}
    chosen = {} if saved is None else saved.options
    options = {name: value for name, value in chosen.items() if value in known.get(name, ())}
    return SetupSettings(seats, options, True if saved is None else saved.lot)
