"""How good positions look: what every estimate must respect, and the figures of rules/eight_bit_battle.md §9."""

from __future__ import annotations

import pytest

from game.core.contract import Setup
from game.core.events import OPEN
from game.core.rng import Rng
from game.games.eight_bit_battle import GAME
from game.games.eight_bit_battle.advice import WORTH, evaluate, payoff
from game.games.eight_bit_battle.cards import CARDS, GOBLIN, KEY, QUEEN, SWORD, TORCH, VILLAGER_1, WIZARD, mask_of
from game.games.eight_bit_battle.options import OPTIONS
from game.games.eight_bit_battle.state import COMMIT_ATTACKER, FIRST, State


def _states(seed: int) -> list[State]:
    rng = Rng(seed)
    options = {option.id: rng.choice(option.values) for option in OPTIONS}
    state, _ = GAME.new(Setup("eight_bit_battle", seed, options=options))
    states = [state]
    while GAME.to_act(states[-1]) is not None:
        states.append(GAME.step(states[-1], rng.choice(GAME.legal_actions(states[-1]))))
    return states


def _battle(mine: tuple[int, ...], theirs: tuple[int, ...]) -> State:
    state = _states(1)[0]
    return state._replace(
        phase=COMMIT_ATTACKER, battle=2, hands=(mask_of(mine), mask_of(theirs)), deck=(), known=(0, 0), attacker=0
    )


@pytest.mark.parametrize("seed", range(30))
def test_estimates_are_chances_that_add_up(seed: int) -> None:
    for state in _states(seed):
        first, second = payoff(state)
        assert 0 <= first <= 1
        assert first + second == pytest.approx(1)
        for eyes in (0, 1, OPEN):
            view = GAME.view(state, eyes)
            assert evaluate(view, 0) + evaluate(view, 1) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(30))
def test_who_sees_everything_estimates_as_searches_do(seed: int) -> None:
    for state in _states(seed):
        assert evaluate(GAME.view(state, OPEN), 0) == pytest.approx(payoff(state)[0])


@pytest.mark.parametrize("seed", range(10))
def test_the_end_is_certain(seed: int) -> None:
    last = _states(seed)[-1]
    result = GAME.result(last)
    assert result is not None
    assert payoff(last)[result.winners[0]] == 1


def test_every_card_has_its_worth() -> None:
    assert len(WORTH) == len(CARDS)
    order = ("wizard", "queen", "warrior", "king", "goblin", "villager")
    full = {card.id: worth.full for card, worth in zip(CARDS, WORTH, strict=True)}
    assert sorted(order, key=lambda card: -full[card]) == list(order)
    assert full["key"] > full["sword"] > full["shield"] > full["axe"] > full["mail"] > full["chalice"] > full["ale"]


def test_a_lead_in_points_is_worth_something() -> None:
    state = _battle((GOBLIN, SWORD), (VILLAGER_1, KEY))
    ahead = state._replace(piles=(mask_of((QUEEN,)), 0))
    assert payoff(ahead)[0] > payoff(state)[0]


def test_the_torch_takes_much_of_a_wizard() -> None:
    safe = _battle((WIZARD, TORCH), (GOBLIN, SWORD))
    feared = _battle((WIZARD, SWORD), (GOBLIN, TORCH))
    worth = WORTH[TORCH].later - WORTH[SWORD].later
    assert payoff(feared)[0] < payoff(safe)[0]
    assert abs(worth) < 3.2


def test_a_won_round_counts_for_more_in_a_match_than_points_of_one() -> None:
    state = _battle((GOBLIN,), (VILLAGER_1,))
    won = state._replace(round=2, results=((12, 11, 0, 0),))
    assert payoff(won)[0] > payoff(state)[0]


def test_under_total_points_margins_of_finished_rounds_count() -> None:
    state = next(one for one in _states(1) if one.phase == FIRST)
    options = state.options._replace(ending=1)
    small = state._replace(options=options, round=2, results=((12, 11, 0, 0),))
    large = small._replace(results=((20, 3, 0, 0),))
    assert 0.5 < payoff(small)[0] < payoff(large)[0] < 1
