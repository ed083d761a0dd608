"""Today's challenge: what is played against whom, what earlier days brought, and what counts."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pygame

from game.core.registry import get_game
from game.daily.challenge import challenge_of
from game.daily.scoring import LEVEL, MEASURES, WIN
from game.storage.keeping import take_in
from scenes.assets import frame_at
from scenes.context import Context
from scenes.daily import larger
from scenes.daily.calendar import CELL, draw_month, months
from scenes.daily.playing import Standing, attempt, counted, standing, streak
from scenes.intents import Intent
from scenes.menu import MenuScene, dim
from scenes.notice_box import ANSWERS, draw_notice
from scenes.records.keeping import records_of
from scenes.records.words import day_name, kind_name, mode_name
from scenes.select import draw_marquee, marquee_of
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import CYAN, GOLD, MIST, PINK, SEAT_NAMES, SEATS, WHITE, YELLOW, Colour
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

TODAY = pygame.Rect(12, 32, 300, 218)
MONTH = pygame.Rect(316, 32, 312, 218)
SCORE = pygame.Rect(12, 254, 616, 66)
CABINET = (TODAY.left + 12, TODAY.top + 8)
WORDS = TODAY.left + 150
STEP_MS = 60


class DailyScene(MenuScene):
    """Left today's match, right the month, below how points are made."""

    arrival = "wipe"

    def __init__(self, context: Context, today: Callable[[], date] = date.today) -> None:
        """today: asked on and on: midnight may pass meanwhile."""
        super().__init__(context)
        self._today = today
        self._records = records_of(context)
        self._clock = 0
        self.month = (0, 0)
        self._read()

    def _read(self) -> None:
        """What day it is, and what the file holds."""
        take_in(self._records)
        self.today = self._today()
        self.challenge = challenge_of(self.today)
        self.rules_game = self.challenge.setup.game
        self.results = self._records.dailies()
        self.counted = counted(self.results)
        self.begun = self._records.begun_dailies()
        self.standing = standing(self.context, self.challenge.date, self.begun, self.results)
        dates = [date.fromisoformat(one) for one in self.begun]
        self._months = months(min([*dates, self.today]), self.today)
        self.month = self._months[-1]
        self._build()

    def _build(self, focus: int = 0) -> None:
        def say(text_id: str) -> str:
            return self.context.texts(text_id)

        play = {Standing.OPEN: "daily.play", Standing.LEFT: "daily.go_on"}.get(self.standing, "daily.again")
        widgets: list[Widget] = [
            Button(pygame.Rect(220, 326, 200, 30), lambda: say(play), self.play, "red"),
            Button(pygame.Rect(12, 329, 120, 26), lambda: say("menu.back"), self.back),
            Button(pygame.Rect(508, 329, 120, 26), lambda: say("title.rules"), self.open_rules),
        ]
        values = tuple(f"{year}-{month}" for year, month in self._months)
        leaf = Choice(
            pygame.Rect(MONTH.left + 76, MONTH.top + 10, 160, 18),
            lambda: say("daily.month"),
            values,
            "{}-{}".format(*self.month),
            self._month_name,
            self._set_month,
            split=0,
        )
        leaf.enabled = len(values) > 1
        self.set_widgets([*widgets, leaf])
        self.group.index = focus

    def _month_name(self, value: str) -> str:
        year, month = value.split("-")
        texts = self.context.texts
        name = texts("daily.month.name", month=texts(f"records.month.{month}"), year=year)
        # It stands alone over the month: languages that write months small begin with a capital here.
        return name[:1].upper() + name[1:]

    def _set_month(self, value: str) -> None:
        year, month = value.split("-")
        self.month = (int(year), int(month))
        self.touch()

    # ------------------------------------------------------------------ what is done

    def play(self) -> None:
        """Begin an attempt, or go on with the one that was left; the one begun first counts."""
        self.context.stack.push(attempt(self.context, self.challenge))

    def resume(self) -> None:
        """Back from an attempt, or from the rules: it may be another day."""
        super().resume()
        self._read()

    def handle(self, intent: Intent) -> None:
        """A notice is read away first."""
        notices = self._records.notices
        if intent.kind in ANSWERS and notices:
            notices.pop()
            self.touch()
        else:
            super().handle(intent)

    def update(self, ms: int) -> None:
        """The cabinet's screen flickers; at midnight it is another day's."""
        before = self._clock // STEP_MS
        self._clock += ms
        if self._clock // STEP_MS == before:
            return
        if self._today() != self.today:
            self._read()
            self.touch()
        elif not self.context.settings.reduced_motion:
            self.touch()

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Three panels in the hall."""
        context = self.context
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, context.texts("daily.title").upper(), 8)
        wide = context.fonts.larger
        for box in (larger.TODAY, larger.MONTH, larger.SCORE) if wide else (TODAY, MONTH, SCORE):
            context.panels.draw(canvas, "panel_gold", box)
        at = (MONTH.left + 14, MONTH.top + 36)
        cell = larger.CELL if wide else CELL
        draw_month(canvas, context, at, self.month, self.counted, self.begun, self.today, cell)
        if wide:
            self._draw_larger(canvas)
        else:
            self._draw_today(canvas)
            self._draw_score(canvas)

    def _draw_larger(self, canvas: pygame.Surface) -> None:
        context, challenge = self.context, self.challenge
        texts, setup, seat = context.texts, challenge.setup, challenge.seat
        told: list[larger.Told] = [
            (texts(f"game.{setup.game}"), WHITE, ""),
            (mode_name(texts, setup.game, setup.mode), CYAN, ""),
            (texts("daily.seat", seat=texts(f"seat.{seat}")), SEATS[seat], f"flag_{SEAT_NAMES[seat]}"),
            (self._against(), WHITE, "machine"),
            *((line, MIST, "") for line in self._special()),
        ]
        state = [(*line, "") for line in self._state()]
        larger.draw_today(canvas, context, day_name(texts, challenge.date), told, state)
        days = streak(self.results, self.today)
        larger.draw_streak(canvas, context, texts.plural("daily.streak", days), days > 0)
        larger.draw_score(canvas, context, *self._points())

    def _against(self) -> str:
        """Whom it is played against."""
        texts, challenge = self.context.texts, self.challenge
        who = kind_name(texts, challenge.opponent)
        if challenge.setup.seats == 2:
            return texts("daily.against", who=who)
        return texts("daily.against_more", who=who, n=challenge.setup.seats - 1)

    def _state(self) -> list[tuple[str, Colour]]:
        """What the day has brought."""
        texts, result = self.context.texts, self.counted.get(self.challenge.date)
        scores = [one.score for one in self.results if one.date == self.challenge.date]
        if result is not None:
            lines = [(texts("daily.counts", n=result.score), YELLOW)]
        else:
            lines = [(texts(f"daily.{self.standing.value}"), PINK if self.standing is Standing.LOST else WHITE)]
        if scores:
            lines.append((texts("daily.best", n=max(scores)), MIST))
        return lines

    def _points(self) -> tuple[str, list[str]]:
        """A heading, and how points are made in this game; after an attempt what they were made of."""
        texts, challenge = self.context.texts, self.challenge
        result = self.counted.get(challenge.date)
        if result is None:
            parts = [texts("daily.how.won", n=WIN), texts("daily.how.level", n=LEVEL)]
            parts += [texts(f"{measure.text}.each", n=measure.each) for measure in MEASURES[challenge.setup.game]]
            return texts("daily.how"), parts
        parts = [texts("daily.part", what=texts(text, n=count), n=points) for text, count, points in result.lines]
        return texts("daily.made"), parts

    def _draw_today(self, canvas: pygame.Surface) -> None:
        context, challenge = self.context, self.challenge
        texts, fonts, panels = context.texts, context.fonts, context.panels
        setup = challenge.setup
        frames = context.assets.sheet(f"places/cabinet_{setup.game}").tag("demo")
        frame = frames[0] if context.settings.reduced_motion else frame_at(frames, self._clock)[1]
        canvas.blit(frame.surface, CABINET)
        draw_marquee(canvas, context, setup.game, marquee_of(context, setup.game).move(CABINET))
        room = TODAY.right - WORDS - 12
        y = TODAY.top + 12
        fonts.draw(canvas, (WORDS, y), day_name(texts, challenge.date), Font.NAME, YELLOW, room=room)
        y += 18
        name = texts(f"game.{setup.game}")
        fonts.draw(canvas, (WORDS, y), name, fonts.fitting(name, room, (Font.BODY, Font.LABEL)), WHITE, room=room)
        y += 14
        fonts.draw(canvas, (WORDS, y), mode_name(texts, setup.game, setup.mode), colour=CYAN, room=room)
        y += 18
        seat = challenge.seat
        panels.sign(canvas, f"flag_{SEAT_NAMES[seat]}", (WORDS, y))
        yours = texts("daily.seat", seat=texts(f"seat.{seat}"))
        fonts.draw(canvas, (WORDS + 14, y), yours, colour=SEATS[seat], room=room - 14)
        y += 16
        panels.sign(canvas, "machine", (WORDS, y))
        fonts.draw(canvas, (WORDS + 14, y), self._against(), colour=WHITE, room=room - 14)
        y += 18
        for line in self._special():
            y = fonts.block(canvas, pygame.Rect(WORDS, y, room, 26), line, colour=MIST, step=11) + 3
        y = TODAY.bottom - 56
        pygame.draw.line(canvas, GOLD, (WORDS, y - 6), (TODAY.right - 14, y - 6))
        for words, colour in self._state():
            y = fonts.block(canvas, pygame.Rect(WORDS, y, room, 26), words, colour=colour, step=12)
        days = streak(self.results, self.today)
        panels.sign(canvas, "star" if days else "star_empty", (WORDS, TODAY.bottom - 20))
        row = texts.plural("daily.streak", days)
        fonts.draw(canvas, (WORDS + 14, TODAY.bottom - 20), row, colour=MIST, room=room - 14)

    def _special(self) -> list[str]:
        """The options that differ from what is usual, in words; at most two."""
        texts, setup = self.context.texts, self.challenge.setup
        prefix = f"option.{setup.game}"
        usual = {option.id: option.default for option in get_game(setup.game).options}
        return [
            texts("daily.option", name=texts(f"{prefix}.{name}"), value=texts(f"{prefix}.{name}.{value}"))
            for name, value in setup.options.items()
            if value != usual[name] and name != "first"
        ][:2]

    def _draw_score(self, canvas: pygame.Surface) -> None:
        """How points are made in this game; after an attempt what they were made of."""
        fonts = self.context.fonts
        left, room = SCORE.left + 16, SCORE.width - 32
        head, parts = self._points()
        fonts.draw(canvas, (left, SCORE.top + 10), head, Font.NAME, YELLOW, room=room)
        half = room // 2
        for number, part in enumerate(parts):
            at = (left + number % 2 * half, SCORE.top + 26 + number // 2 * 13)
            fonts.draw(canvas, at, part, colour=WHITE, room=half - 8)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong with the file."""
        draw_notice(canvas, self.context, self._records.notices)


def open_daily(context: Context) -> None:
    """Lay today's challenge over what is there."""
    context.stack.push(DailyScene(context))
