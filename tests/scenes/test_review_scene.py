"""The review lies over the result of every match with people, in both languages."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from game.core.contract import Setup
from game.match_play import play_match
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.result import MatchReport, MatchResultScene
from scenes.review import ReviewScene, has_review
from scenes.widgets.button import Button
from tests.scenes.driver import Driver

REPORT = MatchReport((0,), "", (), "", "", ())
GAMES = [
    Setup("eight_bit_battle", 4),
    Setup("eight_masters_revenge", 4, 2, "duel"),
    Setup("street_war", 4),
    Setup("demonites", 4, 2, "skirmish"),
    Setup("demonites", 4, 2, "ambush"),
]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews from very little thought."""
    monkeypatch.setattr("game.ai.review.costliest.__defaults__", (lambda: False, lambda _: None, 6))
    monkeypatch.setattr("game.ai.advisor.WORLDS", 8)
    monkeypatch.setattr("game.ai.review.WORTH_TELLING", 0.0)


def config_of(setup: Setup, people: tuple[int, ...] = (0,)) -> MatchConfig:
    seats = tuple(SeatConfig(PERSON if n in people else "ai:1", "WWWWWWWWW"[n:]) for n in range(setup.seats))
    return MatchConfig(setup, seats)


def opened(driver: Driver, config: MatchConfig) -> ReviewScene:
    """The review, from the result's button, once it has something to say."""
    actions = play_match(config.setup, ("ai:random",) * config.setup.seats, 1).actions[:70]
    result = MatchResultScene(driver.context, config, REPORT, actions)
    driver.push(result)
    label = driver.context.texts("review.open")
    button = next(w for w in result.group.widgets if isinstance(w, Button) and w.label() == label)
    driver.click(button.rect.center)
    scene = driver.scene
    assert isinstance(scene, ReviewScene)
    wait(driver, scene)
    return scene


def wait(driver: Driver, scene: ReviewScene) -> None:
    for _ in range(1500):
        driver.step()
        if scene.seat in scene.found:
            driver.step()
            return
        time.sleep(0.01)
    raise AssertionError("nothing was found")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: f"{setup.game}-{setup.mode}")
def test_moments_are_told_in_words_that_fit(tmp_path: Path, setup: Setup, language: str) -> None:
    driver = Driver(tmp_path, language)
    scene = opened(driver, config_of(setup))
    assert scene.found[0], "a match played by chance has moments"
    unknown = driver.context.texts("hint.do.other")
    for moment in scene.found[0]:
        words = scene.words_of(moment)
        assert all(words[2:])
        assert not any(unknown in line for line in words), moment
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.key(Kind.CANCEL)
    assert isinstance(driver.scene, MatchResultScene)
    driver.app.close()


def test_of_two_people_each_has_moments_of_his_own(driver: Driver) -> None:
    scene = opened(driver, config_of(GAMES[2], (0, 1)))
    assert scene.seat == 0
    scene.group.index = 1
    driver.key(Kind.RIGHT)
    assert scene.seat == 1
    wait(driver, scene)
    actions = {seat: {moment.number for moment in scene.found[seat]} for seat in (0, 1)}
    assert actions[0].isdisjoint(actions[1])


def test_leaving_stops_the_looking(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    config = config_of(GAMES[1])
    actions = play_match(config.setup, ("ai:random",) * 2, 1).actions
    scene = ReviewScene(driver.context, config, actions)
    driver.push(scene)
    driver.step()
    driver.key(Kind.CANCEL)
    driver.step()
    assert scene._work.poll() is None
    assert scene.found == {}


def test_where_nobody_decided_there_is_nothing_to_review(driver: Driver) -> None:
    setup = Setup("demonites", 3, 2, "war")
    actions = play_match(setup, ("ai:random",) * 2, 1).actions[:40]
    assert not has_review(config_of(setup), actions)
    assert not has_review(config_of(GAMES[2], ()), play_match(GAMES[2], ("ai:random",) * 2, 1).actions)
    result = MatchResultScene(driver.context, config_of(setup), REPORT, actions)
    label = driver.context.texts("review.open")
    assert all(not isinstance(w, Button) or w.label() != label for w in result.group.widgets)


def test_the_picture_says_how_far_it_has_come(driver: Driver) -> None:
    scene = ReviewScene(driver.context, config_of(GAMES[2]), ())
    canvas = pygame.Surface((640, 360))
    scene.draw(canvas)
    before = canvas.copy()
    scene._done(0.5)
    scene.draw(canvas)
    assert canvas.get_view("2").raw != before.get_view("2").raw
