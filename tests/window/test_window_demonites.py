"""A Campaign of the Demonites in a real window, from the title to the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.entering import enter_by_keys
from tests.window.players import CampaignPlayer, play_to_the_result
from tests.window.real_window import RealWindow

FEWEST = 10
"""Decisions of one seat in a short Campaign: each of twelve turns places a demon, if nobody falls before."""


@pytest.mark.window
@pytest.mark.timeout(240)
def test_a_campaign_by_keys_and_by_mouse(display: str, tmp_path: Path) -> None:
    window = RealWindow(
        display, tmp_path, ("person", "ai:random"), game="demonites", mode="campaign", options={"limit": "short"}
    )
    try:
        enter_by_keys(window)
        player = CampaignPlayer(window)
        assert play_to_the_result(window, player) >= FEWEST
        assert {"place by keys", "place by mouse", "charge by keys"} <= player.kinds
    finally:
        window.close()
    assert not list(window.foreign.iterdir()), "something was written into the working directory"
