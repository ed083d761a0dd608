"""The slots that the table of Street War reads from its Tiled maps (assets/maps/street_war_*.tmx).

One table for both sides of the seam: the map loader refuses a map that lacks one of these objects, and the tests of the
compiled maps go through the same names. A slot is a rectangle, or a point where the feet of a figure stand. In
`card_<seat>_<lane>` lanes run from 1 to 5, left to right on the screen.
"""

from __future__ import annotations

TIMES: tuple[str, ...] = ("dusk", "night", "midnight", "dawn")
"""The street from evening to morning, each hour a map of its own; the slots are edited in the first one's map."""

LANES: tuple[int, ...] = (1, 2, 3, 4, 5)
BATTLE_HAND = 5
STRATEGY_HAND = 6

_DESK: frozenset[str] = frozenset(
    {
        "top_left",  # the bar: seat on the left, round and what is going on, seat on the right
        "top_mid",
        "top_right",
        "stage",  # the part of the screen that shakes
        "caption",  # big words over the stage
        "pile",  # battle cards not dealt
        "strategy_pile",
        "discard",  # what was played openly and is out of the round
        "tooltip",
        "prompt",  # what is asked
        "ability",  # the character's big button
        "confirm",
        "button_a",
        "button_b",
        "menu",
        "log",
        "rules",
        "eye",
        "hint_line",
        "log_line",  # the log's last line
    }
)

_SEAT = (
    "fighter",
    "plate",  # name, character
    "cones",  # health
    "hand_back",  # cards that are not for these eyes
    "ability_mark",  # whether the character's ability is ready
    "lasting",  # what last round's seals do in this one
)

SLOTS: frozenset[str] = (
    _DESK
    | frozenset(f"{stem}_{seat}" for stem in _SEAT for seat in range(2))
    | frozenset(f"{stem}_{lane}" for stem in ("lane", "sum", "number") for lane in LANES)
    | frozenset(f"{stem}_{seat}_{lane}" for stem in ("card", "extra") for seat in range(2) for lane in LANES)
    | frozenset(f"hand_{place}" for place in range(BATTLE_HAND))
    | frozenset(f"strategy_{place}" for place in range(STRATEGY_HAND))
)
"""Slots of `street_war_<time>.tmx`; seat 0 stands on the left, its row lies below, that of seat 1 above."""
