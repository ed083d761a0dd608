"""Achievements of 8 Masters' Revenge (rules/eight_masters_revenge.md)."""

from __future__ import annotations

from game.achievements.achievement import Achievement, Look, collected
from game.games.eight_masters_revenge.cards import FIGHTERS

GAME = "eight_masters_revenge"
HEAVY = 5
"""A blow of so much damage is a thunderclap."""
WALL = 6
"""So many blocks in one match make a wall."""
TOP_ROW = "5"
"""The highest row of the solo ladder."""


def _unhurt(look: Look) -> bool:
    return look.won and not look.mine("life_lost")


def _lone_wolf(look: Look) -> bool:
    return look.won and look.record.mode == "one_against_all" and look.record.winners == (look.seat,)


def _mind_the_step(look: Look) -> bool:
    """A trap took somebody else's last life."""
    return any(event["seat"] != look.seat and event["life"] == 0 for event in look.match.of("life_lost", why="trap"))


def _thunder(look: Look) -> bool:
    return any(event.number("total") >= HEAVY for event in look.match.of("damage_summed", by=look.seat))


def _pushed(look: Look) -> bool:
    return any(event["seat"] != look.seat for event in look.match.of("pair_slid", by=look.seat))


def _countered(look: Look) -> bool:
    """Somebody's attack was stopped by my counter."""
    return any(event["seat"] != look.seat for event in look.match.of("attack_stopped", by=look.seat, why="countered"))


def _ladder(look: Look) -> bool:
    return look.won and look.record.mode == "solo" and look.record.options.get("solo_level") == TOP_ROW


# fmt: off
EIGHT_MASTERS_REVENGE: tuple[Achievement, ...] = (
    Achievement("untouchable", GAME, "star", _unhurt),
    Achievement("last_breath", GAME, "health", lambda look: look.won and look.score == 1),
    Achievement("thunderclap", GAME, "attack", _thunder),
    Achievement("not_today", GAME, "redo", _countered),
    Achievement("brick_wall", GAME, "defence", lambda look: len(look.mine("blocked")) >= WALL),
    Achievement("mind_the_step", GAME, "warning", _mind_the_step),
    Achievement("worn_out", GAME, "hourglass_5", lambda look: look.won and look.record.ending == "exhaustion"),
    Achievement("lone_wolf", GAME, "skull", _lone_wolf),
    Achievement("team_spirit", GAME, "bond", lambda look: look.won and look.record.mode == "teams"),
    Achievement("top_row", GAME, "arrow_up", _ladder),
    collected("all_masters", GAME, "crown", len(FIGHTERS),
              lambda totals: sum(one.startswith(f"{GAME}/") for one in totals.characters)),
)
# fmt: on
