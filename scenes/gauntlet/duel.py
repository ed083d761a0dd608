"""One duel of the Gauntlet, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.action import Action
from game.games.eight_masters_revenge.gauntlet import LEVELS, after, due, duel_begun, person_seat
from scenes.gauntlet.shelf import Visit
from scenes.match_config import MatchConfig
from scenes.play import PlayScene
from scenes.result import MatchReport, MatchResultScene
from scenes.result_larger import SIDE_HEAD, side_of
from scenes.saves.records import KeptMatch
from scenes.widgets.colours import LIME, MIST, PINK, WHITE, YELLOW
from scenes.widgets.text import Font

GAIN = pygame.Rect(430, 66, 198, 92)


class DuelScene(PlayScene):
    """A solo match whose result goes to the run. Under it waits the ladder."""

    leave_question = "gauntlet.leave.ask"

    def __init__(self, visit: Visit, config: MatchConfig | None = None, kept: KeptMatch | None = None) -> None:
        """config, kept: of a duel to go on with; without them the one that has begun."""
        super().__init__(visit.context, config or visit.duel(), kept=kept)
        self.visit = visit

    def finished(self, report: MatchReport) -> None:
        """The run goes on, and is kept before anything is shown."""
        visit, result = self.visit, self.session.result
        before = visit.run
        if result is not None:
            visit.keep(after(before, person_seat(self.config.setup), result))
        if visit.run.is_over:
            from scenes.gauntlet.ending import GauntletEndScene

            # The ladder has nothing more to show.
            self.context.stack.pop()
            self.context.stack.replace(GauntletEndScene(visit))
            return
        won = len(visit.run.left) > len(before.left)
        match = self.session.match
        # Of a duel that went on from a state alone, nothing before can be looked back at.
        actions = match.actions if match.base is None else ()
        self.context.stack.replace(DuelResultScene(visit, self.config, report, won, actions))

    def leave(self) -> None:
        """Back to the ladder, the pause in front taken away, too: the duel was begun and counts as lost."""
        if self.keeper is not None:
            self.keeper.drop()
        self.context.stack.pop()
        self.context.stack.pop()


class DuelResultScene(MatchResultScene):
    """The figures of the duel, the life left added, and the way on: the next duel, or the same once more."""

    def __init__(
        self, visit: Visit, config: MatchConfig, report: MatchReport, won: bool, actions: tuple[Action, ...] = ()
    ) -> None:
        self.visit, self.won = visit, won
        super().__init__(visit.context, config, report, actions)

    def entries(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        """On, or to the ladder."""
        return (
            ("gauntlet.next" if self.won else "gauntlet.repeat", self.fight, "red"),
            ("gauntlet.ladder", self.back, "steel"),
        )

    def fight(self) -> None:
        """The duel that is due."""
        self.visit.keep(duel_begun(self.visit.run))
        self.context.stack.replace(DuelScene(self.visit))

    def back(self) -> None:
        """To the ladder, which lies below."""
        self.context.stack.pop()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """What the duel means for the run, beside its figures."""
        super().draw_behind(canvas)
        context, run = self.context, self.visit.run
        texts, fonts, panels = context.texts, context.fonts, context.panels
        heading = texts("gauntlet.duel", number=len(run.left) + (not self.won), all=len(LEVELS))
        if self.won:
            gained = texts("gauntlet.gained", life=run.left[-1])
            sign, line, colour = "health", gained, LIME
        else:
            sign, line, colour = "skull", texts("gauntlet.lost"), PINK
        following, rung = "", due(run)
        if rung is not None:
            level = texts(f"option.eight_masters_revenge.solo_level.{rung.level}")
            following = texts("gauntlet.due", who=texts(f"fighter.{rung.fighter}"), level=level)
        summed = texts("gauntlet.sum", life=run.life)
        if fonts.larger:
            box = side_of(context, "\n".join(filter(None, (line, summed, following))))
            panels.draw(canvas, "panel_gold", box)
            left, room = box.left + 14, box.width - 28
            font = fonts.fitting(heading, room, (Font.TITLE, Font.LARGE, Font.NAME))
            fonts.draw(canvas, (left, box.top + 12), heading, font, YELLOW, room=room)
            y = box.top + SIDE_HEAD
            for text, tint in ((line, colour), (summed, WHITE), (following, MIST)):
                if text:
                    y = fonts.block(canvas, pygame.Rect(left, y, room, box.bottom - y), text, Font.LARGE, tint)
            return
        panels.draw(canvas, "panel_gold", GAIN)
        left, room = GAIN.left + 14, GAIN.width - 28
        fonts.draw(canvas, (left, GAIN.top + 12), heading, Font.NAME, YELLOW, room=room)
        panels.sign(canvas, sign, (left, GAIN.top + 30))
        fonts.draw(canvas, (left + 14, GAIN.top + 30), line, colour=colour, room=room - 14)
        fonts.draw(canvas, (left, GAIN.top + 46), summed, room=room)
        if following:
            fonts.block(canvas, pygame.Rect(left, GAIN.top + 60, room, 26), following, colour=MIST, step=11)
