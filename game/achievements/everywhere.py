"""Achievements of the whole arcade."""

from __future__ import annotations

from game.achievements.achievement import Achievement, Look, collected
from game.climb import TOP, floor_of
from game.core.registry import GAME_IDS, get_game
from game.core.seats import PERSON

STRONGEST, WEAKEST = "ai:5", "ai:1"
NIGHT_ENDS = 5
"""The hour at which nobody is up late any more."""
FULL = 6
TOURNAMENT, FINAL = "tournament:", ":final"
"""What the occasion of a tournament's match begins with, and that of its last one ends with."""
DAILY = "daily:"
"""What the occasion of a daily challenge begins with."""


def all_modes() -> frozenset[str]:
    """`game/mode` of all there are."""
    return frozenset(f"{game_id}/{mode}" for game_id in GAME_IDS for mode in get_game(game_id).modes)


def _others(look: Look) -> list[str]:
    return [seat.kind for number, seat in enumerate(look.record.seats) if number != look.seat]


def _strongest_beaten(look: Look) -> bool:
    return look.won and STRONGEST in _others(look)


def _humbled(look: Look) -> bool:
    """Lost where only beginners sat."""
    return bool(look.record.winners) and not look.won and set(_others(look)) == {WEAKEST}


def _night(look: Look) -> bool:
    return int(look.record.ended[11:13]) < NIGHT_ENDS


def _cup(look: Look) -> bool:
    occasion = look.record.occasion
    return look.won and occasion.startswith(TOURNAMENT) and occasion.endswith(FINAL)


# fmt: off
EVERYWHERE: tuple[Achievement, ...] = (
    Achievement("first_coin", "", "coin", lambda look: True),
    Achievement("first_win", "", "check", lambda look: look.won),
    collected("four_cabinets", "", "star", len(GAME_IDS), lambda totals: len(totals.games)),
    collected("every_mode", "", "dice", len(all_modes()), lambda totals: len(totals.modes & all_modes())),
    collected("regular", "", "hourglass_3", 50, lambda totals: totals.matches),
    collected("five_in_a_row", "", "fast", 5, lambda totals: totals.row),
    Achievement("boss_down", "", "machine", _strongest_beaten),
    collected("all_bosses", "", "skull", len(GAME_IDS),
              lambda totals: len(totals.levels & {f"{game_id}/{STRONGEST}" for game_id in GAME_IDS})),
    Achievement("elbow_to_elbow", "", "person", lambda look: PERSON in _others(look)),
    Achievement("full_house", "", "hand_card", lambda look: len(look.record.seats) >= FULL),
    Achievement("shake_hands", "", "bond", lambda look: not look.record.winners),
    Achievement("night_owl", "", "eye", _night),
    Achievement("humbled", "", "question", _humbled),
    collected("good_loser", "", "cross", 10, lambda totals: totals.losses),
    Achievement("daily_bread", "", "scroll", lambda look: look.won and look.record.occasion.startswith(DAILY)),
    collected("three_days", "", "hourglass_0", 3, lambda totals: totals.days),
    Achievement("cup", "", "crown", _cup),
    Achievement("room_at_the_top", "", "arrow_up", lambda look: look.won and floor_of(look.record.occasion) == TOP),
)
# fmt: on
