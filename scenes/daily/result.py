"""The end of a daily challenge: the figures of the match, and beside them the score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.match import Match
from game.daily.challenge import challenge_of, date_of
from game.daily.scoring import Line, score_of, total
from game.records.record import finished
from scenes.context import Context
from scenes.daily.playing import attempt
from scenes.match_config import MatchConfig
from scenes.records.keeping import records_of
from scenes.result import MatchReport, MatchResultScene
from scenes.result_larger import SIDE
from scenes.widgets.colours import GOLD, LIME, MIST, WHITE, YELLOW
from scenes.widgets.text import Font

BOX = pygame.Rect(430, 66, 198, 140)
ROW, LARGE_ROW = 15, 20
POINTS, MOST_LINES = 52, 8
"""Pixels of points in larger text, and lines of what they are for."""


class DailyResultScene(MatchResultScene):
    """Another attempt, or back to the challenge."""

    def __init__(self, context: Context, config: MatchConfig, report: MatchReport, match: Match) -> None:
        """Raises ValueError for a match that was no daily challenge, or goes on."""
        day = date_of(config.occasion)
        if day is None:
            raise ValueError(f"{config.occasion!r} is no daily challenge")
        self.challenge = challenge_of(day)
        kinds = [(seat.kind, "") for seat in config.seats]
        self.lines: tuple[Line, ...] = score_of(finished(match, kinds, "", self.challenge.date), self.challenge.seat)
        self.attempt = self._attempt(context, match)
        """Its number: 1 counts, more is practice."""
        super().__init__(context, config, report, match.actions)

    def entries(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        """Practise, or see the month."""
        return (("daily.back", self.back, "red"), ("daily.again", self.again, "steel"))

    def _attempt(self, context: Context, match: Match) -> int:
        """What the records say of this very match, the one entered last where several were alike. What could not be
        entered is taken for the one that counts, which it will be unless there is one."""
        records = records_of(context)
        actions = tuple(action.text for action in match.actions)
        numbers = [one for one in records.dailies() if one.date == self.challenge.date]
        for one in reversed(numbers):
            record = records.match(one.uid)
            if record is not None and record.actions == actions:
                return one.attempt
        return len(numbers) + 1

    def again(self) -> None:
        """The same match once more."""
        self.context.stack.replace(attempt(self.context, self.challenge))

    def back(self) -> None:
        """To the challenge, which lies below, or is laid there where the match was taken up from the title."""
        from scenes.daily.scene import DailyScene

        stack = self.context.stack
        if any(isinstance(scene, DailyScene) for scene in stack.scenes):
            stack.pop()
        else:
            stack.replace(DailyScene(self.context))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The score beside the figures."""
        super().draw_behind(canvas)
        context = self.context
        texts, fonts = context.texts, context.fonts
        if fonts.larger:
            self._draw_larger(canvas)
            return
        context.panels.draw(canvas, "panel_gold", BOX)
        left, right, room = BOX.left + 14, BOX.right - 14, BOX.width - 28
        fonts.draw(canvas, (left, BOX.top + 12), texts("daily.score"), Font.NAME, YELLOW, room=room)
        y = BOX.top + 30
        for line in self.lines:
            fonts.draw(canvas, (left, y), texts(line.text, n=line.count), colour=MIST, room=room - 40)
            fonts.draw(canvas, (right, y + 2), str(line.points), Font.NAME, WHITE, "right", room=40)
            y += ROW
        pygame.draw.line(canvas, GOLD, (left, y), (right, y))
        fonts.draw(canvas, (left, y + 5), texts("daily.total"), colour=WHITE, room=room - 50)
        fonts.draw(canvas, (right, y + 7), str(total(self.lines)), Font.NAME, YELLOW, "right", room=50)
        counts = self.attempt == 1
        what, colour = ("daily.first", LIME) if counts else ("daily.practice", MIST)
        box = pygame.Rect(left, y + 20, room, 26)
        fonts.block(canvas, box, texts(what, n=self.attempt), colour=colour, step=11)

    def _draw_larger(self, canvas: pygame.Surface) -> None:
        """The same in larger text: what points are for on more than one line where it has to be."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        context.panels.draw(canvas, "panel_gold", SIDE)
        left, right, room = SIDE.left + 14, SIDE.right - 14, SIDE.width - 28
        fonts.draw(canvas, (left, SIDE.top + 10), texts("daily.score"), Font.TITLE, YELLOW, room=room)
        told = [(texts(line.text, n=line.count), line.points, MIST, WHITE) for line in self.lines]
        told.append((texts("daily.total"), total(self.lines), WHITE, YELLOW))
        y, wide = SIDE.top + 30, room - POINTS
        lines = [fonts.wrap(words, wide, Font.LARGE) for words, *_ in told]
        large = sum(map(len, lines)) <= MOST_LINES and all(
            fonts.width(line, Font.LARGE) <= wide for part in lines for line in part
        )
        for (words, points, colour, light), wrapped in zip(told, lines, strict=True):
            if words is told[-1][0]:
                pygame.draw.line(canvas, GOLD, (left, y + 2), (right, y + 2))
                y += 4
            fonts.draw(canvas, (right, y + 3), str(points), Font.TITLE, light, "right", room=POINTS)
            with fonts.together():
                for line in wrapped if large else [words]:
                    fonts.draw(canvas, (left, y), line, Font.LARGE if large else Font.BODY, colour, room=wide)
                    y += LARGE_ROW
        what, colour = ("daily.first", LIME) if self.attempt == 1 else ("daily.practice", MIST)
        box = pygame.Rect(left, y + 2, room, SIDE.bottom - y - 6)
        fonts.block(canvas, box, texts(what, n=self.attempt), colour=colour, grow=True)
