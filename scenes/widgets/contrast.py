"""How far colours stand out from each other, and light words under high contrast (WCAG 2)."""

from __future__ import annotations

from functools import lru_cache

from scenes.widgets.colours import INK, Colour

BRIGHT = 7.0
"""The contrast with ink that light words have at least under high contrast (WCAG 2, level AAA)."""
DARK = 0.05
"""Relative luminance below which a colour is for writing on something light."""


@lru_cache(maxsize=200)
def brightened(colour: Colour) -> Colour:
    """The colour, mixed with white until it stands out from ink by BRIGHT; dark ones, written on light, stay."""
    if luminance(colour) < DARK:
        return colour
    mixed, part = colour, 0.0
    while contrast(mixed, INK) < BRIGHT:
        part = min(1.0, part + 0.1)
        red, green, blue = (round(own + (255 - own) * part) for own in colour)
        mixed = red, green, blue
    return mixed


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance (WCAG 2), from 0 to 1."""
    parts = [c / 255 for c in colour[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """How far two colours stand out from each other (WCAG 2), from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
