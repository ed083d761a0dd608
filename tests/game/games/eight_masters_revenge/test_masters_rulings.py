"""The house rulings of rules/eight_masters_revenge.md §1.2, by number.

H1 to H3, H9 and H21 are in test_masters_cards.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Setup
from game.core.events import Event
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import BOARDS, FIGHTERS, TOKEN_COUNTS
from game.games.eight_masters_revenge.state import State
from tests.game.games.eight_masters_revenge.masters_scenario import (
    facts,
    legal,
    play,
    position,
    seat_facts,
    table_facts,
    words,
)

ID = GAME.id
STRIKER: dict[str, Any] = {"cards": ["R24", "B51"], "hand": ["G35", "Y11"]}
OPEN_GUARD: dict[str, Any] = {"cards": ["Y22", "G42"]}
STRIKE = "attack G35 right 1"


def life(state: State, seat: int) -> int:
    return state.seats[seat].life


def new(mode: str = "duel", seed: int = 1, **options: str) -> State:
    state, _ = GAME.new(Setup(ID, seed, GAME.seats_of(mode)[0], mode, options))
    return state


def test_h4_and_h5_one_damage_token_is_trap_and_wound() -> None:
    assert TOKEN_COUNTS == (24, 8, 4)
    state = position({"seats": [{**STRIKER, "damage": [1, 0]}, {"tokens": {"a1": "damage"}}]})
    assert state.supply_damage == 22
    # The wound of the blow costs its owner a life and goes back.
    assert play(state, STRIKE).supply_damage == 23


def test_h6_one_power_token_and_the_opposite_cancels() -> None:
    powerful = {"cards": ["R12", "B51"], "hand": ["G35"]}
    state = play(position({"seats": [powerful, {**OPEN_GUARD, "power": [1, 0]}]}), STRIKE)
    choices = [one for one in legal(state) if one.startswith("power 1")]
    assert choices == ["power 1 0 down", "power 1 1 down", "power 1 1 up"]
    after = play(state, "power 1 0 down")
    assert (seat_facts(after.seats[1])["power"], after.supply_power) == ([0, 0], 8)


@pytest.mark.parametrize(("before", "after", "supply"), [(1, 0, 8), (0, -1, 7), (-1, -1, 7)])
def test_h7_a_crow_weakens_or_cancels(before: int, after: int, supply: int) -> None:
    blocker = {"cards": ["R22", "G42"], "power": [before, 0], "tokens": {"d3": "crow"}}
    state = play(position({"seats": [STRIKER, blocker]}), STRIKE, "block 0", "pass")
    assert seat_facts(state.seats[1])["power"] == [after, 0]
    assert (state.supply_power, state.supply_crow) == (supply, 4)


def test_h7_a_crow_without_power_tokens_only_goes_back() -> None:
    blocker = {"cards": ["R22", "G42"], "tokens": {"d3": "crow"}}
    state = position({"seats": [STRIKER, blocker]})._replace(supply_power=0)
    state = play(state, STRIKE, "block 0", "pass")
    assert (seat_facts(state.seats[1])["power"], state.supply_power, state.supply_crow) == ([0, 0], 0, 4)


def test_h8_a_place_holds_one_thing() -> None:
    trapper = {"cards": ["R11", "B51"], "hand": ["G35"]}
    state = play(position({"seats": [trapper, {**OPEN_GUARD, "tokens": {"a1": "crow", "d6": "damage"}}]}), STRIKE)
    places = {one.split()[2] for one in legal(state) if one.startswith("trap 1")}
    assert places == {"a2", "a5", "a6", "d1", "d2", "d3", "d4", "d5"}


def test_h10_a_discarded_bow_leaves_the_game() -> None:
    state = play(position({"seats": [{"hand": ["G35"]}, OPEN_GUARD]}), STRIKE)
    assert table_facts(state)["discard"] == []


def test_h11_a_counter_only_stops_the_attack() -> None:
    """The discarded card neither strikes nor has an effect, but its wound and the landing token count."""
    target = {"cards": ["B22", "R42"], "hand": ["R31"], "damage": [0, 1], "tokens": {"a2": "damage"}}
    told: list[Event] = []
    state = play(position({"seats": [STRIKER, target]}), STRIKE, "counter R31 left", events=told)
    assert (life(state, 0), life(state, 1)) == (10, 8)
    assert not facts(told, "effect_offered")
    assert words(state.discard) == ["R42", "R24"]


def test_h12_no_counter_after_a_block_no_block_after_a_counter_no_blocking_dragon() -> None:
    target = {"cards": ["R42", "B22"], "hand": ["R31", "G31"]}
    state = play(position({"seats": [{**STRIKER, "hand": ["G35", "Y23"], "cards": ["R24", "B22"]}, target]}), STRIKE)
    assert "block 0" in legal(state)
    blocked = play(position({"seats": [STRIKER, {**target, "cards": ["R42", "R22"]}]}), STRIKE, "block 0")
    assert legal(blocked) == ["block 1", "take"]
    countered = play(position({"seats": [STRIKER, target]}, hide_pauses="on"), STRIKE, "counter R31 left")
    assert legal(countered) == ["yield"]
    # The red dragon blocks: only the free blue one may be countered beside.
    free = {**target, "blocking": [1, 0]}
    state = play(position({"seats": [STRIKER, free]}), STRIKE)
    assert [one for one in legal(state) if one.startswith("counter")] == ["counter G31 right", "counter R31 right"]


def test_h13_a_pair_is_judged_again_on_the_attackers_counter() -> None:
    """Here it breaks the pair, in E15 it makes one; the blow stays the first one either way."""
    attacker = {"cards": ["R24", "B22"], "hand": ["Y23", "G53"]}
    target = {"cards": ["Y31", "B13"], "hand": ["Y33"]}
    told: list[Event] = []
    state = position({"seats": [attacker, target]})
    state = play(state, "attack Y23 right 1", "counter Y33 left", "counter G53 right", events=told)
    assert [event.kind for event in told if event.kind.startswith("pair")] == ["pair_noted", "pair_lost"]
    assert words([state.blow]) == ["R24"]
    checked = facts(told, "hit_checked")[0]
    assert (checked["attack"], checked["defence"]) == (3 + 5, 3 + 1)
    assert play(state, "pass").actor == 1


def test_h13_a_lost_chain_loses_the_pair() -> None:
    attacker = {"cards": ["R24", "B22"], "hand": ["Y23"]}
    target = {"cards": ["Y31", "B13"], "hand": ["Y33"]}
    told: list[Event] = []
    state = position({"seats": [attacker, target]})
    state = play(state, "attack Y23 right 1", "counter Y33 left", events=told)
    assert (state.actor, state.extra) == (1, 0)
    assert facts(told, "attack_stopped") == [{"seat": 0, "by": 1, "why": "countered"}]
    assert facts(told, "pair_lost")


def test_h14_slides_and_switches_neither_make_nor_break_a_pair() -> None:
    pairing = {"cards": ["R35", "B51"], "hand": ["G13"]}
    told: list[Event] = []
    state = play(position({"seats": [pairing, {"cards": ["Y22", "B24"]}]}), "attack G13 right 1", events=told)
    assert facts(told, "pair_noted") == [{"seat": 0, "number": 1}]
    state = play(state, "switch 0")
    assert (state.actor, state.extra) == (0, 1)


def test_h15_the_2_is_given_once() -> None:
    state = play(position({"seats": [STRIKER, {"cards": ["R22", "R42"], "blocking": [1, 1]}]}), STRIKE)
    assert life(state, 1) == 10 - 2 - 2


def test_h16_no_second_pass_in_a_row() -> None:
    full = {"hand": ["R11", "R12", "R13", "R14"]}
    state = play(position({"seats": [full, {"hand": ["B11", "B12", "B13", "B14"]}]}), "pass", "pass")
    assert state.seats[0].passed == 1
    assert "pass" not in legal(state)
    after = play(state, "attack R11 left 1")
    assert after.seats[0].passed == 0


def test_h17_the_pile_is_made_anew_when_a_card_must_be_drawn() -> None:
    told: list[Event] = []
    setup = {"seats": [{"hand": ["R11"]}, {}], "deck_top": ["B33"], "deck_only": 1, "discard": ["R33", "R34"]}
    state = play(position(setup), "draw", events=told)
    assert [event.kind for event in told if event.to & 1 << 31][:4] == [
        "drawn",
        "deck_reshuffled",
        "drawn",
        "turn_ended",
    ]
    assert {"R11", "B33"} < set(words(state.seats[0].hand))
    assert (len(state.deck), state.discard) == (1, ())
    assert "draw" not in legal(position({"seats": [{"hand": ["R11"]}, {}], "deck_only": 1}))


@pytest.mark.parametrize(("option", "first"), [("20", 20), ("26", 26), ("35", 35)])
def test_h18_exhaustion_begins_in_its_round(option: str, first: int) -> None:
    for number, lost in ((first - 1, 0), (first, 1), (first + 5, 1)):
        state = position({"round": number, "phase": "begin"}, exhaust_from=option)
        assert life(state, 0) == 10 - lost


def test_h18_every_match_ends_even_if_everybody_only_passes_and_draws() -> None:
    state = new(fighters="none")
    for _ in range(GAME.max_actions):
        choices = legal(state)
        if not choices:
            break
        state = play(state, next((one for one in ("draw", "pass", "take") if one in choices), choices[0]))
    result = GAME.result(state)
    assert result is not None
    assert result.by == "last_standing"


def test_h19_opening_thorns_may_be_left_out() -> None:
    assert (new().seats[0].traps, new().supply_damage) == (1 << 4, 23)
    assert (new(opening_thorn="off").seats[0].traps, new(opening_thorn="off").supply_damage) == (0, 24)
    four = new("free_for_all")
    assert [seat.traps for seat in four.seats] == [1 << 4 | 1 << 1, 1 << 4 | 1 << 1, 1 << 4, 0]


def test_h20_losses_come_one_at_a_time() -> None:
    told: list[Event] = []
    state = position({"seats": [{"life": 1}, {"life": 1}], "phase": "begin", "round": 26}, told)
    assert [one["seat"] for one in facts(told, "life_lost")] == [0]
    assert table_facts(state)["winners"] == [1]


def test_h22_the_lone_master_may_act_in_between() -> None:
    """He tires only once a round, in his first turn."""
    state = position({"mode": "lone", "round": 25, "seats": [{}, {}, {}]}, lone_order="between", exhaust_from="26")
    lives, seen = [], []
    for _ in range(9):
        state = play(state._replace(seats=tuple(seat._replace(passed=0) for seat in state.seats)), "pass")
        seen.append((state.active, state.round))
        lives.append(life(state, 0))
    assert seen[2:7] == [(2, 25), (0, 26), (1, 26), (0, 26), (2, 26)]
    assert lives[2:8] == [11, 10, 10, 10, 10, 9]


def test_h23_team_mates_hands_are_hidden_or_open() -> None:
    for option, sees in (("closed", False), ("open", True)):
        state = new("teams", team_hands=option)
        seen = [GAME.view(state, 0).seats[seat].hand is not None for seat in range(4)]
        assert seen == [True, False, sees, False]
    # Elsewhere the option changes nothing.
    assert GAME.view(new("duel", team_hands="open"), 0).seats[1].hand is None


def test_h24_fighters_are_chosen_drawn_or_left_out() -> None:
    state = new("free_for_all")
    assert table_facts(state)["phase"] == "pick"
    state = play(state, "pick hulda")
    assert "pick tilla" not in legal(state)
    state = play(state, "pick karu", "pick osmine", "pick nenzo")
    assert table_facts(state) | {"phase": "turn", "actor": 0, "round": 1} == table_facts(state)
    met = set()
    for seed in range(120):
        drawn = new("free_for_all", seed, fighters="random")
        fighters = [FIGHTERS[seat.fighter] for seat in drawn.seats]
        assert {fighter.board for fighter in fighters} == set(range(BOARDS))
        met |= {(seat, fighter.id) for seat, fighter in enumerate(fighters)}
    assert len(met) == 4 * 8
    assert all(seat.fighter < 0 for seat in new(fighters="none").seats)


def test_h25_the_discard_pile_lies_open() -> None:
    state = position({"discard": ["R33", "B12"]})
    assert words(GAME.view(state, 1).discard) == ["R33", "B12"]


def test_h26_the_blow_cannot_come_back_in_its_own_attack() -> None:
    """R24's own effect draws while the draw pile is empty: the discard pile is shuffled without R24."""
    setup = {"seats": [STRIKER, OPEN_GUARD], "deck_only": 1, "discard": ["B33"]}
    state = play(position(setup), STRIKE, "draw 0")
    assert "B33" in words(state.seats[0].hand)
    assert words(state.discard) == ["R24"]


def test_pauses_tell_nothing_where_they_are_hidden() -> None:
    """With `hide_pauses` every target is asked, and so is every attacker who was countered (§4.2)."""
    state = play(position({"seats": [STRIKER, OPEN_GUARD]}, hide_pauses="on"), STRIKE)
    assert (table_facts(state)["phase"], legal(state)) == ("defend", ["take"])
    target = {"cards": ["B22", "G42"], "hand": ["R31"]}
    state = play(position({"seats": [STRIKER, target]}, hide_pauses="on"), STRIKE, "counter R31 left")
    assert (table_facts(state)["phase"], state.actor, legal(state)) == ("counter", 0, ["yield"])
