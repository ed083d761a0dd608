"""Who enters, and what is played."""

from __future__ import annotations

import secrets
from functools import partial

import pygame

from game.bracket import FEWEST, MOST, Entrant, begin, modes_for_two
from scenes.hall import last_game, lit_games
from scenes.match_config import PERSON, SeatConfig
from scenes.records.words import day_name, game_name, mode_name
from scenes.seating import ARCADE_SEATS, named
from scenes.setup.chosen import KINDS, LONGEST_NAME
from scenes.tournament.called import champion_of, names
from scenes.tournament.picture import TournamentScene
from scenes.tournament.shelf import Visit, options_for
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

ENTRANTS = pygame.Rect(12, 32, 330, 288)
GAME = pygame.Rect(346, 32, 282, 130)
CUPS = pygame.Rect(346, 166, 282, 154)
ROW = 27
USUAL = 4
"""So many enter at first."""


class EnteringScene(TournamentScene):
    """Left a line for each entrant, right what is played and who has won before."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.games = lit_games()
        self.game_id = last_game(self.context.settings.game, self.games)
        self.mode = self._modes()[0]
        self.entrants: list[list[str]] = [[PERSON, ""] for _ in range(USUAL)]
        """[kind, typed name] of each."""
        last = visit.kept.value
        if last.bracket is not None:
            self.game_id, self.mode = last.bracket.game, last.bracket.mode
            self.entrants = [[one.kind, one.name] for one in last.bracket.entrants]
        self._build()

    def _modes(self) -> tuple[str, ...]:
        """Modes in which both seats are somebody's own."""
        return tuple(mode for mode in modes_for_two(self.game_id) if (self.game_id, mode) not in ARCADE_SEATS)

    # ------------------------------------------------------------------ widgets

    def _build(self, focus: int = 0) -> None:
        self.rules_game = self.game_id
        left, width = GAME.left + 14, GAME.width - 26
        widgets: list[Widget] = [
            Button(pygame.Rect(220, 326, 200, 30), partial(self.say, "tournament.begin"), self.begin, "red"),
            Choice(
                pygame.Rect(left, GAME.top + 30, width, 18),
                partial(self.say, "records.filter.game"),
                self.games,
                self.game_id,
                lambda game_id: game_name(self.context.texts, game_id),
                self._set_game,
                split=0.34,
            ),
            Choice(
                pygame.Rect(left, GAME.top + 52, width, 18),
                partial(self.say, "records.filter.mode"),
                self._modes(),
                self.mode,
                lambda mode: mode_name(self.context.texts, self.game_id, mode),
                self._set_mode,
                split=0.34,
            ),
            Choice(
                pygame.Rect(left, GAME.top + 74, width, 18),
                partial(self.say, "tournament.entrants"),
                tuple(str(number) for number in range(FEWEST, MOST + 1)),
                str(len(self.entrants)),
                str,
                self._set_count,
                split=0.34,
            ),
        ]
        for number, (kind, name) in enumerate(self.entrants):
            y = ENTRANTS.top + 34 + ROW * number
            widgets += [
                Choice(
                    pygame.Rect(ENTRANTS.left + 34, y, 140, 18),
                    partial(self.say, "setup.who"),
                    KINDS,
                    kind,
                    lambda value: self.say(f"player.{value.removeprefix('ai:')}"),
                    partial(self._set_kind, number),
                    split=0,
                ),
                TextField(
                    pygame.Rect(ENTRANTS.left + 180, y, 136, 18),
                    partial(self.say, "setup.name"),
                    name,
                    partial(self._lent_now, number),
                    partial(self._set_name, number),
                    LONGEST_NAME,
                    self._can_be_drawn,
                    split=0,
                ),
            ]
        widgets.append(Button(pygame.Rect(12, 329, 120, 26), partial(self.say, "menu.back"), self.back))
        widgets.append(Button(pygame.Rect(508, 329, 120, 26), partial(self.say, "title.rules"), self.open_rules))
        self.set_widgets(widgets)
        self.group.index = min(focus, len(widgets) - 1)

    def _can_be_drawn(self, character: str) -> bool:
        fonts = self.context.fonts
        return character.isprintable() and not any(
            fonts.face(font).lacks(character) for font in (Font.BODY, Font.NAME, Font.LABEL)
        )

    def _lent_now(self, number: int) -> str:
        return self.names()[number]

    def entering(self) -> tuple[Entrant, ...]:
        """All who enter; of two typed names that are alike one has a number."""
        seats = named([SeatConfig(kind, name.strip(), lent=not name.strip()) for kind, name in self.entrants])
        return tuple(Entrant(seat.kind, seat.name, seat.lent) for seat in seats)

    def names(self) -> list[str]:
        """The names of all entrants, no two alike."""
        return list(names(self.context.texts, self.entering()))

    # ------------------------------------------------------------------ changes

    def _set_game(self, game_id: str) -> None:
        self.game_id = game_id
        self.mode = self._modes()[0]
        self._build(self.group.index)

    def _set_mode(self, mode: str) -> None:
        self.mode = mode
        self.touch()

    def _set_count(self, value: str) -> None:
        count = int(value)
        self.entrants = [*self.entrants, *([PERSON, ""] for _ in range(count - len(self.entrants)))][:count]
        self._build(self.group.index)

    def _set_kind(self, number: int, kind: str) -> None:
        self.entrants[number][0] = kind
        self.touch()

    def _set_name(self, number: int, name: str) -> None:
        self.entrants[number][1] = name
        self.touch()

    def begin(self) -> None:
        """Draw the lots. The seed and the tournament's own name are drawn here, outside all rules."""
        from scenes.tournament.bracket import BracketScene

        options = options_for(self.context, self.game_id, self.mode)
        seed = secrets.randbits(32)
        self.visit.keep(begin(secrets.token_hex(4), self.game_id, self.mode, options, seed, self.entering()))
        self.context.stack.replace(BracketScene(self.visit))

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Three panels."""
        context = self.context
        fonts, panels = context.fonts, context.panels
        self.draw_hall(canvas)
        self.heading(canvas, self.say("tournament.title").upper(), 8)
        for box in (ENTRANTS, GAME, CUPS):
            panels.draw(canvas, "panel_gold", box)
        at = (ENTRANTS.left + 14, ENTRANTS.top + 12)
        fonts.draw(canvas, at, self.say("tournament.who"), Font.NAME, YELLOW, room=ENTRANTS.width - 28)
        for number, (kind, _) in enumerate(self.entrants):
            y = ENTRANTS.top + 34 + ROW * number
            panels.sign(canvas, "person" if kind == PERSON else "machine", (ENTRANTS.left + 16, y + 4))
        at = (GAME.left + 14, GAME.top + 12)
        fonts.draw(canvas, at, self.say("tournament.what"), Font.NAME, YELLOW, room=GAME.width - 28)
        box = pygame.Rect(GAME.left + 14, GAME.top + 98, GAME.width - 28, 26)
        fonts.block(canvas, box, self.say("tournament.options"), colour=MIST, step=11)
        self._draw_cups(canvas)

    def _draw_cups(self, canvas: pygame.Surface) -> None:
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        left, room = CUPS.left + 14, CUPS.width - 28
        fonts.draw(canvas, (left, CUPS.top + 12), self.say("tournament.cups"), Font.NAME, YELLOW, room=room)
        cups = self.visit.kept.value.cups[::-1][:7]
        if not cups:
            box = pygame.Rect(left, CUPS.top + 32, room, 40)
            fonts.block(canvas, box, self.say("tournament.no_cups"), colour=STEEL, step=12)
        for row, cup in enumerate(cups):
            y = CUPS.top + 30 + row * 17
            panels.sign(canvas, "crown", (left, y))
            champion = champion_of(texts, cup)
            fonts.draw(canvas, (left + 16, y), champion, fonts.fitting(champion, 86, (Font.BODY, Font.LABEL)), WHITE)
            fonts.draw(canvas, (left + 106, y), game_name(texts, cup.game), colour=MIST, room=76)
            fonts.draw(canvas, (CUPS.right - 14, y), day_name(texts, cup.day), colour=STEEL, align="right", room=72)
