"""The play clock (rules/demonites.md §1.2 H9): it rings, the current round is finished, then the cards are counted."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.core.action import Action
from game.core.contract import TABLE, IllegalActionError, Setup
from game.core.events import OPEN
from game.core.match import Match
from game.games.demonites.clock import RING
from game.games.demonites.modes import MODE_IDS, SEAT_COUNTS
from game.games.demonites.rules import GAME

CASES = [(mode, seats) for mode in MODE_IDS for seats in SEAT_COUNTS]


def _play_on(match: Match, rng: Random, rounds: int) -> None:
    """Random actions until this round is under way, in its middle where it has one, or the match is over."""
    while match.turn is not None and match.state.round < rounds:
        match.act(rng.choice(match.legal_actions))
    if match.turn is not None:
        match.act(match.legal_actions[0])


@pytest.mark.parametrize(("mode", "seats"), CASES)
def test_the_round_in_which_it_rings_is_the_last(mode: str, seats: int) -> None:
    match = Match(Setup("demonites", 4, seats, mode, {"clock": "5"}))
    rng = Random(7)
    _play_on(match, rng, 2)
    assert GAME.interruptions(match.state) == (RING,)
    turn, legal, last = match.turn, match.legal_actions, match.state.round
    events = match.act(RING)
    assert [(event.kind, event["round"]) for event in events] == [("clock_rang", last)]
    assert (match.turn, match.legal_actions) == (turn, legal), "whose turn it is does not change"
    assert GAME.interruptions(match.state) == ()
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    result = match.result
    assert result is not None
    assert match.state.round == last
    assert result.ending in ("clock", "all_cards")
    best = max(result.scores)
    assert all(result.scores[seat] == best for seat in result.winners)


def test_it_is_kept_in_the_match_and_replayed() -> None:
    match = Match(Setup("demonites", 2, 3, "scout", {"clock": "15"}))
    rng = Random(1)
    _play_on(match, rng, 3)
    match.act(RING)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    again = Match.from_json(json.loads(json.dumps(match.to_json())))
    assert again.actions == match.actions
    assert RING in again.actions
    assert again.result == match.result
    assert again.story(OPEN) == match.story(OPEN)


def test_nobody_takes_back_what_was_done_before_it_rang() -> None:
    match = Match(Setup("demonites", 2, 2, "campaign", {"clock": "5"}))
    seat = match.turn.actor if match.turn else TABLE
    match.act(match.legal_actions[0])
    match.act(RING)
    assert not match.can_undo(seat)


def test_no_player_is_offered_it() -> None:
    match = Match(Setup("demonites", 1, 2, "ambush", {"clock": "5"}))
    while match.turn is not None:
        assert RING not in match.legal_actions
        assert RING not in GAME.legal_in_view(match.view(match.turn.actor))
        match.act(match.legal_actions[0])


@pytest.mark.parametrize("options", [{}, {"clock": "off"}])
def test_without_a_clock_nothing_rings(options: dict[str, str]) -> None:
    match = Match(Setup("demonites", 1, 2, "war", options))
    with pytest.raises(IllegalActionError, match="no_ring"):
        match.act(RING)
    assert not match.actions


def test_it_rings_once_and_not_in_the_last_round() -> None:
    match = Match(Setup("demonites", 1, 2, "war", {"clock": "5"}))
    match.act(RING)
    with pytest.raises(IllegalActionError, match="no_ring"):
        match.act(RING)
    while match.turn is not None:
        match.act(Action("round"))
    with pytest.raises(IllegalActionError, match="match_over"):
        match.act(RING)


def test_the_match_without_it_goes_as_it_would_have_gone_without_a_clock() -> None:
    with_clock, without = (Match(Setup("demonites", 5, 2, "war", options)) for options in ({"clock": "10"}, {}))
    for match in (with_clock, without):
        while match.turn is not None:
            match.act(Action("round"))
    assert with_clock.result == without.result
