"""Whole matches of Street War through the real scenes, from the choice of characters to the result: by keys alone, by
clicks alone, by dragging, alone and with another person at one screen, in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from scenes.match_config import PERSON
from scenes.play import PlayScene
from scenes.result import MatchResultScene
from tests.scenes.driver import Driver
from tests.scenes.street_matches import (
    PAIRINGS,
    Play,
    by_clicks,
    by_dragging,
    by_keys,
    lively,
    play,
    start,
)

HANDS: dict[str, Play] = {"keys": by_keys, "clicks": by_clicks, "drags": by_dragging}


def _ended(driver: Driver, scene: PlayScene) -> None:
    """The result shows what the match ended with, and all that was written fitted."""
    assert isinstance(driver.scene, MatchResultScene)
    result = scene.session.result
    assert result is not None
    assert driver.scene.report.winners == result.winners
    driver.frame()
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("pairing", ["person-person", "person-ai", "ai-person"])
def test_a_match(driver: Driver, pairing: str, hands: str) -> None:
    driver.context.switch_language("es" if hands == "clicks" else "en")
    scene = start(driver, PAIRINGS[pairing], seed=4, limit="12")
    sight: Counter[str] = Counter()
    play(driver, scene, lively(4), HANDS[hands], sight)
    assert {"pick", "line_up", "line_up_last", "hustle", "set_up", "set_up_last", "set", "open"} <= set(sight)
    _ended(driver, scene)


def test_a_match_without_people(driver: Driver) -> None:
    scene = start(driver, PAIRINGS["ai-ai"], seed=4, limit="12")
    play(driver, scene, lively(4), by_keys)
    _ended(driver, scene)


@pytest.mark.parametrize("hands", ["keys", "drags"])
def test_all_options_and_no_choice_of_characters(driver: Driver, hands: str) -> None:
    options = {"characters": "random", "zero_cards": "on", "blank_strategy": "on", "drifter": "use", "rush_hour": "off"}
    scene = start(driver, (PERSON, PERSON), seed=6, limit="12", **options)
    sight: Counter[str] = Counter()
    play(driver, scene, lively(6), HANDS[hands], sight)
    assert "pick" not in sight
    _ended(driver, scene)
