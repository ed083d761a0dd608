"""The Tower: which game, how far one is, how many coins are left, and the next fight."""

from __future__ import annotations

import secrets
from functools import partial

import pygame

from game.climb import COINS, MODES, TOP, Run, level_due
from scenes.climb.floors import FloorSlot, draw_roof
from scenes.climb.shelf import Visit, visit_of
from scenes.context import Context
from scenes.hall import last_game, lit_games
from scenes.intents import Intent
from scenes.menu import MenuScene, dim
from scenes.notice_box import ANSWERS, draw_notice
from scenes.occasions import play_scene
from scenes.records.words import game_name, mode_name
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import GOLD, LIME, MIST, PINK, STEEL, WHITE, YELLOW, Colour
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

PANEL = pygame.Rect(12, 36, 280, 278)
LARGE_PANEL = pygame.Rect(12, 36, 304, 278)
"""With larger text, whose lines are so many pixels apart."""
LINE = 19


class ClimbScene(MenuScene):
    """Left what is played and how it stands, right the tower."""

    arrival = "wipe"

    def __init__(self, context: Context, game: str = "", mode: str = "") -> None:
        """game, mode: what is shown first; the game played last where nothing is said."""
        super().__init__(context)
        self.visit: Visit = visit_of(context)
        self.games = tuple(game_id for game_id in lit_games() if game_id in MODES)
        self.game_id = game or last_game(context.settings.game, self.games)
        last = context.settings.modes.get(self.game_id, "")
        self.mode = mode or (last if last in MODES[self.game_id] else MODES[self.game_id][0])
        self._asking = False
        """Whether it has been asked if the run shall be given up."""
        self._build()

    def say(self, text_id: str, **facts: object) -> str:
        """A text."""
        return self.context.texts(text_id, **facts)

    @property
    def run(self) -> Run | None:
        """The run of what is shown."""
        return self.visit.run(self.game_id, self.mode)

    # ------------------------------------------------------------------ widgets

    def _build(self, focus: int = 0) -> None:
        self.rules_game = self.game_id
        run = self.run
        due = 1 if run is None or run.is_over else level_due(run)
        won = 0 if run is None else run.won
        floors = [
            FloorSlot(
                self.context, self.game_id, level, won, level == due and (run is None or not run.is_over), self.fight
            )
            for level in range(TOP, 0, -1)
        ]
        left, width = self.panel.left + 16, self.panel.width - 32
        middle = pygame.Rect(220, 326, 200, 30)
        buttons: list[Widget]
        if self._asking:
            buttons = [
                Button(middle, partial(self.say, "climb.go_on"), self._menu, "red"),
                Button(pygame.Rect(428, 329, 200, 26), partial(self.say, "climb.new.sure"), self._new),
            ]
        else:
            word = "climb.again" if run is not None and run.is_over else "climb.fight"
            buttons = [
                Button(middle, partial(self.say, word), self.fight, "red"),
                Button(pygame.Rect(12, 329, 120, 26), partial(self.say, "menu.back"), self.back),
                Button(pygame.Rect(548, 329, 80, 26), partial(self.say, "title.rules"), self.open_rules),
            ]
            if run is not None and not run.is_over and run.played:
                buttons.append(Button(pygame.Rect(428, 329, 114, 26), partial(self.say, "climb.new"), self._ask))
        game = Choice(
            pygame.Rect(left, PANEL.top + 14, width, 18),
            partial(self.say, "records.filter.game"),
            self.games,
            self.game_id,
            lambda game_id: game_name(self.context.texts, game_id),
            self._set_game,
            split=0.3,
        )
        mode = Choice(
            pygame.Rect(left, PANEL.top + 38, width, 18),
            partial(self.say, "records.filter.mode"),
            MODES[self.game_id],
            self.mode,
            lambda mode: mode_name(self.context.texts, self.game_id, mode),
            self._set_mode,
            split=0.3,
        )
        self.set_widgets([*buttons, game, mode, *floors])
        self.group.index = min(focus, len(self.group.widgets) - 1)

    def _refocus(self, line: int) -> None:
        """The widgets anew, the focus on the game (0) or the mode (1)."""
        self._build()
        lines = [number for number, widget in enumerate(self.group.widgets) if isinstance(widget, Choice)]
        self.group.index = lines[line]

    def _set_game(self, game_id: str) -> None:
        self.game_id, self.mode, self._asking = game_id, MODES[game_id][0], False
        self._refocus(0)

    def _set_mode(self, mode: str) -> None:
        self.mode, self._asking = mode, False
        self._refocus(1)

    # ------------------------------------------------------------------ what is done

    def fight(self) -> None:
        """The match that is due, from where it was left; of a new run where the last one is over. The seed is drawn
        here, outside all rules."""
        run = self.run
        if run is None or run.is_over:
            run = self.visit.begin(self.game_id, self.mode, secrets.randbits(32))
        self.context.stack.push(play_scene(self.context, self.visit.match(run)))

    def _ask(self) -> None:
        self._asking = True
        self._build()

    def _menu(self) -> None:
        self._asking = False
        self._build()

    def _new(self) -> None:
        self.visit.begin(self.game_id, self.mode, secrets.randbits(32))
        self._menu()

    def back(self) -> None:
        """To the title; the run waits. Or it goes on after all."""
        if self._asking:
            self._menu()
        else:
            super().back()

    def resume(self) -> None:
        """Back from a match, whose result was entered, or from the rules."""
        super().resume()
        self.visit = visit_of(self.context)
        self._build()

    def handle(self, intent: Intent) -> None:
        """A notice is read away first."""
        notices = self.visit.kept.notices
        if intent.kind in ANSWERS and notices:
            notices.pop()
            self.touch()
        else:
            super().handle(intent)

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, the panel, the roof."""
        context = self.context
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, self.say("climb.title").upper(), 8)
        context.panels.draw(canvas, "panel_gold", self.panel)
        run = self.run
        draw_roof(canvas, context, run is not None and run.won == TOP)
        if context.fonts.larger:
            self._draw_larger(canvas, run)
        else:
            self._draw_panel(canvas, run)

    def _draw_larger(self, canvas: pygame.Surface, run: Run | None) -> None:
        """The panel in larger text; what the Tower is stays small where how things stand takes the room."""
        fonts, panels, panel = self.context.fonts, self.context.panels, self.panel
        left, room = panel.left + 14, panel.width - 28
        coins, won = (COINS, 0) if run is None else (run.coins, run.won)
        (text, colour), (best, best_colour) = self._state(run), self._best()
        state, record = fonts.wrap(text, room, Font.LARGE), fonts.wrap(best, room - 16, Font.LARGE)
        about = pygame.Rect(left, panel.top + 59, room, panel.height - 72 - LINE * (2 + len(state) + len(record)))
        words = self.say("climb.about")
        high = LINE * len(fonts.wrap(words, room, Font.LARGE))
        face, step = (Font.LARGE, LINE) if high <= about.height else (Font.BODY, 12)
        y = fonts.block(canvas, about, words, face, MIST, step=step) + 4
        pygame.draw.line(canvas, GOLD, (left, y), (left + room, y))
        said = fonts.draw(canvas, (left, y + 3), self.say("climb.coins"), Font.LARGE, WHITE, room=room - 60)
        for number in range(COINS):
            panels.sign(canvas, "coin" if number < coins else "cross", (said.right + 12 + number * 18, y + 8))
        said = fonts.draw(canvas, (left, y + 3 + LINE), self.say("climb.floors"), Font.LARGE, WHITE, room=room - 100)
        floors = self.say("climb.of", n=won, all=TOP)
        fonts.draw(canvas, (said.right + 12, y + 6 + LINE), floors, Font.TITLE, YELLOW, room=room - said.width - 12)
        box = pygame.Rect(left, y + 4 + 2 * LINE, room, LINE * len(state) + 3)
        fonts.block(canvas, box, text, Font.LARGE, colour, step=LINE)
        box = pygame.Rect(left + 16, panel.bottom - 5 - LINE * len(record), room - 16, LINE * len(record) + 3)
        panels.sign(canvas, "crown", (left - 2, box.top + 5))
        fonts.block(canvas, box, best, Font.LARGE, best_colour, step=LINE)

    def _best(self) -> tuple[str, Colour]:
        """The best run."""
        best = self.visit.kept.value.best.get(f"{self.game_id}/{self.mode}")
        if best is None:
            return self.say("climb.no_best"), STEEL
        return self.say("climb.best", n=best.won, coins=best.coins, played=best.played), MIST

    @property
    def panel(self) -> pygame.Rect:
        """What is left of the tower."""
        return LARGE_PANEL if self.context.fonts.larger else PANEL

    def _draw_panel(self, canvas: pygame.Surface, run: Run | None) -> None:
        fonts, panels = self.context.fonts, self.context.panels
        left, room = PANEL.left + 16, PANEL.width - 32
        y = PANEL.top + 68
        y = fonts.block(canvas, pygame.Rect(left, y, room, 62), self.say("climb.about"), colour=MIST, step=12) + 8
        pygame.draw.line(canvas, GOLD, (left, y), (left + room, y))
        coins = COINS if run is None else run.coins
        fonts.draw(canvas, (left, y + 10), self.say("climb.coins"), colour=WHITE, room=110)
        for number in range(COINS):
            sign = "coin" if number < coins else "cross"
            panels.sign(canvas, sign, (left + 120 + number * 18, y + 10))
        fonts.draw(canvas, (left, y + 28), self.say("climb.floors"), colour=WHITE, room=110)
        won = 0 if run is None else run.won
        floors = self.say("climb.of", n=won, all=TOP)
        fonts.draw(canvas, (left + 120, y + 30), floors, Font.NAME, YELLOW, room=120)
        y += 50
        text, colour = self._state(run)
        y = fonts.block(canvas, pygame.Rect(left, y, room, 40), text, colour=colour, step=12)
        line, colour = self._best()
        panels.sign(canvas, "crown", (left, PANEL.bottom - 26))
        fonts.draw(canvas, (left + 16, PANEL.bottom - 26), line, colour=colour, room=room - 16)

    def _state(self, run: Run | None) -> tuple[str, tuple[int, int, int]]:
        """How things stand, in a sentence."""
        if self._asking:
            return self.say("climb.new.ask"), PINK
        if run is None or not run.played:
            return self.say("climb.start"), WHITE
        if run.won == TOP:
            return self.say("climb.top"), LIME
        if run.is_over:
            return self.say("climb.over"), PINK
        return self.say("climb.next", who=self.say(f"player.{run.won + 1}")), WHITE

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong with the file."""
        draw_notice(canvas, self.context, self.visit.kept.notices)


def open_climb(context: Context) -> None:
    """Lay the Tower over what is there."""
    context.stack.push(ClimbScene(context))
