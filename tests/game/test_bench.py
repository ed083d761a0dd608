"""The benchmark measures every game beside a reference loop. How fast anything is, no test says."""

from __future__ import annotations

import json

import pytest

from game.bench import mode_of, random_moves
from game.cli import main
from game.core.contract import TABLE, Setup
from game.core.registry import GAME_IDS, get_game


def test_every_figure_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.02", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["reference"]["loops_per_second"] > 0
    assert set(found["games"]) == set(GAME_IDS)
    for row in found["games"].values():
        assert row["moves_per_second"] > 0
        assert row["simulations_per_second"] > 0


def test_people_read_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.01"]) == 0
    text = capsys.readouterr().out
    assert all(game_id in text for game_id in GAME_IDS)
    assert main(["bench", "--seconds", "0"]) == 2


def test_modes_that_are_measured_have_decisions() -> None:
    for game_id in GAME_IDS:
        game, mode = get_game(game_id), mode_of(game_id)
        state, _ = game.new(Setup(game_id, 1, game.seats_of(mode)[0], mode))
        turn = game.to_act(state)
        assert turn is not None
        assert turn.actor != TABLE


def test_some_moves_are_made_in_any_time() -> None:
    assert random_moves("street_war", 0.01) > 0
