"""The whole truth about a match, as one immutable value of small ints and tuples.

Sets of cards are masks: bit n is card number n of `cards.py`. Names over the packed form stand here and nowhere else.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from game.core.record import Record
from game.games.eight_bit_battle.cards import (
    ALE,
    CARDS,
    CHARACTER_MASK,
    CHARACTERS,
    ITEMS,
    KEY,
    KEY_2,
    RING,
    VILLAGER_1,
    VILLAGER_2,
    VILLAGER_3,
    Card,
    mask_of,
)
from game.games.eight_bit_battle.options import Options

(DRAFT_CHARACTERS, DRAFT_ITEMS, COMMIT_ATTACKER, COMMIT_DEFENDER, KEY_ATTACKER, KEY_DEFENDER, JOIN_ATTACKER,
 JOIN_DEFENDER, FIRST, OVER) = range(10)  # fmt: skip
PHASES: tuple[str, ...] = (
    "draft",
    "draft",
    "commit_attacker",
    "commit_defender",
    "key_attacker",
    "key_defender",
    "join_attacker",
    "join_defender",
    "first",
    "over",
)
"""The phase's word in views, by its number; both drafts have one."""

VILLAGERS = 1 << VILLAGER_1 | 1 << VILLAGER_2 | 1 << VILLAGER_3
KEYS = 1 << KEY | 1 << KEY_2
CHARACTER_TURNS, ITEM_TURNS = 4, 3

REASONS: tuple[str, ...] = ("points", "tie_first_drafter", "tie_king")
OUTCOMES: tuple[str, ...] = ("attack_beats", "defence_holds", "fog", "torch")

Half = TypeVar("Half")
Parts = tuple[tuple[int, int], ...]
Sum = tuple[int, Parts, Parts, int, int, int, int]
"""attacker, attack parts, defence parts, attack, defence, outcome (place in OUTCOMES), winner."""


class State(Record, gc=False):
    """A position. Pairs are by seat.

    rng: the generator. first: F, this round's first drafter. turn: draft turns done. deck: face-down cards from the top
    (in the battles: the items that stay out). hands: masks of all unspent cards, committed ones included. known[s]: the
    mask of the other seat's cards that s knows. attacker, battle: of the battle under way (numbered from 1). fighters,
    laid: characters (lead first) and items on the table. opened: bit s: s has revealed. ale_used: the joining side's
    Ale has brought its fighter. keys_turned: the moment for Keys has passed. looks[s]: the character that s's Key
    showed, or -1. swapped: the defender changed his character. piles, gone: masks of prizes and of lost items.
    results: (points, points, winner, reason) of finished rounds. last: the round's last battle. winner: -1 before the
    end.
    """

    options: Options
    rng: int
    phase: int = DRAFT_CHARACTERS
    round: int = 1
    first: int = 0
    turn: int = 0
    deck: tuple[int, ...] = ()
    hands: tuple[int, int] = (0, 0)
    known: tuple[int, int] = (0, 0)
    attacker: int = 0
    battle: int = 0
    fighters: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    laid: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    opened: int = 0
    ale_used: int = 0
    keys_turned: int = 0
    looks: tuple[int, int] = (-1, -1)
    swapped: int = 0
    piles: tuple[int, int] = (0, 0)
    gone: int = 0
    results: tuple[tuple[int, int, int, int], ...] = ()
    last: Sum | None = None
    winner: int = -1


def item_deck(options: Options) -> tuple[int, ...]:
    """The ten items in play (§2: under `two_keys` a second Key takes the Ring's place)."""
    return tuple(KEY_2 if options.two_keys and item == RING else item for item in ITEMS)


def with_seat(pair: tuple[Half, Half], seat: int, value: Half) -> tuple[Half, Half]:
    """The pair with this seat's half replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


Position = State
"""A state that its transition has just copied and changes in place, before it hands it on for good."""


def drafter(state: State) -> int:
    """Whose draft turn it is (§3): F begins the characters, S the items."""
    return state.first ^ (state.turn & 1) ^ (state.phase == DRAFT_ITEMS)


def committed(state: State, seat: int) -> int:
    """The mask of what this seat has on the table."""
    return _table_mask(state.fighters[seat] + state.laid[seat])


_table_mask = cache(mask_of)


def free(state: State, seat: int) -> int:
    """The mask of what this seat still holds in hand."""
    return state.hands[seat] & ~committed(state, seat)


def health(mask: int) -> int:
    """The health points of the cards in a mask (H9: items count like characters)."""
    return _HEALTH[mask & CHARACTER_MASK] + _ITEM_HEALTH[mask >> len(CHARACTERS)]


def _sums(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The health points of every set of these cards, by its mask (whose lowest bit is the first of them)."""
    sums = [0]
    for card in cards:
        sums += [total + card.health for total in sums]
    return tuple(sums)


_HEALTH = _sums(CARDS[: len(CHARACTERS)])
_ITEM_HEALTH = _sums(CARDS[len(CHARACTERS) :])


def actor(state: State) -> int | None:
    """The seat to decide; None when the match is over."""
    phase = state.phase
    if phase <= DRAFT_ITEMS:
        return drafter(state)
    if phase < FIRST:
        return state.attacker ^ (phase & 1)  # the attacker's phases have even numbers, the defender's odd ones
    return state.results[-1][2] if phase == FIRST else None


def ale_waits(state: State, seat: int) -> bool:
    """Whether this side's Ale may still bring a fighter (H7)."""
    return ALE in state.laid[seat] and not state.ale_used


def lowest(mask: int) -> int:
    """The lowest card number of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1
