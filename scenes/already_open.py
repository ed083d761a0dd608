"""What a second program at the same folder says, and does: it waits, makes room, or plays without keeping anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.audio.music import SILENCE, Music
from scenes.boot import BootScene
from scenes.context import Context
from scenes.hall_cast import FLOOR
from scenes.menu import MenuScene, dim
from scenes.widgets.button import button_row
from scenes.widgets.colours import MIST, WHITE, Colour
from scenes.widgets.text import Font

ROOM = pygame.Rect(40, 54, 560, 204)
"""For the panel, which is as high as its words."""
EDGE = 18
BUTTONS = pygame.Rect(116, 272, 408, 26)
GAP = 8
LOOK_MS = 500
"""How often it looks whether the other program has gone."""
CAST = (("king", "idle", 40), ("king", "idle_left", 600))
"""Two of the same: figure, animation, x of the feet."""


class AlreadyOpenScene(MenuScene):
    """In the place of the title. As soon as the other program has gone, this one begins as it always does."""

    def __init__(self, context: Context, is_free: Callable[[], bool], begin: Callable[[], None]) -> None:
        """is_free: takes the folder where nobody else has it any more, and says whether it did. begin: starts the
        program anew, with what was kept."""
        super().__init__(context)
        self._is_free, self._begin = is_free, begin
        self._waited = 0
        entries = (("guest.close", context.quit, "red"), ("guest.play", self.play, "steel"))
        self.set_widgets(button_row(BUTTONS, entries, lambda text_id: self.context.texts(text_id)))

    @property
    def music(self) -> Music:
        """The other one plays it."""
        return SILENCE

    def back(self) -> None:
        """Esc leads to the way out, and does not take it."""
        self.group.focus(self.group.widgets[0])

    def play(self) -> None:
        """As a guest, from the start."""
        self.context.stack.replace(BootScene(self.context))

    def update(self, ms: int) -> None:
        """Look now and then."""
        self._waited += ms
        if self._waited >= LOOK_MS:
            self._waited = 0
            if self._is_free():
                self._begin()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The hall, where somebody meets himself, and the words."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        dim(canvas, 90)
        shadow = context.assets.sheet("fx/fx").tag("shadow_medium")[0]
        for figure, tag, x in CAST:
            shadow.draw(canvas, (x, FLOOR))
            context.assets.sheet(f"figures/{figure}").tag(tag)[0].draw(canvas, (x, FLOOR))
        self.heading(canvas, texts("guest.open").upper(), 30)
        words = ((texts("guest.why"), WHITE), (texts("guest.wait"), WHITE), (texts("guest.about"), MIST))
        room, font = ROOM.width - 2 * EDGE, fonts.running
        high = self._height(words, room, font)
        if high > ROOM.height - 2 * EDGE:
            font = Font.BODY
            high = self._height(words, room, font)
        box = pygame.Rect(ROOM.left, ROOM.centery - high // 2 - EDGE, ROOM.width, high + 2 * EDGE)
        context.panels.draw(canvas, "panel_gold", box)
        y = box.top + EDGE
        for text, colour in words:
            y = fonts.block(canvas, pygame.Rect(box.left + EDGE, y, room, box.bottom - y), text, font, colour) + GAP

    def _height(self, words: Sequence[tuple[str, Colour]], room: int, font: Font) -> int:
        """Of the paragraphs with the gaps between them, in pixels."""
        fonts = self.context.fonts
        lines = [len(fonts.wrap(text, room, font)) for text, _ in words]
        return sum(lines) * fonts.line(font) + GAP * (len(lines) - 1)
