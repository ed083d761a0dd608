"""The command line of the program itself, its log file, and what it says when it cannot start."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from game.storage.folders import config_folder
from game.storage.lock import FolderLock, Hold
from game.text import DamagedTextsError, languages
from game.version import VERSION
from scenes.app import TITLE, App
from scenes.assets import AssetError, asset_path
from scenes.boot import BootScene
from scenes.context import Context
from scenes.display import HEADLESS, DisplayError
from scenes.scene import Scene
from scenes.title import TitleScene

INTERRUPTED = 130
"""The exit code that shells know: 128 and the number of the signal."""


def main(words: list[str]) -> int:
    """Run the program. Returns its exit code: 0, 1 with a message where it cannot start, INTERRUPTED where Ctrl-C ended
    it before there was a window."""
    parser = argparse.ArgumentParser(prog="BattleArcade", description="Four tabletop battle games in one arcade.")
    parser.add_argument("--version", action="version", version=f"{TITLE} {VERSION}")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write what the program does (never a secret) here")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="use this settings file instead of your own")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="walk through all screens and save pictures")
    parser.add_argument("--lang", default="", metavar="LANGUAGE", help="the language of those pictures, such as es")
    parser.add_argument("--try-out", type=Path, metavar="FILE", help="play matches by yourself and report to this file")
    parser.add_argument("--measure", type=Path, metavar="FILE", help="measure the program and report to this file")
    parser.add_argument("--measure-start", action="store_true", help="of that, only how long the start takes")
    chosen = parser.parse_args(words)
    try:
        _start_log(chosen.log)
    except OSError as error:
        parser.error(f"the log file cannot be written: {error}")
    if chosen.shots is not None:
        return _take_pictures(parser, chosen.shots, chosen.lang)
    plays = chosen.try_out is None and chosen.measure is None
    try:
        if chosen.try_out is not None:
            # Imported here: players never need it.
            from scenes.tryout import try_out

            return try_out(chosen.try_out)
        if chosen.measure is not None:
            # Imported here, likewise.
            from scenes.measure import measure

            return measure(chosen.measure, chosen.measure_start)
        _play(chosen.settings, BootScene)
    except (DisplayError, AssetError, DamagedTextsError) as error:
        _complain(str(error), plays)
        return 1
    except Exception as fault:
        _complain(_keep_crash(fault, chosen.settings), plays)
        return 1
    except KeyboardInterrupt:
        # Ctrl-C while it was being loaded: there is nothing to keep yet (later: `signals.py`).
        return INTERRUPTED
    return 0


def _play(settings: Path | None, first: Callable[[Context], Scene]) -> None:
    """The program, and again where somebody begins it anew after a fault. first: what is shown first."""
    path = settings or config_folder() / "settings.json"
    lock = FolderLock(path.parent)
    try:
        if lock.take() is Hold.OTHERS and not _play_beside(path, lock):
            return
        while True:
            app = App(settings_file=path)
            app.run(first)
            if not app.restart:
                return
            first = TitleScene
    finally:
        lock.close()


def _play_beside(settings: Path, lock: FolderLock) -> bool:
    """While another program has the folder: say so, and play with a copy of the settings where somebody wants that.
    Returns whether the folder has become this program's."""
    # Imported here: most people never start a second one.
    from game.storage.guest import guest_settings
    from scenes.already_open import AlreadyOpenScene

    def is_free() -> bool:
        return lock.take() is Hold.OURS

    with guest_settings(settings) as copied:
        app = App(settings_file=copied, guest=True)
        app.run(lambda context: AlreadyOpenScene(context, is_free, app.begin_anew))
        while app.restart and not lock.is_ours:
            app = App(settings_file=copied, guest=True)
            app.run(TitleScene)
    return lock.is_ours


def _take_pictures(parser: argparse.ArgumentParser, folder: Path, language: str) -> int:
    """The walk through all screens. Returns the exit code."""
    # Imported here: players never need it.
    from scenes.walk import walk_everywhere

    known = languages(asset_path("text"))
    if language and language not in known:
        parser.error(f"there is no language {language!r}; there are: {', '.join(known)}")
    try:
        camera = walk_everywhere(folder, language)
    except OSError as error:
        parser.error(f"the pictures cannot be saved: {error}")
    print(f"{len(camera.taken)} pictures in {folder}")
    return 0


def _start_log(path: Path | None) -> None:
    handler: logging.Handler = logging.NullHandler() if path is None else logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(message)s"))
    root = logging.getLogger("arcade")
    root.setLevel(logging.INFO)
    root.addHandler(handler)


def _keep_crash(fault: Exception, settings: Path | None) -> str:
    """Write what went wrong where the player can find it, for there is no screen to say it on. Returns what to tell."""
    # Imported here: most people never meet one.
    from game.storage import crash_report
    from scenes.crash.gather import report_of
    from scenes.crash.guard import faults_folder

    report = report_of(fault)
    sorry = "Battle Arcade has hit a fault of its own and must close."
    try:
        path = crash_report.write(faults_folder(settings or config_folder() / "settings.json"), report)
    except OSError:
        return f"{sorry}\n\n{report.trace}"
    return f"{sorry} What happened is in {path}: please send that file with a report.\n\n{report.trace}"


def _complain(message: str, to_a_player: bool) -> None:
    """Say why it ends. to_a_player: somebody plays, and no machine waits for the program's end."""
    if sys.stderr is not None:
        print(message, file=sys.stderr)
    if needs_box(to_a_player):
        with contextlib.suppress(pygame.error):
            pygame.display.message_box(TITLE, message, message_type="error")


def needs_box(to_a_player: bool) -> bool:
    """Whether a message has to come in a box to be seen: a windowed program on Windows has no stderr at all; one that
    was started from a menu or by a double click elsewhere has one that nobody reads."""
    if sys.stderr is None:
        return True
    if not to_a_player or not getattr(sys, "frozen", False) or sys.stderr.isatty():
        return False
    screen = sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return screen and os.environ.get("SDL_VIDEODRIVER", "") not in HEADLESS
