"""The program tries itself out; whole matches of it are played by the packaged program (tests/packaged)."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.storage.folders import HOME_VARIABLE
from scenes import tryout


def test_a_match_that_comes_to_no_end_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tryout, "PATIENCE", 40)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "mine"))
    report = tmp_path / "report.json"
    assert tryout.try_out(report, ("eight_bit_battle",)) == 1
    found = json.loads(report.read_text(encoding="utf-8"))
    assert "eight_bit_battle: no result after 40 frames" in found["fault"]
    assert "TitleScene" in found["fault"]
    assert not (tmp_path / "mine").exists(), "the player's own folder was touched"
    assert os.environ[HOME_VARIABLE] == str(tmp_path / "mine")
