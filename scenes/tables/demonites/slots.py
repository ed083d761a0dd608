"""The slots that the table of Demonites reads from its Tiled maps (assets/maps/demonites_*.tmx).

One table for both sides of the seam: the map loader refuses a map that lacks one of these objects, and the tests of the
compiled maps go through the same names. Every map has them all; `slots_of` tells which ones a mode reads. A slot is a
rectangle, or a point where a demon stands. Seats sit in a circle: seat 0 at the top left, then clockwise.
"""

from __future__ import annotations

MODES: tuple[str, ...] = ("war", "skirmish", "scout", "ambush", "campaign")
"""Each has a battlefield of its own; the slots are edited in the first one's map."""

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5, 6)
FRONT_COUNTS: tuple[int, ...] = (3, 4, 5, 6)
"""Two players share three fronts; more have one on each border."""

DESK: frozenset[str] = frozenset(
    {
        "top_left",  # the bar: whose turn, round and limit, what is going on
        "top_mid",
        "top_right",
        "stage",  # the part of the screen that shakes
        "caption",  # big words over the stage
        "tooltip",
        "prompt",  # what is asked
        "hand",  # the hand of who is asked
        "log_line",  # the log's last line
        "confirm",
        "button_a",
        "button_b",
        "menu",
        "log",
        "rules",
        "eye",
        "hint_line",
    }
)

LIVE: frozenset[str] = frozenset(
    {
        "hand_0",  # two open hands side by side, the drum between them
        "hand_1",
        "drum",
        "live_prompt",
        "live_menu",
        "live_log",
        "live_rules",
        "live_eye",
        "live_hint",
    }
)
"""The desk of a Skirmish that is played live."""

STATIONS: frozenset[str] = frozenset(f"station_{count}_{seat}" for count in SEAT_COUNTS for seat in range(count))
"""What is one seat's: name, army, what lies before it."""

BATTLE: frozenset[str] = frozenset(
    {"order", "marker"} | {f"{stem}_{side}" for stem in ("fan", "sums", "stage_foot") for side in (0, 1)}
)
"""The order of battle along the top; the two who fight: their cards, their sums, the sword between them, and where
large demons stand."""

FRONTS: frozenset[str] = frozenset(
    {f"chip_{seat}" for seat in range(max(SEAT_COUNTS))}
    | {f"front_{count}_{place}" for count in FRONT_COUNTS for place in range(count)}
)
"""A Campaign: a chip for every seat, the fronts in rows."""

SLOTS: frozenset[str] = DESK | LIVE | STATIONS | BATTLE | FRONTS
"""Every slot of every map."""


def slots_of(mode: str) -> frozenset[str]:
    """What the table of this mode reads. Raises KeyError for an unknown mode."""
    return {
        "war": DESK | STATIONS | BATTLE,
        "skirmish": DESK | LIVE | STATIONS | BATTLE,
        "scout": DESK | STATIONS | BATTLE,
        "ambush": DESK | STATIONS | BATTLE,
        "campaign": DESK | FRONTS,
    }[mode]
