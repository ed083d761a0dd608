"""The strongest play there is: a game's own solver where it has one, the search player elsewhere."""

from __future__ import annotations

from typing import cast

from game.ai.player import Player
from game.ai.search import SearchPlayer
from game.core.contract import Game
from game.core.registry import own_player


def exact_player(game: Game) -> Player:
    """A player for this game."""
    own = own_player(game)
    return SearchPlayer(game) if own is None else cast(Player, own)
