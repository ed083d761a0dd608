"""Steps of the table itself (War's flip): whoever sits there may press, nobody looks behind a curtain, and without
people they follow each other by themselves."""

from __future__ import annotations

import pygame
import pytest

from game.core.contract import TABLE
from game.core.events import PUBLIC
from scenes.intents import Kind
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene
from scenes.result import MatchResultScene
from scenes.scene import Scene
from tests.scenes.demonites_scenes import config, plug, start, table_of
from tests.scenes.driver import Driver

MOST_FRAMES = 20_000


@pytest.fixture(autouse=True)
def _plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch)


def to_asking(driver: Driver, scene: PlayScene) -> None:
    """Frames until somebody is asked."""
    for _ in range(MOST_FRAMES):
        if scene.phase == Phase.CHOOSING:
            return
        assert scene.phase != Phase.CURTAIN, "a curtain before a step that nobody decides"
        driver.step()
    raise AssertionError(f"nobody was asked: {scene.phase}")


@pytest.mark.parametrize(("people", "seats"), [((0,), 2), ((1,), 4), ((0, 1), 2), ((0, 2, 5), 6)])
def test_anybody_may_press_with_any_keys_or_the_mouse(driver: Driver, people: tuple[int, ...], seats: int) -> None:
    scene = start(driver, config(people, seats, "war"))
    for press in range(3):
        to_asking(driver, scene)
        position = scene.session.position
        if press < 2:
            driver.key(Kind.CONFIRM, press)
        else:
            driver.click((320, 100))
        assert scene.session.position == position + 1
    table = table_of(scene)
    assert {view.eyes for view in table.asked} == {PUBLIC}
    assert {view.to_act for view in table.asked} == {TABLE}
    assert scene.session.eyes == (PUBLIC if len(people) > 1 else people[0])


def test_a_match_is_pressed_through_to_its_result(driver: Driver) -> None:
    scene = start(driver, config((0, 1, 2), 3, "war", limit="short"))
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            break
        assert scene.phase != Phase.CURTAIN
        driver.key(Kind.CONFIRM, scene.session.position % 2)
    assert isinstance(driver.scene, MatchResultScene)
    assert scene.session.result is not None
    assert table_of(scene).while_busy == 0
    assert set(table_of(scene).thought) <= {None}, "nobody thinks about a step of the table"


@pytest.mark.parametrize("speed", [0, 4])
def test_without_people_step_follows_step_and_each_is_shown(driver: Driver, speed: int) -> None:
    driver.context.settings.speed = speed
    scene = start(driver, config((), 4, "war", limit="short"))
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            break
        driver.step(ms=50)
    assert isinstance(driver.scene, MatchResultScene)
    table = table_of(scene)
    assert table.asked == []
    assert table.while_busy == 0
    assert tuple(table.played) == scene.session.story()
    assert {action.text for action in scene.session.match.actions} == {"go"}


def test_a_table_may_answer_the_moment_it_is_asked(driver: Driver) -> None:
    """Armies that march by themselves: hundreds of steps one after the other, none within another."""
    scene = start(driver, config((0,), 2, "war"))
    table_of(scene).auto = True
    driver.key(Kind.CONFIRM)
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, MatchResultScene):
            return
        driver.step(ms=400)
    raise AssertionError("it never ended")


def test_when_the_window_loses_the_focus_the_table_is_told_and_no_curtain_falls(driver: Driver) -> None:
    for people in ((0,), (0, 1)):
        scene = start(driver, config(people, 2, "war"))
        to_asking(driver, scene)
        driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert scene.phase == Phase.CHOOSING
        assert Kind.FOCUS_LOST in [intent.kind for intent in table_of(scene).heard]
        assert table_of(scene).asking
        driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))


def test_the_pause_lies_over_it_and_goes_away_again(driver: Driver) -> None:
    scene = start(driver, config((0, 1), 2, "war"))
    to_asking(driver, scene)
    driver.key(Kind.MENU, None)
    over: Scene = driver.scene
    assert isinstance(over, PauseScene)
    driver.key(Kind.MENU, None)
    assert scene is driver.scene
    position = scene.session.position
    driver.key(Kind.CONFIRM, 1)
    assert scene.session.position == position + 1


def test_there_is_nothing_to_take_back_where_nobody_has_decided(driver: Driver) -> None:
    scene = start(driver, config((0,), 2, "war"))
    for _ in range(12):
        to_asking(driver, scene)
        assert not scene.can_undo()
        position = scene.session.position
        scene.undo()
        assert scene.session.position == position
        driver.key(Kind.CONFIRM)


def test_a_curtain_is_never_drawn_for_a_player_of_the_arcade(driver: Driver) -> None:
    """Two people, and between them somebody who thinks: losing the focus then shows nobody that hand."""
    scene = start(driver, config((0, 2), 3, "scout"))
    named: list[int] = []
    interrupted = 0
    while not isinstance(driver.scene, MatchResultScene):
        turn, phase = scene.session.turn, scene.phase
        if turn is not None and turn.actor == 1 and phase in (Phase.PLAYING, Phase.THINKING):
            driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            assert scene.session.eyes != 1
            interrupted += 1
            driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        elif phase == Phase.CURTAIN:
            named.append(scene.privacy.curtain_seat)
            driver.key(Kind.CONFIRM, scene.privacy.keys_of(scene.privacy.curtain_seat))
        elif phase == Phase.CHOOSING:
            scene.choose(scene.session.match.legal_actions[0])
        else:
            driver.step()
    assert interrupted > 10
    assert set(named) == {0, 2}
