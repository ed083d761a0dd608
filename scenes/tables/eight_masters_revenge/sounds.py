"""How 8 Masters' Revenge sounds: wood, breath, and blows."""

from __future__ import annotations

from game.core.events import Event
from game.games.eight_masters_revenge.view import View
from scenes.tables.sounds import CARDS, SILENT, Sounds

LOW_LIFE = 3


def _turn(event: Event) -> str:
    return "wood"


def _fury(event: Event) -> str:
    return "fury" if event["fury"] else "calm"


def _life(event: Event) -> str:
    return "fall" if event["life"] == 0 else SILENT if event["why"] == "blow" else "punch"


def _power(event: Event) -> str:
    change = event["change"]
    return "power" if isinstance(change, int) and change > 0 else "drop"


def _stopped(event: Event) -> str:
    return "counter" if event["why"] == "countered" else SILENT


def _triggered(event: Event) -> str:
    return "poof" if event["averted"] else SILENT


SOUNDS = Sounds(
    events={
        "match_began": "gong",
        "fighter_picked": "coin",
        "thorn_placed": "token",
        "dealt": "deal",
        "turn_began": _turn,
        "exhausted": "growl",
        "fury_changed": _fury,
        "technique_used": SILENT,  # its burst
        "pair_slid": "card_slide",
        "pair_switched": "swap",
        "crow_placed": "crow",
        "page_turned": "page",
        "passed": "tie",
        "card_placed": "card_lay",
        "token_triggered": _triggered,
        "wound_paid": "drop",
        "life_lost": _life,
        "power_changed": _power,
        "pair_noted": SILENT,
        "pair_lost": "lane_lost",
        "punish_noted": "marker",
        "asked": SILENT,  # it would tell nothing, and it happens at every blow
        "took": SILENT,  # the blow lands
        "blocked": SILENT,  # its burst
        "yielded": SILENT,
        "attack_stopped": _stopped,
        "hit_checked": SILENT,  # hit or miss, in time with the strike
        "target_gone": "miss",
        "damage_summed": "count",
        "near_missed": "punch",
        "path_chosen": "page",
        "effect_offered": SILENT,
        "effect_skipped": SILENT,
        "effect_declined": "cancel",
        "effect_copied": SILENT,  # its burst
        "trap_placed": "token",
        "wound_placed": "claw",
        "token_removed": SILENT,  # its burst
        "token_moved": "token",
        "declined": SILENT,
        "deck_reshuffled": "shuffle",
        "drawn": SILENT,  # the card flies
        "laid_aside": SILENT,
        "aside_taken": "deal",
        "discarded": SILENT,
        "blow_gone": SILENT,
        "extra_turn": "power",
        "seat_out": "fall",
        "turn_ended": SILENT,
        "match_over": "gong",
    },
    bursts={
        "dust": "steps",
        "dust_left": "steps",
        "technique": "technique",
        "star_pop": "star",
        "out": "crash",
        "poof": "poof",
        "feather": "crow",
        "trap": "trap",
        "counter": "counter",
        "pair": "seal",
        "block": "shield",
        "block_left": "shield",
        "hit": "punch",
        "miss": "miss",
        "miss_left": "miss",
        "heart_pop": "heal",
    },
    flights=CARDS,
)


def tense(view: View) -> bool:
    """Somebody who still stands has little life left, or somebody's eyes are alight."""
    standing = [seat for seat in view.seats if not seat.out]
    return any(seat.life <= LOW_LIFE or seat.fury for seat in standing) and view.phase != "pick"
