"""The best answer to a plan, and how far a pair of plans is from an equilibrium."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.solver.sequence_form import EMPTY, InformationSet, Plan, SequenceForm


def climb(infosets: Sequence[InformationSet], sums: list[float]) -> float:
    """The most that these sums by sequence can bring. Afterwards they hold what each sequence is worth with best play
    behind it."""
    for parent, first, count in reversed(infosets):
        sums[parent] += max(sums[first : first + count])
    return sums[EMPTY]


def best_value(form: SequenceForm, player: int, against: Plan) -> float:
    """The player's payoff with the best answer to the other's plan."""
    return climb(form.infosets[player], form.sums()[player].times(against))


def best_plan(form: SequenceForm, player: int, against: Plan) -> Plan:
    """A pure best answer to the other's plan, the first of equals."""
    sums = form.sums()[player].times(against)
    climb(form.infosets[player], sums)
    plan = [0.0] * form.sizes[player]
    plan[EMPTY] = 1.0
    for parent, first, count in form.infosets[player]:
        if plan[parent]:
            plan[max(range(first, first + count), key=sums.__getitem__)] = 1.0
    return plan


def payoff(form: SequenceForm, first: Plan, second: Plan) -> float:
    """What player 0 gets on average when both follow their plans."""
    return sum(value * weight * first[one] * second[other] for one, other, value, weight in form.leaves)


def gap(form: SequenceForm, first: Plan, second: Plan) -> float:
    """How much both together could still win by better answers: 0 in an equilibrium, never below."""
    own, other = form.sums()
    return climb(form.infosets[0], own.times(second)) + climb(form.infosets[1], other.times(first))
