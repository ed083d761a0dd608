"""A live clash by a fake clock: who rushes, who was as fast, who was too late (rules/demonites.md §4.2 Pace)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.action import Action
from game.games.demonites import pace
from scenes.tables.demonites.race import DEAL_MS, OPEN_MS, TOGETHER_MS, Race, Runner

RUSH = [Action("rush", (str(card),)) for card in (5, 6, 7)] + [Action("wait")]
PLAY = [Action("play", (str(card),)) for card in (5, 6, 7)]


def _person(seat: int) -> Runner:
    return Runner(seat, RUSH, (7, 5, 6))


def _arcade(seat: int, action: Action | None, reaction_ms: int) -> Runner:
    thought: Callable[[], Action | None] = lambda: action  # noqa: E731
    return Runner(seat, RUSH, (5, 6, 7), reaction_ms, thought)


def _run(race: Race, slams: dict[int, tuple[int, int]], frame: int = 16) -> list[Action]:
    """slams: seat -> (when, place). Time passes in frames, as on the screen."""
    while not race.over:
        race.update(frame)
        for seat, (when, place) in slams.items():
            if race.clock >= when:
                race.slam(seat, place)
        assert race.clock < 60_000
    return race.actions


def test_the_first_to_slam_rushes_and_the_other_waits() -> None:
    race = Race("rush", [_person(0), _person(1)])
    assert _run(race, {1: (DEAL_MS + 900, 0)}) == [Action("wait"), Action("rush", ("7",))]
    assert race.first is not None
    assert race.first.seat == 1


def test_slams_within_a_tenth_of_a_second_are_both_a_rush() -> None:
    race = Race("rush", [_person(0), _person(1)])
    both = _run(race, {0: (DEAL_MS + 500, 1), 1: (DEAL_MS + 500 + TOGETHER_MS - 32, 2)})
    assert both == [Action("rush", ("5",)), Action("rush", ("6",))]
    race = Race("rush", [_person(0), _person(1)])
    late = _run(race, {0: (DEAL_MS + 500, 1), 1: (DEAL_MS + 500 + TOGETHER_MS + 32, 2)})
    assert late == [Action("rush", ("5",)), Action("wait")]


def test_who_slams_in_the_same_frame_is_as_fast_whatever_is_read_first() -> None:
    for order in ((0, 1), (1, 0)):
        race = Race("rush", [_person(0), _person(1)])
        race.update(DEAL_MS + 300)
        for seat in order:
            assert race.slam(seat, 0)
        assert race.actions == [Action("rush", ("7",)), Action("rush", ("7",))]


def test_nothing_counts_before_the_cards_are_dealt_or_twice() -> None:
    race = Race("rush", [_person(0), _person(1)])
    race.update(DEAL_MS - 1)
    assert not race.slam(0, 0)
    race.update(1)
    assert race.slam(0, 0)
    assert not race.slam(0, 1), "a slammed card is not taken back"
    assert not race.slam(1, 3), "there is no fourth card"


def test_when_the_drum_ends_both_wait() -> None:
    race = Race("rush", [_person(0), _person(1)])
    race.update(DEAL_MS + OPEN_MS["rush"])
    assert race.over
    assert race.left == 0
    assert race.actions == [Action("wait"), Action("wait")]
    assert not race.slam(0, 0), "too late"


def test_the_arcade_slams_when_its_reaction_time_has_come_and_not_before() -> None:
    race = Race("rush", [_person(0), _arcade(1, Action("rush", ("6",)), 1500)])
    race.update(DEAL_MS + 1499)
    assert race.first is None
    race.update(40)
    assert race.first is not None
    assert race.first.at_ms == DEAL_MS + 1500, "between two frames it moved at its own time"
    assert _run(race, {}) == [Action("wait"), Action("rush", ("6",))]


def test_the_arcade_that_waits_or_still_thinks_moves_nothing() -> None:
    for action in (Action("wait"), None):
        race = Race("rush", [_person(0), _arcade(1, action, 100)])
        assert _run(race, {}) == [Action("wait"), Action("wait")]


def test_a_person_cannot_move_for_the_arcade() -> None:
    race = Race("rush", [_person(0), _arcade(1, Action("wait"), 100)])
    race.update(DEAL_MS + 10)
    assert not race.slam(1, 0)


@pytest.mark.parametrize("phase", ["answer", "blind"])
def test_who_is_too_late_plays_the_leftmost_card(phase: str) -> None:
    race = Race(phase, [Runner(0, PLAY, (7, 5, 6))])
    race.update(OPEN_MS[phase])
    assert race.actions == [Action("play", ("7",))]


def test_blind_choices_end_the_race_when_both_have_made_them() -> None:
    race = Race("blind", [Runner(0, PLAY, (7, 5, 6)), Runner(1, PLAY, (5, 6, 7))])
    race.update(10)
    assert race.slam(0, 2)
    assert not race.over
    assert race.slam(1, 0)
    assert race.over
    assert race.actions == [Action("play", ("6",)), Action("play", ("5",))]


def test_the_times_are_those_of_the_rules() -> None:
    assert (DEAL_MS, TOGETHER_MS) == (800, 100)
    assert OPEN_MS == {"rush": 4000, "answer": 3000, "blind": 3000}
    assert set(pace.LEVEL_OF.values()) == set(pace.REACTIONS)
