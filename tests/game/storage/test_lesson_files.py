"""Lesson files that are broken say where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.lessons import LessonError, read_lesson

HEAD = """
game = "a_game"
mode = "duel"
names = ["a", "b"]
coach = "c"
portraits = "p"
next = { mode = "duel" }
"""
STEP = """
[[steps]]
id = "one"
[steps.position]
[[steps.parts]]
kind = "say"
text = "hello"
"""


def _file(folder: Path, text: str) -> Path:
    path = folder / "lesson.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_whole_one_is_read(tmp_path: Path) -> None:
    lesson = read_lesson(_file(tmp_path, HEAD + STEP))
    assert lesson.text_id(lesson.steps[0]) == "lesson.a_game.one"
    assert lesson.text_id(lesson.steps[0], "hello") == "lesson.a_game.one.hello"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not toml at all", "lesson.toml"),
        (HEAD + "steps = []", "no steps"),
        (HEAD + STEP.replace('kind = "say"', 'kind = "sing"'), "sing"),
        (HEAD + STEP + 'colour = "red"', "colour"),
        (HEAD.replace('mode = "duel"\nnames', "names") + STEP, "mode"),
    ],
)
def test_a_broken_one_says_what_is_wrong(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(LessonError, match=why):
        read_lesson(_file(tmp_path, text))


def test_a_missing_one_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"none\.toml"):
        read_lesson(tmp_path / "none.toml")
