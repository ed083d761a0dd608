"""The equilibrium of scouts and supports: its tables are the rules', its mixtures those of games that are known, and
the player that uses it is fair."""

from __future__ import annotations

import pytest

from game.ai.player import Budget
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.exact import make_player
from game.games.demonites.exact.scouting import SPENT, Party, battle, committable, scouts, turned
from game.games.demonites.exact.simultaneous import Simultaneous
from game.games.demonites.state import COMMIT, NUMBER

PENNIES = [[1.0, -1.0], [-1.0, 1.0]]


def test_pennies_are_mixed_evenly() -> None:
    solved = Simultaneous([PENNIES], [[PENNIES]])
    solved.improve(300)
    shares, gains = solved.plan()
    assert shares == pytest.approx([0.5, 0.5], abs=0.02)
    assert gains == pytest.approx([0, 0], abs=0.05)


def test_what_is_better_whatever_the_other_does_is_chosen() -> None:
    better = [[0.0, 1.0, 2.0], [1.0, 2.0, 3.0]]
    solved = Simultaneous([better, better], [[better, better]])
    solved.improve(20)
    shares, gains = solved.plan()
    assert shares[1] > 0.97
    assert gains == pytest.approx([0, 1], abs=0.1)


def test_a_hand_goes_by_what_the_other_side_fears_not_by_what_it_holds() -> None:
    """The other side expects that the first choice is always right for this seat, and guards against it; who holds a
    hand for which it is not takes the second."""
    expected = [[2.0, 1.0], [0.0, 0.0]]
    held = [[2.0, -1.0], [0.0, 0.0]]
    solved = Simultaneous([held], [[expected]])
    solved.improve(60)
    assert solved.plan()[0][1] > 0.9


@pytest.mark.parametrize("seed", range(6))
def test_tables_are_what_the_rules_do(seed: int) -> None:
    """Every pair of commitments in the first battle of a deal: who owns more cards then is who the table says wins."""
    rng = Rng(seed)
    state, _ = GAME.new(Setup("demonites", seed, 2, "scout"))
    while state.phase != COMMIT:
        state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    attacker, defender = (
        Party(state.table[seat][0] & NUMBER, tuple(sorted(lying & NUMBER for lying in state.hands[seat])))
        for seat in (state.attacker, state.defender)
    )
    table = battle(attacker, defender)
    before = GAME.view(state, 0).owned[state.attacker]
    for row, mine in zip(table, committable(attacker.supports), strict=True):
        for gain, his in zip(row, committable(defender.supports), strict=True):
            after = state
            for cards in (mine, his):
                action = next(one for one in GAME.legal_actions(after) if sorted(map(int, one.args)) == list(cards))
                after = GAME.step(after, action)
            won = GAME.view(after, 0).owned[state.attacker] - before
            kept = gain + SPENT * (len(mine) - len(his))
            assert (kept > 0.1) - (kept < -0.1) == (won > 0) - (won < 0)
            assert abs(won) == (0 if not won else 1 + len(his if won > 0 else mine))


def test_scouts_are_as_good_for_one_side_as_they_are_bad_for_the_other() -> None:
    one, other = (5, 36, 48), (13, 22, 30)
    for row, again in zip(turned(scouts(one, other)), scouts(other, one), strict=True):
        assert list(row) == pytest.approx(list(again))


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_views_and_seeds_give_equal_choices_whatever_is_hidden(seats: int) -> None:
    player, rng = make_player(GAME), Rng(8)
    state, _ = GAME.new(Setup("demonites", 8, seats, "scout"))
    for number in range(9):
        turn = GAME.to_act(state)
        assert turn is not None
        legal, view = GAME.legal_actions(state), GAME.view(state, turn.actor)
        other = GAME.resample(view, rng)
        decision = player.choose(view, legal, Budget(2), Rng(number))
        assert decision.action in legal
        assert player.choose(GAME.view(other, turn.actor), legal, Budget(2), Rng(number)) == decision
        if len(legal) > 1:
            rows = player.weigh(view, legal, Budget(2), Rng(number))
            assert sum(row.share for row in rows) == pytest.approx(1)
        state = GAME.step(state, rng.choice(legal))
