"""Which key shows a covered hand is said in one line beside the table's signs, whatever that key is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.contract import Setup
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import Phase, PlayScene
from scenes.tables.desk import ICONS
from tests.scenes.driver import Driver
from tests.scenes.written import writing

ABOVE = 2
"""Pixels of a line above its capitals."""
WAYS = [
    ("eight_masters_revenge", "duel"),
    ("street_war", "standard"),
    ("demonites", "scout"),
    ("demonites", "campaign"),
]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("game", "mode"), WAYS)
def test_the_key_of_a_covered_hand_leaves_the_signs_free(tmp_path: Path, game: str, mode: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    seats = tuple(SeatConfig(PERSON, name) for name in ("Ada", "Bo"))
    scene = PlayScene(driver.context, MatchConfig(Setup(game, 7, 2, mode), seats))
    driver.push(scene)
    checked = set()
    for _ in range(2500):
        turn = scene.session.turn
        if scene.phase == Phase.CURTAIN:
            scene._open_curtain()
        elif scene.phase == Phase.CHOOSING and turn is not None:
            rects = [spot.rect for spot in scene.table.spots.all if spot.key[0] in (*ICONS, "eye")]
            assert rects
            with writing(driver.context.fonts) as words:
                driver.frame()
            for word in words:
                for rect in rects:
                    assert not rect.collidepoint(word.at[0] + 1, word.at[1] + 4), word.text
                    # A line that begins on the left of the signs goes below or above them.
                    beside = word.at[0] < rect.left < word.at[0] + driver.context.fonts.width(word.text, word.font)
                    low = word.at[1] + ABOVE < rect.bottom and word.at[1] + word.capitals > rect.top
                    assert not (beside and low), word.text
            checked.add(turn.actor)
            scene.choose(scene.session.match.legal_actions[0])
        elif scene.table.holding:
            scene.table.confirm()
        if len(checked) == 2:
            break
        driver.step()
    assert checked == {0, 1}
    assert driver.context.fonts.overflows == []
    driver.app.close()
