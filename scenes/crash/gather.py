"""The report of a fault, put together from whatever is still whole."""

from __future__ import annotations

import contextlib
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import pygame

from game.storage.crash_report import FORMAT, KIND, CrashReport, nameless, names_of, stamp_of
from game.storage.folders import data_folder
from game.storage.match_record import MatchRecord
from game.storage.scrub import PLAYER, personal_folders, personal_names, scrubbed
from game.version import VERSION
from scenes.context import Context
from scenes.scene import Scene

PROGRAM = Path(__file__).resolve().parents[2]
TOLD = ("language", "fullscreen", "speed", "pace", "reduced_motion", "crt", "larger_text", "high_contrast", "speech")
"""Settings that may have to do with a fault and tell nothing of anybody."""
MOST_TRACE = 60_000
"""Letters: of a longer trace (rules that call themselves without end) the beginning and the end."""

T = TypeVar("T")
Found = tuple[MatchRecord | None, str, int | None]
"""The match on the screen, what was being done in it, and for which seat somebody thought."""


def report_of(fault: BaseException, context: Context | None = None, presses: Sequence[str] = ()) -> CrashReport:
    """The report of this fault. context: None where the program had not come so far. Raises nothing: what cannot be
    found out is left out."""
    scenes: tuple[Scene, ...] = () if context is None else context.stack.scenes
    nothing: Found = (None, "", None)
    record, attempt, thinking = _of(lambda: _match_of(scenes), nothing)
    names = names_of(() if record is None else (record,))
    trace = "".join(traceback.format_exception(fault))
    if len(trace) > MOST_TRACE:
        trace = f"{trace[: MOST_TRACE // 2]}\n...\n{trace[-MOST_TRACE // 2 :]}"
    return CrashReport(
        kind=KIND,
        format=FORMAT,
        program=VERSION,
        when=stamp_of(time.time()),
        system=_system(context),
        trace=without_persons(trace, context, names),
        scenes=tuple(scene.name for scene in scenes),
        presses=tuple(presses),
        match=None if record is None else nameless(record),
        attempt=attempt,
        thinking=thinking,
    )


def without_persons(text: str, context: Context | None = None, names: Sequence[str] = ()) -> str:
    """The text without what tells who plays. names: what people called themselves."""
    kept = data_folder() if context is None else context.store.path.parent
    known = tuple((name, PLAYER) for name in names)
    return scrubbed(text, personal_folders(PROGRAM, kept), (*known, *personal_names()))


def _match_of(scenes: Sequence[Scene]) -> Found:
    """Of the topmost match."""
    from scenes.play import Phase, PlayScene
    from scenes.saves.records import record_of_match

    for scene in reversed(scenes):
        if isinstance(scene, PlayScene):
            match, turn = scene.session.match, scene.session.turn
            attempt = "" if match.attempt is None else match.attempt.text
            thinking = turn.actor if turn is not None and scene.phase == Phase.THINKING else None
            return record_of_match(scene.config, match), attempt, thinking
    return None, "", None


def _system(context: Context | None) -> dict[str, str]:
    """The machine and how the program runs on it."""
    asked: dict[str, Callable[[], object]] = {
        "system": lambda: sys.platform,
        "release": _release,
        "bits": lambda: 64 if sys.maxsize > 2**32 else 32,
        "python": lambda: sys.version.split()[0],
        "packaged": lambda: bool(getattr(sys, "frozen", False)),
        "pygame": lambda: pygame.version.ver,
        "sdl": lambda: ".".join(map(str, pygame.get_sdl_version())),
        "msgspec": lambda: msgspec.__version__,
        "video": pygame.display.get_driver,
        "mixer": pygame.mixer.get_init,
    }
    if context is not None:
        asked["window"] = lambda: context.display.size
        asked["pads"] = lambda: context.pads.sides
        asked |= {name: (lambda name=name: getattr(context.settings, name)) for name in TOLD}  # type: ignore[misc]
    return {name: str(_of(ask, None)) for name, ask in asked.items()}


def _release() -> str:
    """The system's own version: of Windows its build, elsewhere the kernel's."""
    if sys.platform == "win32":
        version = sys.getwindowsversion()
        return f"{version.major}.{version.minor}.{version.build}"
    return f"{os.uname().release} {os.uname().machine}"


def _of(ask: Callable[[], T], otherwise: T) -> T:
    """An answer, or the other one where asking fails: after a fault nothing can be relied on."""
    with contextlib.suppress(Exception):
        return ask()
    return otherwise
