"""What the leaves of the records share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.records.record import MatchRecord
from game.records.statistics import Showing, showings
from game.storage.records import Records, Unlocked
from scenes.context import Context
from scenes.widgets.choice import Choice
from scenes.widgets.focus import Widget

PAGE = pygame.Rect(12, 78, 616, 246)
"""Where a leaf lies."""


@dataclass
class Shown:
    """What all leaves look at: the file, and what of it the filters let through. game, mode: empty for all. name: None
    for everybody."""

    context: Context
    records: Records
    game: str = ""
    mode: str = ""
    name: str | None = None
    matches: tuple[MatchRecord, ...] = ()
    showings: tuple[Showing, ...] = ()
    unlocked: tuple[Unlocked, ...] = ()
    rebuild: Callable[[], None] = field(default=lambda: None)
    """Asks the scene to lay its widgets anew."""

    def read(self) -> None:
        """Ask the file again."""
        self.matches = self.records.matches(self.game, self.mode, self.name)
        self.showings = showings(self.matches, self.name)
        self.unlocked = self.records.achievements()


class Page:
    """One leaf: its widgets and its picture."""

    filtered = True
    """Whether the filters stand over it."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self.context = shown.context

    def say(self, text_id: str, **facts: object) -> str:
        """A text."""
        return self.context.texts(text_id, **facts)

    def widgets(self) -> Sequence[Widget]:
        """What can be pressed on it."""
        return ()

    def draw(self, canvas: pygame.Surface, focused: Widget | None) -> None:
        """What lies under the widgets."""

    def follow(self, focused: Widget | None) -> None:
        """The focus has moved, or something was pressed."""

    def scroll(self, step: int) -> bool:
        """The wheel was turned: 1 is down. Returns whether it was of use."""
        return False

    def pager(self, rect: pygame.Rect, pages: int, page: int, turn: Callable[[int], None]) -> list[Widget]:
        """A line that leafs, where there is more than one page."""
        if pages < 2:
            return []
        values = tuple(str(number) for number in range(pages))
        return [
            Choice(
                rect,
                lambda: self.say("records.page"),
                values,
                str(page),
                lambda value: self.say("records.page.of", page=int(value) + 1, pages=pages),
                lambda value: turn(int(value)),
                split=0,
            )
        ]


class LeafedPage(Page, ABC):
    """A leaf whose rows take several pages."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown)
        self.page = 0

    @property
    @abstractmethod
    def pages(self) -> int:
        """How many pages they take."""

    def turn(self, page: int) -> None:
        """Another page."""
        self.page = page
        self.shown.rebuild()

    def scroll(self, step: int) -> bool:
        """The wheel leafs."""
        page = min(self.pages - 1, max(0, self.page + step))
        if page == self.page:
            return False
        self.turn(page)
        return True
