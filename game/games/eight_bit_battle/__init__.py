"""8-Bit Battle (rules/eight_bit_battle.md): draft characters and items, then outguess the other side."""

from game.games.eight_bit_battle.rules import GAME

__all__ = ["GAME"]
