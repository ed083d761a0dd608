"""The cards of 8-Bit Battle as data (rules/eight_bit_battle.md §2)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Card(NamedTuple):
    """A card: `number` is its bit in every mask, `id` its word in actions and texts, `picture` its drawing.

    The villagers are one word and three people.
    """

    number: int
    id: str
    picture: str
    attack: int
    defence: int
    health: int


KING, QUEEN, WARRIOR, WIZARD, GOBLIN, VILLAGER_1, VILLAGER_2, VILLAGER_3 = range(8)
TORCH, ALE, KEY, SWORD, SHIELD, AXE, MAIL, GAUNTLETS, RING, CHALICE, KEY_2 = range(8, 19)

# fmt: off
CARDS: tuple[Card, ...] = (
    #    number      id           picture      ATK DEF HP
    Card(KING,       "king",      "king",        1, 1, 3),
    Card(QUEEN,      "queen",     "queen",       2, 1, 2),
    Card(WARRIOR,    "warrior",   "warrior",     3, 2, 2),
    Card(WIZARD,     "wizard",    "wizard",      1, 1, 1),
    Card(GOBLIN,     "goblin",    "goblin",      2, 0, 3),
    Card(VILLAGER_1, "villager",  "villager",    1, 2, 1),
    Card(VILLAGER_2, "villager",  "baker",       1, 2, 1),
    Card(VILLAGER_3, "villager",  "lantern",     1, 2, 1),
    Card(TORCH,      "torch",     "torch",       2, 1, 0),
    Card(ALE,        "ale",       "ale",         0, 0, 0),
    Card(KEY,        "key",       "key",         1, 1, 2),
    Card(SWORD,      "sword",     "sword",       3, 0, 0),
    Card(SHIELD,     "shield",    "shield",      0, 3, 0),
    Card(AXE,        "axe",       "axe",         2, 0, 2),
    Card(MAIL,       "mail",      "mail",        0, 2, 2),
    Card(GAUNTLETS,  "gauntlets", "gauntlets",   2, 2, 0),
    Card(RING,       "ring",      "ring",        1, 0, 4),
    Card(CHALICE,    "chalice",   "chalice",     0, 1, 4),
    # Only under the option `two_keys`, in the Ring's place.
    Card(KEY_2,      "key",       "key",         1, 1, 2),
)
# fmt: on

CHARACTERS: tuple[int, ...] = tuple(range(8))
ITEMS: tuple[int, ...] = tuple(range(8, 18))
CHARACTER_MASK = 0x0000FF
ITEM_MASK = 0x07FF00

ROYAL_BOND_DEFENCE = 1
"""What King and Queen on one side defend more than their sum (H1: 3 and 2, but as a pair 3 and 3)."""


def is_character(card: int) -> bool:
    """Whether the card number is a character's."""
    return card < 8


@lru_cache(maxsize=1 << 16)  # views ask for the same few hands all the time
def cards_in(mask: int) -> tuple[int, ...]:
    """The card numbers in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(cards: tuple[int, ...]) -> int:
    """The mask that holds these card numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
