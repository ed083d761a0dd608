"""What is won for certain: searches to the end of a puzzle's match. They know only the contract.

`is_certain` asks for a plan that wins against everything, from what the seat can know; `refutation` is the other side's
answer from the whole truth, so that nothing but such a plan is sure to get through.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.action import Action
from game.core.contract import Game, State, View


def consistent(game: Game, before: State, moves: Sequence[Action], seat: int) -> tuple[State, ...]:
    """Every state that the seat cannot tell from the one after these moves: its own ones as they are, the others'
    whatever they may have been. Raises IllegalActionError for moves that cannot be made."""
    after, worlds = before, [before]
    for move in moves:
        turn = game.to_act(after)
        mine = turn is not None and turn.actor == seat
        after = game.apply(after, move)[0]
        seen = game.view(after, seat)
        following = {
            game.step(world, action): None
            for world in worlds
            for action in ((move,) if mine else game.legal_actions(world))
        }
        worlds = [world for world in following if game.view(world, seat) == seen]
    return tuple(worlds)


def certain_actions(game: Game, worlds: tuple[State, ...], seat: int) -> tuple[Action, ...]:
    """The actions that win for certain in all of these worlds, which the seat to act cannot tell apart."""
    return tuple(
        action
        for action in game.legal_actions(worlds[0])
        if is_certain(game, [game.step(world, action) for world in worlds], seat)
    )


def is_certain(game: Game, worlds: Iterable[State], seat: int) -> bool:
    """Whether the seat has a plan that wins the match in each of these worlds against everything. Worlds that it sees
    alike are met with one and the same plan."""
    waiting = list(worlds)
    asked: dict[View, dict[State, None]] = {}
    while waiting:
        state = waiting.pop()
        turn = game.to_act(state)
        if turn is None:
            result = game.result(state)
            if result is None or result.winners != (seat,):
                return False
        elif turn.actor == seat:
            asked.setdefault(game.view(state, seat), {})[state] = None
        else:
            waiting += [game.step(state, action) for action in game.legal_actions(state)]
    for alike in asked.values():
        states = tuple(alike)
        if not any(
            is_certain(game, [game.step(state, action) for state in states], seat)
            for action in game.legal_actions(states[0])
        ):
            return False
    return True


def can_win(game: Game, state: State, seat: int) -> bool:
    """Whether the seat wins if nothing were hidden from anybody, and both did their best."""
    turn = game.to_act(state)
    if turn is None:
        result = game.result(state)
        return result is not None and result.winners == (seat,)
    followings = (can_win(game, game.step(state, action), seat) for action in game.legal_actions(state))
    return any(followings) if turn.actor == seat else all(followings)


def refutation(game: Game, state: State, seat: int) -> Action:
    """What the side to act does against `seat`, which must not win: the first action after which it cannot; else the
    first that it has no certain plan against; else any. Raises ValueError where the seat itself has to act."""
    turn = game.to_act(state)
    if turn is None or turn.actor == seat:
        raise ValueError("the other side has nothing to answer here")
    legal = game.legal_actions(state)
    for action in legal:
        if not can_win(game, game.step(state, action), seat):
            return action
    for action in legal:
        if not is_certain(game, [game.step(state, action)], seat):
            return action
    return legal[-1]
