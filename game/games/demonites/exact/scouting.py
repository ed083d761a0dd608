"""Scouts and their supports as tables of what each pair of choices brings (rules/demonites.md §4.3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.games.demonites.cards import ATTACK, DEFENCE
from game.games.demonites.exact.simultaneous import Table
from game.games.demonites.skirmish_advice import is_faster
from game.games.demonites.worth import WORTH

SPENT = 0.03
"""What a support that goes home costs, in cards: it is not at hand in the next round."""


class Party(NamedTuple):
    """A scout that has been shown, and the supports in hand, ascending."""

    scout: int
    supports: tuple[int, ...]


class Force(NamedTuple):
    """What is sent into a battle: sums of a scout and some supports, and what they are worth in cards."""

    attack: int
    defence: int
    worth: float
    spent: float


@lru_cache(1 << 10)
def committable(supports: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All choices of supports, by their number, then ascending."""
    return tuple(some for count in range(len(supports) + 1) for some in combinations(supports, count))


@lru_cache(1 << 14)
def forces(party: Party) -> tuple[Force, ...]:
    """By what is committed, in the order of `committable`."""
    found = []
    for some in committable(party.supports):
        sent = (party.scout, *some)
        found.append(
            Force(
                sum(ATTACK[card] for card in sent),
                sum(DEFENCE[card] for card in sent),
                sum(WORTH[card] for card in sent),
                SPENT * len(some),
            )
        )
    return tuple(found)


def battle(attacker: Party, defender: Party) -> Table:
    """What each pair of commitments brings the attacker, who strikes first, in cards."""
    theirs = forces(defender)
    return [
        [
            (other.worth if one.attack > other.defence else -one.worth if other.attack > one.defence else 0.0)
            - one.spent
            + other.spent
            for other in theirs
        ]
        for one in forces(attacker)
    ]


def turned(table: Table) -> Table:
    """The same from the other side."""
    return [[-row[choice] for row in table] for choice in range(len(table[0]))]


@lru_cache(1 << 15)
def _prospect(attacker: Party, defender: Party) -> float:
    """What the battle brings the attacker, about: midway between what he can make sure of and be held to."""
    table = battle(attacker, defender)
    sure = max(min(row) for row in table)
    held = min(max(row[choice] for row in table) for choice in range(len(table[0])))
    return (sure + held) / 2


def scouts(hand: tuple[int, ...], other: tuple[int, ...]) -> Table:
    """What each pair of scouts brings the first hand, supports being committed well after that."""
    return [[_met(_party(hand, mine), _party(other, his)) for his in other] for mine in hand]


def _met(one: Party, other: Party) -> float:
    if one.scout == other.scout:
        return 0.0  # in hands that were dealt apart
    if is_faster(one.scout, other.scout):
        return _prospect(one, other)
    return -_prospect(other, one)


def _party(hand: tuple[int, ...], scout: int) -> Party:
    return Party(scout, tuple([card for card in hand if card != scout]))
