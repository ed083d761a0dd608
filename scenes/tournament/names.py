"""Other names for those who have entered, at any time."""

from __future__ import annotations

from functools import partial

import pygame

from game.bracket import renamed
from scenes.menu import MenuScene, dim
from scenes.setup.chosen import LONGEST_NAME
from scenes.tournament.called import names
from scenes.tournament.shelf import Visit
from scenes.widgets.button import Button
from scenes.widgets.colours import PINK
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

BOX = pygame.Rect(150, 24, 340, 312)
ROW = 26


class NamesScene(MenuScene):
    """Lies over the bracket. A name that somebody else has typed cannot be taken: that is said, and the old name stays.
    Whoever types none is lent one."""

    opaque = False

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit.context)
        self.visit = visit
        self.refused = ""
        """The name that could not be taken."""
        bracket = visit.bracket
        self._fields = [
            TextField(
                pygame.Rect(BOX.left + 24, BOX.top + 44 + ROW * number, BOX.width - 48, 18),
                partial(self._number, number),
                one.name,
                partial(self._called, number),
                partial(self._rename, number),
                max(LONGEST_NAME, len(one.name)),
                self._can_be_drawn,
                split=0.3,
            )
            for number, one in enumerate(bracket.entrants)
        ]
        widgets: list[Widget] = [*self._fields]
        done = pygame.Rect(BOX.centerx - 70, BOX.bottom - 36, 140, 24)
        widgets.append(Button(done, lambda: self.context.texts("tournament.names.done"), self.back, "red"))
        self.set_widgets(widgets)

    def _number(self, number: int) -> str:
        return self.context.texts("tournament.entrant", n=number + 1)

    def _called(self, number: int) -> str:
        return names(self.context.texts, self.visit.bracket.entrants)[number]

    def _can_be_drawn(self, character: str) -> bool:
        fonts = self.context.fonts
        return character.isprintable() and not any(
            fonts.face(font).lacks(character) for font in (Font.BODY, Font.NAME, Font.LABEL)
        )

    def _rename(self, number: int, name: str) -> None:
        """Once the typing has ended: half a name is nobody's."""
        if self._fields[number].typing:
            return
        self.refused = ""
        before = self.visit.bracket.entrants[number].name
        if name.strip() == before:
            return
        try:
            self.visit.keep(renamed(self.visit.bracket, number, name.strip()))
        except ValueError:
            self.refused = name.strip()
            self._fields[number].text = before
        self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the bracket."""
        dim(canvas)
        context = self.context
        context.panels.draw(canvas, "panel_gold", BOX)
        self.heading(canvas, context.texts("tournament.names").upper(), BOX.top + 14)
        if self.refused:
            text = context.texts("tournament.names.refused", name=self.refused)
            at = (BOX.centerx, BOX.bottom - 56)
            context.fonts.draw(canvas, at, text, colour=PINK, align="center", room=BOX.width - 20)
