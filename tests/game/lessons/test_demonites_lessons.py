"""What the coaches of the Demonites tell is true: sums, what wins, what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.events import Event
from game.games.demonites.cards import ATTACK, DEFENCE, DEMONS, PRIORITY
from game.games.demonites.modes import AMBUSH_BONUS, MODE_IDS, OPEN_GUARD
from game.lessons.course import Course
from game.lessons.lesson import Act, Ask, Lesson, Rival, plan_for
from game.storage.lessons import read_lesson

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "lessons"
LESSONS = {mode: read_lesson(FOLDER / f"demonites_{mode}.toml") for mode in MODE_IDS}
LOSING: frozenset[object] = frozenset(
    {"weak", "thin", "blunt", "caught", "little", "alone", "naked", "charged", ("skirmish", "slow")}
)
"""Hints that say: like this nothing is won."""
WINNING = frozenset({"both"})
"""Hints that say: it wins, but with too much."""


@pytest.mark.parametrize(
    ("mode", "step", "right"),
    [
        ("war", "battle", DEFENCE[36] + 1),
        ("war", "tie", ATTACK[22] + ATTACK[36]),
        ("skirmish", "answer", DEFENCE[5] - OPEN_GUARD),
        ("scout", "support", DEFENCE[34] + DEFENCE[7]),
        ("ambush", "trap", ATTACK[1] + AMBUSH_BONUS),
        ("campaign", "sums", ATTACK[22] + ATTACK[5]),
    ],
)
def test_the_right_answers_are_the_sums_of_the_cards(mode: str, step: str, right: int) -> None:
    steps = {step.id: step for step in LESSONS[mode].steps}
    [question] = [part for part in steps[step].parts if isinstance(part, Ask)]
    assert question.right == right


def _wrong_actions(lesson: Lesson) -> list[tuple[str, str, str, tuple[Event, ...]]]:
    """(step, action, hint, what is seen) of everything that somebody may do instead of what is asked for."""
    found = []
    for number, step in enumerate(lesson.steps):
        course = Course(lesson)
        course.begin(number)
        while (part := course.part) is not None:
            if isinstance(part, Rival):
                course.rival()
            elif isinstance(part, Act):
                for action in course.legal:
                    if not part.accepts(action):
                        outcome = course.act(action)
                        found.append((step.id, action.text, outcome.hint, outcome.events))
                for action in plan_for(part, course.legal):
                    assert course.act(action).hint == ""
            else:
                course.go_on()
    return found


def _won(events: tuple[Event, ...]) -> bool:
    return any(event.kind == "captured" and event["seat"] == 0 for event in events)


@pytest.mark.parametrize("mode", MODE_IDS)
def test_what_the_coach_says_of_a_wrong_choice_is_what_comes_of_it(mode: str) -> None:
    seen = set()
    for step, action, hint, events in _wrong_actions(LESSONS[mode]):
        if hint in LOSING or (mode, hint) in LOSING:
            assert not _won(events), (step, action)
        elif hint in WINNING:
            assert _won(events), (step, action)
        seen.add(hint)
    if mode in ("skirmish", "scout", "ambush", "campaign"):
        assert any(hint in LOSING or (mode, hint) in LOSING for hint in seen)


@pytest.mark.parametrize("mode", MODE_IDS)
def test_every_hint_is_met_by_something_that_can_be_done(mode: str) -> None:
    said = {(step, hint) for step, _, hint, _ in _wrong_actions(LESSONS[mode])}
    for step in LESSONS[mode].steps:
        for part in step.parts:
            if isinstance(part, Act):
                assert {(step.id, hint.text) for hint in part.hints} | {(step.id, part.wrong)} <= said


def test_whoever_waits_unseen_would_lose_magg() -> None:
    """`rush.slow`: both choose unseen, Pyrehowl is quicker, and his 8 beats her 7."""
    assert PRIORITY[5] > PRIORITY[36]
    assert ATTACK[5] > DEFENCE[36]


def test_the_hidden_cards_beside_gravestep_are_quick_as_the_coach_warns() -> None:
    step = next(step for step in LESSONS["ambush"].steps if step.id == "safe")
    mine, theirs = step.position["armies"]
    hidden = [card for card in theirs[1:5] if card != 22]
    attackers = [card for card in mine[:5] if card != 2]
    assert all(PRIORITY[card] > max(PRIORITY[own] for own in attackers) for card in hidden)


@pytest.mark.parametrize("mode", MODE_IDS)
def test_the_coach_is_none_of_the_cards_in_play(mode: str) -> None:
    lesson = LESSONS[mode]
    coach = next(demon.number for demon in DEMONS if demon.id == lesson.coach)
    for step in lesson.steps:
        assert all(coach not in army for army in step.position["armies"])
