"""The portraits of the casts: busts of 48 x 48 pixels, drawn from assets/source/portraits/<id>.toml.

`compile_group` writes a sheet for each cast, every character in the moods of that cast.
"""

from __future__ import annotations

from art.portraits.busts import MOODS, SIZE, Bust, draw_bust, read_bust
from art.portraits.sheet import CASTS, COURT, MASTERS, STREET, Cast, compile_group

__all__ = [
    "CASTS",
    "COURT",
    "MASTERS",
    "MOODS",
    "SIZE",
    "STREET",
    "Bust",
    "Cast",
    "compile_group",
    "draw_bust",
    "read_bust",
]
