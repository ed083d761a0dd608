"""What a round is worth between open hands where it is too long to be solved: from figures fitted to solved rounds."""

from __future__ import annotations

import math

from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, CHARACTERS, KING, QUEEN, TORCH, WIZARD
from game.games.eight_bit_battle.exact.figures import CARD_WORDS, FIGURES
from game.games.eight_bit_battle.exact.prize import POINT, POINTS, WIN, Prize

_COUNT = len(CHARACTERS)
_ROYAL = 1 << KING | 1 << QUEEN
_FEWEST, _MOST = min(FIGURES), max(FIGURES)


def _sums(weights: tuple[float, ...], cards: range) -> tuple[float, ...]:
    """The sum of every set of these cards, by its mask (whose lowest bit is the first of them)."""
    sums = [0.0]
    for card in cards:
        weight = weights[CARD_WORDS.index(CARDS[card].id)]
        sums += [total + weight for total in sums]
    return tuple(sums)


_TABLES = {
    left: tuple(
        (_sums(weights, range(_COUNT)), _sums(weights, range(_COUNT, len(CARDS))))
        for weights in (figures.attacker, figures.defender)
    )
    for left, figures in FIGURES.items()
}


def odds(attacking: int, defending: int) -> tuple[float, float]:
    """(log-odds of the attacker with an even lead, log-odds of each point of lead)."""
    left = (attacking & CHARACTER_MASK).bit_count() + (defending & CHARACTER_MASK).bit_count()
    left = min(_MOST, max(_FEWEST, left))
    figures = FIGURES[left]
    (own, own_items), (other, other_items) = _TABLES[left]
    total = own[attacking & CHARACTER_MASK] + own_items[attacking >> _COUNT] + figures.attack
    total += other[defending & CHARACTER_MASK] + other_items[defending >> _COUNT]
    if attacking & _ROYAL == _ROYAL:
        total += figures.royal[0]
    if defending & _ROYAL == _ROYAL:
        total += figures.royal[1]
    if attacking >> WIZARD & defending >> TORCH & 1:
        total += figures.torchlight[0]
    if defending >> WIZARD & attacking >> TORCH & 1:
        total += figures.torchlight[1]
    return total, figures.point


def estimate(prize: Prize, attacking: int, defending: int, lead: int) -> float:
    """The attacker's value, before a battle. lead: his, in half points."""
    even, point = odds(attacking, defending)
    if prize.kind == WIN:
        return 1 / (1 + math.exp(-even - point * lead / POINT))
    margin = lead / POINT + even / point
    return margin if prize.kind == POINTS else prize.worth(round(margin * POINT))
