"""The end of a tournament's match: its figures, who goes on, and the way to the bracket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.bracket import round_of
from game.core.match import Match
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.result import MatchReport, MatchResultScene
from scenes.result_larger import SIDE_HEAD, side_of
from scenes.tournament.shelf import visit_of
from scenes.widgets.colours import MIST, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(430, 66, 198, 84)


class TournamentResultScene(MatchResultScene):
    """The result is entered before anything is shown."""

    def __init__(self, context: Context, config: MatchConfig, report: MatchReport, match: Match) -> None:
        """Raises ValueError for a match that goes on."""
        if match.result is None:
            raise ValueError("this match is not over")
        self.visit = visit_of(context)
        self.entered = self.visit.enter(config.occasion, match.result, date.today(), config.setup.seed)
        """The number of the match in the bracket; None where the tournament is another one now."""
        actions = match.actions if match.base is None else ()
        super().__init__(context, config, report, actions)

    def entries(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        """To the bracket."""
        return (("tournament.back", self.back, "red"),)

    def back(self) -> None:
        """To the bracket, which lies below, or is laid there where the match was taken up from the title."""
        from scenes.tournament.bracket import BracketScene
        from scenes.tournament.shelf import first_scene

        stack = self.context.stack
        if any(isinstance(scene, BracketScene) for scene in stack.scenes):
            stack.pop()
        else:
            stack.replace(first_scene(visit_of(self.context)))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """What it means, beside the figures."""
        super().draw_behind(canvas)
        context = self.context
        texts, fonts = context.texts, context.fonts
        bracket = self.visit.kept.value.bracket
        if self.entered is None or bracket is None:
            head, text = texts("tournament.title"), texts("tournament.elsewhere")
        else:
            stage = bracket.rounds - round_of(bracket, self.entered)
            head = texts(f"tournament.stage.{min(stage, 3)}")
            winners = [self.names[seat] for seat in self.report.winners]
            if len(winners) != 1:
                text = texts("tournament.drawn")
            elif bracket.champion is not None:
                text = texts("tournament.won", who=winners[0])
            else:
                text = texts("tournament.goes_on", who=winners[0])
        box = side_of(context, text) if fonts.larger else BOX
        context.panels.draw(canvas, "panel_gold", box)
        left, room = box.left + 14, box.width - 28
        larger = (Font.TITLE, Font.LARGE) if fonts.larger else ()
        font = fonts.fitting(head, room, (*larger, Font.NAME, Font.BODY))
        fonts.draw(canvas, (left, box.top + 12), head, font, YELLOW, room=room)
        colour = MIST if self.entered is None else WHITE
        top = box.top + (SIDE_HEAD if fonts.larger else 30)
        words = pygame.Rect(left, top, room, box.bottom - 6 - top)
        fonts.block(canvas, words, text, colour=colour, step=12, grow=True)
