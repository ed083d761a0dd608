"""A duel of the Gauntlet that the program was closed in: it goes on where it was left, with its ladder below it."""

from __future__ import annotations

import contextlib

from game.core.contract import Setup
from game.games.eight_masters_revenge.gauntlet import Run, setup_of
from game.storage.gauntlet import gauntlet_file, open_progress
from game.storage.match_record import MatchRecord, RulesError
from scenes.context import Context
from scenes.gauntlet.shelf import OCCASION, Visit
from scenes.gauntlet.where import GAME
from scenes.match_config import MatchConfig
from scenes.saves.records import KeptMatch, config_of, kept_match
from scenes.saves.shelf import saves_of


def go_on(context: Context, config: MatchConfig, kept: KeptMatch) -> bool:
    """Open it, where its run still waits for it: a run that was given up, or has had its duel since, does not. Returns
    whether it did."""
    from scenes.gauntlet.duel import DuelScene
    from scenes.gauntlet.ladder import LadderScene
    from scenes.title import TitleScene

    visit = Visit(context, open_progress(gauntlet_file(context.store.path)))
    run = visit.kept.value.run
    if run is None or not _is_of(run, config.setup):
        return False
    context.stack.reset(TitleScene(context), LadderScene(visit), DuelScene(visit, config, kept))
    return True


def kept_duel(context: Context, run: Run) -> tuple[MatchConfig, KeptMatch] | None:
    """The duel of this run that is under way, where there is one."""
    for match_id, record in _duels(context):
        if _is_of(run, record.setup):
            with contextlib.suppress(RulesError):
                return config_of(context.texts, record), kept_match(match_id, record)
    return None


def forget_duels(context: Context) -> None:
    """The run is given up, and its duel with it."""
    for match_id, _ in _duels(context):
        with contextlib.suppress(OSError):
            saves_of(context).delete(match_id)


def _duels(context: Context) -> list[tuple[str, MatchRecord]]:
    entries = saves_of(context).entries()
    return [(one.id, one.record) for one in entries if one.record is not None and one.record.occasion == OCCASION]


def _is_of(run: Run, setup: Setup) -> bool:
    """Whether this run's duel under way is this match. A run that has won it has the same seed still, and another
    opponent."""
    if run.is_over or not run.begun:
        return False
    due = setup_of(run, GAME)
    return due.seed == setup.seed and all(setup.options.get(name) == value for name, value in due.options.items())
