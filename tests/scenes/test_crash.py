"""A fault of the program's own: the match is kept, the report says what is needed, the player goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cli import main as command_line
from game.core.contract import Setup
from game.games.street_war.rules import StreetWar
from game.storage.crash_report import CrashReport, decode
from game.storage.folders import HOME_VARIABLE
from scenes import launch
from scenes.app import App
from scenes.context import Context
from scenes.crash.recent import MOST, Recent
from scenes.crash.scene import CrashScene
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.saves.shelf import saves_of
from scenes.scene import Scene
from scenes.thinking import Background
from scenes.title import TitleScene
from tests.scenes.driver import LOADED, Driver

NAME = "Zenobia"


class Faulty(Scene):
    """Breaks as soon as time passes."""

    def __init__(self, _context: object) -> None:
        super().__init__()

    def update(self, ms: int) -> None:
        raise ZeroDivisionError(f"a fault of our own in {Path.home()}")


def _config(seats: tuple[str, str] = (PERSON, "ai:random")) -> MatchConfig:
    return MatchConfig(Setup("street_war", 7), tuple(SeatConfig(kind, NAME) for kind in seats))


def _run(app: App, first: Callable[[Context], Scene], presses: Callable[[], list[pygame.event.Event]]) -> None:
    """The program's own loop, with these events, until it ends or the crash screen has been shown."""
    events, pygame.event.get = pygame.event.get, presses  # type: ignore[assignment]
    try:
        app.run(first)
    finally:
        pygame.event.get = events


def _report(folder: Path) -> tuple[Path, CrashReport]:
    (file,) = (folder / "faults").glob("*.json")
    return file, decode(file.read_bytes())


def _crash(tmp_path: Path, config: MatchConfig, break_it: Callable[[PlayScene], None]) -> App:
    """A match that breaks at its first decision; the crash screen is shown, and then the program is closed."""
    app = App(settings_file=tmp_path / "settings.json", strict_texts=True, assets=LOADED)
    app.context.settings.speed = 0
    broken: list[PlayScene] = []
    shown: list[CrashScene] = []

    def presses() -> list[pygame.event.Event]:
        top = app.context.stack.top
        if isinstance(top, PlayScene) and top.phase != Phase.PLAYING and not broken:
            broken.append(top)
            break_it(top)
        if isinstance(top, CrashScene):
            shown.append(top)
            app.quit()
        return []

    _run(app, lambda context: PlayScene(context, config), presses)
    assert shown, "no crash screen"
    return app


def test_a_fault_on_the_screen_keeps_the_match(tmp_path: Path) -> None:
    def break_it(scene: PlayScene) -> None:
        scene.choose(scene.session.match.legal_actions[0])
        scene.table.draw = lambda canvas: 1 // 0  # type: ignore[method-assign, assignment]

    _crash(tmp_path, _config(), break_it)
    file, report = _report(tmp_path)
    assert report.trace.strip().endswith("ZeroDivisionError: integer division or modulo by zero")
    assert report.match is not None
    assert report.match.actions
    assert report.scenes == ("PlayScene",)
    driver = Driver(tmp_path)
    (entry,) = saves_of(driver.context).entries()
    driver.app.close()
    assert entry.record is not None
    assert entry.record.actions == report.match.actions
    assert NAME not in file.read_text(encoding="utf-8")


def test_a_fault_of_the_rules_happens_again_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apply = StreetWar.apply
    faulty: list[str] = []

    def broken(self: StreetWar, state: Any, action: Any) -> Any:
        if action.text in faulty:
            raise KeyError("of the rules")
        return apply(self, state, action)

    def break_it(scene: PlayScene) -> None:
        faulty.append(scene.session.match.legal_actions[-1].text)
        scene.choose(scene.session.match.legal_actions[-1])

    monkeypatch.setattr(StreetWar, "apply", broken)
    _crash(tmp_path, _config(), break_it)
    file, report = _report(tmp_path)
    assert report.attempt == faulty[0]
    assert command_line(["replay", str(file)]) == 1
    assert "KeyError: 'of the rules'" in capsys.readouterr().err
    faulty.clear()
    assert command_line(["replay", str(file)]) == 0
    assert "It does not fail here" in capsys.readouterr().out


