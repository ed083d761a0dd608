"""A line of the list of kept matches."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.storage.match_folder import Entry
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.saves.words import moment_of, name_of, progress_of, short_players
from scenes.widgets.colours import DUSK, MIST, PINK, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.panel import Panels
from scenes.widgets.text import Font, Fonts

HEIGHT = 27


class Row(Widget):
    """Chosen by a click; opened by CONFIRM, or by a second click."""

    def __init__(
        self,
        rect: pygame.Rect,
        context: Context,
        entry: Entry,
        is_chosen: Callable[[], bool],
        choose: Callable[[], None],
        open_it: Callable[[], None],
    ) -> None:
        super().__init__(rect)
        self.context, self.entry = context, entry
        self._is_chosen, self._choose, self._open = is_chosen, choose, open_it
        self._again = False
        """Whether it was chosen already when the button went down."""

    def handle(self, intent: Intent) -> bool:
        """Choose, open."""
        if intent.kind == Kind.PRESS:
            self._again = self._is_chosen()
            self._choose()
            return True
        if intent.kind == Kind.RELEASE:
            if self._again:
                self._open()
            return True
        if intent.kind == Kind.CONFIRM:
            self._choose()
            self._open()
            return True
        return False

    def draw(self, canvas: pygame.Surface, panels: Panels, fonts: Fonts, focused: bool) -> None:
        """Draw it."""
        rect, texts, record = self.rect, self.context.texts, self.entry.record
        if focused or self._is_chosen():
            panels.draw(canvas, "field_focus" if focused else "field", rect)
        else:
            canvas.fill(DUSK, (rect.left + 4, rect.bottom - 1, rect.width - 8, 1))
        left, right = rect.left + 8, rect.right - 8
        when = fonts.draw(canvas, (right, rect.top + 3), moment_of(texts, self.entry.at), Font.BODY, STEEL, "right")
        room = when.left - left - 6
        if record is None:
            words = texts(f"keep.fault.{self.entry.fault.value if self.entry.fault is not None else 'broken'}")
            fonts.draw(canvas, (left, rect.top + 3), self.entry.id, Font.BODY, PINK, room=room)
            fonts.draw(canvas, (left, rect.top + 14), words, Font.BODY, PINK, room=rect.width - 16)
            return
        name = name_of(texts, record)
        font = fonts.fitting(name, room, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (left, rect.top + 3), name, font, YELLOW if record.title else WHITE, room=room)
        progress = fonts.draw(canvas, (right, rect.top + 14), progress_of(texts, record), Font.BODY, MIST, "right")
        room = progress.left - left - 6
        players = short_players(texts, record)
        font = fonts.fitting(players, room, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (left, rect.top + 14), players, font, MIST, room=room)
