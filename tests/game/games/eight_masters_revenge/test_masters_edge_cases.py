"""Every edge case of rules/eight_masters_revenge.md §7, by its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.core.events import Event
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.state import State
from tests.game.games.eight_masters_revenge.masters_scenario import (
    facts,
    legal,
    numbers,
    play,
    position,
    seat_facts,
    table_facts,
    words,
)

STRIKER: dict[str, Any] = {"cards": ["R24", "B51"], "hand": ["G35", "Y11"]}
"""G35 on the right strikes with the red R24 (damage 2, draw) by 4."""
OPEN_GUARD: dict[str, Any] = {"cards": ["Y22", "G42"]}
"""Defence 4."""
STRIKE = "attack G35 right 1"


def duel(first: Mapping[str, Any], second: Mapping[str, Any], **more: Any) -> State:
    return position({"seats": [first, second], **more})


def life(state: State, seat: int) -> int:
    return state.seats[seat].life


def test_01_landing_token_first_and_a_deadly_trap_stops_the_wound() -> None:
    hurt = {**STRIKER, "damage": [1, 0], "tokens": {"a5": "damage"}}
    told: list[Event] = []
    state = play(duel(hurt, OPEN_GUARD), STRIKE, "pass", events=told)
    assert [one["why"] for one in facts(told, "life_lost") if one["seat"] == 0] == ["trap", "wound"]
    assert life(state, 0) == 8
    told = []
    play(duel({**hurt, "life": 1}, OPEN_GUARD), STRIKE, events=told)
    assert [one["why"] for one in facts(told, "life_lost")] == ["trap"]
    assert not facts(told, "wound_paid")


def test_02_a_trap_behind_a_card_waits_for_a_block_or_a_switch() -> None:
    behind = {"cards": ["R22", "G42"], "tokens": {"d3": "damage"}}
    assert life(play(duel(STRIKER, behind), STRIKE, "take", "pass"), 1) == 8
    # Blocked for 1 damage, and the trap costs another life.
    assert life(play(duel(STRIKER, behind), STRIKE, "block 0", "pass"), 1) == 10 - 1 - 1
    # A switch brings the other card to d3 only where the rows differ.
    switcher = {"cards": ["B13", "G31"], "hand": ["R44"]}
    rows = {"cards": ["Y23", "Y41"], "blocking": [0, 1], "tokens": {"d3": "damage"}}
    state = play(duel(switcher, rows), "attack R44 right 1", "switch 1")
    assert (life(state, 1), seat_facts(state.seats[1])["blocking"]) == (9, [1, 0])
    state = play(duel(switcher, {**rows, "blocking": [0, 0]}), "attack R44 right 1", "switch 1")
    assert (life(state, 1), seat_facts(state.seats[1])["tokens"]) == (10, {"d3": "damage"})


def test_03_a_blocking_card_strikes_as_any_other() -> None:
    blocking = {**STRIKER, "blocking": [1, 0]}
    state = play(duel(blocking, OPEN_GUARD), STRIKE, "pass")
    assert life(state, 1) == 8
    assert seat_facts(state.seats[0])["blocking"] == [0, 0]


def test_04_with_both_blocking_no_pair_but_slides_and_switches() -> None:
    both = {"cards": ["R24", "B51"], "blocking": [1, 1], "hand": ["G13"]}
    state = play(duel(both, {"cards": ["Y22", "B24"]}), "attack G13 right 1", "pass")
    assert table_facts(state)["actor"] == 1
    slider = {"cards": ["R14", "B51"], "hand": ["G35"]}
    for row_pair, after in (([1, 1], ["d4", "d5"]), ([1, 0], ["d4", "a5"])):
        state = play(
            duel(slider, {"cards": ["Y22", "B24"], "blocking": row_pair}), "attack G35 right 1", "slide 1 right"
        )
        seat = state.seats[1]
        assert seat.col == 3
        places = [f"{'d' if seat.blocking >> slot & 1 else 'a'}{seat.col + 1 + slot}" for slot in (0, 1)]
        assert places == after
    switcher = {"cards": ["B13", "G31"], "hand": ["R44"]}
    state = play(duel(switcher, {"cards": ["Y23", "Y41"], "blocking": [1, 1]}), "attack R44 right 1", "switch 1")
    assert seat_facts(state.seats[1])["blocking"] == [1, 1]


def test_05_a_bow_is_not_punished_and_not_blocked_by_colour() -> None:
    bower = {"hand": ["G35"]}
    target = {"cards": ["R22", "G42"], "blocking": [1, 0]}
    state = position({"seats": [bower, target]}, hide_pauses="on")
    state = play(state, STRIKE)
    assert state.punish == 0
    assert legal(state) == ["take"]
    gate = {**target, "fighter": "hulda", "fury": 1}
    state = play(position({"seats": [bower, gate]}), STRIKE)
    assert legal(state) == ["block 1", "take"]


def test_06_an_attack_that_will_miss_may_be_blocked_which_denies_a_near_miss() -> None:
    osmine = {**STRIKER, "fighter": "osmine", "fury": 1}
    near = {"cards": ["R22", "B13"]}
    taken = play(duel(osmine, near), STRIKE, "take")
    assert life(taken, 1) == 9
    blocked = play(duel(osmine, near), STRIKE, "block 0")
    assert life(blocked, 1) == 10


def test_07_punish_needs_a_hit_and_lifts_a_blow_of_0() -> None:
    weak = {"cards": ["R11", "B51"], "hand": ["G35"]}
    target = {"cards": ["R22", "G42"], "blocking": [1, 0]}
    state = play(duel(weak, target), STRIKE)
    assert life(state, 1) == 8
    missed = play(duel(weak, {"cards": ["R32", "G42"], "blocking": [1, 0]}), STRIKE)
    assert life(missed, 1) == 10


def test_08_one_token_of_the_own_area_after_drawing() -> None:
    mover = {
        "hand": ["R11"],
        "cards": ["R24", "B51"],
        "damage": [0, 1],
        "power": [1, 0],
        "tokens": {"a6": "crow", "d5": "damage"},
    }
    state = play(duel(mover, {"tokens": {"a1": "damage"}}), "draw")
    assert legal(state) == [
        "move a6 a1",
        "move a6 a5",
        "move a6 d6",
        "move d5 a5",
        "move d5 d4",
        "move d5 d6",
        "move damage 1",
        "move power 0",
        "pass",
    ]
    assert seat_facts(play(state, "move a6 a5").seats[0])["tokens"] == {"a5": "crow", "d5": "damage"}
    assert seat_facts(play(state, "move power 0").seats[0])["power"] == [0, 1]
    assert play(state, "move d5 d4").actor == 1


def test_09_empty_supplies_leave_nothing_to_do() -> None:
    full = {
        "tokens": dict.fromkeys(("a1", "a2", "a5", "a6", "d1", "d2", "d3", "d4", "d5", "d6"), "damage"),
        "damage": [1, 1],
    }
    trapper = {"cards": ["R11", "B51"], "hand": ["G35"], **full}
    other = {"cards": ["Y33", "G42"], **full}
    told: list[Event] = []
    state = position({"seats": [trapper, other]})
    assert state.supply_damage == 0
    # Landing and the blow's wound bring two back: the trap finds one of them.
    state = play(state, STRIKE, events=told)
    assert state.supply_damage == 2
    assert any(one.startswith("trap") for one in legal(state))
    crowded = {"tokens": dict.fromkeys(("a1", "a2", "a5", "a6"), "crow"), "cards": ["R12", "R45"], "fighter": "corvane"}
    state = position({"seats": [crowded, {}], "phase": "begin"})
    assert table_facts(state)["phase"] == "turn"


def test_09_a_wound_effect_with_nothing_left_is_skipped() -> None:
    wounder = {"cards": ["R21", "B51"], "hand": ["G35"]}
    state = position({"seats": [wounder, {"cards": ["Y33", "G42"]}]})
    state = state._replace(supply_damage=0)
    told: list[Event] = []
    after = play(state, STRIKE, events=told)
    assert after.actor == 1
    assert facts(told, "effect_skipped") == [{"seat": 0, "effect": "wound"}]


def test_10_a_bow_may_bear_power() -> None:
    state = play(duel({"cards": ["R24", "B51"], "hand": ["G35"]}, {}), "attack G35 left 1", "power 1 0 up")
    assert seat_facts(state.seats[1])["power"] == [1, 0]


def test_11_a_copy_is_never_copied() -> None:
    copier = {"cards": ["R54", "B51"], "hand": ["G35"]}
    state = play(duel(copier, {"cards": ["B32", "Y24"]}), STRIKE)
    assert table_facts(state)["phase"] == "effect"
    # B51 shows power, G35 draw, Y24 switch; B32 is a copy itself.
    assert legal(state) == ["copy 0 0", "copy 0 1", "copy 1 1", "pass"]


def test_12_an_open_page_without_effect_is_discarded_and_gives_no_extra_turn() -> None:
    reader = {"fighter": "masan", "cards": ["R12", "R45"], "hand": ["R33"]}
    state = position({"seats": [reader, {}], "deck_top": ["R25"], "phase": "begin"})
    state = play(state, "reveal")
    assert table_facts(state) | {"phase": "turn", "discard": ["R25"], "extra": 0} == table_facts(state)
    assert state.page == 0


def test_13_fury_holds_to_the_next_begin() -> None:
    furious = {"fighter": "brugo", "fury": 1, "cards": ["R15", "R51"], "hand": ["G35"]}
    state = play(duel(furious, OPEN_GUARD), STRIKE)
    # The pair is red and green now, and still the Bleeding Palm is asked for.
    assert table_facts(state)["phase"] == "hit"
    state = play(state, "pass", "slide 1 left")
    assert state.seats[0].fury == 0


def test_14_an_extra_turn_is_no_own_turn_for_passing_and_exhaustion() -> None:
    pairing = {"cards": ["R24", "B51"], "hand": ["G13", "Y11"]}
    target = {"cards": ["Y22", "B24"]}
    state = position({"seats": [pairing, target], "round": 30, "phase": "begin"})
    assert life(state, 0) == 9
    state = play(state, "attack G13 right 1", "pass")
    assert (state.extra, life(state, 0)) == (1, 9)
    state = play(state, "pass")
    assert state.seats[0].passed == 0
    # Whoever passed before may still pass in an extra turn.
    state = position({"seats": [{**pairing, "passed": 1}, target]})
    assert "pass" not in legal(state)
    assert "pass" in legal(play(state, "attack G13 right 1", "pass"))


def test_15_four_cards_in_an_extra_turn_attack_or_pass() -> None:
    state = position({"seats": [{"hand": ["R11", "B12", "G13", "Y14"], "passed": 1}, {}], "extra": 1})
    assert "draw" not in legal(state)
    assert "pass" in legal(state)


def test_16_nothing_at_all_means_a_pass_that_does_not_count() -> None:
    state = position({"seats": [{"passed": 1}, {}], "deck_only": 1})
    assert legal(state) == ["pass"]
    assert play(state, "pass").seats[0].passed == 0


def test_17_the_first_bow_hits_for_0() -> None:
    told: list[Event] = []
    play(duel({"hand": ["R12", "R33"]}, {}), "attack R12 right 1", events=told)
    assert facts(told, "hit_checked")[0]["hit"] == 1
    assert facts(told, "damage_summed")[0]["total"] == 0
    assert facts(told, "blow_gone")[0]["to"] == "box"


def test_18_areas_are_separate_rings() -> None:
    slider = {"cards": ["R14", "B51"], "hand": ["G35"]}
    state = play(duel(slider, {"cards": ["Y33", "B24"], "col": 6}), "attack G35 right 1", "slide 1 right")
    assert state.seats[1].col == 0
    assert state.seats[0].col == 3


def test_19_a_player_may_slide_into_his_own_trap() -> None:
    slider = {"cards": ["R14", "B51"], "hand": ["G35"], "tokens": {"a6": "damage"}}
    state = play(duel(slider, {"cards": ["Y33", "B24"]}), "attack G35 right 1", "slide 0 right")
    assert life(state, 0) == 9
    state = play(
        duel({**slider, "fighter": "karu", "fury": 1}, {"cards": ["Y33", "B24"]}), "attack G35 right 1", "slide 0 right"
    )
    assert (life(state, 0), len(state.seats[0].hand)) == (10, 1)


def test_20_partners_and_opponents_may_be_made_to_draw() -> None:
    state = position({"mode": "teams", "seats": [STRIKER, OPEN_GUARD, {}, {"hand": ["R11", "R12", "R13"]}]})
    state = play(state, STRIKE)
    assert legal(state) == ["draw 0", "draw 1", "draw 2", "draw 3", "pass"]
    assert len(play(state, "draw 2").seats[2].hand) == 1
    assert len(play(state, "draw 3").seats[3].hand) == 4


def test_21_kin_dragon_needs_a_real_dragon_and_a_free_card_of_its_colour() -> None:
    def answers(**nenzo: Any) -> list[str]:
        seat = {"fighter": "nenzo", "fury": 1, "cards": ["Y22", "G52"], "hand": ["G31"], **nenzo}
        return legal(play(position({"seats": [STRIKER, seat]}, hide_pauses="on"), STRIKE))

    assert answers() == ["counter G31 right", "take"]
    assert answers(hand=["G11"]) == ["take"]
    assert answers(blocking=[0, 1]) == ["take"]
    assert answers(cards=["BOW", "BOW"]) == ["take"]
    assert answers(fury=0) == ["take"]
    # R31 is a dragon, but nothing red stands there.
    assert answers(hand=["R31"]) == ["take"]


def test_22_a_near_miss_brings_no_palm_and_no_punish() -> None:
    osmine = {**STRIKER, "fighter": "osmine", "fury": 1}
    target = {"cards": ["R22", "B13"], "blocking": [1, 0]}
    told: list[Event] = []
    state = play(duel(osmine, target), STRIKE, events=told)
    assert facts(told, "punish_noted")
    assert life(state, 1) == 9
    assert not facts(told, "damage_summed")


def test_23_many_paths_may_choose_nothing_or_a_copy() -> None:
    osmine = {"cards": ["R54", "B51"], "hand": ["G44"], "fighter": "osmine", "fury": 1}
    state = play(duel(osmine, {"cards": ["Y33", "Y24"]}), "attack G44 right 1")
    assert legal(state) == ["choose copy", "choose none", "choose power"]
    assert play(state, "choose none").actor == 1
    state = play(state, "choose copy")
    assert legal(state) == ["copy 0 0", "copy 1 1", "pass"]


def test_24_a_second_breath_may_go_over_the_limit() -> None:
    tilla = {"cards": ["R24", "B51"], "hand": ["G35", "Y11", "Y12", "Y13"], "fighter": "tilla", "fury": 1}
    state = play(duel(tilla, OPEN_GUARD), STRIKE, "draw", "draw 0")
    assert table_facts(state)["phase"] == "limit"
    assert len(legal(state)) == 5
    state = play(state, "discard Y11")
    assert (state.actor, len(state.seats[0].hand)) == (1, 4)
    assert words(state.discard) == ["R24", "Y11"]


def test_25_a_countered_attacker_keeps_his_second_breath() -> None:
    tilla = {**STRIKER, "fighter": "tilla", "fury": 1}
    target = {"cards": ["B22", "G42"], "hand": ["R31"]}
    state = position({"seats": [tilla, target], "deck_top": ["B33"]})
    state = play(state, STRIKE, "draw", "counter R31 left")
    assert state.actor == 1
    assert state.seats[0].hand == tuple(sorted(numbers(["Y11", "B33"])))


def test_26_fallen_seats_keep_their_place_in_the_order() -> None:
    state = position({"mode": "ffa", "seats": [{"out": 1}, {}, {}, {}], "turn": 3, "round": 5})
    state = play(state, "pass")
    assert (state.active, state.round) == (1, 6)


@pytest.mark.parametrize(
    ("out", "turns"),
    [
        (None, [(0, 5), (1, 5), (0, 5), (2, 5), (0, 6), (1, 6)]),
        (2, [(0, 5), (1, 5), (0, 6), (1, 6), (0, 7), (1, 7)]),
        (1, [(0, 5), (2, 5), (0, 6), (2, 6), (0, 7), (2, 7)]),
    ],
)
def test_26_rounds_between(out: int | None, turns: list[tuple[int, int]]) -> None:
    """The lone master acts after every ally; with one ally left they take turns, and the ally's ends the round."""
    seats: list[dict[str, Any]] = [{"hand": ["R11", "R12", "R13", "R14"]} for _ in range(3)]
    if out is not None:
        seats[out] = {"out": 1}
    state = position({"mode": "lone", "seats": seats, "round": 5}, lone_order="between")
    met = [(state.active, state.round)]
    while len(met) < len(turns):
        # Nobody may pass twice running; here they may.
        seats_now = tuple(seat._replace(passed=0) for seat in state.seats)
        state = play(state._replace(seats=seats_now), "pass")
        met.append((state.active, state.round))
    assert met == turns


