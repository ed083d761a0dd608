"""What comes after a match: its result, and where it was played for something, what that means."""

from __future__ import annotations

from game.bracket import is_tournament
from game.core.match import Match
from game.daily.challenge import date_of
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, MatchResultScene


def result_scene(context: Context, config: MatchConfig, report: MatchReport, match: Match) -> MatchResultScene:
    """The scene that takes the table's place."""
    if date_of(config.occasion) is not None and match.base is None:
        from scenes.daily.result import DailyResultScene

        return DailyResultScene(context, config, report, match)
    if is_tournament(config.occasion):
        from scenes.tournament.result import TournamentResultScene

        return TournamentResultScene(context, config, report, match)
    # Of a match that went on from a state alone, nothing before can be looked back at.
    return MatchResultScene(context, config, report, match.actions if match.base is None else ())
