"""Rounds between open hands have the values that an independent program finds on a tree made by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from game.ai.solver.contract_tree import unfold
from game.ai.solver.linear import equilibrium
from game.ai.solver.sequence_form import SequenceForm
from game.games.eight_bit_battle.exact.exploit import GAME, worth
from game.games.eight_bit_battle.exact.prize import POINTS, ROUND_POINTS, ROUND_WON, Prize
from game.games.eight_bit_battle.exact.rounds import OutOfTimeError, RoundSolver
from game.games.eight_bit_battle.state import FIRST, State
from tests.game.ai.solver.reference import reference_value
from tests.game.games.eight_bit_battle.scenario import battle

# attacker's hand, defender's, both piles, A's chance to win the round, A's points ahead in the end
PINNED = (
    ("warrior goblin key", "queen villager chalice", ("wizard villager", "king villager"), 1 / 2, -4 / 3),
    ("king villager mail", "queen villager gauntlets", ("warrior wizard", "goblin villager"), 1 / 2, -4 / 3),
    ("wizard goblin ale sword", "warrior villager torch shield", ("king villager", "queen villager"), 1 / 2, -14 / 9),
    ("queen wizard mail ring", "goblin villager axe chalice", ("king villager", "warrior villager"), 2 / 3, 0.195203),
    ("queen wizard ale ring", "warrior goblin key sword", ("villager villager", "king villager"), 1 / 2, -1.6),
    ("queen villager ale gauntlets", "king villager torch axe", ("goblin villager", "warrior wizard"), 2 / 3, 1.0),
    ("king queen villager key", "warrior goblin villager gauntlets", ("villager", "wizard"), 3 / 4, -0.013544),
    ("king queen villager mail", "wizard goblin villager chalice", ("warrior", "villager"), 1 / 3, -2.24),
)
OPTIONS: tuple[tuple[str, str, Mapping[str, str]], ...] = (
    ("queen villager ale", "warrior king key", {"next_attacker": "winner"}),
    ("queen villager key", "warrior wizard torch", {"next_attacker": "loser", "spare_items": "kept"}),
    ("king wizard ale", "goblin villager key", {"tied_round": "king", "fog": "lead"}),
    ("goblin villager key", "villager villager key", {"two_keys": "on"}),
)


def opened(state: State) -> State:
    """The same with all hands known to both."""
    return state._replace(known=(state.hands[1], state.hands[0]))


def tree(state: State, prize: Prize) -> SequenceForm:
    """The rest of the round from nothing but the contract, worth what seat 0 gets."""
    points = prize.kind == POINTS

    def end(after: State) -> float:
        first, second, winner, _ = after.results[-1]
        return float(first - second) if points else float(winner == 0)

    return unfold(GAME, ((state, 1.0),), lambda after: after.phase >= FIRST, end)


@pytest.mark.parametrize(("attacker", "defender", "piles", "chance", "points"), PINNED)
def test_rounds_are_worth_what_is_pinned(
    attacker: str, defender: str, piles: tuple[str, str], chance: float, points: float
) -> None:
    state = opened(battle(attacker, defender, piles=piles))
    assert worth(state, RoundSolver(state.options, ROUND_WON)) == pytest.approx(chance, abs=1e-6)
    assert worth(state, RoundSolver(state.options, ROUND_POINTS)) == pytest.approx(points, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize(("attacker", "defender", "piles", "chance", "points"), PINNED)
def test_an_independent_program_finds_the_pinned_values(
    attacker: str, defender: str, piles: tuple[str, str], chance: float, points: float
) -> None:
    state = opened(battle(attacker, defender, piles=piles))
    assert reference_value(tree(state, ROUND_WON)) == pytest.approx(chance, abs=1e-6)
    assert reference_value(tree(state, ROUND_POINTS)) == pytest.approx(points, abs=1e-6)


@pytest.mark.parametrize(("attacker", "defender", "chosen"), OPTIONS)
@pytest.mark.parametrize("prize", [ROUND_WON, ROUND_POINTS])
@pytest.mark.parametrize("solve", [lambda form: equilibrium(form).value, reference_value], ids=["own", "scipy"])
def test_every_option_counts(
    attacker: str, defender: str, chosen: Mapping[str, str], prize: Prize, solve: Callable[[SequenceForm], float]
) -> None:
    state = opened(battle(attacker, defender, chosen))
    expected = worth(state, RoundSolver(state.options, prize))
    assert solve(tree(state, prize)) == pytest.approx(expected, abs=1e-6)


def test_whoever_has_to_answer_now_is_told_that_time_is_up() -> None:
    state = opened(battle("king queen", "warrior goblin", piles=("wizard", "villager")))
    solver = RoundSolver(state.options, ROUND_WON, lambda: True)
    with pytest.raises(OutOfTimeError):
        worth(state, solver)
    solver.expired = lambda: False
    assert 0 <= worth(state, solver) <= 1
