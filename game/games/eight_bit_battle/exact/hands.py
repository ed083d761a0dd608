"""Hands as masks in one form: cards that are alike in rules have no names of their own.

Villagers are taken from the lowest number up, and so are Keys. Two hands that play alike are equal then, and what is
known about one is known about the other.
"""

from __future__ import annotations

from functools import cache

from game.games.eight_bit_battle.cards import (
    CARDS,
    KEY,
    KEY_2,
    KING,
    QUEEN,
    ROYAL_BOND_DEFENCE,
    VILLAGER_1,
    cards_in,
)
from game.games.eight_bit_battle.state import KEYS, VILLAGERS

_ROYAL = 1 << KING | 1 << QUEEN


@cache
def plain(mask: int) -> int:
    """The mask in the one form."""
    villagers = (mask & VILLAGERS).bit_count()
    keys = (mask & KEYS).bit_count()
    mask &= ~(VILLAGERS | KEYS)
    mask |= ((1 << villagers) - 1) << VILLAGER_1
    return mask | (0, 1 << KEY, 1 << KEY | 1 << KEY_2)[keys]


@cache
def kinds(mask: int) -> tuple[int, ...]:
    """One card, as a mask, for each kind of card in a mask: of those that are alike the highest number, so that what is
    left is in the one form again."""
    found = {CARDS[card].id: 1 << card for card in cards_in(mask)}
    return tuple(found.values())


@cache
def alike(cards: int, hand: int) -> int:
    """The cards of a hand in the one form that play like these, of which it has as many: the highest numbers, as
    `kinds` takes them."""
    found = cards & hand & ~(VILLAGERS | KEYS)
    for group in (VILLAGERS, KEYS):
        count, rest = (cards & group).bit_count(), hand & group
        for _ in range(count):
            top = 1 << rest.bit_length() - 1
            found |= top
            rest ^= top
    return found


def word(card: int) -> str:
    """The word of a single card given as a mask."""
    return CARDS[card.bit_length() - 1].id


@cache
def attack(mask: int) -> int:
    """What these cards attack with (§5.1)."""
    return sum(CARDS[card].attack for card in cards_in(mask))


@cache
def defence(mask: int) -> int:
    """What these cards defend with, the royal bond included (H1)."""
    bond = ROYAL_BOND_DEFENCE if mask & _ROYAL == _ROYAL else 0
    return sum(CARDS[card].defence for card in cards_in(mask)) + bond
