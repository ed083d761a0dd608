"""Players by id, and how long each may think on the screen."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.exact import exact_player
from game.ai.greedy import GreedyPlayer
from game.ai.levels import LEVEL_IDS, MANNERS, level_of, level_player, number_of
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
"""The bare players, from the strongest to the weakest: what levels are made of, and what old saves name."""
NOISY_IDS: tuple[str, ...] = ("ai:adept", "ai:novice")
"""Bare players with noise, from the strongest to the weakest: what the levels of a solo ladder once were."""
MOST_ITERATIONS = 10_000
"""More than any level looks at: on the screen only its own row and the clock end a level's thought."""
USUAL_PAUSE_MS = 450
"""Who has answered at once still seems to look at the cards so long, at normal speed."""


def make_player(player_id: str, game: Game, mode: str = "") -> Player:
    """The player with this id. mode: where a level is another one in some modes. Raises ValueError naming the known
    ones."""
    number = number_of(player_id)
    if number is not None:
        return level_player(number, game, mode, lambda bare: make_player(bare, game))
    if player_id not in _PLAYERS:
        raise ValueError(f"there is no player {player_id!r}; known: {', '.join((*LEVEL_IDS, *_PLAYERS))}")
    return _PLAYERS[player_id](game)


def thinking_time(player_id: str) -> tuple[float, int]:
    """(seconds, iterations) that this player may use for one decision on the screen."""
    number = number_of(player_id)
    return (MANNERS[number - 1].seconds, MOST_ITERATIONS) if number is not None else _TIMES[player_id]


def natural_pause(player_id: str) -> int:
    """Milliseconds that this player seems to look at the cards at least, at normal speed."""
    number = number_of(player_id)
    return MANNERS[number - 1].pause_ms if number is not None else USUAL_PAUSE_MS


def iterations_of(player_id: str, game_id: str, mode: str, otherwise: int) -> int:
    """What a player may look at in one decision without a clock: a level as much as its row says, anybody else
    `otherwise`."""
    number = number_of(player_id)
    return level_of(number, game_id, mode).iterations if number is not None else otherwise
