"""The title: logo in the dark hall, the main menu, and after half a minute of nobody the attract mode."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.audio.music import Music
from scenes.context import Context
from scenes.doors import Door, doors_of
from scenes.hall_cast import HallCast
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, PINK, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

IDLE_MS = 30_000
"""After so long without anybody, two opponents play each other."""
BLINK_MS = 700
GLINT_EVERY_MS = 3600
ROW_TOP, ROOM = 206, 128
"""Where the menu begins, and how high it may be, above the line of credits."""
_ANSWERS = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.MENU)


class TitleScene(MenuScene):
    """The first page of doors, under the logo."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._hall = HallCast(context)
        self._idle = 0
        self._shown: tuple[Door, ...] = ()
        self._lay()

    def _lay(self) -> None:
        """The buttons anew, where what is offered has changed: a match to go on with, for one."""
        doors = doors_of(self.context, "title")
        if doors == self._shown:
            return
        self._shown = doors
        pitch = ROOM // max(5, len(doors))
        widgets: list[Widget] = [
            Button(
                pygame.Rect(250, ROW_TOP + pitch * row, 140, min(22, pitch - 1)),
                partial(self._say, door.text),
                partial(door.open, self.context),
                door.style,
            )
            for row, door in enumerate(doors)
        ]
        self.set_widgets(widgets)

    @property
    def music(self) -> Music:
        """The arcade's own theme, under every menu that has none."""
        return Music("title")

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def back(self) -> None:
        """Esc leaves the focus on "quit": nobody loses the program by one key."""
        self.group.focus(self.group.widgets[-1])

    def resume(self) -> None:
        """Somebody came back."""
        super().resume()
        self._idle = 0
        self._lay()

    def handle(self, intent: Intent) -> None:
        """Anybody's wish ends the wait for the attract mode, and takes a notice that was read away."""
        self._idle = 0
        if intent.kind in _ANSWERS and self.context.store.notices:
            self.context.store.notices.pop()
            self.touch()
            return
        super().handle(intent)

    def update(self, ms: int) -> None:
        """Blink, glint, wait."""
        before = self._look()
        self._hall.clock += ms
        self._idle += ms
        if self._look() != before:
            self.dirty = True
        if self._idle >= IDLE_MS:
            self._idle = 0
            # Imported late: the play scene brings rules and players, which the title need not wait for.
            from scenes.attract import open_attract

            open_attract(self.context)

    def _look(self) -> tuple[int, ...]:
        """What of the picture moves, as numbers."""
        return (self._hall.clock // BLINK_MS % 2, self._glint_frame(), *self._hall.look())

    def _glint_frame(self) -> int:
        frames = self.context.assets.sheet("places/logo").tag("glint")
        age = self._hall.clock % GLINT_EVERY_MS
        for number, frame in enumerate(frames):
            if age < frame.duration_ms:
                return number
            age -= frame.duration_ms
        return 0

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Hall, logo, cast, the coin line."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        self._hall.draw_wall(canvas)
        logo = context.assets.sheet("places/logo").tag("glint")[self._glint_frame()]
        logo.draw(canvas, (320 - 180, 34))
        self._hall.draw_cast(canvas)
        if self._hall.clock // BLINK_MS % 2 == 0:
            fonts.draw(canvas, (320, 188), texts("title.press"), Font.NAME, YELLOW, "center", None, INK, room=600)
        # What lies over the title ends close above this line, which would peep out below it.
        if context.stack.top is self:
            line, colour = ("guest.title", PINK) if context.guest else ("title.credit", MIST)
            fonts.draw(canvas, (320, 340), texts(line), Font.BODY, colour, "center", None, INK, room=600)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the player should know."""
        context = self.context
        notices = context.store.notices
        if not notices:
            return
        notice = notices[-1]
        text = context.texts(notice.text, **notice.facts)
        lines = len(context.fonts.wrap(text, 500))
        box = pygame.Rect(60, 4, 520, 16 + 11 * lines)
        context.panels.draw(canvas, "tooltip", box)
        context.panels.sign(canvas, "warning", (box.left + 7, box.top + 8))
        context.fonts.block(canvas, pygame.Rect(box.left + 22, box.top + 7, 490, 12 * lines + 2), text, colour=PINK)
