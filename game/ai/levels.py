"""Five levels for every game, as data: who thinks, how far, and how often chance decides instead.

A level is strength only. What a row says was measured with `python -m game tournament GAME --levels all`, so that each
level beats the one below it in most matches, and not in all (docs/levels.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.ai.player import Budget, Decision, Player
from game.ai.slipping import SlippingPlayer
from game.core.action import Action
from game.core.contract import Game, View
from game.core.rng import Rng

LEVELS: tuple[int, ...] = (1, 2, 3, 4, 5)
"""From the weakest to the strongest."""
LEVEL_IDS: tuple[str, ...] = tuple(f"ai:{level}" for level in LEVELS)
"""Their ids, as a seat, the command line and saved set-ups name them. Permanent."""


class Level(NamedTuple):
    """player: the bare player that thinks. iterations: how far it may (what counts as one is the player's). noise: the
    share of decisions (0..1) that are slips: honest ones, never a look at what is hidden. lure: how much a slip goes by
    what looks well at a glance (`slipping.py`); 0: it is any action, each as likely."""

    player: str
    iterations: int
    noise: float = 0.0
    lure: float = 1.0


class Manner(NamedTuple):
    """How a level behaves on the screen, the same in every game. seconds: it may think so long, and no longer.
    pause_ms: it seems to look at the cards at least so long, at normal speed: a beginner takes his time."""

    seconds: float
    pause_ms: int


MANNERS: tuple[Manner, ...] = (
    Manner(0.4, 950),
    Manner(0.4, 750),
    Manner(0.5, 600),
    Manner(0.6, 450),
    Manner(0.8, 450),
)
"""By level, from the first."""

Row = tuple[Level, Level, Level, Level, Level]
USUAL: Row = (
    Level("ai:greedy", 10_000, 0.75),
    Level("ai:greedy", 10_000, 0.3),
    Level("ai:greedy", 10_000),
    Level("ai:search", 800),
    Level("ai:exact", 6_000),
)
"""What holds where nothing else is said: slips at the bottom, thought at the top."""
TABLE: Mapping[tuple[str, str], Row] = {
    # The rows of the solo ladder were measured with these three (rules/eight_masters_revenge.md §3, §9).
    ("eight_masters_revenge", "solo"): (
        Level("ai:greedy", 10_000, 0.5, lure=0.0),
        Level("ai:greedy", 10_000, 0.25, lure=0.0),
        Level("ai:greedy", 10_000),
        Level("ai:search", 600),
        Level("ai:exact", 4_000),
    ),
    # Playing on sees far more than one look ahead, even not very far; beyond some 2,000 positions it hardly gains.
    ("eight_masters_revenge", ""): (
        Level("ai:greedy", 10_000, 0.57),
        Level("ai:greedy", 10_000, 0.32),
        Level("ai:greedy", 10_000, 0.05),
        Level("ai:search", 500),
        Level("ai:exact", 4_000),
    ),
    # One look ahead is nearly all there is to see here, and cards are strong: slips make every step.
    ("street_war", ""): (
        Level("ai:greedy", 10_000, 1.0, lure=0.2),
        Level("ai:greedy", 10_000, 0.74, lure=0.5),
        Level("ai:greedy", 10_000, 0.4, lure=0.5),
        Level("ai:greedy", 10_000, 0.14, lure=0.5),
        Level("ai:exact", 10_000),
    ),
    # Who mixes as the equilibrium does hardly ever loses to one look ahead (15 of 15 matches): the upper rows slip from
    # there.
    ("demonites", "skirmish"): (
        Level("ai:greedy", 10_000, 1.0),
        Level("ai:greedy", 10_000, 0.27),
        Level("ai:exact", 6_000, 0.32),
        Level("ai:exact", 6_000, 0.15),
        Level("ai:exact", 6_000),
    ),
    ("demonites", "scout"): (
        Level("ai:greedy", 10_000, 0.6),
        Level("ai:greedy", 10_000, 0.43),
        Level("ai:greedy", 10_000, 0.2),
        Level("ai:greedy", 10_000),
        Level("ai:exact", 6_000),
    ),
    ("demonites", "ambush"): (
        Level("ai:greedy", 10_000, 1.0, lure=0.5),
        Level("ai:greedy", 10_000, 0.68, lure=0.5),
        Level("ai:greedy", 10_000, 0.38, lure=0.5),
        Level("ai:greedy", 10_000, 0.1, lure=0.5),
        Level("ai:exact", 6_000),
    ),
    # Few decisions, and each weighs: a slip in three costs most matches.
    ("demonites", "campaign"): (
        Level("ai:greedy", 10_000, 0.75),
        Level("ai:greedy", 10_000, 0.5),
        Level("ai:greedy", 10_000, 0.22),
        Level("ai:greedy", 10_000),
        Level("ai:exact", 3_000),
    ),
}
"""(game id, mode; "" for all its modes) -> its own row, where the usual one does not fit."""


def number_of(player_id: str) -> int | None:
    """Which level this id names; None for any other player."""
    return LEVEL_IDS.index(player_id) + 1 if player_id in LEVEL_IDS else None


def level_of(number: int, game_id: str, mode: str = "") -> Level:
    """What this level (1..5) is in this mode of the game. Raises IndexError for a level that there is not."""
    row = TABLE.get((game_id, mode)) or TABLE.get((game_id, "")) or USUAL
    if number not in LEVELS:
        raise IndexError(f"there is no level {number}: give 1 to {LEVELS[-1]}")
    return row[number - 1]


class LevelPlayer:
    """Thinks as its level says, whatever more the budget would allow."""

    def __init__(self, level: Level, game: Game, make: Callable[[str], Player]) -> None:
        """make: makes the bare player with an id."""
        player = make(level.player)
        self.level = level
        self._player: Player = player
        if level.noise:
            self._player = SlippingPlayer(game, player, level.noise, level.lure)

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The bare player's decision, or a slip."""
        own = Budget(min(budget.iterations, self.level.iterations), budget.expired)
        return self._player.choose(view, legal, own, rng)


def level_player(number: int, game: Game, mode: str, make: Callable[[str], Player]) -> LevelPlayer:
    """The player of a level in this mode of the game."""
    return LevelPlayer(level_of(number, game.id, mode), game, make)
