"""Replays: played, stepped to and fro, from any eyes, by keys and by mouse; gone on with, shared."""

from __future__ import annotations

import pytest

from game.core.contract import IllegalActionError
from game.core.events import OPEN, PUBLIC
from game.core.registry import GAME_IDS
from scenes.intents import Kind
from scenes.log import LogScene
from scenes.play import Phase, PlayScene
from scenes.replay import open_replay
from scenes.replay.bar import EYES, MENU, RECTS, SPEED, TRACK, Press, position_at, pressed
from scenes.replay.menu import ReplayMenuScene
from scenes.replay.play_on import PlayOnScene
from scenes.replay.scene import ReplayScene
from scenes.replay.share import ShareScene
from scenes.result import MatchResultScene
from scenes.rules import RulesScene
from scenes.saves.shelf import replays_of, saves_of
from scenes.speeds import SPEEDS
from scenes.tables.scripted import ScriptedTable
from scenes.title import TitleScene
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config, played

ONE_EACH = [
    ("eight_bit_battle", ""),
    ("eight_masters_revenge", "teams"),
    ("street_war", ""),
    ("demonites", "skirmish"),
    ("demonites", "ambush"),
]


def view_of(scene: ReplayScene) -> object:
    """As what its table stands."""
    assert isinstance(scene.table, ScriptedTable)
    return scene.table.view


def watch(driver: Driver, game: str = "street_war", mode: str = "", people: int = 1) -> ReplayScene:
    """The replay of a whole match, over the title."""
    driver.push(TitleScene(driver.context))
    match_config = config(game, mode, people)
    open_replay(driver.context, match_config, played(match_config.setup).actions)
    driver.step()
    assert isinstance(driver.scene, ReplayScene)
    return driver.scene


@pytest.mark.parametrize(("game", "mode"), ONE_EACH)
def test_it_plays_by_itself_from_the_deal_to_the_end(driver: Driver, game: str, mode: str) -> None:
    scene = watch(driver, game, mode)
    assert scene.playing
    scene.speed = SPEEDS[-1]
    driver.run(300)
    # In the middle it is as at both ends.
    scene.go(scene.reel.end - 20)
    for _ in range(5_000):
        if not scene.playing:
            break
        driver.step(ms=400)
    assert not scene.playing
    assert scene.at == scene.reel.end
    assert view_of(scene) == scene.reel.match.view(scene.eyes)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


