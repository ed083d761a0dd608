"""A page of doors behind the title: its entries in the hall, each explained while it is looked at."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.audio.music import Music
from scenes.context import Context
from scenes.doors import Door, doors_of
from scenes.hall_cast import HallCast
from scenes.intents import Kind
from scenes.menu import MenuScene
from scenes.widgets.button import Button
from scenes.widgets.colours import WHITE
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import key_label

WIDE, PITCH, HIGH = 190, 28, 24
TOP = 76
ABOUT = pygame.Rect(118, 328, 404, 30)
"""Where the looked-at entry is explained."""


class DoorsScene(MenuScene):
    """One page of `scenes.doors.PAGES`; its name is also that of its heading (`<page>.title`)."""

    def __init__(self, context: Context, page: str) -> None:
        super().__init__(context)
        self.page = page
        self._hall = HallCast(context)
        self._shown: tuple[Door, ...] = ()
        self._lay()

    @property
    def music(self) -> Music:
        """The arcade's own theme goes on."""
        return Music("title")

    def _lay(self) -> None:
        doors = doors_of(self.context, self.page)
        if doors == self._shown:
            return
        self._shown = doors
        left = 320 - WIDE // 2
        widgets: list[Widget] = [
            Button(
                pygame.Rect(left, TOP + PITCH * row, WIDE, HIGH),
                partial(self._say, door.text),
                partial(door.open, self.context),
                door.style,
            )
            for row, door in enumerate(doors)
        ]
        back = pygame.Rect(left, TOP + PITCH * len(doors) + 6, WIDE, HIGH)
        self.set_widgets([*widgets, Button(back, partial(self._say, "doors.back"), self.back)])

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def resume(self) -> None:
        """What a page holds may have changed behind a door."""
        super().resume()
        self._lay()

    def update(self, ms: int) -> None:
        """The cast breathes."""
        before = self._hall.look()
        self._hall.clock += ms
        if self._hall.look() != before:
            self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Hall, cast, heading."""
        self._hall.draw_wall(canvas)
        self._hall.draw_cast(canvas)
        self.heading(canvas, self._say(f"{self.page}.title").upper(), 40)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """The line about the entry that has the focus."""
        rows = self.group.widgets
        focused = self.group.focused
        number = rows.index(focused) if focused in rows else len(rows)
        if number >= len(self._shown):
            return
        context = self.context
        context.panels.draw(canvas, "tooltip", ABOUT)
        rules = key_label(context.texts, Kind.RULES, None)
        text = context.texts(f"{self._shown[number].text}.about", key=rules)
        top = ABOUT.centery - len(context.fonts.wrap(text, ABOUT.width - 20)) * 6
        context.fonts.block(
            canvas, pygame.Rect(ABOUT.left + 10, top, ABOUT.width - 20, 28), text, colour=WHITE, grow=True
        )
