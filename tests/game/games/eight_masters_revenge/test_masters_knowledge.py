"""Who knows what: views, dealing again, and what a new draw pile tells everybody."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.core.rng import Rng
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import CARDS, mask_of
from game.games.eight_masters_revenge.state import State
from tests.conformance.matches import random_setup, walk
from tests.game.games.eight_masters_revenge.masters_scenario import facts, numbers, play, position, words

STRIKER: dict[str, Any] = {"cards": ["R24", "B51"], "hand": ["G35", "Y11"]}
OPEN_GUARD: dict[str, Any] = {"cards": ["Y22", "G42"]}


def _new_pile(**more: Any) -> State:
    """Seat 1 holds three cards; the pile is empty, four cards lie open, and seat 0 has drawn two of them."""
    setup = {
        "seats": [{"hand": ["R11"]}, {"hand": ["B11", "B12", "B14"]}],
        "deck_only": 1,
        "discard": ["Y11", "Y12", "Y13", "Y14"],
        **more,
    }
    return play(position(setup), "draw")


def test_a_new_pile_tells_what_is_in_hands() -> None:
    """Everybody can work out that the cards in hands before are none of those that were shuffled."""
    state = _new_pile()
    for eyes in (0, 1, PUBLIC, OPEN):
        view = GAME.view(state, eyes)
        assert [words(part) for part in view.old_cards] == [["R11", "B11", "B12", "B14"]]
        assert [seat.old_hand for seat in view.seats] == [(1,), (3,)]
        assert [seat.hand_count for seat in view.seats] == [3, 3]


def test_a_card_that_was_shuffled_again_is_no_old_card_any_more() -> None:
    """R33 was in a hand when the pile was last made, has been played since, and is now drawn from a newer pile."""
    setup = {"seats": [{"hand": ["R11"]}, {"hand": ["B11"]}], "deck_only": 1, "discard": ["R33"]}
    state = position(setup)._replace(held=(mask_of(numbers(["R33", "R11"])),))
    view = GAME.view(play(state, "draw"), PUBLIC)
    assert [words(part) for part in view.old_cards] == [["R11"], ["B11"]]
    assert [seat.old_hand for seat in view.seats] == [(1, 0), (0, 1)]


def _full_match_with_a_new_pile() -> State:
    """A position of a real match, no card missing, shortly after its draw pile was made anew."""
    for seed in range(400):
        state, _ = GAME.new(Setup(GAME.id, seed, 4, "free_for_all", {"fighters": "none", "opening_thorn": "off"}))
        # Most of the pile goes openly by first.
        state = state._replace(deck=state.deck[:6], discard=state.deck[6:])
        rng = Rng(seed)
        for _ in range(400):
            legal = GAME.legal_actions(state)
            if not legal:
                break
            state = GAME.step(state, rng.choice(legal))
            if state.held and GAME.view(state, PUBLIC).old_cards and any(seat.hand for seat in state.seats):
                return state
    raise AssertionError("no match made its pile anew")


def test_dealt_again_the_old_cards_stay_in_hands() -> None:
    state = _full_match_with_a_new_pile()
    rng = Rng(5)
    for eyes in (0, 1, 2, 3, PUBLIC):
        view = GAME.view(state, eyes)
        old = {card for part in view.old_cards for card in part}
        seen: set[tuple[int, ...]] = set()
        for _ in range(30):
            again = GAME.resample(view, rng)
            assert GAME.view(again, eyes) == view
            assert GAME.state_from_json(GAME.state_to_json(again)) == again
            assert not old & set(again.deck)
            for seat, now in zip(view.seats, again.seats, strict=True):
                assert len(old & set(now.hand)) == sum(seat.old_hand)
            seen.add(tuple(card for seat in again.seats for card in seat.hand))
        assert len(seen) > 1


def test_matches_with_a_small_pile_keep_every_view_when_dealt_again() -> None:
    """The leak test where the pile is made anew again and again: hands remember several piles at once."""
    rng = Rng(9)
    deepest = 0
    for seed in range(6):
        setup = random_setup(GAME.id, seed)
        state, _ = GAME.new(setup)
        keep = 5 + seed
        state = state._replace(deck=state.deck[:keep], discard=state.deck[keep:])
        first = True
        for _ in range(160):
            legal = GAME.legal_actions(state)
            if not legal:
                break
            state = GAME.step(state, rng.choice(legal))
            if state.held and first:
                # Again only a few cards are left to draw; the rest has gone by.
                first = False
                state = state._replace(deck=state.deck[:3], discard=(*state.discard, *state.deck[3:]))
            for eyes in (*range(setup.seats), PUBLIC):
                view = GAME.view(state, eyes)
                deepest = max(deepest, len(view.old_cards))
                again = GAME.resample(view, rng)
                assert GAME.view(again, eyes) == view
                assert GAME.state_from_json(GAME.state_to_json(again)) == again
    assert deepest >= 2


def test_only_the_owner_sees_hand_and_second_breath() -> None:
    tilla = {**STRIKER, "fighter": "tilla", "fury": 1}
    state = play(position({"seats": [tilla, OPEN_GUARD], "deck_top": ["B33"]}), "attack G35 right 1", "draw")
    mine, theirs = GAME.view(state, 0).seats[0], GAME.view(state, 1).seats[0]
    assert (mine.hand, mine.aside) == (numbers(["Y11"]), numbers(["B33"]))
    assert (theirs.hand, theirs.aside) == (None, None)
    assert (theirs.hand_count, theirs.aside_count) == (1, 1)


def test_a_card_drawn_for_an_opponent_is_known_to_him_alone() -> None:
    state = position({"seats": [STRIKER, OPEN_GUARD], "deck_top": ["B33"]})
    told: list[Event] = []
    play(state, "attack G35 right 1", "draw 1", events=told)
    drawn = {eyes: [event["card"] for event in seen_by(told, eyes) if event.kind == "drawn"] for eyes in (0, 1, PUBLIC)}
    assert drawn == {0: [None], 1: list(numbers(["B33"])), PUBLIC: [None]}


def test_open_team_hands_show_the_partner_what_is_drawn() -> None:
    state = position({"mode": "teams", "seats": [{}, {}, {}, {}], "deck_top": ["B33", "B34"]}, team_hands="open")
    told: list[Event] = []
    play(state, "draw", events=told)
    sees = [
        all(event["card"] is not None for event in seen_by(told, eyes) if event.kind == "drawn") for eyes in range(4)
    ]
    assert sees == [True, False, True, False]


def test_an_open_page_is_open_to_all() -> None:
    reader = {"fighter": "masan", "cards": ["R12", "R45"]}
    state = position({"seats": [reader, {}], "deck_top": ["R25"], "phase": "begin"})
    told: list[Event] = []
    play(state, "reveal", events=told)
    for eyes in (1, PUBLIC):
        assert [CARDS[event.number("card")].id for event in seen_by(told, eyes) if event.kind == "page_turned"] == [
            "R25"
        ]


def test_what_an_exchange_brings_stays_hidden() -> None:
    nenzo = {"fighter": "nenzo", "fury": 1, "hand": ["R11", "B12"]}
    told: list[Event] = []
    play(position({"seats": [nenzo, {}]}), "draw", "discard R11 B12", events=told)
    assert [event["card"] for event in seen_by(told, 1) if event.kind == "drawn"] == [None] * 4
    assert facts(told, "discarded") == [{"seat": 0, "cards": numbers(["R11", "B12"]), "why": "sleeve"}]


def test_open_eyes_cannot_be_dealt_again_and_odd_eyes_are_refused() -> None:
    state, _ = GAME.new(Setup(GAME.id, 1, 2, "duel"))
    with pytest.raises(ValueError, match="open eyes"):
        GAME.resample(GAME.view(state, OPEN), Rng(1))
    with pytest.raises(ValueError, match="no eyes 2"):
        GAME.view(state, 2)


def test_the_questions_asked_depend_on_what_is_open_alone() -> None:
    """With hidden pauses two deals that look alike to everybody ask the same question after the same action, as long
    as that action is possible in both."""
    rng = Rng(3)
    compared = 0
    for seed in range(25):
        setup = random_setup(GAME.id, seed)
        setup = Setup(setup.game, setup.seed, setup.seats, setup.mode, {**setup.options, "hide_pauses": "on"})
        for step in walk(setup):
            again = GAME.resample(GAME.view(step.state, step.turn.actor), rng)
            if step.action.verb == "reveal":
                continue
            assert GAME.to_act(GAME.step(again, step.action)) == GAME.to_act(step.after)
            compared += 1
    assert compared > 1000
