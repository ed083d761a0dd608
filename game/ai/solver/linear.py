"""An equilibrium by linear programming on the sequence form (Koller, Megiddo and von Stengel 1994), exact up to
rounding.

Payoffs are moved up until none is negative. Then whoever maximizes never gains by following less than a whole plan, so
that all conditions may be written as inequalities and the simplex starts from nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ai.solver.sequence_form import EMPTY, Plan, SequenceForm
from game.ai.solver.simplex import maximize


class Equilibrium(NamedTuple):
    """The value of the game for player 0 and a plan for each player that guarantees it."""

    value: float
    plans: tuple[Plan, Plan]


def equilibrium(form: SequenceForm) -> Equilibrium:
    """Solve it. Raises SimplexError where rounding defeats the simplex."""
    base = min(leaf.value for leaf in form.leaves)
    own, other = form.infosets
    plans = form.sizes[0] - 1  # player 0's sequences but the empty one, then a value for each of player 1's sets
    size, answers = plans + len(other), form.sizes[1] - 1
    rows = [[0.0] * size for _ in range(answers + len(own))]
    bounds = [0.0] * len(rows)
    objective = [0.0] * size
    for first, second, value, weight in form.leaves:
        gain = (value - base) * weight
        if second == EMPTY:
            if first != EMPTY:
                objective[first - 1] += gain
        elif first == EMPTY:
            bounds[second - 1] += gain
        else:
            rows[second - 1][first - 1] -= gain
    for number, (parent, first, count) in enumerate(other):
        for sequence in range(first, first + count):
            rows[sequence - 1][plans + number] += 1.0
        if parent == EMPTY:
            objective[plans + number] += 1.0
        else:
            rows[parent - 1][plans + number] -= 1.0
    for number, (parent, first, count) in enumerate(own):
        row = rows[answers + number]
        row[first - 1 : first - 1 + count] = [1.0] * count
        if parent == EMPTY:
            bounds[answers + number] = 1.0
        else:
            row[parent - 1] = -1.0
    found = maximize(objective, rows, bounds)
    first_plan = _whole(form, 0, [1.0, *found.variables[:plans]])
    second_plan = _whole(form, 1, [1.0, *found.duals[:answers]])
    return Equilibrium(_value(form, first_plan, second_plan), (first_plan, second_plan))


def _whole(form: SequenceForm, player: int, plan: Plan) -> Plan:
    """The plan without what rounding and slack conditions have left out: at every set its shares add up."""
    for parent, first, count in form.infosets[player]:
        shares = plan[first : first + count]
        total, reached = sum(shares), plan[parent]
        if total > 0.0:
            plan[first : first + count] = [share * reached / total for share in shares]
        else:
            plan[first : first + count] = [reached / count] * count
    return plan


def _value(form: SequenceForm, first: Plan, second: Plan) -> float:
    return sum(value * weight * first[one] * second[other] for one, other, value, weight in form.leaves)
