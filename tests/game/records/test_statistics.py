"""Figures over remembered matches: who counts, against whom, and how shares add up."""

from __future__ import annotations

import msgspec
import pytest

from game.records.record import MatchRecord, SeatRecord
from game.records.statistics import (
    AGAINST_PEOPLE,
    Tally,
    by_character,
    by_mode,
    by_name,
    by_opponent,
    by_seat,
    over_time,
    showings,
    streaks,
    tally,
)


def seat(kind: str, won: bool = False, name: str = "", character: str = "") -> SeatRecord:
    return SeatRecord(kind, name, character, 0, won)


def match(*seats: SeatRecord, game: str = "street_war", mode: str = "standard") -> MatchRecord:
    return MatchRecord("0", "2026-11-30T12:00:00", game, mode, 1, {}, seats, "", "")


WON = match(seat("person", True, "Ada", "magpie"), seat("ai:3"))
LOST = match(seat("ai:5", True), seat("person", False, "Ada", "patrol"))
DRAWN = match(seat("person", False, "Bo", "magpie"), seat("ai:1"))
WATCHED = match(seat("ai:1", True), seat("ai:2"))
SHARED = match(seat("person", True, "Ada"), seat("person", False, "Bo"), game="demonites", mode="war")
TEAMS = match(
    seat("person", True, "Ada"), seat("ai:2"), seat("person", True, "Bo"), seat("ai:4"),
    game="eight_masters_revenge", mode="teams",
)  # fmt: skip
ALL = (WON, LOST, DRAWN, WATCHED, SHARED, TEAMS)


def test_every_person_counts_once_in_each_match_and_nobody_else() -> None:
    found = showings(ALL)
    assert [(one.seat, one.points) for one in found] == [
        (0, 1.0), (1, 0.0), (0, 0.5), (0, 1.0), (1, 0.0), (0, 1.0), (2, 1.0),
    ]  # fmt: skip
    assert tally(found) == Tally(7, 4, 1)
    assert tally(found).losses == 2
    assert tally(found).share == pytest.approx(4.5 / 7)
    assert tally([]).share == 0.0


def test_a_name_is_looked_for_exactly() -> None:
    assert len(showings(ALL, "Ada")) == 4
    assert showings(ALL, "ada") == ()
    nameless = msgspec.structs.replace(WON, seats=(seat("person", True), *WON.seats[1:]))
    assert len(showings([nameless, WON], "")) == 1


def test_opponents_are_the_strongest_one_and_partners_are_none() -> None:
    found = by_opponent(showings(ALL))
    assert list(found) == [AGAINST_PEOPLE, "ai:1", "ai:3", "ai:4", "ai:5"]
    assert found[AGAINST_PEOPLE] == Tally(2, 1, 0)
    # Both of the winning team beat the stronger of the two others.
    assert found["ai:4"] == Tally(2, 2, 0)
    three = match(seat("person", True), seat("ai:2"), seat("ai:5"))
    assert showings([three])[0].opponent == "ai:5"


def test_other_keys_leave_out_what_has_none() -> None:
    found = showings(ALL)
    assert by_character(found) == {"street_war/magpie": Tally(2, 1, 1), "street_war/patrol": Tally(1, 0, 0)}
    assert by_mode(found) == {
        "street_war/standard": Tally(3, 1, 1),
        "demonites/war": Tally(2, 1, 0),
        "eight_masters_revenge/teams": Tally(2, 2, 0),
    }
    assert next(iter(by_mode(found))) == "street_war/standard"
    assert by_seat(found) == {"0": Tally(4, 3, 1), "1": Tally(2, 0, 0), "2": Tally(1, 1, 0)}
    assert by_name(found) == {"=Ada": Tally(4, 3, 0), "=Bo": Tally(3, 1, 1)}


def test_the_line_looks_back_so_many_matches() -> None:
    found = showings([WON, WON, LOST, DRAWN])
    assert over_time(found, 2) == (1.0, 1.0, 0.5, 0.25)
    assert list(over_time(found)) == pytest.approx([1.0, 1.0, 2 / 3, 0.625])
    assert over_time([]) == ()


def test_a_streak_ends_with_a_draw_as_with_a_loss() -> None:
    assert streaks([]) == (0, 0)
    assert streaks(showings([WON, WON, WON, LOST, WON])) == (1, 3)
    assert streaks(showings([WON, WON, DRAWN])) == (0, 2)
