"""The play clock on the screen: seen, stopped by a pause, and told to the rules with the decision it rang over."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.contract import Setup
from game.core.events import PUBLIC
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from scenes.intents import Kind
from scenes.match_config import MatchConfig, SeatConfig
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.play_clock import OPTION, PlayClock
from scenes.result import MatchResultScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver

MINUTES = 5
WHOLE = MINUTES * 60_000


def _play(tmp_path: Path, mode: str, *kinds: str, language: str = "en") -> tuple[Driver, PlayScene]:
    driver = Driver(tmp_path, language)
    setup = Setup("demonites", 3, len(kinds), mode, {"clock": str(MINUTES), "pace": "calm"})
    driver.push(TitleScene(driver.context))
    scene = PlayScene(
        driver.context, MatchConfig(setup, tuple(SeatConfig(kind, f"Name {n}") for n, kind in enumerate(kinds)))
    )
    driver.push(scene)
    for _ in range(400):
        if scene.phase in (Phase.CHOOSING, Phase.CURTAIN):
            break
        driver.step()
    return driver, scene


def _phase(scene: PlayScene) -> Phase:
    """Asked anew, for it changes with every frame."""
    return scene.phase


def test_clock_options_are_off_or_minutes() -> None:
    found = [option for game in GAME_IDS for option in get_game(game).options if option.id == OPTION]
    assert found
    for option in found:
        assert option.default == "off"
        assert all(value.isdecimal() for value in option.values[1:])


def test_without_the_option_nothing_runs() -> None:
    clock = PlayClock({"limit": "short"})
    assert not clock.update(10**9)
    assert (clock.left, clock.is_up) == (None, False)


def test_it_rings_once_and_counts_seconds_rounded_up() -> None:
    clock = PlayClock({OPTION: "5"})
    assert clock.left == 300
    clock.update(1)
    assert clock.left == 300
    clock.update(WHOLE - 1001)
    assert clock.left == 1
    assert not clock.is_up
    assert clock.update(1000)
    assert clock.is_up
    assert not clock.update(1000)


def test_it_rings_over_a_decision_and_its_round_is_the_last(tmp_path: Path) -> None:
    driver, scene = _play(tmp_path, "campaign", "person", "ai:random")
    assert scene.phase == Phase.CHOOSING
    assert scene.table.clock_left == MINUTES * 60
    match, began = scene.session.match, scene.session.match.state.round
    scene.clock.spent_ms = WHOLE - 20
    before = driver.frame()
    driver.run(200)
    assert scene.table.clock_left == 0
    assert driver.frame() != before, "it is not seen that it has rung"
    assert "ring" not in [action.text for action in match.actions], "nothing is decided yet"
    assert scene.phase == Phase.CHOOSING, "whoever is choosing goes on choosing"
    scene.choose(match.legal_actions[0])
    assert match.actions[-2].text == "ring"
    for _ in range(4000):
        if isinstance(driver.scene, MatchResultScene):
            break
        if scene.phase == Phase.CHOOSING:
            scene.choose(match.legal_actions[0])
        driver.step()
    assert isinstance(driver.scene, MatchResultScene)
    assert match.state.round == began
    assert [action.text for action in match.actions].count("ring") == 1
    assert match.result is not None
    assert match.result.ending == "clock"
    assert Match.from_json(match.to_json()).result == match.result


def test_a_pause_stops_it(tmp_path: Path) -> None:
    driver, scene = _play(tmp_path, "ambush", "person", "ai:random")
    driver.run(500)
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, PauseScene)
    spent = scene.clock.spent_ms
    driver.run(5000)
    assert scene.clock.spent_ms == spent


def test_it_runs_behind_a_curtain_and_the_ring_tells_nobody_what_was_chosen(tmp_path: Path) -> None:
    driver, scene = _play(tmp_path, "scout", "person", "person")
    assert scene.phase == Phase.CURTAIN
    scene.clock.spent_ms = WHOLE - 20
    driver.run(200)
    assert scene.clock.is_up
    assert scene.phase == Phase.CURTAIN
    scene._open_curtain()
    while driver.context.stack.top is scene and scene.session.turn is not None and _phase(scene) != Phase.CHOOSING:
        driver.step()
    scene.choose(scene.session.match.legal_actions[-1])
    assert scene.session.match.actions[0].text == "ring"
    told = [event.kind for step in scene.session.match.story(PUBLIC)[1:] for event in step]
    assert "clock_rang" in told
    for _ in range(400):
        if _phase(scene) == Phase.CURTAIN:
            return
        driver.step()
    pytest.fail("the other seat was never asked behind its curtain")


@pytest.mark.parametrize("language", ["en", "es"])
def test_clock_and_living_armies_fit_their_corner(tmp_path: Path, language: str) -> None:
    driver, _ = _play(tmp_path, "war", *["person"] * 6, language=language)
    texts, fonts = driver.context.texts, driver.context.fonts
    widest = max(fonts.width(words) for words in ("15:00", texts("demons.clock.last")))
    assert widest <= 62
    assert 4 + widest + 6 + fonts.width(texts("demons.bar.living", n=6)) + 4 <= 146