def test_26_an_ally_who_falls_in_his_own_turn_does_not_end_the_round() -> None:
    falls = {"cards": ["R24", "B51"], "hand": ["G35"], "life": 1, "tokens": {"a5": "damage"}}
    state = position({"mode": "lone", "seats": [{}, falls, {}], "turn": 1, "round": 5}, lone_order="between")
    state = play(state, "attack G35 right 0")
    met = [(state.active, state.round)]
    for _ in range(3):
        state = play(state, "draw")
        met.append((state.active, state.round))
    assert met == [(0, 5), (2, 5), (0, 6), (2, 6)]


def test_27_ill_omen_in_anybodys_turn_but_not_for_friends() -> None:
    corvane = {"fighter": "corvane", "fury": 1, "cards": ["R12", "R45"]}
    walker = {"cards": ["Y22", "G42"], "hand": ["B33"], "tokens": {"a5": "crow"}}
    state = position({"mode": "ffa", "seats": [corvane, {}, walker, {}], "turn": 2})
    assert len(play(state, "attack B33 right 1").seats[0].hand) == 1
    state = position({"mode": "teams", "seats": [corvane, {}, walker, {}], "turn": 2})
    assert len(play(state, "attack B33 right 1").seats[0].hand) == 0


def test_28_only_the_target_answers() -> None:
    guard = {"cards": ["R22", "R42"], "hand": ["R31"]}
    state = position({"mode": "ffa", "seats": [STRIKER, guard, guard | {"cards": ["R22", "R52"]}, {}]})
    state = play(state, "attack G35 right 2")
    turn = GAME.to_act(state)
    assert turn is not None
    assert turn.actor == 2
    assert play(state, "take").phase != state.phase
