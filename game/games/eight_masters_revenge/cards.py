"""Cards, fighters, places and tokens of 8 Masters' Revenge as data (rules/eight_masters_revenge.md §2, §5.1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

COLOURS: tuple[str, ...] = ("red", "blue", "green", "yellow")
NO_COLOUR = -1
"""A Bow's (H10)."""

(NONE, SLIDE, TRAP, WOUND, POWER, REMOVE, SWITCH, DRAW, COPY) = range(9)
EFFECTS: tuple[str, ...] = ("none", "slide", "trap", "wound", "power", "remove", "switch", "draw", "copy")
"""The words of the effect kinds, by number (§2.3)."""


class Card(NamedTuple):
    """A blow card or the Bow.

    number: 0 to 99 in table order, BOW for every Bow alike. id: its word in actions, such as `R24`. colour: one of
    COLOURS, None for the Bow. left, right: 1 to 5. damage: 0 to 3. effect: a word of EFFECTS.
    """

    number: int
    id: str
    colour: str | None
    left: int
    right: int
    damage: int
    dragon: bool
    effect: str


BOW = 100
BLOW_CARDS = 100

# §2.1: which effect (rows t, columns q) and where a dragon.
_EFFECT_TABLE = (
    ("trap", "wound", "none", "draw", "power"),
    ("none", "draw", "slide", "none", "switch"),
    ("remove", "trap", "none", "wound", "none"),
    ("none", "switch", "power", "trap", "copy"),
    ("wound", "slide", "none", "draw", "none"),
)
_DRAGON_TABLE = ("..D..", "D..D.", "..D.D", "D....", ".....")
_DAMAGE = (3, 3, 2, 1, 0)
"""By how far both numbers together are from 3 (H2)."""


def _blow_card(number: int) -> Card:
    colour, rest = divmod(number, 25)
    left, right = rest // 5 + 1, rest % 5 + 1
    row, column = (left + 2 * right + colour) % 5, (2 * left + right + colour) % 5
    return Card(
        number,
        f"{'RBGY'[colour]}{left}{right}",
        COLOURS[colour],
        left,
        right,
        _DAMAGE[abs(left - 3) + abs(right - 3)],
        _DRAGON_TABLE[row][column] == "D",
        _EFFECT_TABLE[row][column],
    )


CARDS: tuple[Card, ...] = (
    *(_blow_card(number) for number in range(BLOW_CARDS)),
    Card(BOW, "BOW", None, 1, 1, 0, False, "none"),
)
NUMBERS: dict[str, int] = {card.id: card.number for card in CARDS}
"""Card word -> number."""

# The same by number, for the rules.
LEFT: tuple[int, ...] = tuple(card.left for card in CARDS)
RIGHT: tuple[int, ...] = tuple(card.right for card in CARDS)
DAMAGE: tuple[int, ...] = tuple(card.damage for card in CARDS)
COLOUR: tuple[int, ...] = tuple(NO_COLOUR if card.colour is None else COLOURS.index(card.colour) for card in CARDS)
DRAGON: tuple[bool, ...] = tuple(card.dragon for card in CARDS)
EFFECT: tuple[int, ...] = tuple(EFFECTS.index(card.effect) for card in CARDS)


class Fighter(NamedTuple):
    """A fighter: two of one board never meet (F5). techniques: A and B, only in fury (§2.4).

    Texts: `fighter.<id>`, `technique.<id>` and `technique.<id>.help`.
    """

    number: int
    id: str
    board: int
    techniques: tuple[str, str]


KARU, BRUGO, CORVANE, OSMINE, MASAN, NENZO, TILLA, HULDA = range(8)
NO_FIGHTER = -1
FIGHTERS: tuple[Fighter, ...] = (
    Fighter(KARU, "karu", 0, ("gale_step", "feather_sole")),
    Fighter(BRUGO, "brugo", 0, ("bleeding_palm", "heavy_hand")),
    Fighter(CORVANE, "corvane", 1, ("black_feather", "ill_omen")),
    Fighter(OSMINE, "osmine", 1, ("many_paths", "near_miss")),
    Fighter(MASAN, "masan", 2, ("open_page", "deep_study")),
    Fighter(NENZO, "nenzo", 2, ("empty_sleeve", "kin_dragon")),
    Fighter(TILLA, "tilla", 3, ("second_breath", "flurry")),
    Fighter(HULDA, "hulda", 3, ("iron_gate", "unshaken")),
)
FIGHTER_NUMBERS: dict[str, int] = {fighter.id: fighter.number for fighter in FIGHTERS}
BOARDS = 4

COLUMNS = 6
PLACES: tuple[str, ...] = ("a1", "a2", "a3", "a4", "a5", "a6", "d1", "d2", "d3", "d4", "d5", "d6")
"""The words of an area's places by number: the attack row, then the defence row (place + 6 is the same column)."""
PLACE_NUMBERS: dict[str, int] = {word: number for number, word in enumerate(PLACES)}

HAND_LIMIT = 4
TOKENS: tuple[str, ...] = ("damage", "power", "crow")
TOKEN_COUNTS: tuple[int, int, int] = (24, 8, 4)
"""How many there are of each (H4); the box holds 36."""


@lru_cache(maxsize=1 << 14)
def mask_of(cards: Iterable[int]) -> int:
    """The mask that holds these card numbers (a hashable collection of them); Bows count for nothing."""
    mask = 0
    for card in cards:
        if card != BOW:
            mask |= 1 << card
    return mask


def cards_in(mask: int) -> tuple[int, ...]:
    """The card numbers in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)
