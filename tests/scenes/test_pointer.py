"""The mouse pointer says what lies under it."""

from __future__ import annotations

import pygame
import pytest

from game.core.contract import Setup
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.pointer import ARROW, HAND, PRESSING, WAIT
from scenes.title import TitleScene
from tests.scenes.driver import Driver


def state(driver: Driver) -> str:
    """What it looks like after a frame."""
    driver.step()
    assert driver.app.pointer.shown is not None
    return driver.app.pointer.shown[0]


def test_over_a_button_it_is_a_hand_that_presses(driver: Driver) -> None:
    driver.push(TitleScene(driver.context))
    driver.point((5, 5))
    assert state(driver) == ARROW
    button = driver.scene.group.widgets[1].rect.center  # type: ignore[attr-defined]
    driver.point(button)
    assert state(driver) == HAND
    at = driver._window(button)
    driver.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert state(driver) == PRESSING
    driver.point((5, 5))
    assert state(driver) == ARROW
    driver.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=driver._window((5, 5)), button=1))
    driver.point(button)
    assert state(driver) == HAND


def test_at_a_table_it_waits_with_whoever_waits(driver: Driver) -> None:
    driver.context.settings.speed = 1
    seats = (SeatConfig(PERSON, "A"), SeatConfig("ai:greedy", "B"))
    scene = PlayScene(driver.context, MatchConfig(Setup("eight_bit_battle", 3), seats))
    driver.push(scene)
    seen = set()
    for _ in range(1200):
        driver.step()
        now = state(driver)
        seen.add(now)
        if scene.phase == Phase.THINKING and scene.table.spots.hover is None:
            assert now == WAIT
        if scene.phase == Phase.CHOOSING:
            break
    assert scene.phase == Phase.CHOOSING
    spot = next(spot for spot in scene.table.spots.all if spot.acts)
    driver.point(spot.rect.center)
    assert state(driver) == HAND


def test_it_is_set_only_when_it_changes(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", lambda *what: calls.append(what))
    driver.push(TitleScene(driver.context))
    driver.point((5, 5))
    driver.run(400)
    assert len(calls) <= 1
    driver.point(driver.scene.group.widgets[1].rect.center)  # type: ignore[attr-defined]
    driver.run(400)
    assert len(calls) <= 2


def test_a_system_that_takes_no_pointer_keeps_its_own(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("no cursors here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    driver.app.pointer.show(HAND, 3)
    assert driver.app.pointer.shown == (HAND, 3)
