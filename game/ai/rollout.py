"""Playing on from a state, for estimates."""

from __future__ import annotations

from game.core.contract import Game, State
from game.core.rng import Rng


def play_on(game: Game, state: State, rng: Rng, decisions: int) -> State:
    """The state after at most so many further decisions at random, or the end."""
    for _ in range(decisions):
        legal = game.legal_actions(state)
        if not legal:
            break
        state = game.step(state, legal[rng.below(len(legal))])
    return state
