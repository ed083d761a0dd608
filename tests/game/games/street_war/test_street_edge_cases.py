"""The edge cases of rules/street_war.md §7, by number."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.events import Event
from game.games.street_war import GAME
from game.games.street_war.cards import BOOST, DOUBLE, JAB, SLAM, SWAP
from game.games.street_war.positions import faces, position
from game.games.street_war.resolution import flip
from tests.game.games.street_war.street_scenario import LOSES, WINS, facts, healths, play, texts, verbs

PATROL = (0, 1, 0)


def called(first: dict[str, Any], second: dict[str, Any], *lines: str, **setup: Any) -> tuple[Any, list[Event]]:
    """From the last call of Lady Liberty, who has seat 1, on."""
    events: list[Event] = []
    liberty = {"character": "liberty", "ready": 1}
    state = position({"seats": [first, {**second, **liberty}], "phase": "last_call", "actor": 1, **setup})
    return play(state, *(lines or ("pass",)), events=events), events


def test_1_double_up_is_kept_at_8_before_a_slam() -> None:
    assert flip((7, 1), (DOUBLE,), (SLAM,)).value_0 == 6


def test_2_a_doubled_value_is_what_changes_sides() -> None:
    one = flip((3, 4), (DOUBLE, SWAP), ())
    assert (one.own_0, one.own_1, one.value_0, one.value_1) == (6, 4, 4, 6)


@pytest.mark.parametrize(("mine", "theirs"), [((SWAP, SWAP), ()), ((SWAP,), (SWAP,)), ((), (SWAP, SWAP))])
def test_3_two_swaps_change_nothing(mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    one = flip((2, 7), mine, theirs)
    assert (one.value_0, one.value_1, one.swaps, one.winner) == (2, 7, 2, 1)


def test_4_never_less_than_0_and_0_against_0_cancels() -> None:
    assert flip((1, 5), (), (SLAM,)).value_0 == 0
    both = flip((1, 2), (SLAM,), (JAB,))
    assert (both.value_0, both.value_1, both.winner) == (0, 0, -1)


def test_5_the_gift_of_a_barter_is_not_drawn_back() -> None:
    for rng in range(20):
        seats = [{"cards": ["barter", "boost"], "row": WINS["row"]}, {"cards": ["jab"], "row": LOSES["row"]}]
        events: list[Event] = []
        state = play(position({"seats": seats, "phase": "hustle", "rng": rng}), "open barter boost", events=events)
        assert [seat.cards for seat in state.seats] == [(JAB,), (BOOST,)]
        assert [event.kind for event in events] == ["card_opened", "card_taken", "card_given"]


def test_6_effects_follow_their_lane_and_what_is_known_stays_known() -> None:
    """The Magpie moves lanes of the waiting Commuter after his set-up; what he has seen of hers stays as it was."""
    magpie = {"character": "magpie", "row": [1, 2, 3, 4, 5], "cards": []}
    commuter = {"character": "commuter", "battle": [7, 7, 6, 6, 5], "cards": ["boost", "slam"]}
    state = position({"seats": [magpie, commuter], "phase": "set_up", "waiter": 1, "round": 3})
    state = play(state, "done", "look 2 3", "row 7 7 6 6 5", "set boost 1", "set slam 3", "done")
    state = play(state, "glimpse 1", "swipe 3")
    assert [lane[1] for lane in state.last] == [6, 7, 7, 6, 5]
    assert [lane[3] for lane in state.last] == [(SLAM,), (), (BOOST,), (), ()]


def test_7_the_sketcher_is_told_of_a_row_that_may_change_later() -> None:
    sketcher = {"character": "sketcher", "battle": [1, 1, 4, 4, 5], "cards": []}
    scoops = {"character": "scoops", "battle": [6, 3, 3, 2, 2], "cards": []}
    setup = {"seats": [sketcher, scoops], "phase": "line_up", "waiter": 0, "pile": [7, 7]}
    state = play(position(setup), "row 3 6 3 2 2")
    told = GAME.view(state, 0).sketch
    assert told is not None
    assert (told.seat, told.value, told.lanes) == (0, 6, (2,))
    state = play(state, "row 1 1 4 4 5", "pass", "peek", "take 7 4")
    assert GAME.view(state, 0).sketch == told
    assert state.seats[1].row == (3, 6, 3, 7, 2)
    peek = GAME.view(state, 0).peek
    assert peek is not None
    assert (peek.exchanged, peek.out, peek.lane, peek.replaced) == (True, None, None, None)


def test_7_every_lane_with_the_highest_card_is_told() -> None:
    sketcher = {"character": "sketcher", "battle": [1, 1, 3, 4, 5], "cards": []}
    other = {"battle": [6, 6, 3, 2, 2], "cards": []}
    state = play(position({"seats": [sketcher, other], "phase": "line_up", "waiter": 0}), "row 6 3 2 2 6")
    told = GAME.view(state, 0).sketch
    assert told is not None
    assert (told.value, told.lanes) == (6, (1, 5))


@pytest.mark.parametrize("first", [0, 1])
def test_8_only_one_of_sketcher_and_commuter_waits(first: int) -> None:
    seats = [{"character": "sketcher"}, {"character": "commuter"}]
    setup = {"seats": seats, "phase": "claim", "round": 3, "first": first}
    hands = [{**seat, "battle": [1, 2, 3, 4, 5]} for seat in seats]
    state = position({**setup, "seats": hands})
    after = play(state, "wait")
    assert after.waiter == first
    assert [seat.ready for seat in after.seats] == ([5, 2] if first == 0 else [1, 5])
    assert GAME.to_act(after) == (1 - first, "line_up")
    declined = play(state, "pass")
    assert GAME.to_act(declined) == (1 - first, "claim")
    assert play(declined, "wait").waiter == 1 - first
    assert GAME.to_act(play(declined, "pass")) == (first, "line_up")


def test_9_an_ability_that_can_do_nothing_may_not_be_used() -> None:
    empty = position({"seats": [{"character": "drifter"}, {**LOSES, "cards": []}], "phase": "hustle"})
    assert texts(empty)[-1] == "pass"
    assert "steal" not in verbs(empty)
    no_deck = position({"seats": [{"character": "hardhat"}], "phase": "hustle"})
    assert "extra" in verbs(no_deck)
    assert "extra" not in verbs(no_deck._replace(deck=()))
    scoops = position({"seats": [{"character": "scoops"}], "phase": "hustle"})
    assert {"peek", "redraw"} <= verbs(scoops)
    assert verbs(scoops._replace(deck=())) & {"peek", "redraw"} == {"peek"}
    assert verbs(scoops._replace(pile=())) & {"peek", "redraw"} == {"redraw"}


def test_10_the_shield_is_spent_also_when_she_wins() -> None:
    state, events = called(LOSES, WINS, "shield", round=4)
    assert healths(state) == (4, 5)
    assert state.seats[1].ready == 7
    assert facts(events, "damage_averted") == []


def test_11_patrol_and_boost_count_in_one_step_after_double_up() -> None:
    one = flip((2, 7), (BOOST, DOUBLE), (), PATROL)
    assert one.steps_0 == (("double", 2, 4), ("boost", 2, 6), ("patrol", 1, 7))
    assert one.value_0 == 7


def test_12_of_seals_under_both_sides_only_the_winners_work() -> None:
    first = {**WINS, "laid": {1: ["pressure"], 2: ["momentum", "knockout"]}}
    state, events = called(first, {**LOSES, "laid": {3: ["breather"]}})
    assert healths(state) == (5, 3)
    assert [(one["seat"], one["card"]) for one in facts(events, "seal_worked")] == [
        (0, card) for card in faces(("knockout", "momentum", "pressure"))
    ]
    assert [(seat.momentum, seat.pressed) for seat in state.seats] == [(1, 0), (0, 1)]


def test_12_breather_takes_the_damage_away_but_not_momentum() -> None:
    first = {**WINS, "laid": {1: ["breather", "momentum", "knockout"]}, "health": 4}
    state, events = called(first, LOSES)
    assert healths(state) == (5, 5)
    assert [seat.momentum for seat in state.seats] == [1, 0]
    assert [one["card"] for one in facts(events, "seal_worked")] == list(faces(("momentum", "breather")))


def test_13_a_breather_at_full_health_deals_and_heals_nothing() -> None:
    state, events = called({**WINS, "laid": {4: ["breather"]}}, LOSES)
    assert healths(state) == (5, 5)
    assert facts(events, "health_gained") == []
    assert facts(events, "damage_averted") == [{"seat": 1, "why": "breather"}]
