"""8 Masters' Revenge (rules/eight_masters_revenge.md): a fight with hidden hands and open guards, for two to four."""

from game.games.eight_masters_revenge.rules import GAME

__all__ = ["GAME"]
