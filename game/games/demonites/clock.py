"""The play clock (rules/demonites.md §1.2 H9): it rings, the current round is finished, then cards are counted.

The rules know no time. Whoever keeps it (the screen) does `RING` when it is up; it is recorded like any other action,
so that a replay rings at the same moment.
"""

from __future__ import annotations

from game.core.action import Action
from game.core.events import public
from game.games.demonites.modes import UNITS, round_limit
from game.games.demonites.state import OVER, Log, Position, State

RING = Action("ring")


def may_ring(state: State) -> bool:
    """Whether the clock is on and its ringing would still change something: it has not rung, and the round under way is
    not the last one anyhow."""
    return bool(state.options.clock) and state.phase != OVER and state.round < state.limit


def has_rung(state: State) -> bool:
    """Whether the match is in the round that the clock has made its last."""
    return bool(state.options.clock) and state.limit < round_limit(state.mode, len(state.armies), state.options)


def ring(position: Position, log: Log) -> None:
    """The round under way becomes the last one."""
    position.limit = position.round
    if log is not None:
        # What comes after it was played in the knowledge that this round is the last: there is no way back behind it.
        log.append(public("clock_rang", reveals=True, unit=UNITS[position.mode], round=position.round))
