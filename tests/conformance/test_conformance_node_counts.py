"""How many positions lie a few decisions deep: any change of the rules moves these numbers, on purpose or not.

Counted once each (a position reached in two ways is one), from the deal of a seed and from a place later in a match.
After a rule was changed on purpose, take the new numbers from the failing test.
"""

from __future__ import annotations

import pytest

from game.core.contract import Game, Setup, State
from game.core.registry import get_game
from game.core.rng import Rng

COUNTS: tuple[tuple[str, str, int, dict[str, str], int, tuple[int, ...]], ...] = (
    ("eight_bit_battle", "standard", 1, {}, 0, (2, 4, 8, 16, 32, 64, 128, 1792)),
    ("eight_bit_battle", "standard", 2, {}, 7, (16, 192, 1188, 11011)),
    ("eight_bit_battle", "standard", 3, {"draft": "open", "next_attacker": "winner"}, 7, (16, 192, 1379, 10494)),
    (
        "eight_bit_battle",
        "standard",
        4,
        {"two_keys": "on", "fog": "lead", "spare_items": "kept"},
        9,
        (3, 18, 124, 387, 1374),
    ),
    ("eight_bit_battle", "standard", 5, {"ending": "total_points", "tied_round": "king"}, 11, (6, 36, 72, 164, 142)),
    ("eight_bit_battle", "standard", 6, {"next_attacker": "loser", "two_keys": "on"}, 8, (12, 62, 519, 2294)),
    ("eight_masters_revenge", "duel", 1, {}, 0, (8, 48, 288, 624, 2592)),
    ("eight_masters_revenge", "duel", 2, {"fighters": "random"}, 30, (5, 12, 67, 273, 939)),
    ("eight_masters_revenge", "duel", 3, {"fighters": "none", "hide_pauses": "off"}, 40, (9, 32, 252, 976, 4575)),
    (
        "eight_masters_revenge",
        "solo",
        4,
        {"solo_level": "5", "solo_seat": "seat0", "fighters": "random"},
        25,
        (6, 10, 38, 114, 298),
    ),
    (
        "eight_masters_revenge",
        "one_against_all",
        5,
        {"lone_order": "between", "fighters": "random"},
        60,
        (6, 6, 10, 43, 143, 313),
    ),
    (
        "eight_masters_revenge",
        "free_for_all",
        6,
        {"fighters": "random", "hide_pauses": "off"},
        80,
        (2, 28, 86, 210, 1345),
    ),
    (
        "eight_masters_revenge",
        "teams",
        7,
        {"team_hands": "open", "fighters": "random", "exhaust_from": "20"},
        90,
        (6, 39, 89, 459, 1377),
    ),
    ("street_war", "standard", 1, {}, 0, (8, 56, 2548)),
    ("street_war", "standard", 2, {"characters": "random"}, 40, (2, 90)),
    ("street_war", "standard", 1, {"characters": "random"}, 6, (5, 25, 68, 382, 6860)),
    (
        "street_war",
        "standard",
        3,
        {"characters": "random", "zero_cards": "on", "blank_strategy": "on"},
        22,
        (1, 60, 1800),
    ),
    ("street_war", "standard", 8, {"characters": "random", "drifter": "use"}, 40, (60, 3600, 3600)),
    (
        "street_war",
        "standard",
        7,
        {"characters": "random", "limit": "12", "rush_hour": "off"},
        15,
        (16, 101, 402, 1730),
    ),
)
"""Game, mode, seed, options, random decisions before counting, positions after 1, 2, 3 ... further decisions."""


def positions(game: Game, state: State, depth: int) -> tuple[int, ...]:
    """How many different positions can be met after 1 to `depth` decisions."""
    layer, counts = {state}, []
    for _ in range(depth):
        layer = {game.step(position, action) for position in layer for action in game.legal_actions(position)}
        counts.append(len(layer))
    return tuple(counts)


@pytest.mark.parametrize(("game_id", "mode", "seed", "options", "skip", "counts"), COUNTS)
def test_positions(
    game_id: str, mode: str, seed: int, options: dict[str, str], skip: int, counts: tuple[int, ...]
) -> None:
    game, rng = get_game(game_id), Rng(seed)
    state, _ = game.new(Setup(game_id, seed, game.seats_of(mode)[0], mode, options))
    for _ in range(skip):
        state = game.step(state, rng.choice(game.legal_actions(state)))
    assert positions(game, state, len(counts)) == counts
