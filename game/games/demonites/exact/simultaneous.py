"""Two choices laid in secret, each of a hand that its seat alone knows: their equilibrium by CFR+ over hands that may
meet.

As in `meeting.py`, the hand that is really held has no weight in what the other side adapts to.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

Table = Sequence[Sequence[float]]
"""[choice of the first side][choice of the other]: what the first side gains."""


class Simultaneous:
    """A pair of choices to be solved, round by round."""

    def __init__(self, mine: Sequence[Table], likely: Sequence[Sequence[Table]]) -> None:
        """mine: the table of the hand that is held against each hand of the other side. likely: by each hand that the
        other side may take it for, the same. Neither is empty; a side has as many choices in every table."""
        every = (mine, *likely)
        others = range(len(mine))
        self._rows = [
            [[gain for table in tables for gain in table[choice]] for choice in range(len(tables[0]))]
            for tables in every
        ]
        self._columns = [
            [[-row[choice] for tables in likely for row in tables[hand]] for choice in range(len(mine[hand][0]))]
            for hand in others
        ]
        self._mine = [_Mixture(len(rows)) for rows in self._rows]
        self._others = [_Mixture(len(columns)) for columns in self._columns]
        self.rounds = 0

    def improve(self, rounds: int = 1) -> None:
        """So many rounds more, the other side first."""
        for _ in range(rounds):
            self.rounds += 1
            shares = [share for mixture in self._mine[1:] for share in mixture.now]
            for mixture, columns in zip(self._others, self._columns):  # noqa: B905
                mixture.adapt([sum(map(mul, column, shares)) for column in columns], self.rounds)
            shares = [share for mixture in self._others for share in mixture.now]
            for mixture, rows in zip(self._mine, self._rows):  # noqa: B905
                mixture.adapt([sum(map(mul, row, shares)) for row in rows], self.rounds)

    def plan(self) -> tuple[list[float], list[float]]:
        """(how often the hand that is held makes each choice, what each gains against the other side's average)."""
        shares = [share for mixture in self._others for share in mixture.average()]
        gains = [sum(map(mul, row, shares)) / len(self._others) for row in self._rows[0]]
        return self._mine[0].average(), gains


class _Mixture:
    """How often one hand makes each choice: now, and so far."""

    __slots__ = ("now", "regrets", "total")

    def __init__(self, count: int) -> None:
        self.now = [1.0 / count] * count
        self.regrets = [0.0] * count
        self.total = [0.0] * count

    def adapt(self, gains: list[float], weight: float) -> None:
        """Regrets that never fall below zero; later rounds count more."""
        expected = sum(map(mul, self.now, gains))
        self.total = [total + weight * share for total, share in zip(self.total, self.now)]  # noqa: B905
        self.regrets = [max(0.0, regret + gain - expected) for regret, gain in zip(self.regrets, gains)]  # noqa: B905
        total = sum(self.regrets)
        if total > 0.0:
            self.now = [regret / total for regret in self.regrets]
        else:
            self.now = [1.0 / len(gains)] * len(gains)

    def average(self) -> list[float]:
        """So far; even before the first round."""
        total = sum(self.total)
        return [share / total for share in self.total] if total > 0.0 else list(self.now)
