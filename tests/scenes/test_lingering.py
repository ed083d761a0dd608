"""Whoever only stands there breathes at one pace, however fast what is played goes by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.attract import ShowScene, show_of
from scenes.match_config import PERSON
from scenes.play import PlayScene
from scenes.play_presses import Phase
from scenes.replay.scene import ReplayScene
from scenes.scene import Scene
from scenes.stage.actor import Actor
from tests.scenes.driver import Driver

GAME = "eight_masters_revenge"
"""Its two fighters stand there from the deal on."""
FRAME_MS = 16


def times(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> set[tuple[float, float | None]]:
    """What its actors are told of one frame: milliseconds of what is played, and real ones."""
    told: set[tuple[float, float | None]] = set()

    def update(self: Actor, ms: float, real_ms: float | None = None) -> bool:
        told.add((ms, real_ms))
        return False

    with monkeypatch.context() as patched:
        patched.setattr(Actor, "update", update)
        scene.update(FRAME_MS)
    return told


@pytest.mark.parametrize("speed", [1, 2, 4, 0])
def test_a_show_knows_no_speed_of_the_players(driver: Driver, monkeypatch: pytest.MonkeyPatch, speed: int) -> None:
    driver.context.settings.speed = speed
    driver.push(ShowScene(driver.context, GAME, 5))
    driver.step()
    assert times(driver.scene, monkeypatch) == {(FRAME_MS, FRAME_MS)}


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_a_match_is_faster_and_its_people_are_not(driver: Driver, monkeypatch: pytest.MonkeyPatch, speed: int) -> None:
    driver.context.settings.speed = speed
    config = show_of(driver.context, GAME, 5)
    people = tuple(replace(seat, kind=PERSON) for seat in config.seats[:1]) + config.seats[1:]
    scene = PlayScene(driver.context, replace(config, seats=people))
    driver.push(scene)
    driver.step()
    assert times(scene, monkeypatch) == {(FRAME_MS * speed, FRAME_MS)}
    scene.phase = Phase.RACING  # nobody's speed is a race's
    assert times(scene, monkeypatch) == {(FRAME_MS, FRAME_MS)}


def test_a_replay_has_a_speed_of_its_own(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.context.settings.speed = 1
    scene = ReplayScene(driver.context, show_of(driver.context, GAME, 5), ())
    driver.push(scene)
    driver.step()
    for speed in (0.5, 1.0, 2.0, 4.0):
        scene.speed = speed
        assert times(scene, monkeypatch) == {(FRAME_MS * speed, FRAME_MS)}
