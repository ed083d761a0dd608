"""Play in equilibrium where both choose in secret: the clashes of a Skirmish (rules/demonites.md §4.2), the scouts and
supports of a Scout (§4.3), solved over the hands that may meet. All else is left to the search."""

from __future__ import annotations

from game.core.contract import Game
from game.games.demonites.exact.player import ClashPlayer


def make_player(game: Game) -> ClashPlayer:
    """The strongest player of Demonites Battle Deck: what `ai:exact` is there."""
    return ClashPlayer(game)
