"""A message over a screen: what the player should know about a file."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.storage.kept import Notice
from scenes.context import Context
from scenes.intents import Kind
from scenes.widgets.colours import PINK

ANSWERS = (Kind.CONFIRM, Kind.PRESS, Kind.CANCEL, Kind.MENU)
"""What reads a message away."""
STEP = 11
ROOM = 490


def draw_notice(canvas: pygame.Surface, context: Context, notices: Sequence[Notice]) -> None:
    """The newest of them at the top of the screen; nothing where there is none."""
    if not notices:
        return
    notice = notices[-1]
    text = context.texts(notice.text, **notice.facts)
    lines = len(context.fonts.wrap(text, ROOM))
    box = pygame.Rect(60, 4, 520, 18 + STEP * lines)
    context.panels.draw(canvas, "tooltip", box)
    context.panels.sign(canvas, "warning", (box.left + 7, box.top + 8))
    words = pygame.Rect(box.left + 22, box.top + 7, ROOM, STEP * lines + 4)
    context.fonts.block(canvas, words, text, colour=PINK, step=STEP)
