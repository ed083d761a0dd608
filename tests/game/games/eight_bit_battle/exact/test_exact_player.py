"""`ai:exact`: it finds its way through every decision of a battle, mixes where it must, and peeks nowhere."""

from __future__ import annotations

import pytest

from game.ai.exact import exact_player
from game.ai.player import Budget
from game.ai.search import SearchPlayer
from game.core.registry import get_game
from game.core.rng import Rng
from game.games.eight_bit_battle.exact.exploit import GAME
from game.games.eight_bit_battle.exact.player import BATTLE_KINDS, BattlePlayer
from game.games.eight_bit_battle.state import State
from tests.conformance.matches import random_setup, walk
from tests.game.ai.coins import COINS_GAME
from tests.game.games.eight_bit_battle.scenario import battle, play

ENOUGH = Budget(200)


def opened(state: State) -> State:
    """The same with all hands known to both."""
    return state._replace(known=(state.hands[1], state.hands[0]))


def mixed(state: State, budget: Budget = ENOUGH) -> dict[str, float]:
    """The shares of the seat to act, by action."""
    turn = GAME.to_act(state)
    assert turn is not None
    found = BattlePlayer(GAME).mixture(GAME.view(state, turn.actor), budget, Rng(1))
    assert found is not None
    assert sum(found.shares.values()) == pytest.approx(1.0)
    assert set(found.shares) <= set(GAME.legal_actions(state))
    return {action.text: share for action, share in found.shares.items()}


@pytest.mark.parametrize("seed", [0, 3, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(4, 12))])
def test_every_decision_of_a_battle_is_found_and_rests_on_the_view_alone(seed: int) -> None:
    """Random matches, all options: none is left to the search, and what is hidden changes nothing."""
    met = set()
    for step in walk(random_setup(GAME.id, seed)):
        if step.turn.kind in BATTLE_KINDS and len(step.legal) > 1:
            met.add(step.turn.kind)
            view = GAME.view(step.state, step.turn.actor)
            found = BattlePlayer(GAME).mixture(view, Budget(8), Rng(5))
            assert found is not None, step.state
            assert set(found.shares) <= set(step.legal)
            assert 0 <= found.value <= 1
            other = GAME.resample(view, Rng(3))
            assert BattlePlayer(GAME).mixture(GAME.view(other, step.turn.actor), Budget(8), Rng(5)) == found
    assert len(met) >= 2


def test_all_kinds_of_decisions_are_read() -> None:
    """Keys on both sides, additions, exchanges and joiners, by one script."""
    state = battle(
        "warrior villager ale key", "queen king villager key", {"two_keys": "on"}, piles=("goblin", "wizard villager")
    )
    script = ("play warrior key", "play villager key", "add ale", "swap queen", "join villager", "join king")
    met = []
    for text in script:
        turn = GAME.to_act(state)
        assert turn is not None
        met.append(turn.kind)
        assert mixed(state, Budget(40))
        state, _ = play(state, text)
    assert met == list(BATTLE_KINDS)


def test_open_hands_are_played_in_equilibrium() -> None:
    """King, Villager and Mail against Queen, Villager and Gauntlets, level: half and half is the only safe choice."""
    state = opened(
        battle("king villager mail", "queen villager gauntlets", piles=("warrior wizard", "goblin villager"))
    )
    view = GAME.view(state, 0)
    found = BattlePlayer(GAME).mixture(view, ENOUGH, Rng(1))
    assert found is not None
    assert found.value == pytest.approx(0.5, abs=1e-3)
    assert len(found.shares) > 1


def test_a_lost_round_is_still_played_for_points() -> None:
    """Seat 0 has won already: a Goblin with a Sword takes the last Villager rather than fall to it."""
    state = opened(battle("goblin sword", "villager", piles=("king queen warrior wizard", "villager villager")))
    assert mixed(state) == {"play goblin sword": pytest.approx(1.0)}


def test_of_plans_that_are_equally_safe_the_one_that_profits_from_mistakes_is_played() -> None:
    """Seat 0 is 8 points behind and lost against a bare Wizard. The Shield would do as well then, and only the
    Gauntlets win if seat 1 is so careless as to lay the Chalice, for 11 against 11 is enough for who drafted first."""
    piles = ("king", "queen warrior villager villager villager ring")
    state = opened(battle("goblin shield gauntlets", "wizard chalice", piles=piles))
    assert mixed(state) == {"play goblin gauntlets": pytest.approx(1.0)}


def test_the_defender_joins_to_win() -> None:
    state = opened(battle("goblin", "queen king", piles=("warrior wizard", "villager villager villager")))
    state, _ = play(state, "play goblin; play queen")
    assert mixed(state) == {"join king": 1.0}


def test_draws_follow_the_mixture() -> None:
    state = opened(
        battle("king villager mail", "queen villager gauntlets", piles=("warrior wizard", "goblin villager"))
    )
    player, view, legal = BattlePlayer(GAME), GAME.view(state, 0), GAME.legal_actions(state)
    mixture = player.mixture(view, ENOUGH, Rng(0))
    assert mixture is not None
    drawn = [player.choose(view, legal, ENOUGH, Rng(seed)).action for seed in range(300)]
    for action, share in mixture.shares.items():
        # Four standard deviations of 300 draws.
        assert abs(drawn.count(action) / 300 - share) < 4 * (share * (1 - share) / 300) ** 0.5 + 1e-9


def test_when_time_is_up_the_search_answers() -> None:
    state = battle("king queen key", "warrior goblin sword", piles=("wizard", "villager villager villager"))
    view, legal = GAME.view(state, 0), GAME.legal_actions(state)
    budget = Budget(6000, lambda: True)
    player = BattlePlayer(GAME)
    assert player.mixture(view, budget, Rng(1)) is None
    assert player.choose(view, legal, budget, Rng(1)).action in legal


def test_other_games_are_searched() -> None:
    assert isinstance(exact_player(get_game("eight_bit_battle")), BattlePlayer)
    for game in (get_game("street_war"), COINS_GAME):
        assert isinstance(exact_player(game), SearchPlayer)
