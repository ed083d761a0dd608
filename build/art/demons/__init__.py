"""The sixty demons of the Demonites deck, drawn from assets/source/demons/<clan>.toml.

`compile_group` writes a sheet of small sprites for each clan and one sheet with all portraits. `brush` tells the words
a part may have, `model` the form of a file.
"""

from __future__ import annotations

from art.demons.drawing import PORTRAIT, SPRITE, draw_portrait, draw_sprite
from art.demons.model import Clan, Demon, read_clan
from art.demons.sheets import CLANS, SHEETS, compile_group

__all__ = [
    "CLANS",
    "PORTRAIT",
    "SHEETS",
    "SPRITE",
    "Clan",
    "Demon",
    "compile_group",
    "draw_portrait",
    "draw_sprite",
    "read_clan",
]