@pytest.mark.parametrize("game", GAME_IDS)
def test_forward_and_back_lead_to_the_same_pictures(driver: Driver, game: str) -> None:
    """Wherever one comes from, a place looks the same: the lines of its log, too."""
    scene = watch(driver, game)
    scene.playing = False
    scene.go(scene.reel.end // 2)
    pictures = {}
    for _ in range(3):
        pictures[scene.at] = driver.frame()
        scene.go(scene.reel.after(scene.at, scene.eyes))
    for at in sorted(pictures, reverse=True):
        scene.back()
        assert scene.at == at
        assert driver.frame() == pictures[at]
    scene.forward()
    scene._settle()
    view = view_of(scene)
    scene.go(scene.at)
    assert view_of(scene) == view


def test_keys_wind_hasten_stop_and_change_eyes(driver: Driver) -> None:
    scene = watch(driver)
    assert scene.eyes == 0
    driver.key(Kind.CONFIRM)
    assert not scene.playing
    driver.key(Kind.CONFIRM, 1)
    assert scene.playing
    driver.key(Kind.RIGHT)
    assert not scene.playing
    first = scene.at
    assert first > 0
    driver.key(Kind.RIGHT, 1)
    assert scene.at > first
    driver.key(Kind.LEFT)
    assert scene.at == first
    speed = scene.speed
    driver.key(Kind.DOWN)
    assert scene.speed < speed
    for _ in SPEEDS:
        driver.key(Kind.UP)
    assert scene.speed == SPEEDS[-1]
    seen = []
    for _ in scene.reel.all_eyes:
        seen.append(scene.eyes)
        driver.key(Kind.PEEK)
    assert sorted(seen) == sorted(scene.reel.all_eyes)
    assert view_of(scene) == scene.reel.view(scene.at, scene.eyes)


def test_the_mouse_alone_does_all_of_it(driver: Driver) -> None:
    scene = watch(driver)
    driver.click(RECTS[Press.PLAY].center)
    assert not scene.playing
    driver.click(RECTS[Press.FORWARD].center)
    assert scene.at > 0
    driver.click(RECTS[Press.END].center)
    assert scene.at == scene.reel.end
    driver.click(RECTS[Press.BACK].center)
    assert 0 < scene.at < scene.reel.end
    driver.click(RECTS[Press.START].center)
    assert scene.at == 0
    driver.click((TRACK.centerx, TRACK.centery))
    assert abs(scene.at - scene.reel.end / 2) <= 1
    driver.drag((TRACK.centerx, TRACK.centery), (TRACK.right + 30, 200))
    assert scene.at == scene.reel.end
    driver.click((SPEED.left + 5, SPEED.centery))
    slow = scene.speed
    driver.click((SPEED.right - 5, SPEED.centery))
    assert scene.speed > slow
    eyes = scene.eyes
    driver.click((EYES.right - 5, EYES.centery))
    assert scene.eyes != eyes
    driver.click((EYES.left + 5, EYES.centery))
    assert scene.eyes == eyes
    driver.click(MENU.center)
    assert isinstance(driver.scene, ReplayMenuScene)


def test_every_place_of_the_bar_is_one_thing() -> None:
    assert {pressed((x, 10)) for x in range(640)} - {None} == set(Press)
    assert pressed((10, 40)) is None
    assert pressed(None) is None
    assert [position_at(x, 50) for x in (0, TRACK.left, TRACK.right - 1, 640)] == [0, 0, 50, 50]


def test_at_the_end_play_begins_anew(driver: Driver) -> None:
    scene = watch(driver)
    scene.go(scene.reel.end)
    scene.playing = False
    driver.key(Kind.CONFIRM)
    assert scene.playing
    assert scene.at == 0


def test_log_and_rules_are_one_press_away_and_tell_what_was_known(driver: Driver) -> None:
    scene = watch(driver)
    scene.playing = False
    scene.go(scene.reel.end // 2)
    driver.key(Kind.LOG, None)
    log = driver.scene
    assert isinstance(log, LogScene)
    half = len(log._lines)
    driver.key(Kind.MENU, None)
    driver.key(Kind.RULES, None)
    over = driver.scene
    assert isinstance(over, RulesScene)
    driver.key(Kind.MENU, None)
    scene.go(scene.reel.end)
    driver.key(Kind.LOG, None)
    log = driver.scene
    assert isinstance(log, LogScene)
    assert len(log._lines) > half > 0


def test_one_seats_eyes_see_no_more_than_that_seat_did(driver: Driver) -> None:
    """The picture of a seat, and of what all know, does not depend on what these eyes cannot know."""
    scene = watch(driver, "street_war", people=2)
    scene.playing = False
    for eyes in (PUBLIC, 0, 1):
        scene.eyes = eyes
        for at in range(8, scene.reel.end, 40):
            scene.go(at)
            assert view_of(scene) == scene.reel.view(at, eyes)
    assert scene.reel.view(9, 0) != scene.reel.view(9, OPEN)


def test_actions_that_do_not_follow_are_refused(driver: Driver) -> None:
    match_config = config("street_war")
    with pytest.raises(IllegalActionError):
        open_replay(driver.context, match_config, played(match_config.setup).actions[1:])


# ---------------------------------------------------------------------- going on


def menu_of(driver: Driver) -> ReplayMenuScene:
    """The menu over the replay."""
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, ReplayMenuScene)
    return driver.scene


def press(driver: Driver, text_id: str) -> None:
    """Press the button with this text."""
    words = driver.context.texts(text_id)
    group = driver.scene.group  # type: ignore[attr-defined]
    button = next(widget for widget in group.widgets if isinstance(widget, Button) and widget.label() == words)
    assert button.enabled, text_id
    driver.click(button.rect.center)


@pytest.mark.parametrize(("game", "mode"), [*ONE_EACH, ("eight_masters_revenge", "solo"), ("demonites", "war")])
def test_any_point_can_be_played_on_from(driver: Driver, game: str, mode: str) -> None:
    scene = watch(driver, game, mode)
    for share in (0, 0.6) if game == "demonites" else (0.6,):
        context, at = driver.context, int(scene.reel.end * share)
        replay = ReplayScene(context, scene.config, scene.actions, at)
        replay.playing = False
        driver.push(replay)
        menu_of(driver)
        press(driver, "replay.play_on")
        assert isinstance(driver.scene, PlayOnScene)
        press(driver, "replay.begin")
        play = driver.scene
        assert isinstance(play, PlayScene)
        assert play.session.match.actions[:at] == scene.actions[:at]
        assert play.config.occasion == "replay"
        for _ in range(400):
            if play.phase in (Phase.CHOOSING, Phase.RACING, Phase.CURTAIN) or driver.scene is not play:
                break
            driver.step()
        assert play.phase is not Phase.PLAYING or play.table.busy or driver.scene is not play
        assert play.session.match.state_at(at) == scene.reel.state(at)


def test_others_may_sit_down_when_it_is_played_on(driver: Driver) -> None:
    scene = watch(driver, "eight_bit_battle")
    scene.playing = False
    scene.go(8)
    menu_of(driver).play_on()
    driver.step()
    play_on = driver.scene
    assert isinstance(play_on, PlayOnScene)
    choices = [widget for widget in play_on.group.widgets if isinstance(widget, Choice)]
    assert [choice.value for choice in choices] == ["person", "ai:random"]
    choices[0].turn(1)
    choices[1].turn(1)
    chosen = play_on.chosen()
    assert [seat.kind for seat in chosen.seats] == ["ai:1", "person"]
    assert all(seat.lent for seat in chosen.seats)
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, ReplayMenuScene)
    assert not saves_of(driver.context)


