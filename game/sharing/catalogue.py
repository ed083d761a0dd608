"""Short numbers for what every code names. They are permanent: this list only ever grows at its ends."""

from __future__ import annotations

GAMES: tuple[str, ...] = ("eight_bit_battle", "eight_masters_revenge", "street_war", "demonites")
KINDS: tuple[str, ...] = (
    "person",
    "ai:1",
    "ai:2",
    "ai:3",
    "ai:4",
    "ai:5",
    "ai:random",
    "ai:greedy",
    "ai:search",
    "ai:exact",
    "ai:adept",
    "ai:novice",
)
"""Who may sit at a seat. Anybody else is spelt out."""
