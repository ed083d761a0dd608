"""Words that lie over a table, whatever the game: tooltips, refusals, small buttons with a sign."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.tables.tip import Tip
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

TIP_HEAD, TIP_FOOT = 18, 5
"""Pixels of a tooltip above and below its words."""
NOTE_GAP = 3
ICON_SIGNS = {"menu": "pause", "log": "scroll", "rules": "book", "eye": "eye_closed", "eye_open": "eye"}


def draw_tooltip(canvas: pygame.Surface, context: Context, slot: pygame.Rect, tip: Tip) -> None:
    """What is pointed at, in its place. What is longer than that grows up over the stage."""
    box = _grown(context, slot, tip)
    context.kept.draw(canvas, box, ("tip", tip), lambda picture: _paint_tooltip(picture, context, box, tip))


def _grown(context: Context, slot: pygame.Rect, tip: Tip) -> pygame.Rect:
    """The tooltip's box: its slot, and higher where it has more to say."""
    fonts, box = context.fonts, slot.copy()
    width, line = box.width - 14, fonts.line(Font.BODY)
    body = line * len(fonts.wrap(tip.body, width))
    note = line * len(fonts.wrap(tip.note, width)) if tip.note else 0
    missing = TIP_HEAD + body + (NOTE_GAP + note if note else 0) + TIP_FOOT - box.height
    if missing > 0:
        box.height += missing
        box.top -= missing
    return box


def _paint_tooltip(canvas: pygame.Surface, context: Context, box: pygame.Rect, tip: Tip) -> None:
    fonts, width, line = context.fonts, box.width - 14, context.fonts.line(Font.BODY)
    body = line * len(fonts.wrap(tip.body, width))
    note = line * len(fonts.wrap(tip.note, width)) if tip.note else 0
    context.panels.draw(canvas, "tooltip", box)
    left = box.left + 7
    font = fonts.fitting(tip.title, width, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
    fonts.draw(canvas, (left, box.top + 6), tip.title, font, YELLOW, room=width)
    fonts.block(canvas, pygame.Rect(left, box.top + TIP_HEAD, width, body), tip.body, colour=MIST)
    if note:
        foot = pygame.Rect(left, box.bottom - TIP_FOOT - note, width, note)
        fonts.block(canvas, foot, tip.note, colour=STEEL)


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
