"""Looking back: what is lost by a decision, judged by what its seat knew, and which moments are told."""

from __future__ import annotations

import pytest

from game.ai.advisor import Advisor
from game.ai.player import Budget
from game.ai.review import MOMENTS, WORTH_TELLING, costliest, decisions_of, story_of
from game.core.action import Action
from game.core.contract import Setup
from game.core.events import seen_by
from game.core.match import Match
from game.core.registry import get_game
from game.core.rng import Rng
from game.match_play import play_match

SETUPS = [
    Setup("eight_bit_battle", 4),
    Setup("eight_masters_revenge", 4, 2, "duel"),
    Setup("street_war", 4),
    Setup("demonites", 4, 2, "ambush"),
]
every_game = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)


def played(setup: Setup) -> tuple[Action, ...]:
    """A match played by chance."""
    return play_match(setup, ("ai:random",) * setup.seats, 1).actions[:60]


@every_game
def test_a_decision_is_looked_at_with_the_view_of_then(setup: Setup) -> None:
    game, actions = get_game(setup.game), played(setup)
    state, _ = game.new(setup)
    by_number = {one.number: one for seat in range(setup.seats) for one in decisions_of(setup, actions, seat)}
    for number, action in enumerate(actions, 1):
        turn, legal = game.to_act(state), game.legal_actions(state)
        if turn is not None and len(legal) > 1:
            one = by_number.pop(number)
            assert (one.view, one.legal, one.taken) == (game.view(state, turn.actor), legal, action)
        state = game.step(state, action)
    assert by_number == {}


@every_game
def test_at_most_three_moments_each_with_something_better(setup: Setup) -> None:
    actions, told = played(setup), list[float]()
    moments = costliest(setup, actions, 0, progress=told.append, iterations=20)
    assert len(moments) <= MOMENTS
    assert [one.number for one in moments] == sorted(one.number for one in moments)
    decided = {one.number: one for one in decisions_of(setup, actions, 0)}
    for moment in moments:
        one = decided[moment.number]
        assert moment.loss >= WORTH_TELLING
        assert moment.better in one.legal
        assert moment.taken == one.taken != moment.better
    assert told == sorted(told)
    assert told[-1] == 1


def test_chance_gives_away_more_than_thought() -> None:
    """Over some matches of Street War, a random player's worst moments cost more than a strong one's."""
    lost = []
    for player in ("ai:random", "ai:search"):
        matches = [
            (Setup("street_war", seed), play_match(Setup("street_war", seed), (player,) * 2, 60)) for seed in (1, 2)
        ]
        lost.append(
            sum(one.loss for setup, match in matches for one in costliest(setup, match.actions, 0, iterations=60))
        )
    assert lost[0] > 2 * lost[1]


def test_what_nobody_waits_for_comes_to_an_end() -> None:
    setup = SETUPS[0]
    assert costliest(setup, played(setup), 0, expired=lambda: True) == ()


def test_only_what_the_seat_read_is_told() -> None:
    setup = SETUPS[0]
    actions = played(setup)
    game = get_game(setup.game)
    state, _ = game.new(setup)
    fewer = 0
    for number in range(1, len(actions) + 1):
        state, events = game.apply(state, actions[number - 1])
        told = story_of(setup, actions, number, 1)
        assert told == seen_by(events, 1)
        fewer += len(told) < len(events)
    assert fewer, "something of this match was not for this seat"


@every_game
def test_advice_is_legal_and_rests_on_the_view_alone(setup: Setup) -> None:
    game, rng = get_game(setup.game), Rng(6)
    advisor = Advisor(game)
    for one in list(decisions_of(setup, played(setup), 0))[:4]:
        advice = advisor.advise(one.view, one.legal, Budget(15), 3)
        assert advice.action in one.legal
        assert advice.other is None or (advice.other in one.legal and advice.other != advice.action)
        assert 0 <= advice.badly <= 1
        assert advice.other_chance <= advice.chance
        again = game.view(game.resample(one.view, rng), 0)
        assert again == one.view
        assert advisor.advise(again, one.legal, Budget(15), 3) == advice
        loss, better = advisor.loss(one.view, one.legal, advice.action, Budget(15), 3)
        assert (loss, better) == (0.0, advice.action)


def test_the_ringing_of_a_clock_is_nobodys_decision() -> None:
    match = Match(Setup("demonites", 4, 2, "ambush", {"clock": "5"}))
    for _ in range(9):
        match.act(match.legal_actions[0])
    (ring,) = match.game.interruptions(match.state)
    match.act(ring)
    match.act(match.legal_actions[0])
    looked_at = [one for seat in (0, 1) for one in decisions_of(match.setup, match.actions, seat)]
    assert looked_at
    assert ring not in [one.taken for one in looked_at]
