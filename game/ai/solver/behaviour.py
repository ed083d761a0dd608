"""From plans to what to do at one information set."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.solver.best_response import climb
from game.ai.solver.sequence_form import InformationSet, Plan, SequenceForm, Sums

UNREACHED = 1e-6
"""What a plan or chance leads to more rarely than this says nothing about what to do there."""
TREMBLE = 0.01
"""Share of even play mixed into the other's plan where he has left it: then all he can do has some weight."""


class Behaviour(NamedTuple):
    """What to do: the share of each action, and the player's expected payoff here."""

    shares: list[float]
    value: float


def behaviour(form: SequenceForm, player: int, here: InformationSet, plans: tuple[Plan, Plan]) -> Behaviour:
    """The player's part of the plans at this information set; where one of the plans does not lead there, the best
    answer to the other's plan with a trembling hand."""
    own, other = plans[player], plans[1 - player]
    first, last = here.first, here.first + here.size
    reached = _reached(form, player, here, other)
    planned = own[here.parent] > UNREACHED and reached > UNREACHED
    if not planned:
        other = [share + TREMBLE * (even - share) for share, even in zip(other, form.even(1 - player), strict=True)]
        reached = _reached(form, player, here, other)
    sums = form.sums()[player].times(other)
    if planned:
        _follow(form, player, own, sums)
        shares = [share / own[here.parent] for share in own[first:last]]
    else:
        climb(form.infosets[player], sums)
        best = max(range(first, last), key=sums.__getitem__)
        shares = [float(sequence == best) for sequence in range(first, last)]
    value = sum(share * brought for share, brought in zip(shares, sums[first:last], strict=True))
    return Behaviour(shares, value / reached if reached else 0.0)


def _reached(form: SequenceForm, player: int, here: InformationSet, other: Plan) -> float:
    """How often chance and the other's plan lead here, if the player does his part."""
    weights: dict[tuple[int, int], float] = {}
    for leaf in form.leaves:
        key = (leaf.first, leaf.second) if player == 0 else (leaf.second, leaf.first)
        weights[key] = weights.get(key, 0.0) + leaf.weight
    sums = Sums(form.sizes[player], weights).times(other)
    climb(form.infosets[player], sums)
    # Whatever he does from here, it ends somewhere: every action has the same weight.
    return sums[here.first]


def _follow(form: SequenceForm, player: int, own: Plan, sums: list[float]) -> None:
    """What each sequence brings when the player goes on with his plan; best play where the plan never leads."""
    for parent, first, count in reversed(form.infosets[player]):
        values, reached = sums[first : first + count], own[parent]
        if reached > UNREACHED:
            sums[parent] += sum(a * b for a, b in zip(own[first : first + count], values, strict=True)) / reached
        else:
            sums[parent] += max(values)
