"""The bracket: who has beaten whom, which match is due, and in the end the champion."""

from __future__ import annotations

from functools import partial

import pygame

from game.bracket import due, pair, round_of
from scenes.audio.music import Music
from scenes.occasions import play_scene
from scenes.result import CONFETTI, PAPER
from scenes.stage.effects import Confetti
from scenes.tournament.boxes import MatchBox, draw_lines, draw_place
from scenes.tournament.picture import TournamentScene
from scenes.tournament.shelf import Visit
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST, PINK, WHITE
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

_FRAME_MS = 33


class BracketScene(TournamentScene):
    """The due match is one press away, until there is a champion."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.bracket = visit.bracket
        self.rules_game = self.bracket.game
        self._asking = False
        """Whether it has been asked if the tournament shall be given up."""
        self._clock = 0
        fx = self.context.assets.sheet("fx/fx")
        tags = tuple(fx.tag(f"confetti_{paper}") for paper in PAPER)
        self._confetti = Confetti(tags, pygame.Rect(0, 0, 640, 330), CONFETTI)
        self._build()

    @property
    def music(self) -> Music:
        """A fanfare for the champion, then the arcade's own theme."""
        return Music("win", then="title") if self.bracket.champion is not None else Music("title")

    # ------------------------------------------------------------------ widgets

    def _build(self) -> None:
        bracket = self.bracket
        next_match = due(bracket)
        middle = pygame.Rect(220, 326, 200, 30)
        buttons: list[Widget]
        if self._asking:
            buttons = [
                self._button(middle, "tournament.go_on", self._menu, "red"),
                self._button(pygame.Rect(428, 329, 200, 26), "tournament.give_up.sure", self._give_up),
            ]
        elif next_match is None:
            buttons = [
                self._button(middle, "tournament.another", self._another, "red"),
                self._button(pygame.Rect(12, 329, 120, 26), "menu.back", self.back),
            ]
        else:
            buttons = [
                self._button(middle, "tournament.play", self.play, "red"),
                self._button(pygame.Rect(12, 329, 90, 26), "menu.back", self.back),
                self._button(pygame.Rect(108, 329, 106, 26), "tournament.names", self._names),
                self._button(pygame.Rect(426, 329, 116, 26), "tournament.give_up", self._ask),
                self._button(pygame.Rect(548, 329, 80, 26), "title.rules", self.open_rules),
            ]
        boxes = [
            MatchBox(self.context, bracket, match, match == next_match, self.play)
            for match in range(len(bracket.winners))
        ]
        self.set_widgets([*buttons, *boxes])

    def _button(self, rect: pygame.Rect, text_id: str, press: object, style: str = "steel") -> Button:
        assert callable(press)
        return Button(rect, partial(self.say, text_id), press, style)

    # ------------------------------------------------------------------ what is done

    def play(self) -> None:
        """The match that is due, from where it was left."""
        match = due(self.bracket)
        if match is None:
            return
        self.context.stack.push(play_scene(self.context, self.visit.match(match)))

    def resume(self) -> None:
        """Back from a match, whose result was entered, or from the names."""
        super().resume()
        from scenes.tournament.shelf import visit_of

        self.visit.kept = visit_of(self.context).kept
        if self.visit.kept.value.bracket is not None:
            self.bracket = self.visit.bracket
            self._build()

    def back(self) -> None:
        """To the title; the tournament waits. Or it goes on after all."""
        if self._asking:
            self._menu()
        else:
            super().back()

    def _names(self) -> None:
        from scenes.tournament.names import NamesScene

        self.context.stack.push(NamesScene(self.visit))

    def _ask(self) -> None:
        self._asking = True
        self._build()

    def _menu(self) -> None:
        self._asking = False
        self._build()

    def _give_up(self) -> None:
        self._enter_anew()

    def _another(self) -> None:
        self._enter_anew()

    def _enter_anew(self) -> None:
        """Entering again, with the same people, as nobody likes to type names twice."""
        from scenes.tournament.entering import EnteringScene

        scene = EnteringScene(self.visit)
        self.visit.keep(None)
        self.context.stack.replace(scene)

    # ------------------------------------------------------------------ picture

    def update(self, ms: int) -> None:
        """Paper falls for the champion."""
        before = self._clock // _FRAME_MS
        self._clock += ms
        if self.bracket.champion is None or self.context.settings.reduced_motion:
            return
        self._confetti.update(ms)
        if self._clock // _FRAME_MS != before:
            self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Heading, lines, the champion's place."""
        bracket = self.bracket
        self.draw_hall(canvas, 70)
        champion = bracket.champion
        if champion is not None and not self.context.settings.reduced_motion:
            self._confetti.draw(canvas, self.context.fonts)
        head = self.say("tournament.won", who=champion.name) if champion else self.say("tournament.title")
        self.heading(canvas, head.upper() if champion is None else head, 8)
        self._draw_line(canvas)
        draw_lines(canvas, bracket)
        draw_place(canvas, self.context, bracket)

    def _draw_line(self, canvas: pygame.Surface) -> None:
        """Under the heading: what is due, or what the focus is on."""
        bracket, fonts = self.bracket, self.context.fonts
        match = due(bracket)
        if self._asking:
            text, colour = self.say("tournament.give_up.ask"), PINK
        elif match is None:
            text, colour = self.say("tournament.over", n=len(bracket.entrants)), MIST
        else:
            one, other = (bracket.entrants[entrant].name for entrant in pair(bracket, match))
            rounds = bracket.rounds - round_of(bracket, match)
            stage = self.say(f"tournament.stage.{min(rounds, 3)}")
            again = "tournament.due.again" if bracket.drawn[match] else "tournament.due"
            text, colour = self.say(again, stage=stage, one=one, other=other), WHITE
        fonts.draw(canvas, (320, 30), text, Font.BODY, colour, "center", room=610)
