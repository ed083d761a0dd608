"""The play clock in a replay: what was left then, in matches that kept it; in others whether it had rung."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.core.action import Action
from game.core.match import Match
from game.storage.match_record import decode, encode
from scenes.match_config import MatchConfig
from scenes.play import Phase, PlayScene
from scenes.play_clock import PlayClock, clock_words
from scenes.replay import open_replay
from scenes.replay.bar import LINE
from scenes.replay.menu import ReplayMenuScene
from scenes.replay.play_on import PlayOnScene
from scenes.replay.scene import ReplayScene
from scenes.result import MatchResultScene
from scenes.saves.records import kept_match, record_of_match
from scenes.saves.shelf import replays_of
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config, played
from tests.scenes.written import writing

MINUTES = 5
WHOLE = MINUTES * 60_000
RING = Action("ring")


def timed(mode: str = "campaign") -> MatchConfig:
    """A match with the clock on."""
    return config("demonites", mode, clock=str(MINUTES), pace="calm")


def rung(match_config: MatchConfig, after: int) -> Match:
    """A match in which it rings after so many actions, played to its end."""
    match = played(match_config.setup, after)
    match.act(RING)
    while match.turn is not None:
        match.act(match.legal_actions[0])
    return match


def watch(driver: Driver, match_config: MatchConfig, match: Match, clock_at: tuple[int, ...] = ()) -> ReplayScene:
    """Its replay, standing still."""
    open_replay(driver.context, match_config, match.actions, clock_at)
    driver.step()
    scene = driver.scene
    assert isinstance(scene, ReplayScene)
    scene.playing = False
    return scene


def shown(driver: Driver, scene: ReplayScene, at: int) -> int | None:
    """The seconds on the table at this position."""
    scene.go(at)
    driver.frame()
    return scene.table.clock_left


def said(driver: Driver) -> list[str]:
    """What stands beside the place in the match on the bar: the table's own clock lies under it."""
    with writing(driver.context.fonts) as words:
        driver.frame()
    return [word.text for word in words if LINE.collidepoint(word.at)]


def test_a_match_tells_its_replay_what_was_left_at_each_action(driver: Driver) -> None:
    match_config = timed()
    play = PlayScene(driver.context, match_config)
    driver.push(play)
    count = 0
    for _ in range(4000):
        if isinstance(driver.scene, MatchResultScene):
            break
        if play.phase == Phase.CHOOSING:
            count += 1
            play.clock.spent_ms = min(WHOLE, count * 60_000)
            play.choose(play.session.match.legal_actions[0])
        driver.step()
    result = driver.scene
    assert isinstance(result, MatchResultScene)
    assert len(result.clock_at) == len(result.actions)
    assert list(result.clock_at) == sorted(result.clock_at)
    assert RING in result.actions
    assert play.keeper is not None
    play.keeper.flush()
    record = replays_of(driver.context).read(play.keeper.id).record
    assert record is not None
    assert record.clock_at == result.clock_at
    result.open_replay()
    driver.step()
    scene = driver.scene
    assert isinstance(scene, ReplayScene)
    scene.playing = False
    assert shown(driver, scene, 0) == MINUTES * 60
    assert "5:00" in said(driver)
    left = shown(driver, scene, 1)
    assert left is not None
    assert 0 < left < MINUTES * 60
    assert clock_words(left) in said(driver)
    before = result.actions.index(RING)
    assert (shown(driver, scene, before) or 0) > 0
    assert shown(driver, scene, before + 1) == 0
    assert "0:00" in said(driver)
    assert driver.context.fonts.overflows == []


def test_where_nobody_kept_it_only_its_ringing_is_known(driver: Driver) -> None:
    match_config = timed()
    match = rung(match_config, 8)
    for wrong in ((), (1, 2, 3)):
        scene = watch(driver, match_config, match, wrong)
        assert [shown(driver, scene, at) for at in (0, 1, 8, 9, scene.reel.end)] == [300, None, None, 0, 0]


def test_without_a_clock_there_is_none(driver: Driver) -> None:
    match_config = config("demonites", "campaign")
    scene = watch(driver, match_config, played(match_config.setup))
    assert {shown(driver, scene, at) for at in (0, 5, scene.reel.end)} == {None}


@pytest.mark.parametrize("known", [True, False])
def test_a_match_that_is_played_on_has_as_much_left_as_there_was(driver: Driver, known: bool) -> None:
    match_config = timed()
    match = rung(match_config, 8)
    marks = tuple(min(1000 * at, WHOLE) for at in range(1, len(match.actions) + 1)) if known else ()
    for at, spent in ((6, 6000 if known else 0), (9, 9000 if known else WHOLE)):
        scene = watch(driver, match_config, match, marks)
        scene.go(at)
        menu = ReplayMenuScene(driver.context, scene)
        driver.push(menu)
        menu.play_on()
        driver.step()
        play_on = driver.scene
        assert isinstance(play_on, PlayOnScene)
        play_on.begin()
        driver.step()
        play = driver.scene
        assert isinstance(play, PlayScene)
        assert spent <= play.clock.spent_ms < spent + 200
        assert play.clock.marks(at) == (marks[:at] if known else ())


def test_what_is_taken_back_is_marked_anew() -> None:
    clock = PlayClock({"clock": "5"})
    for count in range(3):
        clock.update(1000)
        clock.mark(count, count + 1)
    clock.update(500)
    clock.mark(1, 3)
    assert clock.marks(3) == (1000, 3500, 3500)
    assert clock.marks(2) == (1000, 3500)
    assert clock.marks(4) == ()
    other = PlayClock({"clock": "5"})
    other.mark(2, 3)
    assert other.marks(3) == ()
    without = PlayClock({})
    without.mark(0, 1)
    assert without.marks(1) == ()


def test_what_had_run_goes_through_a_file_and_older_files_have_none(tmp_path: Path) -> None:
    match_config = timed()
    match = played(match_config.setup, 3)
    record = msgspec.structs.replace(record_of_match(match_config, match), clock_ms=30, clock_at=(10, 20, 30))
    kept = kept_match("m", decode(encode(record)))
    assert (kept.clock_ms, kept.clock_at) == (30, (10, 20, 30))
    values = msgspec.to_builtins(record)
    del values["clock_at"]
    assert msgspec.convert(values, type=type(record)).clock_at == ()
