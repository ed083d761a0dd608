"""How 8-Bit Battle sounds: a court, its heralds and its crowd."""

from __future__ import annotations

from game.core.events import Event
from game.games.eight_bit_battle.view import View
from scenes.tables.sounds import CARDS, SILENT, Sounds


def _joined(event: Event) -> str:
    return "royal" if event["reason"] == "queen" else "cheers"


SOUNDS = Sounds(
    events={
        "round_started": "fanfare",
        "draft_started": "shuffle",
        "card_drawn": SILENT,  # the card is heard: it flies and turns
        "card_kept": "card_lay",
        "card_given": "card_lay",
        "card_taken": SILENT,
        "holdings_known": "page",
        "battle_started": "war_drum",
        "committed": "card_lay",
        "key_turned": "key",
        "key_looked": "page",
        "item_added": "token",
        "key_passed": "tie",
        "swapped": "swap",
        "revealed": SILENT,  # both cards turn over
        "joined": _joined,
        "join_passed": "tie",
        "clash": "clash",  # the sums meet; the blow has its own bursts, in time
        "battle_won": "lane_won",
        "leftovers": "deal",
        "items_lost": "drop",
        "round_over": "crowd",
        "first_chosen": "marker",
        "match_over": "crowd",
    },
    bursts={
        "dust": "steps",
        "dust_left": "steps",
        "key_glint": SILENT,
        "royal_bond": "royal",
        "beer_splash": "beer",
        "magic": "magic",
        "spark": "sword",
        "spark_heavy": "heavy_blow",
        "shield_flash": "shield",
        "shield_flash_left": "shield",
        "star_pop": "star",
        "fog": "fog",
    },
    flights=CARDS,
)


def tense(view: View) -> bool:
    """The battle that may end it all: somebody has a round already and fights for the second."""
    return view.battle is not None and any(seat.rounds for seat in view.seats)
