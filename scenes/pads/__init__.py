"""Gamepads: plugged in and out at any time, one for each side of the screen, with what is printed on their buttons."""

from scenes.bindings import BUTTONS, COMMON, SLAMS
from scenes.pad_glyphs import Style
from scenes.pads.pads import CENTRED, PUSHED, Pads

__all__ = ["BUTTONS", "CENTRED", "COMMON", "PUSHED", "SLAMS", "Pads", "Style"]
