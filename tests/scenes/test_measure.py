"""The program measures itself: the figures are there, and none of them is of something else."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from scenes import launch, measure
from scenes.app import App
from scenes.play import Phase
from tests.scenes.driver import LOADED


def test_the_start_is_measured_from_the_moment_that_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(measure.STARTED, repr(time.time() - 100.0))
    report = tmp_path / "found.json"
    assert launch.main(["--measure", str(report), "--measure-start"]) == 0
    found = json.loads(report.read_text(encoding="ascii"))
    assert 100_000 < found["picture_ms"] <= found["title_ms"]
    assert not found["packaged"]


def test_every_table_is_reached(tmp_path: Path) -> None:
    tables = measure.tables()
    assert {setup.game for setup in tables.values()} == {
        "eight_bit_battle", "eight_masters_revenge", "street_war", "demonites",
    }  # fmt: skip
    app = App(settings_file=tmp_path / "settings.json", assets=LOADED)
    for name in ("eight_bit_battle/courtyard", "demonites/skirmish"):
        scene = measure.opened(app, tables[name])
        assert scene.phase == Phase.CHOOSING
        assert app.context.stack.top is scene
    app.close()


def test_a_spread_is_of_all_values() -> None:
    assert measure.spread([float(value) for value in range(1, 101)]) == {"median": 51.0, "p99": 100.0, "worst": 100.0}
