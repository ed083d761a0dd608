"""What is left of a puzzle to whoever does without its answer, by the exact solver."""

from __future__ import annotations

from game.ai.solver.contract_tree import unfold
from game.core.action import Action
from game.core.contract import Game, State
from game.games.eight_bit_battle.exact.rounds import equilibrium_of
from game.puzzles.puzzle import SOLVER


def chance(game: Game, state: State, without: Action | None = None) -> float:
    """The seat SOLVER's chance to win the match from here (0 to 1) when both sides play in equilibrium and everything
    but what is being laid lies open. without: an action that is out of the question at the first decision."""
    barred = None if without is None else game.step(state, without)

    def won(end: State) -> float:
        if end == barred:
            # Worse than losing: no plan goes there.
            return -1.0
        result = game.result(end)
        return float(result is not None and result.winners == (SOLVER,))

    return equilibrium_of(unfold(game, [(state, 1.0)], lambda here: bool(here == barred), won)).value
