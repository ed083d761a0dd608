"""The Gauntlet as values: order, levels, lots, results, records, and what is read from files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.contract import Result
from game.core.match import Match
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.eight_masters_revenge.gauntlet import (
    LEVELS,
    MOST_LIFE,
    Record,
    Run,
    after,
    begin,
    due,
    duel_begun,
    ladder,
    lost,
    person_seat,
    record_of,
    records_from_json,
    records_to_json,
    run_from_json,
    run_to_json,
    setup_of,
)

BOARD = {fighter.id: fighter.board for fighter in FIGHTERS}


def outcome(winner: int, left: int) -> Result:
    scores = (left, 0) if winner == 0 else (0, left)
    return Result((winner,), "last_standing", "blow", scores)


def won(run: Run, left: int) -> Run:
    run = duel_begun(run)
    person = person_seat(setup_of(run, GAME.id))
    return after(run, person, outcome(person, left))


@pytest.mark.parametrize("fighter", BOARD)
def test_six_duels_against_the_other_three_boards(fighter: str) -> None:
    for seed in range(50):
        rungs = ladder(begin(fighter, seed))
        assert [rung.number for rung in rungs] == [0, 1, 2, 3, 4, 5]
        assert tuple(rung.level for rung in rungs) == LEVELS == (1, 2, 2, 3, 3, 4)
        assert {rung.fighter for rung in rungs} == {one for one in BOARD if BOARD[one] != BOARD[fighter]}


def test_the_order_is_random_and_the_seed_s_alone() -> None:
    orders = {tuple(rung.fighter for rung in ladder(begin("karu", seed))) for seed in range(300)}
    assert len(orders) > 200
    first = [ladder(begin("karu", seed))[0].fighter for seed in range(600)]
    assert all(70 <= first.count(fighter) <= 130 for fighter in set(first))
    assert ladder(begin("karu", 5)) == ladder(begin("karu", 5 + (1 << 32)))


def test_a_duel_is_a_solo_match_with_both_fighters_named() -> None:
    run = duel_begun(begin("osmine", 12))
    setup = setup_of(run, GAME.id, {"hide_pauses": "off", "solo_level": "5"})
    rung = due(run)
    assert rung is not None
    match, person = Match(setup), person_seat(setup)
    seats = match.view(person).seats
    assert (seats[person].fighter, seats[1 - person].fighter) == ("osmine", rung.fighter)
    assert (setup.mode, setup.options["solo_level"], setup.options["hide_pauses"]) == ("solo", "1", "off")
    assert (seats[person].life, seats[1 - person].life) == (12, 8)
    assert match.turn is not None
    assert match.turn.kind == "turn", "nobody has to pick"


def test_every_duel_begun_has_other_cards_and_the_lot_says_who_begins() -> None:
    run = begin("karu", 3)
    seeds, places = set(), []
    for _ in range(200):
        run = duel_begun(run)
        setup = setup_of(run, GAME.id)
        seeds.add(setup.seed)
        places.append(person_seat(setup))
        assert setup == setup_of(run, GAME.id)
    assert len(seeds) == 200
    assert 70 <= places.count(0) <= 130


def test_life_left_is_summed_and_a_lost_duel_is_due_again() -> None:
    run = begin("tilla", 8)
    run = won(run, 7)
    assert (run.left, run.life, run.begun, lost(run)) == ((7,), 7, 1, 0)
    second = due(run)
    beaten = duel_begun(run)
    person = person_seat(setup_of(beaten, GAME.id))
    beaten = after(beaten, person, outcome(1 - person, 4))
    assert due(beaten) == second
    assert (beaten.left, beaten.begun, lost(beaten)) == ((7,), 2, 1)
    left_alone = duel_begun(beaten)
    assert (due(left_alone), lost(left_alone)) == (second, 2)
    for left in (10, 1, 3, 2, 6):
        left_alone = won(left_alone, left)
    assert left_alone.is_over
    assert due(left_alone) is None
    assert record_of(left_alone) == Record(29, 8)


def test_what_is_over_is_over() -> None:
    run = Run("karu", 1, (1,) * 6, 6)
    assert after(run, 0, outcome(0, 9)) == run
    with pytest.raises(ValueError, match="all duels"):
        duel_begun(run)
    with pytest.raises(ValueError, match="all duels"):
        setup_of(run, GAME.id)
    with pytest.raises(ValueError, match="not over"):
        record_of(begin("karu", 1))
    with pytest.raises(ValueError, match="no fighter 'king'"):
        begin("king", 1)


def test_more_life_is_better_then_fewer_duels() -> None:
    assert MOST_LIFE == 62
    assert Record(1, 99).beats(None)
    assert Record(30, 9).beats(Record(29, 6))
    assert Record(30, 6).beats(Record(30, 7))
    assert not Record(30, 7).beats(Record(30, 7))


def test_runs_and_records_come_back_from_json() -> None:
    run = Run("hulda", (1 << 32) - 1, (12, 3, 10), 7)
    assert run_from_json(json.loads(json.dumps(run_to_json(run)))) == run
    records = {"hulda": Record(62, 6), "karu": Record(6, 40)}
    assert records_from_json(json.loads(json.dumps(records_to_json(records)))) == records


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("fighter", "king"),
        ("fighter", None),
        ("seed", -1),
        ("seed", 1 << 32),
        ("seed", True),
        ("seed", "7"),
        ("left", 5),
        ("left", [0]),
        ("left", [13]),
        ("left", [12, 11]),
        ("left", [1] * 7),
        ("begun", 0),
        ("begun", 10_000),
        ("begun", 2.0),
    ],
)
def test_a_run_that_cannot_be_is_refused(field: str, value: Any) -> None:
    data = run_to_json(Run("hulda", 4, (12,), 1))
    with pytest.raises(ValueError, match=r"should be|no fighter"):
        run_from_json({**data, field: value})


@pytest.mark.parametrize("data", [None, 3, [], {}, {"fighter": "karu"}, {"extra": 1}])
def test_what_is_no_run_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="no run"):
        run_from_json(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"king": {"life": 20, "duels": 6}},
        {"karu": 20},
        {"karu": {"life": 20}},
        {"karu": {"life": 63, "duels": 6}},
        {"karu": {"life": 5, "duels": 6}},
        {"karu": {"life": 20, "duels": 5}},
        {"karu": {"life": "20", "duels": 6}},
    ],
)
def test_records_that_cannot_be_are_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"no records|no fighter|fields expected|should be"):
        records_from_json(data)
