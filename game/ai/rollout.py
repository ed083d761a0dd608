"""Playing on from a state, for estimates."""

from __future__ import annotations

from game.core.contract import Game, State
from game.core.rng import Rng

MOST_DECISIONS = 20
"""More than any battle or turn in which something is half done has ever taken."""


def is_quiet(game: Game, state: State) -> bool:
    """Whether nothing is half done, or the game's `payoff` reckons with it."""
    turn = game.to_act(state)
    return turn is None or turn.kind in game.quiet_kinds or turn.kind in game.open_kinds


def play_until_quiet(game: Game, state: State, rng: Rng) -> State:
    """The state where nothing is half done any more, further decisions taken at random; this one where that is so."""
    for _ in range(MOST_DECISIONS):
        if is_quiet(game, state):
            break
        legal = game.legal_actions(state)
        state = game.step(state, legal[rng.below(len(legal))])
    return state
