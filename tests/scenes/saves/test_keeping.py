"""A match on the screen is kept after every action and can be taken up again, whatever is played."""

from __future__ import annotations

import errno
import threading
from pathlib import Path

import msgspec
import pytest

from game.core.events import PUBLIC
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.storage.kept import Notice
from game.storage.match_folder import MatchFolder
from game.storage.match_record import Sitter, restore
from scenes.attract import open_attract
from scenes.intents import Kind
from scenes.match_config import MatchConfig
from scenes.pause import PauseScene
from scenes.play import Phase, PlayScene, open_match
from scenes.result import MatchResultScene
from scenes.saves.keeper import new_id
from scenes.saves.opening import go_on
from scenes.saves.records import KeptMatch, config_of, record_of_match
from scenes.saves.shelf import replays_of, saves_of
from scenes.saves.writer import Writer
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config, half, played

MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]


def scene_of(driver: Driver) -> PlayScene:
    """The match in front."""
    assert isinstance(driver.scene, PlayScene), driver.scene.name
    return driver.scene


def start(driver: Driver, match_config: MatchConfig) -> PlayScene:
    """A new match."""
    open_match(driver.context, match_config)
    driver.step()
    return scene_of(driver)


def rest(driver: Driver, scene: PlayScene) -> None:
    """Until somebody is asked, finds a curtain, races, or it is over."""
    for _ in range(4000):
        if driver.scene is not scene or scene.phase in (Phase.CHOOSING, Phase.CURTAIN, Phase.RACING):
            return
        if scene.table.holding:
            scene.table.confirm()
        driver.step()
    raise AssertionError(f"nobody is asked: {scene.phase}")


def kept(driver: Driver, scene: PlayScene) -> Match:
    """What is on the disk of it now."""
    assert scene.keeper is not None
    scene.keeper.flush()
    record = saves_of(driver.context).read(scene.keeper.id).record
    assert record is not None
    return restore(record)


def test_every_action_is_on_the_disk(driver: Driver) -> None:
    scene = start(driver, config("eight_bit_battle"))
    assert not saves_of(driver.context)
    for _ in range(6):
        rest(driver, scene)
        scene.choose(scene.session.match.legal_actions[0])
        found = kept(driver, scene)
        assert found.actions == scene.session.match.actions
        assert found.state == scene.session.match.state
    assert saves_of(driver.context).ids() == (scene.keeper.id if scene.keeper else "",)


def test_what_is_taken_back_is_not_kept(driver: Driver) -> None:
    scene = start(driver, config("street_war"))
    rest(driver, scene)
    scene.choose(scene.session.match.legal_actions[0])
    assert len(kept(driver, scene).actions) == 1
    assert scene.can_undo()
    scene.undo()
    assert kept(driver, scene).actions == scene.session.match.actions == ()


@pytest.mark.parametrize(
    ("game", "mode", "people"),
    [*((game, mode, 2) for game, mode in MODES), *((game, get_game(game).modes[-1], 1) for game in GAME_IDS)],
)
def test_every_mode_goes_on_where_it_was_left(driver: Driver, game: str, mode: str, people: int) -> None:
    match_config = config(game, mode, people)
    match = half(match_config.setup)
    saves_of(driver.context).write("m", record_of_match(match_config, match))
    driver.push(TitleScene(driver.context))
    driver.key(Kind.CONFIRM, 1)
    scene = scene_of(driver)
    # A player of the arcade may have gone on already.
    assert scene.session.match.state_at(len(match.actions)) == match.state
    assert scene.session.match.actions[: len(match.actions)] == match.actions
    assert scene.config == match_config
    assert scene.keeper is not None
    assert scene.keeper.id == "m"
    if people == 2:
        turn = scene.session.turn
        assert turn is not None
        assert scene.session.eyes == PUBLIC
        assert not scene.table.busy or scene.phase == Phase.PLAYING
        if scene.session.is_person(turn.actor) and scene.phase not in (Phase.RACING, Phase.PLAYING):
            assert scene.phase == Phase.CURTAIN
    rest(driver, scene)
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking


def to_choice(driver: Driver, scene: PlayScene) -> None:
    """Until a person is asked, whoever it is."""
    for _ in range(10):
        rest(driver, scene)
        if scene.phase == Phase.CHOOSING:
            return
        driver.click((320, 180))
    raise AssertionError(f"nobody is asked: {scene.phase}")


