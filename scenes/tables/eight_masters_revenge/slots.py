"""The slots that the tables of 8 Masters' Revenge read from their Tiled maps (assets/maps/eight_masters_revenge_*.tmx).

One table for both sides of the seam: the map loader refuses a map that lacks one of these objects, and the tests of the
compiled maps go through the same names. A slot is a rectangle, or a point where the feet of a figure stand. Numbers
after a name are seats; where a second number follows, it is the left (0) or right (1) card of the pair.
"""

from __future__ import annotations

STAGES: tuple[str, ...] = ("dojo", "bamboo", "summit", "harbor")
"""Each is a map of its own of either table; the slots are edited in the first one's maps."""

_DESK: frozenset[str] = frozenset(
    {
        "top_left",  # the bar: seat on the left, round and turn, seat on the right
        "top_mid",
        "top_right",
        "stage",  # the part of the screen that shakes
        "caption",  # big words over the stage
        "clash",  # where a blow and its sums are drawn
        "blow",  # the card that left the pair
        "deck",  # small back and count
        "discard",
        "supply",  # tokens not in play
        "tooltip",
        "hand_0",
        "hand_1",
        "hand_2",
        "hand_3",
        "preview",  # both places a card may take, with what comes of it
        "prompt",  # what is asked
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


def _of_seats(count: int, *stems: str) -> frozenset[str]:
    return frozenset(f"{stem}_{seat}" for stem in stems for seat in range(count))


_SEAT = ("fighter", "plate", "hand_back", "board")

DUEL_SLOTS: frozenset[str] = (
    _DESK
    | _of_seats(2, *_SEAT)
    | _of_seats(2, "values")  # attack and defence of a pair, under its cards
    | frozenset(f"card_{seat}_{side}" for seat in range(2) for side in range(2))
    | {"clash_note"}  # why it hits or not
)
"""Slots of `eight_masters_revenge_duel_<stage>.tmx`; seat 0 stands on the left."""

MANY_SLOTS: frozenset[str] = (
    _DESK
    | _of_seats(4, *_SEAT)
    | frozenset(f"clash_{role}_{side}" for role in ("attack", "defence") for side in range(2))
    | {"clash_sums"}
)
"""Slots of `eight_masters_revenge_many_<stage>.tmx`: seats 0 and 2 on the left, 1 and 3 on the right."""
