"""The screens of kept matches and replays, for tests that walk through all screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.context import Context
from scenes.menu import MenuScene
from scenes.replay.menu import ReplayMenuScene
from scenes.replay.play_on import PlayOnScene
from scenes.replay.read_code import ReadCodeScene
from scenes.replay.scene import ReplayScene
from scenes.replay.share import ShareScene
from scenes.saves.records import record_of_match
from scenes.saves.scene import SavesScene
from scenes.saves.shelf import replays_of
from tests.scenes.saves.kept_matches import config, played

CONFIG = config("demonites", "skirmish")
MATCH = played(CONFIG.setup)


def saves(context: Context) -> MenuScene:
    """Two matches that are over."""
    for match_id in ("a", "b"):
        replays_of(context).write(match_id, record_of_match(CONFIG, MATCH))
    return SavesScene(context)


def replay_menu(context: Context) -> MenuScene:
    """The menu over the middle of a replay."""
    return ReplayMenuScene(context, ReplayScene(context, CONFIG, MATCH.actions, 20))


KEPT_SCREENS: Mapping[str, Callable[[Context], MenuScene]] = {
    "saves": saves,
    "share": lambda context: ShareScene(context, record_of_match(CONFIG, MATCH)),
    "read code": ReadCodeScene,
    "play on": lambda context: PlayOnScene(context, CONFIG, MATCH.actions[:20]),
    "replay menu": replay_menu,
}
"""Each by the name under which tests list it."""
