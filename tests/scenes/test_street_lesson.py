"""The first lesson of Street War: done by keys alone and by mouse alone; what goes wrong is seen and taken back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.core.action import parse_action
from game.lessons.course import Course
from game.lessons.lesson import Act, plan_for, texts_of
from scenes.intents import MOVES, Kind
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.menu import LessonMenuScene
from scenes.lesson.offer import LessonOfferScene
from scenes.lesson.scene import LessonScene, Phase
from scenes.lesson.shelf import lesson_of
from scenes.log import LogScene
from scenes.play import PlayScene
from scenes.rules import RulesScene
from scenes.select import SelectScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import (
    MOST_FRAMES,
    STREET,
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

ROW, CARD, HUSTLE, SEAL = range(4)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_it_is_finished_by_keys_alone_and_by_mouse_alone(tmp_path: Path, language: str, mouse: bool) -> None:
    driver = Driver(tmp_path, language)
    scene = start(driver, STREET)
    said = finish(driver, scene, mouse)
    assert said == [
        f"{step.id}.{texts_of(part)[0]}" for step in scene.lesson.steps for part in step.parts if texts_of(part)
    ]
    assert driver.context.settings.lessons_done == [STREET]
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_it_is_finished_at_the_usual_speed_too(tmp_path: Path) -> None:
    driver = Driver(tmp_path, speed=4)
    finish(driver, start(driver, STREET), mouse=False)
    assert isinstance(driver.scene, LessonEndScene)
    driver.app.close()


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize(
    ("step", "number", "plan", "hint"),
    [
        (ROW, 0, "row 1 3 4 5 7", "wasted"),
        (ROW, 0, "row 1 3 7 5 4", "seven"),
        (CARD, 0, "done", "nothing"),
        (CARD, 0, "set boost 2; done", "lane"),
        (HUSTLE, 0, "pass", "pass"),
        (HUSTLE, 1, "pass", "keep"),
        (SEAL, 0, "set swap 2; done", "seal"),
        (SEAL, 0, "set swap 2; set consolation 1; done", "seal"),
        (SEAL, 0, "set knockout 3; set swap 1; done", "lane"),
        (SEAL, 0, "set knockout 3; done", "lost"),
    ],
)
def test_a_wrong_choice_is_seen_and_taken_back(
    driver: Driver, mouse: bool, step: int, number: int, plan: str, hint: str
) -> None:
    scene = start(driver, STREET)
    stand_at(driver, scene, step, number)
    before, part, story = scene.course.state, scene.course.part, list(scene.course.story)
    actions = [parse_action(words) for words in plan.split("; ")]
    (act_by_mouse if mouse else act_by_keys)(driver, scene, *actions)
    for _ in range(MOST_FRAMES):
        if scene.phase == Phase.TALK:
            break
        go_on(driver, scene, mouse)
    assert scene._speech[0] == hint
    assert (scene.course.state, scene.course.part, scene.course.story) == (before, part, story)
    (answer_by_mouse if mouse else answer_by_keys)(driver, scene)
    assert scene.phase == Phase.TASK
    assert scene.table.view == scene.course.view  # type: ignore[attr-defined]
    finish(driver, scene, mouse)


@pytest.mark.parametrize("step", [CARD, SEAL])
def test_only_what_is_asked_for_wins_the_round_that_the_coach_speaks_of(step: int) -> None:
    """Everything that one could lay instead: no coach who says that it cannot win is wrong."""
    course = Course(lesson_of(STREET))
    lanes = range(1, 6)
    red = ("boost",) if step == CARD else ("swap",)
    for plan in [(), *((f"set {card} {lane}",) for card in red for lane in lanes)]:
        course.begin(step)
        while not isinstance(course.part, Act):
            course.go_on()
        part = course.part
        for words in plan:
            course.act(parse_action(words))
        outcome = course.act(parse_action("done"))
        right = part.accepts(*map(parse_action, (*plan, "done"))) or (step == SEAL and plan == ("set swap 2",))
        if outcome.hint == "":
            continue
        decided = next(event for event in outcome.events if event.kind == "round_decided")
        assert (decided["winner"] == 0) == right, plan


def test_the_table_stays_as_the_fight_left_it_until_the_next_step(driver: Driver) -> None:
    scene = start(driver, STREET)
    stand_at(driver, scene, CARD, 0)
    part = scene.course.part
    assert isinstance(part, Act)
    act_by_keys(driver, scene, *plan_for(part, scene.course.legal))
    while scene.phase != Phase.TALK:
        go_on(driver, scene)
    assert scene.course.stopped
    board = scene.table.arena.board  # type: ignore[attr-defined]
    assert board.tally == (3, 2)
    assert board.seats[0].row == [7, 2, 1, 5, 4]
    assert board.seats[1].health == 4
    assert all(event.kind != "round_began" for event in scene.course.story)
    answer_by_keys(driver, scene)
    assert (scene.course.number, scene.course.stopped) == (HUSTLE, False)


@pytest.mark.parametrize("number", [ROW, CARD, HUSTLE, SEAL])
def test_every_step_can_be_skipped_while_something_is_to_be_done(driver: Driver, number: int) -> None:
    scene = start(driver, STREET)
    reach(driver, scene, number)
    driver.key(Kind.MENU, None)
    driver.key(Kind.DOWN)
    driver.key(Kind.CONFIRM)
    if number == SEAL:
        assert isinstance(driver.scene, LessonEndScene)
    else:
        assert (scene.course.number, scene.phase) == (number + 1, Phase.TALK)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_fits_and_hides_nothing_that_it_speaks_of(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    read_every_text(driver, start(driver, STREET))
    driver.app.close()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_pressed_it_goes_on(tmp_path: Path, seed: int) -> None:
    """Random keys, clicks and drags: nothing is raised, and the lesson can still be finished."""
    driver = Driver(tmp_path, speed=(0, 4)[seed % 2])
    scene, chance = start(driver, STREET), random.Random(seed)
    kinds = [*MOVES, Kind.CONFIRM, Kind.CONFIRM, Kind.CONFIRM, Kind.CANCEL, Kind.INSPECT]
    for _ in range(400):
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


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_is_offered_before_the_cabinet_and_its_words_fit(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    driver.context.stack.reset(TitleScene(driver.context), SelectScene(driver.context))
    driver.step()
    scene = driver.scene
    assert isinstance(scene, SelectScene)
    scene.group.focus(scene._cabinets[scene.games.index(STREET)])
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, LessonOfferScene)
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.key(Kind.CONFIRM)
    lesson = driver.scene
    assert isinstance(lesson, LessonScene)
    finish(driver, lesson, mouse=False)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, PlayScene)
    driver.app.close()
