"""Names that the arcade lends follow the language wherever they are shown: tables, curtains, logs, results, kept
matches, replays."""

from __future__ import annotations

import re

import pytest

from game.core.contract import Setup
from game.core.events import OPEN
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from scenes.log import LogScene
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.occasions import result_scene
from scenes.play import Phase, PlayScene
from scenes.replay.scene import ReplayScene
from scenes.saves.records import config_of, record_of_match
from scenes.saves.scene import SavesScene
from scenes.saves.shelf import saves_of
from scenes.scene import Scene
from scenes.seating import named, names_of
from scenes.tables.registry import make_table
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import half, played

ENGLISH = re.compile(r"\b(Blue|Red|Green|Amber|Rookie)\b", re.IGNORECASE)
SPANISH = re.compile(r"\b(Azul|Rojo|Verde|Ámbar|Novato)\b", re.IGNORECASE)


def unnamed(game_id: str, people: int) -> MatchConfig:
    """A match in which nobody typed a name, of a mode in which people decide."""
    game = get_game(game_id)
    mode = next(mode for mode in game.modes if mode not in ("war", "skirmish"))
    count = game.seats_of(mode)[0]
    kinds = [PERSON if seat < people else "ai:1" for seat in range(count)]
    seats = named([SeatConfig(kind, "", lent=True) for kind in kinds])
    return MatchConfig(Setup(game_id, 11, count, mode), seats)


def said(driver: Driver, scene: Scene) -> str:
    """All that is written in one frame of this screen."""
    scene.dirty = True
    driver.context.fonts.said.clear()
    driver.frame()
    return "\n".join(text for _, text in driver.context.fonts.said)


def follows(driver: Driver, scene: Scene) -> None:
    """In English there are English names and no Spanish ones; and the other way round."""
    for language, these, those in (("en", ENGLISH, SPANISH), ("es", SPANISH, ENGLISH), ("en", ENGLISH, SPANISH)):
        driver.context.switch_language(language)
        text = said(driver, scene)
        assert these.search(text), (language, text)
        assert not those.search(text), (language, text)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_at_a_table_behind_a_curtain_and_in_its_log(driver: Driver, game_id: str, people: int) -> None:
    scene = PlayScene(driver.context, unnamed(game_id, people))
    driver.push(scene)
    curtains = decided = 0
    for _ in range(4000):
        if scene.phase == Phase.CURTAIN:
            curtains += 1
            follows(driver, scene)
            driver.click((320, 180))
        elif scene.table.holding:
            scene.table.confirm()
        elif scene.phase == Phase.CHOOSING:
            follows(driver, scene)
            scene.choose(scene.session.match.legal_actions[-1])
            decided += 1
        driver.step()
        if decided == 4 and scene.phase in (Phase.CHOOSING, Phase.CURTAIN):
            break
    assert decided == 4
    assert curtains or people == 1
    scene._stop_thinking()
    for language, these, those in (("en", ENGLISH, SPANISH), ("es", SPANISH, ENGLISH)):
        driver.context.switch_language(language)
        log = LogScene(driver.context, scene.table.log_lines(scene.session.story()))
        driver.push(log)
        text = said(driver, log)
        assert these.search(text)
        assert not those.search(text), text
        log.back()
        driver.step()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_in_a_result_a_replay_and_the_list_of_kept_matches(driver: Driver, game_id: str) -> None:
    config = unnamed(game_id, 1)
    match = played(config.setup)
    table = make_table(driver.context, config, PlayScene(driver.context, config), False)
    table.show(match.view(OPEN))
    result = result_scene(driver.context, config, table.report(match.view(OPEN)), match)
    driver.push(result)
    # What else stands there was said when the match ended.
    called = [names_of(driver.context.texts, config.seats)]
    assert any(name in said(driver, result) for name in called[0])
    driver.context.switch_language("es")
    called.append(names_of(driver.context.texts, config.seats))
    assert set(called[0]).isdisjoint(called[1])
    assert any(name in said(driver, result) for name in called[1])
    replay = ReplayScene(driver.context, config, match.actions, len(match.actions) // 2)
    driver.push(replay)
    follows(driver, replay)
    saves_of(driver.context).write("m", record_of_match(config, half(config.setup)))
    shelf = SavesScene(driver.context)
    driver.push(shelf)
    follows(driver, shelf)


def test_a_kept_match_says_that_a_name_is_lent_and_not_which(driver: Driver) -> None:
    config = unnamed("street_war", 1)
    driver.context.switch_language("es")
    record = record_of_match(config, Match(config.setup))
    assert [(sitter.name, sitter.lent) for sitter in record.sitters] == [("", True), ("", True)]
    assert config_of(driver.context.texts, record) == config
    older = record_of_match(config, Match(config.setup))
    for language in ("en", "es"):
        driver.context.switch_language(language)
        assert config_of(driver.context.texts, older).seats == config.seats
