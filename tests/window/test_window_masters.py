"""A duel of 8 Masters' Revenge in a real window, from the title to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.entering import enter_by_keys
from tests.window.players import MastersPlayer, play_to_the_result
from tests.window.real_window import RealWindow

FEWEST = 6
"""Decisions in the shortest duel: to lose ten lives takes more blows than three."""


@pytest.mark.window
@pytest.mark.timeout(240)
def test_a_duel_by_keys(display: str, tmp_path: Path) -> None:
    window = RealWindow(
        display,
        tmp_path,
        ("person", "ai:random"),
        game="eight_masters_revenge",
        options={"fighters": "none", "exhaust_from": "20"},
    )
    try:
        enter_by_keys(window)
        assert play_to_the_result(window, MastersPlayer(window)) >= FEWEST
    finally:
        window.close()
    assert not list(window.foreign.iterdir()), "something was written into the working directory"
