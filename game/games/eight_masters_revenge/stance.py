"""What one seat's pair, hand and surroundings are worth against another's (rules/eight_masters_revenge.md §10).

All in points of life. What two pairs do to each other depends on a few small numbers and comes up again and again in a
search, so these answers are kept.
"""

from __future__ import annotations

from functools import lru_cache

from game.games.eight_masters_revenge.cards import (
    BOW,
    BRUGO,
    COLOUR,
    COLUMNS,
    DAMAGE,
    DRAGON,
    HULDA,
    LEFT,
    OSMINE,
    RIGHT,
)
from game.games.eight_masters_revenge.state import Seat

CARD_IN_HAND, NO_CARD = 0.33, -0.25
FURY = 0.18
WOUND, POWER_UP, POWER_DOWN, BLOCKING = -0.45, 0.35, -0.35, -0.25
DRAGON_IN_PLAY, DRAGON_TWICE = 0.04, 0.12
TRAP_BESIDE, TRAPS_BOTH_SIDES, TRAP_NEAR = -0.42, -0.1, -0.12
MISSING_NUMBER = 0.8
"""The chance that one card of an unknown hand does not bear a given number."""
PUNISHED, BLOCKED = 2.0, 0.8

Pair = tuple[int, ...]


def furious(seat: Seat) -> int:
    """The seat's fighter while its techniques work, else -1."""
    return seat.fighter if seat.fury else -1


def exposure(seat: Seat, attacker: Seat) -> float:
    """Damage that this opponent is expected to do to the seat with his next attack, from what lies open."""
    if not attacker.cards or not seat.cards or not attacker.hand:
        return 0.0
    return _exposure(
        seat.cards,
        seat.blocking,
        furious(seat) == HULDA,
        attacker.cards,
        attacker.power,
        furious(attacker),
        len(attacker.hand),
    )


@lru_cache(maxsize=1 << 16)
def _exposure(
    pair: Pair, blocking: int, gate: bool, attacker: Pair, power: tuple[int, int], fighter: int, hand: int
) -> float:
    defence = LEFT[pair[0]] + RIGHT[pair[1]]
    left, right = attacker
    chance: float = 1 - MISSING_NUMBER ** (hand + 0.5)
    found = []
    for need, blow, slot in (
        (defence - LEFT[left], right, 1),
        (defence - RIGHT[right], left, 0),
    ):
        if 1 <= need <= 5:
            found.append(_damage(pair, blocking, gate, blow, power[slot], fighter))
        elif fighter == OSMINE and 0 <= need <= 6:
            found.append(1.0)
    found.sort(reverse=True)
    if not found:
        return 0.0
    best = found[0] * chance
    return best + (found[1] * chance * (1 - chance) if len(found) > 1 else 0.0)


def _damage(pair: Pair, blocking: int, gate: bool, blow: int, power: int, fighter: int) -> float:
    """What this blow would do on a hit: more where its colour is blocked already, less where it can be."""
    damage: float = DAMAGE[blow] + power
    if fighter == BRUGO and not DAMAGE[blow]:
        damage += 1
    colour = COLOUR[blow]
    same = [colour >= 0 and COLOUR[card] == colour for card in pair]
    if not gate and any(one and blocking >> slot & 1 for slot, one in enumerate(same)):
        damage += PUNISHED
    if any((one or gate) and not blocking >> slot & 1 for slot, one in enumerate(same)):
        damage -= BLOCKED
    return max(0.0, damage)


def threat(seat: Seat, target: Seat) -> float:
    """The best damage that the seat's hand (where it is known) could do to the target now."""
    if not seat.cards or not target.cards or not seat.hand:
        return 0.0
    return _threat(
        seat.cards, seat.power, furious(seat), seat.hand, target.cards, target.blocking, furious(target) == HULDA
    )


@lru_cache(maxsize=1 << 17)
def _threat(
    pair: Pair, power: tuple[int, int], fighter: int, hand: Pair, target: Pair, blocking: int, gate: bool
) -> float:
    defence = LEFT[target[0]] + RIGHT[target[1]]
    left, right = pair
    best = 0.0
    for at, need, blow, slot in (
        (RIGHT, defence - LEFT[left], right, 1),
        (LEFT, defence - RIGHT[right], left, 0),
    ):
        if any(card >= 0 and at[card] == need for card in hand):
            best = max(best, _damage(target, blocking, gate, blow, power[slot], fighter))
    return best


def bearing(seat: Seat) -> float:
    """What the seat has, whoever stands against it: cards, colours, tokens on its cards and around them."""
    held, dragon = _hand(seat.hand, len(seat.aside))
    value = held + _pair(seat.cards, seat.blocking, seat.damage, seat.power, dragon)
    return value + _traps(seat.traps, seat.col) if seat.traps else value


@lru_cache(maxsize=1 << 17)
def _hand(hand: Pair, aside: int) -> tuple[float, bool]:
    """(what the cards are worth, whether one is known to be a dragon)."""
    value = CARD_IN_HAND * (len(hand) + aside) if hand else NO_CARD
    return value, any(card >= 0 and DRAGON[card] for card in hand)


@lru_cache(maxsize=1 << 16)
def _pair(cards: Pair, blocking: int, damage: int, power: tuple[int, int], dragon: bool) -> float:
    first, second = cards
    value = FURY if COLOUR[first] == COLOUR[second] >= 0 else 0.0
    value += WOUND * damage.bit_count() + BLOCKING * blocking.bit_count()
    value += sum(POWER_UP if sign > 0 else POWER_DOWN for sign in power if sign)
    if any(card != BOW and DRAGON[card] and not blocking >> slot & 1 for slot, card in enumerate(cards)):
        value += DRAGON_TWICE if dragon else DRAGON_IN_PLAY
    return value


@lru_cache(maxsize=1 << 15)
def _traps(traps: int, col: int) -> float:
    beside = [traps >> ((col - 1) % COLUMNS) & 1, traps >> ((col + 2) % COLUMNS) & 1]
    near = traps.bit_count() - sum(beside)
    return TRAP_BESIDE * sum(beside) + (TRAPS_BOTH_SIDES if all(beside) else 0.0) + TRAP_NEAR * near