def test_the_seat_of_the_arcade_stays_the_arcades(driver: Driver) -> None:
    scene = watch(driver, "eight_masters_revenge", "solo")
    menu_of(driver).play_on()
    driver.step()
    play_on = driver.scene
    assert isinstance(play_on, PlayOnScene)
    choices = [widget for widget in play_on.group.widgets if isinstance(widget, Choice)]
    assert [len(choice.values) for choice in choices] == [6, 1]
    assert scene.at == 0


def test_where_it_is_over_nobody_can_play_on(driver: Driver) -> None:
    scene = watch(driver)
    scene.go(scene.reel.end)
    menu = menu_of(driver)
    words = driver.context.texts("replay.play_on")
    button = next(one for one in menu.group.widgets if isinstance(one, Button) and one.label() == words)
    assert not button.enabled


def test_leaving_leads_back_to_where_it_was_opened(driver: Driver) -> None:
    watch(driver)
    menu_of(driver)
    press(driver, "replay.leave")
    assert isinstance(driver.scene, TitleScene)


def test_a_result_leads_to_the_replay_and_back(driver: Driver) -> None:
    match_config = config("street_war")
    match = played(match_config.setup)
    play = PlayScene(driver.context, match_config)
    play.session.match = match
    driver.push(TitleScene(driver.context))
    driver.push(play)
    for _ in range(3000):
        if isinstance(driver.scene, MatchResultScene):
            break
        play.table.skip()
        driver.step()
    assert isinstance(driver.scene, MatchResultScene)
    press(driver, "replay.open")
    assert isinstance(driver.scene, ReplayScene)
    assert driver.scene.reel.match.state == match.state
    menu_of(driver)
    press(driver, "replay.leave")
    assert isinstance(driver.scene, MatchResultScene)


def test_a_replay_is_shared_as_a_code(driver: Driver) -> None:
    watch(driver)
    menu_of(driver)
    press(driver, "replay.share")
    assert isinstance(driver.scene, ShareScene)
    assert driver.scene.code.startswith("BA1-")
    assert not replays_of(driver.context)
    driver.frame()
    assert not driver.context.fonts.overflows
