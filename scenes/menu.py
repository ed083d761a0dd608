"""What the menu screens share: a place behind, widgets with one focus, Esc to go back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.intents import Intent, Kind
from scenes.pointer import ARROW, HAND
from scenes.scene import Scene
from scenes.widgets.colours import YELLOW
from scenes.widgets.field import TextField
from scenes.widgets.focus import FocusGroup, Widget
from scenes.widgets.text import Font


class MenuScene(Scene):
    """A scene of widgets. Subclasses fill `self.group` and draw what is theirs in `draw_behind` and `draw_over`."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.rules_game: str | None = None
        """Whose rules F1 opens; None: those of the game played last."""
        self.group = FocusGroup([], self.touch)

    def touch(self) -> None:
        """The picture is old."""
        self.dirty = True

    def set_widgets(self, widgets: Sequence[Widget]) -> None:
        """Use these, the first enabled one focused."""
        self.group = FocusGroup(widgets, self.touch)
        self.touch()

    @property
    def wants_text(self) -> bool:  # type: ignore[override]
        """While a text field is being typed in."""
        focused = self.group.focused
        return isinstance(focused, TextField) and focused.typing

    @property
    def pointer(self) -> str:
        """A hand over whatever can be pressed."""
        return HAND if self.group.hovered else ARROW

    def back(self) -> None:
        """What Esc and CANCEL do: leave this scene."""
        self.context.stack.pop()

    def handle(self, intent: Intent) -> None:
        """Widgets first, then the ways out."""
        if self.group.handle(intent):
            return
        if intent.kind in (Kind.MENU, Kind.CANCEL):
            self.back()
        elif intent.kind == Kind.LOG:
            # The Tab key, which leads through the widgets of every other program too.
            self.group.step()
        elif intent.kind == Kind.RULES:
            self.open_rules()

    def open_rules(self) -> None:
        """The rules are one press away from everywhere."""
        # Imported here: the rules are a menu scene themselves.
        from scenes.rules import RulesScene

        self.context.stack.push(RulesScene(self.context, self.rules_game))

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """Draw what lies under the widgets."""

    def draw_over(self, canvas: pygame.Surface) -> None:
        """Draw what lies over them."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Behind, widgets, over."""
        fonts, focused = self.context.fonts, self.group.focused
        with fonts.saying("behind"):
            self.draw_behind(canvas)
        for widget in self.group.widgets:
            with fonts.saying("focus" if widget is focused else "others"):
                widget.draw(canvas, self.context.panels, fonts, widget is focused)
        with fonts.saying("over"):
            self.draw_over(canvas)

    def heading(self, canvas: pygame.Surface, text: str, y: int = 14) -> None:
        """A screen's title."""
        fonts = self.context.fonts
        font = fonts.fitting(text, 600, (Font.TITLE, Font.NAME))
        with fonts.saying("title"):
            fonts.draw(canvas, (320, y), text, font, YELLOW, "center", None, (14, 7, 27), room=620)


def dim(canvas: pygame.Surface, level: int = 110) -> None:
    """Darken what is there, for something that lies over it."""
    canvas.fill((level, level, min(255, level + 15)), special_flags=pygame.BLEND_RGB_MULT)
