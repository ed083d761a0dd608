"""How good a position looks, for players and hints (rules/eight_masters_revenge.md §10).

A position in which something is half done is worth what the answers that are still to come make of it: whoever has to
answer an attack takes what is best for him, an effect still to be used has the worth that such effects have.
"""

from __future__ import annotations

import math

from game.games.eight_masters_revenge.cards import COPY, DRAW, POWER, REMOVE, SLIDE, SWITCH, TRAP, WOUND
from game.games.eight_masters_revenge.dealing import rebuilt
from game.games.eight_masters_revenge.flow import transition
from game.games.eight_masters_revenge.legality import legal_actions
from game.games.eight_masters_revenge.scoring import winners
from game.games.eight_masters_revenge.stance import bearing, exposure, threat
from game.games.eight_masters_revenge.state import (
    BLOCK2,
    COUNTER,
    DEFEND,
    EFFECT,
    HIT,
    LATER,
    OVER,
    PATHS,
    START,
    TURN,
    Seat,
    State,
    rules_of,
)
from game.games.eight_masters_revenge.view import View

# In points of life, from §10.
EXPOSURE, THREAT = -0.62, 0.45
EXTRA_TURN, CARDS_FOR_IT = 0.55, 0.3
"""An extra turn, and cards to strike with in it."""
EFFECT_WORTH: dict[int, float] = {
    SLIDE: 0.2,
    REMOVE: 0.25,
    DRAW: 0.33,
    SWITCH: 0.35,
    TRAP: 0.4,
    WOUND: 0.45,
    POWER: 0.45,
    COPY: 0.45,
}
"""What it is worth to have an effect to use, by its kind."""
STANDING = 3.0
"""A partner who has not fallen, beyond the life he has left."""
STEEPNESS = 0.42
"""Log-odds of winning for each point."""

_ANSWERS = frozenset({LATER, DEFEND, BLOCK2, COUNTER, HIT, PATHS})


def _gain(state: State) -> float:
    """What the active seat still has coming: an effect to use, an extra turn."""
    phase = state.phase
    gain = EFFECT_WORTH[state.effect] if phase == EFFECT else 0.0
    if (state.pair and state.blow >= 0) or (state.extra and phase in (TURN, START)):
        gain += EXTRA_TURN + (CARDS_FOR_IT if state.seats[state.active].hand else 0.0)
    return gain


def _against(seat: Seat, rival: Seat) -> float:
    """Points of a seat that has one opponent."""
    return seat.life + bearing(seat) + EXPOSURE * exposure(seat, rival) + THREAT * threat(seat, rival)


def _values(state: State) -> tuple[float, ...]:
    """Each seat's chance to be on the side that wins, from what lies on the table and in the hands."""
    seats = state.seats
    if len(seats) > 2:
        return _values_of_many(state)
    lead = _against(seats[0], seats[1]) - _against(seats[1], seats[0])
    gain = _gain(state)
    chance = 1 / (1 + math.exp(-STEEPNESS * (lead - gain if state.active else lead + gain)))
    return chance, 1 - chance


def _values_of_many(state: State) -> tuple[float, ...]:
    teams = rules_of(state.mode, state.options).teams
    seats = state.seats
    alive = [number for number, seat in enumerate(seats) if not seat.out]
    rivals = {number: [other for other in alive if teams[other] != teams[number]] for number in alive}
    strength: dict[int, float] = {}
    for number in alive:
        seat = seats[number]
        # Whoever has several opponents strikes only one of them.
        exposed = sum(exposure(seat, seats[other]) / len(rivals[other]) for other in rivals[number])
        best = max(threat(seat, seats[other]) for other in rivals[number])
        points = STANDING + seat.life + bearing(seat) + EXPOSURE * exposed + THREAT * best
        strength[teams[number]] = strength.get(teams[number], 0.0) + points
    if not seats[state.active].out:
        strength[teams[state.active]] += _gain(state)
    most = max(strength.values())
    weights = {team: math.exp(STEEPNESS * (points - most)) for team, points in strength.items()}
    total = sum(weights.values())
    return tuple(weights.get(team, 0.0) / total for team in teams)


def evaluate(view: View, seat: int) -> float:
    """The chance to be on the winning side, 0..1, as far as the view's eyes can tell."""
    if view.winners is not None:
        return float(seat in view.winners)
    return _values(rebuilt(view))[seat]


def payoff(state: State) -> tuple[float, ...]:
    """Each seat's value, 0..1, of a finished state, or an estimate of an unfinished one."""
    if state.phase == OVER:
        won = winners(state)
        return tuple(float(seat in won) for seat in range(len(state.seats)))
    if state.phase in _ANSWERS:
        actor = state.actor
        found = (payoff(transition(state, action, None)) for action in legal_actions(state))
        return max(found, key=lambda values: values[actor])
    return _values(state)
