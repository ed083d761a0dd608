"""What is learned and puzzled over in 8-Bit Battle: the shelf of lessons, and a puzzle before and after it is tried."""

from __future__ import annotations

from game.puzzles.puzzle import GAME, MODE, Verdict
from scenes.lesson.chapters import ChaptersScene
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.scene import LessonScene
from scenes.lesson.shelf import chapters_of, lesson_of
from scenes.puzzles.ending import PuzzleEndScene
from scenes.puzzles.note import NoteScene
from scenes.puzzles.playing import PuzzleScene
from scenes.puzzles.scene import PuzzlesScene
from scenes.puzzles.shelf import puzzles
from scenes.walk.camera import Camera

STEP_MS = 800


def chapters(camera: Camera) -> None:
    """The shelf, then every step of the chapters after the first, as it begins."""
    context, first = camera.context, lesson_of(GAME, MODE)
    camera.show(ChaptersScene(context, first), "lesson_chapters")
    for lesson in chapters_of(first)[1:]:
        scene = LessonScene(context, lesson)
        camera.show(scene, f"lesson_{lesson.id}_1", STEP_MS)
        for step in range(1, len(lesson.steps)):
            scene.begin(step)
            camera.run(STEP_MS)
            camera.take(f"lesson_{lesson.id}_{step + 1}")
    camera.lay(LessonEndScene(context, first, frozenset(step.id for step in first.steps)), "lesson_end_chapters")


def puzzle(camera: Camera) -> None:
    """The shelf with something solved, the first puzzle's table with its task and a hint, and the three ends."""
    context = camera.context
    shelf = PuzzlesScene(context)
    visit, first = shelf.visit, puzzles()[0]
    for number, how in enumerate(Verdict):
        visit.kept.value.enter(puzzles()[number].id, how)
    visit.kept.save()
    camera.show(PuzzlesScene(context), "puzzles")
    scene = PuzzleScene(visit, 0)
    camera.show(scene, "puzzle_task", STEP_MS)
    camera.context.stack.pop()
    camera.run(STEP_MS)
    camera.take("puzzle_table")
    camera.lay(NoteScene(context, "puzzles.hint.title", scene.hint_text()), "puzzle_hint")
    for how in Verdict:
        camera.lay(PuzzleEndScene(visit, puzzles().index(first), how), f"puzzle_{how.value}")
