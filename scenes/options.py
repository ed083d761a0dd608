"""Options, applied at once and kept safely."""

from __future__ import annotations

import pygame

from game.storage.settings import SPEEDS
from game.text import languages
from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import WHITE
from scenes.widgets.focus import Widget

ROW = 22
ON_OFF = ("off", "on")


class OptionsScene(MenuScene):
    """One line for each option; what the focused one does is explained below."""

    opaque = False

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._help: dict[int, str] = {}
        self._shown_window = (context.display.fullscreen, context.display.scale)
        self._build()

    def _build(self, focus: int = 0) -> None:
        """The lines with the values of now; the one with this number focused."""
        context, settings = self.context, self.context.settings
        scale = context.display.scale
        scales = tuple(str(number) for number in range(1, max(scale, context.display.largest_scale) + 1))
        lines = (
            ("language", languages(context.texts.folder), context.texts.language, context.switch_language),
            ("fullscreen", ON_OFF, _word(context.display.fullscreen), self._fullscreen),
            ("scale", scales, str(scale), self._scale),
            ("speed", tuple(str(speed) for speed in SPEEDS), str(settings.speed), self._speed),
            ("reduced_motion", ON_OFF, _word(settings.reduced_motion), self._reduced_motion),
            ("peek_toggle", ON_OFF, _word(settings.peek_toggle), self._peek_toggle),
            ("hints", ON_OFF, _word(settings.hints), self._hints),
        )
        self._help.clear()
        widgets: list[Widget] = []
        for row, (name, values, value, change) in enumerate(lines):
            choice = Choice(
                pygame.Rect(144, 82 + row * ROW, 352, 18),
                lambda name=name: self.context.texts(f"options.{name}"),  # type: ignore[misc]
                values,
                value,
                lambda value, name=name: self._shown(name, value),  # type: ignore[misc]
                change,
                split=0.52,
            )
            self._help[id(choice)] = f"options.{name}.help"
            widgets.append(choice)
        widgets.append(
            Button(pygame.Rect(250, 288, 140, 26), lambda: self.context.texts("menu.back"), self.back, "red")
        )
        self.set_widgets(widgets)
        self.group.index = focus

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
        if name == "peek_toggle":
            return texts("options.peek.toggle" if value == "on" else "options.peek.hold")
        return texts(f"options.{value}")

    def _fullscreen(self, value: str) -> None:
        self.context.display.set_fullscreen(value == "on")
        self._keep()

    def _scale(self, value: str) -> None:
        self.context.display.set_scale(int(value))
        self._keep()

    def _speed(self, value: str) -> None:
        self.context.settings.speed = int(value)
        self._keep()

    def _reduced_motion(self, value: str) -> None:
        self.context.settings.reduced_motion = value == "on"
        self._keep()

    def _peek_toggle(self, value: str) -> None:
        self.context.settings.peek_toggle = value == "on"
        self._keep()

    def _hints(self, value: str) -> None:
        self.context.settings.hints = value == "on"
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
