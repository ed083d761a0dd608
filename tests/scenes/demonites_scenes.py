"""Matches of Demonites on a fake table: the flow of a match alone, whatever the picture."""

from __future__ import annotations

import pytest

from game.core.contract import Setup
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import PlayScene, open_match
from tests.scenes.driver import Driver
from tests.scenes.fake_table import FakeTable

GAME_ID = "demonites"
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eva", "Fay")


def plug(monkeypatch: pytest.MonkeyPatch, table: type[FakeTable] = FakeTable) -> None:
    """Put the fake table in the place of the game's own."""
    monkeypatch.setattr("scenes.play.make_table", table)
    monkeypatch.setattr("scenes.play_deciding.thinking_time", lambda _: (0.05, 4))
    monkeypatch.setattr("scenes.race.thinking_time", lambda _: (0.05, 4))


def config(people: tuple[int, ...], seats: int, mode: str, seed: int = 3, **options: str) -> MatchConfig:
    """People on these seats, players that take anything on the others."""
    kinds = (PERSON if seat in people else "ai:random" for seat in range(seats))
    sitting = tuple(SeatConfig(kind, name) for kind, name in zip(kinds, NAMES, strict=False))
    return MatchConfig(Setup(GAME_ID, seed, seats, mode, options), sitting, seed_given=True)


def start(driver: Driver, match: MatchConfig) -> PlayScene:
    """Open it."""
    open_match(driver.context, match)
    driver.step()
    assert isinstance(driver.scene, PlayScene)
    return driver.scene


def table_of(scene: PlayScene) -> FakeTable:
    """Its table."""
    assert isinstance(scene.table, FakeTable)
    return scene.table
