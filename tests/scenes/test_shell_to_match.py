"""From the title to a match of every game in every mode, by keys alone and by mouse alone, by one to four people."""

from __future__ import annotations

import pytest

from game.core.registry import get_game
from scenes.hall import lit_games
from scenes.intents import Kind
from scenes.lesson.shelf import has_lesson, lesson_of
from scenes.match_config import PERSON
from scenes.play import PlayScene
from scenes.select import SelectScene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.focus import Widget
from tests.scenes.driver import Driver

WAYS = [(game_id, mode) for game_id in lit_games() for mode in get_game(game_id).modes]
LESSONS = sorted({lesson_of(game_id, mode).id for game_id, mode in WAYS if has_lesson(game_id, mode)})
"""All there are: nobody here wants any."""


def labelled(scene: SetupScene | SelectScene | TitleScene, text_id: str) -> list[Widget]:
    words = scene.context.texts(text_id)
    return [w for w in scene.group.widgets if isinstance(w, Button | Choice) and w.label() == words]


def check(driver: Driver, game_id: str, mode: str, people: int) -> None:
    scene = driver.scene
    assert isinstance(scene, PlayScene)
    setup = scene.config.setup
    assert (setup.game, setup.mode, setup.seats) == (game_id, mode, len(scene.config.seats))
    assert len(scene.config.people) == people
    assert driver.context.settings.game == game_id
    assert driver.context.fonts.overflows == []


@pytest.mark.parametrize(("game_id", "mode"), WAYS)
def test_by_keys_alone(driver: Driver, game_id: str, mode: str) -> None:
    driver.context.settings.lessons_declined = list(LESSONS)
    driver.push(TitleScene(driver.context))
    driver.key(Kind.CONFIRM)
    scene = driver.scene
    assert isinstance(scene, SelectScene)
    while scene.game_id != game_id:
        driver.key(Kind.RIGHT)
    driver.key(Kind.CONFIRM)
    setup = driver.scene
    assert isinstance(setup, SetupScene)
    if setup.mode != mode:
        driver.key(Kind.LOG, None)
        while setup.mode != mode:
            driver.key(Kind.RIGHT)
        setup.group.step(-1)
    driver.key(Kind.CONFIRM)
    check(driver, game_id, mode, 1)


@pytest.mark.parametrize(("game_id", "mode"), WAYS)
def test_by_the_mouse_alone_with_as_many_people_as_there_are_seats(driver: Driver, game_id: str, mode: str) -> None:
    driver.context.settings.lessons_declined = list(LESSONS)
    driver.push(TitleScene(driver.context))
    assert isinstance(driver.scene, TitleScene)
    driver.click(labelled(driver.scene, "title.play")[0].rect.center)
    scene = driver.scene
    assert isinstance(scene, SelectScene)
    while not scene._in_sight(scene.games.index(game_id)):
        driver.click(next(rect.center for _, step, rect in scene._arrows() if step > 0))
    driver.click(scene._cabinets[scene.games.index(game_id)].rect.center)
    setup = driver.scene
    assert isinstance(setup, SetupScene)
    while setup.mode != mode:
        box = labelled(setup, "setup.mode")[0].rect
        driver.click((box.right - 8, box.centery))
    people = 0
    for seat in range(len(setup.chosen.seats)):
        line = labelled(setup, "setup.who")[seat]
        assert isinstance(line, Choice)
        for _ in line.values:
            if labelled(setup, "setup.who")[seat].value != PERSON:  # type: ignore[attr-defined]
                driver.click((line.rect.right - 8, line.rect.centery))
        people += setup.config().seats[seat].is_person
    assert people == len(setup.chosen.seats) - (mode == "solo")
    driver.click(labelled(setup, "setup.start")[0].rect.center)
    check(driver, game_id, mode, people)
    # The first of them is asked behind a curtain, whoever that is.
    driver.run(2000)
    driver.frame()
    assert driver.context.fonts.overflows == []
