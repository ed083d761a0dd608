"""The Tower: one match after the other against every level of the arcade's players, with three coins to lose.

Runs are values. Whoever keeps one asks `level_due` whom to meet next, plays `setup_of` and tells `after` how it ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.ai.levels import LEVELS
from game.core.contract import Result, Setup
from game.core.registry import get_game
from game.core.rng import Rng

COINS = 3
"""A lost match costs one; when none is left, the run is over."""
MOST_PLAYED = 9_999
OCCASION = "climb:"
MODES: Mapping[str, tuple[str, ...]] = {
    "eight_bit_battle": ("standard",),
    "eight_masters_revenge": ("duel", "free_for_all"),
    "street_war": ("standard",),
    "demonites": ("skirmish", "scout", "ambush", "campaign", "war"),
}
"""By game: the modes in which everybody plays for himself, and meets opponents of one level. The Gauntlet of 8 Masters'
Revenge has its own ladder."""
TOP = len(LEVELS)
_SEEDS = 1 << 32
_SPREAD = 1_000_003


class Run(NamedTuple):
    """A way up. seed: 0 to 2**32 - 1. options: of the mode, the same on every floor. won: 0 to TOP. coins: left.
    played: matches that were finished."""

    game: str
    mode: str
    seed: int
    options: Mapping[str, str]
    won: int = 0
    coins: int = COINS
    played: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the top is reached or the coins are gone."""
        return self.won == TOP or self.coins == 0


class Best(NamedTuple):
    """The best run of a game and mode: more floors, then more coins left, then fewer matches."""

    won: int
    coins: int
    played: int

    def beats(self, other: Best | None) -> bool:
        """Whether it is better than the other; anything is better than none."""
        return other is None or (self.won, self.coins, -self.played) > (other.won, other.coins, -other.played)


def key_of(game: str, mode: str) -> str:
    """What runs and records of this mode are kept under."""
    return f"{game}/{mode}"


def begin(game: str, mode: str, seed: int, options: Mapping[str, str] | None = None) -> Run:
    """A new run. seed: any int, taken modulo 2**32. Raises ValueError for a mode that has no tower."""
    if mode not in MODES.get(game, ()):
        raise ValueError(f"there is no tower for {mode!r} of {game!r}")
    return Run(game, mode, seed % _SEEDS, dict(options or {}))


def level_due(run: Run) -> int | None:
    """The level, from 1, that is met next; None when the run is over."""
    return None if run.is_over else run.won + 1


def seat_of(run: Run) -> int:
    """Where the person sits in the match that is due: by lot."""
    seats = get_game(run.game).seats_of(run.mode)[0]
    return Rng(run.seed * _SPREAD + run.played).below(seats)


def setup_of(run: Run) -> Setup:
    """The match that is due, with other cards every time."""
    seats = get_game(run.game).seats_of(run.mode)[0]
    rng = Rng(run.seed * _SPREAD + run.played)
    rng.below(seats)
    return Setup(run.game, rng.u32(), seats, run.mode, dict(run.options))


def after(run: Run, seat: int, result: Result) -> Run:
    """The run after the match that was due: up by a win of this seat's, a coin less by a loss; a draw costs nothing."""
    if run.is_over:
        return run
    run = run._replace(played=min(run.played + 1, MOST_PLAYED))
    if seat in result.winners:
        return run._replace(won=run.won + 1)
    return run._replace(coins=run.coins - 1) if result.winners else run


def best_of(run: Run) -> Best:
    """What the run has come to so far."""
    return Best(run.won, run.coins, run.played)


def occasion_of(run: Run) -> str:
    """What the match that is due is played for: the mode, the floor, the run and how many matches came before."""
    return f"{OCCASION}{key_of(run.game, run.mode)}:{run.won + 1}:{run.seed:x}-{run.played}"


def is_climb(occasion: str) -> bool:
    """Whether a match was played in the tower."""
    return occasion.startswith(OCCASION)


def floor_of(occasion: str) -> int:
    """The floor, from 1, of a match of the tower; 0 for any other."""
    parts = occasion.removeprefix(OCCASION).split(":")
    return int(parts[1]) if is_climb(occasion) and len(parts) == 3 and parts[1].isdecimal() else 0


def checked(run: Run) -> Run:
    """The run itself. Raises ValueError, with what is wrong, for one that cannot be."""
    begin(run.game, run.mode, run.seed)
    if not (0 <= run.seed < _SEEDS and 0 <= run.won <= TOP and 0 <= run.coins <= COINS):
        raise ValueError("this run stands on no floor of the tower")
    if not run.won + COINS - run.coins <= run.played <= MOST_PLAYED:
        raise ValueError("this run has played fewer matches than it has won and lost")
    return run
