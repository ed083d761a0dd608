"""Words that lie over a table, whatever the game: tooltips, refusals, small buttons with a sign."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.tables.tip import Tip
from scenes.widgets.colours import MIST, STEEL, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

TIP_HEAD, TIP_FOOT = 18, 5
"""Pixels of a tooltip above and below its words."""
NOTE_GAP = 3
STAT = 34
LARGE_TIP = 228
"""Pixels that a tooltip is wide at least when its text is twice as high."""
ABOVE_DESK = 30
"""Pixels between such a tooltip and its slot: what is asked stands there."""
PROMPT_EDGE, PROMPT_PAD = 6, 12
"""Pixels that a larger prompt stays from the edge of the screen, and its words from its own."""
ICON_SIGNS = {"menu": "pause", "log": "scroll", "rules": "book", "eye": "eye_closed", "eye_open": "eye"}


def draw_tooltip(
    canvas: pygame.Surface,
    context: Context,
    slot: pygame.Rect,
    tip: Tip,
    stats: Sequence[tuple[str, int]] = (),
    about: pygame.Rect | None = None,
) -> None:
    """What is pointed at, in its place. What is longer than that grows up over the stage. stats: (sign, number) of a
    card, behind the title. about: where lies what it speaks of; larger text keeps it in sight."""
    box = _grown(context, slot, tip)
    if context.fonts.larger and about is not None:
        box = _beside(box, about, canvas.get_rect())
    key = ("tip", tip, tuple(stats))
    context.kept.draw(canvas, box, key, lambda picture: _paint_tooltip(picture, context, box, tip, stats))


def _heights(context: Context, tip: Tip, width: int) -> tuple[int, int]:
    """(of the body, of the note) in pixels, in lines of this width."""
    fonts, face = context.fonts, context.fonts.running
    line = fonts.line(face)
    note = line * len(fonts.wrap(tip.note, width, face)) if tip.note else 0
    return line * len(fonts.wrap(tip.body, width, face)), note


def _grown(context: Context, slot: pygame.Rect, tip: Tip) -> pygame.Rect:
    """The tooltip's box: its slot, and higher where it has more to say. With larger text it is as large as what it
    says, and beside what it speaks of: a tip in a corner of the desk stands above the desk, one of the stage hangs from
    where it begins."""
    box = slot.copy()
    if context.fonts.larger:
        box.width = max(slot.width, LARGE_TIP)
    body, note = _heights(context, tip, box.width - 14)
    needed = TIP_HEAD + body + (NOTE_GAP + note if note else 0) + TIP_FOOT
    if context.fonts.larger:
        box.height = needed
        if slot.top > context.display.canvas.get_height() // 2:
            box.bottom = slot.top - ABOVE_DESK
        return box.clamp(context.display.canvas.get_rect())
    missing = needed - box.height
    if missing > 0:
        box.height += missing
        box.top -= missing
    return box


def _beside(box: pygame.Rect, about: pygame.Rect, canvas: pygame.Rect) -> pygame.Rect:
    """The box where it is, or at the other side of the screen, whichever covers less of what it speaks of."""
    other = box.copy()
    other.centerx = canvas.width - box.centerx

    def covered(place: pygame.Rect) -> int:
        both = place.clip(about)
        return both.width * both.height

    return min((box, other), key=covered)


def _paint_tooltip(
    canvas: pygame.Surface, context: Context, box: pygame.Rect, tip: Tip, stats: Sequence[tuple[str, int]]
) -> None:
    fonts, face, width = context.fonts, context.fonts.running, box.width - 14
    body, note = _heights(context, tip, width)
    context.panels.draw(canvas, "tooltip", box)
    left = box.left + 7
    room = width - STAT * len(stats)
    font = fonts.fitting(tip.title, room, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
    for place, (sign, value) in enumerate(stats):
        x = box.right - 7 - STAT * (len(stats) - place)
        context.panels.sign(canvas, sign, (x, box.top + 5))
        fonts.draw(canvas, (x + 12, box.top + 6), str(value), Font.NAME, WHITE)
    with fonts.saying("tip"):
        fonts.draw(canvas, (left, box.top + 6), tip.title, font, YELLOW, room=room)
        fonts.block(canvas, pygame.Rect(left, box.top + TIP_HEAD, width, body), tip.body, face, MIST)
        if note:
            foot = pygame.Rect(left, box.bottom - TIP_FOOT - note, width, note)
            fonts.block(canvas, foot, tip.note, face, STEEL)


def prompt_place(context: Context, slot: pygame.Rect, text: str) -> pygame.Rect:
    """Where what is asked stands: its slot over the hand. Larger text takes more, to the left over what is empty there
    and upwards over the edge of the field."""
    fonts = context.fonts
    if not fonts.larger:
        return slot
    most = slot.right - PROMPT_EDGE
    wide = max(slot.width, min(most, fonts.width(text, Font.LARGE) + PROMPT_PAD))
    lines = len(fonts.wrap(text, wide - PROMPT_PAD, Font.LARGE))
    high = lines * fonts.line(Font.LARGE) + 2
    return pygame.Rect(slot.right - wide, slot.bottom - high, wide, high)


def draw_prompt(canvas: pygame.Surface, context: Context, place: pygame.Rect, text: str, colour: Colour) -> None:
    """The words of a prompt whose place larger text has made."""
    fonts = context.fonts
    with fonts.saying("prompt"):
        box = pygame.Rect(place.left, place.top, place.width, place.height + 4).inflate(-PROMPT_PAD, 0)
        fonts.block(canvas, box, text, Font.LARGE, colour, "center")


def draw_refusal(canvas: pygame.Surface, context: Context, text: str, foot: tuple[int, int]) -> None:
    """Why something cannot be done. foot: the middle of the lower edge."""
    fonts = context.fonts
    face = fonts.running
    lines = fonts.wrap(text, 480 if fonts.larger else 300, face)
    wide, high = max(fonts.width(line, face) for line in lines), fonts.line(face) * len(lines)
    box = pygame.Rect(0, 0, wide + 24, high + 12)
    box.midbottom = foot
    context.panels.draw(canvas, "panel_red", box)
    with fonts.saying("refusal"):
        fonts.block(canvas, box.inflate(-16, -10), text, face, WHITE, "center")


def draw_icon(canvas: pygame.Surface, context: Context, rect: pygame.Rect, word: str, focused: bool) -> None:
    """A small button. word: a key of ICON_SIGNS."""
    panels = context.panels
    panels.draw(canvas, "button_steel_over" if focused else "button_steel", rect)
    picture = panels.sheet.frame(ICON_SIGNS[word]).surface
    canvas.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - 1)))
    if focused:
        pygame.draw.rect(canvas, YELLOW, rect, 1)
