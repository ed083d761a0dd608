"""What is heard of the interface: the focus, presses, refusals, scenes; nothing of a covered hand."""

from __future__ import annotations

import pytest

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from scenes.audio.music import SILENCE, Music
from scenes.boot import BootScene
from scenes.doors_page import DoorsScene
from scenes.intents import Kind
from scenes.lesson.scene import LessonScene
from scenes.lesson.shelf import lesson_of
from scenes.match_config import MatchConfig, SeatConfig
from scenes.options import OptionsScene
from scenes.play import Phase, PlayScene
from scenes.result import MatchReport, MatchResultScene
from scenes.rules import RulesScene
from scenes.title import TitleScene
from tests.scenes.driver import Driver


@pytest.fixture
def heard(driver: Driver) -> list[str]:
    names: list[str] = []
    driver.context.audio.told = names.append
    return names


def wait(driver: Driver) -> None:
    """Until the same effect may sound again."""
    driver.run(80)


def setup_of(game: str, seats: int) -> Setup:
    """A match of the game's first mode."""
    mode = get_game(game).modes[0]
    return Setup(game=game, mode=mode, seats=seats, seed=3)


def match(*kinds: str, game: str = "eight_bit_battle") -> MatchConfig:
    setup = setup_of(game, len(kinds))
    return MatchConfig(setup, tuple(SeatConfig(kind, f"Name {n}") for n, kind in enumerate(kinds)))


def test_a_menu_sounds(driver: Driver, heard: list[str]) -> None:
    driver.push(TitleScene(driver.context))
    driver.key(Kind.DOWN)
    assert heard == ["music:title", "cursor"]
    while driver.scene.group.focused.label() != driver.context.texts("title.options"):  # type: ignore[attr-defined]
        driver.key(Kind.DOWN)
    wait(driver)
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, OptionsScene)
    wait(driver)
    driver.key(Kind.RIGHT)
    wait(driver)
    driver.key(Kind.MENU, None)
    assert heard[-3:] == ["confirm", "slide", "cancel"]


def test_a_mouse_sounds_like_keys(driver: Driver, heard: list[str]) -> None:
    driver.push(DoorsScene(driver.context, "library"))
    group = driver.scene.group  # type: ignore[attr-defined]
    group.focus(group.widgets[-1])
    labels = [button.label() for button in group.widgets]
    rules = group.widgets[labels.index(driver.context.texts("library.rules"))].rect.center
    driver.point(rules)
    driver.click(rules)
    assert isinstance(driver.scene, RulesScene)
    assert heard == ["music:title", "cursor", "page"]


def test_leafing_through_the_rules_is_heard(driver: Driver, heard: list[str]) -> None:
    driver.push(RulesScene(driver.context))
    wait(driver)
    driver.key(Kind.RIGHT)
    wait(driver)
    driver.key(Kind.DOWN)
    assert heard == ["page", "page"]


def test_what_runs_at_once_is_not_heard_at_once(driver: Driver, heard: list[str]) -> None:
    driver.push(PlayScene(driver.context, match("ai:greedy", "ai:greedy", game="demonites")))
    for _ in range(60):
        driver.step()
    assert set(heard) <= {"music:demonites_calm", "music:demonites_tense"}


def test_a_lesson_sounds(driver: Driver, heard: list[str]) -> None:
    driver.push(LessonScene(driver.context, lesson_of("street_war")))
    wait(driver)
    driver.key(Kind.CONFIRM)
    assert heard[0] == "music:street_war_calm"
    assert "confirm" in heard


def test_music_follows_the_scenes(driver: Driver, heard: list[str]) -> None:
    driver.push(BootScene(driver.context))
    assert driver.scene.music == SILENCE
    driver.context.stack.replace(TitleScene(driver.context))
    driver.step()
    driver.push(OptionsScene(driver.context))
    driver.context.stack.reset(TitleScene(driver.context), PlayScene(driver.context, match("person", "person")))
    driver.step()
    assert [name for name in heard if name.startswith("music")] == ["music:title", "music:eight_bit_battle_calm"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_tense_piece_is_heard_when_the_table_is_tense(
    driver: Driver, heard: list[str], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = PlayScene(driver.context, match("person", "person", game=game))
    driver.push(scene)
    assert heard[-1] == f"music:{game}_calm"
    monkeypatch.setattr(type(scene.table), "tense", True)
    driver.step()
    assert heard[-1] == f"music:{game}_tense"


@pytest.mark.parametrize(
    ("kinds", "winners", "jingle"),
    [
        (("person", "ai:greedy"), (0,), "win"),
        (("person", "ai:greedy"), (1,), "lose"),
        (("ai:greedy", "ai:greedy"), (1,), "win"),
        (("person", "person"), (1,), "win"),
        (("person", "person"), (), "draw"),
    ],
)
def test_the_result_has_its_jingle(
    driver: Driver, kinds: tuple[str, ...], winners: tuple[int, ...], jingle: str
) -> None:
    report = MatchReport(winners, "", tuple("king" for _ in winners), "", "", ())
    assert MatchResultScene(driver.context, match(*kinds), report).music == Music(jingle, then="title")


def test_a_decision_is_heard_and_a_covered_hand_is_not(driver: Driver, heard: list[str]) -> None:
    scene = PlayScene(driver.context, match("person", "person"))
    driver.push(scene)
    while scene.phase != Phase.CHOOSING:
        driver.key(Kind.CONFIRM, scene.session.turn.actor if scene.session.turn else 0)
        driver.run(100)
    wait(driver)
    assert "curtain" in heard
    heard.clear()
    seat = scene.session.turn.actor if scene.session.turn else 0
    for kind in (Kind.RIGHT, Kind.LEFT, Kind.DOWN, Kind.UP):
        driver.key(kind, seat)
        wait(driver)
    # Two people look at the screen: how far the focus went would tell which card it is on.
    assert heard == []


def test_alone_the_focus_on_the_table_is_heard(driver: Driver, heard: list[str]) -> None:
    scene = PlayScene(driver.context, match("person", "ai:greedy"))
    driver.push(scene)
    for _ in range(400):
        if scene.phase == Phase.CHOOSING:
            break
        driver.run(50)
    wait(driver)
    heard.clear()
    for kind in (Kind.RIGHT, Kind.LEFT):
        driver.key(kind, 0)
        wait(driver)
    assert "cursor" in heard


def test_nobody_hears_what_is_played_for_show(driver: Driver, heard: list[str]) -> None:
    driver.push(TitleScene(driver.context))
    driver.context.settings.speed = 1
    driver.push(PlayScene(driver.context, match("ai:greedy", "ai:greedy"), attract=True))
    driver.run(4000)
    assert heard == ["music:title"]


def test_the_focus_of_the_window_reaches_the_mixer(driver: Driver) -> None:
    import pygame

    driver.push(TitleScene(driver.context))
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not driver.context.audio.focused
    driver.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert driver.context.audio.focused
