"""What a half-done clash of a Skirmish is worth, and what is usually chosen in secret there (rules/demonites.md §10).

Nobody here knows what he may not: whoever has not seen a choice is taken to do as players usually do with his hand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from math import comb

from game.games.demonites.cards import ATTACK, CARDS, DEFENCE, PRIORITY, TOTAL
from game.games.demonites.modes import OPEN_GUARD
from game.games.demonites.state import ANSWER, BLIND, NUMBER, RUSH, Cards, State
from game.games.demonites.worth import WORTH, worth_of

RUSH_FROM, RUSH_SURELY = 0.25, 0.45
"""The eagerness of a hand's best card below which nobody rushes, and above which everybody does (§10)."""
CHOOSY = 8.0
"""How clearly the better card is preferred where both have waited."""
Mix = tuple[tuple[int, float], ...]
"""Cards (0: to wait) and how likely each is chosen."""


def duel(first: int, second: int, first_guard: int, second_guard: int) -> int:
    """An exchange of two cards whose defences are lowered by the guards: 1 where the first striker wins, -1 where the
    other does, 0 for a stand-off."""
    if ATTACK[first] > DEFENCE[second] - second_guard:
        return 1
    return -int(ATTACK[second] > DEFENCE[first] - first_guard)


def is_faster(one: int, other: int) -> bool:
    """Who strikes first of two cards, by priority, total and number: armies are taken to be equal."""
    return (-PRIORITY[one], -TOTAL[one], one) < (-PRIORITY[other], -TOTAL[other], other)


def clash(one: int, other: int, guard: int) -> int:
    """A duel of which priority decides who strikes first, from `one`'s side."""
    return duel(one, other, guard, guard) if is_faster(one, other) else -duel(other, one, guard, guard)


@lru_cache(CARDS + 1)
def standing(card: int, guard: int) -> float:
    """Wins less losses of this card in a clash with any other."""
    return sum(clash(card, other, guard) for other in range(1, CARDS + 1) if other != card) / (CARDS - 1)


@lru_cache(CARDS + 1)
def eagerness(card: int) -> float:
    """How good a rush this card is (§10): that none of three cards survives it, less that one of them beats it in
    answer, and what it does where both rush."""
    others = [other for other in range(1, CARDS + 1) if other != card]
    falls = sum(ATTACK[card] > DEFENCE[other] for other in others)
    beaten = sum(duel(card, other, OPEN_GUARD, 0) < 0 for other in others)
    every_three = comb(len(others), 3)
    alone = (comb(falls, 3) - every_three + comb(len(others) - beaten, 3)) / every_three
    return (alone + standing(card, OPEN_GUARD)) / 2


def _numbers(hand: Cards) -> tuple[int, ...]:
    return tuple(sorted([lying & NUMBER for lying in hand]))


def usual_rush(hand: Cards) -> Mix:
    """What a seat with this hand (lying cards) usually does at the drum."""
    return _usual_rush(_numbers(hand))


@lru_cache(1 << 14)
def _usual_rush(hand: tuple[int, ...]) -> Mix:
    best = max(hand, key=eagerness)
    share = min(1.0, max(0.0, (eagerness(best) - RUSH_FROM) / (RUSH_SURELY - RUSH_FROM)))
    return ((best, share), (0, 1.0 - share))


def usual_blind(hand: Cards) -> Mix:
    """What a seat with this hand (lying cards) usually plays where both have waited."""
    return _usual_blind(_numbers(hand))


@lru_cache(1 << 14)
def _usual_blind(hand: tuple[int, ...]) -> Mix:
    weights = [math.exp(CHOOSY * standing(card, 0)) for card in hand]
    total = sum(weights)
    return tuple((card, weight / total) for card, weight in zip(hand, weights, strict=True))


def count_clash(state: State, found: list[float]) -> None:
    """Moves what the clash under way is likely to bring from one of `found` (cards by seat) to the other."""
    leader, rival = state.attacker, state.defender
    if state.phase == ANSWER:
        gain = -_answered(state, sum((leader, rival)) - state.actor, state.actor)
        found[state.actor] += gain
        found[leader + rival - state.actor] -= gain
        return
    if state.phase == RUSH and state.choices[leader]:
        gain = _at_the_drum(state, leader, rival)
    elif state.phase == BLIND:
        chosen = state.choices[leader]
        mine: Mix = ((chosen[1], 1.0),) if chosen else usual_blind(state.hands[leader])
        gain = _blind(state, leader, rival, mine)
    else:
        return
    found[leader] += gain
    found[rival] -= gain


def _gain(state: State, outcome: int, seat: int, card: int, other: int, against: int) -> float:
    """What the outcome of a clash of `seat` with `card` brings it: all that lies there of the loser's."""
    if outcome > 0:
        return worth_of(state.table[other]) + WORTH[against]
    return -worth_of(state.table[seat]) - WORTH[card] if outcome < 0 else 0.0


def _answered(state: State, rusher: int, other: int) -> float:
    """What a rush brings its seat where it has been shown and is answered as well as can be."""
    shown = state.table[rusher][-1] & NUMBER
    before = state._replace(
        table=tuple(cards[:-1] if seat == rusher else cards for seat, cards in enumerate(state.table))
    )
    return _rush(before, rusher, shown, other)


def _rush(state: State, rusher: int, card: int, other: int) -> float:
    return min(
        _gain(state, duel(card, answer & NUMBER, OPEN_GUARD, 0), rusher, card, other, answer & NUMBER)
        for answer in state.hands[other]
    )


def _at_the_drum(state: State, leader: int, rival: int) -> float:
    """The leader has chosen; the rival does as usual."""
    chosen = state.choices[leader][1:]
    total = 0.0
    for card, share in usual_rush(state.hands[rival]):
        if not share:
            continue
        if chosen and card:
            gain = _gain(state, clash(chosen[0], card, OPEN_GUARD), leader, chosen[0], rival, card)
        elif chosen:
            gain = _rush(state, leader, chosen[0], rival)
        elif card:
            gain = -_rush(state, rival, card, leader)
        else:
            gain = _blind(state, leader, rival, usual_blind(state.hands[leader]))
        total += share * gain
    return total


def _blind(state: State, leader: int, rival: int, mine: Sequence[tuple[int, float]]) -> float:
    theirs = usual_blind(state.hands[rival])
    return sum(
        share * other_share * _gain(state, clash(card, other, 0), leader, card, rival, other)
        for card, share in mine
        for other, other_share in theirs
    )
