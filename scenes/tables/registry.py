"""Which table plays which game."""

from __future__ import annotations

from importlib import import_module

from game.core.events import PUBLIC
from game.core.match import Match
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.tables.table import Host, Table


def make_table(context: Context, config: MatchConfig, host: Host, shared: bool) -> Table:
    """The table of this match's game. shared: several people look at the screen."""
    table: Table = import_module(f"scenes.tables.{config.setup.game}.table").make(context, config, host, shared)
    return table


def is_tense(match: Match) -> bool:
    """Whether what all know of this match stands on the edge, so that its music would."""
    return bool(import_module(f"scenes.tables.{match.setup.game}.sounds").tense(match.view(PUBLIC)))
