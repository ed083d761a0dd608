"""Every menu screen for tests, as it is filled at its fullest, and how to press its buttons."""

from __future__ import annotations

from collections.abc import Callable

from game.core.contract import Setup
from game.core.registry import GAME_IDS
from scenes.boot import BootScene
from scenes.context import Context
from scenes.gallery.scene import GalleryScene
from scenes.glossary.scene import GlossaryScene
from scenes.match_config import MatchConfig, SeatConfig
from scenes.menu import MenuScene
from scenes.options import LEAVES, OptionsScene
from scenes.options.binding import BindingScene
from scenes.pads.lost import LostPadScene
from scenes.pause import PauseScene
from scenes.result import MatchReport, MatchResultScene, ReportRow
from scenes.rulebook.shelf import pages_of
from scenes.rules import RulesScene
from scenes.scene import Scene
from scenes.select import SelectScene
from scenes.setup import SetupScene
from scenes.title import TitleScene
from scenes.widgets.button import Button
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_screens import KEPT_SCREENS

GAME = "eight_bit_battle"
LONG_NAME = "WWWWWWWWW"


def result(context: Context) -> MatchResultScene:
    """A result with everything that one can have."""
    seats = (SeatConfig("person", LONG_NAME), SeatConfig("ai:search", context.texts("player.search")))
    rows = (ReportRow("1", ("12", "9"), 0), ReportRow("2", ("7", "14"), 1), ReportRow("3", ("9", "9"), 1))
    total = ReportRow(context.texts("result.total"), ("28", "32"), 1)
    reason, heading = context.texts("result.by_total"), context.texts("result.rounds")
    report = MatchReport((1,), reason, ("goblin",), "villager", heading, rows, total, "health")
    return MatchResultScene(context, MatchConfig(Setup(GAME, 1), seats), report)


def options(context: Context, leaf: str) -> OptionsScene:
    """The options, open at this leaf."""
    scene = OptionsScene(context)
    scene.open(leaf)
    return scene


SCREENS: dict[str, Callable[[Context], Scene]] = {
    "boot": BootScene,
    "title": TitleScene,
    "select": SelectScene,
    "setup": lambda context: SetupScene(context, GAME),
    "options": OptionsScene,
    **{f"options {leaf}": lambda context, leaf=leaf: options(context, leaf) for leaf in LEAVES},  # type: ignore[misc]
    "keys": lambda context: BindingScene(context, pads=False),
    "pads": lambda context: BindingScene(context, pads=True),
    "lost pad": lambda context: LostPadScene(context, 1),
    "gallery": GalleryScene,
    "glossary": GlossaryScene,
    "glossary of one game": lambda context: GlossaryScene(context, "demonites", "demonites.clans"),
    "pause": lambda context: PauseScene(context, lambda: None),
    "result": result,
    **KEPT_SCREENS,
    **{
        f"rules {name}": lambda context, game=game, page=page: RulesScene(context, game, page)  # type: ignore[misc]
        for game in GAME_IDS
        for page, (name, _) in enumerate(pages_of(game))
    },
}


def title(driver: Driver) -> TitleScene:
    """The title, put in front."""
    scene = TitleScene(driver.context)
    driver.push(scene)
    return scene


def button(scene: Scene, label: str) -> tuple[int, int]:
    """The middle of the button with this text."""
    assert isinstance(scene, MenuScene)
    found = [w for w in scene.group.widgets if isinstance(w, Button) and w.label() == scene.context.texts(label)]
    assert len(found) == 1, label
    return found[0].rect.center
