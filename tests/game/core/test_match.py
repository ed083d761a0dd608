"""A match: acting, stories, undo, and files that are no match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.action import Action, parse_action
from game.core.contract import IllegalActionError, Setup, SetupError
from game.core.match import FORMAT, Match, MatchFileError
from game.core.registry import GAME_IDS, get_game


def _match() -> Match:
    return Match(Setup("eight_bit_battle", 5, options={"first": "seat0"}))


def _to_commitment(match: Match) -> None:
    for _ in range(7):
        match.act(parse_action("keep"))


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="eight_bit_battle"):
        get_game("chess")
    with pytest.raises(KeyError):
        Match(Setup("chess", 1))
    assert get_game(GAME_IDS[0]).id == GAME_IDS[0]


def test_an_illegal_action_changes_nothing() -> None:
    match = _match()
    before = match.to_json()
    with pytest.raises(IllegalActionError) as caught:
        match.act(Action("play", ("king",)))
    assert caught.value.refusal.reason == "draft_first"
    assert match.to_json() == before


def test_story_has_the_deal_and_a_part_for_each_action() -> None:
    match = _match()
    _to_commitment(match)
    story = match.story(0)
    assert len(story) == 8
    assert story[0][0].kind == "round_started"
    assert [action.text for action in match.actions] == ["keep"] * 7


def test_undo_of_a_commitment_until_something_is_revealed() -> None:
    match = _match()
    _to_commitment(match)
    turn = match.turn
    assert turn is not None
    attacker = turn.actor
    assert not match.can_undo(attacker), "cards were drawn since"
    before = match.state
    match.act(match.legal_actions[0])
    assert match.can_undo(attacker)
    assert not match.can_undo(1 - attacker)
    assert match.undo(attacker)
    assert match.state == before
    assert not match.undo(attacker)


def test_undo_at_the_deal_does_nothing() -> None:
    match = _match()
    assert not match.undo(0)
    assert match.turn is not None


def _broken(**changes: Any) -> Any:
    match = _match()
    _to_commitment(match)
    data = json.loads(json.dumps(match.to_json()))
    data.update(changes)
    return {name: value for name, value in data.items() if value is not None}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "JSON object"),
        ({}, "format"),
        (_broken(format="1"), "format"),
        (_broken(format=0), "format"),
        (_broken(format=FORMAT + 1), "use a newer one"),
        (_broken(game="chess"), "cannot be set up"),
        (_broken(seats=3), "2 seats"),
        (_broken(seed="x"), "'seed'"),
        (_broken(seed=True), "'seed'"),
        (_broken(mode=7), "'mode'"),
        (_broken(options=[]), "'options'"),
        (_broken(options={"draft": "upside_down"}), "takes: hidden, open"),
        (_broken(actions=None), "'actions'"),
        (_broken(actions=[1]), "'actions'"),
        (_broken(actions=["keep", "juggle"]), "action 2 cannot be replayed"),
        (_broken(actions=["keep", "?"]), "action 2 cannot be replayed"),
        (_broken(actions=["keep"]), "the file was changed"),
        (_broken(state={}), "the file was changed"),
    ],
)
def test_a_file_that_is_no_match_is_refused_with_what_is_wrong(data: object, message: str) -> None:
    with pytest.raises(MatchFileError, match=message):
        Match.from_json(data)


def test_a_match_without_the_state_check_is_read() -> None:
    assert len(Match.from_json(_broken(state=None)).actions) == 7


def test_setup_error_is_a_value_error() -> None:
    with pytest.raises(SetupError, match="has no option 'gravity'; it has: first, draft"):
        Match(Setup("eight_bit_battle", 1, options={"gravity": "off"}))
