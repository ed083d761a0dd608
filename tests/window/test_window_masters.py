"""A duel of 8 Masters' Revenge in a real window, from the title to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.players import MastersPlayer, play_to_the_result
from tests.window.real_window import Point, RealWindow

CORNER: Point = (30, 300)
"""Nothing of any screen lies here. Without a window manager the keys go to whatever lies under the pointer."""
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
        window.wait_for("enter TitleScene")
        window.point(CORNER)
        for scene in ("SelectScene", "SetupScene", "PlayScene"):
            window.keys("Return")
            window.wait_for(f"enter {scene}", 10)
        assert play_to_the_result(window, MastersPlayer(window)) >= FEWEST
    finally:
        window.close()
    assert not list(window.foreign.iterdir()), "something was written into the working directory"
