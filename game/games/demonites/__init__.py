"""Demonites Battle Deck (rules/demonites.md): armies of demons and five ways to lead them."""

from game.games.demonites.rules import GAME

__all__ = ["GAME"]
