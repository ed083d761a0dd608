"""The end of a match: the winners on the podium, the match in figures, and what next."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.core.action import Action
from scenes.assets import Frame, frame_at
from scenes.audio.music import Music
from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.menu import MenuScene
from scenes.records.banner import Banner
from scenes.result_larger import COLUMNS, draw_larger_table
from scenes.result_ranking import draw_ranking
from scenes.review import ReviewScene, has_review
from scenes.seating import changed, drawn, names_of
from scenes.stage.effects import Confetti
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, SEAT_NAMES, SEATS, STEEL, STONE, WHITE, YELLOW, Colour
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

CONFETTI = 90
_FRAME_MS = 33
_CALM_FRAME_MS = 400
WINNERS_AT = (((320, 226),), ((299, 226), (341, 226)), ((289, 226), (320, 226), (351, 226)))
"""The feet of one winner, of two and of three on the podium's highest step; it has room for no more."""
LOSER_AT = (250, 261)
SECOND_AT = (389, 272)
TABLE_AT = (14, 66)
LABELS = 94
"""Pixels of the table's first column."""
STEP, NARROW_STEP = 56, 33
"""From one seat's column to the next: of two, and of more."""
ROW, HEAD, TALL_HEAD, EDGE = 22, 34, 54, 14
"""TALL_HEAD: the names of more than two stand below the heading, in turns on two lines."""
MOST_ENTRIES = 4
MOST_LINES = 2
"""Of the reason in larger text."""
REVIEW_AT = pygame.Rect(477, 292, 146, 24)
REPLAY_AT = REVIEW_AT.move(-459, 0)
FEW = 4
"""Of more seats the figures are a ranking."""
PAPER = ("gold", "red", "blue", "green", "violet", "white")


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A line of the match in figures. cells: a figure for each seat, None for what was never played. best: the seat
    whose figure is the best one, None where that makes no difference."""

    label: str
    cells: tuple[str | None, ...]
    best: int | None = None


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What the result screen shows, in the words of now.

    winners: seats; two for a team, none for a draw. reason: why they won. figures: who stands on the podium for each
    winner: a sheet under `figures/`, or `demons/cinderkin:sootwick`, a sheet and the animation in it. loser: whose
    sheet, and the last frame of which of its animations, lies beside it; "" for nobody's. second: likewise, on the
    other side, where several have lost. heading: the table's, over `rows`. total: a last line under a rule, with a sign
    behind its figures. places: of each seat, from 1, where those who share one have the same: the figures are a ranking
    then, as they are of more than FEW seats, and there is room for one or two short ones.
    """

    winners: tuple[int, ...]
    reason: str
    figures: tuple[str, ...]
    loser: str
    heading: str
    rows: tuple[ReportRow, ...]
    total: ReportRow | None = None
    total_sign: str | None = None
    loser_tag: str = "defeat"
    places: tuple[int, ...] = ()
    second: str = ""


