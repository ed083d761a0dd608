"""The last leaf: what is kept where, tables for elsewhere, and forgetting everything."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.storage.records_csv import export, export_folder
from game.storage.trophies import forget_trophies, trophy_tables
from scenes.records.page import PAGE, Page, Shown
from scenes.widgets.button import Button
from scenes.widgets.colours import LIME, MIST, PINK, WHITE, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

LEFT = PAGE.left + 24
ROOM = PAGE.width - 48


class CarePage(Page):
    """Export, and erase, which is asked twice."""

    filtered = False

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown)
        self.asking = False
        self._counts = (0, 0, 0)
        """Matches, achievements and daily results there are."""
        self._news: tuple[str, dict[str, str], bool] | None = None
        """A text id with its facts, and whether it went well."""

    @property
    def folder(self) -> Path:
        """Where tables go."""
        return export_folder(self.context.store.path)

    def widgets(self) -> list[Widget]:
        """Two buttons; of the second there are two more when it is asked."""
        self._counts = self.shown.records.counts()
        y = PAGE.top + (140 if self.context.fonts.larger else 116)
        if self.asking:
            return [
                self._button(pygame.Rect(LEFT, y, 200, 26), "records.erase.not", self._keep, "red"),
                self._button(pygame.Rect(LEFT + 220, y, 240, 26), "records.erase.sure", self._erase, "steel"),
            ]
        return [
            self._button(pygame.Rect(LEFT, y, 200, 26), "records.export", self._export, "blue"),
            self._button(pygame.Rect(LEFT + 220, y, 240, 26), "records.erase", self._ask, "steel"),
        ]

    def _button(self, rect: pygame.Rect, text_id: str, press: object, style: str) -> Button:
        assert callable(press)
        return Button(rect, lambda: self.say(text_id), press, style)

    def _export(self) -> None:
        try:
            written = export(self.shown.records, self.folder, trophy_tables(self.context.store.path))
        except OSError as error:
            self._news = ("records.export.failed", {"folder": str(self.folder), "why": str(error)}, False)
        else:
            names = ", ".join(path.name for path in written)
            self._news = ("records.export.done", {"folder": str(self.folder), "files": names}, True)

    def _ask(self) -> None:
        self.asking, self._news = True, None
        self.shown.rebuild()

    def _keep(self) -> None:
        self.asking = False
        self.shown.rebuild()

    def _erase(self) -> None:
        # What cannot be erased now leaves everything as it is.
        done = self.shown.records.erase() and forget_trophies(self.context.store.path)
        self._news = ("records.erase.done" if done else "records.erase.failed", {}, done)
        self.shown.read()
        self._keep()

    def draw(self, canvas: pygame.Surface, focused: Widget | None) -> None:
        """What there is, where it is, and what came of the last press."""
        context, fonts = self.context, self.context.fonts
        context.panels.draw(canvas, "panel_gold", PAGE)
        records = self.shown.records
        matches, achievements, dailies = self._counts
        there = self.say("records.there", matches=matches, achievements=achievements, dailies=dailies)
        larger = fonts.larger
        face = fonts.fitting(there, ROOM, (Font.TITLE, Font.LARGE, Font.NAME)) if larger else Font.NAME
        fonts.draw(canvas, (LEFT, PAGE.top + (8 if larger else 18)), there, face, YELLOW, room=ROOM)
        box = pygame.Rect(LEFT, PAGE.top + 28, ROOM, 44) if larger else pygame.Rect(LEFT, PAGE.top + 38, ROOM, 40)
        fonts.block(canvas, box, self.say("records.where", file=str(records.path)), colour=MIST, step=12, grow=True)
        box = pygame.Rect(LEFT, PAGE.top + 72, ROOM, 66) if larger else pygame.Rect(LEFT, PAGE.top + 84, ROOM, 28)
        ask = "records.erase.ask" if self.asking else "records.export.about"
        fonts.block(canvas, box, self.say(ask), colour=PINK if self.asking else WHITE, step=12, grow=True)
        if self._news is not None:
            text_id, facts, well = self._news
            box = pygame.Rect(LEFT, PAGE.top + 156, ROOM, 76)
            if larger:
                box = pygame.Rect(LEFT, PAGE.top + 169, ROOM, PAGE.height - 175)
            fonts.block(canvas, box, self.say(text_id, **facts), colour=LIME if well else PINK, step=12, grow=True)
