"""Who calls whom: by the Ale, and the Queen her King."""

from __future__ import annotations

import pytest

from game.core.action import parse_action
from game.core.contract import Setup
from game.core.match import Match
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import PlayScene
from scenes.saves.records import KeptMatch
from tests.scenes.driver import Driver

SEED = 4241344632
BEFORE = (
    *("keep", "keep", "keep", "give", "give", "keep", "give", "play king", "play goblin key", "pass", "play villager"),
    *(
        "play queen",
        "play villager",
        "play wizard gauntlets",
        "play warrior",
        "play villager",
        "first me",
        "keep",
        "keep",
    ),
    *("give", "keep", "keep", "give", "keep", "play warrior ale", "play wizard", "join queen"),
)


@pytest.mark.parametrize("speed", [0, 1])
@pytest.mark.parametrize("last", ["join king", "pass"])
def test_a_queen_who_came_for_the_ale_brings_her_king(driver: Driver, speed: int, last: str) -> None:
    """The soldier who was laid was to show the Queen's gesture, which he has not: the match could not be gone on with.
    Met by a packaged program, about once in two hundred matches."""
    match = Match(Setup("eight_bit_battle", SEED))
    for text in (*BEFORE, last):
        match.act(parse_action(text))
    driver.context.settings.speed = speed
    seats = (SeatConfig(PERSON, "Ada"), SeatConfig("ai:random", "Bo"))
    scene = PlayScene(driver.context, MatchConfig(match.setup, seats), kept=KeptMatch(match, "one"))
    driver.push(scene)
    for _ in range(150):
        driver.step(ms=40)
    assert driver.scene is scene
