"""After a match: the moments that cost most, and what was better, as the seat could know it at the time."""

from __future__ import annotations

from functools import partial
from importlib import import_module

import pygame

from game.ai.review import Moment, costliest, decisions_of, story_of
from game.core.action import Action
from game.core.registry import get_game
from scenes.context import Context
from scenes.hints.words import doing
from scenes.match_config import MatchConfig
from scenes.menu import MenuScene, dim
from scenes.seating import names_of
from scenes.thinking import Background
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import INK, LIME, MIST, PINK, STONE, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

SECONDS = 25.0
"""What has been looked at by then counts."""
BOX = pygame.Rect(40, 6, 560, 346)
"""High enough to cover the headline of the result behind it."""
LEFT, WIDTH = BOX.left + 18, BOX.width - 36
FIRST, ROW, LINE = 76, 74, 11
BAR = pygame.Rect(170, 170, 300, 12)


def has_review(config: MatchConfig, actions: tuple[Action, ...]) -> bool:
    """Whether a person at this match had anything to decide."""
    return any(next(decisions_of(config.setup, actions, seat), None) is not None for seat in config.people)


class ReviewScene(MenuScene):
    """Lies over the result. Each person's moments are looked for when they are asked for, and kept."""

    opaque = False

    def __init__(self, context: Context, config: MatchConfig, actions: tuple[Action, ...]) -> None:
        super().__init__(context)
        self.config, self.actions = config, actions
        self.rules_game = config.setup.game
        self.seat = config.people[0]
        self.found: dict[int, tuple[Moment, ...]] = {}
        """By seat, once it has been looked for."""
        self.progress = self._shown = 0.0
        self._work: Background[tuple[Moment, ...]] = Background()
        self._words: dict[int, list[tuple[str, ...]]] = {}
        widgets: list[Widget] = [
            Button(pygame.Rect(250, BOX.bottom - 34, 140, 24), partial(context.texts, "menu.back"), self.back, "red")
        ]
        if len(config.people) > 1:
            seats = tuple(str(seat) for seat in config.people)
            line = pygame.Rect(LEFT, BOX.top + 32, 260, 18)
            whose = Choice(line, partial(context.texts, "review.whose"), seats, seats[0], self._name, self._show, 0.4)
            widgets.append(whose)
        self.set_widgets(widgets)

    def enter(self) -> None:
        """Begin to look."""
        self._look()

    def exit(self) -> None:
        """Nobody looks on for nobody."""
        self._work.cancel()

    def _name(self, seat: str) -> str:
        return names_of(self.context.texts, self.config.seats)[int(seat)]

    def _show(self, seat: str) -> None:
        self.seat = int(seat)
        self._look()
        self.touch()

    def _look(self) -> None:
        self._work.cancel()
        self.progress = 0.0
        if self.seat in self.found:
            return
        setup, actions, seat = self.config.setup, self.actions, self.seat
        self._work.begin(lambda expired: costliest(setup, actions, seat, expired, self._done), SECONDS)

    def _done(self, share: float) -> None:
        """Told by the thread that looks. One of another seat, that is coming to its end, may still say something."""
        self.progress = share

    def update(self, ms: int) -> None:
        """Take what has been found."""
        if self.seat in self.found:
            return
        moments = self._work.poll()
        if moments is not None:
            self.found[self.seat] = moments
            self._words[self.seat] = [self.words_of(moment) for moment in moments]
        if moments is not None or self._shown != self.progress:
            self._shown = self.progress
            self.touch()

    # ------------------------------------------------------------------ words

    def words_of(self, moment: Moment) -> tuple[str, ...]:
        """(which moment, what had happened before, what was done, what was better, what it cost)."""
        texts, game = self.context.texts, get_game(self.config.setup.game)
        names = list(names_of(texts, self.config.seats))
        cost = max(1, round(100 * moment.loss))
        return (
            texts("review.moment", n=moment.number),
            self._before(moment.number, names),
            texts("review.done", what=doing(texts, game, moment.view, moment.taken, names)),
            texts("review.better", what=doing(texts, game, moment.view, moment.better, names)),
            texts("review.cost", n=cost),
        )

    def _before(self, number: int, names: list[str]) -> str:
        """The last that the seat had read before its decision."""
        wording = import_module(f"game.games.{self.config.setup.game}.wording")
        for earlier in range(number - 1, 0, -1):
            events = story_of(self.config.setup, self.actions, earlier, self.seat)
            lines = [wording.log_line(event, self.context.texts, names) for event in events]
            told = [line for line in lines if line is not None]
            if told:
                return str(told[-1])
        return ""

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The moments, or how far the looking has come."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        dim(canvas, 60)
        context.panels.draw(canvas, "panel_gold", BOX)
        self.heading(canvas, texts("review.title"), BOX.top + 12)
        if len(self.config.people) == 1:
            name = names_of(texts, self.config.seats)[self.seat]
            fonts.draw(canvas, (LEFT, BOX.top + 36), texts("review.of", who=name), Font.BODY, MIST, room=WIDTH)
        if self.seat not in self.found:
            self._draw_progress(canvas)
        elif not self.found[self.seat]:
            fonts.block(canvas, pygame.Rect(LEFT, 130, WIDTH, 44), texts("review.none"), colour=LIME, align="center")
        else:
            for place, words in enumerate(self._words[self.seat]):
                self._draw_moment(canvas, FIRST + place * ROW, words)

    def _draw_progress(self, canvas: pygame.Surface) -> None:
        fonts = self.context.fonts
        fonts.draw(canvas, (320, BAR.top - 18), self.context.texts("review.wait"), Font.BODY, WHITE, "center")
        pygame.draw.rect(canvas, INK, BAR.inflate(4, 4))
        pygame.draw.rect(canvas, STONE, BAR)
        pygame.draw.rect(canvas, YELLOW, (BAR.left, BAR.top, round(BAR.width * self.progress), BAR.height))

    def _draw_moment(self, canvas: pygame.Surface, top: int, words: tuple[str, ...]) -> None:
        fonts = self.context.fonts
        which, before, taken, better, cost = words
        fonts.draw(canvas, (LEFT, top), which, Font.NAME, YELLOW, room=110)
        right = LEFT + WIDTH
        fonts.draw(canvas, (right, top), cost, Font.BODY, PINK, "right", room=150)
        fonts.draw(canvas, (LEFT + 114, top), _short(fonts.wrap(before, WIDTH - 274)), Font.BODY, MIST)
        y = top + 15
        for line, colour in ((taken, WHITE), (better, LIME)):
            for part in fonts.wrap(line, WIDTH)[:2]:
                fonts.draw(canvas, (LEFT, y), part, Font.BODY, colour, room=WIDTH)
                y += LINE


def _short(lines: list[str]) -> str:
    """The first line of what may be longer."""
    return "" if not lines else lines[0] if len(lines) == 1 else f"{lines[0]}..."
