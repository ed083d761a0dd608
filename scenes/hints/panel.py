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
LARGE_WIDTH = 560
TALLEST = 300
"""Larger text that would make the panel higher than this stays as it is."""
GAP = 3


def layout(
    context: Context, heading: str, lines: Sequence[str], avoid: Sequence[pygame.Rect]
) -> tuple[Font, pygame.Rect]:
    """The face of the words, and where the panel stands: in the middle, over as little as possible of what it speaks
    of."""
    fonts = context.fonts
    face, size = fonts.running, (0, 0)
    for face in dict.fromkeys((fonts.running, Font.BODY)):
        wide = LARGE_WIDTH if face == Font.LARGE else WIDTH
        count = sum(len(fonts.wrap(line, wide - 2 * EDGE, face)) for line in (heading, *lines) if line)
        size = (wide, HEAD + fonts.line(face) * count + GAP * bool(lines) + 2 * EDGE - 4)
        if size[1] <= TALLEST:
            break
    screen = pygame.Rect(0, 0, 640, 360)
    boxes = [pygame.Rect((640 - size[0]) // 2, top, *size).clamp(screen) for top in TOPS]
    return face, min(boxes, key=lambda box: sum(_shared(box, rect) for rect in avoid))


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
    face, box = layout(context, heading, lines, (*rects, *keep))
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
        high = fonts.line(face) * len(fonts.wrap(line, width, face))
        colour = WHITE if number == 0 else MIST
        with fonts.saying("hint"):
            fonts.block(canvas, pygame.Rect(box.left + EDGE, top, width, high), line, face, colour)
        top += high + GAP * (number == 0)
