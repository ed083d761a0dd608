"""States as JSON, and what is not well formed about a state that only looks like one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.contract import Setup
from game.games.street_war import GAME
from game.games.street_war.packing import state_problem
from game.games.street_war.positions import position
from game.games.street_war.state import OVER, Seat, State
from tests.game.games.street_war.street_scenario import LOSES, WINS, play

PICKING = GAME.new(Setup(GAME.id, 1))[0]
SET_UP = position({"seats": [{**WINS, "cards": ["boost", "jab"]}, {**LOSES, "cards": ["grab"]}]})
HANDS = {"battle": [1, 2, 3, 4, 5]}
CLAIM = position({"seats": [{**HANDS, "character": "sketcher"}, {}], "phase": "claim"})
LINE_UP = position({"seats": [HANDS, {}], "phase": "line_up"})
TOLD = play(CLAIM._replace(seats=CLAIM.seats), "wait")
SKETCHED = play(TOLD, GAME.legal_actions(TOLD)[0].text)
HUSTLE = position({"seats": [{**WINS, "cards": ["boost"]}, LOSES], "phase": "hustle"})
PEEK = position({"seats": [{**WINS, "character": "scoops"}, LOSES], "phase": "hustle", "pile": [2, 3]})
EXCHANGED = play(PEEK, "peek", "take 3 4")
LATE: dict[str, Any] = {"battle": [2, 2, 3, 3, 5], "character": "commuter"}
LOOKED = play(
    position({"seats": [LATE, {**WINS, "cards": ["slam"]}], "waiter": 0, "round": 3}), "set slam 2", "done", "look 1 2"
)
GLIMPSED = play(position({"seats": [{**WINS, "character": "magpie"}, LOSES], "phase": "last_call"}), "glimpse 2")
FOUGHT = play(position({"seats": [WINS, LOSES]}), "done", "done")
ENDED = play(position({"seats": [WINS, {**LOSES, "health": 1}]}), "done", "done")


def seats(state: State, number: int, **changes: Any) -> State:
    """The state with one seat changed."""
    both = list(state.seats)
    both[number] = both[number]._replace(**changes)
    return state._replace(seats=tuple(both))


CASES: tuple[tuple[str, State], ...] = (
    ("option limit has no value", SET_UP._replace(options=SET_UP.options._replace(limit=7))),
    ("round is 99", SET_UP._replace(round=99)),
    ("too many or too few finished rounds", SET_UP._replace(results=((2, 2),))),
    ("more lanes than there are", FOUGHT._replace(results=((4, 4),))),
    ("not told by five lanes", FOUGHT._replace(last=FOUGHT.last[:4])),
    ("a value that cannot be", FOUGHT._replace(last=((9, 1, (), (), 9, 1), *FOUGHT.last[1:]))),
    ("tells of a card that does not exist", FOUGHT._replace(last=((7, 5, (77,), (), 7, 5), *FOUGHT.last[1:]))),
    ("for two seats", SET_UP._replace(seats=SET_UP.seats[:1])),
    ("seat 1: health is 6", seats(SET_UP, 1, health=6)),
    ("more or fewer lanes", seats(SET_UP, 0, laid=((),) * 4)),
    ("not in order", seats(SET_UP, 0, cards=(2, 1))),
    ("an open card on a lane", seats(SET_UP, 1, cards=(), laid=((5,), (), (), (), ()))),
    ("knocked out, but the match goes on", seats(SET_UP, 0, health=0)),
    ("nobody has to pick", seats(seats(PICKING, 0, character=0), 1, character=1)),
    ("winner of the draw picks first", PICKING._replace(actor=1 - PICKING.first)),
    ("has no character", seats(SET_UP, 0, character=-1)),
    ("one character", seats(SET_UP, 0, character=SET_UP.seats[1].character)),
    ("battle cards are missing", SET_UP._replace(pile=SET_UP.pile[1:])),
    ("strategy cards are missing", SET_UP._replace(deck=(*SET_UP.deck[1:], 9))),
    ("does not hold a card that it was seen to take", seats(SET_UP, 0, shown=(3,))),
    ("has taken a card that does not exist", seats(SET_UP, 0, loan=40)),
    ("somebody has to decide", SET_UP._replace(actor=-1)),
    ("only a match that is over has a winner", SET_UP._replace(winner=1)),
    ("first round begins when both have picked", PICKING._replace(round=1)),
    ("lined up too early", seats(SET_UP, 0, row=(), hand=tuple(sorted(WINS["row"])))),
    ("finished its set-up too early", seats(SET_UP, 0, done=1)),
    ("laid cards too early", seats(HUSTLE, 0, cards=(), laid=((1,), (), (), (), ()))),
    ("nothing to decide", SET_UP._replace(first=1)),
    ("a character waits that cannot", SET_UP._replace(waiter=0)),
    ("asked to wait that cannot", CLAIM._replace(actor=1)),
    ("nobody is there to look at the pile", SET_UP._replace(peek=2)),
    ("a look at the pile is under way", PEEK._replace(peek=1)),
    ("cards are out of the round", EXCHANGED._replace(exchange=())),
    ("exchange of Scoops is not one", EXCHANGED._replace(exchange=(9, EXCHANGED.exchange[1]))),
    ("nobody was there to be told", SET_UP._replace(sketch=(7, 3))),
    ("told something untrue", SKETCHED._replace(sketch=(7, 31))),
    ("looked too early, or not yet", LOOKED._replace(look=())),
    ("lanes that do not exist", LOOKED._replace(look=(7, 7, 1, 3))),
    ("seen something untrue", LOOKED._replace(look=(0, 1, 1, 3))),
    ("looked at a lane too early, or not yet", GLIMPSED._replace(glimpse=())),
    ("looked at a lane too early, or not yet", SET_UP._replace(glimpse=(1, 5))),
    ("a seat swipes that cannot", GLIMPSED._replace(actor=1)),
    ("looked at a lane that does not exist", GLIMPSED._replace(glimpse=(5, 5))),
    ("the Magpie has seen something untrue", GLIMPSED._replace(glimpse=(1, GLIMPSED.glimpse[1] + 1))),
)


@pytest.mark.parametrize(("problem", "state"), CASES, ids=[case[0] for case in CASES])
def test_what_is_not_well_formed_is_named(problem: str, state: State) -> None:
    assert problem in (state_problem(state) or "well formed")
    with pytest.raises(ValueError, match="no state of Street War"):
        GAME.state_from_json(json.loads(json.dumps(GAME.state_to_json(state))))


@pytest.mark.parametrize("state", [PICKING, SET_UP, CLAIM, LINE_UP, SKETCHED, EXCHANGED, LOOKED, FOUGHT, ENDED])
def test_well_formed_states_go_to_json_and_back(state: State) -> None:
    assert state_problem(state) is None
    assert GAME.state_from_json(json.loads(json.dumps(GAME.state_to_json(state)))) == state


def test_a_match_that_is_over_keeps_only_what_everybody_saw() -> None:
    assert ENDED.phase == OVER
    for seat in ENDED.seats:
        assert seat == Seat(character=seat.character, health=seat.health, ready=seat.ready)
    assert (ENDED.pile, ENDED.deck) == ((), ())
    assert len(ENDED.last) == 5


def test_missing_and_unknown_fields_are_refused() -> None:
    data: Any = GAME.state_to_json(SET_UP)
    for spoilt in ({**data, "more": 1}, {name: data[name] for name in data if name != "pile"}):
        with pytest.raises(ValueError, match="fields"):
            GAME.state_from_json(spoilt)
    short = [{name: value for name, value in seat.items() if name != "row"} for seat in data["seats"]]
    with pytest.raises(ValueError, match="fields of its seats"):
        GAME.state_from_json({**data, "seats": short})


def test_positions_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no card 7 left"):
        position({"seats": [{"row": [7, 7, 7, 1, 1]}]})
    with pytest.raises(ValueError, match="one character"):
        position({"seats": [{"character": "magpie"}, {"character": "magpie"}]})
