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
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import key_label
from scenes.widgets.text import Font

WIDE, PITCH, HIGH = 190, 28, 24
TOP = 76
ABOUT = pygame.Rect(118, 328, 404, 30)
"""Where the looked-at entry is explained."""
LARGE_ABOUT = pygame.Rect(20, 306, 600, 52)
"""With larger text: over the feet of the cast."""


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
        rules = key_label(context.texts, Kind.RULES, None)
        text = context.texts(f"{self._shown[number].text}.about", key=rules)
        fonts, face = context.fonts, context.fonts.running
        box = LARGE_ABOUT if context.fonts.larger else ABOUT
        context.panels.draw(canvas, "tooltip", box)
        step = 12 if face is Font.BODY else fonts.line(face)
        top = box.centery - len(fonts.wrap(text, box.width - 20, face)) * step // 2
        fonts.block(canvas, pygame.Rect(box.left + 10, top, box.width - 20, box.bottom - top), text, face, step=step)
