"""The rules of 8-Bit Battle in pages with pictures, one press away from anywhere."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.eight_bit_battle.cards import CARDS, CHARACTERS, ITEMS, VILLAGER_2, VILLAGER_3
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.colours import GOLD, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

PAGES = ("goal", "characters", "items", "draft", "battle", "wizard", "helpers", "scoring")
LEFT, TOP, WIDE = 60, 62, 520


class RulesScene(MenuScene):
    """LEFT and RIGHT turn the pages."""

    opaque = False

    def __init__(self, context: Context, page: int = 0) -> None:
        super().__init__(context)
        self.page = page
        widgets: list[Widget] = [
            Button(pygame.Rect(52, 318, 110, 24), lambda: context.texts("rules.previous"), lambda: self.turn(-1)),
            Button(pygame.Rect(265, 318, 110, 24), lambda: context.texts("menu.back"), self.back, "red"),
            Button(pygame.Rect(478, 318, 110, 24), lambda: context.texts("rules.next"), lambda: self.turn(1)),
        ]
        self.set_widgets(widgets)
        self.group.index = 2
        self._pictures: dict[str, Callable[[pygame.Surface], None]] = {
            "goal": self._draw_cast,
            "characters": self._draw_characters,
            "items": self._draw_items,
            "wizard": lambda canvas: self._figures(canvas, ("wizard", "villager"), 250),
            "battle": lambda canvas: self._figures(canvas, ("warrior", "goblin"), 250),
            "helpers": lambda canvas: self._figures(canvas, ("queen", "king"), 250),
        }

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
        """The page."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        dim(canvas, 60)
        context.panels.draw(canvas, "panel_gold", pygame.Rect(36, 14, 568, 336))
        name = PAGES[self.page]
        self.heading(canvas, texts(f"rules.{name}.title"), 28)
        count = f"{self.page + 1}/{len(PAGES)}"
        fonts.draw(canvas, (584, 32), count, Font.NAME, MIST, "right")
        if name in ("characters", "items"):
            fonts.block(canvas, pygame.Rect(LEFT, 50, WIDE, 26), texts(f"rules.{name}.text"), colour=WHITE, step=12)
        else:
            high = 250 if name not in self._pictures else 168
            fonts.block(canvas, pygame.Rect(LEFT, TOP, WIDE, high), texts(f"rules.{name}.text"), colour=WHITE, step=13)
        draw = self._pictures.get(name)
        if draw is not None:
            draw(canvas)

    def _figures(self, canvas: pygame.Surface, figures: tuple[str, ...], y: int) -> None:
        first = self.context.assets.sheet(f"figures/{figures[0]}").tag("attack")[3]
        first.draw(canvas, (270, y + 56))
        self.context.assets.sheet(f"figures/{figures[1]}").tag("hurt_left")[0].draw(canvas, (360, y + 56))

    def _draw_cast(self, canvas: pygame.Surface) -> None:
        for number, figure in enumerate(("king", "queen", "warrior", "wizard", "goblin", "villager")):
            frame = self.context.assets.sheet(f"figures/{figure}").tag("idle")[0]
            frame.draw(canvas, (110 + number * 84, 304))

    def _row(self, canvas: pygame.Surface, card: int, x: int, y: int) -> None:
        """Name, three numbers, one line of what it does."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        data = CARDS[card]
        fonts.draw(canvas, (x, y), texts(f"card.{data.id}"), Font.BODY, YELLOW, room=86)
        for number, (sign, value) in enumerate(
            (("attack", data.attack), ("defence", data.defence), ("health", data.health))
        ):
            left = x + 88 + number * 26
            context.panels.sign(canvas, sign, (left, y))
            fonts.draw(canvas, (left + 11, y), str(value), Font.NAME, WHITE)
        fonts.draw(canvas, (x + 168, y), texts(f"card.{data.id}.brief"), Font.BODY, MIST, room=330)

    def _draw_characters(self, canvas: pygame.Surface) -> None:
        shown = [card for card in CHARACTERS if card not in (VILLAGER_2, VILLAGER_3)]
        for row, card in enumerate(shown):
            y = 84 + row * 37
            figure = self.context.assets.sheet(f"figures/{CARDS[card].picture}").tag("idle")[0]
            clip = canvas.get_clip()
            canvas.set_clip(pygame.Rect(LEFT - 12, y - 4, 44, 36))
            figure.draw(canvas, (LEFT + 8, y + 56))
            canvas.set_clip(clip)
            pygame.draw.rect(canvas, GOLD, pygame.Rect(LEFT - 12, y - 4, 44, 36), 1)
            self._row(canvas, card, LEFT + 42, y + 8)

    def _draw_items(self, canvas: pygame.Surface) -> None:
        items = self.context.assets.sheet("cards/items")
        for row, card in enumerate(ITEMS):
            y = 78 + row * 23
            icon = items.frame(CARDS[card].picture)
            icon.draw(canvas, (LEFT - 4, y))
            self._row(canvas, card, LEFT + 42, y + 7)
