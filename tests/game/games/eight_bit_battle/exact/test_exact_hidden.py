"""Games over hidden hands: the same value as a tree made by the rules and their views alone."""

from __future__ import annotations

from math import comb

import pytest

from game.ai.solver.best_response import payoff
from game.ai.solver.contract_tree import unfold as unfold_contract
from game.ai.solver.linear import equilibrium
from game.ai.solver.regret import RegretSolver
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, ITEM_MASK, cards_in, mask_of
from game.games.eight_bit_battle.exact.exploit import GAME
from game.games.eight_bit_battle.exact.hidden import TO_THE_END, lines, unfold
from game.games.eight_bit_battle.exact.prize import ROUND_WON
from game.games.eight_bit_battle.exact.rounds import RoundSolver
from game.games.eight_bit_battle.exact.situation import Known, every_pair, hands_of, known, some_pairs
from game.games.eight_bit_battle.state import FIRST, State
from tests.game.games.eight_bit_battle.scenario import battle

HANDS = (
    ("king villager mail", "queen villager gauntlets", ("warrior wizard", "goblin villager")),
    ("warrior goblin key", "queen villager chalice", ("wizard villager", "king villager")),
    ("queen ale", "warrior torch", ("king wizard goblin", "villager villager villager")),
)


def few_out(state: State, out: int) -> State:
    """The same with only so many items unseen by both: the others lie in seat 1's pile, worth nothing to anybody."""
    spare = [card for card in state.deck if not CARDS[card].health]
    gone = spare[: len(state.deck) - out]
    return state._replace(
        deck=tuple(card for card in state.deck if card not in gone),
        piles=(state.piles[0], state.piles[1] | mask_of(tuple(gone))),
    )


def worlds(state: State, know: Known) -> list[tuple[State, float]]:
    """Every state that fits what both know, each as likely."""
    found = []
    pairs = list(every_pair(know.situation))
    for pair in pairs:
        hands = tuple(shown | hidden for shown, hidden in zip(know.situation.open_cards, pair, strict=True))
        deck = cards_in(know.situation.pool & ~pair[0] & ~pair[1])
        found.append((state._replace(hands=(hands[0], hands[1]), deck=deck), 1 / len(pairs)))
    return found


@pytest.mark.parametrize(("attacker", "defender", "piles"), HANDS)
def test_hidden_hands_are_played_as_the_rules_play_them(attacker: str, defender: str, piles: tuple[str, str]) -> None:
    state = few_out(battle(attacker, defender, piles=piles), 2)
    know = known(GAME.view(state, 0))
    by_rules = unfold_contract(
        GAME, worlds(state, know), lambda after: after.phase >= FIRST, lambda after: float(after.results[-1][2] == 0)
    )
    hands = [hands_of(know.situation, pair) for pair in every_pair(know.situation)]
    assert len(hands) == know.situation.worlds
    form = unfold(RoundSolver(state.options, ROUND_WON), hands, know.situation.lead, TO_THE_END).form
    values = []
    for one in (by_rules, form):
        solver = RegretSolver(one)
        while solver.rounds < 4000 and solver.gap() > 2e-6:
            solver.improve(100)
        assert solver.gap() < 1e-4
        values.append(payoff(one, *solver.averages()))
    assert values[0] == pytest.approx(values[1], abs=1e-4)


def test_one_world_is_the_open_round() -> None:
    state = battle("king villager mail", "queen villager gauntlets", piles=("warrior wizard", "goblin villager"))
    know = known(GAME.view(state._replace(known=(state.hands[1], state.hands[0])), 0))
    assert know.situation.worlds == 1
    hands = hands_of(know.situation, (0, 0))
    solver = RoundSolver(state.options, ROUND_WON)
    lead = know.situation.lead
    for depth in (1, TO_THE_END):
        form = unfold(solver, [hands], lead, depth).form
        assert equilibrium(form).value == pytest.approx(solver.value(*hands, lead), abs=1e-6)
        assert len(form.leaves) <= lines(*hands, False, depth)


def test_a_seat_knows_its_own_hand_and_how_much_is_hidden() -> None:
    state = battle("king villager mail sword", "queen villager gauntlets", piles=("warrior wizard", "goblin villager"))
    state = state._replace(known=(state.hands[1] & CHARACTER_MASK, state.hands[0] & (CHARACTER_MASK | 1 << 11)))
    for seat in (0, 1):
        know = known(GAME.view(state, seat))
        assert know.hand == state.hands[seat]
        assert know.side == seat
        assert know.situation.hidden == (1, 1)
        assert know.situation.open_cards[0] & ITEM_MASK == 1 << 11
        assert know.situation.worlds == comb(9, 1) * 8
        assert know.situation == known(GAME.view(state, 1 - seat)).situation


@pytest.mark.parametrize("most", [1, 7, 30])
def test_some_hands_fit_and_hold_the_own_one(most: int) -> None:
    state = battle("king villager mail sword", "queen villager gauntlets ale", piles=("warrior", "goblin"))
    for seat in (0, 1):
        know = known(GAME.view(state, seat))
        pairs = some_pairs(know, most, Rng(3))
        assert any(pair[seat] == know.secret for pair in pairs)
        assert len(pairs) <= 2 * most + 2
        assert len(set(pairs)) == len(pairs)
        assert set(pairs) <= set(every_pair(know.situation))
    everything = some_pairs(know, know.situation.worlds, Rng(3))
    assert everything == list(every_pair(know.situation))
