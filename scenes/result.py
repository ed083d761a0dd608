"""The end of a match: the winner on the podium, the rounds in figures, and what next."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

import pygame

from scenes.assets import Frame, frame_at
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.menu import MenuScene
from scenes.stage.effects import Confetti
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, SEATS, STEEL, STONE, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

ROUNDS = 3
"""At most, in a match."""
CONFETTI = 90
_FRAME_MS = 33
_CALM_FRAME_MS = 400
WINNER_AT, LOSER_AT = (320, 226), (250, 261)
"""The feet on the podium's steps."""
TABLE = pygame.Rect(14, 66, 214, 138)
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
        self._confetti = Confetti(tags, pygame.Rect(0, 0, 640, 330), CONFETTI)
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
        calm = self.context.settings.reduced_motion
        beat = _CALM_FRAME_MS if calm else _FRAME_MS
        before = self._clock // beat
        self._clock += ms
        if not calm:
            self._confetti.update(ms)
        if self._clock // beat != before:
            self.dirty = True

    def _pose(self, figure: str, tag: str) -> Frame:
        """The frame of an endless animation now."""
        return frame_at(self.context.assets.sheet(f"figures/{figure}").tag(tag), self._clock)[1]

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Podium, winner and loser, trophy, table."""
        context, report = self.context, self.report
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/result"), (0, 0))
        loser = "villager" if report.figure != "villager" else "goblin"
        context.assets.sheet(f"figures/{loser}").tag("defeat")[-1].draw(canvas, LOSER_AT)
        self._pose(report.figure, "win").draw(canvas, WINNER_AT)
        panels.sign(canvas, "trophy", (WINNER_AT[0] - 24, 66))
        if not context.settings.reduced_motion:
            self._confetti.draw(canvas, fonts)
        name = self.config.seats[report.winner].name
        self.heading(canvas, texts("result.wins", who=name).upper(), 16)
        reason = texts("result.by_total" if report.by_total else "result.by_rounds")
        fonts.draw(canvas, (320, 40), reason, Font.BODY, WHITE, "center", None, INK, room=600)
        self._draw_table(canvas)

    def _draw_table(self, canvas: pygame.Surface) -> None:
        """The rounds in figures."""
        context, report, box = self.context, self.report, TABLE
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_gold", box)
        fonts.draw(canvas, (box.left + 14, box.top + 12), texts("result.rounds"), Font.NAME, YELLOW, room=80)
        columns = (box.left + 122, box.left + 178)
        for seat in (0, 1):
            label = self.config.seats[seat].name
            font = fonts.fitting(label, 54, (Font.BODY, Font.LABEL))
            fonts.draw(canvas, (columns[seat], box.top + 11), label, font, SEATS[seat], "center", room=64)
        y = box.top + 34
        for row in range(ROUNDS):
            played = row < len(report.rounds)
            colour = MIST if played else STEEL
            fonts.draw(canvas, (box.left + 14, y - 1), texts("result.round", n=row + 1), Font.BODY, colour, room=90)
            for seat in (0, 1):
                if not played:
                    fonts.draw(canvas, (columns[seat], y), "-", Font.NAME, STEEL, "center")
                    continue
                won = report.rounds[row][2] == seat
                points = str(report.rounds[row][seat])
                fonts.draw(canvas, (columns[seat], y), points, Font.NAME, YELLOW if won else WHITE, "center")
                panels.sign(canvas, "star" if won else "star_empty", (columns[seat] + 14, y - 1))
            y += 22
        pygame.draw.line(canvas, STONE, (box.left + 12, y - 4), (box.right - 13, y - 4))
        fonts.draw(canvas, (box.left + 14, y + 5), texts("result.total"), Font.BODY, MIST, room=90)
        for seat in (0, 1):
            colour = YELLOW if report.by_total and seat == report.winner else WHITE
            fonts.draw(canvas, (columns[seat], y + 6), str(report.totals[seat]), Font.NAME, colour, "center")
            panels.sign(canvas, "health", (columns[seat] + 14, y + 5))
