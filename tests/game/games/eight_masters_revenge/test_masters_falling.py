"""Falling in the middle of things (rules/eight_masters_revenge.md §5.3, §5.4, §6)."""

from __future__ import annotations

from typing import Any

from game.core.events import Event
from tests.game.games.eight_masters_revenge.masters_scenario import facts, play, position, table_facts, words

STRIKER: dict[str, Any] = {"cards": ["R24", "B51"], "hand": ["G35", "Y11"]}
STRIKE = "attack G35 right 1"
FFA = "ffa"


def test_a_blocker_who_falls_is_missed_and_the_effect_follows() -> None:
    falls = {"cards": ["R22", "G42"], "life": 1, "tokens": {"d3": "damage", "d6": "crow"}, "hand": ["B33"]}
    told: list[Event] = []
    state = position({"mode": FFA, "seats": [STRIKER, falls, {}, {}]})
    state = play(state, STRIKE, "block 0", events=told)
    assert facts(told, "target_gone") == [{"seat": 1, "by": 0}]
    assert not facts(told, "damage_summed")
    assert table_facts(state)["phase"] == "effect"
    assert words(state.discard) == ["R22", "G42", "B33"]
    assert (state.supply_damage, state.supply_crow) == (24, 4)
    assert play(state, "pass").actor == 2


def test_a_countering_target_who_falls_is_missed() -> None:
    falls = {"cards": ["B22", "G42"], "life": 1, "tokens": {"a2": "damage"}, "hand": ["R31"]}
    told: list[Event] = []
    state = position({"mode": FFA, "seats": [STRIKER, falls, {}, {}]})
    state = play(state, STRIKE, "counter R31 left", events=told)
    assert facts(told, "target_gone")
    assert table_facts(state)["phase"] == "effect"
    assert words(state.discard) == ["G42", "R31", "B22"]


def test_a_countering_attacker_who_falls_ends_his_attack() -> None:
    attacker = {"cards": ["R24", "B22"], "hand": ["G42", "Y23"], "life": 1, "tokens": {"a6": "damage"}}
    target = {"cards": ["Y31", "B13"], "hand": ["Y33"]}
    told: list[Event] = []
    state = position({"mode": FFA, "seats": [attacker, target, {}, {}]})
    state = play(state, "attack G42 right 1", "counter Y33 left", "counter Y23 right", events=told)
    assert facts(told, "attack_stopped") == [{"seat": 0, "by": None, "why": "fell"}]
    assert not facts(told, "hit_checked")
    assert (state.actor, state.seats[0].out) == (1, 1)
    assert words(state.discard) == ["B13", "B22", "G42", "Y23", "R24"]


def test_an_attacker_who_falls_by_his_own_wound_ends_his_turn() -> None:
    state = position({"mode": FFA, "seats": [{**STRIKER, "damage": [1, 0], "life": 1}, {}, {}, {}]})
    state = play(state, STRIKE)
    assert (state.actor, state.seats[0].out, state.blow) == (1, 1, -1)


def test_who_falls_by_his_own_effect_ends_his_turn() -> None:
    slider = {"cards": ["R14", "B51"], "hand": ["G35"], "life": 1, "tokens": {"a6": "damage"}}
    state = position({"mode": FFA, "seats": [slider, {"cards": ["Y33", "B24"]}, {}, {}]})
    state = play(state, "attack G35 right 1", "slide 0 right")
    assert (state.actor, state.seats[0].out) == (1, 1)


def test_a_noted_extra_turn_survives_the_targets_fall() -> None:
    pairing = {"cards": ["R24", "B51"], "hand": ["G15", "Y11"]}
    state = position({"mode": FFA, "seats": [pairing, {"cards": ["BOW", "BOW"], "life": 2}, {}, {}]})
    state = play(state, "attack G15 right 1", "pass")
    assert (state.seats[1].out, state.actor, state.extra) == (1, 0, 1)
    assert not [one for one in table_facts(state)["discard"] if one == "BOW"]


def test_exhaustion_hands_the_turn_on() -> None:
    told: list[Event] = []
    seats = [{"life": 1}, {"life": 1}, {}, {}]
    state = position({"mode": FFA, "seats": seats, "phase": "begin", "round": 30}, told)
    assert [one["seat"] for one in facts(told, "seat_out")] == [0, 1]
    assert state.actor == 2
    assert [seat.life for seat in state.seats] == [0, 0, 7, 8]


def test_an_open_page_that_kills_its_reader_ends_his_turn() -> None:
    reader = {"fighter": "masan", "cards": ["R12", "R45"], "life": 1, "tokens": {"a5": "damage"}}
    state = position({"mode": FFA, "seats": [reader, {}, {}, {}], "deck_top": ["R15"], "phase": "begin"})
    state = play(state, "reveal", "slide 0 right")
    assert (state.seats[0].out, state.actor, state.page) == (1, 1, 0)


def test_gale_step_stops_where_the_pair_falls() -> None:
    karu = {"fighter": "karu", "cards": ["R12", "R45"]}
    falls = {"cards": ["Y22", "G42"], "life": 1, "tokens": {"a5": "damage", "a6": "damage"}}
    told: list[Event] = []
    state = position({"mode": FFA, "seats": [karu, falls, {}, {}], "phase": "begin"})
    state = play(state, "slide 1 right 2", events=told)
    assert len(facts(told, "pair_slid")) == 1
    assert (state.actor, table_facts(state)["phase"], state.supply_damage) == (0, "turn", 24)


def test_fallen_partners_win_too() -> None:
    seats = [STRIKER, {"cards": ["Y22", "G42"], "life": 2}, {"out": 1}, {"out": 1}]
    state = position({"mode": "teams", "seats": seats})
    state = play(state, STRIKE)
    assert table_facts(state)["winners"] == [0, 2]


def test_the_allies_win_together() -> None:
    seats = [{"cards": ["Y22", "G42"], "life": 2}, STRIKER, {"out": 1}]
    state = position({"mode": "lone", "seats": seats, "turn": 1})
    state = play(state, "attack G35 right 0")
    assert table_facts(state)["winners"] == [1, 2]


def test_a_leading_card_that_kills_stops_the_other() -> None:
    """The right card meets the trap first; the left one never comes to its own."""
    slider = {"cards": ["R14", "B51"], "hand": ["G35"]}
    rows = {"cards": ["Y21", "B24"], "blocking": [1, 0], "life": 1, "tokens": {"a5": "damage", "d4": "damage"}}
    told: list[Event] = []
    state = position({"mode": FFA, "seats": [slider, rows, {}, {}]})
    play(state, "attack G35 right 1", "slide 1 right", events=told)
    assert [one["place"] for one in facts(told, "token_triggered")] == [4]
