"""The rules of the games in pages with pictures, one press away from anywhere."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from scenes.context import Context
from scenes.hall import last_game, lit_games
from scenes.intents import Intent, Kind
from scenes.labels import revision
from scenes.menu import MenuScene, dim
from scenes.rulebook.leaves import Leaf, draw_leaf, leaves_of
from scenes.rulebook.shelf import book_of, pages_of
from scenes.widgets.button import Button
from scenes.widgets.colours import MIST
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab
from scenes.widgets.text import Font

FRAME = pygame.Rect(20, 4, 600, 352)
ROW = 318
"""The y of the buttons."""
TABS = pygame.Rect(191, ROW + 1, 272, 24)


class RulesScene(MenuScene):
    """LEFT and RIGHT turn the pages, UP and DOWN change the book; with several games each has a tab.

    With larger text a page has leaves: its words in large letters first, then the page with its pictures.
    """

    opaque = False

    def __init__(self, context: Context, game_id: str | None = None, page: int = 0, in_glossary: bool = False) -> None:
        """game_id: None for the game played last, or the first. in_glossary: opened from there, which then lies just
        behind."""
        super().__init__(context)
        self.games = lit_games()
        self.game_id = game_id or last_game(context.settings.game, self.games)
        self.page = page
        self.leaf = 0
        self._kept: tuple[Hashable, tuple[Leaf, ...]] = ((), ())
        self._in_glossary = in_glossary
        self._book = book_of(self.game_id, context)
        entries = (
            (32, 74, "rules.previous", lambda: self.turn(-1), "steel"),
            (107, 84, "rules.next", lambda: self.turn(1), "steel"),
            (464, 80, "rules.glossary", self.open_glossary, "steel"),
            (546, 62, "menu.back", self.back, "red"),
        )
        buttons: list[Widget] = [
            Button(pygame.Rect(x, ROW, wide, 26), partial(self._say, text_id), press, style)
            for x, wide, text_id, press, style in entries
        ]
        self.set_widgets([*buttons[:2], *(self._tabs() if len(self.games) > 1 else ()), *buttons[2:]])
        self.group.index = 1

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _tabs(self) -> list[Widget]:
        wide = TABS.width // len(self.games)
        return [
            Tab(
                pygame.Rect(TABS.left + number * wide + 2, TABS.top, wide - 4, TABS.height),
                partial(self._names, game_id),
                partial(self._is_open, game_id),
                partial(self.open_book, game_id),
            )
            for number, game_id in enumerate(self.games)
        ]

    def _names(self, game_id: str) -> tuple[str, ...]:
        return self._say(f"game.{game_id}"), self._say(f"game.{game_id}.short"), self._say(f"rules.tab.{game_id}")

    def _is_open(self, game_id: str) -> bool:
        return game_id == self.game_id

    def open_book(self, game_id: str) -> None:
        """The rules of this game, from the first page on."""
        if game_id != self.game_id:
            self.game_id, self.page, self.leaf = game_id, 0, 0
            self._book = book_of(game_id, self.context)
        self.touch()

    def open_glossary(self) -> None:
        """The terms of this game, those of this page first in sight."""
        from scenes.glossary.scene import GlossaryScene

        if self._in_glossary:
            self.back()
        else:
            name = pages_of(self.game_id)[self.page][0]
            self.context.stack.push(GlossaryScene(self.context, self.game_id, name))

    def leaves(self) -> tuple[Leaf, ...]:
        """What this page says in large letters, where larger text is wanted; the page itself comes after it."""
        context = self.context
        if not context.fonts.larger:
            return ()
        key = (self.game_id, self.page, context.texts.language, revision())
        if self._kept[0] != key:
            self._kept = key, leaves_of(self._book, pages_of(self.game_id)[self.page][1])
        return self._kept[1]

    def turn(self, step: int) -> None:
        """Go on by leaves and pages, round the end."""
        self.leaf += step
        if not 0 <= self.leaf <= len(self.leaves()):
            self.page = (self.page + step) % len(pages_of(self.game_id))
            self.leaf = 0 if step > 0 else len(self.leaves())
        self.touch()

    def _change_book(self, step: int) -> None:
        self.open_book(self.games[(self.games.index(self.game_id) + step) % len(self.games)])

    def handle(self, intent: Intent) -> None:
        """Pages and books by keys and wheel; to look closer leads to the glossary; F1 closes what F1 opened."""
        if intent.kind in (Kind.LEFT, Kind.RIGHT):
            self.turn(-1 if intent.kind == Kind.LEFT else 1)
        elif intent.kind in (Kind.UP, Kind.DOWN):
            self._change_book(-1 if intent.kind == Kind.UP else 1)
        elif intent.kind == Kind.SCROLL:
            self.turn(-1 if intent.amount > 0 else 1)
        elif intent.kind == Kind.INSPECT:
            self.open_glossary()
        elif intent.kind == Kind.RULES:
            self.back()
        else:
            super().handle(intent)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The page in its wooden frame."""
        dim(canvas, 60)
        context = self.context
        context.panels.draw(canvas, "panel_wood", FRAME)
        pages = pages_of(self.game_id)
        name, draw = pages[self.page]
        self.heading(canvas, context.texts(f"rules.{name}.title"), 16)
        count, leaves = f"{self.page + 1}/{len(pages)}", self.leaves()
        self.leaf = min(self.leaf, len(leaves))
        context.fonts.draw(canvas, (606, 15 if leaves else 20), count, Font.NAME, MIST, "right")
        if leaves:
            of = f"({self.leaf + 1}/{len(leaves) + 1})"
            context.fonts.draw(canvas, (606, 27), of, Font.NAME, MIST, "right")
        if self.leaf < len(leaves):
            draw_leaf(canvas, self._book, leaves[self.leaf])
        else:
            draw(canvas, self._book)
