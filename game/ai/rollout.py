"""Playing on from a state, for estimates."""

from __future__ import annotations

from game.core.contract import Game, State
from game.core.rng import Rng

MOST_DECISIONS = 20
"""More than any battle or turn in which something is half done has ever taken."""


def play_until_quiet(game: Game, state: State, rng: Rng) -> State:
    """The state where nothing is half done any more, further decisions taken at random; this one where that is so, or
    where the game's `payoff` reckons with it."""
    if game.plays_open:
        return state
    for _ in range(MOST_DECISIONS):
        turn = game.to_act(state)
        if turn is None or turn.kind in game.quiet_kinds:
            break
        legal = game.legal_actions(state)
        state = game.step(state, legal[rng.below(len(legal))])
    return state
