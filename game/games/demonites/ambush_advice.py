"""What stands in danger in the lines of an Ambush (rules/demonites.md §10), for payoffs.

Hidden cards are weighed by what they do against any raider, not by what a raider who saw them would choose.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.games.demonites.cards import ATTACK, CARDS, DEFENCE, PRIORITY
from game.games.demonites.legality import neighbours
from game.games.demonites.modes import AMBUSH_BONUS
from game.games.demonites.state import NUMBER, REFILL, TURN, State, is_up
from game.games.demonites.worth import WORTH

NEXT, LATER = 0.8, 0.45
"""How much of what the seat to move, and one after it, could take by its best raid counts as taken."""
RISK = 0.3
"""How much of a card that shows itself counts as lost where any attacker beats it (§10)."""
LEFT_OPEN = 0.12
"""How much of an open card counts as lost beside the best raid on it."""
COVERED = 0.12
"""How much of what a hidden card does against any raider counts."""


@lru_cache(CARDS + 1)
def exposure(card: int) -> float:
    """How probably a random attacker beats this open card."""
    return sum(ATTACK[other] > DEFENCE[card] for other in range(1, CARDS + 1) if other != card) / (CARDS - 1)


@cache
def raid(raider: int, target: int) -> int:
    """What a raid on a hidden card comes to: 1 won, -1 lost, 0 a stand-off."""
    if PRIORITY[target] > PRIORITY[raider]:
        if ATTACK[target] + AMBUSH_BONUS > DEFENCE[raider]:
            return -1
        return int(ATTACK[raider] > DEFENCE[target])
    if ATTACK[raider] > DEFENCE[target]:
        return 1
    return -int(ATTACK[target] > DEFENCE[raider])


@lru_cache(CARDS + 1)
def cover(card: int) -> float:
    """How probably this hidden card loses against a random raider, less how probably it takes him."""
    return sum(raid(raider, card) for raider in range(1, CARDS + 1) if raider != card) / (CARDS - 1)


@lru_cache(CARDS + 1)
def daring(card: int) -> float:
    """What this card wins against a random hidden card, less what it loses."""
    return sum(raid(card, target) for target in range(1, CARDS + 1) if target != card) / (CARDS - 1)


def count_lines(state: State, found: list[float]) -> None:
    """Takes what may be lost in the lines from `found` (cards by seat), and adds what may be won."""
    seats = len(state.armies)
    for seat, line in enumerate(state.table):
        for lying in line:
            if is_up(lying):
                found[seat] -= LEFT_OPEN * exposure(lying & NUMBER)
            else:
                found[seat] -= COVERED * cover(lying & NUMBER)
    if state.phase not in (TURN, REFILL):
        return
    taken: set[int] = set()
    weight = NEXT
    for step in range(seats):
        seat = (state.actor + step) % seats
        if not state.out[seat]:
            _count_raid(state, seat, weight, step > 0, taken, found)
            weight = LATER


def _count_raid(state: State, seat: int, weight: float, later: bool, taken: set[int], found: list[float]) -> None:
    """The seat's best raid. taken: the open cards that others have been counted to take, or their owners to hide."""
    raiders = [
        (lying & NUMBER, 0.0 if is_up(lying) else RISK * exposure(lying & NUMBER)) for lying in state.table[seat]
    ]
    if not raiders:
        return
    best, prize, loser = 0.0, 0, seat
    hidden: list[int] = []
    for other in neighbours(state, seat):
        for lying in state.table[other]:
            target = lying & NUMBER
            if not is_up(lying):
                hidden.append(other)
            elif target not in taken:
                risks = [risk for card, risk in raiders if ATTACK[card] > DEFENCE[target]]
                if risks and WORTH[target] - min(risks) > best:
                    best, prize, loser = WORTH[target] - min(risks), target, other
    dare = max(daring(card) - risk for card, risk in raiders)
    if hidden and dare > best:
        found[seat] += weight * dare
        for other in hidden:
            found[other] -= weight * dare / len(hidden)
    elif prize:
        taken.add(prize)
        found[seat] += weight * best
        found[loser] -= weight * WORTH[prize]
    # Who moves before he is raided hides what is worst off.
    if later or not state.regrouped:
        _hide(state, seat, taken)


def _hide(state: State, seat: int, taken: set[int]) -> None:
    shown = [lying & NUMBER for lying in state.table[seat] if is_up(lying) and lying & NUMBER not in taken]
    if shown and state.hands[seat]:
        taken.add(max(shown, key=exposure))
