"""The end of a match in the Tower: its figures, what it means for the run, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.climb import COINS, TOP, floor_of
from game.core.match import Match
from scenes.climb.shelf import visit_of
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.occasions import play_scene
from scenes.result import MatchReport, MatchResultScene
from scenes.result_larger import SIDE_HEAD, side_of
from scenes.widgets.colours import LIME, MIST, PINK, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(430, 66, 198, 96)
COINS_HIGH = 18
"""Under the words, in larger text."""


class ClimbResultScene(MatchResultScene):
    """The result is entered before anything is shown."""

    def __init__(self, context: Context, config: MatchConfig, report: MatchReport, match: Match) -> None:
        """Raises ValueError for a match that goes on."""
        if match.result is None:
            raise ValueError("this match is not over")
        self.visit = visit_of(context)
        self.run = self.visit.enter(config.occasion, match.result)
        """The run after it; None where that has gone on without it."""
        self.floor = floor_of(config.occasion)
        super().__init__(context, config, report, match.actions if match.base is None else ())

    def entries(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        """The next fight, where there is one, or the tower."""
        if self.run is None or self.run.is_over:
            return (("climb.back", self.back, "red"),)
        return (("climb.fight", self.fight, "red"), ("climb.back", self.back, "steel"))

    def fight(self) -> None:
        """The match that is due."""
        if self.run is not None:
            self.context.stack.replace(play_scene(self.context, self.visit.match(self.run)))

    def back(self) -> None:
        """To the tower, which lies below, or is laid there where the match was taken up from the title."""
        from scenes.climb.scene import ClimbScene

        stack = self.context.stack
        if any(isinstance(scene, ClimbScene) for scene in stack.scenes):
            stack.pop()
        else:
            setup = self.config.setup
            stack.replace(ClimbScene(self.context, setup.game, setup.mode))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """What it means, beside the figures."""
        super().draw_behind(canvas)
        context, run = self.context, self.run
        texts, fonts, panels = context.texts, context.fonts, context.panels
        if run is None:
            text, colour = texts("climb.elsewhere"), MIST
        elif run.won == TOP:
            text, colour = texts("climb.top"), LIME
        elif run.is_over:
            text, colour = texts("climb.over"), PINK
        elif run.won >= self.floor:
            text, colour = texts("climb.won", who=texts(f"player.{run.won + 1}")), LIME
        elif self.report.winners:
            text, colour = texts("climb.lost"), PINK
        else:
            text, colour = texts("climb.drawn"), WHITE
        larger = fonts.larger
        box = side_of(context, text, COINS_HIGH) if larger else BOX
        panels.draw(canvas, "panel_gold", box)
        left, room = box.left + 14, box.width - 28
        head = texts("climb.floor", n=self.floor)
        font = fonts.fitting(head, room, (Font.TITLE, Font.LARGE)) if larger else Font.NAME
        fonts.draw(canvas, (left, box.top + 12), head, font, YELLOW, room=room)
        top = box.top + (SIDE_HEAD if larger else 30)
        words = pygame.Rect(left, top, room, box.bottom - 26 - top)
        fonts.block(canvas, words, text, colour=colour, step=12, grow=True)
        for number in range(COINS if run is not None else 0):
            sign = "coin" if run is not None and number < run.coins else "cross"
            panels.sign(canvas, sign, (left + number * 18, box.bottom - 20))
