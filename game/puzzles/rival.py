"""The other side of a puzzle: it answers from the whole truth, as a referee would, so that only what wins against every
answer gets through. It is no player of the arcade and sits at no other table."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.player import Budget, Decision
from game.core.action import Action
from game.core.contract import Game, State, View
from game.core.rng import Rng
from game.puzzles.certain import refutation
from game.puzzles.puzzle import SOLVER


class PuzzleRival:
    """See `game.ai.player.Player`. state: the match as it stands when it is asked."""

    def __init__(self, game: Game, state: Callable[[], State]) -> None:
        self._game, self._state = game, state

    def choose(self, view: View, legal: tuple[Action, ...], budget: Budget, rng: Rng) -> Decision:
        """The refutation, where there is one."""
        return Decision(refutation(self._game, self._state(), SOLVER), 0.5, 1)
