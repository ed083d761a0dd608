"""The interval in which a share lies that was counted in few matches.

Apart from what counts them, because screens draw it, too: they must not bring worker processes along.
"""

from __future__ import annotations

import math

SURE = 1.959964
"""Standard errors of a 95 % interval."""


def wilson(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share (0..1) seen in so many matches (Wilson's score interval). Needs a match at least."""
    square = SURE * SURE / matches
    middle = (share + square / 2) / (1 + square)
    reach = SURE * math.sqrt(share * (1 - share) / matches + square / matches / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
