"""Predictive CFR+ (Tammelin 2014; Farina, Kroer and Sandholm 2021): regrets that never fall below zero, players by
turns, later plans counting more; each step expects that the next one will bring the same regrets again, which is what
makes it fast near the end.

The answer stands after any number of rounds and gets better with each, so that a clock may end it.
"""

from __future__ import annotations

from operator import mul

from game.ai.solver.best_response import climb
from game.ai.solver.sequence_form import EMPTY, Plan, SequenceForm


class RegretSolver:
    """Improves a pair of plans; `averages` are what it has come to."""

    def __init__(self, form: SequenceForm) -> None:
        self.form = form
        self.rounds = 0
        self._sums = form.sums()
        self._plans = [form.even(0), form.even(1)]
        self._totals = [[0.0] * size for size in form.sizes]
        # By player and information set: regrets and the mixture of now.
        self._regrets = [[[0.0] * here.size for here in infosets] for infosets in form.infosets]
        self._mixes = [[[1.0 / here.size] * here.size for here in infosets] for infosets in form.infosets]

    def improve(self, rounds: int = 1) -> None:
        """So many rounds more, both players in each."""
        for _ in range(rounds):
            self.rounds += 1
            for player in (0, 1):
                self._adapt(player)

    def _adapt(self, player: int) -> None:
        """One player's step. This is where solving spends its time: plain loops, nothing looked up twice."""
        infosets, regrets, mixes = self.form.infosets[player], self._regrets[player], self._mixes[player]
        sums = self._sums[player].times(self._plans[1 - player])
        for number in range(len(infosets) - 1, -1, -1):
            parent, first, size = infosets[number]
            values, mix = sums[first : first + size], mixes[number]
            expected = sum(map(mul, mix, values))
            sums[parent] += expected
            total = 0.0
            updated, guessed = [], []
            for old, value in zip(regrets[number], values):  # noqa: B905
                change = value - expected
                regret = old + change
                if regret < 0.0:
                    regret = 0.0
                updated.append(regret)
                regret += change
                if regret > 0.0:
                    total += regret
                    guessed.append(regret)
                else:
                    guessed.append(0.0)
            regrets[number] = updated
            mixes[number] = [regret / total for regret in guessed] if total > 0.0 else [1.0 / size] * size
        plan = [1.0] * self.form.sizes[player]
        for (parent, first, size), mix in zip(infosets, mixes):  # noqa: B905
            reached = plan[parent]
            if reached:
                plan[first : first + size] = [reached * share for share in mix]
            else:
                plan[first : first + size] = [0.0] * size
        self._plans[player] = plan
        weight = float(self.rounds) ** 2
        self._totals[player] = [total + weight * share for total, share in zip(self._totals[player], plan)]  # noqa: B905

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
