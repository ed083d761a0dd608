"""The Tower: floors, coins, records, and the file behind them."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from game.ai.levels import LEVELS
from game.climb import (
    COINS,
    MODES,
    TOP,
    Best,
    Run,
    after,
    begin,
    best_of,
    checked,
    floor_of,
    is_climb,
    level_due,
    occasion_of,
    seat_of,
    setup_of,
)
from game.core.contract import Result
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.storage.climb import Towers, open_towers

WON, LOST, DRAWN = (Result(winners, "", "", (0, 0)) for winners in ((0,), (1,), ()))
RUN = begin("street_war", "standard", 7, {"rush_hour": "off"})


def test_every_game_has_a_tower_with_a_floor_for_each_level() -> None:
    assert set(MODES) == set(GAME_IDS)
    assert all(set(modes) <= set(get_game(game_id).modes) for game_id, modes in MODES.items())
    assert len(LEVELS) == TOP
    assert [level_due(RUN._replace(won=won)) for won in range(TOP + 1)] == [*LEVELS, None]


def test_up_by_a_win_a_coin_less_by_a_loss_and_nothing_by_a_draw() -> None:
    run = after(after(after(RUN, 0, WON), 0, LOST), 0, DRAWN)
    assert (run.won, run.coins, run.played) == (1, COINS - 1, 3)
    for _ in range(COINS - 1):
        assert not run.is_over
        run = after(run, 0, LOST)
    assert (run.is_over, run.won, level_due(run)) == (True, 1, None)
    assert after(run, 0, WON) == run


def test_the_top_ends_it() -> None:
    run = RUN
    for floor in range(TOP):
        assert level_due(run) == floor + 1
        run = after(run, 1, LOST)
    assert run.is_over
    assert best_of(run) == Best(TOP, COINS, TOP)


def test_every_match_has_cards_and_seats_of_its_own() -> None:
    runs = [RUN._replace(played=played) for played in range(12)]
    assert len({setup_of(run).seed for run in runs}) == 12
    assert {seat_of(run) for run in runs} == {0, 1}
    assert all(setup_of(run).options == {"rush_hour": "off"} for run in runs)
    assert len({occasion_of(run) for run in runs}) == 12


@pytest.mark.parametrize(("game_id", "mode"), [(game_id, mode) for game_id, modes in MODES.items() for mode in modes])
def test_every_tower_can_be_dealt(game_id: str, mode: str) -> None:
    run = begin(game_id, mode, 1)
    setup = setup_of(run)
    assert Match(setup).turn is not None
    assert 0 <= seat_of(run) < setup.seats


def test_occasions_tell_the_floor() -> None:
    assert floor_of(occasion_of(RUN)) == 1
    assert floor_of(occasion_of(RUN._replace(won=4, played=9))) == 5
    assert [floor_of(one) for one in ("", "climb:", "climb:a/b:x:1", "daily:2026-11-30", "gauntlet")] == [0] * 5
    assert not is_climb("tournament:1:2")


def test_records_are_floors_then_coins_then_few_matches() -> None:
    ladder = [Best(1, 3, 1), Best(2, 0, 9), Best(2, 1, 9), Best(2, 1, 4)]
    for worse, better in pairwise(ladder):
        assert better.beats(worse)
        assert not worse.beats(better)
    assert ladder[0].beats(None)
    assert not ladder[0].beats(ladder[0])


def test_runs_and_records_come_back(tmp_path: Path) -> None:
    path = tmp_path / "climb.json"
    kept = open_towers(path)
    assert not kept.value.keep(RUN)
    assert kept.value.keep(after(RUN, 0, WON))
    assert not kept.value.keep(begin("street_war", "standard", 9))
    assert kept.value.keep(after(begin("demonites", "war", 9), 0, LOST))
    assert kept.save()
    again = open_towers(path)
    assert (again.value, again.notices) == (kept.value, [])
    assert again.value.best == {"street_war/standard": Best(1, 3, 1), "demonites/war": Best(0, 2, 1)}


@pytest.mark.parametrize(
    "run",
    [
        RUN._replace(mode="teams"),
        RUN._replace(game="chess"),
        RUN._replace(won=TOP + 1, played=9),
        RUN._replace(coins=COINS + 1),
        RUN._replace(won=2, played=1),
        RUN._replace(seed=-1),
    ],
)
def test_a_run_that_cannot_be_is_set_aside(tmp_path: Path, run: Run) -> None:
    with pytest.raises(ValueError, match=r"tower|matches"):
        checked(run)
    path = tmp_path / "climb.json"
    path.write_bytes(msgspec.json.encode(Towers(runs={"street_war/standard": run})))
    kept = open_towers(path)
    assert kept.value == Towers()
    assert [notice.text for notice in kept.notices] == ["notice.climb_broken"]


def test_a_run_under_another_name_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "climb.json"
    path.write_text(json.dumps({"format": 1, "runs": {"demonites/war": list(RUN)}}))
    assert open_towers(path).value == Towers()
