"""Cards looked at in full while a match is watched again: by keys alone and by pad alone, in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.events import OPEN
from game.core.registry import GAME_IDS
from scenes.intents import Kind
from scenes.replay import open_replay
from scenes.replay.bar import HEIGHT
from scenes.replay.menu import ReplayMenuScene
from scenes.replay.scene import ReplayScene
from scenes.tables.scripted import ScriptedTable
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import walk_to
from tests.scenes.pad_driver import PadDriver
from tests.scenes.saves.kept_matches import config, played


def halfway(driver: Driver, game: str) -> ReplayScene:
    """The replay of a match, standing in its middle with all cards open."""
    # Between two rounds of a War nothing lies there; in a Scout there are hands.
    match_config = config(game, "scout" if game == "demonites" else "")
    open_replay(driver.context, match_config, played(match_config.setup).actions)
    driver.step()
    scene = driver.scene
    assert isinstance(scene, ReplayScene)
    scene.playing, scene.eyes = False, OPEN
    scene.go(scene.reel.end // 2)
    driver.step()
    return scene


def table_of(scene: ReplayScene) -> Any:
    assert isinstance(scene.table, ScriptedTable)
    return scene.table


@pytest.mark.parametrize("driving", [Driver, PadDriver], ids=["keys", "pad"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_card_is_walked_to_and_looked_at_in_full(tmp_path: Path, game: str, driving: type[Driver]) -> None:
    driver = driving(tmp_path, "es")
    scene, side = halfway(driver, game), 1
    at, before = scene.at, driver.frame()
    driver.key(Kind.INSPECT, side)
    assert scene.looking == side
    assert driver.frame() != before, "nothing shows where the keys are"
    hands = table_of(scene).hands
    start = hands.spots.focus
    cards = [spot.key for spot in hands.spots.all if hands.inspect(spot.key)]
    hands.close_top()
    assert cards, "no card can be looked at"
    goal = next(key for key in reversed(cards) if key != start)
    walk_to(driver, hands.spots, goal)
    walked = driver.frame()
    for kind in (Kind.INSPECT, Kind.CONFIRM):
        driver.key(kind, side)
        assert hands.inspected is not None or hands.leafing is not None
        assert driver.frame() != walked
        driver.key(kind, side)
        assert hands.inspected is None
        assert hands.leafing is None
    assert driver.context.fonts.overflows == []
    assert scene.at == at, "keys wind while they walk"
    driver.key(Kind.CANCEL, side)
    assert scene.looking is None
    assert not table_of(scene).hands.strolling
    driver.key(Kind.RIGHT, side)
    assert scene.at > at
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, ReplayMenuScene)
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.app.close()


def test_other_eyes_leave_the_keys_where_they_are(driver: Driver) -> None:
    scene = halfway(driver, "street_war")
    driver.key(Kind.INSPECT)
    driver.key(Kind.UP)
    focus = scene.table.spots.focus
    for _ in scene.reel.all_eyes:
        driver.key(Kind.PEEK)
        assert scene.looking == 0
    assert scene.table.spots.focus == focus


def test_nobody_walks_under_the_bar(driver: Driver) -> None:
    scene = halfway(driver, "eight_bit_battle")
    driver.key(Kind.INSPECT)
    assert any(spot.rect.centery < HEIGHT for spot in scene.table.spots.all), "nothing lies there"
    for kind in (Kind.UP, Kind.UP, Kind.UP, Kind.LEFT, Kind.UP, Kind.RIGHT, Kind.RIGHT, Kind.UP):
        driver.key(kind)
        spots = scene.table.spots
        assert spots.focus is not None
        rect = spots.rect(spots.focus)
        assert rect is not None
        assert rect.centery >= HEIGHT, spots.focus
