"""Meeting a reported fault again without a screen: the match of a report, and then what failed in it."""

from __future__ import annotations

from game.ai.player import Budget
from game.ai.players import iterations_of, make_player
from game.core.action import parse_action
from game.core.match import Match
from game.core.rng import Rng
from game.storage.crash_report import CrashReport

MOST_ITERATIONS = 2000
"""Of a thought whose player has no number of its own: on the screen its clock ends it."""


def reproduce(report: CrashReport, match: Match) -> str:
    """Do what failed: the action that was being done, or else the thought that was being thought (with the iterations
    of its level, without its clock). Raises whatever that raises: the fault itself. Returns what was tried, an empty
    text where the report names neither, for then the fault lies on the screen."""
    if report.attempt:
        match.act(parse_action(report.attempt))
        return report.attempt
    turn = match.turn
    if report.match is None or report.thinking is None or turn is None or turn.actor != report.thinking:
        return ""
    kind = report.match.sitters[turn.actor].kind
    setup = match.setup
    player = make_player(kind, match.game, setup.mode)
    iterations = iterations_of(kind, setup.game, setup.mode, MOST_ITERATIONS)
    # The same chance as on the screen: `MatchSession.seed_of_thought`.
    seed = setup.seed * 1009 + len(match.actions)
    player.choose(match.view(turn.actor), match.legal_actions, Budget(iterations), Rng(seed))
    return kind
