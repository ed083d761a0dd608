"""Words that lie over a table, whatever the game: tooltips, refusals, small buttons with a sign."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.tables.tip import Tip
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

ICON_SIGNS = {"menu": "pause", "log": "scroll", "rules": "book", "eye": "eye_closed", "eye_open": "eye"}


def draw_tooltip(canvas: pygame.Surface, context: Context, slot: pygame.Rect, tip: Tip) -> None:
    """What is pointed at: a title, and as many words as there is room for, in the small font where they are many."""
    fonts = context.fonts
    context.panels.draw(canvas, "tooltip", slot)
    box = slot.inflate(-14, -12)
    font = fonts.fitting(tip.title, box.width, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
    fonts.draw(canvas, box.topleft, tip.title, font, YELLOW, room=box.width)
    text = pygame.Rect(box.left, box.top + 12, box.width, box.height - 12)
    lines = len(fonts.wrap(tip.body, text.width))
    small = lines * 10 > text.height
    fonts.block(canvas, text, tip.body, Font.LABEL if small else Font.BODY, MIST, step=9 if small else 10)
    if tip.note and lines * 10 < text.height - 12:
        fonts.draw(canvas, (box.left, slot.bottom - 16), tip.note, Font.BODY, STEEL, room=box.width)


def draw_refusal(canvas: pygame.Surface, context: Context, text: str, foot: tuple[int, int]) -> None:
    """Why something cannot be done. foot: the middle of the lower edge."""
    fonts = context.fonts
    lines = fonts.wrap(text, 300)
    box = pygame.Rect(0, 0, max(fonts.width(line) for line in lines) + 24, 11 * len(lines) + 12)
    box.midbottom = foot
    context.panels.draw(canvas, "panel_red", box)
    fonts.block(canvas, box.inflate(-16, -10), text, colour=WHITE, align="center")


def draw_icon(canvas: pygame.Surface, context: Context, rect: pygame.Rect, word: str, focused: bool) -> None:
    """A small button. word: a key of ICON_SIGNS."""
    panels = context.panels
    panels.draw(canvas, "button_steel_over" if focused else "button_steel", rect)
    picture = panels.sheet.frame(ICON_SIGNS[word]).surface
    canvas.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - 1)))
    if focused:
        pygame.draw.rect(canvas, YELLOW, rect, 1)
