"""The title: logo in the dark hall, the main menu, and after half a minute of nobody the attract mode."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.assets import Frame, frame_at
from scenes.audio.music import Music
from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.menu import MenuScene
from scenes.options import OptionsScene
from scenes.select import SelectScene
from scenes.widgets.button import Button
from scenes.widgets.colours import INK, MIST, PINK, YELLOW
from scenes.widgets.focus import Widget
from scenes.widgets.text import Font

IDLE_MS = 30_000
"""After so long without anybody, two opponents play each other."""
BLINK_MS = 700
GLINT_EVERY_MS = 3600
CAST = (
    ("tilla", "idle", 58),
    ("queen", "idle", 134),
    ("king", "idle", 206),
    ("goblin", "idle_left", 438),
    ("wizard", "idle_left", 506),
    ("hulda", "idle_left", 582),
)
"""Who stands beside the menu, of several games: figure, animation, x of the feet."""
FLOOR = 322
_ANSWERS = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.MENU)


class TitleScene(MenuScene):
    """Play, rules, options, gallery, quit."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._clock = 0
        self._idle = 0
        entries = (
            ("title.play", self._play, "red"),
            ("title.rules", self.open_rules, "steel"),
            ("title.options", self._options, "steel"),
            ("title.gallery", self._gallery, "steel"),
            ("title.quit", context.quit, "steel"),
        )
        widgets: list[Widget] = [
            Button(pygame.Rect(250, 206 + 25 * row, 140, 22), partial(self._say, text_id), press, style)
            for row, (text_id, press, style) in enumerate(entries)
        ]
        self.set_widgets(widgets)

    @property
    def music(self) -> Music:
        """The arcade's own theme, under every menu that has none."""
        return Music("title")

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _play(self) -> None:
        self.context.stack.push(SelectScene(self.context))

    def _options(self) -> None:
        self.context.stack.push(OptionsScene(self.context))

    def _gallery(self) -> None:
        # Imported late, like everything that the title need not wait for.
        from scenes.gallery.scene import GalleryScene

        self.context.stack.push(GalleryScene(self.context))

    def back(self) -> None:
        """Esc leaves the focus on "quit": nobody loses the program by one key."""
        self.group.focus(self.group.widgets[-1])

    def resume(self) -> None:
        """Somebody came back."""
        super().resume()
        self._idle = 0

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
        self._clock += ms
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
        return (self._clock // BLINK_MS % 2, self._glint_frame(), *(self._pose(*who)[0] for who in CAST))

    def _glint_frame(self) -> int:
        frames = self.context.assets.sheet("places/logo").tag("glint")
        age = self._clock % GLINT_EVERY_MS
        for number, frame in enumerate(frames):
            if age < frame.duration_ms:
                return number
            age -= frame.duration_ms
        return 0

    def _pose(self, figure: str, tag: str, x: int) -> tuple[int, Frame]:
        """(number, frame) of a figure now; each starts at another moment, so that they do not breathe in step."""
        frames = self.context.assets.sheet(f"figures/{figure}").tag(tag)
        if self.context.settings.reduced_motion:
            return 0, frames[0]
        return frame_at(frames, self._clock + x * 7)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Hall, logo, cast, the coin line."""
        context = self.context
        texts, fonts = context.texts, context.fonts
        canvas.blit(context.assets.picture("places/hall"), (0, 0))
        logo = context.assets.sheet("places/logo").tag("glint")[self._glint_frame()]
        logo.draw(canvas, (320 - 180, 34))
        shadow = context.assets.sheet("fx/fx").tag("shadow_medium")[0]
        for figure, tag, x in CAST:
            shadow.draw(canvas, (x, FLOOR))
            self._pose(figure, tag, x)[1].draw(canvas, (x, FLOOR))
        if self._clock // BLINK_MS % 2 == 0:
            fonts.draw(canvas, (320, 188), texts("title.press"), Font.NAME, YELLOW, "center", None, INK, room=600)
        fonts.draw(canvas, (320, 340), texts("title.credit"), Font.BODY, MIST, "center", None, INK, room=600)

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
