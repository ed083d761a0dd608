"""Which table plays which game."""

from __future__ import annotations

from importlib import import_module

from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.match_session import MatchSession
from scenes.tables.table import Table


def make_table(context: Context, config: MatchConfig, session: MatchSession) -> Table:
    """The table of this match's game."""
    table: Table = import_module(f"scenes.tables.{config.setup.game}.table").make(context, config, session)
    return table
