"""The options of 8 Masters' Revenge (rules/eight_masters_revenge.md §1.2, §3). Ids and values are permanent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.contract import Option, SetupError
from game.games.eight_masters_revenge.cards import FIGHTER_NUMBERS, FIGHTERS, NO_FIGHTER

OPTIONS: tuple[Option, ...] = (
    Option("fighters", ("choose", "random", "none")),  # H24
    Option("opening_thorn", ("on", "off")),  # H19
    Option("exhaust_from", ("26", "20", "35")),  # H18
    Option("lone_order", ("clockwise", "between"), ("one_against_all",)),  # H22
    Option("team_hands", ("closed", "open"), ("teams",)),  # H23
    Option("hide_pauses", ("on", "off")),  # §4.2
    Option("solo_level", ("2", "1", "3", "4", "5"), ("solo",)),  # §3
    Option("solo_seat", ("seat1", "seat0"), ("solo",)),  # the computer master's seat
)
"""What a match goes by to its end: part of the state."""
FIGHTERS_CHOOSE, FIGHTERS_RANDOM, FIGHTERS_NONE = range(3)

_NAMES = ("any", *FIGHTER_NUMBERS)
NAMED: tuple[Option, ...] = (
    Option("fighter0", _NAMES, asked=False),
    Option("fighter1", _NAMES, asked=False),
    Option("fighter2", _NAMES, ("one_against_all", "free_for_all", "teams"), asked=False),
    Option("fighter3", _NAMES, ("free_for_all", "teams"), asked=False),
)
"""A seat's fighter, named before the match; the deal alone goes by it. `any`, and whoever is of a board that a seat
before has: the seat picks or draws, as the option `fighters` says. Without fighters nobody gets one."""


class Options(NamedTuple):
    """The chosen value of each option, as its place in `OPTIONS`; the fields stand in the same order."""

    fighters: int = 0
    opening_thorn: int = 0
    exhaust_from: int = 0
    lone_order: int = 0
    team_hands: int = 0
    hide_pauses: int = 0
    solo_level: int = 0
    solo_seat: int = 0


def read_options(chosen: Mapping[str, str]) -> Options:
    """The options as numbers, but for the named fighters (`named_fighters`). Raises SetupError naming an unknown id or
    value and the ones there are."""
    known = {option.id: option for option in (*OPTIONS, *NAMED)}
    numbers = {option.id: 0 for option in OPTIONS}
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"8 Masters' Revenge has no option {name!r}; it has: {', '.join(known)}")
        if value not in option.values:
            raise SetupError(f"option {name!r} cannot be {value!r}; it takes: {', '.join(option.values)}")
        if name in numbers:
            numbers[name] = option.values.index(value)
    return Options(**numbers)


def named_fighters(chosen: Mapping[str, str], seats: int) -> tuple[int, ...]:
    """The number of the fighter that each seat has before anybody picks or draws, NO_FIGHTER for none: see `NAMED`.
    Raises KeyError for a fighter that does not exist (`read_options` says so in words)."""
    found: list[int] = []
    boards: set[int] = set()
    for option in NAMED[:seats]:
        word = chosen.get(option.id, option.default)
        number = NO_FIGHTER if word == option.default else FIGHTER_NUMBERS[word]
        if number != NO_FIGHTER and FIGHTERS[number].board in boards:
            number = NO_FIGHTER
        if number != NO_FIGHTER:
            boards.add(FIGHTERS[number].board)
        found.append(number)
    return tuple(found)


@cache
def option_words(options: Options) -> tuple[tuple[str, str], ...]:
    """(id, value) of every option, sorted by id."""
    return tuple(sorted((option.id, option.values[number]) for option, number in zip(OPTIONS, options, strict=True)))
