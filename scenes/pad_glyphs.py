"""What is printed on a pad's buttons: every maker's own signs, as characters of the body font.

They lie in Unicode's private area, so that a button stands in a sentence like any letter; in a key hint the coloured
picture of the same button is drawn instead (`sign_of`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import pygame

FIRST = 0xE000
EACH = 32
"""Characters that every style has room for: one for each of SDL's buttons."""


class Style(StrEnum):
    """Whose signs a pad bears. XBOX stands for every pad whose maker nobody knows."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


_WORDS: tuple[tuple[Style, tuple[str, ...]], ...] = (
    (Style.XBOX, ("xbox", "x-box", "xinput", "microsoft")),
    (Style.PLAYSTATION, ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5", "wireless controller")),
    (Style.NINTENDO, ("nintendo", "switch", "joy-con", "joy con", "joycon", "pro controller")),
)
_NINTENDO: Mapping[int, int] = {
    pygame.CONTROLLER_BUTTON_A: pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_B: pygame.CONTROLLER_BUTTON_A,
}
BUTTON_NAMES: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
"""Buttons that have a picture, by their place."""


ALIKE = frozenset(
    {
        pygame.CONTROLLER_BUTTON_LEFTSTICK,
        pygame.CONTROLLER_BUTTON_RIGHTSTICK,
        pygame.CONTROLLER_BUTTON_DPAD_UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    }
)
"""Buttons that look the same on every pad: drawn once, among those of the first style."""


def style_of(name: str) -> Style:
    """Whose pad this is, by the name that it gives itself."""
    small = name.lower()
    return next((style for style, words in _WORDS if any(word in small for word in words)), Style.XBOX)


def swapped(style: Style, button: int) -> int:
    """The button that means what this one does on everybody else's pads: Nintendo's players confirm with the right
    button and go back with the lower one."""
    return _NINTENDO.get(button, button) if style == Style.NINTENDO else button


def glyph(style: Style, button: int) -> str:
    """The character of this button; `?` of one without a picture."""
    if button not in BUTTON_NAMES:
        return "?"
    row = 0 if button in ALIKE else list(Style).index(style)
    return chr(FIRST + row * EACH + button)


def sign_of(character: str) -> str | None:
    """The frame of the interface sheet for such a character (`pad_xbox_south`); None for any other text."""
    number = ord(character) - FIRST if len(character) == 1 else -1
    if not 0 <= number < EACH * len(Style) or number % EACH not in BUTTON_NAMES:
        return None
    if number >= EACH and number % EACH in ALIKE:
        return None
    return f"pad_{list(Style)[number // EACH].value}_{BUTTON_NAMES[number % EACH]}"
