"""Every scene there is has a test that measures its texts in both languages; those without one of their own, here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import scenes
from game.core.contract import Setup
from scenes.context import Context
from scenes.crash.gather import report_of
from scenes.crash.scene import CrashScene
from scenes.doors import PAGES
from scenes.doors_page import DoorsScene
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.menu import MenuScene
from scenes.reader import ReaderScene
from scenes.replay.menu import ReplayMenuScene
from scenes.replay.play_on import PlayOnScene
from scenes.replay.read_code import ReadCodeScene
from scenes.replay.scene import ReplayScene
from scenes.saves.scene import SavesScene
from scenes.scene import Scene
from scenes.sure import SureScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver

TESTS = Path(__file__).resolve().parent
PARTS = {"MenuScene", "MatchPresses", "MatchDeciding", "GauntletScene", "TournamentScene"}
"""What other scenes are made of: measured in them."""


def _config() -> MatchConfig:
    seats = (SeatConfig(PERSON, "W" * 9), SeatConfig("ai:3", "W" * 9))
    return MatchConfig(Setup("street_war", 1), seats)


def _crash(context: Context, match: str, file: str) -> CrashScene:
    try:
        raise ValueError("W" * 200)
    except ValueError as fault:
        return CrashScene(context, report_of(fault, context), file, match, lambda: None)


HERE: dict[str, Callable[[Context], Scene]] = {
    "crash": lambda context: _crash(context, "safe", f"~/{'W' * 40}/faults/fault-20261130-161605.json"),
    "crash, full disk": lambda context: _crash(context, "lost", ""),
    "crash, no match": lambda context: _crash(context, "none", "~/BattleArcade/faults/fault-20261130-161605-1.json"),
    **{f"doors {page}": lambda context, page=page: DoorsScene(context, page) for page in PAGES if page != "title"},  # type: ignore[misc]
    "read code": ReadCodeScene,
    "read wrong code": lambda context: ReadCodeScene(context, "ABCD-EFGH"),
    "play on": lambda context: PlayOnScene(context, _config(), ()),
    "reader": ReaderScene,
    "replay menu": lambda context: ReplayMenuScene(context, ReplayScene(context, _config(), ())),
    "saves": SavesScene,
    "sure": lambda context: SureScene(context, lambda: None, lambda: None),
}


@pytest.mark.parametrize("larger", [False, True], ids=["", "larger"])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("screen", HERE)
def test_every_text_is_inside_its_box(driver: Driver, screen: str, language: str, larger: bool) -> None:
    context = driver.context
    context.switch_language(language)
    context.settings.larger_text = larger
    context.apply_settings()
    driver.push(TitleScene(context))
    scene = HERE[screen](context)
    driver.push(scene)
    assert isinstance(scene, MenuScene)
    for _ in scene.group.widgets:
        driver.frame()
        driver.key(Kind.LOG, None)
    assert context.fonts.overflows == []
    assert context.fonts.lacking == []


def kinds(base: type[Scene]) -> Iterator[type[Scene]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def _tables_of_screens(text: str) -> str:
    """Whatever table of screens this test goes through stands in a file of its own."""
    names = re.findall(r"from tests\.scenes\.(\w+_screens) import \w*SCREENS", text)
    return "".join((TESTS / f"{name}.py").read_text(encoding="utf-8") for name in names)


def test_no_scene_is_measured_nowhere() -> None:
    for module in walk_packages(scenes.__path__, "scenes."):
        import_module(module.name)
    measuring = [
        text + _tables_of_screens(text)
        for path in TESTS.rglob("test_*.py")
        if "overflows" in (text := path.read_text(encoding="utf-8")) and '"es"' in text
    ]
    ours = {kind for kind in kinds(Scene) if kind.__module__.startswith("scenes.")}
    whole = {kind.__name__ for kind in ours} - PARTS
    assert len(whole) > 40
    lost = {name for name in whole if not any(re.search(rf"\b{name}\b", text) for text in measuring)}
    assert lost == set()
