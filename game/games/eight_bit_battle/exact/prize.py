"""What a round is played for: the chance to win it and, above it, the match, or its health points.

Leads are in half points, so that whoever wins a tie (H3) is half a point ahead and no lead is 0.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.games.eight_bit_battle.advice import NORMAL, ROUND_SPREAD
from game.games.eight_bit_battle.cards import KING
from game.games.eight_bit_battle.options import Options
from game.games.eight_bit_battle.scoring import ROUNDS
from game.games.eight_bit_battle.state import health

POINT = 2
"""Half points in a point."""
WIN, POINTS, SPREAD = range(3)


class Prize(NamedTuple):
    """How a final lead in half points is worth what to whom has it.

    kind: WIN, 1 for a lead and 0 for none, and `bonus` for each point of lead, so that a round that is won or lost is
    still played well; POINTS, the lead in points; SPREAD, the chance that the lead still holds after rounds to come in
    which it strays by `spread` points (standard deviation).
    """

    kind: int
    spread: float = 0.0
    bonus: float = 0.0

    def worth(self, lead: int) -> float:
        """What this final lead is worth."""
        if self.kind == POINTS:
            return lead / POINT
        if self.kind == WIN:
            return float(lead > 0) + self.bonus * lead / POINT
        return 1 / (1 + math.exp(-NORMAL * lead / POINT / self.spread))

    def turned(self, value: float) -> float:
        """The same value in the other seat's eyes."""
        return -value if self.kind == POINTS else 1.0 - value


ROUND_WON, ROUND_POINTS = Prize(WIN), Prize(POINTS)
PLAYED_FOR = Prize(WIN, bonus=1e-4)
"""What players play for in a best of three: all points of a round together are worth less than a chance of 0.3 %."""


def prize_of(options: Options, finished: int) -> Prize:
    """What a round after so many finished ones is played for. In a best of three that is the round. Where points of all
    rounds count, the lead over all (`lead_of`) has to last."""
    unplayed = ROUNDS - finished - 1
    if options.ending and unplayed:
        return Prize(SPREAD, math.sqrt(unplayed) * ROUND_SPREAD)
    return PLAYED_FOR


def lead_of(
    options: Options, seat: int, first: int, points: tuple[int, int], results: tuple[tuple[int, int, int, int], ...]
) -> int:
    """The seat's lead in half points. first: F; points: both piles of the round; results: of finished rounds."""
    lead = points[0] - points[1]
    tie = 0 if options.tied_round else 1 - 2 * first
    if options.ending:
        before = sum(row[0] - row[1] for row in results)
        if before and len(results) == ROUNDS - 1:
            # Level at the end, who has won more rounds wins: this one is then lost by `before`, or won (H11).
            rounds = sum(1 - 2 * row[2] for row in results)
            tie = (1 if rounds > 0 else -1) if rounds else (-1 if before > 0 else 1)
        elif before:
            tie = 0
        lead += before
    total = POINT * lead + tie
    return total if seat == 0 else -total


def gain(options: Options, prize: Prize, spent: int) -> int:
    """What taking these cards brings, in half points: one of them goes with the King where he decides ties (H3)."""
    tie = options.tied_round and prize.kind != POINTS and spent >> KING & 1
    return POINT * health(spent) + int(bool(tie))
