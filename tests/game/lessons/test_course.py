"""The way through a lesson: what moves it on, what is taken back, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.action import parse_action
from game.core.contract import TABLE, IllegalActionError
from game.core.events import PUBLIC, eyes_bit
from game.lessons.course import Course
from game.lessons.lesson import Act, Lesson, Look, Next, Rival, Step, fits, fits_plan
from game.storage.lessons import read_lesson

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "lessons"
LESSON = read_lesson(FOLDER / "eight_masters_revenge.toml")
STREET = read_lesson(FOLDER / "street_war.toml")
HIT, BLOCK = 1, 3
CARD, SEAL = 1, 3


def _at(number: int, kind: type[Act] | type[Rival] | type[Look]) -> Course:
    """A course that stands at the first part of this kind in a step."""
    course = Course(LESSON)
    course.begin(number)
    while not isinstance(course.part, kind):
        course.go_on()
    return course


def test_what_is_asked_for_moves_on() -> None:
    course = _at(HIT, Act)
    before = course.state
    outcome = course.act(parse_action("attack B24 right 1"))
    assert outcome.hint == ""
    assert course.state != before
    assert [event.kind for event in course.story] == [event.kind for event in outcome.events]
    assert not isinstance(course.part, Act)


@pytest.mark.parametrize(
    ("action", "hint"),
    [("attack B24 left 1", "side"), ("attack Y51 right 1", "miss"), ("draw", "draw"), ("pass", "draw")],
)
def test_anything_else_is_shown_but_taken_back(action: str, hint: str) -> None:
    course = _at(HIT, Act)
    before, part = course.state, course.part
    outcome = course.act(parse_action(action))
    assert outcome.hint == hint
    assert outcome.events
    assert (course.state, course.part, course.story) == (before, part, [])


def test_a_strike_that_is_taken_back_is_seen_to_its_end() -> None:
    """The rival could block this one, so that the sums would wait for its answer."""
    course = _at(2, Act)
    course.act(parse_action("attack G34 right 1"))
    course.go_on()
    outcome = course.act(parse_action("attack Y21 left 1"))
    kinds = [event.kind for event in outcome.events]
    assert kinds.index("asked") < kinds.index("took") < kinds.index("hit_checked")


def test_an_illegal_action_is_refused() -> None:
    course = _at(HIT, Act)
    with pytest.raises(IllegalActionError):
        course.act(parse_action("attack R11 left 1"))
    assert course.explain(parse_action("attack R11 left 1")) is not None
    assert course.explain(parse_action("draw")) is None


def test_acting_where_one_should_look_changes_nothing() -> None:
    course = _at(0, Look)
    before = course.state
    assert course.act(parse_action("draw")).hint == "early"
    assert course.state == before


def test_the_rival_acts_only_when_it_is_due() -> None:
    course = _at(BLOCK, Rival)
    assert course.game.to_act(course.state) is not None
    events = course.rival()
    assert events[0].kind == "card_placed"
    with pytest.raises(TypeError, match="block"):
        course.rival()


def test_the_player_reads_nothing_that_is_hidden_from_him() -> None:
    course = _at(HIT, Act)
    for event in course.act(parse_action("draw")).events:
        assert event.to & eyes_bit(LESSON.seat)
    assert course.view.eyes == LESSON.seat != PUBLIC


def test_a_step_begun_again_is_as_it_was() -> None:
    course = _at(HIT, Act)
    course.act(parse_action("attack B24 right 1"))
    course.begin(HIT)
    fresh = Course(LESSON)
    fresh.begin(HIT)
    assert (course.state, course.part, course.story) == (fresh.state, fresh.part, [])
    assert not course.last


@pytest.mark.parametrize(
    ("pattern", "action", "expected"),
    [
        ("counter R31 *", "counter R31 left", True),
        ("counter * left", "counter R31 right", False),
        ("draw", "draw 0", False),
        ("draw *", "draw", False),
    ],
)
def test_a_star_stands_for_one_word(pattern: str, action: str, expected: bool) -> None:
    assert fits(pattern, parse_action(action)) is expected


# ---------------------------------------------------------------------- plans: several actions of one decision


def _street_at(number: int) -> Course:
    course = Course(STREET)
    course.begin(number)
    while not isinstance(course.part, Act):
        course.go_on()
    return course


@pytest.mark.parametrize(
    "plan",
    [("set swap 2", "set knockout 5", "done"), ("set knockout 1", "set swap 2", "done")],
    ids=["as written", "turned"],
)
def test_a_plan_is_judged_when_the_decision_is_over(plan: tuple[str, ...]) -> None:
    course = _street_at(SEAL)
    part = course.part
    for words in plan[:-1]:
        before = course.state
        assert course.act(parse_action(words)).hint == ""
        assert course.part is part
        assert course.state != before, "the next action of the plan starts from here"
    assert course.act(parse_action(plan[-1])).hint == ""
    assert course.part is not part


def test_a_wrong_plan_is_taken_back_as_a_whole_and_can_be_done_again() -> None:
    course = _street_at(SEAL)
    before, part = course.state, course.part
    course.act(parse_action("set swap 4"))
    outcome = course.act(parse_action("done"))
    assert outcome.hint == "lane"
    assert [event.kind for event in outcome.events].count("lane_flipped") == 5, "seen to its end"
    assert (course.state, course.part, course.story) == (before, part, [])
    course.act(parse_action("set swap 2"))
    course.act(parse_action("set knockout 2"))
    assert course.act(parse_action("done")).hint == ""


def test_a_plan_half_done_is_forgotten_with_its_step() -> None:
    course = _street_at(SEAL)
    course.act(parse_action("set swap 4"))
    course.begin(CARD)
    while not isinstance(course.part, Act):
        course.go_on()
    assert course.act(parse_action("done")).hint == "nothing"


def test_nothing_is_told_from_where_the_step_stops() -> None:
    course = _street_at(CARD)
    wrong = course.act(parse_action("done"))
    assert wrong.events[-1].kind == "health_lost"
    assert not course.stopped
    course.act(parse_action("set boost 4"))
    course.act(parse_action("done"))
    assert not course.stopped
    kinds = [event.kind for event in course.rival()]
    assert course.stopped
    assert "health_lost" in kinds
    assert not {"round_began", "dealt"} & {event.kind for event in course.story}
    course.begin(CARD)
    assert not course.stopped


@pytest.mark.parametrize(
    ("pattern", "plan", "expected"),
    [
        ("set boost 4; done", ("set boost 4", "done"), True),
        ("set boost 4; done", ("done",), False),
        ("set boost 4; done", ("set boost 3", "done"), False),
        ("set boost *; set jab 1; done", ("set jab 1", "set boost 3", "done"), True),
        ("set * 1; set boost *; done", ("set boost 1", "set jab 1", "done"), True),
        ("set boost *; done", ("set boost 3", "set boost 4", "done"), False),
    ],
)
def test_the_order_of_a_plan_does_not_matter(pattern: str, plan: tuple[str, ...], expected: bool) -> None:
    assert fits_plan(pattern, [parse_action(words) for words in plan]) is expected


def _war(*actions: str) -> Lesson:
    """A step of War, in which nobody decides anything: the player presses."""
    position = {"mode": "war", "seats": 3, "armies": [[36, 1], [7, 2], [44, 3]]}
    step = Step("one", position, tuple(Act("do", (action,), "no") for action in actions))
    return Lesson("demonites", "war", ("seat.0", "seat.1", "seat.2"), "", "", (step,), Next("war"))


def test_a_step_of_the_table_is_pressed_by_the_player_who_goes_by_what_all_know() -> None:
    course = Course(_war("go", "go"))
    assert course.actor == TABLE
    assert course.asked_view == course.game.view(course.state, PUBLIC)
    assert course.act(parse_action("round")).hint == "no"
    assert course.story == []
    for _ in range(2):
        assert course.act(parse_action("go")).hint == ""
    assert course.part is None
    assert [event.kind for event in course.story][:2] == ["mustered", "battle_began"]


def test_whoever_decides_goes_by_the_own_view() -> None:
    course = _at(HIT, Act)
    assert course.actor == course.lesson.seat
    assert course.asked_view == course.view
