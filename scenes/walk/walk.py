"""The walk itself: menus, rules, options, lessons, matches, records, in the order in which a player meets them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from game.core.registry import get_game
from game.lessons.lesson import Lesson
from scenes.app import App
from scenes.attract import open_attract
from scenes.boot import BootScene
from scenes.context import Context
from scenes.doors import PAGES, doors_of
from scenes.doors_page import DoorsScene
from scenes.gallery.scene import GalleryScene
from scenes.gallery.shelf import BESTIARY, CASTS
from scenes.hall import lit_games
from scenes.intents import Kind
from scenes.lesson.scene import LessonScene
from scenes.lesson.shelf import has_lesson, lesson_of
from scenes.log import LogScene
from scenes.options import LEAVES, OptionsScene
from scenes.pause import PauseScene
from scenes.play import PlayScene
from scenes.records.scene import LEAVES as RECORD_LEAVES
from scenes.records.scene import RecordsScene
from scenes.rulebook.shelf import pages_of
from scenes.rules import RulesScene
from scenes.saves.scene import LEAVES as SAVE_LEAVES
from scenes.saves.scene import SavesScene
from scenes.scene import Scene
from scenes.select import SelectScene
from scenes.setup.scene import SetupScene
from scenes.title import TitleScene
from scenes.walk import corners, school
from scenes.walk.camera import Camera
from scenes.walk.matches import configs, play_through

STEP_MS = 400
FIRST = "eight_bit_battle_standard_alone"
"""The match after which everything is tried that can be done with a finished one."""


def walk_everywhere(
    folder: Path | None,
    language: str = "",
    matches: bool = True,
    seen: Callable[[str, Context], None] = lambda *_: None,
) -> Camera:
    """Walk through all screens without a window and without touching anything of the player's.

    folder: where the pictures go; None: they are only looked at. language: empty: the system's. matches: whether a
    match of every mode is played, which takes minutes; else one of 8-Bit Battle. seen: told of every picture. Returns
    the camera that was carried. Raises OSError where the folder cannot be written.
    """
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        app = App(settings_file=Path(home) / "settings.json")
        app.transitions = False
        context = app.context
        if language:
            context.switch_language(language)
        camera = Camera(app, folder, seen)
        _entrance(camera)
        for name, config in configs(context.texts):
            play_through(camera, name, config)
            if name == FIRST:
                corners.after_a_match(camera)
            if not matches:
                break
        _over_a_match(camera)
        _behind_doors(camera)
        _books(camera)
        _lessons(camera)
        school.chapters(camera)
        school.puzzle(camera)
        corners.gauntlet(camera)
        corners.tournament(camera)
        corners.notices(camera)
        app.close()
    return camera


def _entrance(camera: Camera) -> None:
    context = camera.context
    camera.show(BootScene(context), "boot", 600)
    camera.show(TitleScene(context), "title")
    open_attract(context)
    camera.run(4000)
    camera.take("attract")
    camera.show(SelectScene(context), "select")
    for game_id in lit_games()[1:]:
        camera.press(Kind.RIGHT)
        camera.run(STEP_MS)
        camera.take(f"select_{game_id}")
    for game_id in lit_games():
        for mode in get_game(game_id).modes:
            context.settings.modes[game_id] = mode
            camera.show(SetupScene(context, game_id), f"setup_{game_id}_{mode}")


def _over_a_match(camera: Camera) -> None:
    """What lies over a table: the pause, the log, the rules, the options."""
    context = camera.context
    name, config = next(configs(context.texts))
    scene = PlayScene(context, config)
    camera.show(scene, f"{name}_begun", 3000)
    camera.lay(PauseScene(context, scene.leave), "pause")
    camera.lay(LogScene(context, scene.table.log_lines(scene.session.story())), "log")
    camera.lay(RulesScene(context, config.setup.game), "rules_over_match")
    options = OptionsScene(context)
    camera.context.stack.push(options)
    for leaf in LEAVES:
        options.open(leaf)
        camera.run(STEP_MS)
        camera.take(f"options_{leaf}")
    camera.context.stack.pop()


def _behind_doors(camera: Camera) -> None:
    """Every page of the title's menu, and what each of its doors opens."""
    context = camera.context
    for page in PAGES:
        under: Scene = TitleScene(context) if page == "title" else DoorsScene(context, page)
        camera.show(under, f"page_{page}")
        for door in doors_of(context, page):
            if door.text == "title.quit":
                continue
            camera.context.stack.reset(under)
            door.open(context)
            camera.run(STEP_MS)
            camera.take(door.text.replace(".", "_"))
    for leaf in RECORD_LEAVES:
        camera.show(RecordsScene(context, leaf), f"records_{leaf}")
    for leaf in SAVE_LEAVES:
        camera.show(SavesScene(context, leaf), f"saves_{leaf}")


def _books(camera: Camera) -> None:
    context = camera.context
    for game_id in lit_games():
        for page, (title, _) in enumerate(pages_of(game_id)):
            camera.show(RulesScene(context, game_id, page), f"rules_{game_id}_{page + 1}_{title}", 32)
    for game_id in (BESTIARY, *CASTS):
        camera.show(GalleryScene(context, game_id), f"gallery_{game_id}")


def _lessons(camera: Camera) -> None:
    """Every step of every lesson, as it begins."""
    context = camera.context
    told: list[Lesson] = []
    for game_id in lit_games():
        for mode in get_game(game_id).modes:
            if not has_lesson(game_id, mode) or (lesson := lesson_of(game_id, mode)) in told:
                continue
            told.append(lesson)
            scene = LessonScene(context, lesson)
            camera.show(scene, f"lesson_{game_id}_{mode}_1", 800)
            for step in range(1, len(lesson.steps)):
                scene.begin(step)
                camera.run(800)
                camera.take(f"lesson_{game_id}_{mode}_{step + 1}")
