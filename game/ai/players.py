"""Players by id, and how long each may think on the screen."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.exact import exact_player
from game.ai.greedy import GreedyPlayer
from game.ai.noisy import noisy
from game.ai.player import Player
from game.ai.random_player import RandomPlayer
from game.ai.search import SearchPlayer
from game.core.contract import Game

_PLAYERS: dict[str, Callable[[Game], Player]] = {
    "ai:random": RandomPlayer,
    "ai:greedy": GreedyPlayer,
    "ai:search": SearchPlayer,
    "ai:exact": exact_player,
    "ai:adept": noisy(GreedyPlayer, 0.25),
    "ai:novice": noisy(GreedyPlayer, 0.5),
}
_TIMES: dict[str, tuple[float, int]] = {
    # (seconds, iterations): whichever ends first
    "ai:random": (0.1, 1),
    "ai:greedy": (0.5, 10_000),
    "ai:search": (0.8, 6_000),
    "ai:exact": (0.8, 6_000),
    "ai:adept": (0.5, 10_000),
    "ai:novice": (0.5, 10_000),
}
PLAYER_IDS: tuple[str, ...] = ("ai:search", "ai:greedy", "ai:random")
"""Whom a seat can be given to, from the strongest to the weakest."""
LEVEL_IDS: tuple[str, ...] = ("ai:adept", "ai:novice")
"""Who sits only where a mode's level asks for him, from the strongest to the weakest."""


def make_player(player_id: str, game: Game) -> Player:
    """The player with this id. Raises ValueError naming the known ones."""
    if player_id not in _PLAYERS:
        raise ValueError(f"there is no player {player_id!r}; known: {', '.join(_PLAYERS)}")
    return _PLAYERS[player_id](game)


def thinking_time(player_id: str) -> tuple[float, int]:
    """(seconds, iterations) that this player may use for one decision on the screen."""
    return _TIMES[player_id]
