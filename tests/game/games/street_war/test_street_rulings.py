"""The house rulings H1 to H11 and the options of rules/street_war.md §1, by name."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.core.contract import Setup
from game.core.events import Event
from game.core.rng import Rng
from game.games.street_war import GAME
from game.games.street_war.cards import (
    BLANK,
    BOOST,
    CHARACTERS,
    GRAB,
    IS_OPEN,
    JAB,
    SLAM,
    SNACK,
    STRATEGIES,
    STRATEGY_CARDS,
)
from game.games.street_war.positions import position
from game.games.street_war.resolution import flip
from game.games.street_war.state import State, battle_deck, strategy_deck
from tests.game.games.street_war.street_scenario import (
    LOSES,
    WINS,
    facts,
    fought,
    healths,
    play,
    texts,
    verbs,
)


def begun(seed: int = 1, **options: str) -> State:
    """The first round of a match with drawn characters."""
    return GAME.new(Setup(GAME.id, seed, 2, "standard", {"characters": "random", **options}))[0]


def round_cards(state: State) -> tuple[list[int], list[int]]:
    """All battle cards and all strategy cards of the round."""
    battle, strategy = [*state.pile], [*state.deck]
    for seat in state.seats:
        battle += [*seat.hand, *seat.row]
        strategy += seat.cards
    return sorted(battle), sorted(strategy)


def test_h1_one_deck_of_14_and_one_of_16_are_shuffled_whole_at_every_deal() -> None:
    assert len(STRATEGY_CARDS) == 16
    state = begun()
    for _ in range(3):
        battle, strategy = round_cards(state)
        assert battle == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
        assert strategy == list(STRATEGY_CARDS)
        rng, number = Rng(state.rng), state.round
        while state.round == number:
            state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    counts = {one.id: STRATEGY_CARDS.count(one.number) for one in STRATEGIES}
    assert {face for face, count in counts.items() if count == 2} == {"jab", "swap"}
    assert {face for face, count in counts.items() if count == 0} == {"blank"}


def test_h2_open_cards_are_played_in_the_hustle_and_all_others_laid() -> None:
    cards = ["boost", "knockout", "refill", "grab"]
    hustle = position({"seats": [{**WINS, "cards": cards}, {}], "phase": "hustle"})
    assert {text for text in texts(hustle) if text.startswith("open")} == {"open grab", "open refill"}
    set_up = position({"seats": [{**WINS, "cards": cards}, {}]})
    assert {text.split()[1] for text in texts(set_up) if text.startswith("set")} == {"boost", "knockout"}
    assert [STRATEGIES[card].kind for card in range(len(STRATEGIES)) if IS_OPEN[card]] == ["open"] * 4


def test_h2_any_number_of_cards_may_lie_on_one_lane() -> None:
    first = {**WINS, "cards": ["boost", "jab", "knockout"]}
    state = play(position({"seats": [first, LOSES]}), "set jab 4", "set knockout 4", "set boost 4", "done", "done")
    assert state.last[3][2] == (BOOST, JAB, 10)


def test_h3_after_every_step_a_value_is_kept_within_0_and_8() -> None:
    """2 -2 -1 would be below 0 and 7 x2 +2 above 8 in between."""
    low = flip((2, 1), (), (SLAM, JAB), (0, 0, 1))
    assert low.steps_0 == (("jab", -1, 1), ("slam", -2, 0), ("pressure", -1, 0))
    high = flip((7, 1), (0, BOOST), (JAB,), (1, 1, 0))
    assert high.steps_0 == (("double", 2, 8), ("boost", 2, 8), ("momentum", 1, 8), ("patrol", 1, 8), ("jab", -1, 7))


def test_h4_unused_cards_are_lost() -> None:
    state, _ = fought({**WINS, "cards": ["boost", "jab"]}, LOSES)
    assert [len(seat.cards) for seat in state.seats] == [3, 3]


def test_h5_cooldowns_and_starts_are_those_of_the_table() -> None:
    assert {one.id: (one.cooldown, one.start) for one in CHARACTERS} == {
        "magpie": (1, 1),
        "scoops": (1, 1),
        "drifter": (1, 1),
        "commuter": (1, 2),
        "hardhat": (1, 1),
        "liberty": (2, 6),
        "sketcher": (1, 1),
        "patrol": (1, 4),
    }


def test_h5_a_claim_uses_the_ability() -> None:
    setup = {"seats": [{"character": "sketcher", "battle": [1, 2, 3, 4, 5]}, {}], "phase": "claim"}
    state = play(position(setup), "wait")
    assert state.seats[0].ready == 3


def test_h6_the_first_player_alternates() -> None:
    state, rng = begun(5), Rng(5)
    firsts: list[int] = []
    while GAME.to_act(state) is not None:
        if len(firsts) < state.round:
            firsts.append(state.first)
        state = GAME.step(state, rng.choice(GAME.legal_actions(state)))
    assert len(firsts) >= 5
    assert all(one != other for one, other in pairwise(firsts))


def test_h6_equal_cards_are_drawn_again_until_one_is_higher() -> None:
    ties = 0
    for seed in range(200):
        draws = facts(list(GAME.new(Setup(GAME.id, seed))[1]), "opening_drawn")
        ties += len(draws) - 1
        assert all(draw["card_0"] == draw["card_1"] for draw in draws[:-1])
        assert draws[-1]["card_0"] != draws[-1]["card_1"]
    assert ties


def test_h7_characters_differ_chosen_or_drawn() -> None:
    for seed in range(50):
        state = begun(seed)
        assert len({seat.character for seat in state.seats}) == 2
        assert state.round == 1
    assert GAME.to_act(GAME.new(Setup(GAME.id, 1))[0]) is not None
    assert len(texts(GAME.new(Setup(GAME.id, 1))[0])) == 8


@pytest.mark.parametrize("limit", ["12", "20", "30"])
def test_h8_the_last_round_ends_the_match(limit: str) -> None:
    before, _ = fought(WINS, LOSES, {"limit": limit}, round=int(limit) - 1)
    assert GAME.to_act(before) is not None
    over, _ = fought(WINS, LOSES, {"limit": limit}, round=int(limit))
    assert GAME.to_act(over) is None


@pytest.mark.parametrize(("rush", "number", "expected"), [("10", 9, 4), ("10", 10, 3), ("off", 10, 4)])
def test_h9_rush_hour_costs_one_more(rush: str, number: int, expected: int) -> None:
    assert healths(fought(WINS, LOSES, {"rush_hour": rush}, round=number)[0]) == (5, expected)


@pytest.mark.parametrize(("number", "playable"), [(9, True), (10, False)])
def test_h9_nobody_eats_in_rush_hour(number: int, playable: bool) -> None:
    hungry = {**WINS, "cards": ["snack"], "health": 3}
    state = position({"seats": [hungry, {}], "phase": "hustle", "round": number})
    assert ("open snack" in texts(state)) == playable


def test_h9_rush_hour_is_announced_once() -> None:
    _, ninth = fought(WINS, LOSES, round=9)
    _, tenth = fought(WINS, LOSES, round=10)
    assert facts(ninth, "rush_hour_began") == [{"round": 10}]
    assert facts(tenth, "rush_hour_began") == []


def taken(verb: str, first: dict[str, Any], other: list[str]) -> set[int]:
    """All cards that come out of this action, over many states of the generator."""
    found = set()
    for rng in range(60):
        setup = {"seats": [first, {**LOSES, "cards": other}], "phase": "hustle", "rng": rng}
        events: list[Event] = []
        play(position(setup), verb, events=events)
        found |= {int(str(event["card"])) for event in events if event.kind in ("card_taken", "card_held")}
    return found


def test_h10_what_is_taken_from_a_hand_is_taken_at_random() -> None:
    other = ["boost", "jab", "slam"]
    assert taken("open grab", {**WINS, "cards": ["grab"]}, other) == {BOOST, JAB, SLAM}
    assert taken("open barter swap", {**WINS, "cards": ["barter", "swap"]}, other) == {BOOST, JAB, SLAM}
    assert taken("steal", {**WINS, "character": "drifter"}, other) == {BOOST, JAB, SLAM}


def test_h11_an_open_card_that_could_do_nothing_cannot_be_played() -> None:
    cards = ["barter", "grab", "refill", "snack"]
    alone = position({"seats": [{**WINS, "cards": cards}, {**LOSES, "cards": []}], "phase": "hustle"})
    assert [text for text in texts(alone) if text.startswith("open")] == ["open refill"]
    assert [text for text in texts(alone._replace(deck=())) if text.startswith("open")] == []
    lone_barter = position({"seats": [{**WINS, "cards": ["barter"]}, {}], "phase": "hustle"})
    assert [text for text in texts(lone_barter) if text.startswith("open")] == []


def test_h11_zero_cards_join_the_battle_deck() -> None:
    state = begun(zero_cards="on")
    assert round_cards(state)[0] == [0, 0, *battle_deck(state.options)[2:]]
    assert flip((0, 1), (BOOST,), ()).winner == 0
    assert flip((0, 0), (0,), ()).winner == -1


def test_h11_blank_cards_join_the_strategy_deck_and_do_nothing() -> None:
    state = begun(blank_strategy="on")
    assert strategy_deck(state.options).count(BLANK) == 2
    blank, plain = flip((4, 5), (BLANK, BLANK), (BLANK,)), flip((4, 5), (), ())
    assert blank == plain
    setup = {"seats": [{**WINS, "cards": ["blank"]}, LOSES]}
    played = play(position(setup, {"blank_strategy": "on"}), "set blank 2", "done", "done")
    assert played.last[1][2] == (BLANK,)


def test_a_drifter_who_may_use_what_he_takes_plays_it_now() -> None:
    drifter = {**WINS, "character": "drifter", "cards": []}
    setup = {"seats": [drifter, {**LOSES, "cards": ["boost"]}], "phase": "hustle"}
    state = play(position(setup, {"drifter": "use"}), "steal", "pass", "pass", "set boost 1", "done", "done")
    assert state.last[0][2] == (BOOST,)
    assert [len(seat.cards) for seat in state.seats] == [3, 3]


def test_a_drifter_who_may_use_what_he_takes_carries_it_over_once() -> None:
    drifter = {**WINS, "character": "drifter", "cards": []}
    setup = {"seats": [drifter, {**LOSES, "cards": ["boost"]}], "phase": "hustle"}
    events: list[Event] = []
    state = play(position(setup, {"drifter": "use"}), "steal", "pass", "pass", "done", "done", events=events)
    assert facts(events, "carried") == [{"seat": 0, "card": BOOST}]
    assert len(state.seats[0].cards) == 4
    assert state.seats[0].cards.count(BOOST) == 1
    assert BOOST not in (*state.deck, *state.seats[1].cards)
    assert GAME.view(state, 1).seats[0].shown == (BOOST,)
    # Not a second time.
    rng = Rng(3)
    while state.round == 2:
        legal = [one for one in GAME.legal_actions(state) if one.verb not in ("set", "open", "steal")]
        state = GAME.step(state, rng.choice(legal))
    assert [len(seat.cards) for seat in state.seats] == [3, 3]


def test_grab_snack_and_refill() -> None:
    grabber = {**WINS, "cards": ["grab", "snack", "refill"], "health": 4}
    setup = {"seats": [grabber, {**LOSES, "cards": ["jab"]}], "phase": "hustle", "deck": ["slam"]}
    state = play(position(setup), "open grab", "pass", "open snack", "pass", "open refill")
    assert state.seats[0].cards == (JAB, SLAM)
    assert state.seats[1].cards == ()
    assert state.seats[0].health == 5
    assert state.opened == (GRAB, SNACK, 7)


def test_the_hustle_alternates_and_ends_after_two_passes_in_a_row() -> None:
    setup = {"seats": [{**WINS, "cards": ["refill"]}, {**LOSES, "cards": []}], "phase": "hustle", "first": 1}
    state = position(setup)
    assert texts(state) == ["pass", "steal"]
    state = play(state, "pass", "open refill")
    assert state.passes == 0
    state = play(state, "pass")
    assert GAME.to_act(state) == (0, "hustle")
    state = play(state, "pass")
    assert GAME.to_act(state) == (1, "set_up")


def test_everybody_is_asked_also_when_only_passing_is_left() -> None:
    bare: dict[str, Any] = {"cards": []}
    seats = [{**WINS, **bare, "character": "magpie"}, {**LOSES, **bare, "character": "liberty"}]
    state = position({"seats": seats, "phase": "hustle"})
    assert texts(state) == ["pass"]
    state = play(state, "pass", "pass")
    assert texts(state) == ["done"]


def test_scoops_may_leave_both_or_change_a_strategy_card() -> None:
    scoops = {**WINS, "character": "scoops", "cards": ["jab"]}
    state = position({"seats": [scoops, LOSES], "phase": "hustle", "pile": [2, 3], "deck": ["boost"]})
    left = play(state, "peek", "leave")
    assert (left.out, left.seats[0].row, left.exchange) == ((2, 3), (7, 7, 6, 1, 1), ())
    assert GAME.to_act(left) == (1, "hustle")
    redrawn = play(state, "redraw jab")
    assert (redrawn.seats[0].cards, redrawn.seats[0].discards) == ((BOOST,), (JAB,))
    assert "peek" not in verbs(play(redrawn, "pass"))


def test_last_calls_come_in_their_order() -> None:
    seats = [{**WINS, "character": "liberty"}, {**LOSES, "character": "magpie"}]
    state = play(position({"seats": seats, "round": 6}), "done", "done")
    assert GAME.to_act(state) == (1, "last_call")
    state = play(state, "pass")
    assert GAME.to_act(state) == (0, "last_call")
    assert texts(state) == ["pass", "shield"]


def test_the_waiting_commuter_comes_last() -> None:
    commuter = {"character": "commuter", "battle": [5, 5, 4, 6, 2], "cards": ["slam"]}
    other = {"battle": [7, 7, 6, 1, 1], "cards": ["boost"], "character": "magpie"}
    state = position({"seats": [commuter, other], "phase": "line_up", "waiter": 0, "round": 3})
    state = play(state, "row 1 7 7 6 1")
    assert GAME.to_act(state) == (0, "hustle")
    assert state.seats[0].row == ()
    state = play(state, "pass", "pass", "set boost 3", "done")
    assert GAME.to_act(state) == (0, "look")
    assert len(texts(state)) == 25
    told: list[Event] = []
    state = play(state, "look 2 3", events=told)
    assert facts(told, "looked", 0) == [{"seat": 0, "lane": 2, "value": 7, "card_lane": 3, "card": BOOST, "found": 1}]
    assert facts(told, "looked", 1)[0]["card"] is None
    assert GAME.to_act(state) == (0, "line_up_last")
    state = play(state, "row 2 4 5 5 6")
    assert GAME.to_act(state) == (0, "set_up_last")
    state = play(state, "set slam 5", "done")
    assert GAME.to_act(state) == (1, "last_call")
