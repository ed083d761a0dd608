"""Card faces of Street War: battle cards, strategy cards and their backs, in every size they are drawn in."""

from __future__ import annotations

import pygame

from game.games.street_war.cards import STRATEGIES
from scenes.context import Context

SHEET = "cards/street"


class CardFaces:
    """Pictures by card."""

    def __init__(self, context: Context) -> None:
        self._sheet = context.assets.sheet(SHEET)

    def battle(self, value: int | None) -> pygame.Surface:
        """A battle card, 44x62; None: its back."""
        return self.part("battle_back" if value is None else f"battle_{value}")

    def strategy(self, face: int | None) -> pygame.Surface:
        """A strategy card, 34x48; None: its back."""
        return self.part("strategy_back" if face is None else f"strategy_{STRATEGIES[face].id}")

    def small(self, face: int | None) -> pygame.Surface:
        """A strategy card as it lies on a lane, 24x34; None: its back."""
        return self.part("strategy_small_back" if face is None else f"strategy_small_{STRATEGIES[face].id}")

    def big(self, face: int) -> pygame.Surface:
        """A strategy card in full, 56x80."""
        return self.part(f"big_{STRATEGIES[face].id}")

    def big_battle(self, value: int) -> pygame.Surface:
        """A battle card in full, 56x80."""
        return self.part(f"big_battle_{value}")

    def icon(self, strategy: str) -> pygame.Surface:
        """A strategy card's sign, 16x16."""
        return self.part(f"icon_{strategy}")

    def ability(self, character: str) -> pygame.Surface:
        """An ability's sign, 16x16."""
        return self.part(f"ability_{character}")

    def part(self, name: str) -> pygame.Surface:
        """Any frame of the sheet. Raises KeyError."""
        return self._sheet.frame(name).surface

    def tag(self, name: str) -> tuple[pygame.Surface, ...]:
        """The pictures of an animation. Raises KeyError."""
        return tuple(frame.surface for frame in self._sheet.tag(name))
