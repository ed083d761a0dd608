"""Which table plays which game."""

from __future__ import annotations

from importlib import import_module

from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.tables.table import Host, Table


def make_table(context: Context, config: MatchConfig, host: Host, shared: bool) -> Table:
    """The table of this match's game. shared: several people look at the screen."""
    table: Table = import_module(f"scenes.tables.{config.setup.game}.table").make(context, config, host, shared)
    return table
