"""The bracket: who has beaten whom, which match is due, and in the end the champion."""

from __future__ import annotations

from datetime import date
from functools import partial

import pygame

from game.bracket import due, pair, round_of
from scenes.audio.music import Music
from scenes.match_config import PERSON
from scenes.occasions import play_scene
from scenes.records.keeping import keep_match
from scenes.result import CONFETTI, PAPER
from scenes.stage.effects import Confetti
from scenes.tournament.boxes import MatchBox, draw_lines, draw_place
from scenes.tournament.called import names
from scenes.tournament.picture import TournamentScene
from scenes.tournament.shelf import Visit
from scenes.tournament.unseen import UnseenMatch
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
        self._unseen: UnseenMatch | None = None
        """A match between two players of the arcade that is being played and not watched."""
        self._moves = -1
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
        elif self._unseen is not None:
            buttons = [self._button(middle, "tournament.stop", self._stop, "red")]
        elif next_match is None:
            buttons = [
                self._button(middle, "tournament.another", self._another, "red"),
                self._button(pygame.Rect(12, 329, 120, 26), "menu.back", self.back),
            ]
        else:
            buttons = [
                *self._playing(next_match, middle),
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

    def _playing(self, match: int, middle: pygame.Rect) -> list[Widget]:
        """Play it; what nobody plays can be watched, or left to those who do."""
        if self._has_people(match):
            return [self._button(middle, "tournament.play", self.play, "red")]
        half = middle.width // 2 - 2
        watch = pygame.Rect(middle.left, middle.top, half, middle.height)
        return [
            self._button(watch, "tournament.watch", self.play, "red"),
            self._button(watch.move(half + 4, 0), "tournament.unseen", self.play_unseen, "blue"),
        ]

    def _has_people(self, match: int) -> bool:
        return any(self.bracket.entrants[entrant].kind == PERSON for entrant in pair(self.bracket, match))

    def _button(self, rect: pygame.Rect, text_id: str, press: object, style: str = "steel") -> Button:
        assert callable(press)
        return Button(rect, partial(self.say, text_id), press, style)

    # ------------------------------------------------------------------ what is done

    def play(self) -> None:
        """The match that is due, from where it was left."""
        match = due(self.bracket)
        if match is None or self._unseen is not None:
            return
        self.context.stack.push(play_scene(self.context, self.visit.match(match)))

    def play_unseen(self) -> None:
        """Let two players of the arcade play the due match while nobody watches."""
        match = due(self.bracket)
        if match is not None and self._unseen is None and not self._has_people(match):
            self._unseen = UnseenMatch(self.visit.match(match))
            self._build()

    def _stop(self) -> None:
        """Nobody waits for it any more; the match is still due."""
        if self._unseen is not None:
            self._unseen.cancel()
            self._unseen = None
        self._build()

    def exit(self) -> None:
        """Nobody plays on for a tournament that was left."""
        if self._unseen is not None:
            self._unseen.cancel()

    def _take_result(self) -> None:
        """Of a match that was not watched, when it is there: into the bracket and the records."""
        unseen = self._unseen
        if unseen is None:
            return
        match = unseen.poll()
        if match is not None and match.result is not None:
            self._unseen = None
            keep_match(self.context, unseen.config, match)
            self.visit.enter(unseen.config.occasion, match.result, date.today(), match.setup.seed)
            self.bracket = self.visit.bracket
            self.context.audio.play("confirm")
            self._build()
        elif unseen.actions != self._moves:
            self._moves = unseen.actions
            self.touch()

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
        elif self._unseen is not None:
            self._stop()
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
        """Paper falls for the champion; what nobody watches goes on."""
        self._take_result()
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
        called = names(self.context.texts, bracket.entrants)
        champion = None if bracket.champion is None else called[bracket.winners[bracket.final]]
        if champion is not None and not self.context.settings.reduced_motion:
            self._confetti.draw(canvas, self.context.fonts)
        head = self.say("tournament.won", who=champion) if champion else self.say("tournament.title")
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
        elif self._unseen is not None:
            text, colour = self.say("tournament.they_play", n=self._unseen.actions), MIST
        elif match is None:
            text, colour = self.say("tournament.over", n=len(bracket.entrants)), MIST
        else:
            called = names(self.context.texts, bracket.entrants)
            one, other = (called[entrant] for entrant in pair(bracket, match))
            rounds = bracket.rounds - round_of(bracket, match)
            stage = self.say(f"tournament.stage.{min(rounds, 3)}")
            again = "tournament.due.again" if bracket.drawn[match] else "tournament.due"
            text, colour = self.say(again, stage=stage, one=one, other=other), WHITE
        fonts.draw(canvas, (320, 30), text, Font.BODY, colour, "center", room=610)
