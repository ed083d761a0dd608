"""Who won and why it ended (rules/eight_masters_revenge.md §6)."""

from __future__ import annotations

from game.core.contract import Result
from game.games.eight_masters_revenge.events import LIFE_REASONS
from game.games.eight_masters_revenge.state import OVER, State, rules_of


def winners(state: State) -> tuple[int, ...]:
    """The seats of the sides that still live: of the winning side once the match is over, fallen partners too."""
    teams = rules_of(state.mode, state.options).teams
    sides = {team for team, seat in zip(teams, state.seats, strict=True) if not seat.out}
    return tuple(number for number, team in enumerate(teams) if team in sides)


def result(state: State) -> Result | None:
    """How the match ended; None while it goes on. `ending` is what the last fall was due to, scores are life left."""
    if state.phase != OVER:
        return None
    lives = tuple(seat.life for seat in state.seats)
    return Result(winners(state), "last_standing", LIFE_REASONS[state.ending], lives)
