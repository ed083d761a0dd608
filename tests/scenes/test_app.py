"""The loop: nothing is drawn while nothing moves; the window, the language and the settings outlive it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.storage.settings import SettingsStore
from scenes import launch
from scenes.app import App
from scenes.assets import AssetError
from scenes.options import OptionsScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver

ROOT = Path(__file__).resolve().parents[2]


def test_what_does_not_move_is_not_drawn(driver: Driver) -> None:
    driver.push(OptionsScene(driver.context))
    before = driver.app.frames_drawn
    driver.run(3000)
    assert driver.app.frames_drawn == before
    driver.point((1, 1))
    assert driver.app.frames_drawn == before, "the mouse moved over nothing"


def test_the_title_is_drawn_only_when_something_of_it_moves(driver: Driver) -> None:
    driver.push(TitleScene(driver.context))
    before = driver.app.frames_drawn
    driver.run(3000)
    drawn = driver.app.frames_drawn - before
    assert 0 < drawn < 3000 // 16


def test_drawing_changes_nothing(driver: Driver) -> None:
    driver.push(TitleScene(driver.context))
    driver.run(500)
    assert driver.frame() == driver.frame()


def test_an_exposed_window_is_shown_again_without_drawing_anew(driver: Driver) -> None:
    driver.push(OptionsScene(driver.context))
    screen = pygame.display.get_surface()
    assert screen is not None
    shown = pygame.image.tobytes(screen, "RGB")
    before = driver.app.frames_drawn
    screen.fill((0, 255, 0))
    driver.step(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert pygame.image.tobytes(screen, "RGB") == shown
    assert driver.app.frames_drawn == before


def test_closing_the_window_ends_the_loop_and_keeps_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    app = App(settings_file=path)
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.context.settings.speed = 4
    app.run(TitleScene)
    assert not app.running
    assert SettingsStore(path).settings.speed == 4
    assert not pygame.display.get_init()


def test_no_scene_left_is_the_end(driver: Driver) -> None:
    driver.push(OptionsScene(driver.context))
    driver.context.stack.pop()
    driver.step()
    assert not driver.app.running


def test_the_player_is_told_of_a_missing_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> App:
        raise AssetError("The file x is missing.")

    monkeypatch.setattr(launch, "App", broken)
    assert launch.main(["--settings", str(tmp_path / "settings.json")]) == 1
    assert capsys.readouterr().err == "The file x is missing.\n"


def test_the_log_file_tells_of_scenes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.event, "get", lambda: [pygame.event.Event(pygame.QUIT)])
    log = tmp_path / "log.txt"
    assert launch.main(["--log", str(log), "--settings", str(tmp_path / "settings.json")]) == 0
    assert "enter BootScene" in log.read_text(encoding="utf-8")


def test_without_its_packages_the_program_says_which_command_to_run(tmp_path: Path) -> None:
    # -S -I: neither the environment's packages nor anything of the caller's.
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv = ['main.py']; import runpy; "
    code += f"runpy.run_path({str(ROOT / 'main.py')!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode != 0
    assert "python3 build/run.py play" in done.stderr
    assert "Traceback" not in done.stderr
