"""The arcade's logo being built up out of the dark: strips that rush in from both sides, or rows that simply appear."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.stage.tween import ease_out

LOGO_AT = (320 - 180, 34)
"""Where it stands on the title, too: nothing jumps when that comes."""
STRIP = 4
"""Pixels that a strip is high: the letters' own gradients change no faster."""
BUILD_MS = 640
STAGGER = 0.55
"""The share of the time after which the last strip sets out."""
FAR = 420
"""Pixels from which strips come: none is seen before it moves."""


def draw_logo(canvas: pygame.Surface, context: Context, age_ms: float) -> None:
    """The logo as far as it is built `age_ms` after the first strip set out; BUILD_MS: all of it. With little motion
    wanted, nothing rushes: rows appear from the middle, where the sword lies, to both edges."""
    frame = context.assets.sheet("places/logo").tag("glint")[0]
    left, top = LOGO_AT[0] + frame.offset[0], LOGO_AT[1] + frame.offset[1]
    width, height = frame.size
    t = max(0.0, min(1.0, age_ms / BUILD_MS))
    if context.settings.reduced_motion:
        half = round(height / 2 * t)
        middle = pygame.Rect(0, height // 2 - half, width, 2 * half + height % 2)
        canvas.blit(frame.surface, (left, top + middle.top), middle)
        return
    strips = -(-height // STRIP)
    for number in range(strips):
        # From the middle outward, like the swing of the sword that lies there.
        wait = STAGGER * abs(number - strips / 2) / (strips / 2)
        own = max(0.0, min(1.0, (t - wait) / (1 - STAGGER)))
        if not own:
            continue
        way = -1 if number % 2 else 1
        area = pygame.Rect(0, number * STRIP, width, min(STRIP, height - number * STRIP))
        canvas.blit(frame.surface, (left + round(way * FAR * (1 - ease_out(own))), top + area.top), area)
