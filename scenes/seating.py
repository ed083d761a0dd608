"""Who sits where: sides of the screen, lent names, changed seats, the lot for who begins, the arcade's own seats."""

from __future__ import annotations

import secrets
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.text import Texts
from scenes.match_config import LONGEST_NAME, PERSON, MatchConfig, SeatConfig


@dataclass(frozen=True, slots=True)
class ArcadeSeat:
    """A mode in which one seat is always the arcade's.

    seat: as the set-up screen shows it. option: tells the rules where it sits in the end, by one of `values`, indexed
    by seat. level: the option that says how strong it is. players: that option's value -> the player's id.
    """

    seat: int
    option: str
    values: tuple[str, ...]
    level: str
    players: Mapping[str, str]


ARCADE_SEATS: Mapping[tuple[str, str], ArcadeSeat] = {
    ("eight_masters_revenge", "solo"): ArcadeSeat(
        seat=1,
        option="solo_seat",
        values=("seat0", "seat1"),
        level="solo_level",
        players={
            # The upper rows are as strong a player as the third, with more of a handicap each.
            "1": "ai:1",
            "2": "ai:2",
            "3": "ai:3",
            "4": "ai:3",
            "5": "ai:3",
        },
    ),
}
"""(game id, mode) -> the seat that is the arcade's."""


LEFT, RIGHT = range(2)
"""The sides of the screen. Those who sit on one side share a set of keys (`intents.SEAT_KEYS`)."""
IN_A_CIRCLE = frozenset({"demonites"})
"""Games in which seats go round clockwise: the first at the top left, down the right side and up the left one."""


def side_of(game_id: str, seat: int, seats: int) -> int:
    """LEFT or RIGHT: where this seat of so many sits, and so which set of keys it uses.

    Neighbours sit opposite each other: seats 0 and 2 against 1 and 3, and of three the first against the two others. In
    a circle it is the first against the two others as well; of more, half of them sit on the right, of five two.
    """
    if game_id in IN_A_CIRCLE:
        return RIGHT if 1 <= seat <= (2 if seats == 3 else seats // 2) else LEFT
    if seats == 3:
        return min(seat, RIGHT)
    return seat % 2


ENTRANT = "tournament.entrant"
"""The text that is lent to people who enter a tournament; it takes a number."""
FIGHTER = "fighter."
"""What the texts begin with that are lent to the opponents of the Gauntlet."""


def lent_name(texts: Texts, seat: int, kind: str, text: str = "", number: int = 0) -> str:
    """The arcade's name for whoever typed none: a person is called by his seat, an opponent by what it is, unless
    another text is to be lent. number: see `SeatConfig`."""
    if text == ENTRANT:
        return texts(ENTRANT, n=number)
    if text.startswith(FIGHTER) and texts.has(text):
        return texts(text)
    name = texts(f"seat.{seat}") if kind == PERSON else texts(f"player.{kind.removeprefix('ai:')}")
    return f"{name} {number}" if number > 1 else name


def told_apart(name: str, taken: Container[str], longest: int | None = None) -> str:
    """The name, or where somebody has it already the name with a number. longest: in characters, as far as the number
    leaves the name at least one; None: as long as it becomes."""
    unlike, count = name, 1
    while unlike in taken:
        count += 1
        number = f" {count}"
        unlike = (name if longest is None else name[: max(1, longest - len(number))].rstrip()) + number
    return unlike


def named(seats: Sequence[SeatConfig]) -> tuple[SeatConfig, ...]:
    """The seats with typed names of which no two are alike. One stays as short as it can be typed: no screen has room
    for more. Names that are lent are nobody's until they are shown."""
    taken: set[str] = set()
    found = []
    for seat in seats:
        name = "" if seat.lent else told_apart(seat.name, taken, max(LONGEST_NAME, len(seat.name)))
        taken.add(name)
        found.append(replace(seat, name=name))
    return tuple(found)


@lru_cache(maxsize=64)
def names_of(texts: Texts, seats: tuple[SeatConfig, ...]) -> tuple[str, ...]:
    """What the seats are called in this language: as was typed, else as is lent to where they sit now. No two are
    alike, for the log speaks of players by name; whoever typed a name keeps it."""
    taken = {seat.name for seat in seats if not seat.lent}
    found = []
    for number, seat in enumerate(seats):
        name = seat.name
        if seat.lent:
            name = told_apart(lent_name(texts, number, seat.kind, seat.text, seat.number), taken)
            taken.add(name)
        found.append(name)
    return tuple(found)


def changed(config: MatchConfig, by: int = 1) -> MatchConfig:
    """Everybody moves `by` seats on, round the table: neighbours stay neighbours, and partners who sit crosswise stay
    partners. The rules are told where the arcade's own seat is now."""
    count, setup = len(config.seats), config.setup
    seats = [config.seats[(seat - by) % count] for seat in range(count)]
    arcade = ARCADE_SEATS.get((setup.game, setup.mode))
    if arcade is not None:
        was = arcade.values.index(setup.options.get(arcade.option, arcade.values[arcade.seat]))
        now = arcade.values[(was + by) % count]
        setup = replace(setup, options={**setup.options, arcade.option: now})
    return replace(config, setup=setup, seats=named(seats))


def drawn(config: MatchConfig) -> MatchConfig:
    """The same match after the lot for who begins, where it is drawn at all. Outside all rules: `Setup.seed` has
    nothing to do with it."""
    return changed(config, secrets.randbelow(len(config.seats))) if config.lot else config
