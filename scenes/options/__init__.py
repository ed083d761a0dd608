"""Options: leaves of lines, keys and buttons to bind, applied at once and kept safely."""

from scenes.options.lines import LEAVES
from scenes.options.scene import OptionsScene

__all__ = ["LEAVES", "OptionsScene"]
