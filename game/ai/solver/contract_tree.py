"""The sequence form of a position of any game, from nothing but the contract.

Information sets are what the acting seat sees and what it has seen and done at its decisions before. Every line
of play is followed to its end, so this is for small games, and for checking what knows a game more closely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ai.solver.sequence_form import EMPTY, SequenceForm
from game.core.contract import Game, State


def unfold(
    game: Game,
    worlds: Iterable[tuple[State, float]],
    ends: Callable[[State], bool],
    payoff: Callable[[State], float],
) -> SequenceForm:
    """The game from these states, each dealt with its chance, until `ends` is true (not asked at the root) or the
    match is over. payoff: what the first seat gets at an end; the second seat gets as much less."""
    form = SequenceForm()
    waiting: list[tuple[State, float, tuple[int, int], bool]] = [
        (state, chance, (EMPTY, EMPTY), True) for state, chance in worlds
    ]
    while waiting:
        state, chance, sequences, root = waiting.pop()
        turn = game.to_act(state)
        if turn is None or (not root and ends(state)):
            form.leaf(*sequences, payoff(state), chance)
            continue
        seat, legal = turn.actor, game.legal_actions(state)
        # The own sequence says what the seat has seen and done before, a view only what it needs to know now.
        here = form.infoset(seat, (sequences[seat], game.view(state, seat)), sequences[seat], legal)
        for after, action in enumerate(legal, here.first):
            both = (after, sequences[1]) if seat == 0 else (sequences[0], after)
            waiting.append((game.step(state, action), chance, both, False))
    return form
