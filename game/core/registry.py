"""The one list of games. Ids are permanent: saves, replays and statistics name them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.contract import Game

GAME_IDS: tuple[str, ...] = ("eight_bit_battle", "eight_masters_revenge", "street_war", "demonites")
"""In the order in which the cabinets stand."""


def get_game(game_id: str) -> Game:
    """The game with this id. Raises KeyError naming the known ids."""
    if game_id not in GAME_IDS:
        raise KeyError(f"there is no game {game_id!r}; known: {', '.join(GAME_IDS)}")
    # Imported on demand: the title must not pay for four games.
    game: Game = import_module(f"game.games.{game_id}").GAME
    return game


def own_player(game: Game) -> Any | None:
    """A player made for this game alone: what `make_player(game)` of its package `exact` makes; None where it has none.

    Players in `game/ai` know no game, so that it is found by name, as games are.
    """
    name = f"game.games.{game.id}.exact"
    if game.id not in GAME_IDS or find_spec(name) is None:
        return None
    return import_module(name).make_player(game)
