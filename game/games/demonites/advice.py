"""How good a position looks (rules/demonites.md §10): the share of the cards, and in each mode what lies in danger.

Everything is counted in cards: what a seat owns, what stands to be lost before its next turn and what it could win.
"""

from __future__ import annotations

import math

from game.core.rng import Rng
from game.games.demonites.ambush_advice import count_lines
from game.games.demonites.campaign_advice import count_fronts
from game.games.demonites.dealing import resample
from game.games.demonites.modes import AMBUSH, CAMPAIGN, SKIRMISH
from game.games.demonites.skirmish_advice import count_clash
from game.games.demonites.state import OVER, RUSH, State, owned
from game.games.demonites.view import View
from game.games.demonites.worth import WORTH

WORLDS = 6
"""States dealt again for an estimate from a view."""
SHARPNESS = 2.0
"""How much more a lead counts near the end than at the deal."""


def strengths(state: State) -> list[float]:
    """Each seat's cards by worth, with what stands on the table put in question."""
    found = [sum([WORTH[card] for card in owned(state, seat)]) for seat in range(len(state.armies))]
    if state.mode == SKIRMISH:
        count_clash(state, found)
    elif state.mode == AMBUSH:
        count_lines(state, found)
    elif state.mode == CAMPAIGN:
        count_fronts(state, found)
    return found


def payoff(state: State) -> tuple[float, ...]:
    """Each seat's chance: won or lost where it is over, else by its share of the cards, the more so the later it is."""
    seats = len(state.armies)
    if state.phase == OVER:
        share = 1.0 / len(state.winners)
        return tuple(share if seat in state.winners else 0.0 for seat in range(seats))
    found = strengths(state)
    if state.phase == RUSH and not any(state.choices) and state.out.count(0) > 2:
        # With whom to fight is a choice: a card may go either way, from whoever it is.
        won, lost = (_chances(state, _moved(found, state.attacker, state.defender, by)) for by in (1.0, -1.0))
        return tuple((one + other) / 2 for one, other in zip(won, lost, strict=True))
    return _chances(state, found)


def payoff_after(state: State, seat: int, other: int, gain: float) -> float:
    """The seat's chance once it has won so much of the other's, in cards; what is half done counts for nothing."""
    found = [sum([WORTH[card] for card in owned(state, one)]) for one in range(len(state.armies))]
    return _chances(state, _moved(found, seat, other, gain))[seat]


def _moved(found: list[float], to: int, of: int, cards: float) -> list[float]:
    moved = list(found)
    moved[to] += cards
    moved[of] -= cards
    return moved


def _chances(state: State, found: list[float]) -> tuple[float, ...]:
    """By seat: the share of these cards, the more so the later it is."""
    left = max(0.0, (state.limit - state.round) / state.limit)
    scale = 60.0 / len(found) / (1.0 + SHARPNESS * (1.0 - left))
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
