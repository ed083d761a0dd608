"""How Street War sounds: traffic, paint, and the clatter of cones."""

from __future__ import annotations

from game.core.events import Event
from game.games.street_war.view import View
from scenes.tables.sounds import CARDS, SILENT, Sounds

LOW_HEALTH = 2


def _ability(event: Event) -> str:
    return "siren" if event["ability"] == "patrol" else SILENT


SOUNDS = Sounds(
    events={
        "match_began": "honk",
        "opening_drawn": "deal",
        "character_picked": "coin",
        "round_began": "wood",
        "dealt": "deal",
        "carried": "card_lay",
        "waited": "pause",
        "passed": "tie",
        "lined_up": "deal",
        "sketched": "spray",
        "ability_used": _ability,
        "card_opened": "card_lay",
        "health_gained": "heal",
        "card_taken": "steal",
        "card_held": "steal",
        "card_given": "card_slide",
        "card_drawn": SILENT,  # the card flies
        "card_discarded": SILENT,
        "pile_peeked": "page",
        "card_exchanged": "swap",
        "pile_left": "cancel",
        "patrolled": "siren",
        "looked": "page",
        "set_up_done": "confirm",
        "lanes_counted": "count",
        "glimpsed": "key",
        "lanes_switched": "swap",
        "lanes_left": "cancel",
        "shield_raised": "shield",
        "fight_began": "fanfare",
        "lane_flipped": SILENT,  # the cards turn, the sums step, the lane is won
        "round_decided": "crowd",
        "seal_worked": SILENT,  # its burst
        "damage_averted": SILENT,  # its burst
        "health_lost": SILENT,  # cone by cone
        "rush_hour_began": "rush_hour",
        "match_over": "crowd",
    },
    bursts={
        "dust": "steps",
        "dust_left": "steps",
        "honk": "honk",
        "siren": "siren",
        "paint": "spray",
        "steal": "steal",
        "steal_left": "steal",
        "heart_pop": "heart",
        "flip": SILENT,  # the turn is heard
        "flip_last": "drum_beat",
        "rise": "rise",
        "fall": "drop",
        "swap": "swap",
        "win": "lane_won",
        "lose": SILENT,  # at the same time as the other lane's win
        "tie": "tie",
        "seal": "seal",
        "shield": "shield",
        "crash": "knock_over",
    },
    flights=CARDS,
)


def tense(view: View) -> bool:
    """A round may end it: somebody has hardly a cone left."""
    return any(seat.health <= LOW_HEALTH for seat in view.seats) and all(seat.character for seat in view.seats)
