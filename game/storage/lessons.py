"""Lessons from their files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.lessons.lesson import Lesson


class LessonError(ValueError):
    """A file that holds no lesson. The message names the file and what is wrong with it."""


def read_lesson(path: Path) -> Lesson:
    """The lesson in this TOML file. Raises OSError and LessonError."""
    try:
        lesson = msgspec.toml.decode(path.read_bytes(), type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"{path} holds no lesson: {error}") from error
    if not lesson.steps:
        raise LessonError(f"{path} holds no lesson: it has no steps")
    return lesson
