"""The options of the Demonites Battle Deck (rules/demonites.md §1.2 H9, §4.2). Ids and values are permanent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.contract import Option, SetupError

OPTIONS: tuple[Option, ...] = (
    Option("limit", ("normal", "short", "long")),  # H9
    Option("pace", ("live", "calm"), ("skirmish",)),  # §4.2; a matter of the screen alone
    Option("open_hands", ("off", "on"), ("skirmish",)),  # §4.2
    Option("clock", ("off", "5", "10", "15")),  # H9: minutes; the screen's clock, which rings by `clock.RING`
)
NORMAL, SHORT, LONG = range(3)


class Options(NamedTuple):
    """The chosen value of each option, as its place in `OPTIONS`; the fields stand in the same order."""

    limit: int = 0
    pace: int = 0
    open_hands: int = 0
    clock: int = 0


def read_options(chosen: Mapping[str, str]) -> Options:
    """The options as numbers. Raises SetupError naming an unknown id or value and the ones there are."""
    known = {option.id: option for option in OPTIONS}
    numbers = dict.fromkeys(known, 0)
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"Demonites Battle Deck has no option {name!r}; it has: {', '.join(known)}")
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
