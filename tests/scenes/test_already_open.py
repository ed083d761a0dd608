"""Two programs at one folder: the second one says so, and neither undoes what the other keeps."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.storage.crash_report import FOLDER
from game.storage.guest import guest_settings
from game.storage.lock import NAME, FolderLock, Hold
from game.storage.settings import SettingsStore
from scenes import launch
from scenes.already_open import LOOK_MS, AlreadyOpenScene
from scenes.app import App
from scenes.boot import BootScene
from scenes.intents import Kind
from scenes.play import PlayScene, open_match
from scenes.saves.shelf import saves_of
from scenes.scene import Scene
from scenes.title import TitleScene
from tests.scenes.driver import LOADED, Driver
from tests.scenes.saves.kept_matches import config

FRAMES = 4000


class Evening:
    """What the player's own folder holds, and what comes to the screen of a program that is started there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "home"
        self.settings = self.folder / "settings.json"
        store = SettingsStore(self.settings)
        store.settings.volume, store.settings.language = 3, "en"
        store.save()
        self.apps: list[App] = []
        self.seen: list[str] = []
        self.do: Callable[[App, Scene], None] = lambda app, _scene: app.quit()
        temporary = folder / "temporary"
        temporary.mkdir()
        monkeypatch.setattr(tempfile, "tempdir", str(temporary))
        self.temporary = temporary

        def opened(**words: object) -> App:
            app = App(strict_texts=True, assets=LOADED, **words)  # type: ignore[arg-type]
            self.apps.append(app)
            return app

        monkeypatch.setattr(launch, "App", opened)
        monkeypatch.setattr(pygame.event, "get", self._frame)
        monkeypatch.setattr(App, "turn", lambda app, _pace: app.step(pygame.event.get(), LOOK_MS))

    def _frame(self) -> list[pygame.event.Event]:
        """No events: what is to be done is done before each frame."""
        app = self.apps[-1]
        top = app.context.stack.top
        if top is not None:
            self.seen.append(top.name)
            self.do(app, top)
        assert len(self.seen) < FRAMES, self.seen[-1]
        return []

    def start(self) -> None:
        """The program, until it ends."""
        launch._play(self.settings, BootScene)

    def holds(self) -> dict[str, bytes]:
        """All files of the player's folder."""
        return {str(path): path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path, monkeypatch)


def test_the_first_program_begins_and_lets_go_at_its_end(evening: Evening) -> None:
    lock = FolderLock(evening.folder)
    held = []

    def do(app: App, _scene: Scene) -> None:
        held.append(lock.take())
        app.quit()

    evening.do = do
    evening.start()
    assert held == [Hold.OTHERS]
    assert "AlreadyOpenScene" not in evening.seen
    assert lock.take() is Hold.OURS
    lock.close()


def test_a_second_one_says_so_and_changes_nothing(evening: Evening) -> None:
    first = FolderLock(evening.folder)
    assert first.take() is Hold.OURS
    before = evening.holds()

    def do(app: App, _scene: Scene) -> None:
        app.context.settings.volume = 9
        app.quit()

    evening.do = do
    evening.start()
    assert set(evening.seen) == {"AlreadyOpenScene"}
    assert evening.holds() == before
    assert not list(evening.temporary.iterdir())
    first.close()


def test_a_guest_plays_with_the_usual_settings_and_nothing_is_kept(evening: Evening) -> None:
    first = FolderLock(evening.folder)
    assert first.take() is Hold.OURS
    before = evening.holds()
    kept: list[str] = []

    def do(app: App, scene: Scene) -> None:
        if isinstance(scene, AlreadyOpenScene):
            assert app.context.settings.volume == 3
            scene.play()
        elif isinstance(scene, TitleScene) and not kept:
            assert app.context.guest
            kept.append("title")
            open_match(app.context, config("street_war"))
        elif isinstance(scene, PlayScene):
            scene.leave()
        elif isinstance(scene, TitleScene):
            assert saves_of(app.context).ids(), "as long as he is there, his match can be gone on with"
            app.quit()

    evening.do = do
    evening.start()
    assert evening.seen[-1] == "TitleScene"
    assert evening.holds() == before
    assert not list(evening.temporary.iterdir())
    first.close()


def test_when_the_other_one_has_gone_it_begins_by_itself(evening: Evening) -> None:
    first = FolderLock(evening.folder)
    assert first.take() is Hold.OURS

    def do(app: App, scene: Scene) -> None:
        if isinstance(scene, AlreadyOpenScene) and len(evening.seen) == 4:
            first.close()
        elif isinstance(scene, TitleScene | BootScene):
            assert not app.context.guest
            assert app.context.store.path == evening.settings
            assert first.take() is Hold.OTHERS
            app.context.settings.volume = 9
            app.quit()

    evening.do = do
    evening.start()
    assert evening.seen[-1] == "BootScene"
    assert len(evening.apps) == 2
    assert SettingsStore(evening.settings).settings.volume == 9
    assert first.take() is Hold.OURS
    first.close()


def test_a_guests_report_of_a_fault_stays_where_he_was_told(tmp_path: Path) -> None:
    with guest_settings(tmp_path / "settings.json") as copied:
        assert not copied.exists()
        for name in (FOLDER, "saves"):
            (copied.parent / name).mkdir()
            (copied.parent / name / "file.json").write_text("{}", encoding="ascii")
    assert [path.name for path in copied.parent.iterdir()] == [FOLDER]
    assert [path.name for path in (copied.parent / FOLDER).iterdir()] == ["file.json"]


def test_what_of_a_guest_cannot_be_removed_stays_without_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ended the program with the report of a fault."""
    with guest_settings(tmp_path / "settings.json") as copied:
        copied.write_text("{}", encoding="ascii")

        def held(_: Path, missing_ok: bool = False) -> None:
            raise PermissionError("held by a scanner")

        monkeypatch.setattr(Path, "unlink", held)
    assert copied.exists()
    monkeypatch.undo()
    copied.unlink()
    copied.parent.rmdir()


@pytest.mark.parametrize("larger", [False, True])
@pytest.mark.parametrize("language", ["en", "es"])
def test_it_fits_and_is_answered_by_keys(tmp_path: Path, language: str, larger: bool) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    driver.push(AlreadyOpenScene(driver.context, lambda: False, driver.app.begin_anew))
    driver.frame()
    driver.run(LOOK_MS * 2)
    assert not driver.app.restart
    driver.key(Kind.RIGHT)
    driver.frame()
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, BootScene)
    driver.context.guest = True
    driver.push(TitleScene(driver.context))
    driver.frame()
    assert driver.context.texts("guest.title") in [text for _, text in driver.context.fonts.said]
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_its_first_answer_makes_room(driver: Driver) -> None:
    driver.push(AlreadyOpenScene(driver.context, lambda: False, driver.app.begin_anew))
    driver.key(Kind.MENU, None)
    assert driver.app.running
    driver.key(Kind.CONFIRM)
    assert not driver.app.running


def test_programs_of_their_own_folders_do_not_meet(tmp_path: Path) -> None:
    """Tests, the soak and the walk start programs without asking anybody."""
    drivers = [Driver(tmp_path), Driver(tmp_path)]
    assert not (tmp_path / NAME).exists()
    drivers[-1].app.close()
