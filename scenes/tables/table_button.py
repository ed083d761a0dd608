"""The look of a table's buttons: the words are what the button does now."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.widgets.button import LARGE_HIGH
from scenes.widgets.colours import INK, WHITE, YELLOW
from scenes.widgets.text import Font


def draw_button(
    canvas: pygame.Surface,
    context: Context,
    rect: pygame.Rect,
    text: str,
    style: str,
    focused: bool,
    held: bool,
    font: Font = Font.NAME,
) -> None:
    """style: of the ui sheet's buttons (`red`, `steel`, `blue`, `gold`), or `disabled`: pressing that one says what is
    missing. held: the mouse button is down on it."""
    panels, fonts = context.panels, context.fonts
    # The brighter red would leave the words less than 4.5:1; the frame of the focus says enough.
    look = "" if style == "disabled" else "_down" if held else "_over" if focused and style != "red" else ""
    panels.draw(canvas, f"button_{style}{look}", rect)
    larger = (Font.TITLE,) if fonts.larger and rect.height >= LARGE_HIGH else ()
    fitted = fonts.fitting(text, rect.width - 8, (*larger, font, Font.NAME, Font.LABEL_BOLD, Font.LABEL))
    height = {Font.TITLE: 16, Font.NAME: 8}.get(fitted, 10)
    y = rect.top + (rect.height - 3 - height) // 2 + (2 if held else 0)
    colour = YELLOW if focused else WHITE
    with fonts.saying("focus" if focused else "others"):
        fonts.draw(canvas, (rect.centerx, y), text, fitted, colour, "center", INK, room=rect.width - 4)
    if focused:
        panels.draw(canvas, "button_focus", rect.inflate(2, 2))
