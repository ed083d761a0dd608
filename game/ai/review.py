"""Looking back at a match: which of a seat's decisions have cost most, judged by what it knew at the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.ai.advisor import Advisor
from game.ai.player import Budget
from game.core.action import Action
from game.core.contract import Setup, State, View
from game.core.events import Event, seen_by
from game.core.registry import get_game

MOMENTS = 3
"""How many are told."""
WORTH_TELLING = 0.02
"""A loss of less of the chance to win than this is noise of the measure."""
ITERATIONS = 400
"""What each decision is given."""


class Decided(NamedTuple):
    """One decision of a match: what its seat knew and could do, and what it did. number: counts the actions of the
    match from 1."""

    number: int
    view: View
    legal: tuple[Action, ...]
    taken: Action


class Moment(NamedTuple):
    """A decision that cost `loss` of the chance to win (0..1), and what was better."""

    number: int
    view: View
    taken: Action
    better: Action
    loss: float


def decisions_of(setup: Setup, actions: tuple[Action, ...], seat: int) -> Iterator[Decided]:
    """Every decision of the seat in which it had a choice, with the view it had then and nothing else."""
    game = get_game(setup.game)
    state, _ = game.new(setup)
    for number, action in enumerate(actions, 1):
        turn = game.to_act(state)
        if turn is not None and turn.actor == seat:
            legal = game.legal_actions(state)
            # The ringing of a play clock falls into a turn and is nobody's decision.
            if len(legal) > 1 and action in legal:
                yield Decided(number, game.view(state, seat), legal, action)
        state = game.step(state, action)


def story_of(setup: Setup, actions: tuple[Action, ...], number: int, eyes: int) -> tuple[Event, ...]:
    """What these eyes read of action `number` (from 1)."""
    game = get_game(setup.game)
    state: State = game.new(setup)[0]
    for action in actions[: number - 1]:
        state = game.step(state, action)
    return seen_by(game.apply(state, actions[number - 1])[1], eyes)


def costliest(
    setup: Setup,
    actions: tuple[Action, ...],
    seat: int,
    expired: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda _: None,
    iterations: int = ITERATIONS,
) -> tuple[Moment, ...]:
    """The moments that cost this seat most, in the order in which they came: MOMENTS or fewer. progress: is told the
    share that is done, 0..1. When `expired` becomes true, what has been looked at by then counts."""
    advisor = Advisor(get_game(setup.game))
    decided = list(decisions_of(setup, actions, seat))
    found: list[Moment] = []
    for count, one in enumerate(decided):
        if expired():
            break
        loss, better = advisor.loss(
            one.view, one.legal, one.taken, Budget(iterations, expired), setup.seed * 1009 + one.number
        )
        if loss >= WORTH_TELLING:
            found.append(Moment(one.number, one.view, one.taken, better, loss))
        progress((count + 1) / len(decided))
    worst = sorted(found, key=lambda moment: (-moment.loss, moment.number))[:MOMENTS]
    return tuple(sorted(worst, key=lambda moment: moment.number))
