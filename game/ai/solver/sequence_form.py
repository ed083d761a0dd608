"""The sequence form of a two-player zero-sum game (von Stengel 1996).

A *sequence* is what one player has done on the way to some point; sequence 0 is "nothing yet". An *information set* is
what a player knows when he decides: it has one parent sequence (he remembers what he did) and one new sequence for each
action. A *plan* gives each sequence the product of the own choices that it is made of. Then the expected payoff is
bilinear in the two plans, however deep the tree is, and everything here works on it: `regret.py`, `linear.py`,
`best_response.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import itemgetter, mul
from typing import NamedTuple

EMPTY = 0
"""The sequence of who has not acted yet."""

Plan = list[float]
"""Realization weights by sequence: plan[0] is 1."""


class InformationSet(NamedTuple):
    """A decision: `parent`, the sequence that leads here; `first`, the sequence of its first action; `size` actions."""

    parent: int
    first: int
    size: int


class Leaf(NamedTuple):
    """An end: the two sequences that lead here, the payoff to player 0, and the weight of chance on the way."""

    first: int
    second: int
    value: float
    weight: float


class Sums:
    """Sums of a player's payoffs by sequence, weighed with the other's plan: a sparse matrix times a vector."""

    __slots__ = ("_rows", "_size")

    def __init__(self, size: int, entries: dict[tuple[int, int], float]) -> None:
        rows: dict[int, list[tuple[int, float]]] = {}
        for (row, column), value in entries.items():
            rows.setdefault(row, []).append((column, value))
        self._size = size
        self._rows = []
        for row, cells in rows.items():
            columns = [column for column, _ in cells]
            # One column more than needed keeps `itemgetter` giving a tuple.
            self._rows.append((row, itemgetter(*columns, EMPTY), [*(value for _, value in cells), 0.0]))

    def times(self, plan: Plan) -> list[float]:
        """By own sequence: what reaching it with weight 1 adds to the payoff."""
        sums = [0.0] * self._size
        for row, pick, values in self._rows:
            sums[row] = sum(map(mul, values, pick(plan)))
        return sums


class SequenceForm:
    """A game under construction, then solved. Information sets are added parents first; `infosets[p]` keeps that order,
    and `names[p]` finds one by its key."""

    def __init__(self) -> None:
        self.infosets: tuple[list[InformationSet], list[InformationSet]] = ([], [])
        self.names: tuple[dict[Hashable, int], dict[Hashable, int]] = ({}, {})
        self._choices: tuple[dict[int, Sequence[Hashable]], dict[int, Sequence[Hashable]]] = ({}, {})
        self.sizes = [1, 1]
        self.leaves: list[Leaf] = []

    def infoset(self, player: int, key: Hashable, parent: int, choices: Sequence[Hashable]) -> InformationSet:
        """The player's information set of this key, new or known. choices: what its actions are. Raises ValueError
        where he would have forgotten what he did, or has another number of actions: the key leaves something out."""
        number, count = self.names[player].get(key), len(choices)
        if number is None:
            found = InformationSet(parent, self.sizes[player], count)
            self._choices[player][found.first] = choices
            self.names[player][key] = len(self.infosets[player])
            self.infosets[player].append(found)
            self.sizes[player] += count
            return found
        found = self.infosets[player][number]
        if found.parent != parent or found.size != count:
            raise ValueError(f"{key!r} is no information set: player {player} could tell its positions apart")
        return found

    def known(self, player: int, key: Hashable) -> InformationSet | None:
        """The information set of this key, if there is one."""
        number = self.names[player].get(key)
        return None if number is None else self.infosets[player][number]

    def choices(self, player: int, here: InformationSet) -> Sequence[Hashable]:
        """What the actions of this information set are."""
        return self._choices[player][here.first]

    def leaf(self, first: int, second: int, value: float, weight: float = 1.0) -> None:
        """An end of the game."""
        self.leaves.append(Leaf(first, second, value, weight))

    def tremble(self, player: int, share: float) -> None:
        """From now on the other player also plays evenly, with this weight beside his plan. Where several plans are
        equally safe, that makes the one best that also profits from mistakes (Selten's trembling hand)."""
        even = self.even(1 - player)
        brought: dict[int, tuple[float, float]] = {}
        for first, second, value, weight in self.leaves:
            own, other = (first, second) if player == 0 else (second, first)
            total, met = brought.get(own, (0.0, 0.0))
            weight *= even[other]
            brought[own] = total + value * weight, met + weight
        for own, (total, met) in brought.items():
            sequences = (own, EMPTY) if player == 0 else (EMPTY, own)
            self.leaf(*sequences, total / met, met * share)

    def sums(self) -> tuple[Sums, Sums]:
        """For each player his payoffs (player 1's are the negative ones) against the other's plan."""
        own: dict[tuple[int, int], float] = {}
        other: dict[tuple[int, int], float] = {}
        for first, second, value, weight in self.leaves:
            own[first, second] = own.get((first, second), 0.0) + value * weight
            other[second, first] = other.get((second, first), 0.0) - value * weight
        return Sums(self.sizes[0], own), Sums(self.sizes[1], other)

    def even(self, player: int) -> Plan:
        """The plan that takes every action as often."""
        plan = [1.0] * self.sizes[player]
        for parent, first, count in self.infosets[player]:
            plan[first : first + count] = [plan[parent] / count] * count
        return plan
