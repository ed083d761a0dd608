"""What a position is worth, mode by mode, and that a player who looks one decision ahead beats chance with it."""

from __future__ import annotations

import pytest

from game.ai.greedy import GreedyPlayer
from game.ai.player import Budget
from game.ai.random_player import RandomPlayer
from game.core.contract import Setup
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.advice import strengths
from game.games.demonites.ambush_advice import cover, daring, exposure, raid
from game.games.demonites.campaign_advice import charge_wins
from game.games.demonites.skirmish_advice import clash, duel, eagerness, usual_blind, usual_rush
from tests.game.games.demonites.demonites_scenario import play, start

CALM = Budget(150)


def test_chances_add_up_to_one_and_the_larger_army_leads() -> None:
    for mode in GAME.modes:
        values = GAME.payoff(start(mode, [36, 1, 2, 3, 4, 5, 60], [7, 43], [13, 14, 15]))
        assert sum(values) == pytest.approx(1)
        assert values[0] > values[2] > values[1]


def test_a_lead_counts_more_near_the_end() -> None:
    early = start("war", [36, 1, 2], [7, 43], limit=60)
    late = early._replace(round=60)
    assert GAME.payoff(late)[0] > GAME.payoff(early)[0] > 0.5


def test_open_cards_of_an_ambush_are_in_danger_by_their_defence() -> None:
    assert exposure(13) > exposure(60) > exposure(47)
    assert exposure(13) > 0.9
    assert exposure(47) == 0


def test_what_is_quick_and_strong_hides_best() -> None:
    """The hint of §10: a countess in the dark takes more raiders than she loses to."""
    assert cover(18) < 0 < cover(32)
    assert cover(18) < cover(13)


def test_raids_on_hidden_cards_reckon_with_the_ambush() -> None:
    """Examples 30 to 33."""
    assert raid(5, 35) == 1
    assert raid(33, 1) == -1
    assert raid(35, 25) == 1
    assert raid(46, 35) == 0


def test_what_is_quick_dares_more_than_what_is_slow() -> None:
    """No card of a lower priority is ambushed less: 6 and 35 strike as hard."""
    assert daring(6) > daring(35) > daring(7)


def test_clashes_of_a_skirmish() -> None:
    """Examples 17 to 21: an open guard of one point, the faster first where both do the same."""
    assert duel(5, 9, 1, 0) == -1
    assert duel(5, 9, 0, 0) == 0
    assert clash(18, 34, 0) == 1
    assert clash(34, 18, 0) == -1
    assert clash(22, 23, 0) == 0


def test_one_rushes_with_what_few_survive() -> None:
    """The hints of §10: Hornhides are questions, Rustplates answers, Gloomwings win the blind draw."""
    assert max(range(1, 61), key=eagerness) == 36
    assert usual_rush((36, 47, 18)) == ((36, 1.0), (0, 0.0))
    assert usual_rush((7, 43, 44)) == ((44, 0.0), (0, 1.0))
    shares = dict(usual_blind((18, 43, 13)))
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[18] > shares[43] > shares[13]


def test_a_rush_is_worth_what_the_best_answer_leaves() -> None:
    """Example 19 again: 9 answers 5, and 44 would not."""
    rushed = play(start("skirmish", [5, 1, 2], [44, 9, 13]), "rush 5", "wait")
    even = [start("skirmish", [5, 1, 2], [44, 9, 13])]
    assert strengths(rushed)[1] > strengths(even[0])[1]
    # Nobody in this hand survives the storm.
    stormed = play(start("skirmish", [36, 1, 2], [22, 9, 13]), "rush 36", "wait")
    assert strengths(stormed)[0] > strengths(start("skirmish", [36, 1, 2], [22, 9, 13]))[0]


def test_whom_to_fight_depends_on_who_is_ahead() -> None:
    """§10: whoever owns the most; but who is ahead himself wins more surely against the weak."""
    behind = start("skirmish", [1, 2, 3, 4], [*range(7, 17)], [*range(19, 25)])
    ahead = start("skirmish", [*range(7, 31)], [*range(31, 43)], [1, 2, 3, 4])._replace(round=45)
    for state, best in ((behind, "rival 1"), (ahead, "rival 2")):
        values = {action.text: GAME.payoff(GAME.step(state, action))[0] for action in GAME.legal_actions(state)}
        assert max(values, key=values.__getitem__) == best


