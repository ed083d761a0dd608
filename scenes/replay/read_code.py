"""A code typed, pasted or read from a file becomes a match to watch."""

from __future__ import annotations

import contextlib
import zlib
from functools import partial

import pygame

from game.sharing.code import CodeError, from_code, to_code
from game.sharing.files import code_files, read_code
from game.storage.match_record import MatchRecord, restore
from scenes.clipboard import pasted_text
from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.replay.code_field import CodeField
from scenes.saves.records import config_of
from scenes.saves.shelf import MOST_REPLAYS, replays_of, shared_folder
from scenes.saves.words import match_line
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import LIME, MIST, PINK
from scenes.widgets.focus import Widget

PANEL = pygame.Rect(60, 24, 520, 312)
FIELD = pygame.Rect(PANEL.left + 20, PANEL.top + 68, PANEL.width - 40, 118)
SAID = pygame.Rect(PANEL.left + 24, FIELD.bottom + 36, PANEL.width - 48, 26)
MOST_FILES = 30


class ReadCodeScene(MenuScene):
    """Lies over the list of kept matches."""

    opaque = False

    def __init__(self, context: Context, text: str = "") -> None:
        """text: what stands there already."""
        super().__init__(context)
        texts = context.texts
        self.said, self.well = "", False
        self.record: MatchRecord | None = None
        """What the code holds, as far as it could be read."""
        self.field = CodeField(FIELD, text, partial(texts, "code.empty"), self.changed)
        y = PANEL.bottom - 40
        self._watch = Button(pygame.Rect(PANEL.left + 20, y, 150, 26), partial(texts, "code.watch"), self.watch, "red")
        widgets: list[Widget] = [
            self.field,
            self._watch,
            Button(pygame.Rect(PANEL.left + 180, y, 110, 26), partial(texts, "code.paste"), self.paste, "blue"),
            Button(pygame.Rect(PANEL.left + 298, y, 90, 26), partial(texts, "code.clear"), self.clear),
            Button(pygame.Rect(PANEL.right - 120, y, 100, 26), partial(texts, "menu.back"), self.back),
        ]
        files = code_files(shared_folder(context))[:MOST_FILES]
        if files:
            self._files = {path.name: path for path in files}
            line = pygame.Rect(FIELD.left, FIELD.bottom + 8, FIELD.width, 20)
            label = partial(texts, "code.file")
            values = ("", *self._files)
            widgets.append(Choice(line, label, values, "", self._file_name, self.take_file, split=0.3))
        self.set_widgets(widgets)
        self.changed(text)

    def _file_name(self, name: str) -> str:
        return name or self.context.texts("code.file.none")

    # ------------------------------------------------------------------ what can be done

    def paste(self) -> None:
        """Whatever is in the clipboard."""
        text = pasted_text()
        if text.strip():
            self._take(text)
        else:
            self._say("code.nothing_pasted", well=False)

    def clear(self) -> None:
        """An empty field."""
        self._take("")

    def take_file(self, name: str) -> None:
        """The code of one of the files; "" for none of them."""
        if not name:
            self.clear()
            return
        try:
            self._take(read_code(self._files[name]))
        except OSError as error:
            self._say("code.file.unreadable", well=False, why=str(error))

    def _take(self, text: str) -> None:
        self.field.put(text)
        self.changed(self.field.text)

    def changed(self, text: str) -> None:
        """Read what stands there now. Nothing is said of a code that somebody is still typing but what it holds."""
        self.record = None
        self.said = ""
        if text.strip():
            try:
                self.record = from_code(text)
            except CodeError as error:
                self._say(f"share.fault.{error.fault.value}", well=False, **error.facts)
            else:
                self.said, self.well = match_line(self.context.texts, self.record), True
        self._watch.enabled = self.record is not None
        self.touch()

    def _say(self, text_id: str, well: bool, **facts: str) -> None:
        self.said, self.well = self.context.texts(text_id, **facts), well
        self.touch()

    def watch(self) -> None:
        """Watch the match, and keep it among those that are over."""
        if self.record is None:
            return
        from scenes.replay.scene import ReplayScene

        record, context = self.record, self.context
        replays = replays_of(context)
        with contextlib.suppress(OSError):
            # The same code is the same match, however often it is read.
            match_id = f"code-{zlib.crc32(to_code(record).encode()):08x}"
            if not replays.file(match_id).exists():
                replays.write(match_id, record)
                replays.prune(MOST_REPLAYS, (match_id,))
        scene = ReplayScene(context, config_of(context.texts, record), restore(record).actions)
        context.stack.replace(scene)

    # ------------------------------------------------------------------ picture

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The panel and what to do."""
        context = self.context
        dim(canvas, 70)
        context.panels.draw(canvas, "panel_gold", PANEL)
        self.heading(canvas, context.texts("code.title"), PANEL.top + 12)
        about = pygame.Rect(PANEL.left + 24, PANEL.top + 38, PANEL.width - 48, 26)
        context.fonts.block(canvas, about, context.texts("code.about"), colour=MIST, align="center", step=11)
        if self.said:
            context.fonts.block(canvas, SAID, self.said, colour=LIME if self.well else PINK, align="center", step=12)
