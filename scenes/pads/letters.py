"""Letters to choose, for whoever types with a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST, WHITE, YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import key_label
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

ROWS = ("ABCDEFGHIJ", "KLMNÑOPQRS", "TUVWXYZÁÉÍ", "ÓÚÜ.,-'!¡?", "1234567890")
CELL = (30, 20)
BOX = pygame.Rect(148, 152, 344, 190)
LEFT, TOP = BOX.left + 22, BOX.top + 48
LONGEST_SHOWN = 34


class Letter(Widget):
    """One character. Choosing it types it."""

    def __init__(self, rect: pygame.Rect, character: str, scene: LettersScene) -> None:
        super().__init__(rect)
        self.character, self._scene = character, scene

    def handle(self, intent: Intent) -> bool:
        """Type it."""
        if intent.kind in (Kind.CONFIRM, Kind.PRESS):
            self._scene.type(self.character)
            return True
        return intent.kind == Kind.RELEASE

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """The character in a small field."""
        panels.draw(canvas, "field_focus" if focused else "field", self.rect)
        at = (self.rect.centerx, self.rect.top + 5)
        colour = YELLOW if focused else WHITE
        fonts.draw(canvas, at, self._scene.shown(self.character), Font.BODY, colour, "center", high=self.rect.height)


class LettersScene(MenuScene):
    """Lies over the screen whose field is typed in, which takes what it allows."""

    opaque = False

    def __init__(self, context: Context, field: TextField) -> None:
        """field: one that is being typed in."""
        super().__init__(context)
        self._field, self._capitals = field, True
        widgets: list[Widget] = [
            Letter(pygame.Rect(LEFT + column * CELL[0], TOP + row * CELL[1], CELL[0] - 2, CELL[1] - 2), character, self)
            for row, characters in enumerate(ROWS)
            for column, character in enumerate(characters)
        ]
        y = TOP + len(ROWS) * CELL[1] + 6
        helpers: tuple[tuple[str, Callable[[], None]], ...] = (
            ("case", self._change_case),
            ("blank", partial(self.type, " ")),
            ("erase", self._erase),
        )
        for place, (name, press) in enumerate(helpers):
            rect = pygame.Rect(LEFT + place * 75, y, 72, 22)
            widgets.append(Button(rect, partial(context.texts, f"letters.{name}"), press))
        done = pygame.Rect(LEFT + 225, y, 73, 22)
        widgets.append(Button(done, partial(context.texts, "letters.done"), self.back, "red"))
        self.set_widgets(widgets)

    def shown(self, character: str) -> str:
        """As it would be typed now."""
        return character if self._capitals else character.lower()

    def type(self, character: str) -> None:
        """One character more, if the field has room and takes it. After the first capital come small letters, as in
        names."""
        before = self._field.text
        self._field.handle(Intent(Kind.CHAR, text=self.shown(character)))
        if self._capitals and character.isalpha() and not before:
            self._capitals = False
        self.touch()

    def _erase(self) -> None:
        self._field.handle(Intent(Kind.ERASE))
        self.touch()

    def _change_case(self) -> None:
        self._capitals = not self._capitals
        self.touch()

    def handle(self, intent: Intent) -> None:
        """Take back erases, look changes between capitals and small letters, pause is done."""
        if intent.kind == Kind.CANCEL:
            self._erase()
        elif intent.kind == Kind.INSPECT:
            self._change_case()
        else:
            super().handle(intent)

    def exit(self) -> None:
        """The typing has ended."""
        self._field.blur()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """What has been typed so far, and what the buttons do."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        context.panels.draw(canvas, "panel_gold", BOX)
        line = pygame.Rect(LEFT, BOX.top + 12, BOX.width - 44, 18)
        context.panels.draw(canvas, "field_focus", line)
        words = self._field.text[-LONGEST_SHOWN:]
        with fonts.saying("over"):
            drawn = fonts.draw(canvas, (line.left + 7, line.top + 4), words, room=line.width - 14, high=line.height)
        pygame.draw.rect(canvas, YELLOW, (drawn.right + 1, line.top + 4, 1, line.height - 8))
        keys = {
            "erase": key_label(texts, Kind.CANCEL, 0),
            "case": key_label(texts, Kind.INSPECT, 0),
            "done": key_label(texts, Kind.MENU, None),
        }
        fonts.draw(canvas, (LEFT, BOX.top + 34), texts("letters.help", **keys), Font.BODY, MIST, room=BOX.width - 40)
