"""All achievements, and which of them a finished match brings."""

from __future__ import annotations

from collections.abc import Mapping

from game.achievements.achievement import Achievement, Look, Totals
from game.achievements.demonites import DEMONITES
from game.achievements.eight_bit_battle import EIGHT_BIT_BATTLE
from game.achievements.eight_masters_revenge import EIGHT_MASTERS_REVENGE
from game.achievements.everywhere import EVERYWHERE
from game.achievements.street_war import STREET_WAR
from game.records.record import Finished

ACHIEVEMENTS: tuple[Achievement, ...] = (
    *EVERYWHERE,
    *EIGHT_BIT_BATTLE,
    *EIGHT_MASTERS_REVENGE,
    *STREET_WAR,
    *DEMONITES,
)
"""In the order in which they stand on the shelf."""
BY_ID: Mapping[str, Achievement] = {one.id: one for one in ACHIEVEMENTS}


def earned(match: Finished, totals: Totals) -> tuple[str, ...]:
    """The ids of all that hold for some person of this match now, whether somebody had them before or not. A match in
    which only players of the arcade sat brings none."""
    looks = [Look(match, seat, totals) for seat in match.record.people]
    return tuple(
        one.id for one in ACHIEVEMENTS if one.game in ("", match.record.game) and any(one.has(look) for look in looks)
    )
