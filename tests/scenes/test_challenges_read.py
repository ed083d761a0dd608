"""Records and challenges can be read: contrast measured where the words stand, larger text and high contrast, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path

import pytest

from game.achievements.shelf import ACHIEVEMENTS
from game.bracket import due, pair, won
from game.climb import begin
from scenes.climb.scene import ClimbScene
from scenes.climb.shelf import visit_of as tower_of
from scenes.context import Context
from scenes.daily.scene import DailyScene
from scenes.menu import MenuScene
from scenes.records.detail import MatchDetailScene
from scenes.records.keeping import records_of
from scenes.records.scene import LEAVES, RecordsScene
from scenes.tournament.bracket import BracketScene
from scenes.tournament.entering import EnteringScene
from scenes.tournament.names import NamesScene
from scenes.tournament.shelf import visit_of
from tests.scenes.driver import Driver
from tests.scenes.records_data import fill, made_up
from tests.scenes.test_reading import LEAST
from tests.scenes.tournament_visits import bracket
from tests.scenes.written import writing

TODAY = date(2026, 11, 30)


def tournament(context: Context) -> BracketScene:
    kept = visit_of(context)
    kept.keep(bracket(7))
    for _ in range(3):
        match = due(kept.bracket)
        assert match is not None
        kept.keep(won(kept.bracket, match, pair(kept.bracket, match)[0]))
    return BracketScene(kept)


def tower(context: Context) -> ClimbScene:
    tower_of(context).keep(begin("street_war", "standard", 1)._replace(won=2, coins=1, played=4))
    return ClimbScene(context, "street_war", "standard")


def names(context: Context) -> NamesScene:
    scene = NamesScene(tournament(context).visit)
    scene.refused = "Ada"
    return scene


SCREENS: Mapping[str, Callable[[Context], MenuScene]] = {
    **{leaf: lambda context, leaf=leaf: RecordsScene(context, leaf) for leaf in LEAVES},  # type: ignore[misc]
    "detail": lambda context: MatchDetailScene(context, records_of(context), made_up(4).uid),
    "daily": lambda context: DailyScene(context, lambda: TODAY),
    "entering": lambda context: EnteringScene(visit_of(context)),
    "bracket": tournament,
    "names": names,
    "tower": tower,
}


@pytest.mark.parametrize(("language", "aided"), [("en", False), ("es", True)])
def test_words_stand_out_and_fit(tmp_path: Path, language: str, aided: bool) -> None:
    driver = Driver(tmp_path, language)
    settings = driver.context.settings
    settings.larger_text = settings.high_contrast = settings.seat_signs = aided
    driver.context.apply_settings()
    records = records_of(driver.context)
    fill(records, 30, len(ACHIEVEMENTS) // 2)
    for day, is_won in ((27, True), (28, False), (30, True)):
        record = made_up(100 + day)
        records.keep_daily(f"2026-11-{day}", record, 640, is_won, (("daily.line.won", 1, 500),))
    for name, make in SCREENS.items():
        driver.push(make(driver.context))
        with writing(driver.context.fonts) as words:
            driver.frame()
        assert words, name
        assert [(name, word) for word in words if word.contrast < LEAST] == []
        assert driver.context.fonts.overflows == [], name
        driver.context.stack.reset()
    driver.app.close()
