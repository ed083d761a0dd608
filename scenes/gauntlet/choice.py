"""Choose the fighter with whom to run the Gauntlet."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pygame

from game.games.eight_masters_revenge.cards import BOARDS, FIGHTER_NUMBERS, FIGHTERS, Fighter
from game.games.eight_masters_revenge.gauntlet import begin
from scenes.assets import Frame
from scenes.gauntlet.picture import PORTRAIT, GauntletScene, draw_face
from scenes.gauntlet.shelf import Visit
from scenes.intents import Intent, Kind
from scenes.menu import dim
from scenes.widgets.button import Button
from scenes.widgets.colours import CYAN, GOLD, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

BOX = (72, 100)
LEFT, TOP, COLUMN, ROW = 16, 62, 79, 106
INFO = pygame.Rect(336, 44, 292, 232)
LARGE_INFO = pygame.Rect(336, 36, 292, 250)
"""With larger text, whose lines are so many pixels apart: without the figure."""
LINE = 19
FEET = (INFO.left + 50, INFO.top + 84)


class FighterSlot(Widget):
    """One of the eight. Chosen by a press; pressed again, the run begins."""

    def __init__(self, rect: pygame.Rect, fighter: str, choose: Callable[[str], None]) -> None:
        super().__init__(rect)
        self.fighter = fighter
        self._choose = choose

    def handle(self, intent: Intent) -> bool:
        """Choose it."""
        if intent.kind in (Kind.CONFIRM, Kind.RELEASE):
            self._choose(self.fighter)
            return True
        return intent.kind == Kind.PRESS


class FighterChoiceScene(GauntletScene):
    """The eight by boards: the two of one column never meet."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.chosen: str | None = None
        self._shown = FIGHTERS[0].id
        self._slots = [self._slot(number) for number in range(len(FIGHTERS))]
        self._begin = Button(pygame.Rect(220, 326, 200, 30), self._begin_text, self.begin, "red")
        rest = [
            Button(pygame.Rect(12, 329, 120, 26), lambda: self.context.texts("menu.back"), self.back),
            Button(pygame.Rect(508, 329, 120, 26), lambda: self.context.texts("title.rules"), self.open_rules),
        ]
        self.set_widgets([*self._slots, self._begin, *rest])

    def _slot(self, number: int) -> FighterSlot:
        fighter = FIGHTERS[number]
        row = number % 2
        rect = pygame.Rect((LEFT + fighter.board * COLUMN, TOP + row * ROW), BOX)
        return FighterSlot(rect, fighter.id, self._choose)

    def _choose(self, fighter: str) -> None:
        if self.chosen == fighter:
            self.begin()
            return
        self.chosen = fighter
        self.touch()

    def _begin_text(self) -> str:
        texts = self.context.texts
        return texts("gauntlet.begin", who=texts(f"fighter.{self.chosen or self._shown}"))

    def begin(self) -> None:
        """Climb: with whom has been chosen, or is looked at. The seed is drawn here, outside all rules."""
        from scenes.gauntlet.ladder import LadderScene

        self.visit.keep(begin(self.chosen or self._shown, secrets.randbits(32)))
        self.context.stack.replace(LadderScene(self.visit))

    def touch(self) -> None:
        """Another one may be looked at now."""
        focused = self.group.focused
        if isinstance(focused, FighterSlot):
            self._shown = focused.fighter
        elif self.chosen is not None:
            self._shown = self.chosen
        super().touch()

    def look(self) -> tuple[int, ...]:
        """The fighter breathes."""
        return (*super().look(), self._pose()[0])

    def _pose(self) -> tuple[int, Frame]:
        return self.pose(self._shown, "win" if self._shown == self.chosen else "idle")

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Eight faces, and what there is to know about one."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        self.draw_stage(canvas)
        dim(canvas, 120)
        self.draw_title(canvas, "gauntlet.title", 14)
        for board in range(BOARDS):
            rect = pygame.Rect(LEFT - 3 + board * COLUMN, TOP - 18, BOX[0] + 6, ROW + BOX[1] + 26)
            context.panels.draw(canvas, "panel_night", rect)
            board_name = texts("gauntlet.board", number=board + 1)
            fonts.draw(canvas, (rect.centerx, rect.top + 7), board_name, Font.LABEL, STEEL, "center", room=BOX[0])
        for slot in self._slots:
            self._draw_slot(canvas, slot)
        self._draw_info(canvas)
        self.draw_help(canvas, texts("gauntlet.about"))

    def _draw_slot(self, canvas: pygame.Surface, slot: FighterSlot) -> None:
        context = self.context
        fonts = context.fonts
        focused, chosen = slot is self.group.focused, slot.fighter == self.chosen
        panel = "panel_gold" if chosen else "panel_blue" if focused else "plate_dark"
        context.panels.draw(canvas, panel, slot.rect)
        x = slot.rect.left + (BOX[0] - PORTRAIT) // 2
        draw_face(canvas, context, slot.fighter, (x, slot.rect.top + 10), GOLD if chosen or focused else STEEL)
        colour = YELLOW if chosen or focused else WHITE
        at = (slot.rect.centerx, slot.rect.top + (67 if fonts.larger else 64))
        name = context.texts(f"fighter.{slot.fighter}")
        fonts.draw(canvas, at, name, Font.BODY, colour, "center", room=BOX[0] - 2, high=20)
        record = self.visit.kept.value.records.get(slot.fighter)
        if record is not None:
            box = context.panels.sign(canvas, "health", (slot.rect.centerx - 16, slot.rect.top + 80))
            fonts.draw(canvas, (box.right + 3, box.top + 1), str(record.life), Font.LABEL_BOLD, MIST)
        if focused:
            context.panels.draw(canvas, "button_focus", slot.rect.inflate(2, 2))
        if chosen:
            context.panels.sign(canvas, "check", (slot.rect.right - 16, slot.rect.top + 5))

    def _draw_info(self, canvas: pygame.Surface) -> None:
        context, fighter = self.context, FIGHTERS[FIGHTER_NUMBERS[self._shown]]
        texts, fonts, panels = context.texts, context.fonts, context.panels
        record = self.visit.kept.value.records.get(fighter.id)
        if record is None:
            line = texts("gauntlet.no_record")
        else:
            line = texts("gauntlet.record", life=record.life, duels=record.duels)
        if fonts.larger:
            self._draw_larger(canvas, fighter, line)
            return
        panels.draw(canvas, "panel_gold", INFO)
        context.assets.sheet("fx/fx").tag("shadow_medium")[0].draw(canvas, FEET)
        self._pose()[1].draw(canvas, FEET)
        left, width = INFO.left + 96, INFO.width - 110
        name = texts(f"fighter.{fighter.id}.full")
        font = fonts.fitting(name, width, (Font.NAME, Font.LABEL_BOLD))
        fonts.draw(canvas, (left, INFO.top + 18), name, font, YELLOW, room=width)
        words = pygame.Rect(left, INFO.top + 34, width, 38)
        fonts.block(canvas, words, texts(f"fighter.{fighter.id}.help"), colour=WHITE, step=12)
        y = INFO.top + 98
        for technique in fighter.techniques:
            fonts.draw(canvas, (INFO.left + 16, y), texts(f"technique.{technique}"), Font.NAME, CYAN, room=INFO.width)
            box = pygame.Rect(INFO.left + 16, y + 12, INFO.width - 32, 26)
            fonts.block(canvas, box, texts(f"technique.{technique}.help"), colour=WHITE, step=12)
            y += 46
        pygame.draw.line(canvas, GOLD, (INFO.left + 14, INFO.bottom - 42), (INFO.right - 15, INFO.bottom - 42))
        panels.sign(canvas, "crown", (INFO.left + 18, INFO.bottom - 27))
        fonts.draw(canvas, (INFO.left + 34, INFO.bottom - 27), line, colour=MIST, room=INFO.width - 50)

    def _draw_larger(self, canvas: pygame.Surface, fighter: Fighter, record: str) -> None:
        """The same in larger text."""
        context, box = self.context, LARGE_INFO
        texts, fonts, panels = context.texts, context.fonts, context.panels
        panels.draw(canvas, "panel_gold", box)
        left, room, y = box.left + 12, box.width - 24, box.top + 6
        told = [(texts(f"fighter.{fighter.id}.full"), YELLOW), (texts(f"fighter.{fighter.id}.help"), WHITE)]
        for technique in fighter.techniques:
            told += [(texts(f"technique.{technique}"), CYAN), (texts(f"technique.{technique}.help"), WHITE)]
        for text, colour in told:
            y = fonts.block(canvas, pygame.Rect(left, y, room, box.bottom - y), text, Font.LARGE, colour, step=LINE)
        panels.sign(canvas, "crown", (left, box.bottom - 18))
        best = self.visit.kept.value.records.get(fighter.id)
        if best is not None and fonts.width(record, Font.LARGE) > room - 16:
            record = texts("gauntlet.best", life=best.life)
        fonts.draw(canvas, (left + 16, box.bottom - 23), record, Font.LARGE, MIST, room=room - 16)
