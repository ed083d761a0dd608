"""Tournaments: every pairing from both sides, the same table for the same seed, whoever computes it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import tournament
from game.ai.levels import LEVEL_IDS
from game.cli import main
from game.core.contract import Setup
from game.tournament import Pairing, Task, pairings_of, pairs_of, play, players_of, side_of, table_of, tasks_of

GAME = "eight_bit_battle"
PLAYERS = "ai:random,1,2"


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["tournament", GAME, *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_tiny_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--levels", PLAYERS, "--matches", "2", "--seed", "3")
    assert [row["player"] for row in found["levels"]] == ["ai:random", "ai:1", "ai:2"]
    pairs = [(one["first"], one["second"]) for one in found["pairings"]]
    assert pairs == [("ai:random", "ai:1"), ("ai:random", "ai:2"), ("ai:1", "ai:2")]
    for one in found["pairings"]:
        assert one["wins"] + one["losses"] + one["draws"] == one["matches"] == 2
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
        assert one["elo_low"] <= one["elo"] <= one["elo_high"]
    assert sum(row["elo"] for row in found["levels"]) == pytest.approx(0, abs=1e-6)
    assert found["levels"][0]["matches"] == 4


def test_equal_seeds_give_equal_tables_with_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    one, two, other = (
        report(capsys, "--levels", "ai:random,1", "--matches", "4", "--seed", seed, "--workers", workers)
        for seed, workers in (("3", "1"), ("3", "2"), ("8", "1"))
    )
    assert one["pairings"] == two["pairings"]
    assert one["levels"] == two["levels"]
    assert one["pairings"] != other["pairings"]


def test_the_table_for_people_names_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", GAME, "--levels", "ai:random,1", "--matches", "1"]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("ai:random", "ai:1", "Elo"))


def test_every_deal_is_played_both_ways_round() -> None:
    tasks = tasks_of(("ai:1", "ai:2"), Setup(GAME, 10), 4, 5)
    assert [(task.setup.seed, task.first_side) for task in tasks] == [(10, 0), (10, 1), (11, 0), (11, 1)]


def test_only_neighbours_may_meet() -> None:
    players = ("ai:1", "ai:2", "ai:3")
    assert pairs_of(players) == [("ai:1", "ai:2"), ("ai:1", "ai:3"), ("ai:2", "ai:3")]
    assert pairs_of(players, near=True) == [("ai:1", "ai:2"), ("ai:2", "ai:3")]


def test_who_has_met_only_neighbours_is_rated_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--levels", PLAYERS, "--pairs", "near", "--matches", "2")
    assert [(one["first"], one["second"]) for one in found["pairings"]] == [("ai:random", "ai:1"), ("ai:1", "ai:2")]
    assert [row["matches"] for row in found["levels"]] == [2, 4, 2]


def test_neighbours_are_opponents_and_one_is_alone_against_two() -> None:
    assert [side_of(seat, 2) for seat in range(2)] == [0, 1]
    assert [side_of(seat, 3) for seat in range(3)] == [0, 1, 1]
    assert [side_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize(("mode", "seats"), [("one_against_all", 3), ("teams", 4), ("free_for_all", 4)])
def test_more_than_two_seats_are_two_sides(mode: str, seats: int) -> None:
    setup = Setup("eight_masters_revenge", 2, seats, mode)
    results = [play(Task(setup, ("ai:random", "ai:random"), side, 1)) for side in (0, 1)]
    # The same match from both sides, since both players are the same.
    assert results[0][0] + results[1][0] == 1
    assert results[0][1] == results[1][1]


def test_results_add_up_by_pairing() -> None:
    tasks = tasks_of(("a", "b", "c"), Setup(GAME, 1), 2, 1)
    found = pairings_of(tasks, [(1, 5), (0.5, 6), (0, 7), (0, 8), (1, 9), (1, 1)])
    assert found == [
        Pairing("a", "b", 1, 0, 1, 11),
        Pairing("a", "c", 0, 2, 0, 15),
        Pairing("b", "c", 2, 0, 0, 10),
    ]
    rows = table_of(("a", "b", "c"), found)
    assert [row["share"] for row in rows] == [1.5 / 4, 2.5 / 4, 2 / 4]


def test_who_is_meant_by_levels() -> None:
    assert players_of("all") == LEVEL_IDS
    assert players_of("2,ai:search") == ("ai:2", "ai:search")
    for wrong in ("3", "1,1", "ai:1,1"):
        with pytest.raises(ValueError, match="two or more"):
            players_of(wrong)


@pytest.mark.parametrize("words", [("--levels", "1,9"), ("--levels", "4"), ("--mode", "space")])
def test_what_cannot_be_played_is_refused(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert main(["tournament", GAME, *words]) == 2
    assert "python -m game tournament" in capsys.readouterr().err


def test_a_level_brings_its_own_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("game.match_play.Budget", lambda iterations: asked.append(iterations))
    with pytest.raises(AttributeError):
        tournament.play(Task(Setup(GAME, 1), ("ai:4", "ai:search"), 0, 77))
    assert asked[1] == 77
    assert asked[0] != 77
