"""The rules of a game in pages with pictures, one press away from anywhere."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.rulebook.drawing import Book
from scenes.rulebook.eight_bit_battle import PAGES
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

FRAME = pygame.Rect(20, 4, 600, 352)


class RulesScene(MenuScene):
    """LEFT and RIGHT turn the pages."""

    opaque = False

    def __init__(self, context: Context, page: int = 0) -> None:
        super().__init__(context)
        self.page = page
        self._book = Book(context)
        widgets: list[Widget] = [
            Button(pygame.Rect(36, 318, 120, 26), lambda: context.texts("rules.previous"), lambda: self.turn(-1)),
            Button(pygame.Rect(260, 318, 120, 26), lambda: context.texts("menu.back"), self.back, "red"),
            Button(pygame.Rect(484, 318, 120, 26), lambda: context.texts("rules.next"), lambda: self.turn(1)),
        ]
        self.set_widgets(widgets)
        self.group.index = 2

    def turn(self, step: int) -> None:
        """Go on by pages, round the end."""
        self.page = (self.page + step) % len(PAGES)
        self.touch()

    def handle(self, intent: Intent) -> None:
        """Pages by keys and wheel; F1 closes what F1 opened."""
        if intent.kind in (Kind.LEFT, Kind.RIGHT):
            self.turn(-1 if intent.kind == Kind.LEFT else 1)
        elif intent.kind == Kind.SCROLL:
            self.turn(-1 if intent.amount > 0 else 1)
        elif intent.kind == Kind.RULES:
            self.back()
        else:
            super().handle(intent)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The page in its wooden frame."""
        dim(canvas, 60)
        context = self.context
        context.panels.draw(canvas, "panel_wood", FRAME)
        name, draw = PAGES[self.page]
        self.heading(canvas, context.texts(f"rules.{name}.title"), 16)
        count = f"{self.page + 1}/{len(PAGES)}"
        context.fonts.draw(canvas, (606, 20), count, Font.NAME, MIST, "right")
        draw(canvas, self._book)
