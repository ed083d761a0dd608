"""How good a position looks, for players and hints (rules/eight_masters_revenge.md §10)."""

from __future__ import annotations

import math

from game.games.eight_masters_revenge.cards import (
    BOW,
    COLOUR,
    DAMAGE,
    DRAGON,
    LEFT,
    RIGHT,
)
from game.games.eight_masters_revenge.dealing import rebuilt
from game.games.eight_masters_revenge.scoring import winners
from game.games.eight_masters_revenge.state import OVER, AnySeat, State, defence_value, rules_of
from game.games.eight_masters_revenge.view import View

# Stance values of §10, in points of life.
EXPOSURE, THREAT = -0.62, 0.45
CARD_IN_HAND, NO_CARD = 0.33, -0.25
FURY = 0.18
WOUND, POWER_UP, POWER_DOWN, BLOCKING = -0.45, 0.35, -0.35, -0.25
DRAGON_IN_PLAY, DRAGON_TWICE = 0.04, 0.12
TRAP_BESIDE, TRAPS_BOTH_SIDES, TRAP_NEAR = -0.42, -0.1, -0.12
MISSING_NUMBER = 0.8
"""The chance that one card of an unknown hand does not bear a given number."""
PUNISHED, BLOCKED = 2.0, 0.8
STEEPNESS = 0.42
"""Log-odds of winning for each point of life and stance."""


def exposure(seat: AnySeat, attacker: AnySeat) -> float:
    """Damage that this opponent is expected to do to the seat with his next attack, from what lies open (§10)."""
    if not attacker.cards or not seat.cards or not attacker.hand:
        return 0.0
    defence = defence_value(seat)
    left, right = attacker.cards
    chance: float = 1 - MISSING_NUMBER ** (len(attacker.hand) + 0.5)
    found = []
    for need, blow, slot in (
        (defence - LEFT[left], right, 1),
        (defence - RIGHT[right], left, 0),
    ):
        if 1 <= need <= 5:
            damage: float = DAMAGE[blow] + attacker.power[slot]
            colours = [COLOUR[card] == COLOUR[blow] >= 0 for card in seat.cards]
            if any(same and seat.blocking >> at & 1 for at, same in enumerate(colours)):
                damage += PUNISHED
            elif any(colours):
                damage -= BLOCKED
            found.append(max(0.0, damage))
    found.sort(reverse=True)
    if not found:
        return 0.0
    best = found[0] * chance
    return best + (found[1] * chance * (1 - chance) if len(found) > 1 else 0.0)


def threat(seat: AnySeat, target: AnySeat) -> float:
    """The best damage that the seat's hand (where it is known) could do to the target now."""
    if not seat.cards or not target.cards:
        return 0.0
    defence = defence_value(target)
    left, right = seat.cards
    best = 0
    for card in seat.hand:
        if card >= 0:
            if RIGHT[card] + LEFT[left] == defence:
                best = max(best, DAMAGE[right] + seat.power[1])
            if RIGHT[right] + LEFT[card] == defence:
                best = max(best, DAMAGE[left] + seat.power[0])
    return float(best)


def stance(seat: AnySeat, others: list[AnySeat]) -> float:
    """What the seat's pair, hand and surroundings are worth against these opponents, in points of life (§10)."""
    if seat.out:
        return 0.0
    value = 0.0
    if others:
        value += EXPOSURE * max(exposure(seat, other) for other in others)
        value += THREAT * max(threat(seat, other) for other in others)
    hand = seat.hand
    value += CARD_IN_HAND * len(hand) if hand else NO_CARD
    first, second = seat.cards
    if COLOUR[first] == COLOUR[second] >= 0:
        value += FURY
    value += WOUND * seat.damage.bit_count() + BLOCKING * seat.blocking.bit_count()
    value += sum(POWER_UP if sign > 0 else POWER_DOWN for sign in seat.power if sign)
    if any(card != BOW and DRAGON[card] and not seat.blocking >> slot & 1 for slot, card in enumerate(seat.cards)):
        value += DRAGON_TWICE if any(card >= 0 and DRAGON[card] for card in hand) else DRAGON_IN_PLAY
    return value + _traps(seat)


def _traps(seat: AnySeat) -> float:
    traps = seat.traps
    if not traps:
        return 0.0
    col = seat.col
    beside = [traps >> ((col - 1) % 6) & 1, traps >> ((col + 2) % 6) & 1]
    near = traps.bit_count() - sum(beside)
    return TRAP_BESIDE * sum(beside) + (TRAPS_BOTH_SIDES if all(beside) else 0.0) + TRAP_NEAR * near


def _values(state: State) -> tuple[float, ...]:
    """Each seat's chance to be on the side that wins."""
    teams = rules_of(state.mode, state.options).teams
    seats = state.seats
    strength = dict.fromkeys(teams, 0.0)
    for number, seat in enumerate(seats):
        if not seat.out:
            others: list[AnySeat] = [
                other for at, other in enumerate(seats) if not other.out and teams[at] != teams[number]
            ]
            strength[teams[number]] += seat.life + stance(seat, others)
    if state.pair and state.blow >= 0:
        strength[teams[state.active]] += 0.55
    weights = {}
    for team in strength:
        alive = any(not seat.out for at, seat in enumerate(seats) if teams[at] == team)
        weights[team] = math.exp(STEEPNESS * strength[team]) if alive else 0.0
    total = sum(weights.values())
    return tuple(weights[team] / total for team in teams)


def evaluate(view: View, seat: int) -> float:
    """The chance to be on the winning side, 0..1, as far as the view's eyes can tell."""
    if view.winners is not None:
        return float(seat in view.winners)
    return _values(rebuilt(view))[seat]


def payoff(state: State) -> tuple[float, ...]:
    """Each seat's value, 0..1, of a finished state, or an estimate of an unfinished one."""
    if state.phase == OVER:
        won = winners(state)
        return tuple(float(seat in won) for seat in range(len(state.seats)))
    return _values(state)
