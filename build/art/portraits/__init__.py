"""The portraits of the masters: busts of 48 x 48 pixels, drawn from assets/source/portraits/<id>.toml.

`compile_group` writes them all into one sheet, each calm, hurt and in fury.
"""

from __future__ import annotations

from art.portraits.busts import MOODS, SIZE, Bust, draw_bust, read_bust
from art.portraits.sheet import MASTERS, compile_group

__all__ = ["MASTERS", "MOODS", "SIZE", "Bust", "compile_group", "draw_bust", "read_bust"]
