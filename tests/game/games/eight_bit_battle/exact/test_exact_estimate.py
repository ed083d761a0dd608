"""The estimate of rounds that are too long to be solved: whole figures, and better than knowing nothing."""

from __future__ import annotations

from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, ITEMS, mask_of
from game.games.eight_bit_battle.exact.estimate import estimate
from game.games.eight_bit_battle.exact.figures import CARD_WORDS, FIGURES
from game.games.eight_bit_battle.exact.hands import plain
from game.games.eight_bit_battle.exact.prize import ROUND_POINTS, ROUND_WON, Prize
from game.games.eight_bit_battle.exact.rounds import RoundSolver
from game.games.eight_bit_battle.options import Options


def hands(rng: Rng, characters: int, items: int) -> tuple[int, int]:
    """Two hands by chance."""
    figures, things = rng.shuffled(CHARACTERS), rng.shuffled(ITEMS)
    first = mask_of(figures[:characters] + things[:items])
    second = mask_of(figures[characters : 2 * characters] + things[items : 2 * items])
    return plain(first), plain(second)


def test_there_is_a_figure_for_every_card() -> None:
    assert set(CARD_WORDS) == {card.id for card in CARDS}
    assert sorted(FIGURES) == [2, 3, 4, 5, 6]
    for figures in FIGURES.values():
        assert len(figures.attacker) == len(figures.defender) == len(CARD_WORDS)
        assert figures.point > 0


def test_a_lead_is_worth_more_than_none() -> None:
    rng = Rng(4)
    for characters in (1, 2, 3, 4):
        own, other = hands(rng, characters, 2)
        for prize in (ROUND_WON, ROUND_POINTS, Prize(2, 11.2)):
            values = [estimate(prize, own, other, lead) for lead in (-9, -1, 1, 9)]
            assert values == sorted(values)
            assert values[0] < values[-1]


def test_estimates_are_nearer_to_the_solution_than_even_chances() -> None:
    rng, solver = Rng(8), RoundSolver(Options(), ROUND_WON)
    missed = even = 0.0
    for _ in range(60):
        own, other = hands(rng, 2, 1)
        lead = 2 * rng.below(9) - 7
        value = solver.value(own, other, lead)
        missed += (estimate(ROUND_WON, own, other, lead) - value) ** 2
        even += (0.5 - value) ** 2
    assert missed < 0.8 * even
