"""The end of a match: the winner on the podium, the rounds in figures, and what next."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

import pygame

from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.menu import MenuScene
from scenes.stage.effects import Confetti
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

PAPER = ("gold", "red", "blue", "green", "violet", "white")


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What the result screen shows. rounds: (points of seat 0, of seat 1, winner) each. figure: who stands there."""

    winner: int
    rounds: tuple[tuple[int, int, int], ...]
    totals: tuple[int, int]
    by_total: bool
    figure: str


class MatchResultScene(MenuScene):
    """Rematch, swap seats, another set-up, back to the arcade."""

    def __init__(self, context: Context, config: MatchConfig, report: MatchReport) -> None:
        super().__init__(context)
        self.config, self.report = config, report
        self._clock = 0
        fx = context.assets.sheet("fx/fx")
        tags = tuple(fx.tag(f"confetti_{paper}") for paper in PAPER)
        self._confetti = Confetti(tags, pygame.Rect(0, 0, 640, 300))
        entries = (
            ("result.rematch", lambda: self._again(config), "red"),
            ("result.swap", lambda: self._again(replace(config, seats=config.seats[::-1])), "steel"),
            ("result.setup", self._setup, "steel"),
            ("result.arcade", self.back, "steel"),
        )
        widgets: list[Widget] = [
            Button(
                pygame.Rect(18 + column * 153, 324, 146, 26),
                lambda text_id=text_id: self.context.texts(text_id),  # type: ignore[misc]
                press,
                style,
            )
            for column, (text_id, press, style) in enumerate(entries)
        ]
        self.set_widgets(widgets)

    def _again(self, config: MatchConfig) -> None:
        from scenes.play import open_match

        seed = config.setup.seed if config.seed_given else secrets.randbits(32)
        open_match(self.context, replace(config, setup=replace(config.setup, seed=seed)))

    def _setup(self) -> None:
        from scenes.select import SelectScene
        from scenes.setup import SetupScene
        from scenes.title import TitleScene

        context = self.context
        game_id = self.config.setup.game
        context.stack.reset(TitleScene(context), SelectScene(context), SetupScene(context, game_id))

    def back(self) -> None:
        """To the title."""
        from scenes.title import TitleScene

        self.context.stack.reset(TitleScene(self.context))

    def update(self, ms: int) -> None:
        """Confetti falls, the winner cheers."""
        before = self._clock // 33
        self._clock += ms
        if self.context.settings.reduced_motion:
            if self._clock // 400 != (self._clock - ms) // 400:
                self.dirty = True
            return
        self._confetti.update(ms)
        if self._clock // 33 != before:
            self.dirty = True

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Podium, winner, table."""
        context, report = self.context, self.report
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/result"), (0, 0))
        name = self.config.seats[report.winner].name
        self.heading(canvas, texts("result.wins", who=name).upper(), 18)
        frames = context.assets.sheet(f"figures/{report.figure}").tag("win")
        age = self._clock % sum(frame.duration_ms for frame in frames)
        for frame in frames:
            if age < frame.duration_ms:
                frame.draw(canvas, (320, 226))
                break
            age -= frame.duration_ms
        if not context.settings.reduced_motion:
            self._confetti.draw(canvas, fonts)
        box = pygame.Rect(14, 60, 210, 150)
        panels.draw(canvas, "panel_night", box)
        fonts.draw(canvas, (box.left + 12, box.top + 9), texts("result.rounds"), Font.LABEL_BOLD, YELLOW)
        columns = (box.left + 128, box.left + 182)
        for seat in (0, 1):
            label = self.config.seats[seat].name
            font = fonts.fitting(label, 64, (Font.BODY, Font.LABEL))
            fonts.draw(canvas, (columns[seat], box.top + 26), label, font, SEATS[seat], "center", room=66)
        for row, (first, second, winner) in enumerate(report.rounds):
            y = box.top + 44 + row * 20
            fonts.draw(canvas, (box.left + 14, y), texts("result.round", n=row + 1), Font.BODY, MIST)
            for seat, points in enumerate((first, second)):
                won = winner == seat
                fonts.draw(canvas, (columns[seat], y), str(points), Font.NAME, YELLOW if won else WHITE, "center")
                if won:
                    panels.sign(canvas, "star", (columns[seat] + 14, y - 1))
        y = box.top + 44 + 3 * 20 + 6
        fonts.draw(canvas, (box.left + 14, y), texts("result.total"), Font.BODY, MIST)
        for seat in (0, 1):
            colour = YELLOW if report.by_total and seat == report.winner else WHITE
            fonts.draw(canvas, (columns[seat], y), str(report.totals[seat]), Font.NAME, colour, "center")
        panels.sign(canvas, "trophy_large", (466, 96))
        reason = texts("result.by_total" if report.by_total else "result.by_rounds")
        fonts.draw(canvas, (320, 300), reason, Font.BODY, MIST, "center", None, INK, room=600)
