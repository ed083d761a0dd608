"""A match as a code: to be read, copied or written to a file."""

from __future__ import annotations

import time
from functools import partial

import pygame

from game.sharing.code import lines_of, to_code
from game.sharing.files import write_code
from game.storage.match_record import MatchRecord
from scenes.clipboard import copy_text
from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.saves.shelf import shared_folder
from scenes.saves.words import match_line
from scenes.widgets.button import Button
from scenes.widgets.colours import LIME, MIST, PINK, WHITE
from scenes.widgets.text import Font

PANEL = pygame.Rect(60, 24, 520, 312)
CODE = pygame.Rect(PANEL.left + 24, PANEL.top + 84, PANEL.width - 48, 134)
STEP = 14
MOST_LINES = CODE.height // STEP
GROUPS = 10


class ShareScene(MenuScene):
    """Lies over whatever showed the match."""

    opaque = False

    def __init__(self, context: Context, record: MatchRecord) -> None:
        """record: of a match from its deal on."""
        super().__init__(context)
        self.record = record
        self.rules_game = record.game
        self.code = to_code(record)
        self.said, self.well = "", True
        """What became of the last press, and whether it went well."""
        y = PANEL.bottom - 40
        texts = context.texts
        self.set_widgets(
            [
                Button(pygame.Rect(PANEL.left + 24, y, 150, 26), partial(texts, "share.copy"), self.copy, "red"),
                Button(pygame.Rect(PANEL.left + 184, y, 170, 26), partial(texts, "share.save"), self.save),
                Button(pygame.Rect(PANEL.right - 132, y, 108, 26), partial(texts, "menu.back"), self.back),
            ]
        )

    def copy(self) -> None:
        """Into the clipboard."""
        self.well = copy_text(self.code)
        self._say("share.copied" if self.well else "share.no_clipboard")

    def save(self) -> None:
        """Into a file of its own."""
        name = f"{self.record.game}-{time.strftime('%Y%m%d-%H%M%S')}"
        about = match_line(self.context.texts, self.record)
        try:
            path = write_code(shared_folder(self.context), name, self.code, f"Battle Arcade: {about}")
        except OSError as error:
            self.well = False
            self._say("share.not_saved", why=str(error))
        else:
            self.well = True
            self._say("share.saved", file=str(path))

    def _say(self, text_id: str, **facts: str) -> None:
        self.said = self.context.texts(text_id, **facts)
        self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The code in lines that can be read aloud."""
        context = self.context
        fonts, texts = context.fonts, context.texts
        dim(canvas, 70)
        context.panels.draw(canvas, "panel_gold", PANEL)
        self.heading(canvas, texts("share.title"), PANEL.top + 12)
        about = pygame.Rect(PANEL.left + 24, PANEL.top + 36, PANEL.width - 48, 40)
        line = match_line(texts, self.record)
        font = fonts.fitting(line, about.width, (Font.BODY, Font.LABEL))
        fonts.draw(canvas, (320, about.top), line, font, WHITE, "center", room=about.width)
        fonts.block(canvas, about.move(0, 15), texts("share.about"), colour=MIST, align="center", step=11)
        context.panels.draw(canvas, "panel_night", CODE.inflate(8, 8))
        lines = lines_of(self.code, GROUPS)
        if len(lines) > MOST_LINES:
            lines = [*lines[: MOST_LINES - 1], "..."]
        for row, words in enumerate(lines):
            at = (CODE.left + 10, CODE.top + 4 + row * STEP)
            fonts.draw(canvas, at, words, Font.BODY, WHITE, room=CODE.width - 12)
        if self.said:
            colour = LIME if self.well else PINK
            box = pygame.Rect(PANEL.left + 24, CODE.bottom + 8, PANEL.width - 48, 40)
            fonts.block(canvas, box, self.said, colour=colour, align="center", step=11)
