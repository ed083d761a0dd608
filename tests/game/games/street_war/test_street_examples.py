"""Every worked example of rules/street_war.md §8, by its number."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Setup
from game.games.street_war import GAME
from game.games.street_war.cards import BATTLE_CARDS, DOUBLE, MOMENTUM
from game.games.street_war.positions import position
from tests.game.games.street_war.street_scenario import (
    EVEN,
    LOSES,
    WINS,
    facts,
    fought,
    healths,
    play,
    texts,
    verbs,
)

# (number, own card, own cards on it, own effects, opposing card, cards on it, both values, who wins)
LANES: tuple[tuple[int, int, list[str], dict[str, int], int, list[str], tuple[int, int], int | None], ...] = (
    (1, 5, ["boost"], {}, 6, [], (7, 6), 0),
    (2, 7, ["double"], {}, 7, ["boost"], (8, 8), None),
    (3, 3, ["double"], {}, 7, ["jab"], (5, 7), 1),
    (4, 2, ["swap"], {}, 7, [], (7, 2), 0),
    (5, 2, ["swap"], {}, 7, ["swap"], (2, 7), 1),
    (6, 2, ["swap", "double"], {}, 4, [], (4, 4), None),
    (7, 6, [], {}, 2, ["swap", "double"], (4, 6), 1),
    (8, 1, [], {}, 3, ["slam"], (0, 3), 1),
    (9, 4, ["slam"], {}, 5, [], (4, 3), 0),
    (10, 4, ["jab", "jab"], {}, 6, [], (4, 4), None),
    (11, 7, ["boost"], {"patrol": 1}, 7, [], (8, 7), 0),
    (12, 4, ["double"], {"patrol": 1}, 7, [], (8, 7), 0),
    (13, 5, [], {"pressed": 1}, 5, [], (4, 5), 1),
    (14, 5, [], {"momentum": 1}, 5, [], (6, 5), 0),
)


@pytest.mark.parametrize(("number", "mine", "on_mine", "effects", "theirs", "on_theirs", "values", "winner"), LANES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_lane(
    number: int,
    mine: int,
    on_mine: list[str],
    effects: dict[str, int],
    theirs: int,
    on_theirs: list[str],
    values: tuple[int, int],
    winner: int | None,
    mirrored: bool,
) -> None:
    """On lane 3, for either seat."""
    left = list(BATTLE_CARDS)
    left.remove(mine)
    left.remove(theirs)
    first: dict[str, Any] = {"row": [*left[:2], mine, *left[2:4]], "laid": {3: on_mine}, "cards": [], **effects}
    second: dict[str, Any] = {"row": [*left[4:6], theirs, *left[6:8]], "laid": {3: on_theirs}, "cards": []}
    # Nobody can have laid before his set-up: the lanes lie when the last call comes.
    seats = [second, first] if mirrored else [first, second]
    caller = {"character": "liberty", "ready": 1}
    seats[0] = {**seats[0], **caller}
    events: list[Any] = []
    play(position({"seats": seats, "phase": "last_call"}), "pass", events=events)
    flip = facts(events, "lane_flipped")[2]
    seat = int(mirrored)
    assert (flip[f"value_{seat}"], flip[f"value_{1 - seat}"]) == values
    assert flip["winner"] == (None if winner is None else winner ^ seat)


def test_15_three_lanes_to_two_cost_one() -> None:
    assert healths(fought(WINS, LOSES)[0]) == (5, 4)


def sealed(side: dict[str, Any], *seals: str, **more: Any) -> dict[str, Any]:
    """The side with these seals on its lane 5."""
    return {**side, "laid": {5: list(seals)}, **more}


def called(first: dict[str, Any], second: dict[str, Any], *lines: str, **setup: Any) -> tuple[Any, list[Any]]:
    """From the last call of Lady Liberty, who has seat 1, on: what lies is as described."""
    liberty = {"character": "liberty", "ready": 1}
    events: list[Any] = []
    state = position({"seats": [first, {**second, **liberty}], "phase": "last_call", "actor": 1, **setup})
    return play(state, *(lines or ("pass",)), events=events), events


def test_16_knockout_costs_two() -> None:
    assert healths(called(sealed(WINS, "knockout"), LOSES)[0]) == (5, 3)


def test_17_two_lanes_each_hurt_nobody() -> None:
    state, events = fought(*EVEN)
    assert healths(state) == (5, 5)
    assert facts(events, "round_decided") == [{"round": 1, "lanes_0": 2, "lanes_1": 2, "winner": None}]


def test_18_breather_heals_the_winner_and_spares_the_loser() -> None:
    assert healths(called(sealed(WINS, "breather", health=3), LOSES)[0]) == (4, 5)


def test_19_breather_and_knockout_are_a_breather() -> None:
    state, events = called(sealed(WINS, "breather", "knockout", health=3), LOSES)
    assert healths(state) == (4, 5)
    assert facts(events, "health_lost") == []


def test_20_the_shield_stops_a_knockout() -> None:
    state, events = called(sealed(WINS, "knockout"), LOSES, "shield", round=4)
    assert healths(state) == (5, 5)
    assert facts(events, "damage_averted") == [{"seat": 1, "why": "shield"}]


def test_21_consolation_gives_the_loser_a_fourth_card() -> None:
    state, _ = called(WINS, sealed(LOSES, "consolation"))
    assert [len(seat.cards) for seat in state.seats] == [3, 4]


def test_22_the_losers_knockout_does_nothing() -> None:
    state, events = called(WINS, sealed(LOSES, "knockout"))
    assert healths(state) == (5, 4)
    assert facts(events, "seal_worked") == []


def test_23_a_tied_round_moves_no_momentum() -> None:
    first, second = EVEN
    state, events = called(sealed(first, "momentum"), sealed(second, "pressure"))
    assert facts(events, "seal_worked") == []
    assert [(seat.momentum, seat.pressed) for seat in state.seats] == [(0, 0), (0, 0)]
    assert MOMENTUM in state.last[4][2]


def test_24_the_last_cone_falls_and_the_match_is_over() -> None:
    state, events = fought({**WINS, "health": 1}, {**LOSES, "health": 1})
    assert GAME.to_act(state) is None
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.by, result.ending, result.scores) == ((0,), "health", "knocked_out", (1, 0))
    assert facts(events, "match_over")[0]["winner"] == 0


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_25_a_cooldown_of_one_rests_one_round(number: int) -> None:
    state = play(position({"seats": [{"character": "hardhat"}], "phase": "hustle", "round": 2}), "extra")
    ready = state.seats[0].ready
    assert ready == 4
    later = position({"seats": [{"character": "hardhat", "ready": ready}], "phase": "hustle", "round": number})
    assert ("extra" in verbs(later)) == (number >= 4)


def test_25_liberty_rests_two_rounds() -> None:
    state = position({"seats": [{"character": "liberty", **WINS}, LOSES], "phase": "last_call", "round": 6})
    assert play(state, "shield").seats[0].ready == 9


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_25_patrol_starts_in_round_four(number: int) -> None:
    state = position({"seats": [{"character": "patrol"}], "phase": "hustle", "round": number})
    assert ("patrol" in verbs(state)) == (number >= 4)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_25_the_commuter_is_asked_from_round_two_on(number: int) -> None:
    """At the begin of the round after a fight, or of the first one."""
    if number == 1:
        state = play(GAME.new(Setup(GAME.id, 1))[0], "pick commuter", "pick magpie")
    else:
        state, _ = fought(WINS, {**LOSES, "character": "commuter"}, round=number - 1)
    turn = GAME.to_act(state)
    assert turn is not None
    assert (turn.kind == "claim") == (number >= 2)


def test_25_liberty_is_not_asked_before_round_six() -> None:
    for number in range(1, 7):
        state = position({"seats": [WINS, {**LOSES, "character": "liberty"}], "round": number})
        state = play(state, "done", "done")
        turn = GAME.to_act(state)
        assert turn is not None
        assert (turn.kind == "last_call") == (number == 6)


def test_26_what_the_drifter_holds_nobody_plays() -> None:
    seats = [{"character": "drifter", **WINS, "cards": []}, {**LOSES, "cards": ["boost", "jab", "slam"]}]
    state = play(position({"seats": seats, "phase": "hustle"}), "steal")
    held = state.seats[0].held
    assert held in (1, 2, 3)
    assert held not in state.seats[0].cards + state.seats[1].cards
    assert len(state.seats[1].cards) == 2
    state = play(state, "pass", "pass", "done", "done")
    assert state.round == 2
    assert [len(seat.cards) for seat in state.seats] == [3, 3]
    assert state.seats[0].held == -1


def test_27_the_magpie_exchanges_two_lanes_with_all_that_lies_on_them() -> None:
    """docs/rules/street_war.md, Balance: she sees one of the two cards first, and may leave both where they are."""
    magpie = {"character": "magpie", "row": [2, 2, 3, 3, 4], "cards": []}
    other = {"row": [7, 4, 5, 5, 1], "laid": {1: ["jab"], 5: ["boost", "double"]}, "cards": []}
    state = play(position({"seats": [magpie, other], "phase": "last_call"}), "glimpse 1")
    assert GAME.to_act(state) == (0, "swipe")
    assert texts(state) == ["leave", "swipe 2", "swipe 3", "swipe 4", "swipe 5"]
    done = play(state, "swipe 5")
    assert [lane[1] for lane in done.last] == [1, 4, 5, 5, 7]
    assert [lane[3] for lane in done.last] == [(0, 1), (), (), (), (2,)]
    left = play(state, "leave")
    assert [lane[1] for lane in left.last] == [7, 4, 5, 5, 1]
    assert done.seats[0].ready == left.seats[0].ready == 3


def test_28_scoops_takes_the_six_for_a_two() -> None:
    scoops = {"character": "scoops", "row": [5, 2, 4, 4, 1], "cards": []}
    state = position({"seats": [scoops, {}], "phase": "hustle", "pile": [6, 3]})
    state = play(state, "peek", "take 6 2")
    assert state.seats[0].row == (5, 6, 4, 4, 1)
    assert state.out == (2, 3)
    assert len(state.pile) == 2


@pytest.mark.parametrize(
    ("seals", "expected"),
    [((), (3, 3)), (("knockout",), (3, 2)), (("breather",), (3, 5)), (("breather", "knockout"), (3, 5))],
)
def test_28b_rush_hour(seals: tuple[str, ...], expected: tuple[int, int]) -> None:
    state, _ = called(sealed(WINS, *seals, health=3), {**LOSES, "health": 5}, round=10)
    assert healths(state) == expected


def end_of(first: int, second: int, results: list[tuple[int, int]]) -> tuple[tuple[int, ...], str]:
    """(winners, by what) after an even round 20."""
    state, _ = fought({**EVEN[0], "health": first}, {**EVEN[1], "health": second}, round=20, results=results)
    result = GAME.result(state)
    assert result is not None
    assert result.ending == "limit"
    return result.winners, result.by


def test_29_the_guard_counts_health_then_rounds_then_lanes() -> None:
    even = [(2, 2)] * 2
    assert end_of(3, 2, [(2, 2)] * 19) == ((0,), "health")
    assert end_of(3, 3, [*even, *[(3, 2)] * 9, *[(2, 3)] * 8]) == ((0,), "rounds")
    assert end_of(3, 3, [*[(1, 2)] * 9, *[(5, 0)] * 9, (0, 0)]) == ((0,), "lanes")
    assert end_of(3, 3, [(2, 2)] * 19) == ((), "draw")


def test_30_equal_cards_are_drawn_again_and_the_higher_one_picks_first() -> None:
    state, events = GAME.new(Setup(GAME.id, 485))
    assert [(draw["card_0"], draw["card_1"], draw["winner"]) for draw in facts(events, "opening_drawn")] == [
        (4, 4, None),
        (6, 2, 0),
    ]
    turn = GAME.to_act(state)
    assert turn is not None
    assert (turn.actor, turn.kind) == (0, "pick")
    state = play(state, "pick magpie")
    assert "pick magpie" not in texts(state)
    state = play(state, "pick patrol")
    assert (state.first, state.round) == (0, 1)


def test_faces_of_the_examples() -> None:
    """The numbers written above are those of the card table."""
    assert (DOUBLE, MOMENTUM) == (0, 11)
