"""The command line of the program itself, its log file, and what it says when it cannot start."""

from __future__ import annotations

import argparse
import contextlib
import logging
import sys
import traceback
from pathlib import Path

import pygame

from game.storage.files import write_safely
from game.storage.folders import data_folder
from game.version import VERSION
from scenes.app import TITLE, App
from scenes.assets import AssetError
from scenes.boot import BootScene
from scenes.display import DisplayError


def main(words: list[str]) -> int:
    """Run the program. Returns its exit code: 0, or 1 with a message where it cannot start."""
    parser = argparse.ArgumentParser(prog="BattleArcade", description="Four tabletop battle games in one arcade.")
    parser.add_argument("--version", action="version", version=f"{TITLE} {VERSION}")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write what the program does (never a secret) here")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="use this settings file instead of your own")
    chosen = parser.parse_args(words)
    try:
        _start_log(chosen.log)
    except OSError as error:
        parser.error(f"the log file cannot be written: {error}")
    try:
        app = App(settings_file=chosen.settings)
        app.run(BootScene)
    except (DisplayError, AssetError) as error:
        _complain(str(error))
        return 1
    except Exception:
        _complain(_keep_crash(traceback.format_exc()))
        return 1
    return 0


def _start_log(path: Path | None) -> None:
    handler: logging.Handler = logging.NullHandler() if path is None else logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(message)s"))
    root = logging.getLogger("arcade")
    root.setLevel(logging.INFO)
    root.addHandler(handler)


def _keep_crash(report: str) -> str:
    """Write what went wrong where the player can find it. Returns what to tell the player."""
    path = data_folder() / "crash.txt"
    sorry = "Battle Arcade has hit a fault of its own and must close."
    try:
        write_safely(path, report.encode("utf-8", "replace"))
    except OSError:
        return f"{sorry}\n\n{report}"
    return f"{sorry} What happened is in {path}: please send that file with a report.\n\n{report}"


def _complain(message: str) -> None:
    # A windowed program on Windows has no stderr at all; a box is all that its player can see.
    if sys.stderr is not None:
        print(message, file=sys.stderr)
        return
    with contextlib.suppress(pygame.error):
        pygame.display.message_box(TITLE, message, message_type="error")
