"""What a match is played for: how it begins, or is taken up again, and what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bracket import is_tournament
from game.climb import is_climb
from game.core.match import Match
from game.daily.challenge import date_of
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, MatchResultScene

if TYPE_CHECKING:
    from scenes.play import PlayScene


def result_scene(context: Context, config: MatchConfig, report: MatchReport, match: Match) -> MatchResultScene:
    """The scene that takes the table's place."""
    if date_of(config.occasion) is not None and match.base is None:
        from scenes.daily.result import DailyResultScene

        return DailyResultScene(context, config, report, match)
    if is_tournament(config.occasion):
        from scenes.tournament.result import TournamentResultScene

        return TournamentResultScene(context, config, report, match)
    if is_climb(config.occasion):
        from scenes.climb.result import ClimbResultScene

        return ClimbResultScene(context, config, report, match)
    # Of a match that went on from a state alone, nothing before can be looked back at.
    return MatchResultScene(context, config, report, match.actions if match.base is None else ())


def play_scene(context: Context, config: MatchConfig) -> PlayScene:
    """A match that is played for something: at the point where it was left, where the very same was; else from its
    first card. Nobody gets other cards, or the same ones unseen, by leaving."""
    # Imported late: the play scene knows this module.
    from game.storage.match_record import RulesError
    from scenes.play import PlayScene
    from scenes.saves.records import kept_match
    from scenes.saves.shelf import saves_of

    saves = saves_of(context)
    for match_id in saves.ids():
        record = saves.read(match_id).record
        if record is None or record.occasion != config.occasion or record.setup != config.setup:
            continue
        try:
            return PlayScene(context, config, kept=kept_match(match_id, record))
        except RulesError:
            # Of rules that have changed since: it begins anew.
            continue
    return PlayScene(context, config)
