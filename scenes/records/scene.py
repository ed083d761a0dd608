"""The records: leaves of figures, bars, matches and achievements, with filters over them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.registry import GAME_IDS, get_game
from game.storage.keeping import take_in
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.notice_box import ANSWERS, draw_notice
from scenes.records.bars import BarsPage
from scenes.records.care import CarePage
from scenes.records.figures import FiguresPage
from scenes.records.history import HistoryPage
from scenes.records.keeping import records_of
from scenes.records.page import Page, Shown
from scenes.records.shelf_page import ShelfPage
from scenes.records.words import game_name, mode_name, person_name
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab

TABS = pygame.Rect(12, 30, 616, 20)
FILTERS = pygame.Rect(12, 54, 616, 20)
LEAVES: dict[str, Callable[[Shown], Page]] = {
    "figures": FiguresPage,
    "bars": BarsPage,
    "history": HistoryPage,
    "shelf": ShelfPage,
    "care": CarePage,
}
"""In the order of their tabs."""
ALL = "*"
"""The filter that lets everything through."""


class RecordsScene(MenuScene):
    """Tabs above, filters below them, the leaf, and the way back."""

    def __init__(self, context: Context, leaf: str = "figures") -> None:
        """leaf: of LEAVES."""
        super().__init__(context)
        records = records_of(context)
        records.check()
        take_in(records)
        self.shown = Shown(context, records, rebuild=self._rebuild)
        self.shown.read()
        self._names = records.names()
        self.leaf = leaf
        self.page: Page = LEAVES[leaf](self.shown)
        self._build(list(LEAVES).index(leaf))

    # ------------------------------------------------------------------ widgets

    def _build(self, focus: int) -> None:
        wide = TABS.width // len(LEAVES)
        widgets: list[Widget] = [
            Tab(
                pygame.Rect(TABS.left + number * wide + 2, TABS.top, wide - 4, TABS.height),
                partial(self._names_of, leaf),
                partial(self._is_open, leaf),
                partial(self.open, leaf),
            )
            for number, leaf in enumerate(LEAVES)
        ]
        if self.page.filtered:
            widgets += self._filters()
        widgets += self.page.widgets()
        back = pygame.Rect(260, 330, 120, 24)
        widgets.append(Button(back, lambda: self.context.texts("menu.back"), self.back, "red"))
        self.set_widgets(widgets)
        self.group.index = min(focus, len(widgets) - 1)
        self.page.follow(self.group.focused)

    def _rebuild(self) -> None:
        """The same leaf anew, the focus where it was."""
        self._build(self.group.index)

    def _names_of(self, leaf: str) -> tuple[str, ...]:
        return (self.context.texts(f"records.leaf.{leaf}"),)

    def _is_open(self, leaf: str) -> bool:
        return leaf == self.leaf

    def open(self, leaf: str) -> None:
        """Another leaf lies on top."""
        self.leaf = leaf
        self.shown.read()
        self.page = LEAVES[leaf](self.shown)
        self._build(list(LEAVES).index(leaf))

    def _filters(self) -> list[Widget]:
        texts, shown = self.context.texts, self.shown
        third = FILTERS.width // 3
        modes = get_game(shown.game).modes if shown.game else ()
        names = tuple(f"={name}" for name in self._names)
        lines: tuple[tuple[str, tuple[str, ...], str, Callable[[str], str], Callable[[str], None]], ...] = (
            ("game", (ALL, *GAME_IDS), shown.game or ALL, partial(game_name, texts), self._set_game),
            ("mode", (ALL, *modes), shown.mode or ALL, partial(mode_name, texts, shown.game), self._set_mode),
            ("name", (ALL, *names), ALL if shown.name is None else f"={shown.name}", self._name, self._set_name),
        )
        return [
            Choice(
                pygame.Rect(FILTERS.left + number * third + 4, FILTERS.top, third - 8, 18),
                partial(texts, f"records.filter.{name}"),
                values,
                value,
                partial(self._shown_value, name, show),
                change,
                split=0.3,
            )
            for number, (name, values, value, show, change) in enumerate(lines)
        ]

    def _shown_value(self, name: str, show: Callable[[str], str], value: str) -> str:
        return self.context.texts(f"records.filter.{name}.all") if value == ALL else show(value)

    def _name(self, value: str) -> str:
        return person_name(self.context.texts, value[1:])

    def _set_game(self, value: str) -> None:
        self.shown.game, self.shown.mode = ("" if value == ALL else value), ""
        self._filtered()

    def _set_mode(self, value: str) -> None:
        self.shown.mode = "" if value == ALL else value
        self._filtered()

    def _set_name(self, value: str) -> None:
        self.shown.name = None if value == ALL else value[1:]
        self._filtered()

    def _filtered(self) -> None:
        self.shown.read()
        self._rebuild()

    # ------------------------------------------------------------------ intents

    def touch(self) -> None:
        """The focus may be on something else now."""
        super().touch()
        if hasattr(self, "page"):
            self.page.follow(self.group.focused)

    def resume(self) -> None:
        """A match may have been watched, or gone on with, in between."""
        super().resume()
        self.shown.read()
        self._rebuild()

    def handle(self, intent: Intent) -> None:
        """A notice is read away first; the wheel leafs."""
        notices = self.shown.records.notices
        if intent.kind in ANSWERS and notices:
            notices.pop()
            self.touch()
        elif intent.kind == Kind.SCROLL:
            if self.page.scroll(-1 if intent.amount > 0 else 1):
                self.touch()
        else:
            super().handle(intent)

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, far away, and the leaf."""
        context = self.context
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        self.heading(canvas, context.texts("records.title").upper(), 8)
        self.page.draw(canvas, self.group.focused)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong with the file."""
        draw_notice(canvas, self.context, self.shown.records.notices)


def open_records(context: Context) -> None:
    """Lay the records over what is there."""
    context.stack.push(RecordsScene(context))
