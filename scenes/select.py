"""A row of cabinets: the games that are there are lit; the rest of the hall's machines are furniture."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.registry import GAME_IDS
from scenes.assets import Frame, frame_at
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.setup import SetupScene
from scenes.widgets.button import Button
from scenes.widgets.colours import CYAN, INK, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

FLOOR = 318
CABINET_FEET = 201
"""Pixels from a cabinet's top to the floor."""
FURNITURE = (66, 334, 460, 580)
"""Where switched-off machines stand about."""
WIDE = 150
"""From one cabinet's middle to the next one's, in pixels."""
BLINK_MS = 700
INFO = pygame.Rect(318, 62, 306, 226)


class CabinetSlot(Widget):
    """A cabinet that can be chosen."""

    def __init__(self, rect: pygame.Rect, game_id: str, choose: Callable[[str], None]) -> None:
        super().__init__(rect)
        self.game_id = game_id
        self._choose = choose

    def handle(self, intent: Intent) -> bool:
        """Choose it."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            self._choose(self.game_id)
            return True
        return intent.kind == Kind.PRESS


class SelectScene(MenuScene):
    """Choose a game."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._clock = 0
        self.game_id = GAME_IDS[0]
        """The cabinet in front of which the player stands."""
        first = 200 - WIDE * (len(GAME_IDS) - 1) // 2
        cabinets = [
            CabinetSlot(pygame.Rect(first + WIDE * number - 62, FLOOR - 210, 124, 210), game_id, self._open)
            for number, game_id in enumerate(GAME_IDS)
        ]
        buttons = [
            Button(pygame.Rect(INFO.left, 300, 98, 26), lambda: self._say("title.play"), self._play, "red"),
            Button(pygame.Rect(INFO.left + 104, 300, 98, 26), lambda: self._say("title.rules"), self.open_rules),
            Button(pygame.Rect(INFO.left + 208, 300, 98, 26), lambda: self._say("menu.back"), self.back),
        ]
        self.set_widgets([*cabinets, *buttons])
        items = context.assets.sheet("cards/items")
        self._icons = [items.frame(name) for name in items.frame_names]

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _open(self, game_id: str) -> None:
        self.context.stack.push(SetupScene(self.context, game_id))

    def _play(self) -> None:
        self._open(self.game_id)

    def touch(self) -> None:
        """The player may stand in front of another cabinet now."""
        focused = self.group.focused
        if isinstance(focused, CabinetSlot):
            self.game_id = focused.game_id
        super().touch()

    def _screen(self, game_id: str) -> tuple[int, Frame]:
        return frame_at(self.context.assets.sheet(f"places/cabinet_{game_id}").tag("demo"), self._clock)

    def _look(self) -> tuple[int, ...]:
        """What of the picture moves, as numbers."""
        return (self._clock // BLINK_MS % 2, *(self._screen(game_id)[0] for game_id in GAME_IDS))

    def update(self, ms: int) -> None:
        """The screens play."""
        before = self._look()
        self._clock += ms
        if before != self._look():
            self.dirty = True

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Hall, cabinets, and what there is to know about the game."""
        context = self.context
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 150)
        self.heading(canvas, context.texts("select.title"))
        dark = context.assets.sheet("places/cabinets_dark")
        for number, x in enumerate(FURNITURE):
            dark.frame(f"dark_{number}").draw(canvas, (x, FLOOR - 8))
        for slot in self.group.widgets:
            if isinstance(slot, CabinetSlot):
                self._draw_cabinet(canvas, slot)
        self._draw_info(canvas)

    def _draw_cabinet(self, canvas: pygame.Surface, slot: CabinetSlot) -> None:
        context, fonts = self.context, self.context.fonts
        self._screen(slot.game_id)[1].draw(canvas, (slot.rect.centerx, FLOOR))
        marquee = context.assets.sheet(f"places/cabinet_{slot.game_id}").slice("marquee").bounds
        at = (slot.rect.centerx, FLOOR - CABINET_FEET + marquee.top + 9)
        name = context.texts(f"game.{slot.game_id}").upper()
        fonts.draw(canvas, at, name, Font.LABEL_BOLD, YELLOW, "center", None, INK, room=marquee.width)
        if slot is self.group.focused:
            pointer = context.panels.sheet.frame("pointer_down").surface
            context.panels.sign(
                canvas, "pointer_down", (slot.rect.centerx - pointer.get_width() // 2, slot.rect.top - 12)
            )
        if slot.game_id == self.game_id and self._clock // BLINK_MS % 2 == 0:
            at = (slot.rect.centerx, FLOOR + 10)
            fonts.draw(canvas, at, context.texts("select.start"), Font.NAME, YELLOW, "center", None, INK, room=230)

    def _draw_info(self, canvas: pygame.Surface) -> None:
        context, game_id = self.context, self.game_id
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_gold", INFO)
        inner = INFO.inflate(-32, -28)
        fonts.draw(canvas, inner.topleft, texts(f"game.{game_id}").upper(), Font.TITLE, YELLOW, room=inner.width)
        tag = (inner.left, inner.top + 22)
        fonts.draw(canvas, tag, texts(f"game.{game_id}.tag"), Font.BODY, CYAN, room=inner.width)
        about = pygame.Rect(inner.left, inner.top + 40, inner.width, 78)
        fonts.block(canvas, about, texts(f"game.{game_id}.about"), colour=WHITE, step=12)
        for number, icon in enumerate(self._icons):
            icon.draw(canvas, (inner.left + number * 27 + 2, inner.bottom - 78))
        y = inner.bottom - 44
        for sign, text_id in (("person", "players"), ("hourglass_0", "minutes"), ("hand_card", "kind")):
            panels.sign(canvas, sign, (inner.left, y))
            fonts.draw(canvas, (inner.left + 18, y), texts(f"game.{game_id}.{text_id}"), Font.BODY, MIST)
            y += 16
