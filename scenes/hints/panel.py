"""The hint as it stands on the table: words in a panel, corners around what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.lesson.spotlight import Spotlight
from scenes.widgets.colours import MIST, WHITE, YELLOW
from scenes.widgets.text import Font

WIDTH = 348
EDGE = 10
HEAD = 15
TOPS = (28, 84, 140, 4, 172)
"""Where the panel may begin, the best place first."""
LINE = 11
GAP = 3


def layout(context: Context, heading: str, lines: Sequence[str], avoid: Sequence[pygame.Rect]) -> pygame.Rect:
    """Where the panel stands: in the middle, over as little as possible of what it speaks of."""
    fonts = context.fonts
    count = sum(len(fonts.wrap(line, WIDTH - 2 * EDGE)) for line in (heading, *lines) if line)
    size = (WIDTH, HEAD + LINE * count + GAP * bool(lines) + 2 * EDGE - 4)
    boxes = [pygame.Rect((640 - WIDTH) // 2, top, *size) for top in TOPS]
    return min(boxes, key=lambda box: sum(_shared(box, rect) for rect in avoid))


def _shared(box: pygame.Rect, rect: pygame.Rect) -> int:
    common = box.clip(rect.inflate(8, 8))
    return common.width * common.height


def draw_hint(
    canvas: pygame.Surface,
    context: Context,
    light: Spotlight,
    title: str,
    heading: str,
    lines: Sequence[str],
    rects: Sequence[pygame.Rect],
    hourglass: int | None = None,
    keep: Sequence[pygame.Rect] = (),
) -> None:
    """heading: what to do. lines: why. rects: what it speaks of. hourglass: milliseconds of thought so far, None when
    there is an answer. keep: what else should stay in sight."""
    light.corners(canvas, rects)
    box = layout(context, heading, lines, (*rects, *keep))
    context.panels.draw(canvas, "panel_gold", box)
    fonts, width = context.fonts, box.width - 2 * EDGE
    top = box.top + EDGE - 2
    fonts.draw(canvas, (box.left + EDGE, top), title, Font.NAME, YELLOW, room=width - 20)
    if hourglass is not None:
        frames = context.panels.sheet.tag("hourglass")
        frames[hourglass // 160 % len(frames)].draw(canvas, (box.right - EDGE - 12, top - 2))
    top += HEAD
    for number, line in enumerate((heading, *lines)):
        if not line:
            continue
        high = LINE * len(fonts.wrap(line, width))
        colour = WHITE if number == 0 else MIST
        fonts.block(canvas, pygame.Rect(box.left + EDGE, top, width, high), line, colour=colour)
        top += high + GAP * (number == 0)
