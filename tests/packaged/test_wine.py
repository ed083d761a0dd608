"""The Windows build, under Wine: the installer puts it there, it plays a match, it goes away again."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from release import wine
from release.names import PREVIEW, artefact

from tests.window.entering import enter_by_mouse
from tests.window.players import MousePlayer, play_to_the_result
from tests.window.real_window import RealWindow, program_words

FEWEST = 10
"""Decisions of one person in the shortest match of 8-Bit Battle."""
SLOW_START_S = 120
"""Wine itself may have to start first."""


@pytest.mark.packaged
@pytest.mark.timeout(600)
def test_a_match_by_mouse(display: str, tmp_path: Path) -> None:
    # Wine puts its own window where the X server would have SDL's.
    window = RealWindow(display, tmp_path, ("person", "ai:random"), env={"SDL_VIDEODRIVER": None})
    try:
        window.wait_for("enter TitleScene", SLOW_START_S)
        enter_by_mouse(window)
        assert play_to_the_result(window, MousePlayer(window)) >= FEWEST
    finally:
        window.close()
    assert not list(window.foreign.iterdir()), "something was written into the working directory"
    assert (tmp_path / "settings.json").is_file()


def _run(env: dict[str, str], *words: str) -> None:
    subprocess.run(["wine", *words], env=env, check=True, timeout=300, capture_output=True)


@pytest.mark.packaged
@pytest.mark.timeout(600)
def test_the_installer_and_its_way_back(display: str, tmp_path: Path) -> None:
    setup = artefact("-setup.exe", "windows", PREVIEW)
    if not setup.exists():
        pytest.skip("no installer was made: makensis is not there")
    env = {**wine.environment(), "DISPLAY": display}
    # NSIS takes /D as it is, to the end of the line; Wine would put quotes around a path with spaces.
    there = tmp_path / "José"
    windows_path = "Z:" + str(there).replace("/", "\\")
    _run(env, str(setup), "/S", f"/D={windows_path}")
    program = there / "BattleArcade.exe"
    assert program.is_file()
    assert (there / "PREVIEW.txt").is_file()
    _run(env, str(there / "Uninstall.exe"), "/S", f"_?={windows_path}")
    # Started in place (`_?`), the uninstaller cannot take itself away.
    assert {path.name for path in there.iterdir()} <= {"Uninstall.exe"}


@pytest.mark.packaged
def test_it_says_what_it_is() -> None:
    program = Path(program_words()[-1])
    data = program.read_bytes()
    assert wine.LABEL.encode("utf-16-le") in data
    assert b"PerMonitorV2" in data
