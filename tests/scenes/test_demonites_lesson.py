"""The first lessons of the Demonites, one for each mode: done by keys alone and by mouse alone; what goes wrong is seen
and taken back; each is offered before the first match of its mode."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.core.action import parse_action
from game.games.demonites.modes import MODE_IDS
from game.games.demonites.pace import ANSWER_TIME, DRUM
from game.lessons.lesson import texts_of
from scenes.intents import MOVES, SLAM_KEYS, Kind, slam_name
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.menu import LessonMenuScene
from scenes.lesson.offer import LessonOfferScene
from scenes.lesson.scene import LessonScene, Phase
from scenes.lesson.shelf import has_lesson, lesson_of
from scenes.log import LogScene
from scenes.play import PlayScene
from scenes.rules import RulesScene
from scenes.setup import SetupScene
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import (
    DEMONITES,
    MOST_FRAMES,
    act_by_keys,
    act_by_mouse,
    answer_by_keys,
    answer_by_mouse,
    finish,
    go_on,
    reach,
    read_every_text,
    stand_at,
    start,
)

WAR, SKIRMISH, SCOUT, AMBUSH, CAMPAIGN = MODE_IDS
EVERY_MODE = pytest.mark.parametrize("mode", MODE_IDS)
BY = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])


def test_every_mode_has_its_own_and_the_game_has_none_for_all() -> None:
    assert all(has_lesson(DEMONITES, mode) and lesson_of(DEMONITES, mode).mode == mode for mode in MODE_IDS)
    assert not has_lesson(DEMONITES)
    assert [lesson_of(DEMONITES, mode).id for mode in MODE_IDS] == [f"{DEMONITES}_{mode}" for mode in MODE_IDS]
    assert lesson_of("street_war", "standard") is not None
    assert lesson_of("street_war", "standard").id == "street_war"


@pytest.mark.parametrize("language", ["en", "es"])
@EVERY_MODE
@BY
def test_it_is_finished_by_keys_alone_and_by_mouse_alone(tmp_path: Path, language: str, mode: str, mouse: bool) -> None:
    driver = Driver(tmp_path, language)
    scene = start(driver, DEMONITES, mode)
    said = finish(driver, scene, mouse)
    assert said == [
        f"{step.id}.{texts_of(part)[0]}" for step in scene.lesson.steps for part in step.parts if texts_of(part)
    ]
    assert driver.context.settings.lessons_done == [f"{DEMONITES}_{mode}"]
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


@EVERY_MODE
def test_it_is_finished_at_the_usual_speed_too(tmp_path: Path, mode: str) -> None:
    driver = Driver(tmp_path, speed=4)
    finish(driver, start(driver, DEMONITES, mode), mouse=False)
    assert isinstance(driver.scene, LessonEndScene)
    driver.app.close()


@BY
@pytest.mark.parametrize(
    ("mode", "step", "number", "action", "hint"),
    [
        (WAR, 0, 0, "round", "hasty"),
        (WAR, 0, 2, "round", "hasty"),
        (WAR, 1, 0, "round", "hasty"),
        (WAR, 3, 0, "go", "single"),
        (SKIRMISH, 0, 0, "wait", "slow"),
        (SKIRMISH, 0, 0, "rush 43", "weak"),
        (SKIRMISH, 1, 0, "play 44", "blunt"),
        (SKIRMISH, 1, 0, "play 13", "thin"),
        (SKIRMISH, 2, 0, "rush 18", "caught"),
        (SKIRMISH, 2, 1, "play 7", "slow"),
        (SKIRMISH, 3, 0, "rush 2", "weak"),
        (SCOUT, 0, 0, "scout 25", "slow"),
        (SCOUT, 0, 0, "scout 5", "hitter"),
        (SCOUT, 1, 0, "commit", "alone"),
        (SCOUT, 1, 0, "commit 25", "little"),
        (SCOUT, 1, 0, "commit 5 25", "both"),
        (SCOUT, 2, 0, "commit", "naked"),
        (AMBUSH, 0, 0, "reserve 18", "hidden"),
        (AMBUSH, 1, 0, "attack 0 1 0", "weak"),
        (AMBUSH, 1, 0, "attack 3 1 2", "unknown"),
        (AMBUSH, 1, 0, "hold", "idle"),
        (AMBUSH, 1, 0, "regroup 2", "later"),
        (AMBUSH, 2, 0, "attack 3 1 0", "open"),
        (AMBUSH, 3, 0, "attack 1 1 2", "hidden"),
        (AMBUSH, 3, 0, "attack 3 1 1", "blunt"),
        (CAMPAIGN, 0, 0, "place 43 2", "other"),
        (CAMPAIGN, 0, 0, "place 36 1", "elsewhere"),
        (CAMPAIGN, 1, 0, "hold", "held"),
        (CAMPAIGN, 2, 0, "place 25 0", "soft"),
        (CAMPAIGN, 3, 0, "charge 0", "charged"),
    ],
)
def test_a_wrong_choice_is_seen_and_taken_back(
    driver: Driver, mouse: bool, mode: str, step: int, number: int, action: str, hint: str
) -> None:
    scene = start(driver, DEMONITES, mode)
    stand_at(driver, scene, step, number)
    before, part, story = scene.course.state, scene.course.part, list(scene.course.story)
    (act_by_mouse if mouse else act_by_keys)(driver, scene, parse_action(action))
    for _ in range(MOST_FRAMES):
        if scene.phase == Phase.TALK:
            break
        go_on(driver, scene, mouse)
    assert scene._speech[0] == hint
    assert (scene.course.state, scene.course.part, scene.course.story) == (before, part, story)
    (answer_by_mouse if mouse else answer_by_keys)(driver, scene)
    assert scene.phase == Phase.TASK


@EVERY_MODE
def test_every_step_can_be_skipped_while_something_is_to_be_done(driver: Driver, mode: str) -> None:
    scene = start(driver, DEMONITES, mode)
    for number in range(len(scene.lesson.steps)):
        reach(driver, scene, number)
        driver.key(Kind.MENU, None)
        driver.key(Kind.DOWN)
        driver.key(Kind.CONFIRM)
        if number + 1 < len(scene.lesson.steps):
            assert (scene.course.number, scene.phase) == (number + 1, Phase.TALK)
    assert isinstance(driver.scene, LessonEndScene)
    assert driver.scene.passed == frozenset()


@pytest.mark.parametrize("language", ["en", "es"])
@EVERY_MODE
def test_every_text_fits_and_hides_nothing_that_it_speaks_of(tmp_path: Path, language: str, mode: str) -> None:
    driver = Driver(tmp_path, language)
    read_every_text(driver, start(driver, DEMONITES, mode))
    driver.app.close()


@EVERY_MODE
def test_whatever_is_pressed_it_goes_on(tmp_path: Path, mode: str) -> None:
    """Random keys, clicks and drags: nothing is raised, and the lesson can still be finished."""
    seed = MODE_IDS.index(mode)
    driver = Driver(tmp_path, speed=(0, 4)[seed % 2])
    scene, chance = start(driver, DEMONITES, mode), random.Random(seed)
    kinds = [*MOVES, Kind.CONFIRM, Kind.CONFIRM, Kind.CONFIRM, Kind.CANCEL, Kind.INSPECT]
    for _ in range(300):
        if driver.scene is not scene:
            break
        spots = [spot.rect.center for spot in scene.table.spots.all] if scene.phase == Phase.TASK else [(320, 300)]
        dice = chance.random()
        if dice < 0.4:
            driver.key(chance.choice(kinds), chance.choice((0, 1)))
        elif dice < 0.5:
            driver.key(Kind.HINT, None)
        elif dice < 0.7:
            driver.drag(chance.choice(spots), chance.choice(spots))
        else:
            driver.click(chance.choice(spots))
        while isinstance(driver.scene, LessonMenuScene | RulesScene | LogScene):
            driver.key(Kind.MENU, None)
    if driver.scene is scene:
        finish(driver, scene, mouse=True)
    assert isinstance(driver.scene, LessonEndScene)
    driver.app.close()


def test_the_times_and_keys_that_the_juggler_tells_are_those_of_the_race() -> None:
    """`stake.drum` and `stake.keys` of Skirmish say four seconds, three seconds, Q W E and I O P."""
    assert (DRUM, ANSWER_TIME) == (4.0, 3.0)
    assert [len(SLAM_KEYS[side]) for side in (0, 1)] == [3, 3]
    names = [slam_name(place, side) for side in (0, 1) for place in range(3)]
    assert names == ["Q", "W", "E", "I", "O", "P"]


# ---------------------------------------------------------------------- offered before the first match of a mode


def _at_the_set_up(driver: Driver, mode: str) -> SetupScene:
    scene = SetupScene(driver.context, DEMONITES)
    driver.push(scene)
    scene.prefer(mode, {})
    return scene


@EVERY_MODE
def test_the_button_on_the_set_up_opens_the_lesson_of_the_mode_shown(driver: Driver, mode: str) -> None:
    scene = _at_the_set_up(driver, mode)
    button = next(widget for widget in scene.group.widgets if getattr(widget, "on_press", None) == scene.open_lesson)
    driver.click(button.rect.center)
    assert isinstance(driver.scene, LessonScene)
    assert driver.scene.lesson.mode == mode


@pytest.mark.parametrize("language", ["en", "es"])
@EVERY_MODE
def test_it_is_offered_once_before_the_first_match_and_its_words_fit(tmp_path: Path, language: str, mode: str) -> None:
    driver = Driver(tmp_path, language)
    scene = _at_the_set_up(driver, mode)
    scene.start()
    driver.step()
    offer = driver.scene
    assert isinstance(offer, LessonOfferScene)
    assert offer.lesson.mode == mode
    driver.frame()
    assert driver.context.fonts.overflows == []
    # Back: neither the lesson nor the match, and it is not asked again.
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    scene.start()
    driver.step()
    assert not isinstance(driver.scene, LessonOfferScene | SetupScene)
    driver.app.close()


def test_who_does_without_it_plays_at_once(driver: Driver) -> None:
    _at_the_set_up(driver, CAMPAIGN).start()
    driver.step()
    driver.key(Kind.RIGHT)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, PlayScene)
    assert driver.context.settings.lessons_declined == [f"{DEMONITES}_{CAMPAIGN}"]


def test_what_is_done_in_one_mode_says_nothing_of_the_others(driver: Driver) -> None:
    driver.context.settings.lessons_done.append(f"{DEMONITES}_{WAR}")
    scene = _at_the_set_up(driver, SCOUT)
    scene.start()
    driver.step()
    assert isinstance(driver.scene, LessonOfferScene)
    driver.key(Kind.CONFIRM)
    lesson = driver.scene
    assert isinstance(lesson, LessonScene)
    finish(driver, lesson, mouse=False)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, PlayScene)
    assert driver.scene.config.setup.mode == SCOUT
    assert driver.context.settings.lessons_done == [f"{DEMONITES}_{WAR}", f"{DEMONITES}_{SCOUT}"]


def test_nobody_is_taught_who_only_watches(driver: Driver) -> None:
    scene = _at_the_set_up(driver, WAR)
    for seat in scene.chosen.seats:
        seat.kind = "ai:random"
    scene.start()
    driver.step()
    assert isinstance(driver.scene, PlayScene)
