"""Decisions that seats make together and against the clock: the play scene's part of a live Skirmish."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ai.player import Budget
from game.ai.players import make_player
from game.core.events import PUBLIC
from game.core.rng import Rng
from scenes.intents import SLAM_KEYS, Kind
from scenes.match_config import MatchConfig
from scenes.match_session import MatchSession
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.race import Race
from scenes.scene import Scene
from tests.scenes.demonites_scenes import config, plug, start
from tests.scenes.driver import Driver
from tests.scenes.fake_table import FakeRacingTable, FakeTable


@pytest.fixture(autouse=True)
def _plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, FakeRacingTable)


def racing_table(scene: PlayScene) -> FakeRacingTable:
    assert isinstance(scene.table, FakeRacingTable)
    return scene.table


def to_race(driver: Driver, match: MatchConfig) -> PlayScene:
    """A match whose first clash is a race."""
    scene = start(driver, match)
    for _ in range(200):
        if scene.phase == Phase.RACING:
            return scene
        driver.step()
    raise AssertionError(f"no race: {scene.phase}")


def slam(driver: Driver, seat: int, place: int) -> None:
    scancode = next(code for code, card in SLAM_KEYS[seat].items() if card == place)
    driver.step(pygame.event.Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=0, unicode=""))
    driver.step(pygame.event.Event(pygame.KEYUP, scancode=scancode, key=0, mod=0, unicode=""))


def test_both_sets_of_keys_reach_the_table_and_nobody_is_asked(driver: Driver) -> None:
    scene = to_race(driver, config((0, 1), 2, "skirmish", open_hands="on"))
    table = racing_table(scene)
    assert table.asked == []
    assert [view.eyes for view in table.raced] == [PUBLIC]
    table.heard.clear()
    for seat in (0, 1):
        for place in (0, 1, 2):
            slam(driver, seat, place)
    driver.key(Kind.CONFIRM, 0)
    driver.key(Kind.PEEK, 1)
    driver.click((300, 200))
    slams = [(intent.seat, intent.amount) for intent in table.heard if intent.kind == Kind.SLAM]
    assert slams == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    heard = {intent.kind for intent in table.heard}
    assert {Kind.CONFIRM, Kind.PEEK, Kind.POINT, Kind.PRESS} <= heard
    assert scene.phase == Phase.RACING, "what nobody took skips nothing"


def test_what_everybody_does_is_given_to_the_rules_in_their_order(driver: Driver) -> None:
    scene = to_race(driver, config((0, 1), 2, "skirmish"))
    table = racing_table(scene)
    before, position = len(table.played), scene.session.position
    actions = table.go()
    assert list(scene.session.match.actions)[position:] == actions
    told = [event.kind for event in table.played[before:]]
    assert told.count("chose") == 2
    assert told[-2:] == ["waited", "waited"], "both are shown at once"


def test_the_arcades_thought_is_the_one_it_would_have_had_when_asked(driver: Driver) -> None:
    """It sits second, and decides at the deal whatever the first one does: it cannot know what that is."""
    match = config((0,), 2, "skirmish", seed=8)
    scene = to_race(driver, match)
    table = racing_table(scene)
    for _ in range(400):
        if table.ready:
            break
        driver.step()
    thought = table.racers[1].thought()
    assert thought is not None
    assert table.racers[1].thought() == thought, "it stays where it can be asked for"
    assert table.racers[0].thought() is None
    for first in table.racers[0].legal:
        session = MatchSession(match)
        session.act(first)
        legal = session.match.legal_actions
        assert legal == table.racers[1].legal
        player = make_player("ai:random", session.match.game)
        decision = player.choose(session.match.view(1), legal, Budget(4, lambda: False), Rng(session.seed_of_thought()))
        assert decision.action == thought


@pytest.mark.parametrize("speed", [0, 1, 4])
def test_a_race_runs_in_real_time_at_any_speed(tmp_path: Path, speed: int) -> None:
    driver = Driver(tmp_path, speed=speed)
    scene = to_race(driver, config((0, 1), 2, "skirmish"))
    table = racing_table(scene)
    table.passed.clear()
    driver.step(ms=17)
    assert table.passed == [17]
    driver.app.close()


@pytest.mark.parametrize("how", ["menu", "rules", "log", "focus"])
def test_whatever_lies_over_a_race_interrupts_it(driver: Driver, how: str) -> None:
    scene = to_race(driver, config((0, 1), 2, "skirmish"))
    table = racing_table(scene)
    if how == "focus":
        driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        driver.key(Kind(how), None)
    over: Scene = driver.scene
    assert over is not scene
    assert isinstance(over, PauseScene) == (how in ("menu", "focus"))
    assert table.interrupted == 1
    table.passed.clear()
    driver.run(100)
    assert table.passed == [], "no clock runs behind it"
    assert not driver.context.reader.racing, "letters are letters there"
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    driver.step()
    assert scene.phase == Phase.RACING
    assert driver.context.reader.racing


def test_no_race_begins_while_the_window_is_away(tmp_path: Path) -> None:
    driver = Driver(tmp_path, speed=1)
    driver.context.settings.pause_unfocused = False
    scene = start(driver, config((0, 1), 2, "skirmish"))
    assert racing_table(scene).raced == [], "the deal is still being played"
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.run(4000)
    over: Scene = driver.scene
    assert isinstance(over, PauseScene)
    assert racing_table(scene).interrupted == 1
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    driver.key(Kind.MENU, None)
    driver.run(100)
    assert scene is driver.scene
    assert scene.phase == Phase.RACING
    assert racing_table(scene).interrupted == 1
    driver.app.close()


def test_where_everything_waits_in_the_background_a_race_does_too(tmp_path: Path) -> None:
    driver = Driver(tmp_path, speed=1)
    scene = start(driver, config((0, 1), 2, "skirmish"))
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.run(4000)
    assert racing_table(scene).raced == []
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    driver.run(4000)
    assert racing_table(scene).raced != []
    driver.app.close()


def test_a_race_of_one_is_a_decision_against_the_clock(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeRacingTable, "racing", (0,))
    scene = to_race(driver, config((0,), 2, "skirmish"))
    table = racing_table(scene)
    position = scene.session.position
    table.go()
    assert scene.session.position == position + 1


def test_nobody_races_whom_the_rules_do_not_ask(driver: Driver) -> None:
    session = MatchSession(config((0, 1), 2, "skirmish"))
    with pytest.raises(ValueError, match="the rules ask seat 0"):
        Race(session, (1, 0), {})


def test_nobody_thinks_on_for_a_match_that_was_left(driver: Driver) -> None:
    scene = to_race(driver, config((0,), 2, "skirmish"))
    race = scene._race
    assert race is not None
    scene.exit()
    assert scene._race is None
    assert [thinker.poll() for thinker in race._thinkers] == [None]


def test_a_table_that_runs_no_races_asks_one_after_the_other(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.play.make_table", FakeTable)
    scene = start(driver, config((0, 1), 2, "skirmish"))
    while scene.phase == Phase.PLAYING:
        driver.step()
    assert scene.phase == Phase.CURTAIN
