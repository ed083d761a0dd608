"""Pause: resume, a hint where one is to be had, rules, options, leave (asked twice)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.options import OptionsScene
from scenes.widgets.button import Button
from scenes.widgets.colours import WHITE
from scenes.widgets.focus import Widget

MANY = 5
"""So many buttons begin higher up."""


class PauseScene(MenuScene):
    """Lies over the match, which waits."""

    opaque = False

    def __init__(
        self,
        context: Context,
        leave: Callable[[], None],
        question: str = "pause.leave.ask",
        hint: Callable[[], None] | None = None,
    ) -> None:
        """leave: called when the player really wants to go. question: the text id of what is said before. hint: asks
        for one, at the table; None where nobody may."""
        super().__init__(context)
        self._leave, self._question, self._hint = leave, question, hint
        self._sure = False
        self._menu()

    def _menu(self) -> None:
        self._sure = False
        self._buttons(
            ("pause.resume", self.back, "red"),
            *((("pause.hint", self._ask_for_hint, "blue"),) if self._hint is not None else ()),
            ("title.rules", self.open_rules, "steel"),
            ("title.options", lambda: self.context.stack.push(OptionsScene(self.context)), "steel"),
            ("pause.leave", self._ask, "steel"),
        )

    def _ask_for_hint(self) -> None:
        """Back at the table."""
        self.context.stack.pop()
        if self._hint is not None:
            self._hint()

    def _ask(self) -> None:
        self._sure = True
        self._buttons(("pause.stay", self._menu, "red"), ("pause.leave.sure", self._leave, "steel"))

    def _buttons(self, *entries: tuple[str, Callable[[], None], str]) -> None:
        widgets: list[Widget] = [
            Button(
                pygame.Rect(230, (150 if len(entries) < MANY else 132) + row * 32, 180, 26),
                lambda text_id=text_id: self.context.texts(text_id),  # type: ignore[misc]
                press,
                style,
            )
            for row, (text_id, press, style) in enumerate(entries)
        ]
        self.set_widgets(widgets)

    def back(self) -> None:
        """Esc resumes, or takes the question back."""
        if self._sure:
            self._menu()
        else:
            self.context.stack.pop()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over the match."""
        dim(canvas)
        self.context.panels.draw(canvas, "panel_gold", pygame.Rect(190, 84, 260, 146 if self._sure else 210))
        self.heading(canvas, self.context.texts("pause.title"), 100)
        if self._sure:
            box = pygame.Rect(210, 122, 220, 26)
            self.context.fonts.block(
                canvas, box, self.context.texts(self._question), colour=WHITE, align="center", grow=True
            )
