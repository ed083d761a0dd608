"""How fast the rules and the search are: what `python -m game bench` measures and prints.

Every figure is processor time on one core. A loop in plain Python runs beside them, so that figures of different
machines can be compared: divide by `reference.loops_per_second`.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from game.ai.player import Budget
from game.ai.players import make_player
from game.core.contract import TABLE, Setup
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng

SECONDS = 1.0
"""Processor time for each figure."""
SLICE = 200
"""Turns of the reference loop between two looks at the clock."""
SEARCHER = "ai:search"
SIMULATIONS = 200
"""A search's budget for one decision here."""
PREFERRED_MODE = {"demonites": "skirmish"}
"""The mode that is measured where a game's first one has no decisions."""


def reference(seconds: float) -> float:
    """Turns a second of a loop with small ints, a tuple and a dictionary: what rules in plain Python are made of."""
    table: dict[tuple[int, int], int] = {}
    done, state = 0, 1
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(SLICE):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            key = (state >> 16 & 15, state >> 20 & 15)
            table[key] = table.get(key, 0) + (state & 7)
        done += SLICE
    return done / (time.process_time() - began)


def mode_of(game_id: str) -> str:
    """The mode in which a game is measured."""
    return PREFERRED_MODE.get(game_id, get_game(game_id).modes[0])


def random_moves(game_id: str, seconds: float) -> float:
    """Moves a second of random play: legality, choice, `step`, and the deal of each new match."""
    game, mode, rng = get_game(game_id), mode_of(game_id), Rng(1)
    seats, moves, seed = game.seats_of(mode)[0], 0, 0
    to_act, legal_actions, step = game.to_act, game.legal_actions, game.step
    began = time.process_time()
    while (taken := time.process_time() - began) < seconds:
        state, _ = game.new(Setup(game_id, seed, seats, mode))
        seed += 1
        while to_act(state) is not None:
            legal = legal_actions(state)
            state = step(state, legal[rng.below(len(legal))])
            moves += 1
    return moves / taken if taken else 0.0


def simulations(game_id: str, seconds: float) -> float:
    """What the search player looks at in a second of thinking, over the decisions of matches played at random."""
    game, mode, rng = get_game(game_id), mode_of(game_id), Rng(1)
    player, seats = make_player(SEARCHER, game), game.seats_of(mode)[0]
    looked, taken, seed = 0, 0.0, 0
    while taken < seconds:
        state, _ = game.new(Setup(game_id, seed, seats, mode))
        seed += 1
        while (turn := game.to_act(state)) is not None and taken < seconds:
            legal = game.legal_actions(state)
            if turn.actor != TABLE and len(legal) > 1:
                view = game.view(state, turn.actor)
                began = time.process_time()
                looked += player.choose(view, legal, Budget(SIMULATIONS), rng).iterations
                taken += time.process_time() - began
            state = game.step(state, legal[rng.below(len(legal))])
    return looked / taken


def measured(seconds: float, game_ids: tuple[str, ...] = GAME_IDS) -> dict[str, Any]:
    """All figures as JSON values."""
    return {
        "seconds": seconds,
        "reference": {"loops_per_second": reference(seconds)},
        "games": {
            game_id: {
                "mode": mode_of(game_id),
                "moves_per_second": random_moves(game_id, seconds),
                "simulations_per_second": simulations(game_id, seconds),
            }
            for game_id in game_ids
        },
    }


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The subcommand's arguments."""
    parser = commands.add_parser("bench", help="how fast the rules and the search are")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each figure (default %(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Measure and print. Raises KeyError for a time that is none."""
    if not chosen.seconds > 0:
        raise KeyError(f"--seconds {chosen.seconds}: give more than 0")
    found = measured(chosen.seconds)
    if chosen.json:
        print(json.dumps(found))
        return 0
    loops = found["reference"]["loops_per_second"]
    print(f"reference loop: {loops:,.0f} turns a second")
    for game_id, row in found["games"].items():
        print(
            f"{game_id} ({row['mode']}): {row['moves_per_second']:,.0f} random moves and "
            f"{row['simulations_per_second']:,.0f} simulations a second"
        )
    return 0
