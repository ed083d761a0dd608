"""Positions in words: options, and moves that have been made."""

from __future__ import annotations

import pytest

from game.core.contract import IllegalActionError, SetupError
from game.games.demonites.positions import position
from game.games.demonites.rules import GAME
from game.games.demonites.state import PHASES

ARMIES = [[36, 1, 2], [48, 14, 13]]


def test_moves_have_been_made() -> None:
    moved = position({"mode": "skirmish", "armies": ARMIES, "moves": ["wait", "rush 14"]})
    state = position({"mode": "skirmish", "armies": ARMIES})
    for action in ("wait", "rush 14"):
        state = GAME.step(state, next(legal for legal in GAME.legal_actions(state) if legal.text == action))
    assert moved == state
    assert (PHASES[moved.phase], moved.actor) == ("answer", 0)


def test_options_are_those_of_the_set_up_unless_others_are_given() -> None:
    setup = {"mode": "skirmish", "armies": ARMIES, "options": {"pace": "calm"}}
    assert dict(GAME.view(position(setup), 0).options)["pace"] == "calm"
    assert dict(GAME.view(position(setup, {"pace": "live", "limit": "short"}), 0).options)["pace"] == "live"
    assert dict(GAME.view(position({"mode": "skirmish", "armies": ARMIES}), 0).options)["pace"] == "live"


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({"moves": ["play 36"]}, IllegalActionError),
        ({"moves": ["rush 7"]}, IllegalActionError),
        ({"options": {"pace": "slow"}}, SetupError),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        position({"mode": "skirmish", "armies": ARMIES, **more})
