"""Where kept matches are: those under way and those that are over, beside the settings in use."""

from __future__ import annotations

from pathlib import Path

from game.storage.match_folder import MatchFolder
from scenes.context import Context

MOST_SAVES = 40
MOST_REPLAYS = 300
"""So many are kept; of more, the oldest without a name are forgotten."""


def saves_of(context: Context) -> MatchFolder:
    """Matches under way."""
    return MatchFolder(context.store.path.with_name("saves"))


def replays_of(context: Context) -> MatchFolder:
    """Matches that are over."""
    return MatchFolder(context.store.path.with_name("replays"))


def shared_folder(context: Context) -> Path:
    """Where codes are written to and read from as files."""
    return context.store.path.with_name("shared")


def has_saves(context: Context) -> bool:
    """Whether there is anything to go on with."""
    return bool(saves_of(context))
