"""From the title to the end by keys alone, by mouse alone and by pad alone: what is learned, puzzles, challenges."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.ai.players import make_player
from game.core.registry import GAME_IDS, get_game
from game.daily.challenge import challenge_of
from game.puzzles.puzzle import Verdict
from scenes.climb.floors import FloorSlot
from scenes.climb.result import ClimbResultScene
from scenes.climb.scene import ClimbScene
from scenes.daily.result import DailyResultScene
from scenes.daily.scene import DailyScene
from scenes.intents import Kind
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.scene import LessonScene
from scenes.lesson.shelf import chapters_of, has_lesson, lesson_of
from scenes.play import PlayScene
from scenes.puzzles.note import NoteScene
from scenes.puzzles.playing import PuzzleScene
from scenes.puzzles.scene import PuzzlesScene
from scenes.puzzles.shelf import puzzles
from scenes.puzzles.tile import Tile
from scenes.result import MatchResultScene
from scenes.title import TitleScene
from scenes.tournament.boxes import MatchBox
from scenes.tournament.bracket import BracketScene
from scenes.tournament.entering import EnteringScene
from scenes.tournament.result import TournamentResultScene
from tests.scenes import lesson_scripts, matches, test_gauntlet_scenes, test_puzzle_scenes
from tests.scenes.devices import DEVICES, Device

GAME = "eight_bit_battle"
DAY = next(day for n in range(60) if challenge_of(day := date(2026, 12, 1) + timedelta(n)).setup.game == GAME)
LESSONS = {
    lesson.id: lesson
    for game in GAME_IDS
    for mode in get_game(game).modes
    if has_lesson(game, mode)
    for lesson in chapters_of(lesson_of(game, mode))
}
MOST_FRAMES = 900


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever the arcade sends takes anything: what is tried here is who presses, not who thinks."""
    monkeypatch.setattr("scenes.play.make_player", lambda kind, game, mode: make_player("ai:random", game, mode))
    monkeypatch.setattr("scenes.play_deciding.thinking_time", lambda kind: (0.01, 1))


@pytest.fixture(params=DEVICES)
def device(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Device]:
    one = Device(request.param, tmp_path, "es")
    one.driver.context.settings.game = GAME
    one.driver.push(TitleScene(one.driver.context))
    yield one
    one.driver.app.close()


def play(device: Device) -> MatchResultScene:
    """The match in front, to its result."""
    driver = device.driver
    (matches.play_by_mouse if device.is_mouse else matches.play_by_keys)(driver, matches.scene_of(driver))
    assert isinstance(driver.scene, MatchResultScene)
    return driver.scene


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_by_pad_alone(tmp_path: Path, lesson: str) -> None:
    """By keys and by mouse each is finished where it is tested."""
    device = Device("pad", tmp_path, "es")
    driver = device.driver
    scene = LessonScene(driver.context, LESSONS[lesson])
    driver.push(TitleScene(driver.context))
    driver.push(scene)
    lesson_scripts.finish(driver, scene, mouse=False)
    assert isinstance(driver.scene, LessonEndScene)
    assert driver.scene.passed == frozenset(step.id for step in scene.lesson.steps)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, LessonScene | PlayScene), "the way on"
    driver.app.close()


def test_puzzles(device: Device) -> None:
    driver = device.driver
    device.press("title.challenges")
    device.press("puzzles.title")
    scene = driver.scene
    assert isinstance(scene, PuzzlesScene)
    device.use(lambda widget: isinstance(widget, Tile) and widget.number == 0)
    for number in (0, 1):
        assert isinstance(driver.scene, NoteScene)
        device.read()
        play = driver.scene
        assert isinstance(play, PuzzleScene)
        assert play.number == number
        end = test_puzzle_scenes.finish(driver, play, puzzles()[number].action, device.is_mouse)
        assert end.how is Verdict.SOLVED
        device.press("puzzles.next" if number == 0 else "puzzles.shelf")
    front: object = driver.scene
    assert isinstance(front, PuzzlesScene)
    device.press("menu.back")
    device.press("menu.back")
    assert isinstance(driver.scene, TitleScene)


def test_the_challenge_of_the_day(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DailyScene.__init__, "__defaults__", (lambda: DAY,))
    device.press("title.challenges")
    device.press("daily.title")
    device.press("daily.play")
    assert isinstance(play(device), DailyResultScene)
    device.press("daily.back")
    scene = device.driver.scene
    assert isinstance(scene, DailyScene)
    assert DAY.isoformat() in scene.counted


def test_the_tower(device: Device) -> None:
    device.press("title.challenges")
    device.press("climb.title")
    scene = device.driver.scene
    assert isinstance(scene, ClimbScene)
    device.use(lambda widget: isinstance(widget, FloorSlot) and widget.is_due)
    assert isinstance(play(device), ClimbResultScene)
    device.press("climb.back")
    assert device.driver.scene is scene
    assert scene.run is not None
    assert scene.run.played == 1


def test_a_tournament(device: Device) -> None:
    device.press("title.challenges")
    device.press("tournament.title")
    assert isinstance(device.driver.scene, EnteringScene)
    device.press("tournament.begin")
    scene = device.driver.scene
    assert isinstance(scene, BracketScene)
    for _ in range(6):
        if scene.bracket.champion is not None:
            break
        device.use(lambda widget: isinstance(widget, MatchBox) and widget.is_due)
        assert isinstance(play(device), TournamentResultScene)
        device.press("tournament.back")
        assert device.driver.scene is scene
    assert scene.bracket.champion is not None


def test_the_gauntlet_by_pad_alone(tmp_path: Path) -> None:
    """By keys and by mouse it is entered where it is tested."""
    for number, script in enumerate(
        (
            test_gauntlet_scenes.test_by_keys_from_the_set_up_into_the_first_duel,
            test_gauntlet_scenes.test_a_duel_by_keys_alone,
        )
    ):
        driver = Device("pad", tmp_path / str(number)).driver
        script(driver)
        driver.app.close()
