"""Every lesson there is: well-formed positions, legal and fulfilling actions, hints that can be met, all texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.action import Action, parse_action
from game.core.contract import TABLE, State
from game.core.registry import GAME_IDS, get_game
from game.games.eight_masters_revenge.positions import position
from game.games.eight_masters_revenge.state import attack_value, defence_value, shows_pair
from game.lessons.course import Course, position_of
from game.lessons.lesson import THEN, Act, Ask, Lesson, Look, Rival, Step, fits, plan_for, texts_of
from game.storage.lessons import read_lesson
from game.text import Texts

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "assets" / "lessons"
FILES = sorted(FOLDER.glob("*.toml"))
MASTERS = FOLDER / "eight_masters_revenge.toml"
LESSONS = [read_lesson(path) for path in FILES]
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]
IDS = [f"{lesson.id}-{step.id}" for lesson, step in STEPS]


def _walk(lesson: Lesson, step: Step) -> list[tuple[Act, State]]:
    """Go through a step, doing what it asks. Returns each thing to do with the position in which it is asked."""
    course = Course(lesson)
    course.begin(lesson.steps.index(step))
    found = []
    while course.part is not None:
        part = course.part
        if isinstance(part, Rival):
            turn = course.game.to_act(course.state)
            assert turn is not None
            assert turn.actor != lesson.seat
            assert parse_action(part.action) in course.legal
            course.rival()
        elif isinstance(part, Act):
            turn = course.game.to_act(course.state)
            assert turn is not None
            assert turn.actor in (lesson.seat, TABLE)
            found.append((part, course.state))
            right = plan_for(part, course.legal)
            assert right, f"nothing legal fulfils {part.accept}"
            before = course.part
            for action in right:
                assert course.part is before
                assert course.act(action).hint == ""
            assert course.part is not before
        else:
            course.go_on()
    return found


def test_masters_has_its_five_short_steps() -> None:
    lesson = read_lesson(MASTERS)
    assert [step.id for step in lesson.steps] == ["sum", "hit", "pair", "block", "dragon"]


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_the_lesson_belongs_to_its_game(lesson: Lesson) -> None:
    assert lesson.game in GAME_IDS
    assert (FOLDER / f"{lesson.id}.toml").exists()
    game = get_game(lesson.game)
    assert lesson.mode in game.modes
    if lesson.of_mode:
        # A game has one for all modes or one for each, and the positions are of that mode.
        assert not (FOLDER / f"{lesson.game}.toml").exists()
        assert all((FOLDER / f"{lesson.game}_{mode}.toml").exists() for mode in game.modes)
        assert lesson.next.mode == lesson.mode
    assert {lesson.mode, lesson.next.mode} <= set(game.modes)
    assert len(lesson.names) in game.seats_of(lesson.mode)
    options = {option.id: option.values for option in game.options}
    assert all(value in options[name] for name, value in lesson.next.options.items())
    assert set(lesson.answers) == {parse_action(text).text for text in lesson.answers}
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_positions_are_well_formed(lesson: Lesson, step: Step) -> None:
    game, state = get_game(lesson.game), position_of(lesson, step)
    assert game.state_from_json(game.state_to_json(state)) == state


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_the_step_can_be_done_and_every_pattern_means_something(lesson: Lesson, step: Step) -> None:
    game = get_game(lesson.game)
    for part, state in _walk(lesson, step):
        legal = game.legal_actions(state)
        for pattern in (*part.accept, *(hint.when for hint in part.hints)):
            for one in pattern.split(THEN):
                assert any(fits(one, action) for action in legal), pattern
        # There is something to get wrong, and no hint hides behind what is right.
        assert any(not part.accepts(action) for action in legal)
        assert not any(part.accepts(action) and fits(hint.when, action) for action in legal for hint in part.hints)
        assert not {*part.accept} & {hint.when for hint in part.hints}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_every_text_is_there(lesson: Lesson, step: Step, language: str) -> None:
    texts = Texts(ROOT / "assets" / "text", language, strict=True)
    for word in ("", "short", *(word for part in step.parts for word in texts_of(part))):
        assert texts(lesson.text_id(step, word))
    for text_id in (*lesson.names, *map(lesson.word_id, ("offer", "next", "end"))):
        assert texts(text_id)


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_is_left_over(language: str) -> None:
    said = {
        lesson.text_id(step, word)
        for lesson, step in STEPS
        for word in ("", "short", *(word for part in step.parts for word in texts_of(part)))
    }
    said |= {lesson.word_id(word) for lesson in LESSONS for word in ("offer", "next", "end")}
    for game in {lesson.game for lesson in LESSONS}:
        po = ROOT / "assets" / "text" / language / f"{game}_lesson.po"
        written = set(re.findall(r'^msgid "(lesson\.[^"]+)"', po.read_text(encoding="utf-8"), re.MULTILINE))
        ids = tuple(f"lesson.{lesson.id}." for lesson in LESSONS if lesson.game == game)
        assert written == {text_id for text_id in said if text_id.startswith(ids)}


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_questions_have_one_right_answer(lesson: Lesson, step: Step) -> None:
    for part in step.parts:
        if isinstance(part, Ask):
            assert part.answers.count(part.right) == 1
            assert len(set(part.answers)) == len(part.answers) > 1
        if isinstance(part, Look):
            assert part.at


# ---------------------------------------------------------------------- what 8 Masters' Revenge tells is true


def _step(number: int) -> tuple[Lesson, Step]:
    lesson = read_lesson(MASTERS)
    return lesson, lesson.steps[number]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_sums_that_are_told_are_those_of_the_cards(language: str) -> None:
    texts = Texts(ROOT / "assets" / "text", language, strict=True)
    lesson, step = _step(0)
    mine, his = position(step.position).seats
    assert f"3+1={attack_value(mine)}" in texts(lesson.text_id(step, "attack"))
    assert f"3+3={defence_value(mine)}" in texts(lesson.text_id(step, "guard"))
    assert f"2+3={defence_value(his)}" in texts(lesson.text_id(step, "yes"))
    question = next(part for part in step.parts if isinstance(part, Ask))
    assert question.right == defence_value(his)
    # The wrong answers are the sums that somebody may take for it.
    assert set(question.answers) == {defence_value(his), attack_value(his), attack_value(mine)}
    assert f" {defence_value(his)}." in texts(lesson.text_id(lesson.steps[1], "task"))
    assert "2+4=6" in texts(lesson.text_id(lesson.steps[2], "again"))
    assert "2+1=3" in texts(lesson.text_id(lesson.steps[3], "turn"))


def _results(lesson: Lesson, state: State, action: Action) -> tuple[int, bool]:
    """(life that the rival loses, whether an extra turn follows) of an attack that nobody answers."""
    game = get_game(lesson.game)
    after = game.step(state, action)
    if parse_action("take") in game.legal_actions(after):
        after = game.step(after, parse_action("take"))
    return state.seats[1].life - after.seats[1].life, after.extra > state.extra


def test_one_strike_hits_and_all_others_miss() -> None:
    lesson, step = _step(1)
    part, state = _walk(lesson, step)[0]
    attacks = [action for action in get_game(lesson.game).legal_actions(state) if action.verb == "attack"]
    assert [(action.text, _results(lesson, state, action)) for action in attacks if part.accepts(action)] == [
        ("attack B24 right 1", (3, False))
    ]
    assert all(_results(lesson, state, action) == (0, False) for action in attacks if not part.accepts(action))


def test_one_strike_makes_the_pair_and_one_hits_after_it() -> None:
    lesson, step = _step(2)
    (first, state), (second, later) = _walk(lesson, step)
    game = get_game(lesson.game)
    for part, here, expected in ((first, state, (2, True)), (second, later, (3, False))):
        for action in game.legal_actions(here):
            if action.verb == "attack":
                assert _results(lesson, here, action) == (expected if part.accepts(action) else (0, False))
    assert shows_pair(later.seats[0])
    assert later.extra == 1


def test_the_block_takes_one_off_and_stands_in_the_defence_row() -> None:
    lesson, step = _step(3)
    [(part, state)] = _walk(lesson, step)
    game = get_game(lesson.game)
    block = next(action for action in game.legal_actions(state) if part.accepts(action))
    blocked, taken = game.step(state, block), game.step(state, parse_action("take"))
    assert [state.seats[0].life - after.seats[0].life for after in (blocked, taken)] == [2, 3]
    assert blocked.seats[0].blocking == 0b10


def test_the_counter_costs_nothing_and_hands_over_the_turn() -> None:
    lesson, step = _step(4)
    [(part, state)] = _walk(lesson, step)
    game = get_game(lesson.game)
    counter = next(action for action in game.legal_actions(state) if part.accepts(action))
    countered, taken = game.step(state, counter), game.step(state, parse_action("take"))
    assert countered.seats[0].life == state.seats[0].life > taken.seats[0].life
    assert (countered.active, countered.actor) == (0, 0)
