"""Which games stand in the hall: those of the registry whose cabinet is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.core.registry import GAME_IDS
from scenes.assets import ROOT


@cache
def lit_games() -> tuple[str, ...]:
    """Ids, in the order in which the cabinets stand. A game that is still being built (its rules are known, its cabinet
    is not drawn) is for the command line alone."""
    return tuple(game_id for game_id in GAME_IDS if (ROOT / "sprites" / "places" / f"cabinet_{game_id}.json").exists())


def last_game(played: str, games: Sequence[str]) -> str:
    """The game played last where it is one of these, else the first of them."""
    return played if played in games else games[0]
