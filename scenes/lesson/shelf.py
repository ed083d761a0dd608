"""Which games have a first lesson, or one for each mode, and whether it still has to be offered."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.lessons.lesson import Lesson
from game.storage.lessons import read_lesson
from game.storage.settings import Settings
from scenes.assets import ROOT

FOLDER = "lessons"


@cache
def _path(game_id: str, mode: str) -> Path | None:
    """The file of this mode's own lesson, else that of the game's only one; None where there is neither."""
    paths = (ROOT / FOLDER / f"{name}.toml" for name in (f"{game_id}_{mode}", game_id))
    return next((path for path in paths if path.exists()), None)


def has_lesson(game_id: str, mode: str = "") -> bool:
    """Whether this game has a lesson for whoever is about to play this mode; without a mode: one for all of them."""
    return _path(game_id, mode) is not None


@cache
def lesson_of(game_id: str, mode: str = "") -> Lesson:
    """The lesson for whoever is about to play this mode; without a mode: the one for all of them. Raises OSError and
    LessonError."""
    return read_lesson(_path(game_id, mode) or ROOT / FOLDER / f"{game_id}.toml")


def chapter_of(lesson: Lesson, chapter: str) -> Lesson:
    """Another chapter of the same game. Raises OSError and LessonError."""
    return _chapter(lesson.game, chapter)


@cache
def _chapter(game_id: str, chapter: str) -> Lesson:
    return read_lesson(ROOT / FOLDER / f"{game_id}_{chapter}.toml")


def chapters_of(lesson: Lesson) -> tuple[Lesson, ...]:
    """The first lesson and what follows it; of a lesson without chapters itself alone."""
    return (lesson, *(chapter_of(lesson, chapter) for chapter in lesson.chapters))


def to_be_offered(settings: Settings, game_id: str) -> bool:
    """Whether somebody stands before this game for the first time: nobody has done or declined its lesson, nor played
    it. A game with a lesson for each mode offers none before it is known which one will be played."""
    known = {*settings.lessons_done, *settings.lessons_declined, *settings.modes}
    return has_lesson(game_id) and game_id not in known


def to_be_offered_in(settings: Settings, game_id: str, mode: str) -> bool:
    """Whether somebody is about to play this mode for the first time, and it has a lesson of its own that nobody has
    done or declined."""
    if not has_lesson(game_id, mode) or settings.setup_of(game_id, mode) is not None:
        return False
    lesson = lesson_of(game_id, mode)
    return lesson.of_mode and lesson.id not in (*settings.lessons_done, *settings.lessons_declined)
