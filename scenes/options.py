"""Options, applied at once and kept safely."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.storage.settings import LOUDEST, SPEEDS
from game.text import languages
from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import WHITE
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab

ROW = 22
ON_OFF = ("off", "on")
VOLUMES = tuple(str(step) for step in range(LOUDEST + 1))
LEAVES: dict[str, tuple[str, ...]] = {
    "screen": ("language", "fullscreen", "scale", "speed", "reduced_motion", "crt"),
    "play": ("peek_toggle", "hints"),
    "sound": ("volume", "music_volume", "effects_volume", "mute_unfocused"),
}
"""Which lines stand on which leaf."""
Line = tuple[tuple[str, ...], str, Callable[[str], None]]


class OptionsScene(MenuScene):
    """Leaves of lines, one for each option; what the focused one does is explained below."""

    opaque = False

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._help: dict[int, str] = {}
        self.leaf = "screen"
        self._shown_window = (context.display.fullscreen, context.display.scale)
        self._build()

    def _build(self, focus: int = 0) -> None:
        """The open leaf's lines with the values of now; the widget with this number focused."""
        self._help.clear()
        widgets: list[Widget] = []
        for row, name in enumerate(LEAVES[self.leaf]):
            values, value, change = self._line(name)
            choice = Choice(
                pygame.Rect(144, 98 + row * ROW, 352, 18),
                partial(self._say, f"options.{name}"),
                values,
                value,
                partial(self._shown, name),
                change,
                split=0.52,
            )
            self._help[id(choice)] = f"options.{name}.help"
            widgets.append(choice)
        widgets += [
            Tab(
                pygame.Rect(144 + 118 * place, 72, 114, 20),
                partial(self._names, leaf),
                partial(self._is_open, leaf),
                partial(self.open, leaf),
            )
            for place, leaf in enumerate(LEAVES)
        ]
        widgets.append(Button(pygame.Rect(250, 288, 140, 26), partial(self._say, "menu.back"), self.back, "red"))
        self.set_widgets(widgets)
        self.group.index = focus

    def _line(self, name: str) -> Line:
        """The values of an option, the one of now, and what a change does."""
        settings, display = self.context.settings, self.context.display
        if name == "language":
            return languages(self.context.texts.folder), self.context.texts.language, self.context.switch_language
        if name == "fullscreen":
            return ON_OFF, _word(display.fullscreen), self._fullscreen
        if name == "scale":
            scales = tuple(str(number) for number in range(1, max(display.scale, display.largest_scale) + 1))
            return scales, str(display.scale), self._scale
        if name == "speed":
            return tuple(str(speed) for speed in SPEEDS), str(settings.speed), partial(self._number, name)
        if name.endswith("volume"):
            return VOLUMES, str(getattr(settings, name)), partial(self._number, name)
        return ON_OFF, _word(getattr(settings, name)), partial(self._switch, name)

    def _say(self, text_id: str) -> str:
        return self.context.texts(text_id)

    def _names(self, leaf: str) -> tuple[str, ...]:
        return (self._say(f"options.leaf.{leaf}"),)

    def _is_open(self, leaf: str) -> bool:
        return leaf == self.leaf

    def open(self, leaf: str) -> None:
        """Another leaf lies on top."""
        self.leaf = leaf
        self._build(len(LEAVES[leaf]) + list(LEAVES).index(leaf))

    def update(self, ms: int) -> None:
        """F11 and the window's own frame change what two of the lines say."""
        window = (self.context.display.fullscreen, self.context.display.scale)
        if window != self._shown_window:
            self._shown_window = window
            self._build(self.group.index)

    def _shown(self, name: str, value: str) -> str:
        texts = self.context.texts
        if name == "language":
            return texts(f"language.{value}")
        if name == "scale":
            return texts("options.scale.times", n=value)
        if name == "speed":
            return texts(f"options.speed.{value}")
        if name.endswith("volume"):
            return texts("options.volume.off") if value == "0" else texts("options.volume.step", n=int(value) * 10)
        if name == "peek_toggle":
            return texts("options.peek.toggle" if value == "on" else "options.peek.hold")
        return texts(f"options.{value}")

    def _fullscreen(self, value: str) -> None:
        self.context.display.set_fullscreen(value == "on")
        self._keep()

    def _scale(self, value: str) -> None:
        self.context.display.set_scale(int(value))
        self._keep()

    def _number(self, name: str, value: str) -> None:
        setattr(self.context.settings, name, int(value))
        self._keep()

    def _switch(self, name: str, value: str) -> None:
        setattr(self.context.settings, name, value == "on")
        self._keep()

    def _keep(self) -> None:
        settings, display = self.context.settings, self.context.display
        settings.window, settings.fullscreen = display.window_size, display.fullscreen
        self.context.store.save()
        self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over whatever lies below."""
        dim(canvas)
        self.context.panels.draw(canvas, "panel_gold", pygame.Rect(112, 36, 416, 290))
        self.heading(canvas, self.context.texts("options.title"), 52)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the focused line does."""
        text_id = self._help.get(id(self.group.focused))
        if text_id is not None:
            box = pygame.Rect(136, 236, 368, 40)
            self.context.panels.draw(canvas, "tooltip", box)
            self.context.fonts.block(canvas, box.inflate(-18, -12), self.context.texts(text_id), colour=WHITE)


def _word(on: bool) -> str:
    return "on" if on else "off"
