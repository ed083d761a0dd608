"""Achievements of Street War (rules/street_war.md)."""

from __future__ import annotations

from game.achievements.achievement import Achievement, Look, collected
from game.games.street_war.cards import CHARACTERS, HEALTH, LANES

GAME = "street_war"
MOUSE, CAT = 1, 7
"""The lowest and the highest battle card."""
GRABS = 3


def _mouse(look: Look) -> bool:
    """A one beat a seven on some lane."""
    me = look.seat
    return any(
        event[f"card_{me}"] == MOUSE and event[f"card_{1 - me}"] == CAT
        for event in look.match.of("lane_flipped", winner=me)
    )


def _five_lanes(look: Look) -> bool:
    return any(event[f"lanes_{look.seat}"] == LANES for event in look.match.of("round_decided"))


def _knocked(look: Look) -> bool:
    return any(event["seat"] != look.seat for event in look.match.of("health_lost", knockout=1))


def _turned(look: Look) -> bool:
    """At one point of health, and won all the same."""
    return look.won and any(event["health"] == 1 for event in look.mine("health_lost"))


# fmt: off
STREET_WAR: tuple[Achievement, ...] = (
    Achievement("spotless", GAME, "star", lambda look: look.won and look.score == HEALTH and
                look.record.by == "health"),
    Achievement("whole_street", GAME, "flag_green", _five_lanes),
    Achievement("lights_out", GAME, "attack", _knocked),
    Achievement("mouse_and_cat", GAME, "eye", _mouse),
    Achievement("off_the_ropes", GAME, "health", _turned),
    Achievement("rush_hour", GAME, "hourglass_2", lambda look: look.won and look.match.has("rush_hour_began")),
    Achievement("pickpocket", GAME, "hand_card", lambda look: len(look.mine("card_taken")) >= GRABS),
    collected("whole_block", GAME, "crown", len(CHARACTERS),
              lambda totals: sum(one.startswith(f"{GAME}/") for one in totals.characters)),
)
# fmt: on
