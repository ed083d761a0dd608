"""A match watched again: played, stepped forward and back, from anybody's eyes, and gone on with from any point."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from scenes.context import Context
from scenes.match_config import MatchConfig


def open_replay(context: Context, config: MatchConfig, actions: Sequence[Action], clock_at: Sequence[int] = ()) -> None:
    """Lay it over whatever is there. actions: from the deal on. clock_at: see `ReplayClock`. Raises IllegalActionError
    for other actions."""
    # Imported late: tables need not be there before somebody watches.
    from scenes.replay.scene import ReplayScene

    context.stack.push(ReplayScene(context, config, actions, clock_at=clock_at))
