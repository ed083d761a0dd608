"""Exact play of the battles (rules/eight_bit_battle.md §4 to §6): each battle is a small game, solved backward over the
holdings where they are known, and over what the other side may hold where they are not."""

from __future__ import annotations

from game.core.contract import Game
from game.games.eight_bit_battle.exact.player import BattlePlayer


def make_player(game: Game) -> BattlePlayer:
    """The exact player: what `ai:exact` is in 8-Bit Battle."""
    return BattlePlayer(game)
