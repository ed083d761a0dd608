"""The slots that the two tables of 8-Bit Battle read from their Tiled maps (assets/maps/eight_bit_battle_*.tmx).

One table for both sides of the seam: the map loader refuses a map that lacks one of these objects, and the tests of the
compiled maps go through the same names. A slot is a rectangle, or a point where the feet of a figure stand.
"""

from __future__ import annotations


def _numbered(*stems: str, count: int) -> frozenset[str]:
    """`stem_0` ... `stem_<count-1>` for every stem."""
    return frozenset(f"{stem}_{number}" for stem in stems for number in range(count))


ARENAS: tuple[str, ...] = ("courtyard", "forest_gate", "tavern")
"""Where battles are fought, each a map of its own; the slots are edited in the first one's map."""


def arena_map(arena: str) -> str:
    """The file of the battle table's map at this arena. Raises ValueError for one that there is not."""
    return f"eight_bit_battle_battle{f'_{arena}' if ARENAS.index(arena) else ''}.tmx"


#: Slots of every arena's map. Numbers after a name are seats, then places; seat 0 stands on the left.
BATTLE_SLOTS: frozenset[str] = (
    frozenset(
        {
            "top_left",  # seat 0: name, rounds won, health points
            "top_mid",  # round and battle
            "top_right",  # seat 1
            "stage",  # the part of the screen that shakes
            "clash",  # attack against defence, in figures
            "clash_note",  # why it came out so
            "caption",  # big words over the stage
            "ally_0_1",  # feet of those who join the lead fighter
            "ally_0_2",
            "ally_1_1",
            "ally_1_2",
            "rival_hand",  # backs of the other side's items, when seat 0 looks (or both may)
            "tooltip",
            "fighter_tray",
            "item_tray",
            "confirm",
            "button_a",
            "button_b",
            "hint_line",
            "peek",
            "log",
        }
    )
    | _numbered("plate", "fighter", "face_down", "face_down_item", "pile", "rival_hand", count=2)
    | _numbered("reserve_0", "reserve_1", "hand_character", count=4)
    | _numbered("hand_item", count=3)
)

#: Slots of `eight_bit_battle_draft.tmx`. `held_<seat>_0..3` are characters, `held_<seat>_4..6` items.
DRAFT_SLOTS: frozenset[str] = (
    frozenset(
        {
            "title",  # which draft this is
            "turn_sign",  # whose choice it is
            "stage",
            "deck",  # face down, with its count
            "card",  # the drawn card
            "keep",
            "give",
            "tooltip",
            "log",
            "hint_line",
            "peek",
        }
    )
    | _numbered("side", "name", "seat", "fly", count=2)
    | _numbered("held_0", "held_1", count=7)
    | _numbered("stand_0", "stand_1", count=4)
)
