"""Each reason why an action is not legal, by an example."""

from __future__ import annotations

import pytest

from game.core.action import parse_action
from game.games.demonites import GAME
from game.games.demonites.refusals import REASONS
from game.games.demonites.state import State
from tests.game.games.demonites.demonites_scenario import play, start

WAR = start("war", [36, 1], [7, 2])
OVER = play(start("war", [36], [7]), "round")
SKIRMISH = start("skirmish", [36, 1, 2], [48, 14, 13])
THREE = start("skirmish", [36, 1, 2], [48, 14, 13], [5, 6, 7])
SCOUT = start("scout", [18, 2, 1], [34, 7, 8])
COMMIT = play(SCOUT, "scout 18", "scout 34")
DEPLOY = start("ambush", [1, 2, 3, 4, 5, 10], [36, 35, 34, 33, 32, 20])
TURN = play(DEPLOY, "reserve 2", "reserve 36")
FOUR = [list(range(first, first + 6)) for first in (1, 7, 13, 19)]
ACROSS = play(start("ambush", *FOUR), "reserve 1", "reserve 7", "reserve 13", "reserve 19")
BARE = play(start("ambush", [7, 43], [36, 35, 34, 33, 32, 20]), "reserve 43", "reserve 32", "hold", "attack 0 0 0")
CAMPAIGN = start("campaign", [22, 43, 7, 45, 1], [23, 44, 8, 9, 3], [55, 56, 57, 58, 59])
CHARGE = play(start("campaign", [22, 5, 2, 3], [23, 8, 9, 10]), "place 22 0", "place 23 0")

CASES: tuple[tuple[str, State, str], ...] = (
    ("match_over", OVER, "go"),
    ("not_now_table", WAR, "hold"),
    ("not_now_rival", THREE, "wait"),
    ("not_now_rush", SKIRMISH, "play 36"),
    ("not_now_answer", play(SKIRMISH, "wait", "rush 48"), "wait"),
    ("not_now_blind", play(SKIRMISH, "wait", "wait"), "rush 36"),
    ("not_now_scout", SCOUT, "commit"),
    ("not_now_commit", COMMIT, "scout 2"),
    ("not_now_reserve", DEPLOY, "hold"),
    ("not_now_turn", TURN, "reserve 2"),
    ("not_now_place", CAMPAIGN, "hold"),
    ("not_now_charge", CHARGE, "place 8 0"),
    ("not_in_hand", SKIRMISH, "rush 48"),
    ("not_in_hand", COMMIT, "commit 18"),
    ("not_in_hand", CAMPAIGN, "place 45 0"),
    ("no_such_rival", THREE, "rival 0"),
    ("no_such_rival", THREE, "rival 9"),
    ("too_many_supports", COMMIT, "commit 2 1 2"),
    ("hand_order", COMMIT, "commit 1 2"),
    ("hand_order", COMMIT, "commit 2 2"),
    ("no_such_place", TURN, "regroup 4"),
    ("no_such_place", TURN, "attack 4 1 0"),
    ("already_regrouped", play(TURN, "regroup 0"), "regroup 1"),
    ("no_reserve", BARE, "regroup 0"),
    ("not_a_neighbour", ACROSS, "attack 0 2 0"),
    ("no_such_target", TURN, "attack 0 1 4"),
    ("not_your_front", CAMPAIGN, "place 22 1"),
    ("not_your_front", CAMPAIGN, "place 22 7"),
    ("no_enemy_there", CHARGE, "charge 1"),
    ("no_ring", WAR, "ring"),
    ("no_such_action", CHARGE, "charge 00"),
    ("no_such_action", WAR, "juggle"),
    ("no_such_action", TURN, "attack 1"),
    ("no_such_action", WAR, "go 1"),
)


@pytest.mark.parametrize(("reason", "state", "line"), CASES, ids=[f"{one[0]}-{one[2]}" for one in CASES])
def test_refusal(reason: str, state: State, line: str) -> None:
    refusal = GAME.refusal(state, parse_action(line))
    assert refusal is not None
    assert refusal.reason == reason


def test_front_full() -> None:
    """A side of four whose enemy has fewer."""
    state = start("campaign", [1, 2, 3, 4, 5, 6, 60], [7, 8, 9, 10, 11, 12, 43])
    for mine, theirs in ((1, 7), (2, 8), (3, 9), (4, 10)):
        state = play(state, f"place {mine} 0", f"place {theirs} 1")
    refusal = GAME.refusal(state, parse_action("place 5 0"))
    assert refusal is not None
    assert refusal.reason == "front_full"


def test_every_reason_has_an_example() -> None:
    assert {one[0] for one in CASES} | {"front_full"} == set(REASONS)
