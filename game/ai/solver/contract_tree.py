"""The sequence form of a position of any game, from nothing but the contract.

Information sets are what the acting seat's view and its own actions since the root say. Every line of play is followed
to its end, so this is for small games and for checking what knows a game more closely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ai.solver.sequence_form import EMPTY, SequenceForm
from game.core.action import Action
from game.core.contract import Game, State

Done = tuple[Action, ...]


def unfold(
    game: Game,
    worlds: Iterable[tuple[State, float]],
    ends: Callable[[State], bool],
    payoff: Callable[[State], float],
) -> SequenceForm:
    """The game from these states, each dealt with its chance, until `ends` is true or the match is over.

    payoff: what the first seat gets at an end; the second seat gets as much less. Raises ValueError where views hide
    from a seat what it did itself.
    """
    form = SequenceForm()
    # (state, chance, each seat's sequence, each seat's own actions, whether it is the root)
    waiting: list[tuple[State, float, tuple[int, int], tuple[Done, Done], bool]] = [
        (state, chance, (EMPTY, EMPTY), ((), ()), True) for state, chance in worlds
    ]
    while waiting:
        state, chance, sequences, done, root = waiting.pop()
        turn = game.to_act(state)
        if turn is None or (not root and ends(state)):
            form.leaf(*sequences, payoff(state), chance)
            continue
        seat, legal = turn.actor, game.legal_actions(state)
        here = form.infoset(seat, (game.view(state, seat), done[seat]), sequences[seat], len(legal))
        for number, action in enumerate(legal):
            after, mine = here.first + number, (*done[seat], action)
            waiting.append(
                (
                    game.step(state, action),
                    chance,
                    (after, sequences[1]) if seat == 0 else (sequences[0], after),
                    (mine, done[1]) if seat == 0 else (done[0], mine),
                    False,
                )
            )
    return form
