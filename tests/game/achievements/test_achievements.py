"""Every achievement can be had: found in random matches by the rules, or told by events and totals; and none comes to
whoever has not earned it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import msgspec
import pytest

from game.achievements.achievement import Look, Totals, days_in_a_row, totals_of
from game.achievements.everywhere import all_modes
from game.achievements.shelf import ACHIEVEMENTS, BY_ID, earned
from game.core.contract import Setup
from game.core.events import Event, public
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from game.daily.scoring import WIN, score_of, total
from game.records.record import Finished, MatchRecord, SeatRecord, finished, retold
from tests.conformance.matches import random_setup

NOON = "2026-11-30T12:00:00"
SEARCHED = {
    "eight_bit_battle": 120,
    "eight_masters_revenge": 60,
    "street_war": 160,
    "demonites": 60,
}
"""How many random matches are looked through at most; most need far fewer."""
MODES: dict[str, tuple[tuple[str, int], ...]] = {
    "eight_masters_revenge": (("duel", 2), ("one_against_all", 3), ("teams", 4)),
    "demonites": (("ambush", 2), ("skirmish", 2), ("war", 6), ("war", 3), ("war", 2), ("ambush", 6)),
}
RARE = {"untouchable", "thunderclap", "top_row"}
"""What random players hardly ever do."""
IN_MATCHES = {one.id for one in ACHIEVEMENTS if one.game and one.goal is None} - RARE


def seat(kind: str = "ai:2", won: bool = False, character: str = "", score: int = 0, name: str = "") -> SeatRecord:
    return SeatRecord(kind, name, character, score, won)


def record(*seats: SeatRecord, game: str = "street_war", mode: str = "standard", **facts: object) -> MatchRecord:
    made = MatchRecord("0" * 16, NOON, game, mode, 1, {}, seats, "health", "limit")
    return msgspec.structs.replace(made, **facts)


WON = record(seat("person", True), seat())
LOST = record(seat("person"), seat(won=True))


def told(match: MatchRecord, *events: Event, totals: Totals | None = None) -> tuple[str, ...]:
    return earned(Finished(match, events), totals or Totals())


def solo(level: str, won: bool) -> MatchRecord:
    seats = (seat("person", won), seat("ai:3", not won))
    return record(*seats, game="eight_masters_revenge", mode="solo", options={"solo_level": level})


def blow(amount: int, by: int = 0) -> Event:
    return public("damage_summed", seat=1 - by, by=by, total=amount)


MASTERS_WON = record(seat("person", True), seat(), game="eight_masters_revenge", mode="duel")
TOLD: dict[str, tuple[Callable[[], tuple[str, ...]], Callable[[], tuple[str, ...]]]] = {
    # id -> (what brings it, what is close and does not)
    "untouchable": (
        lambda: told(MASTERS_WON, public("life_lost", seat=1, amount=1)),
        lambda: told(MASTERS_WON, public("life_lost", seat=0, amount=1)),
    ),
    "thunderclap": (lambda: told(MASTERS_WON, blow(5)), lambda: told(MASTERS_WON, blow(4), blow(9, by=1))),
    "top_row": (lambda: told(solo("5", True)), lambda: told(solo("4", True)) + told(solo("5", False))),
    "first_coin": (lambda: told(LOST), lambda: told(record(seat(), seat(won=True)))),
    "first_win": (lambda: told(WON), lambda: told(LOST)),
    "boss_down": (
        lambda: told(record(seat("person", True), seat("ai:5"))),
        lambda: told(record(seat("person"), seat("ai:5", True))) + told(record(seat("person", True), seat("ai:4"))),
    ),
    "elbow_to_elbow": (lambda: told(record(seat("person", True), seat("person"))), lambda: told(WON)),
    "full_house": (
        lambda: told(record(seat("person"), *[seat()] * 4, seat(won=True))),
        lambda: told(record(seat("person"), *[seat()] * 4)),
    ),
    "shake_hands": (lambda: told(record(seat("person"), seat())), lambda: told(LOST)),
    "night_owl": (
        lambda: told(msgspec.structs.replace(WON, ended="2026-11-30T04:59:59")),
        lambda: told(msgspec.structs.replace(WON, ended="2026-11-30T05:00:00")),
    ),
    "humbled": (
        lambda: told(record(seat("person"), seat("ai:1", True))),
        lambda: told(record(seat("person"), seat("ai:1"), seat("ai:2", True))) + told(LOST),
    ),
    "daily_bread": (
        lambda: told(msgspec.structs.replace(WON, occasion="daily:2026-11-30")),
        lambda: told(WON) + told(msgspec.structs.replace(LOST, occasion="daily:2026-11-30")),
    ),
    "room_at_the_top": (
        lambda: told(msgspec.structs.replace(WON, occasion="climb:street_war/standard:5:7-4")),
        lambda: (
            told(msgspec.structs.replace(WON, occasion="climb:street_war/standard:4:7-4"))
            + told(msgspec.structs.replace(LOST, occasion="climb:street_war/standard:5:7-4"))
        ),
    ),
    "cup": (
        lambda: told(msgspec.structs.replace(WON, occasion="tournament:ab12:final")),
        lambda: told(msgspec.structs.replace(WON, occasion="tournament:ab12:3")),
    ),
}


def totals(**facts: Any) -> Totals:
    return Totals()._replace(**facts)


def games(level: str, many: int) -> frozenset[str]:
    return frozenset(f"{game_id}/{level}" for game_id in GAME_IDS[:many])


def characters(game_id: str, many: int) -> frozenset[str]:
    return frozenset(f"{game_id}/{number}" for number in range(many)) | {"demonites/nobody"}


COLLECTED: dict[str, tuple[Totals, Totals]] = {
    "four_cabinets": (totals(games=frozenset(GAME_IDS)), totals(games=frozenset(GAME_IDS[:3]))),
    "every_mode": (totals(modes=all_modes()), totals(modes=frozenset(sorted(all_modes())[1:]) | {"chess/blitz"})),
    "regular": (totals(matches=50), totals(matches=49)),
    "five_in_a_row": (totals(row=5), totals(row=4)),
    "all_bosses": (totals(levels=games("ai:5", 4)), totals(levels=games("ai:5", 3) | games("ai:4", 4))),
    "good_loser": (totals(losses=10), totals(losses=9)),
    "three_days": (totals(days=3), totals(days=2)),
    "all_masters": (
        totals(characters=characters("eight_masters_revenge", 8)),
        totals(characters=characters("eight_masters_revenge", 7)),
    ),
    "whole_block": (
        totals(characters=characters("street_war", 8)),
        totals(characters=characters("street_war", 7) | characters("eight_masters_revenge", 8)),
    ),
    "demon_lord": (
        totals(won_modes=frozenset(mode for mode in all_modes() if mode.startswith("demonites/"))),
        totals(won_modes=all_modes() - {"demonites/war"}, modes=all_modes()),
    ),
}


def test_every_achievement_is_accounted_for() -> None:
    assert len(BY_ID) == len(ACHIEVEMENTS) >= 40
    assert IN_MATCHES | set(TOLD) | set(COLLECTED) == set(BY_ID)
    assert {one.id for one in ACHIEVEMENTS if one.goal is not None} == set(COLLECTED)


@pytest.mark.parametrize("name", TOLD)
def test_it_comes_by_these_events_and_not_by_those(name: str) -> None:
    brings, does_not = TOLD[name]
    assert name in brings()
    assert name not in does_not()


@pytest.mark.parametrize("name", COLLECTED)
def test_it_comes_with_the_last_one_of_a_collection(name: str) -> None:
    whole, nearly = COLLECTED[name]
    match = msgspec.structs.replace(WON, game=BY_ID[name].game or "street_war")
    goal = BY_ID[name].goal
    assert goal is not None
    assert name in told(match, totals=whole)
    assert goal[1](whole) == goal[0]
    assert name not in told(match, totals=nearly)
    assert goal[1](nearly) == goal[0] - 1


def random_match(setup: Setup) -> Match:
    match, rng = Match(setup), Rng(setup.seed)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    return match


def matches(game_id: str) -> Iterator[Finished]:
    ways = MODES.get(game_id) or ((get_game(game_id).modes[0], 2),)
    for number in count():
        seed, (mode, seats) = number // len(ways), ways[number % len(ways)]
        match = random_match(Setup(game_id, seed, seats, mode))
        yield finished(match, [("person", "Ada"), *[("ai:1", "")] * (seats - 1)], "0" * 16, NOON)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_random_matches_bring_the_rest(game_id: str) -> None:
    wanted = {name for name in IN_MATCHES if BY_ID[name].game == game_id}
    matches_with_none = 0
    for match in islice(matches(game_id), SEARCHED[game_id]):
        had = {name for name in earned(match, Totals()) if BY_ID[name].game}
        assert all(BY_ID[name].game == game_id for name in had)
        matches_with_none += not had
        wanted -= had
        if not wanted and matches_with_none:
            return
    # Neither out of reach nor thrown after everybody.
    assert (wanted, matches_with_none > 0) == (set(), True)


def test_the_other_side_does_not_earn_what_happened_to_me() -> None:
    for match in islice(matches("street_war"), 12):
        mine = {one.id for one in ACHIEVEMENTS if one.game == "street_war" and one.has(Look(match, 0, Totals()))}
        theirs = {one.id for one in ACHIEVEMENTS if one.game == "street_war" and one.has(Look(match, 1, Totals()))}
        winners = {"spotless", "off_the_ropes", "rush_hour"}
        assert not (mine & theirs & winners)


def test_a_record_tells_its_story_again() -> None:
    match = next(matches("eight_masters_revenge"))
    again = retold(match.record)
    assert again == match
    assert match.record.seats[0].character
    with pytest.raises(ValueError, match="do not end"):
        retold(msgspec.structs.replace(match.record, actions=match.record.actions[:-1]))
    with pytest.raises(ValueError, match="no game"):
        retold(msgspec.structs.replace(match.record, game="chess"))


def test_totals_are_counted_for_people_alone() -> None:
    team = record(
        seat("person", True, "karu", name="Ada"),
        seat("ai:5"),
        seat("ai:3", True),
        seat("ai:2"),
        game="eight_masters_revenge",
        mode="teams",
    )
    lost = record(seat("ai:1", True), seat("person", name="Bo"))
    drawn = record(seat("person", name="Ada"), seat("ai:5"))
    watched = record(seat("ai:1", True), seat("ai:5"))
    found = totals_of([lost, drawn, team, team, watched], team, ["2026-11-29", "2026-11-30", "2026-11-27"])
    assert found == Totals(
        matches=4,
        wins=2,
        losses=1,
        games=frozenset({"eight_masters_revenge"}),
        modes=frozenset({"eight_masters_revenge/teams", "street_war/standard"}),
        won_modes=frozenset({"eight_masters_revenge/teams"}),
        characters=frozenset({"eight_masters_revenge/karu"}),
        levels=frozenset({"eight_masters_revenge/ai:5"}),
        row=2,
        days=2,
    )


def test_days_in_a_row_go_over_the_ends_of_months_and_years() -> None:
    assert days_in_a_row([]) == 0
    assert days_in_a_row(["2026-11-30", "2026-11-30"]) == 1
    assert days_in_a_row(["2027-01-01", "2026-12-31", "2026-12-30", "2026-12-28"]) == 3


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_seat_of_every_kind_of_match_can_be_looked_at(game_id: str) -> None:
    """Any mode, number of seats and options; and what is gathered in a lost match never reaches what a win brings."""
    for seed in range(60):
        setup = random_setup(game_id, seed)
        match = random_match(setup)
        for person in range(setup.seats):
            kinds = [("person" if number == person else "ai:2", "") for number in range(setup.seats)]
            story = finished(match, kinds, "0" * 16, NOON)
            assert "first_coin" in earned(story, totals_of([story.record], story.record))
            assert story.won(person) == (total(score_of(story, person)) >= WIN)
