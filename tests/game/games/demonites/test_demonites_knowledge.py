"""Who knows what: hidden choices, hands, and what was seen going under an army."""

from __future__ import annotations

import pytest

from game.core.events import OPEN, PUBLIC
from game.core.rng import Rng
from game.games.demonites import GAME
from game.games.demonites.state import State, card_of
from game.games.demonites.view import HIDDEN_CHOICE
from tests.game.games.demonites.demonites_scenario import play, start

RUSH = start("skirmish", [36, 1, 2], [48, 14, 13])
COMMIT = play(start("scout", [18, 2, 1], [34, 7, 8]), "scout 18", "scout 34")


@pytest.mark.parametrize(("state", "one", "two"), [(RUSH, "rush 36", "wait"), (COMMIT, "commit", "commit 2 1")])
def test_a_hidden_choice_shows_that_it_was_made_and_no_more(state: State, one: str, two: str) -> None:
    first, second = play(state, one), play(state, two)
    for eyes in (1, PUBLIC):
        assert GAME.view(first, eyes) == GAME.view(second, eyes)
        assert GAME.view(first, eyes).choices[0] == HIDDEN_CHOICE
    assert GAME.view(first, 0) != GAME.view(second, 0)
    assert GAME.view(first, OPEN) != GAME.view(second, OPEN)


def test_a_hidden_choice_is_dealt_again_in_every_way() -> None:
    view = GAME.view(play(COMMIT, "commit 2"), 1)
    rng = Rng(1)
    assert {len(GAME.resample(view, rng).choices[0]) - 1 for _ in range(60)} == {0, 1, 2}


def test_turns_say_whether_others_have_chosen() -> None:
    """So that a search does not take half-done support for a position at rest; of a clash `payoff` knows its worth."""
    for state, kind in ((RUSH, "rush"), (start("scout", [18, 2, 1], [34, 7, 8]), "scout")):
        turn = GAME.to_act(state)
        assert turn is not None
        assert turn.kind == kind
        assert kind in GAME.quiet_kinds
        later = GAME.to_act(GAME.step(state, GAME.legal_actions(state)[0]))
        assert later is not None
        assert later.kind == f"{kind}_last"
        assert (later.kind in GAME.quiet_kinds) == (kind == "rush")


def test_what_was_captured_is_known_under_the_army() -> None:
    state = play(start("war", [36, 1, 3], [7, 2, 4]), "round")
    for eyes in (0, 1, PUBLIC):
        assert GAME.view(state, eyes).armies[0].cards == (None, None, 7, 36)
    again = GAME.resample(GAME.view(state, 1), Rng(3))
    assert [card_of(lying) for lying in again.armies[0]][2:] == [7, 36]


def test_unplayed_cards_are_known_to_their_owner_alone() -> None:
    state = play(start("skirmish", [36, 1, 2, 3, 4, 5], [48, 14, 13, 15, 16, 17]), "rush 36", "rush 14")
    assert state.round == 2
    assert GAME.view(state, 0).armies[0].cards[-2:] == (1, 2)
    assert GAME.view(state, 1).armies[0].cards[-2:] == (None, None)


@pytest.mark.parametrize("kept", [1, 13])
def test_a_refill_hides_again_what_was_known(kept: int) -> None:
    """All saw 13 go under the army and come up again; whether it lies in the line or in reserve, nobody else knows."""
    state = start("ambush", [5, 1, 2, 3, 4], [13, 7, 36, 9, 10])
    state = play(state, "reserve 1", "reserve 7", "attack 0 1 0")
    assert GAME.view(state, 1).armies[0].cards == (13,)
    state = play(state, "attack 0 0 0")
    assert GAME.view(state, 1).phase == "refill"
    assert GAME.view(state, 1).hands[0].cards == (None, 13)
    state = play(state, f"reserve {kept}")
    assert GAME.view(state, 1).hands[0].cards == (None,)
    assert GAME.view(state, 1).table[0].cards == (None,) * 4
    assert GAME.view(state, 0).hands[0].cards == (kept,)


def test_the_reserve_of_an_ambush_is_secret() -> None:
    state = play(start("ambush", [1, 2, 3, 4, 5, 10], [36, 35, 34, 33, 32, 20]), "reserve 2", "reserve 36")
    view = GAME.view(state, 0)
    assert view.table[0].cards == (1, 3, 4, 5)
    assert view.table[1].cards == (None,) * 4
    assert (view.hands[0].cards, view.hands[1].cards) == ((2,), (None,))
    assert GAME.view(state, OPEN).hands[1].cards == (36,)