def test_between_people_the_one_to_decide_finds_a_curtain(driver: Driver) -> None:
    scene = start(driver, config("eight_bit_battle", people=2))
    for _ in range(3):
        to_choice(driver, scene)
        scene.choose(scene.session.match.legal_actions[0])
    to_choice(driver, scene)
    scene.leave()
    driver.step()
    assert isinstance(driver.scene, TitleScene)
    driver.key(Kind.CONFIRM, 0)
    again = scene_of(driver)
    assert again.phase == Phase.CURTAIN
    turn = again.session.turn
    assert turn is not None
    assert again.privacy.curtain_seat == turn.actor
    assert again.session.eyes == PUBLIC
    to_choice(driver, again)
    assert again.session.eyes == turn.actor


def test_what_somebody_was_shown_alone_is_shown_again(driver: Driver) -> None:
    """Nobody can tell whether the look of a Key (H6) had been read when the program ended."""
    match_config = config("eight_bit_battle", people=2)
    looked = None
    for seed in range(40):
        match = played(match_config.setup, 0)
        whole = played(match_config.setup, seed=seed)
        for action in whole.actions:
            match.act(action)
            if any(event.kind == "key_looked" for event in match.story(PUBLIC)[-1]):
                looked = match
                break
        if looked is not None:
            break
    assert looked is not None
    saves_of(driver.context).write("m", record_of_match(match_config, looked))
    assert go_on(driver.context, "m")
    driver.step()
    scene = scene_of(driver)
    assert scene.phase == Phase.CURTAIN
    seat = next(event.number("seat") for event in looked.story(PUBLIC)[-1] if event.kind == "key_looked")
    assert scene.privacy.curtain_seat == seat
    driver.click((320, 180))
    driver.step()
    assert scene.table.holding
    assert scene.session.eyes == seat


def test_leaving_before_the_first_action_keeps_the_deal(driver: Driver) -> None:
    scene = start(driver, config("street_war"))
    state = scene.session.match.state
    scene.leave()
    driver.step()
    assert isinstance(driver.scene, TitleScene)
    driver.key(Kind.CONFIRM, 0)
    assert scene_of(driver).session.match.state == state


def test_a_match_that_is_over_can_be_watched_and_not_gone_on_with(driver: Driver) -> None:
    scene = start(driver, config("eight_bit_battle", people=0))
    for _ in range(20_000):
        if isinstance(driver.scene, MatchResultScene):
            break
        driver.step()
    assert isinstance(driver.scene, MatchResultScene)
    assert scene.keeper is not None
    scene.keeper.flush()
    assert not saves_of(driver.context)
    record = replays_of(driver.context).read(scene.keeper.id).record
    assert record is not None
    assert record.is_over
    assert restore(record).state == scene.session.match.state
    assert config_of(driver.context.texts, record) == scene.config


def test_a_match_that_ended_in_its_last_frame_shows_its_result(driver: Driver) -> None:
    """The program was closed between the last action and the result."""
    match_config = config("street_war")
    saves_of(driver.context).write("m", record_of_match(match_config, played(match_config.setup)))
    assert go_on(driver.context, "m")
    for _ in range(20):
        driver.step()
    assert isinstance(driver.scene, MatchResultScene)
    assert replays_of(driver.context).ids() == ("m",)


def test_a_state_without_its_actions_goes_on_to_its_end(driver: Driver) -> None:
    """Rules have changed: nothing of before is known, and nothing of it is asked for."""
    match_config = config("street_war", people=0)
    whole = half(match_config.setup)
    scene = PlayScene(driver.context, match_config, kept=KeptMatch(Match(match_config.setup, whole.state), "m"))
    driver.push(scene)
    for _ in range(20_000):
        if isinstance(driver.scene, MatchResultScene):
            break
        driver.step()
    assert isinstance(driver.scene, MatchResultScene)
    assert scene.keeper is not None
    scene.keeper.flush()
    assert not saves_of(driver.context)
    assert not replays_of(driver.context)


