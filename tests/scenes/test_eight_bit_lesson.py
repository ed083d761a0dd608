"""The lessons of 8-Bit Battle: done by keys alone and by mouse alone, skipped, kept on their shelf."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.core.action import parse_action
from game.core.contract import View
from game.core.events import Event
from game.lessons.lesson import texts_of
from scenes.intents import Kind
from scenes.lesson.chapters import ChaptersScene
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.offer import LessonOfferScene
from scenes.lesson.scene import LessonScene, Phase
from scenes.lesson.shelf import chapters_of, lesson_of
from scenes.play import PlayScene
from scenes.select import SelectScene
from scenes.setup.scene import SetupScene
from scenes.tables.eight_bit_battle.battle_table import BattleTable
from scenes.tables.eight_bit_battle.table import EightBitTable
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import (
    EIGHT_BIT,
    MOST_FRAMES,
    act_by_keys,
    answer_by_keys,
    finish,
    go_on,
    reach,
    read_every_text,
    stand_at,
)
from tests.scenes.test_reading import LEAST
from tests.scenes.written import writing

LESSONS = chapters_of(lesson_of(EIGHT_BIT))
CHAPTERS = [(number, lesson.id) for number, lesson in enumerate(LESSONS)]


def begin(driver: Driver, number: int) -> LessonScene:
    scene = LessonScene(driver.context, LESSONS[number])
    driver.push(scene)
    return scene


def test_the_chapters_teach_what_a_match_asks() -> None:
    assert [[step.id for step in lesson.steps] for lesson in LESSONS] == [
        ["attack", "defence", "points"],
        ["fighters", "items"],
        ["fog", "light", "key", "swap"],
        ["royals", "ale"],
    ]
    # Each leads to the next one, and the last one to a match.
    assert [lesson.next.chapter for lesson in LESSONS] == [*LESSONS[0].chapters, ""]
    assert [lesson.chapter for lesson in LESSONS] == ["", *LESSONS[0].chapters]


@pytest.mark.parametrize(("language", "mouse"), [("en", False), ("es", True)], ids=["keys", "mouse"])
@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_it_is_finished_by_keys_alone_and_by_mouse_alone(
    tmp_path: Path, number: int, language: str, mouse: bool
) -> None:
    driver = Driver(tmp_path, language)
    scene = begin(driver, number)
    said = finish(driver, scene, mouse)
    assert said == [
        f"{step.id}.{texts_of(part)[0]}" for step in scene.lesson.steps for part in step.parts if texts_of(part)
    ]
    assert driver.context.settings.lessons_done == [LESSONS[number].id]
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.key(Kind.CONFIRM)
    following = driver.scene
    if number + 1 < len(LESSONS):
        assert isinstance(following, LessonScene)
        assert following.lesson is LESSONS[number + 1]
    else:
        assert isinstance(following, PlayScene)
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_every_text_fits_and_hides_nothing_that_it_speaks_of(tmp_path: Path, number: int, language: str) -> None:
    driver = Driver(tmp_path, language)
    read_every_text(driver, begin(driver, number))
    driver.app.close()


@pytest.mark.parametrize(
    ("number", "step", "task", "action", "hint", "winner"),
    [
        (0, 0, 0, "play warrior", "alone", 1),
        (0, 0, 0, "play villager sword", "less", 1),
        (0, 1, 0, "play villager ring", "ring", 1),
        (0, 1, 0, "play villager", "little", 1),
        (0, 2, 0, "play villager ring", "wrong", 1),
        (0, 2, 0, "play warrior ring", "safe", 0),
        (2, 0, 0, "play villager axe", "numbers", 1),
        (2, 1, 0, "play warrior shield", "dark", 1),
        (2, 2, 1, "pass", "alone", 1),
        (2, 3, 1, "pass", "stay", 1),
        (3, 0, 1, "pass", "alone", 1),
        (3, 1, 1, "pass", "thirst", 1),
    ],
)
def test_a_wrong_choice_is_seen_to_its_end_and_taken_back(
    driver: Driver, number: int, step: int, task: int, action: str, hint: str, winner: int
) -> None:
    """The coach says what would have happened: the table has shown it."""
    scene = begin(driver, number)
    stand_at(driver, scene, step, task)
    before = scene.course.state
    told: list[tuple[str, int]] = []
    play = scene.table.play

    def listen(events: Sequence[Event], view: View | None) -> None:
        told.extend((event.kind, event.number("seat")) for event in events if event.kind == "battle_won")
        play(events, view)

    scene.table.play = listen  # type: ignore[method-assign]
    act_by_keys(driver, scene, parse_action(action))
    for _ in range(MOST_FRAMES):
        if scene.phase == Phase.TALK:
            break
        go_on(driver, scene)
    assert scene._speech[0] == hint
    assert told == [("battle_won", winner)]
    assert scene.course.state == before
    answer_by_keys(driver, scene)
    assert scene.phase == Phase.TASK


def test_the_night_watch_stays_in_one_place(driver: Driver) -> None:
    scene = begin(driver, 0)
    places = []
    for step in range(len(scene.lesson.steps)):
        reach(driver, scene, step)
        table = scene.table
        assert isinstance(table, EightBitTable)
        assert isinstance(table.current, BattleTable)
        places.append(table.config.setup.seed)
    assert len(set(places)) == 1
    # Another chapter is told elsewhere.
    assert len({lesson.place for lesson in LESSONS}) > 1


def test_the_shelf_shows_what_is_done_and_every_chapter_can_be_skipped(driver: Driver) -> None:
    setup = SetupScene(driver.context, EIGHT_BIT)
    driver.push(setup)
    setup.open_lesson()
    driver.step()
    shelf = driver.scene
    assert isinstance(shelf, ChaptersScene)
    for number, lesson in enumerate(LESSONS):
        assert shelf.group.index == number
        driver.key(Kind.CONFIRM)
        scene = driver.scene
        assert isinstance(scene, LessonScene)
        for _ in lesson.steps:
            driver.key(Kind.MENU, None)
            driver.key(Kind.DOWN)
            driver.key(Kind.CONFIRM)
        end = driver.scene
        assert isinstance(end, LessonEndScene)
        assert end.passed == frozenset()
        end.back()
        driver.step()
        assert shelf.is_done(lesson)
    assert shelf.group.index == len(LESSONS)
    driver.key(Kind.CONFIRM)
    assert driver.scene is setup


@pytest.mark.parametrize("aided", [False, True], ids=["", "aided"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_around_the_lessons_stand_out_and_fit(tmp_path: Path, language: str, aided: bool) -> None:
    driver = Driver(tmp_path, language)
    context = driver.context
    context.settings.larger_text = context.settings.high_contrast = aided
    context.settings.lessons_done.append(LESSONS[0].id)
    context.apply_settings()
    for scene in (
        ChaptersScene(context, LESSONS[0]),
        *(LessonEndScene(context, lesson, frozenset({lesson.steps[0].id})) for lesson in LESSONS),
        *(LessonOfferScene(context, lesson) for lesson in LESSONS),
    ):
        driver.push(scene)
        with writing(context.fonts) as words:
            driver.frame()
        assert context.fonts.overflows == [], scene
        assert [word for word in words if word.contrast < LEAST] == [], scene
    driver.app.close()


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_is_offered_before_the_cabinet_and_its_words_fit(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    driver.context.stack.reset(TitleScene(driver.context), SelectScene(driver.context))
    driver.step()
    scene = driver.scene
    assert isinstance(scene, SelectScene)
    scene.group.focus(scene._cabinets[scene.games.index(EIGHT_BIT)])
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, LessonOfferScene)
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, LessonScene)
    driver.app.close()
