"""Matches half played, for tests of what is kept."""

from __future__ import annotations

from game.core.contract import Setup
from game.core.match import Match
from game.core.registry import get_game
from game.core.rng import Rng
from scenes.match_config import PERSON, MatchConfig, SeatConfig

NAMES = ("Ada", "Bo", "Cid", "Dot", "Eve", "Fay")
MOST_ACTIONS = 4000


def config(game_id: str, mode: str = "", people: int = 1, seed: int = 11, **options: str) -> MatchConfig:
    """A match of the usual number of seats, so many of them people, the rest of the arcade."""
    game = get_game(game_id)
    mode = mode or game.modes[0]
    count = game.seats_of(mode)[0]
    seats = tuple(SeatConfig(PERSON if seat < people else "ai:random", NAMES[seat]) for seat in range(count))
    return MatchConfig(Setup(game_id, seed, count, mode, options), seats)


def played(setup: Setup, steps: int = MOST_ACTIONS, seed: int = 5) -> Match:
    """The match after so many actions by chance, or at its end."""
    match, rng = Match(setup), Rng(seed)
    while match.turn is not None and len(match.actions) < steps:
        match.act(match.legal_actions[rng.below(len(match.legal_actions))])
    return match


def half(setup: Setup) -> Match:
    """The match in its middle."""
    return played(setup, len(played(setup).actions) // 2)
