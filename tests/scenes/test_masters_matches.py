"""Whole matches of 8 Masters' Revenge through the real scenes, from the choice of fighters to the result: by keys
alone, by clicks alone, by dragging, in every mode, in both languages, alone and with others at one screen."""

from __future__ import annotations

import pytest

from scenes.match_config import PERSON
from scenes.play import PlayScene
from scenes.result import MatchResultScene
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import DUELS, Play, by_clicks, by_dragging, by_keys, lively, play, start

HANDS: dict[str, Play] = {"keys": by_keys, "clicks": by_clicks, "drags": by_dragging}
RANDOM = "ai:random"
OTHERS: dict[str, tuple[str, tuple[str, ...], str, str, int]] = {
    "solo": ("solo", (PERSON, RANDOM), "keys", "en", 7),
    "lone against two": ("one_against_all", (PERSON, RANDOM, PERSON), "clicks", "es", 8),
    "lone alone": ("one_against_all", (PERSON, "ai:greedy", RANDOM), "drags", "en", 3),
    "four, one person": ("free_for_all", (PERSON, RANDOM, "ai:greedy", RANDOM), "keys", "en", 9),
    "four people": ("free_for_all", (PERSON, PERSON, PERSON, PERSON), "clicks", "es", 12),
    "teams of four people": ("teams", (PERSON, PERSON, PERSON, PERSON), "keys", "en", 10),
    "teams of two people": ("teams", (RANDOM, PERSON, RANDOM, PERSON), "drags", "es", 4),
    "teams, one person": ("teams", (RANDOM, RANDOM, PERSON, RANDOM), "clicks", "en", 5),
}


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
def test_a_duel(driver: Driver, pairing: str, hands: str) -> None:
    driver.context.switch_language("es" if hands == "clicks" else "en")
    scene = start(driver, DUELS[pairing], seed=4, exhaust_from="20")
    sight: list[str] = []
    play(driver, scene, lively(4), HANDS[hands], sight)
    assert {"pick", "turn", "defend"} <= set(sight)
    _ended(driver, scene)


def test_a_duel_without_people(driver: Driver) -> None:
    scene = start(driver, DUELS["ai-ai"], seed=4, exhaust_from="20")
    play(driver, scene, lively(4), by_keys)
    _ended(driver, scene)


@pytest.mark.parametrize("case", OTHERS)
def test_other_modes(driver: Driver, case: str) -> None:
    mode, kinds, hands, language, seed = OTHERS[case]
    driver.context.switch_language(language)
    scene = start(driver, kinds, mode, seed, exhaust_from="20")
    play(driver, scene, lively(seed), HANDS[hands])
    _ended(driver, scene)


@pytest.mark.parametrize("fighters", ["random", "none"])
def test_nobody_chooses_a_fighter(driver: Driver, fighters: str) -> None:
    scene = start(driver, DUELS["person-ai"], seed=6, fighters=fighters, exhaust_from="20")
    sight: list[str] = []
    play(driver, scene, lively(6), by_keys, sight)
    assert "pick" not in sight
    _ended(driver, scene)
