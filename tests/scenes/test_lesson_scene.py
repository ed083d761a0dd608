"""The first lesson on the screen: done by keys alone and by mouse alone, wrong ways taken back, skipped, offered."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.core.action import parse_action
from game.lessons.lesson import Act, Look, texts_of
from game.storage.settings import SettingsStore
from scenes.intents import MOVES, Kind
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.menu import LessonMenuScene
from scenes.lesson.offer import LessonOfferScene
from scenes.lesson.scene import LessonScene, Phase
from scenes.log import LogScene
from scenes.play import PlayScene
from scenes.rules import RulesScene
from scenes.select import SelectScene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import (
    MASTERS,
    MOST_FRAMES,
    act_by_keys,
    act_by_mouse,
    answer_by_keys,
    answer_by_mouse,
    finish,
    reach,
    read_every_text,
    start,
)

SUM, HIT, PAIR, BLOCK, DRAGON = range(5)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_it_is_finished_by_keys_alone_and_by_mouse_alone(tmp_path: Path, language: str, mouse: bool) -> None:
    driver = Driver(tmp_path, language)
    scene = start(driver)
    said = finish(driver, scene, mouse)
    # All that a player hears who does everything right.
    assert said == [
        f"{step.id}.{texts_of(part)[0]}" for step in scene.lesson.steps for part in step.parts if texts_of(part)
    ]
    assert driver.context.settings.lessons_done == [MASTERS]
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_it_is_finished_at_the_usual_speed_too(tmp_path: Path) -> None:
    driver = Driver(tmp_path, speed=4)
    finish(driver, start(driver), mouse=False)
    assert isinstance(driver.scene, LessonEndScene)
    driver.app.close()


def test_settings_remember_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    finish(driver, start(driver), mouse=False)
    driver.app.close()
    assert SettingsStore(tmp_path / "settings.json").settings.lessons_done == [MASTERS]


# ---------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize(
    ("step", "action", "hint"),
    [
        (HIT, "attack B24 left 1", "side"),
        (HIT, "attack Y51 right 1", "miss"),
        (HIT, "draw", "draw"),
        (HIT, "pass", "draw"),
        (PAIR, "attack Y21 right 1", "no_pair"),
        (BLOCK, "take", "take"),
        (DRAGON, "take", "take"),
    ],
)
def test_a_wrong_choice_is_seen_and_taken_back(driver: Driver, mouse: bool, step: int, action: str, hint: str) -> None:
    scene = start(driver)
    reach(driver, scene, step)
    before = scene.course.state
    (act_by_mouse if mouse else act_by_keys)(driver, scene, parse_action(action))
    for _ in range(MOST_FRAMES):
        if scene.phase == Phase.TALK:
            break
        driver.step()
    assert scene._speech[0] == hint
    assert scene.course.state == before
    (answer_by_mouse if mouse else answer_by_keys)(driver, scene)
    # Asked again, without the whole speech.
    assert scene.phase == Phase.TASK
    assert scene.table.view == scene.course.view  # type: ignore[attr-defined]
    finish(driver, scene, mouse)


def test_a_wrong_answer_to_a_question_is_explained_and_asked_again(driver: Driver) -> None:
    scene = start(driver)
    for _ in range(3):
        answer_by_keys(driver, scene)
    assert scene._speech[0] == "question"
    for number in (0, 2):
        answer_by_keys(driver, scene, number)
        assert scene._speech[0] == "no"
        answer_by_keys(driver, scene)
        assert scene._speech[0] == "question"
    answer_by_keys(driver, scene)
    assert scene._speech[0] == "yes"


def test_striking_before_looking_is_taken_back_unseen(driver: Driver) -> None:
    scene = start(driver)
    reach(driver, scene, SUM)
    part, before = scene.course.part, scene.course.state
    assert isinstance(part, Look)
    scene.choose(parse_action("draw"))
    assert (scene.phase, scene._speech[0]) == (Phase.TALK, "early")
    assert (scene.course.part, scene.course.state) == (part, before)


def test_illegal_presses_are_refused_by_the_table_as_in_a_match(driver: Driver) -> None:
    scene = start(driver)
    reach(driver, scene, BLOCK)
    rect = scene.table.spots.rect(("slot", 0, 0))
    assert rect is not None
    driver.click(rect.center)
    assert scene.table.hands.refusal  # type: ignore[attr-defined]
    assert scene.phase == Phase.TASK


# ---------------------------------------------------------------------- ways out and aside


def test_every_step_can_be_skipped(driver: Driver) -> None:
    scene = start(driver)
    for number in range(len(scene.lesson.steps)):
        assert scene.course.number == number
        driver.key(Kind.MENU, None)
        assert isinstance(driver.scene, LessonMenuScene)
        driver.key(Kind.DOWN)
        driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, LessonEndScene)
    assert driver.scene.passed == frozenset()


@pytest.mark.parametrize("step", [SUM, HIT, BLOCK])
def test_a_step_is_skipped_while_something_is_to_be_done_or_played(driver: Driver, step: int) -> None:
    scene = start(driver)
    driver.context.settings.speed = 1
    reach(driver, scene, step)
    act = scene.course.part
    if isinstance(act, Act):
        act_by_mouse(driver, scene, next(action for action in scene.course.legal if act.accepts(action)))
        assert scene.phase == Phase.PLAYING
    driver.click(scene._strip.button.rect.center)
    assert isinstance(driver.scene, LessonMenuScene)
    driver.click(driver.scene.group.widgets[1].rect.center)
    assert driver.scene.name == scene.name
    assert scene.course.number == step + 1
    assert scene.phase == Phase.TALK


def test_leaving_is_remembered_and_leads_back(driver: Driver) -> None:
    setup = SetupScene(driver.context, MASTERS)
    driver.push(setup)
    start(driver)
    driver.key(Kind.MENU, None)
    driver.key(Kind.UP)
    driver.key(Kind.CONFIRM)
    assert driver.scene is setup
    assert driver.context.settings.lessons_declined == [MASTERS]
    assert driver.context.settings.lessons_done == []


@pytest.mark.parametrize(
    ("key", "over"), [(Kind.RULES, RulesScene), (Kind.LOG, LogScene), (Kind.MENU, LessonMenuScene)]
)
@pytest.mark.parametrize("phase", [Phase.TALK, Phase.TASK])
def test_rules_log_and_menu_lose_nothing(driver: Driver, key: Kind, over: type, phase: Phase) -> None:
    scene = start(driver)
    reach(driver, scene, BLOCK, phase)
    state, part = scene.course.state, scene.course.part
    driver.key(key, None)
    assert isinstance(driver.scene, over)
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    assert (scene.course.state, scene.course.part, scene.phase) == (state, part, phase)


def test_the_log_tells_this_step(driver: Driver) -> None:
    scene = start(driver)
    reach(driver, scene, BLOCK)
    driver.key(Kind.LOG, None)
    assert isinstance(driver.scene, LogScene)
    assert any("Masan" in line for line in driver.scene._lines)


def test_the_task_can_be_heard_again(driver: Driver) -> None:
    scene = start(driver)
    reach(driver, scene, HIT)
    driver.key(Kind.HINT, None)
    assert (scene.phase, scene._speech[0]) == (Phase.TALK, "task")
    answer_by_keys(driver, scene)
    assert scene.phase == Phase.TASK


def test_a_press_hurries_what_is_being_played(tmp_path: Path) -> None:
    driver = Driver(tmp_path, speed=1)
    scene = start(driver)
    reach(driver, scene, HIT)
    part = scene.course.part
    assert isinstance(part, Act)
    act_by_mouse(driver, scene, next(action for action in scene.course.legal if part.accepts(action)))
    assert scene.table.busy
    driver.key(Kind.CONFIRM)
    driver.step()
    assert scene.phase == Phase.TALK
    driver.app.close()


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_it_goes_on(tmp_path: Path, seed: int) -> None:
    """Random keys and clicks: nothing is raised, and the lesson can still be finished."""
    driver = Driver(tmp_path, speed=(0, 1)[seed % 2])
    scene, chance = start(driver), random.Random(seed)
    kinds = [*MOVES, Kind.CONFIRM, Kind.CONFIRM, Kind.CONFIRM, Kind.CANCEL, Kind.INSPECT]
    steps = set()
    for _ in range(500):
        if driver.scene is not scene:
            break
        steps.add(scene.course.number)
        spots = [spot.rect.center for spot in scene.table.spots.all] if scene.phase == Phase.TASK else [(320, 300)]
        if chance.random() < 0.5:
            driver.key(chance.choice(kinds), chance.choice((0, 1)))
        elif chance.random() < 0.2:
            driver.key(Kind.HINT, None)
        else:
            driver.click(chance.choice(spots))
        while isinstance(driver.scene, LessonMenuScene | RulesScene | LogScene):
            driver.key(Kind.MENU, None)
    assert len(steps) > 1
    if driver.scene is scene:
        finish(driver, scene, mouse=True)
    assert isinstance(driver.scene, LessonEndScene)
    driver.app.close()


# ---------------------------------------------------------------------- what is seen


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_fits_and_hides_nothing_that_it_speaks_of(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    read_every_text(driver, start(driver))
    driver.app.close()


def test_nothing_moves_with_reduced_motion(driver: Driver) -> None:
    scene = start(driver)
    driver.context.settings.reduced_motion = True
    beats = set()
    for _ in range(120):
        driver.step()
        beats.add(scene._spotlight.beat)
    assert beats == {0}
    driver.context.settings.reduced_motion = False
    for _ in range(120):
        driver.step()
        beats.add(scene._spotlight.beat)
    assert beats == {0, 1}


def test_the_language_can_be_switched_in_the_middle(driver: Driver) -> None:
    scene = start(driver)
    before = driver.frame()
    driver.key(Kind.MENU, None)
    driver.context.switch_language("es")
    driver.key(Kind.MENU, None)
    assert scene.panel is not None
    assert driver.frame() != before
    finish(driver, scene, mouse=False)


# ---------------------------------------------------------------------- offered, and what comes after


def _before_the_cabinet(driver: Driver) -> SelectScene:
    driver.context.stack.reset(TitleScene(driver.context), SelectScene(driver.context))
    driver.step()
    scene = driver.scene
    assert isinstance(scene, SelectScene)
    scene.group.focus(scene._cabinets[scene.games.index(MASTERS)])
    return scene


def test_the_first_time_before_the_cabinet_it_is_offered_once(driver: Driver) -> None:
    _before_the_cabinet(driver)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, LessonOfferScene)
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, SetupScene)
    assert driver.context.settings.lessons_declined == [MASTERS]
    driver.key(Kind.MENU, None)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, SetupScene)


def test_the_offer_is_taken(driver: Driver) -> None:
    _before_the_cabinet(driver)
    driver.key(Kind.CONFIRM)
    driver.key(Kind.CONFIRM)
    scene = driver.scene
    assert isinstance(scene, LessonScene)
    finish(driver, scene, mouse=False)
    driver.key(Kind.MENU, None)
    # Behind it lies the set-up.
    assert isinstance(driver.scene, SetupScene)


@pytest.mark.parametrize("known", ["done", "played"])
def test_it_is_not_offered_to_those_who_know_the_game(driver: Driver, known: str) -> None:
    settings = driver.context.settings
    if known == "done":
        settings.lessons_done.append(MASTERS)
    else:
        settings.modes[MASTERS] = "duel"
    _before_the_cabinet(driver)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, SetupScene)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_set_up_has_a_button_for_it(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    setup = SetupScene(driver.context, MASTERS)
    driver.push(setup)
    button = next(widget for widget in setup.group.widgets if getattr(widget, "on_press", None) == setup.open_lesson)
    setup.group.focus(button)
    driver.frame()
    assert driver.context.fonts.overflows == []
    assert not any(button.rect.colliderect(other.rect) for other in setup.group.widgets if other is not button)
    driver.click(button.rect.center)
    assert isinstance(driver.scene, LessonScene)
    driver.app.close()


def test_a_game_without_a_lesson_offers_none(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    for has in (True, False):
        monkeypatch.setattr("scenes.setup.scene.has_lesson", lambda *_, has=has: has)
        setup = SetupScene(driver.context, "eight_bit_battle")
        offered = any(getattr(widget, "on_press", None) == setup.open_lesson for widget in setup.group.widgets)
        assert offered == has


def test_after_it_a_solo_game_begins(driver: Driver) -> None:
    finish(driver, start(driver), mouse=False)
    driver.key(Kind.CONFIRM)
    scene = driver.scene
    assert isinstance(scene, PlayScene)
    setup = scene.config.setup
    assert (setup.game, setup.mode, setup.options["solo_level"]) == (MASTERS, "solo", "1")
    assert [seat.is_person for seat in scene.config.seats].count(True) == 1


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_end_tells_what_was_done_and_what_was_skipped(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    scene = start(driver)
    scene.skip_step()
    finish(driver, scene, mouse=False)
    assert isinstance(driver.scene, LessonEndScene)
    assert driver.scene.passed == {"hit", "pair", "block", "dragon"}
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.app.close()
