"""Which set-up leads to the Gauntlet."""

from __future__ import annotations

GAME, MODE = "eight_masters_revenge", "solo"


def has_gauntlet(game_id: str, mode: str) -> bool:
    """Whether the set-up of this game and mode offers it."""
    return (game_id, mode) == (GAME, MODE)
