"""The options of Street War (rules/street_war.md §1). Ids and values are permanent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.contract import Option, SetupError

OPTIONS: tuple[Option, ...] = (
    Option("characters", ("choose", "random")),  # H7
    Option("limit", ("20", "12", "30")),  # H8
    Option("rush_hour", ("10", "off")),  # H9
    Option("zero_cards", ("off", "on")),  # H11
    Option("blank_strategy", ("off", "on")),  # H11
    Option("drifter", ("hold", "use")),  # §2.1
)
LIMITS: tuple[int, ...] = tuple(int(value) for value in OPTIONS[1].values)
RUSH_HOUR_FROM = 10
"""The first round of rush hour (H9; one of the open numbers of §9)."""


class Options(NamedTuple):
    """The chosen value of each option, as its place in `OPTIONS`; the fields stand in the same order."""

    characters: int = 0
    limit: int = 0
    rush_hour: int = 0
    zero_cards: int = 0
    blank_strategy: int = 0
    drifter: int = 0


def read_options(chosen: Mapping[str, str]) -> Options:
    """The options as numbers. Raises SetupError naming an unknown id or value and the ones there are."""
    known = {option.id: option for option in OPTIONS}
    numbers = dict.fromkeys(known, 0)
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"Street War has no option {name!r}; it has: {', '.join(known)}")
        if value not in option.values:
            raise SetupError(f"option {name!r} cannot be {value!r}; it takes: {', '.join(option.values)}")
        numbers[name] = option.values.index(value)
    return Options(**numbers)


@cache
def chosen_options(words: tuple[tuple[str, str], ...]) -> Options:
    """The options as numbers, from (id, value) of each."""
    return read_options(dict(words))


@cache
def option_words(options: Options) -> tuple[tuple[str, str], ...]:
    """(id, value) of every option, sorted by id."""
    return tuple(sorted((option.id, option.values[number]) for option, number in zip(OPTIONS, options, strict=True)))


def in_rush_hour(options: Options, round_number: int) -> bool:
    """Whether this round belongs to rush hour: one more damage, no healing (H9)."""
    return not options.rush_hour and round_number >= RUSH_HOUR_FROM