def test_what_is_hidden_at_the_drum_is_met_by_the_usual() -> None:
    """The rival's usual does not depend on what the leader has chosen in secret."""
    state = start("skirmish", [36, 1, 2], [48, 14, 13])
    rush, wait = play(state, "rush 36"), play(state, "wait")
    views = [GAME.view(one, 1) for one in (rush, wait)]
    assert views[0] == views[1]
    assert GAME.evaluate(views[0], 1) == GAME.evaluate(views[1], 1)


def test_a_charge_that_can_be_made_counts_as_made() -> None:
    """Before the charge of example 37 the charger is better off than with an empty front."""
    open_ = play(start("campaign", [36, 1, 2, 3], [7, 8, 9, 10]), "place 36 0", "place 7 0", "hold", "place 1 1")
    held, charged = play(open_, "hold"), play(open_, "charge 0")
    assert strengths(open_)[0] == pytest.approx(max(strengths(held)[0], strengths(charged)[0]))


def test_a_raid_that_leaves_a_weak_card_open_is_worth_less() -> None:
    state = play(start("ambush", [1, 2, 3, 4, 5, 10], [43, 44, 45, 46, 47, 48]), "reserve 2", "reserve 43")
    blocked = play(state, "attack 0 1 0")
    assert strengths(blocked)[0] < strengths(state)[0]


def test_an_open_card_is_in_danger_of_those_who_lie_opposite() -> None:
    """Nothing there beats 47, and 13 falls to anybody but a tin boot."""
    opposite = [43, 44, 45, 46, 7, 8]
    line = [47, 13, 14, 15, 16, 17]
    state = play(start("ambush", line, opposite), "reserve 16", "reserve 7")
    blocked = play(state, "attack 0 1 0")
    lost = play(state, "attack 1 1 0")
    assert strengths(blocked)[0] > strengths(lost)[0]


@pytest.mark.parametrize(
    ("mine", "theirs", "outcome"),
    [((10, 3, 7), (3, 2, 7), 1), ((8, 3, 5), (7, 9, 4), -1), ((9, 3, 6), (8, 3, 5), 1), ((6, 4, 6), (6, 6, 6), 0)],
)
def test_charges(mine: tuple[int, int, int], theirs: tuple[int, int, int], outcome: int) -> None:
    """Examples 37 to 40."""
    assert charge_wins(mine, theirs) == outcome


def test_a_front_that_the_enemy_can_win_is_worth_less() -> None:
    safe = start("campaign", [47, 1, 2], [7, 8, 9])
    safe = play(safe, "place 47 0", "place 7 0")
    # The same cards, the wall gone: 13 lies where 36 can take it.
    lost = play(start("campaign", [13, 1, 2], [36, 8, 9]), "place 13 0", "place 36 0")
    assert strengths(lost)[0] < sum(strengths(lost)) / 2
    assert strengths(safe)[0] > strengths(lost)[0]


def test_equal_views_have_equal_values() -> None:
    state = GAME.new(Setup("demonites", 4, 3, "ambush"))[0]
    view = GAME.view(state, 1)
    assert GAME.evaluate(view, 1) == GAME.evaluate(GAME.view(GAME.resample(view, Rng(9)), 1), 1)


def score(mode: str, seeds: range) -> float:
    """How many of these short matches the greedy player wins against chance, from either seat."""
    won = 0.0
    for seed in seeds:
        mine = seed % 2
        players = (GreedyPlayer(GAME), RandomPlayer(GAME))
        rng = Rng(seed)
        state, _ = GAME.new(Setup("demonites", seed, 2, mode, {"limit": "short"}))
        while (turn := GAME.to_act(state)) is not None:
            player = players[0] if turn.actor == mine else players[1]
            legal = GAME.legal_actions(state)
            state = GAME.step(state, player.choose(GAME.view(state, turn.actor), legal, CALM, rng).action)
        won += (mine in state.winners) / len(state.winners)
    return won


@pytest.mark.parametrize(("mode", "least"), [("skirmish", 11), ("scout", 14), ("ambush", 13), ("campaign", 14)])
def test_looking_ahead_beats_chance(mode: str, least: float) -> None:
    assert score(mode, range(16)) >= least