def test_a_fault_of_a_player_is_met_and_happens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from game.ai.random_player import RandomPlayer

    def broken(*_: object) -> Any:
        raise RecursionError("of a player")

    monkeypatch.setattr(RandomPlayer, "choose", broken)
    _crash(tmp_path, _config(("ai:random", "ai:random")), lambda scene: None)
    file, report = _report(tmp_path)
    assert report.thinking is not None
    assert command_line(["replay", str(file)]) == 1
    assert "RecursionError: of a player" in capsys.readouterr().err


def test_the_program_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tops: list[str] = []
    made: list[App] = []

    class Seen(App):
        def __init__(self, **words: Any) -> None:
            super().__init__(assets=LOADED, **words)
            made.append(self)

    def presses() -> list[pygame.event.Event]:
        top = made[-1].context.stack.top
        tops.append("" if top is None else top.name)
        if isinstance(top, CrashScene):
            return [pygame.event.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=0, mod=0, unicode="")]
        return [pygame.event.Event(pygame.QUIT)] if isinstance(top, TitleScene) else []

    monkeypatch.setattr(launch, "App", Seen)
    monkeypatch.setattr(launch, "BootScene", Faulty)
    monkeypatch.setattr(pygame.event, "get", presses)
    assert launch.main(["--settings", str(tmp_path / "settings.json")]) == 0
    assert len(made) == 2
    assert tops[-1] == "TitleScene"
    assert str(Path.home()) not in _report(tmp_path)[0].read_text(encoding="utf-8")


def test_without_a_crash_screen_there_are_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise OverflowError("of the crash screen")

    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(launch, "BootScene", Faulty)
    monkeypatch.setattr(CrashScene, "draw_behind", broken)
    assert launch.main([]) == 1
    said = capsys.readouterr().err
    assert "OverflowError: of the crash screen" in said
    assert str(tmp_path / "faults") in said
    assert len(list((tmp_path / "faults").iterdir())) == 2


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    def break_it(scene: PlayScene) -> None:
        monkeypatch.setattr("game.storage.match_folder.write_safely", full)
        monkeypatch.setattr("game.storage.crash_report.write_safely", full)
        scene.table.draw = lambda canvas: 1 // 0  # type: ignore[method-assign, assignment]
        scene.dirty = True

    app = _crash(tmp_path, _config(), break_it)
    assert app is not None
    assert not (tmp_path / "faults").exists() or not list((tmp_path / "faults").iterdir())


def test_typed_letters_are_nobodys_business() -> None:
    recent = Recent()
    recent.note("NamesScene", Intent(Kind.CHAR, text="Z"))
    recent.note("PlayScene", Intent(Kind.POINT, pos=(1, 2)))
    recent.note("PlayScene", Intent(Kind.POINT, pos=(3, 4)))
    recent.note("PlayScene", Intent(Kind.CONFIRM, 1))
    assert recent.lines == ("PlayScene point - 3,4", "PlayScene confirm 1")
    for _ in range(2 * MOST):
        recent.note("PlayScene", Intent(Kind.PEEK, 0, pressed=False))
    assert recent.lines == ("PlayScene peek up 0",) * MOST


def _wait_for(work: Background[int]) -> None:
    while work.poll() is None:
        pass


def test_whoever_waits_for_a_thought_hears_of_its_fault() -> None:
    work: Background[int] = Background()
    work.begin(lambda expired: 1 // 0, 1.0)
    with pytest.raises(ZeroDivisionError):
        _wait_for(work)
    assert work.poll() is None


def test_a_report_is_json_that_anybody_can_read(tmp_path: Path) -> None:
    app = App(settings_file=tmp_path / "settings.json", assets=LOADED)

    def presses() -> list[pygame.event.Event]:
        if isinstance(app.context.stack.top, CrashScene):
            app.quit()
        return []

    _run(app, Faulty, presses)
    file, report = _report(tmp_path)
    values = json.loads(file.read_text(encoding="utf-8"))
    assert values["system"]["pygame"] == pygame.version.ver
    assert report.match is None
    assert command_line(["replay", str(file)]) == 2
