"""CFR+ (Tammelin 2014): regrets that never fall below zero, players by turns, later plans counting more.

The answer stands after any number of rounds and gets better with each, so that a clock may end it.
"""

from __future__ import annotations

from game.ai.solver.best_response import climb
from game.ai.solver.sequence_form import EMPTY, Plan, SequenceForm


class RegretSolver:
    """Improves a pair of plans; `averages` are what it has come to."""

    def __init__(self, form: SequenceForm) -> None:
        self.form = form
        self._sums = form.sums()
        self._regrets = [[0.0] * size for size in form.sizes]
        self._plans = [form.even(0), form.even(1)]
        self._totals = [[0.0] * size for size in form.sizes]
        self.rounds = 0

    def improve(self, rounds: int = 1) -> None:
        """So many rounds more, both players in each."""
        for _ in range(rounds):
            self.rounds += 1
            for player in (0, 1):
                self._adapt(player)

    def _adapt(self, player: int) -> None:
        infosets, regrets, plan = self.form.infosets[player], self._regrets[player], self._plans[player]
        sums = self._sums[player].times(self._plans[1 - player])
        for parent, first, count in reversed(infosets):
            last = first + count
            values, weight = sums[first:last], plan[parent]
            if weight > 0.0:
                expected = sum([a * b for a, b in zip(plan[first:last], values, strict=True)]) / weight
            else:
                mix = _matched(regrets[first:last])
                expected = sum([a * b for a, b in zip(mix, values, strict=True)])
            regrets[first:last] = [
                regret if (regret := old + value - expected) > 0.0 else 0.0
                for old, value in zip(regrets[first:last], values, strict=True)
            ]
            sums[parent] += expected
        for parent, first, count in infosets:
            last, reached = first + count, plan[parent]
            plan[first:last] = [reached * share for share in _matched(regrets[first:last])]
        weight = float(self.rounds)
        self._totals[player] = [total + weight * share for total, share in zip(self._totals[player], plan, strict=True)]

    def averages(self) -> tuple[Plan, Plan]:
        """The plans so far, later rounds counting more; even ones before the first round."""
        if not self.rounds:
            return self.form.even(0), self.form.even(1)
        first, second = ([total / totals[EMPTY] for total in totals] for totals in self._totals)
        return first, second

    def gap(self) -> float:
        """How far the averages are from an equilibrium (`best_response.gap`)."""
        first, second = self.averages()
        form, (own, other) = self.form, self._sums
        return climb(form.infosets[0], own.times(second)) + climb(form.infosets[1], other.times(first))


def _matched(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    if total > 0.0:
        return [regret / total for regret in regrets]
    return [1.0 / len(regrets)] * len(regrets)
