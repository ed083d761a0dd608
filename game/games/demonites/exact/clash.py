"""A clash between two hands as tables of what each pair of choices brings (rules/demonites.md §4.2).

A plan of one hand is a flat list: how often it rushes with each of its cards, how often it waits, and with how much of
the whole it then plays each card blind. So what a hand's choices bring against many other hands is a sum of products.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.demonites.cards import CARDS
from game.games.demonites.modes import OPEN_GUARD
from game.games.demonites.skirmish_advice import clash, duel, standing
from game.games.demonites.worth import WORTH

REMATCH = 0.25
"""How much of all that lies at stake after a stand-off the better rest of a hand wins, for each point by which its
cards stand better."""
REMATCH_STAKE = 4.0
"""What comes to the stakes by then, in cards: both cards of the stand-off and both of the next clash."""


def _table(outcome: Callable[[int, int], int]) -> tuple[tuple[int, ...], ...]:
    """[card][other card]: 1 won, -1 lost, 0 a stand-off; nothing for the card itself."""
    every = range(1, CARDS + 1)
    return ((), *((0, *(outcome(one, other) if one != other else 0 for other in every)) for one in every))


BOTH_RUSH = _table(lambda one, other: clash(one, other, OPEN_GUARD))
RUSH_ANSWERED = _table(lambda one, other: duel(one, other, OPEN_GUARD, 0))
BOTH_BLIND = _table(lambda one, other: clash(one, other, 0))


class Side(NamedTuple):
    """One hand that may be in the clash. cards: the numbers in hand; stake: what its cards on the table are worth.
    rests: by card, how well the others of the hand stand once it is played; empty for a single card."""

    cards: tuple[int, ...]
    stake: float
    rests: tuple[float, ...]


def side_of(cards: tuple[int, ...], stake: float) -> Side:
    """The side with these cards in hand."""
    return Side(cards, stake, _rests(cards))


@lru_cache(1 << 14)
def _rests(cards: tuple[int, ...]) -> tuple[float, ...]:
    if len(cards) == 1:
        return ()
    standings = [standing(card, 0) for card in cards]
    return tuple((sum(standings) - own) / (len(cards) - 1) for own in standings)


class Prospects(NamedTuple):
    """What one hand's choices bring against another one, as rows that fit the other's plan.

    rushes: by own card, against the other's rushes and his waiting. waits: against his rushes. blinds: by own card,
    against each of his cards.
    """

    rushes: tuple[tuple[float, ...], ...]
    waits: tuple[float, ...]
    blinds: tuple[tuple[float, ...], ...]


def prospects(one: Side, other: Side) -> Prospects:
    """What `one` can expect of each choice against `other`, in cards (`worth.py`)."""
    rushed = _gains(one, other, BOTH_RUSH)
    lone = [min(row) for row in _gains(one, other, RUSH_ANSWERED)]
    met = [-min(row) for row in _gains(other, one, RUSH_ANSWERED)]
    blinds = _gains(one, other, BOTH_BLIND)
    return Prospects(tuple([(*row, answered) for row, answered in zip(rushed, lone)]), tuple(met), blinds)  # noqa: B905


def answers(one: Side, other: Side, shown: int) -> tuple[float, ...]:
    """What each card of `one` brings in answer to the lone rush of `shown`, one of the cards of `other`."""
    return tuple(-gain for gain in _gains(other, one, RUSH_ANSWERED)[other.cards.index(shown)])


def _gains(one: Side, other: Side, outcomes: Sequence[Sequence[int]]) -> tuple[tuple[float, ...], ...]:
    """By own card and the other's: what the clash of the two brings, the loser's cards there being lost."""
    won = [other.stake + WORTH[his] for his in other.cards]
    stakes = one.stake + other.stake + REMATCH_STAKE
    lasting = bool(one.rests and other.rests)
    rows = []
    for place, mine in enumerate(one.cards):
        row = outcomes[mine]
        lost = -one.stake - WORTH[mine]
        gains = []
        for at, his in enumerate(other.cards):
            outcome = row[his]
            if outcome:
                gains.append(won[at] if outcome > 0 else lost)
            else:
                gains.append(REMATCH * stakes * (one.rests[place] - other.rests[at]) if lasting else 0.0)
        rows.append(tuple(gains))
    return tuple(rows)
