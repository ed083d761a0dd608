"""A clash between hands of which each side knows only its own: its equilibrium by CFR+ over hands that may meet.

Each side is some hands, as likely each. Both adapt by turns; later rounds count more. The hand that is really held has
no weight in what the other side adapts to, for nobody knows it: it only learns what is best for it against a side that
expects any of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from typing import NamedTuple

from game.games.demonites.exact.clash import Side, prospects


class _Hand:
    """One hand's choices: regrets and mixtures for the drum (cards, then to wait) and for the blind choice."""

    __slots__ = ("blind", "blind_regrets", "blind_rows", "blind_sum", "drum", "drum_regrets", "drum_sum", "rush_rows",
                 "wait_row")  # fmt: skip

    def __init__(self, side: Side, others: Sequence[Side]) -> None:
        """others: all hands of the other side, in their order."""
        count = len(side.cards)
        met = [prospects(side, other) for other in others]
        # Rows over all other hands: what each of their choices, as often as it is made, brings this choice.
        self.rush_rows = [[gain for one in met for gain in one.rushes[card]] for card in range(count)]
        self.wait_row = [gain for one in met for gain in (*one.waits, 0.0)]
        self.blind_rows = [[gain for one in met for gain in one.blinds[card]] for card in range(count)]
        self.drum = [1.0 / (count + 1)] * (count + 1)
        self.drum_regrets = [0.0] * (count + 1)
        self.drum_sum = [0.0] * (count + 1)
        self.blind = [1.0 / count] * count
        self.blind_regrets = [0.0] * count
        self.blind_sum = [0.0] * count

    def adapt(self, drums: list[float], blinds: list[float], weight: float) -> None:
        """drums: the other hands' shares at the drum, one after the other; blinds: those of their blind choices, each
        as much as is waited for it."""
        values = [sum(map(mul, row, blinds)) for row in self.blind_rows]
        expected = sum(map(mul, self.blind, values))
        gains = [sum(map(mul, row, drums)) for row in self.rush_rows]
        gains.append(sum(map(mul, self.wait_row, drums)) + expected)
        waited = self.drum[-1]
        self.blind_sum = [total + weight * waited * share for total, share in zip(self.blind_sum, self.blind)]  # noqa: B905
        self.drum_sum = [total + weight * share for total, share in zip(self.drum_sum, self.drum)]  # noqa: B905
        self.blind_regrets, self.blind = _matched(self.blind_regrets, values, expected)
        self.drum_regrets, self.drum = _matched(self.drum_regrets, gains, sum(map(mul, self.drum, gains)))


def _matched(regrets: list[float], values: list[float], expected: float) -> tuple[list[float], list[float]]:
    """(regrets after these values, never below zero; the mixture in proportion to them)."""
    found = [max(0.0, regret + value - expected) for regret, value in zip(regrets, values)]  # noqa: B905
    total = sum(found)
    return found, [regret / total for regret in found] if total > 0.0 else [1.0 / len(found)] * len(found)


class Plan(NamedTuple):
    """How often a hand chooses what, and what each choice brings it, in cards. drum, gains: by card in the hand's
    order, then to wait; blind, blind_gains: by card, where both have waited."""

    drum: list[float]
    gains: list[float]
    blind: list[float]
    blind_gains: list[float]


class Meeting:
    """A clash to be solved, round by round; `plan` stands after any number of them."""

    def __init__(
        self, mine: Side, likely: Sequence[Side], others: Sequence[Side], look: Callable[[], object] = lambda: None
    ) -> None:
        """mine: the hand that is held. likely: what the other side may take it for. others: what the other side may
        hold. Neither is empty. look: called every now and then, for a thought lets frames pass when it looks at the
        clock."""
        everything = (mine, *likely)
        self._look = look
        self._mine = [self._hand(side, others) for side in everything]
        self._others = [self._hand(side, likely) for side in others]
        self.rounds = 0

    def _hand(self, side: Side, others: Sequence[Side]) -> _Hand:
        self._look()
        return _Hand(side, others)

    def improve(self, rounds: int = 1) -> None:
        """So many rounds more."""
        for _ in range(rounds):
            self.rounds += 1
            weight = float(self.rounds)
            _adapt(self._others, self._mine[1:], weight)
            self._look()
            _adapt(self._mine, self._others, weight)

    def plan(self) -> Plan:
        """Of the hand that is held: the average so far."""
        hand, count = self._mine[0], len(self._others)
        drums, blinds = [], []
        for other in self._others:
            drum = _shares(other.drum_sum)
            drums += drum
            blinds += [drum[-1] * share for share in _shares(other.blind_sum)]
        blind = _shares(hand.blind_sum)
        values = [sum(map(mul, row, blinds)) for row in hand.blind_rows]
        gains = [sum(map(mul, row, drums)) / count for row in hand.rush_rows]
        gains.append((sum(map(mul, hand.wait_row, drums)) + sum(map(mul, blind, values))) / count)
        waited = sum(blinds)
        return Plan(_shares(hand.drum_sum), gains, blind, [value / waited if waited else 0.0 for value in values])


def _adapt(hands: Sequence[_Hand], others: Sequence[_Hand], weight: float) -> None:
    drums = [share for other in others for share in other.drum]
    blinds = [other.drum[-1] * share for other in others for share in other.blind]
    for hand in hands:
        hand.adapt(drums, blinds, weight)


def _shares(sums: list[float]) -> list[float]:
    total = sum(sums)
    return [one / total for one in sums] if total > 0.0 else [1.0 / len(sums)] * len(sums)
