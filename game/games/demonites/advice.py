"""How good a position looks (rules/demonites.md §10): the share of the cards, and in each mode what lies in danger.

Everything is counted in cards: what a seat owns, what stands to be lost before its next turn and what it could win.
"""

from __future__ import annotations

import math
from functools import lru_cache

from game.core.rng import Rng
from game.games.demonites.cards import ATTACK, CARDS, DEFENCE, PRIORITY, TOTAL
from game.games.demonites.dealing import resample
from game.games.demonites.legality import neighbours, own_side
from game.games.demonites.modes import AMBUSH, AMBUSH_BONUS, CAMPAIGN
from game.games.demonites.state import NUMBER, OVER, Cards, State, is_up, owned
from game.games.demonites.view import View

WORLDS = 6
"""States dealt again for an estimate from a view."""
WORTH = 0.05
"""What a point of a card's total is worth beside the average card, in cards (§10 Scout)."""
AVERAGE_TOTAL = 15.8
SHARPNESS = 2.0
"""How much more a lead counts near the end than at the deal."""
RAIDED = 0.35
"""How much of an open card in an Ambush line counts as lost where any attacker beats it (§10)."""
THREATENED, THREATENING = 0.55, 0.35
"""How much of a front that the enemy, or I, could win next turn counts as lost, or won (§10)."""


def worth(lying: int) -> float:
    """A card in cards: about 1, more for the stronger ones."""
    return 1.0 + WORTH * (TOTAL[lying & NUMBER] - AVERAGE_TOTAL)


def strengths(state: State) -> list[float]:
    """Each seat's cards by worth, with what stands on the table put in question."""
    found = [sum(map(worth, owned(state, seat))) for seat in range(len(state.armies))]
    if state.mode == AMBUSH:
        _count_lines(state, found)
    elif state.mode == CAMPAIGN:
        _count_fronts(state, found)
    return found


@lru_cache(maxsize=CARDS + 1)
def exposure(card: int) -> float:
    """How probably a random attacker beats this open card in an Ambush line."""
    return sum(ATTACK[other] > DEFENCE[card] for other in range(1, CARDS + 1) if other != card) / (CARDS - 1)


@lru_cache(maxsize=CARDS + 1)
def cover(card: int) -> float:
    """How probably this hidden card loses against a random raider, less how probably it takes him."""
    lost = 0
    for raider in range(1, CARDS + 1):
        if raider == card:
            continue
        beats, answers = ATTACK[raider] > DEFENCE[card], ATTACK[card] > DEFENCE[raider]
        if PRIORITY[card] > PRIORITY[raider] and ATTACK[card] + AMBUSH_BONUS > DEFENCE[raider]:
            lost -= 1
        elif beats:
            lost += 1
        elif answers and PRIORITY[card] <= PRIORITY[raider]:
            lost -= 1
    return lost / (CARDS - 1)


def _count_lines(state: State, found: list[float]) -> None:
    for seat, line in enumerate(state.table):
        if state.out[seat]:
            continue
        hunted = len(neighbours(state, seat)) / 2
        for lying in line:
            if is_up(lying):
                found[seat] -= RAIDED * exposure(lying & NUMBER) * hunted
            else:
                found[seat] -= 0.15 * cover(lying & NUMBER) * hunted


def _sums(cards: Cards, extra: int = 0) -> tuple[int, int, int]:
    numbers = [lying & NUMBER for lying in cards]
    if extra:
        numbers.append(extra)
    return sum(ATTACK[n] for n in numbers), sum(PRIORITY[n] for n in numbers), sum(DEFENCE[n] for n in numbers)


def charge_wins(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> int:
    """What a charge of these sums (attack, priority, defence) comes to: 1 won, -1 lost, 0 a stand-off."""
    strike, answer = mine[0] > theirs[2], theirs[0] > mine[2]
    if mine[1] >= theirs[1]:
        return 1 if strike else -int(answer)
    return -1 if answer else int(strike)


def _chance(mine: Cards, theirs: Cards, reserves: Cards) -> float:
    """How probably `mine`, with one of the reserves laid to it, wins a charge; at least as it stands."""
    goal = _sums(theirs)
    tries = [charge_wins(_sums(mine, lying & NUMBER), goal) > 0 for lying in reserves] if len(mine) < 4 else []
    now = charge_wins(_sums(mine), goal) > 0 if mine else False
    return 1.0 if now else (sum(tries) / len(tries) if tries else 0.0)


def _count_fronts(state: State, found: list[float]) -> None:
    """The seat to move next threatens more surely than the one that has just moved."""
    for front in state.fronts:
        for seat in front.seats:
            sides = own_side(front, seat)
            assert sides is not None
            mine, theirs = sides
            if not theirs:
                continue
            # A look at what may be drawn: hand and the top of the army.
            reserves = (*state.hands[seat], *state.armies[seat][:2])
            other = front.seats[0] + front.seats[1] - seat
            chance = _chance(mine, theirs, reserves)
            prize = sum(map(worth, theirs)) * chance
            found[other] -= THREATENED * prize
            found[seat] += THREATENING * prize


def payoff(state: State) -> tuple[float, ...]:
    """Each seat's chance: won or lost where it is over, else by its share of the cards, the more so the later it is."""
    seats = len(state.armies)
    if state.phase == OVER:
        share = 1.0 / len(state.winners)
        return tuple(share if seat in state.winners else 0.0 for seat in range(seats))
    left = max(0.0, (state.limit - state.round) / state.limit)
    scale = 60.0 / seats / (1.0 + SHARPNESS * (1.0 - left))
    found = strengths(state)
    most = max(found)
    weights = [
        0.0 if out else math.exp((value - most) / scale * 2.0) for value, out in zip(found, state.out, strict=True)
    ]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def evaluate(view: View, seat: int) -> float:
    """The same from what a seat knows: the average over deals that it cannot tell apart. Equal views, equal values."""
    rng = Rng(view.round * 131 + sum(view.owned) * 7 + len(view.table))
    return sum(payoff(resample(view, rng))[seat] for _ in range(WORLDS)) / WORLDS
