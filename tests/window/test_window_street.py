"""A match of Street War in a real window, from the title to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.entering import enter_by_keys
from tests.window.players import StreetPlayer, play_to_the_result
from tests.window.real_window import RealWindow

FEWEST = 10
"""Decisions in the shortest match: a character, and in each of three rounds (two Knockouts, and one more cone) a row,
a pass in the hustle and the end of a set-up."""


@pytest.mark.window
@pytest.mark.timeout(240)
def test_a_match_by_dragging_and_by_keys(display: str, tmp_path: Path) -> None:
    window = RealWindow(display, tmp_path, ("person", "ai:random"), game="street_war", options={"limit": "12"})
    try:
        enter_by_keys(window)
        player = StreetPlayer(window)
        assert play_to_the_result(window, player) >= FEWEST
        assert {"pick", "hustle"} <= player.kinds
        assert {"line_up", "line_up_last"} & player.kinds
        assert {"set_up", "set_up_last"} & player.kinds
    finally:
        window.close()
    assert not list(window.foreign.iterdir()), "something was written into the working directory"
