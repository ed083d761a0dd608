"""Play on from a point of a replay, as a new match: who sits where is chosen here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.core.action import Action
from game.core.match import Match
from scenes.context import Context
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.menu import MenuScene, dim
from scenes.saves.records import KeptMatch
from scenes.seating import ARCADE_SEATS, lent_name, named, names_of
from scenes.setup.chosen import kinds_for
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import MIST
from scenes.widgets.focus import Widget

PANEL = pygame.Rect(120, 40, 400, 280)
ROW = 24
PLAYED_ON = "replay"
"""The occasion of such matches: records leave them out, for somebody knew what was coming."""


class PlayOnScene(MenuScene):
    """A line for each seat, and the way in."""

    opaque = False

    def __init__(
        self,
        context: Context,
        config: MatchConfig,
        actions: Sequence[Action],
        clock_ms: int = 0,
        clock_at: Sequence[int] = (),
    ) -> None:
        """actions: what has been done, from the deal on; somebody must have something to decide after them. clock_ms,
        clock_at: what had run of the match's own clock by now, and at each of them (none: nobody knows)."""
        super().__init__(context)
        self._clock_ms, self._clock_at = clock_ms, tuple(clock_at)
        self.config, self.actions = config, tuple(actions)
        self.rules_game = config.setup.game
        self.kinds = [seat.kind for seat in config.seats]
        self._lay()

    def _lay(self) -> None:
        texts, setup = self.context.texts, self.config.setup
        arcade = ARCADE_SEATS.get((setup.game, setup.mode))
        top = PANEL.top + 82
        lines: list[Widget] = []
        for seat, config in enumerate(self.config.seats):
            fixed = arcade is not None and not config.is_person
            lines.append(
                Choice(
                    pygame.Rect(PANEL.left + 40, top + ROW * seat, PANEL.width - 80, 20),
                    partial(self._seat_name, seat),
                    (config.kind,) if fixed else kinds_for(config.kind),
                    self.kinds[seat],
                    lambda kind: lent_name(texts, 0, kind) if kind != PERSON else texts("replay.person"),
                    partial(self._set, seat),
                )
            )
        y = PANEL.bottom - 38
        begin = Button(pygame.Rect(PANEL.left + 40, y, 180, 26), partial(texts, "replay.begin"), self.begin, "red")
        back = Button(pygame.Rect(PANEL.right - 150, y, 110, 26), partial(texts, "menu.back"), self.back)
        self.set_widgets([*lines, begin, back])
        self.group.focus(begin)

    def _seat_name(self, seat: int) -> str:
        return names_of(self.context.texts, self.config.seats)[seat]

    def _set(self, seat: int, kind: str) -> None:
        self.kinds[seat] = kind

    def chosen(self) -> MatchConfig:
        """The match as it will be played on. Whoever stays keeps the name. It counts for nothing any more."""
        seats = [
            was if was.kind == kind else SeatConfig(kind, "", lent=True)
            for was, kind in zip(self.config.seats, self.kinds, strict=True)
        ]
        return replace(self.config, seats=named(seats), lot=False, occasion=PLAYED_ON)

    def begin(self) -> None:
        """Play on."""
        from scenes.play import PlayScene
        from scenes.title import TitleScene

        config = self.chosen()
        match = Match(config.setup)
        for action in self.actions:
            match.act(action)
        context = self.context
        kept = KeptMatch(match, clock_ms=self._clock_ms, clock_at=self._clock_at)
        context.stack.reset(TitleScene(context), PlayScene(context, config, kept=kept))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The panel, and what this is."""
        context = self.context
        dim(canvas, 80)
        context.panels.draw(canvas, "panel_gold", PANEL)
        self.heading(canvas, context.texts("replay.play_on"), PANEL.top + 14)
        box = pygame.Rect(PANEL.left + 30, PANEL.top + 40, PANEL.width - 60, 36)
        words = context.texts("replay.play_on.about", step=len(self.actions))
        context.fonts.block(canvas, box, words, colour=MIST, align="center")
