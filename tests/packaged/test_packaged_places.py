"""The packaged program where players put it: in a read-only folder with a strange name, with a home that is empty or
may not be written to, without a sound card and without a gamepad."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaged.yards import bare_environment, listing, other_user, take_rights
from tests.window.entering import enter_by_keys, enter_by_mouse, wait_for_the_title
from tests.window.players import KeyPlayer, MousePlayer, play_to_the_result
from tests.window.real_window import RealWindow

FEWEST = 10
"""Decisions of one person in the shortest match of 8-Bit Battle."""
SETTINGS = Path(".config") / "BattleArcade" / "settings.json"


@pytest.mark.packaged
def test_read_only_and_at_home_nowhere(display: str, installed: Path, yard: Path) -> None:
    """A match, although neither the program's folder nor the home can be written; nothing is written."""
    home, desk = yard / "home", yard / "desk"
    desk.mkdir(mode=0o777)
    desk.chmod(0o777)
    window = RealWindow(
        display,
        desk,
        ("person", "ai:random"),
        settings=home / SETTINGS,
        env=bare_environment(home),
        start=[str(installed)],
        user=other_user(),
    )
    take_rights(home)
    before = {folder: listing(folder) for folder in (home, installed.parent, window.foreign)}
    try:
        enter_by_mouse(window)
        assert play_to_the_result(window, MousePlayer(window)) >= FEWEST
    finally:
        window.close()
    assert window.program.returncode == 0, window.errors()
    assert {folder: listing(folder) for folder in before} == before


@pytest.mark.packaged
def test_an_empty_home(display: str, installed: Path, yard: Path) -> None:
    """The first start of all: no folder of ours exists. Settings are kept, in the home and nowhere else."""
    home, desk = yard / "home", yard / "desk"
    for folder in (home, desk):
        folder.mkdir()
        folder.chmod(0o777)
    window = RealWindow(
        display,
        desk,
        ("person", "person"),
        env=bare_environment(home),
        start=[str(installed)],
        user=other_user(),
        told=False,
    )
    before = listing(installed.parent)
    try:
        wait_for_the_title(window)
        window.keys("Return")
        window.wait_for("enter SelectScene")
    finally:
        window.close()
    assert window.program.returncode == 0, window.errors()
    assert (home / SETTINGS).is_file()
    kept = [home / SETTINGS.parent, home / ".local" / "share" / "BattleArcade"]
    strays = [path for path in home.rglob("*") if path.is_file() and not any(folder in path.parents for folder in kept)]
    assert not strays
    assert listing(installed.parent) == before
    assert not list(window.foreign.iterdir())


@pytest.mark.packaged
def test_neither_sound_nor_gamepad(display: str, program: Path, tmp_path: Path) -> None:
    """SDL looks for a sound card by itself and finds none; the match goes on in silence."""
    silent: dict[str, str | None] = {"SDL_AUDIODRIVER": None, "PULSE_SERVER": "none", "PIPEWIRE_REMOTE": "none"}
    silent |= {"ALSA_CONFIG_PATH": "/dev/null", "SDL_JOYSTICK_DEVICE": "/dev/null"}
    window = RealWindow(display, tmp_path, ("person", "ai:random"), env=silent, start=[str(program)])
    try:
        enter_by_keys(window)
        assert play_to_the_result(window, KeyPlayer(window, people=1)) >= FEWEST
    finally:
        window.close()
    assert "no sound" in window.log()
    assert window.program.returncode == 0, window.errors()
