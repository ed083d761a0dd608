"""Who knows what in Street War: secret rows and set-ups, looks, cards seen to be taken, and dealing again."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Setup
from game.core.events import OPEN, PUBLIC, Event, seen_by
from game.core.rng import Rng
from game.games.street_war import GAME
from game.games.street_war.cards import BOOST, JAB, SLAM
from game.games.street_war.positions import position
from game.games.street_war.state import State
from game.games.street_war.viewing import view
from tests.conformance.matches import walk
from tests.game.games.street_war.street_scenario import LOSES, WINS, facts, play

BLIND = (1, PUBLIC)
"""Eyes that may not see what seat 0 hides."""


def random_match(seed: int) -> Setup:
    """A set-up whose options are drawn from the seed."""
    rng = Rng(seed)
    return Setup(GAME.id, seed, 2, "standard", {option.id: rng.choice(option.values) for option in GAME.options})


@pytest.mark.parametrize("eyes", BLIND)
def test_nothing_of_the_first_row_shows(eyes: int) -> None:
    hands = {"seats": [{"battle": [7, 7, 6, 1, 1]}, {"battle": [5, 5, 4, 6, 2]}], "phase": "line_up"}
    one, other = (play(position(hands), line) for line in ("row 7 7 6 1 1", "row 1 6 1 7 7"))
    assert one != other
    assert view(one, eyes) == view(other, eyes)
    assert view(one, eyes).seats[0].row == (None,) * 5
    assert view(one, 0).seats[0].row == (7, 7, 6, 1, 1)


@pytest.mark.parametrize("eyes", BLIND)
def test_nothing_of_a_set_up_shows_before_both_are_done(eyes: int) -> None:
    """Neither which cards lie where, nor how many, nor how many are still in hand."""
    setup = {"seats": [{**WINS, "cards": ["boost", "jab", "slam"]}, {**LOSES, "cards": ["double"]}]}
    before = position(setup)
    told: list[Event] = []
    busy = play(before, "set boost 1", "set jab 1", "set slam 5", "done", events=told)
    idle = play(before, "done")
    assert view(busy, eyes) == view(idle, eyes)
    assert view(busy, eyes).seats[0].card_count == 3
    assert view(busy, eyes).seats[0].laid_counts is None
    assert view(play(before, "set boost 1"), eyes) == view(before, eyes)
    assert facts(told, "set_up_done", eyes) == [{"seat": 0, "cards": None}]
    assert len(told) == 2  # one happening, told twice: setting a card is told to nobody


def test_the_counts_are_open_when_both_are_done() -> None:
    """Then a last call may still come."""
    liberty = {**LOSES, "character": "liberty", "ready": 1}
    setup = {"seats": [{**WINS, "cards": ["boost", "jab", "refill"]}, liberty]}
    told: list[Event] = []
    state = play(position(setup), "set boost 4", "set jab 4", "done", "done", events=told)
    seen = view(state, 1).seats[0]
    assert (seen.laid_counts, seen.card_count, seen.laid, seen.cards) == ((0, 0, 0, 2, 0), 1, None, None)
    assert facts(told, "lanes_counted", 1) == [
        {"seat": 0, "counts": (0, 0, 0, 2, 0), "left": 1},
        {"seat": 1, "counts": (0, 0, 0, 0, 0), "left": 0},
    ]


def test_the_waiting_commuter_knows_the_counts_before_his_own_set_up() -> None:
    commuter = {"character": "commuter", "battle": [5, 5, 4, 6, 2], "cards": ["slam"]}
    setup = {"seats": [commuter, {**WINS, "cards": ["boost"]}], "waiter": 0, "round": 3}
    state = play(position(setup), "set boost 2", "done")
    assert view(state, 0).seats[1].laid_counts == (0, 1, 0, 0, 0)
    assert view(state, 1).seats[0].laid_counts is None
    looked = play(state, "look 1 2")
    for eyes, card in ((0, BOOST), (1, None), (PUBLIC, None), (OPEN, BOOST)):
        look = view(looked, eyes).look
        assert look is not None
        assert (look.lane, look.value, look.card_lane, look.card, look.found) == (1, 7, 2, card, True)
        row = view(looked, eyes).seats[1].row
        assert row == ((7, 7, 6, 1, 1) if eyes in (1, OPEN) else (7, None, None, None, None))


def test_a_taken_card_is_known_until_it_is_played() -> None:
    setup = {"seats": [{**WINS, "cards": ["grab", "jab"]}, {**LOSES, "cards": ["boost"]}], "phase": "hustle"}
    state = play(position(setup), "open grab")
    for eyes in (0, 1, PUBLIC):
        assert view(state, eyes).seats[0].shown == (BOOST,)
    laid = play(state, "pass", "pass", "set boost 2", "done")
    seen = view(laid, 1).seats[0]
    assert (seen.shown, seen.card_count, seen.cards) == ((BOOST,), 2, None)


def test_a_card_known_in_a_hand_is_known_no_more_when_its_twin_is_taken() -> None:
    """One Jab was seen to be taken; the Jab that leaves the hand may be that one."""
    seats = [{**WINS, "cards": ["grab"]}, {**LOSES, "cards": ["jab", "jab"], "shown": ["jab"]}]
    state = play(position({"seats": seats, "phase": "hustle"}), "open grab")
    assert [seat.shown for seat in state.seats] == [(JAB,), ()]


def test_a_known_card_may_have_been_discarded() -> None:
    """Nobody else knows which card Scoops put away: what is known of her holds for hand and discards together."""
    scoops = {**WINS, "character": "scoops", "cards": ["jab", "slam"], "shown": ["jab"]}
    setup = {"seats": [scoops, LOSES], "phase": "hustle", "deck": ["boost"]}
    one, other = (play(position(setup), f"redraw {card}") for card in ("jab", "slam"))
    assert view(one, 1) == view(other, 1)
    assert view(one, 1).seats[0].shown == (JAB,)
    hands, rng = set(), Rng(1)
    for _ in range(60):
        again = GAME.resample(view(one, 1), rng)
        hands.add(JAB in again.seats[0].cards)
    assert hands == {True, False}


def test_what_scoops_sees_and_takes_is_hers_alone() -> None:
    scoops = {**WINS, "character": "scoops", "cards": []}
    setup = {"seats": [scoops, LOSES], "phase": "hustle", "pile": [2, 3]}
    told: list[Event] = []
    state = play(position(setup), "peek", events=told)
    assert view(state, 0).peek is not None
    assert [facts(told, "pile_peeked", eyes)[0]["cards"] for eyes in (0, 1, PUBLIC)] == [(2, 3), None, None]
    one, other = play(state, "take 3 4"), play(state, "take 2 5")
    assert view(one, 1) == view(other, 1)
    assert view(one, 1) != view(play(state, "leave"), 1)


def test_the_drifters_catch_is_known_to_both_and_held_openly() -> None:
    seats = [{**WINS, "character": "drifter"}, {**LOSES, "cards": ["slam"]}]
    state = play(position({"seats": seats, "phase": "hustle"}), "steal")
    assert [view(state, eyes).seats[0].held for eyes in (0, 1, PUBLIC)] == [SLAM] * 3


@pytest.mark.parametrize("eyes", [0, 1, PUBLIC])
def test_what_the_magpie_sees_is_hers_and_its_owners_and_the_strategy_cards_stay_hidden(eyes: int) -> None:
    """It goes with the card where she moves it, and all that both know nobody has to hide."""
    magpie = {"character": "magpie", "row": [2, 2, 3, 3, 4], "cards": []}
    liberty = {"character": "liberty", "row": [7, 4, 5, 5, 1], "laid": {2: ["jab"]}, "cards": []}
    state = play(position({"seats": [magpie, liberty], "phase": "last_call", "round": 6}), "glimpse 2")
    for lane, now in ((2, state), (5, play(state, "swipe 5")), (2, play(state, "leave"))):
        seen = GAME.view(now, eyes)
        assert seen.glimpse == (0, lane, 4)
        if eyes != 1:
            assert seen.seats[1].row == tuple(4 if at == lane else None for at in range(1, 6))
            assert seen.seats[1].laid is None
        again = GAME.resample(seen, Rng(3))
        assert again.seats[1].row[lane - 1] == 4
        assert GAME.view(again, eyes) == seen
    assert GAME.view(state, 1).seats[0].row == (None,) * 5


def sketched(exchange: bool) -> State:
    """The Sketcher was told of a 6 on lane 2; Scoops may have exchanged a card since."""
    sketcher = {"character": "sketcher", "battle": [1, 1, 4, 4, 5], "cards": []}
    scoops = {"character": "scoops", "battle": [6, 3, 3, 2, 2], "cards": ["boost", "jab"]}
    setup = {"seats": [sketcher, scoops], "phase": "line_up", "waiter": 0, "pile": [7, 7]}
    state = play(position(setup), "row 3 6 3 2 2", "row 1 1 4 4 5", "pass", "peek")
    return play(state, "take 7 2" if exchange else "leave")


@pytest.mark.parametrize("exchange", [False, True])
@pytest.mark.parametrize("eyes", [0, PUBLIC])
def test_dealt_again_the_sketch_holds_for_the_row_before_an_exchange(exchange: bool, eyes: int) -> None:
    state = sketched(exchange)
    seen, rng = view(state, eyes), Rng(4)
    rows = set()
    for _ in range(80):
        again = GAME.resample(seen, rng)
        row = list(again.seats[1].row)
        rows.add(tuple(row))
        if exchange:
            row[again.exchange[0]] = again.exchange[1]
        assert max(row) == row[1] == 6
        assert row.count(6) == 1
        assert view(again, eyes) == seen
        assert GAME.state_from_json(GAME.state_to_json(again)) == again
    assert len(rows) > 10
    if exchange:
        assert len({row[1] for row in rows}) > 1


def test_dealt_again_every_hidden_card_moves() -> None:
    setup: dict[str, Any] = {"seats": [{**WINS, "cards": ["boost"]}, {**LOSES, "cards": ["double", "slam"]}]}
    state = play(position(setup), "done")
    rng = Rng(2)
    again = [GAME.resample(view(state, 0), rng) for _ in range(40)]
    assert len({one.seats[1].row for one in again}) > 20
    assert len({one.seats[1].cards for one in again}) > 10
    assert {one.seats[0] for one in again} == {state.seats[0]}
    assert len({one.rng for one in again}) == 40


def test_many_matches_keep_every_view_when_dealt_again() -> None:
    """The leak test with every option and ability: more seeds than the conformance suite plays."""
    rng = Rng(8)
    for seed in range(500, 512):
        for step in walk(random_match(seed)):
            for eyes in (0, 1, PUBLIC):
                seen = view(step.after, eyes)
                again = GAME.resample(seen, rng)
                assert view(again, eyes) == seen
                assert GAME.state_from_json(GAME.state_to_json(again)) == again


def test_the_questions_asked_depend_on_what_is_open_alone() -> None:
    """Two deals that look alike to the rival are followed by the same question to the same seat."""
    rng = Rng(3)
    compared = 0
    for seed in range(20):
        for step in walk(random_match(seed)):
            rival = 1 - step.turn.actor
            again = GAME.resample(view(step.state, rival), rng)
            if step.action in GAME.legal_actions(again):
                after, told = GAME.apply(again, step.action)
                if seen_by(told, PUBLIC) == seen_by(step.events, PUBLIC):
                    assert GAME.to_act(after) == GAME.to_act(step.after)
                    compared += 1
    assert compared > 500


def test_open_eyes_cannot_be_dealt_again_and_odd_eyes_are_refused() -> None:
    state, _ = GAME.new(Setup(GAME.id, 1))
    with pytest.raises(ValueError, match="open eyes"):
        GAME.resample(view(state, OPEN), Rng(1))
    with pytest.raises(ValueError, match="no eyes 2"):
        view(state, 2)


def test_only_a_row_can_be_taken_back_to_ask_again() -> None:
    hands = {"seats": [{"battle": [7, 7, 6, 1, 1]}, {"battle": [5, 5, 4, 6, 2]}], "phase": "line_up"}
    first = position(hands)
    state = play(first, "row 7 7 6 1 1")
    assert GAME.rewind(state, 1) == first
    assert GAME.rewind(state, 0) is None
    assert GAME.rewind(first, 0) is None
    waiting = position(
        {"seats": [{"character": "sketcher"}, {"battle": [1, 1, 2, 2, 3]}], "phase": "line_up", "waiter": 0}
    )
    assert GAME.rewind(play(waiting, "row 1 1 2 2 3"), 0) is None
