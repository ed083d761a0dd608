"""The arcade's players against each other, in every mode of every game: begun by keys at the set-up, watched at other
speeds, looked at, stopped, and seen to a result that names who has won."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.players import make_player
from game.core.registry import GAME_IDS, get_game
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.result import MatchResultScene
from scenes.seating import ARCADE_SEATS, names_of
from scenes.setup.scene import SetupScene
from scenes.speeds import SPEEDS
from scenes.title import TitleScene
from scenes.widgets.choice import Choice
from tests.scenes.devices import Device
from tests.scenes.driver import Driver
from tests.scenes.written import writing

MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]
MOST_FRAMES = 30_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried is the screen, not who thinks."""
    monkeypatch.setattr("scenes.play.make_player", lambda kind, game, mode: make_player("ai:random", game, mode))
    monkeypatch.setattr("scenes.play_deciding.thinking_time", lambda kind: (0.01, 1))


def front(driver: Driver) -> object:
    """The scene in front."""
    return driver.scene


def seat_the_arcade(device: Device, scene: SetupScene) -> None:
    """Every seat that a person has goes to a player of the arcade, by keys."""
    for _ in range(12):
        people = [seat for seat, one in enumerate(scene.chosen.seats) if one.kind == PERSON]
        if not people:
            return
        line = scene._who[people[0]]
        assert isinstance(line, Choice)
        for _ in range(80):
            if scene.group.focused is line:
                break
            device.driver.key(Kind.LOG, None)
        device.driver.key(Kind.RIGHT)
    raise AssertionError("somebody stays")


def begin(folder: Path, game: str, mode: str, language: str = "es") -> tuple[Driver, PlayScene]:
    device = Device("keys", folder, language)
    driver = device.driver
    scene = SetupScene(driver.context, game)
    scene.prefer(mode, {})
    driver.push(TitleScene(driver.context))
    driver.push(scene)
    seat_the_arcade(device, scene)
    device.press("setup.start")
    play = driver.scene
    assert isinstance(play, PlayScene), play.name
    assert play.config.people == ()
    assert play.config.setup.mode == mode
    return driver, play


@pytest.mark.parametrize(("game", "mode"), [one for one in MODES if one not in ARCADE_SEATS])
def test_from_the_set_up_to_a_result_that_names_the_winner(tmp_path: Path, game: str, mode: str) -> None:
    driver, play = begin(tmp_path, game, mode)
    # At the deal it says how to watch.
    assert "R" in " ".join(play.hints.words)
    driver.key(Kind.DOWN)
    assert play.watched == SPEEDS[-2]
    driver.key(Kind.UP)
    assert play.watched == SPEEDS[-1]
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, PauseScene)
    driver.key(Kind.MENU, None)
    assert front(driver) is play
    play.watched = None
    for _ in range(MOST_FRAMES):
        if front(driver) is not play:
            break
        driver.step()
    result = driver.scene
    assert isinstance(result, MatchResultScene)
    names = names_of(driver.context.texts, play.config.seats)
    with writing(driver.context.fonts) as words:
        driver.frame()
    said = " ".join(word.text for word in words).lower()
    for seat in result.report.winners:
        assert names[seat].lower() in said
    assert driver.context.texts("result.draw").lower() in said or result.report.winners
    assert driver.context.fonts.overflows == []
    driver.app.close()


def test_whoever_looks_at_cards_looks_in_peace(tmp_path: Path) -> None:
    driver, play = begin(tmp_path, "street_war", "standard")
    play.watched = 1
    for _ in range(2000):
        if play.session.position >= 6:
            break
        driver.step()
    driver.key(Kind.INSPECT)
    assert play.table.strolling
    at, phase = play.session.position, play.phase
    driver.run(3000)
    assert (play.session.position, play.phase) == (at, phase)
    speed = play.watched
    driver.key(Kind.UP)
    assert play.watched == speed, "it walks"
    driver.key(Kind.MENU, None)
    assert driver.scene is play
    assert not play.table.strolling
    for _ in range(3000):
        if play.session.position > at:
            break
        driver.step()
    assert play.session.position > at
    driver.app.close()


def test_the_keys_of_whoever_watches_do_nothing_to_a_match_with_people(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene = SetupScene(driver.context, "street_war")
    driver.push(TitleScene(driver.context))
    driver.push(scene)
    scene.start()
    driver.step()
    for _ in range(600):
        play = driver.scene
        if isinstance(play, PlayScene) and play.phase == Phase.CHOOSING:
            break
        driver.key(Kind.CONFIRM)
    assert isinstance(play, PlayScene)
    for kind in (Kind.UP, Kind.DOWN):
        driver.key(kind)
    assert play.watched is None
    driver.app.close()
