"""Which games have a first lesson, and whether it still has to be offered."""

from __future__ import annotations

from functools import cache

from game.lessons.lesson import Lesson
from game.storage.lessons import read_lesson
from game.storage.settings import Settings
from scenes.assets import ROOT

FOLDER = "lessons"


@cache
def has_lesson(game_id: str) -> bool:
    """Whether this game has a lesson: a file `assets/lessons/<game id>.toml`."""
    return (ROOT / FOLDER / f"{game_id}.toml").exists()


@cache
def lesson_of(game_id: str) -> Lesson:
    """The game's lesson. Raises OSError and LessonError."""
    return read_lesson(ROOT / FOLDER / f"{game_id}.toml")


def to_be_offered(settings: Settings, game_id: str) -> bool:
    """Whether somebody stands before this game for the first time: nobody has done or declined its lesson, nor played
    it."""
    known = {*settings.lessons_done, *settings.lessons_declined, *settings.modes}
    return has_lesson(game_id) and game_id not in known