class MatchResultScene(MenuScene):
    """Rematch, swap seats, another set-up, back to the arcade."""

    def __init__(
        self, context: Context, config: MatchConfig, report: MatchReport, actions: tuple[Action, ...] = ()
    ) -> None:
        """actions: of the whole match, for looking back at it."""
        super().__init__(context)
        self.config, self.report, self.actions = config, report, actions
        self.clock_at: tuple[int, ...] = ()
        """What had run of the match's own clock at each action, where it has one."""
        self.rules_game = config.setup.game
        self._clock = 0
        self._banner = Banner(context)
        fx = context.assets.sheet("fx/fx")
        tags = tuple(fx.tag(f"confetti_{paper}") for paper in PAPER)
        self._confetti = Confetti(tags, pygame.Rect(0, 0, 640, 330), CONFETTI)
        entries = self.entries()
        left = 18 + 153 * (MOST_ENTRIES - len(entries)) // 2
        widgets: list[Widget] = [
            Button(
                pygame.Rect(left + column * 153, 324, 146, 26),
                lambda text_id=text_id: self.context.texts(text_id),  # type: ignore[misc]
                press,
                style,
            )
            for column, (text_id, press, style) in enumerate(entries)
        ]
        if has_review(config, actions):
            review = Button(REVIEW_AT, lambda: self.context.texts("review.open"), self.open_review, "blue")
            widgets.append(review)
        if actions:
            replay = Button(REPLAY_AT, lambda: self.context.texts("replay.open"), self.open_replay, "blue")
            widgets.append(replay)
        self.set_widgets(widgets)

    def enter(self) -> None:
        """Tell of achievements that are new."""
        self._banner.enter()

    def open_review(self) -> None:
        """Lay the moments that cost most over the result."""
        self.context.stack.push(ReviewScene(self.context, self.config, self.actions))

    def open_replay(self) -> None:
        """Watch the match again."""
        from scenes.replay import open_replay

        open_replay(self.context, self.config, self.actions, self.clock_at)

    def entries(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        """(text id, what it does, the button's style) of the ways on, four at the most."""
        config = self.config
        swap = "result.swap" if len(config.seats) == 2 else "result.move_on"
        return (
            ("result.rematch", lambda: self._again(drawn(config)), "red"),
            (swap, lambda: self._again(changed(config)), "steel"),
            ("result.setup", self._setup, "steel"),
            ("result.arcade", self.back, "steel"),
        )

    @property
    def music(self) -> Music:
        """A jingle: of victory where a person has won or nobody else was there to; then the arcade's theme."""
        winners, people = self.report.winners, self.config.people
        won = any(seat in people for seat in winners) or not people
        return Music(("win" if won else "lose") if winners else "draw", then="title")

    def _again(self, config: MatchConfig) -> None:
        from scenes.play import open_match

        seed = config.setup.seed if config.seed_given else secrets.randbits(32)
        # Whatever this match was played for is done: of one that was played on from an old one, the next counts again.
        open_match(self.context, replace(config, setup=replace(config.setup, seed=seed), occasion=""))

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
        if self._banner.update(ms) or self._clock // beat != before:
            self.dirty = True

    def _pose(self, figure: str) -> Frame:
        """The frame of a winner's endless animation now."""
        sheet, _, tag = figure.partition(":") if ":" in figure else (f"figures/{figure}", "", "win")
        return frame_at(self.context.assets.sheet(sheet).tag(tag), self._clock)[1]

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Podium, winners and loser, trophy, table."""
        context, report = self.context, self.report
        fonts = context.fonts
        canvas.blit(context.assets.picture("places/result"), (0, 0))
        for loser, tag, at in (
            (report.loser, report.loser_tag, LOSER_AT),
            (report.second, f"{report.loser_tag}_left", SECOND_AT),
        ):
            if loser:
                context.assets.sheet(f"figures/{loser}").tag(tag)[-1].draw(canvas, at)
        self._draw_winners(canvas)
        context.panels.sign(canvas, "trophy", (320 - 24, 66))
        if not context.settings.reduced_motion:
            self._confetti.draw(canvas, fonts)
        self._draw_head(canvas)
        if self._ranked:
            draw_ranking(canvas, context, report, self.names)
        elif fonts.larger and len(self.config.seats) == len(COLUMNS):
            draw_larger_table(canvas, context, report, self.names)
        else:
            self._draw_table(canvas)

    def _draw_head(self, canvas: pygame.Surface) -> None:
        """Who wins, and why; in larger text on as many as two lines."""
        fonts, reason = self.context.fonts, self.report.reason
        large = fonts.wrap(reason, 620, Font.LARGE)
        if not fonts.larger or len(large) > MOST_LINES:
            self.heading(canvas, self._headline().upper(), 16)
            fonts.draw(canvas, (320, 40), reason, Font.BODY, WHITE, "center", None, INK, room=600)
            return
        top = 16 if len(large) == 1 else 4
        self.heading(canvas, self._headline().upper(), top)
        with fonts.together():
            for number, line in enumerate(large):
                at = (320, top + 22 + number * 20)
                fonts.draw(canvas, at, line, Font.LARGE, WHITE, "center", None, INK, room=620)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What has been unlocked."""
        self._banner.draw(canvas)

    @property
    def _ranked(self) -> bool:
        return bool(self.report.places) or len(self.config.seats) > FEW

    def _draw_winners(self, canvas: pygame.Surface) -> None:
        """On the podium's highest step, as many as it has room for."""
        shown = self.report.figures[: len(WINNERS_AT)]
        if not shown:
            return
        for figure, at in zip(shown, WINNERS_AT[len(shown) - 1], strict=True):
            self._pose(figure).draw(canvas, at)
        if self._ranked:
            # Many seats: whose the figure is, its flag says.
            for seat, at in zip(self.report.winners, WINNERS_AT[len(shown) - 1], strict=False):
                self.context.panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (at[0] - 4, at[1] + 4))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return names_of(self.context.texts, self.config.seats)

    def _headline(self) -> str:
        """Who wins."""
        texts = self.context.texts
        names = [self.names[seat] for seat in self.report.winners]
        if not names:
            return texts("result.draw")
        if len(names) == 1:
            return texts("result.wins", who=names[0])
        return texts("result.win_together", who=texts("list.and", some=", ".join(names[:-1]), last=names[-1]))

    def _draw_table(self, canvas: pygame.Surface) -> None:
        """The match in figures: a column for each seat."""
        context, report = self.context, self.report
        fonts, panels = context.fonts, context.panels
        seats = range(len(self.config.seats))
        few = len(seats) == 2
        step, head = (STEP, HEAD) if few else (NARROW_STEP, TALL_HEAD)
        lines = len(report.rows) + (report.total is not None)
        size = (LABELS + step * len(seats) + (8 if few else EDGE), head + ROW * lines + 4)
        box = pygame.Rect(TABLE_AT, size)
        panels.draw(canvas, "panel_gold", box)
        room = LABELS if few else box.width - 2 * EDGE
        fonts.draw(canvas, (box.left + EDGE, box.top + 12), report.heading, Font.NAME, YELLOW, room=room)
        columns = [box.left + LABELS + step // 2 + step * seat for seat in seats]
        for seat in seats:
            label = self.names[seat]
            wide = step + 8 if few else 2 * step - 2
            font = fonts.fitting(label, step - 2 if few else wide, (Font.BODY, Font.LABEL))
            top = box.top + (11 if few else 24 + seat % 2 * 11)
            fonts.draw(canvas, (columns[seat], top), label, font, SEATS[seat], "center", room=wide)
        y = box.top + head
        for row in report.rows:
            self._draw_row(canvas, row, (box.left + EDGE, y), columns)
            y += ROW
        if report.total is not None:
            pygame.draw.line(canvas, STONE, (box.left + 12, y - 4), (box.right - 13, y - 4))
            self._draw_total(canvas, report.total, (box.left + EDGE, y + 5), columns)

    def _draw_row(self, canvas: pygame.Surface, row: ReportRow, at: tuple[int, int], columns: list[int]) -> None:
        fonts, panels = self.context.fonts, self.context.panels
        played = any(cell is not None for cell in row.cells)
        colour = MIST if played else STEEL
        fonts.draw(canvas, (at[0], at[1] - 1), row.label, Font.BODY, colour, room=LABELS - 4)
        for seat, cell in enumerate(row.cells):
            if cell is None:
                fonts.draw(canvas, (columns[seat], at[1]), "-", Font.NAME, STEEL, "center")
                continue
            best = row.best == seat
            self._draw_cell(canvas, cell, (columns[seat], at[1]), seat, YELLOW if best else WHITE)
            if row.best is not None and len(columns) == 2:
                panels.sign(canvas, "star" if best else "star_empty", (columns[seat] + 14, at[1] - 1))

    def _draw_cell(self, canvas: pygame.Surface, cell: str, at: tuple[int, int], seat: int, colour: Colour) -> None:
        """A figure, or a word: words of more than two seats stand on two lines in turns, like the names."""
        fonts, few = self.context.fonts, len(self.config.seats) == 2
        wide = STEP - 2 if few else NARROW_STEP - 3
        if not any(letter.isalpha() for letter in cell):
            fonts.draw(canvas, at, cell, Font.NAME, colour, "center", room=wide)
            return
        wide, shift = (wide, -1) if few else (2 * NARROW_STEP - 4, seat % 2 * 10 - 6)
        font = fonts.fitting(cell, wide, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (at[0], at[1] + shift), cell, font, colour, "center", room=wide)

    def _draw_total(self, canvas: pygame.Surface, row: ReportRow, at: tuple[int, int], columns: list[int]) -> None:
        fonts, panels = self.context.fonts, self.context.panels
        fonts.draw(canvas, at, row.label, Font.BODY, MIST, room=LABELS - 4)
        for seat, cell in enumerate(row.cells):
            colour = YELLOW if row.best == seat else WHITE
            fonts.draw(canvas, (columns[seat], at[1] + 1), cell or "-", Font.NAME, colour, "center")
            if self.report.total_sign is not None and len(columns) == 2:
                panels.sign(canvas, self.report.total_sign, (columns[seat] + 14, at[1]))
