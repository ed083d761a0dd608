"""What a player sees after a fault of the program's own: what is safe, where the report is, and the way back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

import pygame

from game.storage import crash_report
from game.storage.crash_report import CrashReport
from scenes.assets import AssetError, Frame, frame_at
from scenes.audio.music import SILENCE, Music
from scenes.clipboard import copy_text
from scenes.context import Context
from scenes.menu import MenuScene
from scenes.widgets.button import button_row
from scenes.widgets.colours import INK, LIME, MIST, PINK, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

BOX = pygame.Rect(70, 56, 500, 216)
INNER = pygame.Rect(BOX.left + 104, BOX.top + 16, BOX.width - 124, BOX.height - 32)
FIGURE_AT = (BOX.left + 56, BOX.centery + 26)
BUTTONS = pygame.Rect(BOX.left + 2, 286, 496, 26)
FIGURE = ("figures/goblin", "defeat")
GAP = 7
ROOM = INNER.height - 26
"""For the words, above the fault's own."""
MOST_LINES = 2
"""Of the fault in the program's own words: the report has all of it."""


class CrashScene(MenuScene):
    """It takes the place of everything, and needs as little as possible of what may be broken."""

    def __init__(
        self, context: Context, report: CrashReport, file: str, match: str, restart: Callable[[], None]
    ) -> None:
        """file: where the report is, as it is shown; empty where it could not be written. match: what has become of the
        match (`crash.match.<it>`). restart: begins the program anew."""
        super().__init__(context)
        self.report, self._file, self._match = report, file, match
        self._copied = ""
        self._clock = 0
        self._frames: tuple[Frame, ...] = ()
        with contextlib.suppress(AssetError, KeyError):
            self._frames = context.assets.sheet(FIGURE[0]).tag(FIGURE[1])
        entries = (
            ("crash.again", restart, "red"),
            ("crash.copy", self._copy, "steel"),
            ("crash.close", context.quit, "steel"),
        )
        self.set_widgets(button_row(BUTTONS, entries, lambda text_id: self.context.texts(text_id)))

    @property
    def music(self) -> Music:
        """The cabinet is off."""
        return SILENCE

    def back(self) -> None:
        """Esc leads to the way out, and does not take it: nobody loses the words by one key."""
        self.group.focus(self.group.widgets[-1])

    def open_rules(self) -> None:
        """Nothing else is opened from here."""

    def _copy(self) -> None:
        self._copied = "copied" if copy_text(crash_report.encode(self.report).decode("utf-8")) else "not_copied"
        self.touch()

    def update(self, ms: int) -> None:
        """It lies where it fell."""
        before = self._beat
        self._clock += ms
        if self._beat != before:
            self.touch()

    @property
    def _beat(self) -> int:
        """The animation runs once."""
        length = sum(frame.duration_ms for frame in self._frames)
        return min(self._clock, length - 1) // 50 if length else 0

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A dark tube, somebody who has fallen over, and the words."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        canvas.fill(INK)
        self.heading(canvas, texts("crash.title").upper(), 24)
        context.panels.draw(canvas, "panel_gold", BOX)
        if self._frames:
            # A shadow of no sheet: the fewer pictures this screen needs, the better.
            pygame.draw.ellipse(canvas, INK, pygame.Rect(0, 0, 76, 9).move(FIGURE_AT[0] - 38, FIGURE_AT[1] - 5))
            length = sum(frame.duration_ms for frame in self._frames)
            frame_at(self._frames, min(self._clock, length - 1))[1].draw(canvas, FIGURE_AT)
        words = self._words()
        font = fonts.running if self._height(words, fonts.running) <= ROOM else Font.BODY
        y = INNER.top
        for text, colour in words:
            box = pygame.Rect(INNER.left, y, INNER.width, INNER.bottom - y)
            y = fonts.block(canvas, box, text, font, colour) + GAP
        last = fonts.wrap(self.report.trace.strip().rpartition("\n")[2], INNER.width)[:MOST_LINES]
        for number, line in enumerate(last):
            step = fonts.line(Font.BODY)
            fonts.draw(canvas, (INNER.left, INNER.bottom - step * (len(last) - number)), line, Font.BODY, YELLOW)
        if self._copied:
            fonts.draw(canvas, (320, BUTTONS.top + 34), texts(f"crash.{self._copied}"), Font.BODY, YELLOW, "center")

    def _words(self) -> tuple[tuple[str, Colour], ...]:
        """The paragraphs and their colours."""
        texts = self.context.texts
        words = [(texts("crash.sorry"), WHITE)]
        if self._match != "none":
            words.append((texts(f"crash.match.{self._match}"), LIME if self._match == "safe" else PINK))
        if self._file:
            words += [(texts("crash.report", file=self._file), MIST), (texts("crash.private"), MIST)]
        else:
            words.append((texts("crash.no_report"), PINK))
        return tuple(words)

    def _height(self, words: Sequence[tuple[str, Colour]], font: Font) -> int:
        fonts = self.context.fonts
        return sum(len(fonts.wrap(text, INNER.width, font)) * fonts.line(font) + GAP for text, _ in words)
