"""How good a position looks, for players and hints (rules/eight_bit_battle.md §9, §10)."""

from __future__ import annotations

import math

from game.games.eight_bit_battle.cards import CARDS, WIZARD
from game.games.eight_bit_battle.scoring import rounds_won
from game.games.eight_bit_battle.state import FIRST, OVER, State, health
from game.games.eight_bit_battle.view import View

WORTH: tuple[float, ...] = tuple(
    # A fighter in hand is worth what it may win, not only what it loses; figures after §9.
    card.health + {0: 0.7, 1: 1.4, 2: 1.0, WIZARD: 2.0, 4: -0.8}.get(card.number, -0.6 if card.number < 8 else 0.3)
    for card in CARDS
)
STEEPNESS = 0.22
"""How fast a lead in points turns into a won round."""


def _chance(lead: float) -> float:
    return 1 / (1 + math.exp(-STEEPNESS * lead))


def _match_chance(rounds: tuple[int, int], chance: float) -> float:
    """Best of three from these rounds, the one under way won with `chance`, later ones even."""
    if max(rounds) >= 2:
        return float(rounds[0] > rounds[1])
    after_win = 1.0 if rounds[0] == 1 else (0.5 if rounds[1] == 1 else 0.75)
    after_loss = 0.0 if rounds[1] == 1 else (0.5 if rounds[0] == 1 else 0.25)
    return chance * after_win + (1 - chance) * after_loss


def evaluate(view: View, seat: int) -> float:
    """The chance to win the match, 0..1, as far as the view's seat can tell."""
    if view.winner is not None:
        return float(view.winner == seat)
    mine, theirs = view.seats[seat], view.seats[1 - seat]
    lead = float(mine.points - theirs.points)
    lead += sum(WORTH[card] for card in mine.hand) - sum(WORTH[card] for card in theirs.hand)
    lead += 2.0 * (mine.unknown_characters - theirs.unknown_characters)
    lead += 1.5 * (mine.unknown_items - theirs.unknown_items)
    chance = 0.5 if view.phase == "first" else _chance(lead)
    return _match_chance((mine.rounds, theirs.rounds), chance)


def payoff(state: State) -> tuple[float, float]:
    """Each seat's value, 0..1, of a finished state, or an estimate of an unfinished one."""
    if state.phase == OVER:
        return float(state.winner == 0), float(state.winner == 1)
    lead = health(state.piles[0]) - health(state.piles[1]) + _worth(state.hands[0]) - _worth(state.hands[1])
    chance = 0.5 if state.phase == FIRST else _chance(lead)
    value = _match_chance(rounds_won(state), chance)
    return value, 1 - value


def _worth(mask: int) -> float:
    total = 0.0
    while mask:
        low = mask & -mask
        total += WORTH[low.bit_length() - 1]
        mask ^= low
    return total
