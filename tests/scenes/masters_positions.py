"""A position for every question that 8 Masters' Revenge asks: what the tests of its table look at and play from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.action import parse_action
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.positions import position
from game.games.eight_masters_revenge.state import State

STRIKE = "attack G35 right 1"
"""5-1/3-5: attack 4 against 2+2. The left card of the pair leaves as the blow."""


class Question(NamedTuple):
    """me, rival: seats 0 and 1 in the words of the rules page, on top of those of a plain exchange. moves: from there
    to the question. phase, effect: what is asked then. seat: who is asked. more: of the set-up."""

    phase: str
    me: Mapping[str, Any] = {}
    rival: Mapping[str, Any] = {}
    moves: tuple[str, ...] = ()
    effect: str | None = None
    seat: int = 0
    more: Mapping[str, Any] = {}


_ME: Mapping[str, Any] = {"fighter": "brugo", "cards": ["R24", "B51"], "hand": ["G35", "Y11"]}
_RIVAL: Mapping[str, Any] = {"fighter": "corvane", "cards": ["Y22", "G42"], "hand": ["B32", "Y54"]}


def _effect(left: str, kind: str, **rival: Any) -> Question:
    return Question("effect", {"cards": [left, "B51"]}, rival, (STRIKE, "take"), kind)


def _fury(fighter: str, **words: Any) -> Mapping[str, Any]:
    return {"fighter": fighter, "fury": 1, **words}


QUESTIONS: Mapping[str, Question] = {
    "turn": Question("turn"),
    "turn with four cards": Question("turn", {"hand": ["G35", "Y11", "R55", "G11"]}),
    "turn on a trap": Question("turn", {"tokens": {"a5": "damage", "a2": "crow"}, "damage": [1, 0], "power": [1, -1]}),
    "extra turn": Question(
        "turn", {"cards": ["R24", "B51"], "hand": ["G13", "Y11", "Y12"]}, {"cards": ["Y22", "B24"]},
        ("attack G13 right 1", "take", "pass"),
    ),
    "start karu": Question("start", _fury("karu", cards=["R24", "R51"]), more={"phase": "begin"}),
    "start corvane": Question("start", _fury("corvane", cards=["R24", "R51"]), {"fighter": "hulda"},
                              more={"phase": "begin"}),
    "start masan": Question("start", _fury("masan", cards=["R24", "R51"]), more={"phase": "begin"}),
    "token": Question("token", {"tokens": {"a6": "damage", "d3": "crow"}, "damage": [1, 0], "power": [0, 1]},
                      moves=("draw",)),
    "later": Question("later", _fury("tilla"), moves=(STRIKE,)),
    "defend": Question("defend", rival={"cards": ["R22", "G42"], "hand": ["B32", "Y54"]}, moves=(STRIKE,), seat=1),
    "defend with a dragon": Question("defend", rival={"cards": ["B22", "G42"], "hand": ["R31", "Y54"]},
                                     moves=(STRIKE,), seat=1),
    "defend with two dragons": Question("defend", rival={"cards": ["B22", "R42"], "hand": ["R31", "Y31", "B55"]},
                                        moves=(STRIKE,), seat=1),
    "block2": Question("block2", rival={"cards": ["R22", "R42"]}, moves=(STRIKE, "block 0"), seat=1),
    "counter": Question(
        "counter", {"cards": ["R24", "B22"], "hand": ["G42", "Y23"]}, {"cards": ["Y31", "B13"], "hand": ["Y33"]},
        ("attack G42 right 1", "counter Y33 left"),
    ),
    "hit": Question("hit", _fury("brugo"), moves=(STRIKE, "take")),
    "paths": Question("paths", _fury("osmine"), moves=(STRIKE, "take")),
    "limit": Question("limit", _fury("tilla", hand=["G35", "Y11", "Y12", "Y13"]),
                      moves=(STRIKE, "draw", "take", "draw 0")),
    "sleeve": Question("sleeve", _fury("nenzo", hand=["G35", "Y11"]), moves=("draw",)),
    "effect draw": _effect("R24", "draw"),
    "effect trap": _effect("R51", "trap", cards=["Y22", "G42"], tokens={"a1": "damage"}),
    "effect wound": _effect("R21", "wound", damage=[1, 0]),
    "effect slide": _effect("R14", "slide"),
    "effect power": _effect("R12", "power", power=[1, 0]),
    "effect remove": _effect("R13", "remove", tokens={"a1": "damage", "d6": "crow"}, damage=[1, 0], power=[0, -1]),
    "effect switch": _effect("R35", "switch"),
    "effect copy": _effect("R54", "copy", cards=["Y13", "G24"]),
    "effect of a page": Question("effect", _fury("masan", cards=["R24", "R51"]), moves=("reveal",), effect="trap",
                                 more={"phase": "begin", "deck_top": ["R11"]}),
}  # fmt: skip
"""By name; names are for messages."""


def at(name: str, many: bool = False) -> State:
    """The position in which this question is asked, in a duel or among four, each for himself."""
    question = QUESTIONS[name]
    seats: list[Mapping[str, Any]] = [{**_ME, **question.me}, {**_RIVAL, **question.rival}]
    if many:
        taken = {seat["fighter"] for seat in seats}
        third = "osmine" if not taken & {"corvane", "osmine"} else "hulda"
        seats += [
            {"cards": ["Y44", "B23"], "hand": ["G55"], "fighter": third if third not in taken else "masan"},
            {"cards": ["B33", "G14"], "hand": ["R33", "B14", "Y24"], "fighter": None, "life": 3},
        ]
    state = position(
        {"mode": "ffa" if many else "duel", "seats": seats, "deck_top": ["B35"], **question.more},
        options={"hide_pauses": "on"},
    )
    for move in question.moves:
        state, _ = GAME.apply(state, parse_action(move))
    turn, view = GAME.to_act(state), GAME.view(state, 0)
    assert turn is not None
    assert (turn.kind, turn.actor, view.effect) == (question.phase, question.seat, question.effect), (name, turn, view)
    return state
