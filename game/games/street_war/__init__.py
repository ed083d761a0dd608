"""Street War (rules/street_war.md): two rows of five cards meet in the dark, and what lies on them decides."""

from game.games.street_war.rules import GAME

__all__ = ["GAME"]
