"""Whatever can be pointed at on any table says what it is: to whoever decides, watches, or sees through all eyes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.core.events import OPEN, PUBLIC
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from scenes.tables.registry import make_table
from scenes.tables.spots import Key
from scenes.tables.tip import Tip
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config
from tests.scenes.tables.test_why_not import Host

MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]
MOST_ACTIONS = 60


def tip_of(table: Any, key: Key) -> Tip | None:
    """What the table says of this spot."""
    tips = import_module(f"scenes.tables.{table.config.setup.game}.tips")
    found: Tip | None
    if hasattr(table, "arena"):
        found = tips.tip_for(key, table.arena, table.hands.choosing, table.faces_up)
    else:
        found = tips.tip_for(key, table.current.board, table.current.picture, table.faces_up)
    return found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_spot_is_explained(tmp_path: Path, game: str, mode: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    match_config = config(game, mode, people=9)
    match, rng, seen = Match(match_config.setup), Rng(3), set()
    table: Any = make_table(driver.context, match_config, Host(), False)
    table.reveal(True)

    def explained() -> None:
        for spot in table.spots.all:
            seen.add(spot.key[0])
            tip = tip_of(table, spot.key)
            assert tip is not None, spot.key
            assert tip.title, spot.key
            assert tip.body, spot.key

    while match.turn is not None and len(match.actions) < MOST_ACTIONS:
        actor = match.turn.actor if match.turn.actor >= 0 else PUBLIC
        for eyes in (OPEN, actor):
            table.show(match.view(eyes))
            explained()
        table.ask(match.view(actor), match.legal_actions, lambda action: None, lambda action: None)
        explained()
        table.stop_asking()
        match.act(rng.choice(match.legal_actions))
    assert len(seen) > 6
    driver.app.close()