def test_an_opponent_of_another_version_is_replaced_by_the_usual_one(driver: Driver) -> None:
    match_config = config("street_war")
    record = record_of_match(match_config, half(match_config.setup))
    sitters = (record.sitters[0], Sitter("ai:oracle", "", lent=True))
    saves_of(driver.context).write("m", msgspec.structs.replace(record, sitters=sitters))
    assert go_on(driver.context, "m")
    driver.step()
    assert [seat.kind for seat in scene_of(driver).config.seats] == ["person", "ai:2"]
    driver.frame()


def test_the_play_clock_goes_on(driver: Driver) -> None:
    option = next(option for option in get_game("demonites").options if option.id == "clock")
    match_config = config("demonites", "campaign", clock=option.values[-1])
    scene = start(driver, match_config)
    scene.clock.spent_ms = 65_000
    scene.leave()
    driver.step()
    driver.key(Kind.CONFIRM, 0)
    assert 65_000 <= scene_of(driver).clock.spent_ms < 70_000


def test_a_show_is_not_kept(driver: Driver) -> None:
    driver.push(TitleScene(driver.context))
    open_attract(driver.context)
    driver.step()
    driver.run(3000)
    assert scene_of(driver).attract
    driver.key(Kind.CONFIRM, 1)
    assert isinstance(driver.scene, TitleScene)
    assert not saves_of(driver.context)


def test_where_nothing_can_be_written_leaving_says_that_it_is_lost(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = start(driver, config("eight_bit_battle"))
    assert _question(driver, scene) == "keep.leave.ask"

    def full(self: MatchFolder, match_id: str, record: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(MatchFolder, "write", full)
    for _ in range(3):
        rest(driver, scene)
        scene.choose(scene.session.match.legal_actions[0])
    assert scene.keeper is not None
    scene.keeper.flush()
    assert _question(driver, scene) == "pause.leave.ask"
    notices = [notice.text for notice in driver.context.store.notices]
    assert notices.count("keep.unwritable") == 1
    monkeypatch.undo()
    rest(driver, scene)
    scene.choose(scene.session.match.legal_actions[0])
    assert kept(driver, scene).actions == scene.session.match.actions
    assert _question(driver, scene) == "keep.leave.ask"


def _question(driver: Driver, scene: PlayScene) -> str:
    scene.open_menu()
    driver.step()
    pause = driver.scene
    assert isinstance(pause, PauseScene)
    driver.context.stack.pop()
    driver.step()
    return pause._question


def test_the_writer_does_the_last_word_only_and_each_name_for_itself() -> None:
    begun, go, done = threading.Event(), threading.Event(), []
    writer = Writer(lambda error: done.append(str(error)))

    def first() -> None:
        begun.set()
        go.wait(5)
        done.append("first")

    def fail() -> None:
        raise OSError("no")

    writer.put("a", first)
    assert begun.wait(5)
    writer.put("b", lambda: done.append("dropped"))
    writer.put("c", fail)
    writer.put("b", lambda: done.append("b"))
    assert not writer.flush(0.01)
    go.set()
    assert writer.flush(5)
    assert done == ["first", "no", "b"]
    writer.put("a", lambda: done.append("again"))
    assert writer.flush(5)
    assert done[-1] == "again"


def test_ids_are_sorted_by_time_and_fit_a_folder(tmp_path: Path) -> None:
    ids = [new_id(at) for at in (0.0, 1_000_000_000.0, 1_796_050_800.0)]
    assert sorted(ids) == ids
    assert len({new_id(0.0) for _ in range(50)}) == 50
    for match_id in ids:
        assert MatchFolder(tmp_path).file(match_id).parent == tmp_path


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_said_before_leaving_fits(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    scene = start(driver, config("street_war"))
    assert scene.keeper is not None
    for failed in (False, True):
        scene.keeper.failed = failed
        scene.open_menu()
        driver.step()
        pause = driver.scene
        assert isinstance(pause, PauseScene)
        pause._ask()
        driver.frame()
        driver.context.stack.pop()
        driver.step()
    driver.context.store.notices.append(
        Notice("keep.unwritable", {"file": "/home/jose/.local/share/x" * 3, "why": "no"})
    )
    for fault in ("restored", "broken", "newer", "unreadable", "rules"):
        notice = Notice(f"keep.notice.{fault}", {"file": "/home/jose/.local/share/BattleArcade/saves/x.json"})
        driver.context.store.notices.append(notice)
    driver.push(TitleScene(driver.context))
    while driver.context.store.notices:
        driver.frame()
        driver.context.store.notices.pop()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()
