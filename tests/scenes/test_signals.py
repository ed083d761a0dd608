"""Ctrl-C and its like end the program as a closed window does; a second time at once."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from game.storage.settings import SettingsStore
from scenes import launch
from scenes.app import App
from scenes.context import Context
from scenes.signals import ASKED, ended_by_signals
from scenes.title import TitleScene
from tests.scenes.driver import LOADED


@pytest.mark.parametrize("number", ASKED, ids=lambda number: number.name)
def test_a_program_that_is_asked_to_end_keeps_its_settings(tmp_path: Path, number: signal.Signals) -> None:
    """Ctrl-C ended it with a traceback, and without its settings."""
    path = tmp_path / "settings.json"
    app = App(settings_file=path, assets=LOADED)
    app.context.settings.music_volume = 3
    before = signal.getsignal(number)

    class Asked(TitleScene):
        def update(self, ms: int) -> None:
            super().update(ms)
            signal.raise_signal(number)
            assert signal.getsignal(number) == signal.SIG_DFL, "a second one would not end a program that hangs"

    def first(context: Context) -> Asked:
        return Asked(context)

    app.run(first)
    assert not app.restart
    assert SettingsStore(path).settings.music_volume == 3
    assert signal.getsignal(number) == (before or signal.SIG_DFL)


def test_what_it_was_started_to_ignore_it_ignores() -> None:
    number, ended = ASKED[-1], []
    before = signal.signal(number, signal.SIG_IGN)
    try:
        with ended_by_signals(lambda: ended.append(1)):
            signal.raise_signal(number)
        assert not ended
        assert signal.getsignal(number) is signal.SIG_IGN
    finally:
        signal.signal(number, before)


def test_interrupted_while_it_loads_it_ends_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def loading(**_: object) -> App:
        raise KeyboardInterrupt

    monkeypatch.setattr(launch, "App", loading)
    assert launch.main(["--settings", str(tmp_path / "settings.json")]) == launch.INTERRUPTED
    assert capsys.readouterr() == ("", "")
