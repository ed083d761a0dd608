"""Going on with a kept match: which scene that takes depends on what it was played for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from importlib import import_module

from game.storage.kept import Notice
from game.storage.match_folder import MatchFolder
from game.storage.match_record import RulesError
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.saves.records import KeptMatch, config_of, kept_match
from scenes.saves.shelf import saves_of

WAYS: Mapping[str, str] = {"gauntlet": "scenes.gauntlet.kept"}
"""Kind of occasion (what stands before its colon) -> the module whose `go_on(context, config, kept)` opens it and says
whether there was anything to go on with. All others are matches like any, and know themselves what comes after them."""


def go_on(context: Context, match_id: str) -> bool:
    """Open this match. Where that is impossible it is said at the title, and nothing is opened. Returns whether it
    was."""
    saves = saves_of(context)
    entry = saves.read(match_id)
    if entry.record is None:
        fault = entry.fault.value if entry.fault is not None else "broken"
        return _cannot(context, fault, str(saves.file(match_id)))
    if entry.restored:
        _say(context, "restored", str(saves.file(match_id)))
    try:
        kept = kept_match(match_id, entry.record)
    except RulesError:
        return _cannot(context, "rules", str(saves.file(match_id)))
    config = config_of(context.texts, entry.record)
    way = WAYS.get(config.occasion.partition(":")[0])
    if way is None:
        _open(context, config, kept)
        return True
    opened = _way(way)(context, config, kept)
    if not opened:
        _forget(saves, match_id)
    return opened


def go_on_with_last(context: Context) -> None:
    """The match that was played last, or the last that can be gone on with; the list where none can."""
    for match_id in saves_of(context).ids():
        if go_on(context, match_id):
            return
    from scenes.saves.scene import SavesScene

    context.stack.push(SavesScene(context))


def _open(context: Context, config: MatchConfig, kept: KeptMatch) -> None:
    from scenes.play import PlayScene
    from scenes.title import TitleScene

    context.stack.reset(TitleScene(context), PlayScene(context, config, kept=kept))


def _way(module: str) -> Callable[[Context, MatchConfig, KeptMatch], bool]:
    way: Callable[[Context, MatchConfig, KeptMatch], bool] = import_module(module).go_on
    return way


def _forget(saves: MatchFolder, match_id: str) -> None:
    """What it was part of has gone on without it."""
    with contextlib.suppress(OSError):
        saves.delete(match_id)


def _say(context: Context, fault: str, file: str) -> None:
    notice = Notice(f"keep.notice.{fault}", {"file": file})
    if notice not in context.store.notices:
        context.store.notices.append(notice)


def _cannot(context: Context, fault: str, file: str) -> bool:
    _say(context, fault, file)
    return False
