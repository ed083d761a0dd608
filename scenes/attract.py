"""A match for show over the title: players of the arcade, at one game or another, until somebody presses anything."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.contract import Setup
from game.core.registry import get_game
from scenes.context import Context
from scenes.hall import lit_games
from scenes.match_config import MatchConfig, SeatConfig
from scenes.play import PlayScene
from scenes.seating import named

PLAYERS = ("ai:search", "ai:greedy")
"""In turns round the table."""


@dataclass(frozen=True, slots=True)
class Show:
    """What is shown of a game. mode: "" for its first. options: nobody wants to watch a choice, nor a whole evening."""

    mode: str = ""
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)


SHOWS: Mapping[str, Show] = {
    "eight_masters_revenge": Show(options={"fighters": "random"}),
    "street_war": Show(options={"characters": "random"}),
    "demonites": Show("war", 4, {"limit": "short"}),
}
"""By game; any other is shown as it is played when nothing is chosen."""


def show_of(context: Context, game_id: str, seed: int) -> MatchConfig:
    """The match that is shown of this game."""
    show = SHOWS.get(game_id, Show())
    mode = show.mode or get_game(game_id).modes[0]
    kinds = (PLAYERS[seat % len(PLAYERS)] for seat in range(show.seats))
    seats = named(context.texts, [SeatConfig(kind, "", lent=True) for kind in kinds])
    return MatchConfig(Setup(game_id, seed, show.seats, mode, dict(show.options)), seats)


def open_attract(context: Context) -> None:
    """Lay it over the title."""
    seed, games = secrets.randbits(32), lit_games()
    config = show_of(context, games[seed % len(games)], seed)
    context.stack.push(PlayScene(context, config, attract=True))
