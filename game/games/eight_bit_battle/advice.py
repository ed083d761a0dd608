"""How good a position looks, for players and hints (rules/eight_bit_battle.md §9, §10).

Two sets of figures, since a hand is worth something else at different times. With all eight characters in hand the
figures are those of the exact solution in §9; later they are fitted to about 1,800 rounds that the search player played
against itself (6,300 positions between battles; the estimate of the round's final margin was right on average at every
number of characters left). Log-odds are to the base e.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, KING, QUEEN, TORCH, WIZARD
from game.games.eight_bit_battle.scoring import ROUNDS, ROUNDS_TO_WIN, rounds_won, totals
from game.games.eight_bit_battle.state import DRAFT_ITEMS, FIRST, OVER, State, health
from game.games.eight_bit_battle.view import View


class Worth(NamedTuple):
    """What a card in hand is worth: `full` as log-odds of winning the round while all eight characters are in hand,
    against an average card; `later` as points of the final margin afterwards."""

    full: float
    later: float


_WORTH: dict[str, Worth] = {
    "king": Worth(0.30, 1.5),
    "queen": Worth(0.52, 2.8),
    "warrior": Worth(0.36, 5.7),
    "wizard": Worth(0.68, 7.2),
    "goblin": Worth(-0.32, 2.8),
    "villager": Worth(-0.48, 2.9),
    "torch": Worth(-0.16, 2.9),
    "ale": Worth(-0.28, 0.7),
    "key": Worth(0.32, 3.8),
    "sword": Worth(0.20, 4.3),
    "shield": Worth(0.16, 4.1),
    "axe": Worth(0.0, 3.6),
    "mail": Worth(-0.12, 3.1),
    "gauntlets": Worth(-0.08, 3.7),
    "ring": Worth(0.16, 3.1),
    "chalice": Worth(-0.20, 3.1),
}
WORTH: tuple[Worth, ...] = tuple(_WORTH[card.id] for card in CARDS)
UNSEEN_CHARACTER, UNSEEN_ITEM = Worth(0.0, 3.6), Worth(0.0, 3.2)
"""What a card is worth of which only its kind is known."""
AGAINST_TORCH = Worth(-0.31, -3.2)
"""What a Wizard loses where the other side holds the Torch."""
ROYAL_PAIR = Worth(0.2, 3.6)
"""What King and Queen in one hand are worth together beyond each alone."""
TIE = 0.9
"""What it is worth in points that a tied round is the first drafter's (H3)."""

# By the number of characters in both hands, from 0 to 8.
_ODDS_A_POINT = (0.5, 0.5, 0.43, 0.39, 0.34, 0.29, 0.24, 0.22, 0.16)
"""Log-odds of winning the round for each point of the expected margin."""
_SPREAD = (0.0, 4.0, 4.7, 5.3, 6.6, 7.2, 8.4, 9.2, 10.0)
"""How far the final margin strays from the expected one: standard deviation, in points."""
ROUND_SPREAD = 11.2
"""The same of a round that has not begun."""
NORMAL = 1.7
"""A logistic curve of this steepness is close to the normal distribution."""


class _Hand(NamedTuple):
    """One side's cards: a mask, and how many more are unknown."""

    cards: int
    characters: int = 0
    items: int = 0


class _Standing(NamedTuple):
    """How the round under way and the match stand, for seat 0: expected margin in points, characters left."""

    margin: float
    left: int
    rounds: tuple[int, int]
    total_lead: int
    finished: int
    by_total: bool


def _chance(log_odds: float) -> float:
    return 1 / (1 + math.exp(-log_odds))


def _sums(values: tuple[float, ...]) -> tuple[float, ...]:
    sums = [0.0]
    for value in values:
        sums += [total + value for total in sums]
    return tuple(sums)


_CHARACTERS, _ITEMS = 8, len(CARDS) - 8
_FULL_CHARACTERS = _sums(tuple(worth.full for worth in WORTH[:_CHARACTERS]))
_FULL_ITEMS = _sums(tuple(worth.full for worth in WORTH[_CHARACTERS:]))
_LATER_CHARACTERS = _sums(tuple(worth.later for worth in WORTH[:_CHARACTERS]))
_LATER_ITEMS = _sums(tuple(worth.later for worth in WORTH[_CHARACTERS:]))
_ROYAL = 1 << KING | 1 << QUEEN


