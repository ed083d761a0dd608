"""The options of 8 Masters' Revenge (rules/eight_masters_revenge.md §1.2, §3). Ids and values are permanent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.contract import Option, SetupError

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
FIGHTERS_CHOOSE, FIGHTERS_RANDOM, FIGHTERS_NONE = range(3)


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
    """The options as numbers. Raises SetupError naming an unknown id or value and the ones there are."""
    known = {option.id: option for option in OPTIONS}
    numbers = dict.fromkeys(known, 0)
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"8 Masters' Revenge has no option {name!r}; it has: {', '.join(known)}")
        if value not in option.values:
            raise SetupError(f"option {name!r} cannot be {value!r}; it takes: {', '.join(option.values)}")
        numbers[name] = option.values.index(value)
    return Options(**numbers)


@cache
def option_words(options: Options) -> tuple[tuple[str, str], ...]:
    """(id, value) of every option, sorted by id."""
    return tuple(sorted((option.id, option.values[number]) for option, number in zip(OPTIONS, options, strict=True)))
