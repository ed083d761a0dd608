"""Ctrl-C and its like end the program as a closed window does; a second time at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.settings import SettingsStore
from scenes import launch
from scenes.app import App
from scenes.context import Context
from scenes.signals import ASKED, ended_by_signals
from scenes.title import TitleScene
from tests.scenes.driver import LOADED


@pytest.fixture
def heard(request: pytest.FixtureRequest) -> Iterator[signal.Signals]:
    """A signal that is not ignored, as it is in what `nohup` or a shell's `&` has started: tests, for one."""
    number: signal.Signals = request.param
    before = signal.signal(number, signal.SIG_DFL)
    yield number
    signal.signal(number, before or signal.SIG_DFL)


@pytest.mark.parametrize("heard", ASKED, ids=lambda number: number.name, indirect=True)
def test_a_program_that_is_asked_to_end_keeps_its_settings(tmp_path: Path, heard: signal.Signals) -> None:
    """Ctrl-C ended it with a traceback, and without its settings."""
    path = tmp_path / "settings.json"
    app = App(settings_file=path, assets=LOADED)
    app.context.settings.music_volume = 3
    left = []

    class Asked(TitleScene):
        def update(self, ms: int) -> None:
            super().update(ms)
            signal.raise_signal(heard)
            left.append((app.running, signal.getsignal(heard)))
            # Whatever has become of the signal, the test ends.
            app.running = False

    def first(context: Context) -> Asked:
        return Asked(context)

    app.run(first)
    # A second one would end at once a program that hangs.
    assert left == [(False, signal.SIG_DFL)]
    assert not app.restart
    assert SettingsStore(path).settings.music_volume == 3
    assert signal.getsignal(heard) == signal.SIG_DFL


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
