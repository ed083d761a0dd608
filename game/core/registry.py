"""The one list of games. Ids are permanent: saves, replays and statistics name them."""

from __future__ import annotations

from importlib import import_module

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
