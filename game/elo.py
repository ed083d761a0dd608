"""Elo ratings from matches between several players: the model of Bradley and Terry, fitted to all pairings at once."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

SCALE = 400.0
"""Points by which one is ahead who wins ten times as often as he loses."""
CERTAIN = 1200.0
"""A difference is never said to be larger: nobody can know that from so few matches."""
ROUNDS = 500
"""Of the fit; it changes less than a hundredth of a point long before."""
PRIOR = 0.5
"""Wins that every pairing that was played is given on both sides, so that who won all has a rating, too."""


def difference(share: float) -> float:
    """How many points somebody is ahead who wins this share (0..1) of the matches."""
    if share <= 0 or share >= 1:
        return math.copysign(CERTAIN, share - 0.5)
    points = SCALE * math.log10(share / (1 - share))
    return max(-CERTAIN, min(CERTAIN, points))


def ratings(players: Sequence[str], scores: Mapping[tuple[str, str], tuple[float, float]]) -> dict[str, float]:
    """Each player's rating, the average being 0. scores: (one, another) -> (won by one, won by the other), a draw being
    half a win for both."""
    strength = dict.fromkeys(players, 1.0)
    meetings = [(one, other, won + PRIOR, lost + PRIOR) for (one, other), (won, lost) in scores.items()]
    for _ in range(ROUNDS):
        wins, weight = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0)
        for one, other, won, lost in meetings:
            shared = (won + lost) / (strength[one] + strength[other])
            wins[one] += won
            wins[other] += lost
            weight[one] += shared
            weight[other] += shared
        strength = {one: wins[one] / weight[one] if weight[one] else 1.0 for one in players}
        middle = math.exp(sum(map(math.log, strength.values())) / len(players))
        strength = {one: value / middle for one, value in strength.items()}
    return {one: SCALE * math.log10(value) for one, value in strength.items()}
