"""What is done after a fault, in this order: the match is kept, the report is written, everything makes room for the
crash screen."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path

from game.storage import crash_report
from scenes.context import Context
from scenes.crash.gather import report_of, without_persons
from scenes.crash.scene import CrashScene
from scenes.stack import SceneStack

log = logging.getLogger("arcade.crash")


class Kept(StrEnum):
    """What has become of the match: texts `crash.match.<it>`. NONE: there was none."""

    SAFE = "safe"
    LOST = "lost"
    NONE = "none"


def faults_folder(settings: Path) -> Path:
    """Where reports are, beside the settings in use."""
    return settings.with_name(crash_report.FOLDER)


def show_fault(context: Context, fault: Exception, presses: Sequence[str], restart: Callable[[], None]) -> None:
    """Lay the crash screen in the place of everything. restart: begins the program anew. Raises the fault itself where
    the crash screen, too, has failed."""
    if isinstance(context.stack.top, CrashScene):
        raise fault
    log.error("a fault: %s", type(fault).__name__)
    report = report_of(fault, context, presses)
    kept = keep_matches(context)
    file: Path | None = None
    with contextlib.suppress(OSError):
        file = crash_report.write(faults_folder(context.store.path), report)
    _abandon(context)
    shown = "" if file is None else without_persons(str(file.parent.resolve() / file.name))
    context.stack.push(CrashScene(context, report, shown, kept.value, restart))


def keep_matches(context: Context) -> Kept:
    """Bring every match on the screen to the disk, as far as it had come."""
    from scenes.play import PlayScene

    state = Kept.NONE
    for scene in context.stack.scenes:
        if not isinstance(scene, PlayScene) or scene.keeper is None:
            continue
        state = Kept.LOST
        with contextlib.suppress(Exception):
            scene.keeper.keep(scene.session.match, scene.clock)
            scene.keeper.flush()
            state = Kept.LOST if scene.keeper.failed else Kept.SAFE
    return state


def _abandon(context: Context) -> None:
    """Nothing that was on the screen runs on, and nothing of it is asked for anything again."""
    for scene in reversed(context.stack.scenes):
        with contextlib.suppress(Exception):
            scene.exit()
    context.stack = SceneStack()
    context.reader.catch = None
