"""A row of cabinets: the games that are there are lit; the rest of the hall's machines are furniture."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.registry import GAME_IDS
from scenes.assets import Frame
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene, dim
from scenes.rules import RulesScene
from scenes.setup import SetupScene
from scenes.widgets.colours import CYAN, INK, MIST, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.keyhint import draw_hints
from scenes.widgets.text import Font

FLOOR = 318
CABINET_FEET = 201
"""Pixels from a cabinet's top to the floor."""
FURNITURE = (66, 334, 460, 580)
"""Where switched-off machines stand about."""
WIDE = 150
"""From one cabinet's middle to the next one's, in pixels."""


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
        first = 200 - WIDE * (len(GAME_IDS) - 1) // 2
        widgets: list[Widget] = [
            CabinetSlot(pygame.Rect(first + WIDE * number - 62, FLOOR - 210, 124, 210), game_id, self._open)
            for number, game_id in enumerate(GAME_IDS)
        ]
        self.set_widgets(widgets)

    def _open(self, game_id: str) -> None:
        self.context.stack.push(SetupScene(self.context, game_id))

    @property
    def game_id(self) -> str:
        """The cabinet in front of which the player stands."""
        slot = self.group.focused
        return slot.game_id if isinstance(slot, CabinetSlot) else GAME_IDS[0]

    def handle(self, intent: Intent) -> None:
        """F1 opens the rules of the cabinet's game."""
        if intent.kind == Kind.RULES:
            self.context.stack.push(RulesScene(self.context))
            return
        super().handle(intent)

    def _screen(self, game_id: str) -> tuple[Frame, int]:
        frames = self.context.assets.sheet(f"places/cabinet_{game_id}").tag("demo")
        age = self._clock % sum(frame.duration_ms for frame in frames)
        for number, frame in enumerate(frames):
            if age < frame.duration_ms:
                return frame, number
            age -= frame.duration_ms
        return frames[0], 0

    def update(self, ms: int) -> None:
        """The screens play."""
        before = [self._screen(game_id)[1] for game_id in GAME_IDS]
        self._clock += ms
        if before != [self._screen(game_id)[1] for game_id in GAME_IDS]:
            self.dirty = True

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Hall, cabinets, and what there is to know about the game."""
        context = self.context
        texts, fonts, panels = context.texts, context.fonts, context.panels
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 150)
        self.heading(canvas, texts("select.title"))
        dark = context.assets.sheet("places/cabinets_dark")
        for number, x in enumerate(FURNITURE):
            dark.frame(f"dark_{number}").draw(canvas, (x, FLOOR - 8))
        for slot in self.group.widgets:
            if isinstance(slot, CabinetSlot):
                frame, _ = self._screen(slot.game_id)
                frame.draw(canvas, (slot.rect.centerx, FLOOR))
                marquee = context.assets.sheet(f"places/cabinet_{slot.game_id}").slice("marquee").bounds
                at = (slot.rect.centerx, FLOOR - CABINET_FEET + marquee.top + 9)
                name = texts(f"game.{slot.game_id}").upper()
                fonts.draw(canvas, at, name, Font.LABEL_BOLD, YELLOW, "center", None, INK, room=marquee.width)
        game_id = self.game_id
        box = pygame.Rect(330, 76, 290, 220)
        panels.draw(canvas, "panel_night", box)
        inner = box.inflate(-28, -24)
        fonts.draw(canvas, inner.topleft, texts(f"game.{game_id}").upper(), Font.TITLE, YELLOW, room=inner.width)
        fonts.draw(
            canvas, (inner.left, inner.top + 24), texts(f"game.{game_id}.tag"), Font.BODY, CYAN, room=inner.width
        )
        about = pygame.Rect(inner.left, inner.top + 44, inner.width, 92)
        fonts.block(canvas, about, texts(f"game.{game_id}.about"), colour=WHITE, step=12)
        y = inner.bottom - 46
        for sign, text_id in (("person", "players"), ("hourglass_0", "minutes"), ("hand_card", "kind")):
            panels.sign(canvas, sign, (inner.left, y))
            fonts.draw(canvas, (inner.left + 18, y), texts(f"game.{game_id}.{text_id}"), Font.BODY, MIST)
            y += 16
        fonts.draw(canvas, (200, FLOOR + 8), texts("select.start"), Font.NAME, YELLOW, "center", None, INK)
        hints = (("Enter", texts("hint.choose")), ("F1", texts("hint.rules")), ("Esc", texts("hint.back")))
        draw_hints(canvas, panels, fonts, (336, 306), hints)
