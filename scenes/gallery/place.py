"""The ground that those in the gallery stand on: a piece of a place where their game is played."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.tables.layout import load_map
from scenes.widgets.colours import INK


class Place(NamedTuple):
    """A map below assets/maps, and the point of it, in pixels, that lies under the middle of whoever is looked at."""

    file: str
    ground: tuple[int, int]


PLACES = {
    "demonites": Place("demonites_war.tmx", (150, 120)),
    "eight_bit_battle": Place("eight_bit_battle_battle.tmx", (320, 212)),
    "eight_masters_revenge": Place("eight_masters_revenge_duel_dojo.tmx", (320, 156)),
    "street_war": Place("street_war_dusk.tmx", (320, 142)),
}
"""By game."""


class Grounds:
    """Pieces cut from the places, kept once they have been."""

    def __init__(self) -> None:
        self._cut: dict[str, pygame.Surface] = {}

    def draw(self, canvas: pygame.Surface, game_id: str, box: pygame.Rect, feet: int) -> None:
        """The place of a game in a box whose middle stands on its ground at the height `feet`, with a dark rim."""
        if game_id not in self._cut:
            place = PLACES[game_id]
            whole = pygame.Surface((640, 360))
            load_map(place.file, frozenset()).draw(whole, 0, calm=True)
            piece = box.move(place.ground[0] - box.centerx, place.ground[1] - feet)
            self._cut[game_id] = whole.subsurface(piece).copy()
        canvas.blit(self._cut[game_id], box)
        pygame.draw.rect(canvas, INK, box, 1)
