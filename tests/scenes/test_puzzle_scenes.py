"""The puzzles on the screen: solved by keys and by mouse, failed, helped, kept; all of them fit in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.action import Action
from game.core.registry import get_game
from game.puzzles.certain import can_win
from game.puzzles.puzzle import GAME, SOLVER, Verdict
from game.storage.kept import Notice
from game.storage.puzzles import PuzzleFileError, open_progress, read_puzzles
from scenes.intents import Kind
from scenes.menu import MenuScene
from scenes.play import Phase
from scenes.puzzles.ending import PuzzleEndScene
from scenes.puzzles.note import NoteScene
from scenes.puzzles.playing import PuzzleScene
from scenes.puzzles.scene import PuzzlesScene, open_puzzles
from scenes.puzzles.shelf import puzzles, visit_of
from scenes.puzzles.tile import Tile
from scenes.tables.eight_bit_battle.table import EightBitTable
from scenes.widgets.button import Button
from tests.scenes.driver import Driver
from tests.scenes.lesson_scripts import eight_bit_presses, walk_to
from tests.scenes.test_reading import LEAST
from tests.scenes.written import writing

MOST_FRAMES = 600


def open_shelf(driver: Driver) -> PuzzlesScene:
    open_puzzles(driver.context)
    driver.step()
    scene = driver.scene
    assert isinstance(scene, PuzzlesScene)
    return scene


def start(driver: Driver, number: int) -> PuzzleScene:
    """Stand at this puzzle's table, what is asked read."""
    scene = open_shelf(driver)
    scene.choose(number)
    scene.play()
    driver.step()
    assert isinstance(driver.scene, NoteScene)
    driver.key(Kind.CONFIRM)
    play = driver.scene
    assert isinstance(play, PuzzleScene)
    for _ in range(MOST_FRAMES):
        if play.phase == Phase.CHOOSING:
            return play
        driver.step()
    raise AssertionError("nobody is asked")


def finish(driver: Driver, play: PuzzleScene, first: Action, mouse: bool) -> PuzzleEndScene:
    """Play this, and then whatever still wins."""
    match = play.session.match
    action: Action | None = first
    for _ in range(MOST_FRAMES):
        scene = driver.scene
        if isinstance(scene, PuzzleEndScene):
            return scene
        if play.phase == Phase.CHOOSING:
            if action is None:
                legal, game = match.legal_actions, match.game
                action = next((one for one in legal if can_win(game, game.step(match.state, one), SOLVER)), legal[0])
            for key in eight_bit_presses(play.table, action):
                if mouse:
                    rect = play.table.spots.rect(key)
                    assert rect is not None
                    driver.click(rect.center)
                else:
                    walk_to(driver, play.table.spots, key)
                    driver.key(Kind.CONFIRM)
            action = None
        elif play.table.holding:
            driver.key(Kind.CONFIRM)
        else:
            driver.step()
    raise AssertionError("it never ends")


@pytest.mark.parametrize(("language", "mouse"), [("en", False), ("es", True)], ids=["keys", "mouse"])
def test_puzzles_are_solved_one_after_the_other(tmp_path: Path, language: str, mouse: bool) -> None:
    driver = Driver(tmp_path, language)
    numbers = [number for number, puzzle in enumerate(puzzles()) if number % 4 == 2 * mouse]
    for number in numbers:
        play = start(driver, number)
        assert isinstance(play.table, EightBitTable)
        end = finish(driver, play, puzzles()[number].action, mouse)
        assert end.how is Verdict.SOLVED, puzzles()[number].id
        driver.frame()
        assert driver.context.fonts.overflows == []
        end.back()
        driver.step()
        driver.context.stack.pop()
    visit = visit_of(driver.context)
    assert visit.solved == len(numbers)
    assert visit.next_after(-1) not in numbers
    # No other record, no kept match: it was a puzzle.
    assert not (tmp_path / "saves").exists() or not list((tmp_path / "saves").iterdir())
    driver.app.close()