def _full(hand: _Hand, other: _Hand) -> float:
    cards = hand.cards
    total = _FULL_CHARACTERS[cards & CHARACTER_MASK] + _FULL_ITEMS[cards >> _CHARACTERS]
    if cards & _ROYAL == _ROYAL:
        total += ROYAL_PAIR.full
    if cards >> WIZARD & 1 and other.cards >> TORCH & 1:
        total += AGAINST_TORCH.full
    return total


def _later(hand: _Hand, other: _Hand) -> float:
    cards = hand.cards
    total = _LATER_CHARACTERS[cards & CHARACTER_MASK] + _LATER_ITEMS[cards >> _CHARACTERS]
    total += hand.characters * UNSEEN_CHARACTER.later + hand.items * UNSEEN_ITEM.later
    if cards & _ROYAL == _ROYAL:
        total += ROYAL_PAIR.later
    if cards >> WIZARD & 1 and other.cards >> TORCH & 1:
        total += AGAINST_TORCH.later
    return total


def _margin(hands: tuple[_Hand, _Hand], points: int, tie: float, drafting: bool) -> tuple[float, int]:
    """(expected final margin of the round for seat 0, characters left). points: seat 0's lead in the piles."""
    left = sum((hand.cards & CHARACTER_MASK).bit_count() + hand.characters for hand in hands)
    if drafting or left == _CHARACTERS:
        odds = _full(hands[0], hands[1]) - _full(hands[1], hands[0])
        return odds / _ODDS_A_POINT[_CHARACTERS] + tie, _CHARACTERS
    return points + _later(hands[0], hands[1]) - _later(hands[1], hands[0]) + tie, left


def _value(standing: _Standing) -> float:
    """Seat 0's chance to win the match."""
    rounds = standing.rounds
    if standing.by_total:
        unplayed = ROUNDS - standing.finished - 1
        spread = math.sqrt(_SPREAD[standing.left] ** 2 + unplayed * ROUND_SPREAD**2)
        lead = standing.total_lead + standing.margin
        return _chance(NORMAL * lead / spread) if spread else float(lead > 0)
    chance = _chance(_ODDS_A_POINT[standing.left] * standing.margin)
    return chance * _after(rounds[0] + 1, rounds[1]) + (1 - chance) * _after(rounds[0], rounds[1] + 1)


def _after(mine: int, theirs: int) -> float:
    """The chance to win the best of three from so many rounds each, later ones even."""
    if max(mine, theirs) >= ROUNDS_TO_WIN:
        return float(mine > theirs)
    return 0.5 + 0.25 * (mine - theirs)


def evaluate(view: View, seat: int) -> float:
    """The chance to win the match, 0..1, as far as the view's eyes can tell."""
    if view.winner is not None:
        return float(view.winner == seat)
    options, results = dict(view.options), view.round_results
    seats = view.seats
    second = sum(winner for _, _, winner, _ in results)
    margin, left = 0.0, _CHARACTERS
    if view.phase != "first":
        on_table = [0, 0]
        if view.battle is not None:
            # A view's hand leaves out what lies open on the table.
            for number, side in enumerate(view.battle.sides):
                on_table[number] = sum(1 << card for card in side.characters + side.items if side.open)
        hands = [
            _Hand(sum(1 << card for card in one.hand) | table, one.unknown_characters, one.unknown_items)
            for one, table in zip(seats, on_table, strict=True)
        ]
        tie = _tie(view.first) if options["tied_round"] == "first_drafter" else 0.0
        points = seats[0].points - seats[1].points
        margin, left = _margin((hands[0], hands[1]), points, tie, view.draft is not None)
    standing = _Standing(
        margin,
        left,
        (len(results) - second, second),
        sum(row[0] - row[1] for row in results),
        len(results),
        options["ending"] == "total_points",
    )
    value = _value(standing)
    return value if seat == 0 else 1 - value


def _tie(first: int) -> float:
    return TIE if first == 0 else -TIE


def payoff(state: State) -> tuple[float, float]:
    """Each seat's value, 0..1, of a finished state, or an estimate of an unfinished one."""
    if state.phase == OVER:
        return float(state.winner == 0), float(state.winner == 1)
    margin, left = 0.0, _CHARACTERS
    if state.phase != FIRST:
        tie = 0.0 if state.options.tied_round else _tie(state.first)
        hands = (_Hand(state.hands[0]), _Hand(state.hands[1]))
        points = health(state.piles[0]) - health(state.piles[1])
        margin, left = _margin(hands, points, tie, state.phase <= DRAFT_ITEMS)
    total = totals(state)
    by_total = bool(state.options.ending)
    value = _value(_Standing(margin, left, rounds_won(state), total[0] - total[1], len(state.results), by_total))
    return value, 1 - value
