"""How the Demonites Battle Deck sounds: drums, claws, and horns over the plain."""

from __future__ import annotations

from game.core.events import Event
from game.games.demonites.view import View
from scenes.tables.sounds import CARDS, SILENT, Sounds

FEW_CARDS = 4
LAST_ROUNDS = 0.85
"""Of the limit."""


def _battle(event: Event) -> str:
    return "growl" if event["rematch"] else "war_drum"


def _raided(event: Event) -> str:
    # An ambush is heard when it is sprung: its burst.
    return "run"


SOUNDS = Sounds(
    events={
        "match_began": "charge",
        "round_began": "war_drum",
        "clock_rang": SILENT,  # the gong was heard when it rang
        "drawn": SILENT,  # the cards fly
        "chose": "confirm",
        "mustered": "muster",
        "champion_unfought": "crown",
        "battle_began": _battle,
        "struck": "swing",
        "stood_off": SILENT,  # its burst
        "reinforced": SILENT,  # its burst
        "marker_given": "marker",
        "drew": "tie",
        "captured": "capture",
        "went_home": SILENT,  # the cards fly
        "bout_began": "drum_beat",
        "rushed": "run",
        "waited": "pause",
        "answered": SILENT,  # it is slammed down
        "played": SILENT,
        "bout_drawn": "tie",
        "committed": SILENT,
        "lined_up": "card_lay",
        "regrouped": "swap",
        "raided": _raided,
        "held": "shield",
        "placed": SILENT,
        "charged": SILENT,  # its burst
        "fronts_changed": "muster",
        "fell": "growl",
        "match_over": "crown",
    },
    bursts={
        "slash": "claw",
        "slash_left": "claw",
        "beaten": "heavy_blow",
        "blocked": "shield",
        "standoff": "standoff",
        "reinforce": "reinforce",
        "capture": "star",
        "ambush": "ambush",
        "drum": "drum_beat",
        "slam": "slam",
        "fall": "fall",
        "charge": "charge",
        "star_pop": "star",
    },
    flights=CARDS,
)


def tense(view: View) -> bool:
    """Somebody who is still in it has hardly an army left, or the end by rounds is near."""
    armies = [owned for owned, out in zip(view.owned, view.out, strict=True) if not out]
    return min(armies, default=FEW_CARDS + 1) <= FEW_CARDS or view.round > LAST_ROUNDS * view.limit
