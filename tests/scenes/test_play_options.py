"""Options that change how a match is played on the screen: asked before a move, pace, waiting in the background."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.storage.settings import PACES
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.sure import SureScene
from tests.scenes import matches, street_matches
from tests.scenes.driver import Driver


def front(driver: Driver) -> object:
    """The scene in front."""
    return driver.scene


def until(driver: Driver, scene: PlayScene, phase: Phase) -> None:
    for _ in range(400):
        if scene.phase == phase:
            return
        driver.step()
    raise AssertionError(f"{phase} never comes: {scene.phase}")


def start(driver: Driver) -> PlayScene:
    scene = matches.start(driver, (PERSON, "ai:random"))
    until(driver, scene, Phase.CHOOSING)
    return scene


def test_a_move_is_asked_for_once_more_and_only_then_played(driver: Driver) -> None:
    driver.context.settings.confirm_moves = True
    scene = start(driver)
    before = scene.session.position
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, SureScene)
    assert driver.context.fonts.overflows == []
    driver.key(Kind.CANCEL)
    assert front(driver) is scene
    assert (scene.session.position, scene.phase) == (before, Phase.CHOOSING)
    driver.key(Kind.CONFIRM)
    driver.key(Kind.CONFIRM)
    assert front(driver) is scene
    assert scene.session.position > before


def test_by_mouse_too(driver: Driver) -> None:
    driver.context.settings.confirm_moves = True
    scene = start(driver)
    before = scene.session.position
    spot = next(spot for spot in scene.table.spots.all if spot.key == scene.table.spots.focus)
    driver.click(spot.rect.center)
    sure = driver.scene
    assert isinstance(sure, SureScene)
    driver.click(sure.group.widgets[0].rect.center)
    assert scene.session.position > before


class SureDriver(Driver):
    """Says that he is sure whenever he is asked."""

    asked = 0

    def key(self, kind: Kind, seat: int | None = 0) -> None:
        super().key(kind, seat)
        if isinstance(self.scene, SureScene):
            self.asked += 1
            super().key(Kind.CONFIRM)


def test_a_plan_of_several_moves_is_asked_for_once(tmp_path: Path) -> None:
    driver = SureDriver(tmp_path)
    driver.context.settings.confirm_moves = True
    scene = street_matches.start(driver, (PERSON, "ai:random"))
    choose = street_matches.lively(3)
    for _ in range(4000):
        if scene.phase != Phase.CHOOSING:
            driver.step()
            continue
        plan, asked = choose(scene), driver.asked
        choice = len(scene.session.match.legal_actions) > 1
        street_matches.by_keys(driver, scene, plan)
        assert driver.asked == asked + choice
        if len(plan) > 1:
            break
    else:
        raise AssertionError("no plan of several moves was ever made")
    driver.app.close()


def test_opponents_look_at_their_cards_for_as_long_as_the_options_say(driver: Driver) -> None:
    settings = driver.context.settings
    settings.speed = 1
    pauses = {}
    for pace in PACES:
        settings.pace = pace
        scene = matches.start(driver, ("ai:random", "ai:random"))
        until(driver, scene, Phase.THINKING)
        pauses[pace] = scene._pause
        driver.context.stack.reset()
    assert pauses["usual"] > 0
    assert pauses == {pace: round(pauses["usual"] * share) for pace, share in PACES.items()}


@pytest.mark.parametrize("waits", [True, False])
def test_everything_waits_while_another_window_is_in_front(driver: Driver, waits: bool) -> None:
    settings = driver.context.settings
    settings.speed, settings.pause_unfocused = 1, waits
    scene = matches.start(driver, (PERSON, "ai:random"))
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    before = driver.app.frames_drawn
    driver.run(2000)
    assert (driver.app.frames_drawn == before) == waits
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    driver.run(200)
    assert driver.app.frames_drawn > before
    assert front(driver) is scene


def test_a_press_goes_on_where_nobody_tells_that_the_window_is_back(driver: Driver) -> None:
    driver.context.settings.speed = 1
    matches.start(driver, (PERSON, "ai:random"))
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.run(100)
    before = driver.app.frames_drawn
    driver.click((320, 180))
    driver.run(300)
    assert driver.app.frames_drawn > before


def test_how_far_the_stage_shakes(driver: Driver) -> None:
    scene = matches.start(driver, (PERSON, "ai:random"))
    table = matches.table_of(scene).battle
    offsets = {}
    for share in (0, 50, 100):
        driver.context.settings.shake = share
        table.still()
        table.shake(200, 4)
        table._shake.update(1)
        offsets[share] = abs(table._shake.offset[0])
    assert offsets[0] == 0 < offsets[50] < offsets[100]