def test_whatever_else_is_played_is_answered_and_may_be_tried_again(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    for number in (0, 6, 9):
        puzzle = puzzles()[number]
        for wrong in get_game(GAME).legal_actions(puzzle.state()):
            if wrong == puzzle.action:
                continue
            end = finish(driver, start(driver, number), wrong, mouse=True)
            assert end.how is Verdict.FAILED, (puzzle.id, wrong.text)
            driver.frame()
            assert driver.context.fonts.overflows == []
            end.back()
            driver.step()
            driver.context.stack.pop()
    number = 9
    end = finish(driver, start(driver, number), get_game(GAME).legal_actions(puzzles()[number].state())[0], mouse=True)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, NoteScene)
    driver.key(Kind.CONFIRM)
    again = driver.scene
    assert isinstance(again, PuzzleScene)
    assert again.number == end.number == number
    entry = visit_of(driver.context).of(puzzles()[number])
    assert not entry.solved
    assert entry.tries > 1
    driver.app.close()


def test_a_hint_is_given_and_remembered(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    play = start(driver, 0)
    driver.key(Kind.HINT, None)
    assert isinstance(driver.scene, NoteScene)
    driver.click((320, 120))
    assert driver.context.stack.scenes[-1] is play
    assert visit_of(driver.context).of(puzzles()[0]).helped
    driver.key(Kind.MENU, None)
    play.leave()
    driver.step()
    assert isinstance(driver.scene, PuzzlesScene)
    driver.app.close()


def measured(driver: Driver, puzzle_id: str, contrast: bool) -> None:
    """Draw a frame: everything is inside its box, and stands out, where that is measured (it takes long)."""
    fonts = driver.context.fonts
    if contrast:
        with writing(fonts) as words:
            driver.frame()
        assert [word for word in words if word.contrast < LEAST] == [], puzzle_id
    else:
        driver.frame()
    assert fonts.overflows == [], puzzle_id


@pytest.mark.parametrize("aided", [False, True], ids=["", "aided"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_stands_out_and_fits(tmp_path: Path, language: str, aided: bool) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = driver.context.settings.high_contrast = aided
    driver.context.apply_settings()
    fonts = driver.context.fonts
    shelf = open_shelf(driver)
    play = PuzzleScene(shelf.visit, 0)
    for number, puzzle in enumerate(puzzles()):
        shelf.choose(number)
        measured(driver, puzzle.id, number == 0)
        # Its words alone: one table does for all of them.
        play.number = number
        for scene in (
            NoteScene(driver.context, puzzle.text_id(), play.task()),
            NoteScene(driver.context, "puzzles.hint.title", play.hint_text()),
            *(PuzzleEndScene(shelf.visit, number, how) for how in Verdict),
        ):
            driver.push(scene)
            measured(driver, puzzle.id, number == 0)
            driver.context.stack.pop()
    assert fonts.lacking == []
    driver.app.close()


def test_the_shelf_is_walked_by_keys_and_by_mouse(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    shelf = open_shelf(driver)
    driver.key(Kind.RIGHT)
    driver.key(Kind.DOWN)
    assert shelf.number == 7
    tile = next(widget for widget in shelf.group.widgets if isinstance(widget, Tile) and widget.number == 11)
    driver.point(tile.rect.center)
    assert shelf.number == 11
    begin = next(widget for widget in shelf.group.widgets if isinstance(widget, Button) and widget.style == "red")
    driver.click(begin.rect.center)
    assert isinstance(driver.scene, NoteScene)
    play = driver.context.stack.scenes[-2]
    assert isinstance(play, PuzzleScene)
    assert play.number == 11
    driver.context.stack.pop()
    driver.context.stack.pop()
    driver.step()
    driver.click(tile.rect.center)
    assert isinstance(driver.scene, NoteScene)
    driver.app.close()


def test_a_damaged_file_is_said_and_what_is_no_puzzle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"format": 1, "solving": {"all_in": {"tries": -1}}}', encoding="utf-8")
    kept = open_progress(tmp_path / "puzzles.json")
    assert [notice.text for notice in kept.notices] == ["notice.puzzles_broken"]
    assert kept.value.solving == {}
    for text in ("puzzles = 3", "[[puzzles]]\nid = 'x'\n"):
        (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
        with pytest.raises(PuzzleFileError):
            read_puzzles(tmp_path / "bad.toml")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("what", ["broken", "newer", "unreadable", "unwritable"])
def test_its_notices_fit(tmp_path: Path, language: str, what: str) -> None:
    driver = Driver(tmp_path, language)
    shelf = open_shelf(driver)
    assert isinstance(shelf, MenuScene)
    shelf.visit.kept.notices.append(Notice(f"notice.puzzles_{what}", {"file": "/home/me/puzzles.json", "why": "full"}))
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.key(Kind.CONFIRM)
    assert shelf.visit.kept.notices == []
    driver.app.close()
