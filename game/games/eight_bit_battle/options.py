"""The options of 8-Bit Battle (rules/eight_bit_battle.md §1 and §2). Ids and values are permanent: saves name them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.contract import Option, SetupError

OPTIONS: tuple[Option, ...] = (
    Option("first", ("coin", "seat0", "seat1")),  # H10
    Option("draft", ("hidden", "open")),  # H10
    Option("ending", ("best_of_three", "total_points")),  # H11
    Option("next_attacker", ("alternate", "winner", "loser")),  # H2
    Option("tied_round", ("first_drafter", "king")),  # H3
    Option("spare_items", ("lost", "kept")),  # H4
    Option("fog", ("any", "lead")),  # H8
    Option("two_keys", ("off", "on")),  # §2
)


class Options(NamedTuple):
    """The chosen value of each option, as its place in `OPTIONS`; the fields stand in the same order."""

    first: int = 0
    draft: int = 0
    ending: int = 0
    next_attacker: int = 0
    tied_round: int = 0
    spare_items: int = 0
    fog: int = 0
    two_keys: int = 0


def read_options(chosen: Mapping[str, str]) -> Options:
    """The options as numbers. Raises SetupError naming an unknown id or value and the ones there are."""
    known = {option.id: option for option in OPTIONS}
    numbers = dict.fromkeys(known, 0)
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"8-Bit Battle has no option {name!r}; it has: {', '.join(known)}")
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
