"""Every way of solving comes to the same equilibria: known ones, random ones, and those of an independent program."""

from __future__ import annotations

import pytest

from game.ai.solver.behaviour import behaviour
from game.ai.solver.best_response import best_plan, best_value, gap, payoff
from game.ai.solver.contract_tree import unfold
from game.ai.solver.linear import equilibrium
from game.ai.solver.regret import RegretSolver
from game.ai.solver.sequence_form import EMPTY, SequenceForm
from game.core.rng import Rng
from tests.game.ai.coins import COINS_GAME, LARGE, SMALL, CoinState
from tests.game.ai.solver.reference import reference_value


def coins() -> SequenceForm:
    """Coins from nothing but the contract."""
    return unfold(COINS_GAME, [(CoinState(), 1.0)], lambda _: False, lambda state: COINS_GAME.payoff(state)[0])


def matrix_game(rows: list[list[float]]) -> SequenceForm:
    """Both choose at once."""
    form = SequenceForm()
    own = form.infoset(0, "row", EMPTY, range(len(rows)))
    other = form.infoset(1, "column", EMPTY, range(len(rows[0])))
    for i, row in enumerate(rows):
        for j, value in enumerate(row):
            form.leaf(own.first + i, other.first + j, value)
    return form


def random_game(seed: int) -> SequenceForm:
    """Chance deals each player one of three cards; the first says one of two words, hears one of two answers of the
    second, and perhaps chooses again; payoffs at random."""
    rng, form = Rng(seed), SequenceForm()
    for mine in range(3):
        for theirs in range(3):
            one = form.infoset(0, ("first", mine), EMPTY, "ab")
            for word in range(one.size):
                two = form.infoset(1, ("second", theirs, word), EMPTY, "cd")
                for answer in range(two.size):
                    if word == 0:
                        form.leaf(one.first, two.first + answer, rng.random() - 0.5, 1 / 9)
                        continue
                    three = form.infoset(0, ("third", mine, word, answer), one.first + word, "efg")
                    for last in range(three.size):
                        form.leaf(three.first + last, two.first + answer, rng.random() - 0.5, 1 / 9)
    return form


def test_the_hider_of_coins_mixes_as_is_known() -> None:
    """Payoffs are 1 for the hider, or what is left of the large coin (3): he hides the small one in three of four."""
    form = coins()
    found = equilibrium(form)
    assert found.value == pytest.approx(0.75)
    hider = form.choices(0, form.infosets[0][0])
    guesser = form.choices(1, form.infosets[1][0])
    assert found.plans[0][1 + hider.index(SMALL)] == pytest.approx(0.75)
    assert found.plans[1][1 + guesser.index(LARGE)] == pytest.approx(0.25)
    assert reference_value(form) == pytest.approx(0.75)


def test_rock_paper_scissors_with_a_dearer_stone() -> None:
    """Winning with the stone counts double: known mixture (1/4, 1/2, 1/4) for both, value 0."""
    form = matrix_game([[0, -1, 2], [1, 0, -1], [-2, 1, 0]])
    found = equilibrium(form)
    assert found.value == pytest.approx(0.0, abs=1e-9)
    for plan in found.plans:
        assert plan[1:] == pytest.approx([0.25, 0.5, 0.25])


@pytest.mark.parametrize("seed", range(12))
def test_linear_program_regret_and_reference_agree(seed: int) -> None:
    form = random_game(seed)
    found = equilibrium(form)
    assert gap(form, *found.plans) == pytest.approx(0.0, abs=1e-9)
    solver = RegretSolver(form)
    solver.improve(1000)
    plans = solver.averages()
    assert solver.gap() == pytest.approx(gap(form, *plans))
    assert solver.gap() < 1e-4
    assert payoff(form, *plans) == pytest.approx(found.value, abs=1e-4)
    assert reference_value(form) == pytest.approx(found.value, abs=1e-7)


def test_regret_comes_to_one_in_a_million() -> None:
    solver = RegretSolver(coins())
    solver.improve(20_000)
    assert solver.gap() < 1e-6


@pytest.mark.parametrize("seed", range(4))
def test_a_best_answer_wins_what_it_says(seed: int) -> None:
    form = random_game(seed)
    for player in (0, 1):
        against = form.even(1 - player)
        answer = best_plan(form, player, against)
        plans = (answer, against) if player == 0 else (against, answer)
        won = payoff(form, *plans) * (1 if player == 0 else -1)
        assert won == pytest.approx(best_value(form, player, against))
        assert won >= payoff(form, form.even(0), form.even(1)) * (1 if player == 0 else -1)


def test_before_the_first_round_plans_are_even() -> None:
    form = coins()
    assert RegretSolver(form).averages() == (form.even(0), form.even(1))


def test_who_forgets_what_he_did_is_refused() -> None:
    form = SequenceForm()
    first = form.infoset(0, "first", EMPTY, "ab")
    form.infoset(0, "second", first.first, "cd")
    with pytest.raises(ValueError, match="second"):
        form.infoset(0, "second", first.first + 1, "cd")
    with pytest.raises(ValueError, match="second"):
        form.infoset(0, "second", first.first, "cde")


def test_behaviour_follows_the_plan_and_answers_what_was_never_planned() -> None:
    """The second player hears a word that the first never says: he takes what is best against even play."""
    form = SequenceForm()
    words = form.infoset(0, "word", EMPTY, ("good", "bad"))
    heard = [form.infoset(1, ("heard", n), EMPTY, ("trust", "doubt")) for n in (0, 1)]
    for word, values in enumerate(((3.0, 2.0), (1.0, -5.0))):
        for answer, value in enumerate(values):
            form.leaf(words.first + word, heard[word].first + answer, value)
    found = equilibrium(form)
    assert found.value == pytest.approx(2.0)
    on_the_way = behaviour(form, 1, heard[0], found.plans)
    assert on_the_way.shares == pytest.approx([0.0, 1.0])
    assert on_the_way.value == pytest.approx(-2.0)
    surprised = behaviour(form, 1, heard[1], found.plans)
    assert surprised.shares == [0.0, 1.0]
    assert surprised.value == pytest.approx(5.0)
