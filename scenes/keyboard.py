"""What is printed on a key: a place on the keyboard (scancode) to a name on this layout.

SDL knows, but pygame has no door to it: the library that pygame has loaded is asked. Where it cannot be found, the
letters of a keyboard as sold in the USA stand in.
"""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

_MARK = 1 << 30
"""SDL's mark on the codes of keys without a character, over the scancode."""
_ROWS = {pygame.KSCAN_A: "abcdefghijklmnopqrstuvwxyz", pygame.KSCAN_1: "1234567890", pygame.KSCAN_RETURN: "\r\x1b\b\t "}
_SIGNS = {
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_BACKSLASH: "\\",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
}
_FILES = ("pygame_ce.libs/libSDL2-2*", "pygame/libSDL2-2*", "pygame/.dylibs/libSDL2-2*", "pygame/SDL2.dll", "SDL2.dll")
"""Where pygame keeps SDL, below the folder that holds pygame: on Linux, macOS and Windows, and once packaged."""


def keycode(scancode: int) -> int:
    """What SDL calls the key at this place on the layout of now."""
    ask = _asked()
    found = ask(scancode) if ask is not None else 0
    return found or _american(scancode)


def key_text(scancode: int) -> str:
    """What is printed on the key at this place: `Space`, `E`, `F1`; `?` for none that there is."""
    name = pygame.key.name(keycode(scancode)) or pygame.key.name(_american(scancode)) or "?"
    return name.title() if len(name) > 1 else name.upper()


def _american(scancode: int) -> int:
    for first, row in _ROWS.items():
        if first <= scancode < first + len(row):
            return ord(row[scancode - first])
    sign = _SIGNS.get(scancode)
    return ord(sign) if sign is not None else scancode | _MARK


@cache
def _asked() -> Callable[[int], int] | None:
    """SDL's own answer, from the very library that pygame runs on; None where it cannot be reached."""
    above = Path(pygame.__file__).resolve().parent.parent
    for pattern in _FILES:
        for path in above.glob(pattern):
            with contextlib.suppress(OSError, AttributeError):
                # Opened by its path, a library that is loaded already is that one and no second.
                ask = ctypes.CDLL(str(path)).SDL_GetKeyFromScancode
                ask.argtypes, ask.restype = [ctypes.c_int], ctypes.c_int32
                return lambda scancode: int(ask(scancode))
    return None
