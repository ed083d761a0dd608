"""Achievements of the Demonites Battle Deck (rules/demonites.md)."""

from __future__ import annotations

from game.achievements.achievement import Achievement, Look, collected
from game.core.registry import get_game
from game.games.demonites.cards import CLAN_SIZE, DEMONS

GAME = "demonites"
PACK = 6
"""So many cards captured at once are a whole pack."""
CROWD = 6


def _modes() -> frozenset[str]:
    return frozenset(f"{GAME}/{mode}" for mode in get_game(GAME).modes)


def _captures(look: Look) -> list[tuple[int, ...]]:
    return [event.cards("cards") for event in look.mine("captured")]


def _leaders(look: Look) -> int:
    return len({card for cards in _captures(look) for card in cards if DEMONS[card - 1].rank == CLAN_SIZE})


def _ambushed(look: Look) -> bool:
    """Somebody raided an ambush of mine."""
    return any(event["other"] == look.seat for event in look.match.of("raided", ambush=1))


# fmt: off
DEMONITES: tuple[Achievement, ...] = (
    Achievement("whole_deck", GAME, "crown", lambda look: look.won and look.record.by == "all_cards"),
    Achievement("pack_leader", GAME, "skull", lambda look: any(len(cards) >= PACK for cards in _captures(look))),
    Achievement("five_thrones", GAME, "star", lambda look: _leaders(look) >= 5),
    Achievement("from_the_bushes", GAME, "eye", _ambushed),
    Achievement("stubborn", GAME, "redo", lambda look: any(
        event["rematch"] and look.seat in (event["seat"], event["other"]) for event in look.match.of("drew"))),
    Achievement("fast_hands", GAME, "fast", lambda look: look.won and look.record.mode == "skirmish"
                and look.record.options.get("pace", "live") == "live"),
    Achievement("crowd_pleaser", GAME, "person", lambda look: look.won and len(look.record.seats) == CROWD),
    collected("demon_lord", GAME, "fog", len(_modes()), lambda totals: len(totals.won_modes & _modes())),
)
# fmt: on
