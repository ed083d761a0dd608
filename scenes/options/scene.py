"""The options, leaf by leaf."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.context import Context
from scenes.menu import MenuScene, dim
from scenes.options.lines import DOORS, LEAVES, help_of, line_of, reset, shown
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.colours import WHITE
from scenes.widgets.focus import Widget
from scenes.widgets.tab import Tab

PANEL = pygame.Rect(70, 14, 500, 332)
INSIDE = pygame.Rect(92, 0, 456, 0)
ROW = 24
FIRST_ROW = 82
HELP = pygame.Rect(86, 232, 468, 58)


class OptionsScene(MenuScene):
    """Leaves of lines, one for each option; what the focused one does is explained below."""

    opaque = False

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._help: dict[int, str] = {}
        self._sure = False
        self.leaf = "screen"
        self._shown_window = (context.display.fullscreen, context.display.scale)
        self._build()

    def _build(self, focus: int = 0) -> None:
        """The open leaf's lines with the values of now; the widget with this number focused."""
        self._help.clear()
        widgets: list[Widget] = []
        for row, name in enumerate(LEAVES[self.leaf]):
            widget = self._row(name, pygame.Rect(INSIDE.left, FIRST_ROW + row * ROW, INSIDE.width, 20))
            self._help[id(widget)] = name
            widgets.append(widget)
        step = (INSIDE.width + 4) // len(LEAVES)
        widgets += [
            Tab(
                pygame.Rect(INSIDE.left + step * place, 54, step - 4, 20),
                partial(self._names, leaf),
                partial(self._is_open, leaf),
                partial(self.open, leaf),
            )
            for place, leaf in enumerate(LEAVES)
        ]
        widgets += [
            Button(pygame.Rect(166, 302, 148, 26), self._reset_label, self._reset),
            Button(pygame.Rect(326, 302, 148, 26), partial(self._say, "menu.back"), self.back, "red"),
        ]
        self.set_widgets(widgets)
        self.group.index = focus

    def _row(self, name: str, rect: pygame.Rect) -> Widget:
        if name in DOORS:
            # Doors are few, and higher than lines: they stand further apart.
            door = rect.inflate(-120, 8).move(0, 10 + (rect.top - FIRST_ROW) // 2)
            return Button(door, partial(self._say, f"options.{name}"), partial(self._open_door, name))
        line = line_of(self.context, name, self._keep)
        return Choice(
            rect,
            partial(self._say, f"options.{name}"),
            line.values,
            line.value,
            partial(shown, self.context, name),
            line.change,
            split=0.56,
        )

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

    def _open_door(self, name: str) -> None:
        # Imported here: the options open with the title, which need not wait for it.
        from scenes.options.binding import BindingScene

        self.context.stack.push(BindingScene(self.context, pads=name == "pads"))

    def update(self, ms: int) -> None:
        """F11 and the window's own frame change what two of the lines say; a question that is left is not answered."""
        window = (self.context.display.fullscreen, self.context.display.scale)
        if window != self._shown_window:
            self._shown_window = window
            self._build(self.group.index)
        focused = self.group.focused
        if self._sure and not (isinstance(focused, Button) and focused.label == self._reset_label):
            self._sure = False
            self.touch()

    def _reset_label(self) -> str:
        return self._say("options.reset.sure" if self._sure else "options.reset")

    def _reset(self) -> None:
        """At the second press."""
        self._sure = not self._sure
        if not self._sure:
            reset(self.context)
            self._keep()
            self._build(self.group.index)

    def _keep(self) -> None:
        settings, display = self.context.settings, self.context.display
        settings.window, settings.fullscreen = display.window_size, display.fullscreen
        self.context.store.save()
        self.context.apply_settings()
        self.touch()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """A panel over whatever lies below."""
        dim(canvas)
        self.context.panels.draw(canvas, "panel_gold", PANEL)
        self.heading(canvas, self.context.texts("options.title"), PANEL.top + 16)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the focused line does."""
        name = self._help.get(id(self.group.focused))
        if name is not None:
            self.context.panels.draw(canvas, "tooltip", HELP)
            self.context.fonts.block(
                canvas, HELP.inflate(-18, -12), help_of(self.context, name), colour=WHITE, grow=True
            )
