"""A match from title to result, in windows as large as the screens that players have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaged.yards import listing
from tests.window.entering import enter_by_keys, enter_by_mouse
from tests.window.players import KeyPlayer, MousePlayer, play_to_the_result
from tests.window.real_window import RealWindow
from tests.window.x_server import x_server

FEWEST = 10
"""Decisions of one person in the shortest match of 8-Bit Battle."""
SCREENS = [(640, 360), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.packaged
@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("hands", ["keys", "mouse"])
def test_a_match_fills_the_screen(program: Path, tmp_path: Path, size: tuple[int, int], hands: str) -> None:
    before = listing(program.parent)
    with x_server(size) as display:
        window = RealWindow(display, tmp_path, ("person", "ai:random"), size=size, start=[str(program)])
        try:
            (enter_by_keys if hands == "keys" else enter_by_mouse)(window)
            player = KeyPlayer(window, people=1) if hands == "keys" else MousePlayer(window)
            assert play_to_the_result(window, player) >= FEWEST
        finally:
            window.close()
    assert not list(window.foreign.iterdir()), "something was written into the working directory"
    assert listing(program.parent) == before, "something was written beside the program"
