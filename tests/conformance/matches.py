"""Random matches of any game in the registry: what the conformance tests walk through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.action import Action
from game.core.contract import Game, Setup, State, Turn
from game.core.events import Event
from game.core.registry import get_game
from game.core.rng import Rng

SEEDS = range(40)
"""Every seed plays another mix of seats, mode and options."""


class Step(NamedTuple):
    """A decision of a match: the state before it, who decides, what was legal, what was done and what came of it."""

    state: State
    turn: Turn
    legal: tuple[Action, ...]
    action: Action
    after: State
    events: tuple[Event, ...]


def random_setup(game_id: str, seed: int) -> Setup:
    """A set-up with every choice made at random; seed 0 leaves all at the default."""
    game, rng = get_game(game_id), Rng(seed)
    mode = game.modes[seed % len(game.modes)]
    if seed == 0:
        return Setup(game_id, seed, game.seats_of(mode)[0], mode)
    options = {option.id: rng.choice(option.values) for option in game.options}
    return Setup(game_id, seed, rng.choice(game.seats_of(mode)), mode, options)


def walk(setup: Setup) -> Iterator[Step]:
    """A match in which every decision is random, decision by decision. Never more of them than the game promises."""
    game: Game = get_game(setup.game)
    rng = Rng(setup.seed).split()
    state, _ = game.new(setup)
    for _ in range(game.max_actions + 1):
        turn = game.to_act(state)
        if turn is None:
            return
        legal = game.legal_actions(state)
        action = rng.choice(legal)
        after, events = game.apply(state, action)
        yield Step(state, turn, legal, action, after, events)
        state = after
    raise AssertionError(f"{setup} takes more than {game.max_actions} actions")
