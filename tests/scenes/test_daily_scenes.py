"""The daily challenge on the screen: any day, in both languages, from the first attempt to practice."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from game.core.events import OPEN
from game.core.match import Match
from game.core.rng import Rng
from game.daily.challenge import challenge_of
from game.daily.scoring import total
from game.storage.records import DailyResult
from scenes.daily.calendar import months
from scenes.daily.playing import Standing, config_of, counted, streak
from scenes.daily.result import DailyResultScene
from scenes.daily.scene import DailyScene
from scenes.intents import Kind
from scenes.menu import MenuScene
from scenes.occasions import result_scene
from scenes.play import PlayScene
from scenes.records.keeping import keep_match, records_of
from scenes.records.words import day_name
from scenes.result import MatchResultScene
from scenes.saves.scene import SavesScene
from scenes.saves.shelf import saves_of
from scenes.tables.registry import make_table
from scenes.widgets.text import Heard
from tests.scenes.driver import Driver

MONDAY = date(2026, 11, 30)


def played(driver: Driver, day: date, luck: int = 0, match_id: str = "") -> MatchResultScene:
    """An attempt at this day's challenge, by chance, kept (under this id or its own); and the scene after it."""
    config = config_of(driver.context, challenge_of(day))
    match, rng = Match(config.setup), Rng(day.toordinal() + luck)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    ended = datetime(day.year, day.month, day.day, 20, 0, luck)
    keep_match(driver.context, config, match, ended, match_id)
    scene = PlayScene(driver.context, config)
    table = make_table(driver.context, config, scene, False)
    table.show(match.view(OPEN))
    return result_scene(driver.context, config, table.report(match.view(OPEN)), match)


def opened(driver: Driver, day: date) -> DailyScene:
    scene = DailyScene(driver.context, lambda: day)
    driver.push(scene)
    return scene


@pytest.mark.parametrize("larger", [False, True], ids=["", "larger"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_kind_of_day_fits_before_and_after(tmp_path: Path, language: str, larger: bool) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    days = [MONDAY + timedelta(number) for number in range(20)]
    showing = iter(days)
    scene = DailyScene(driver.context, lambda: next(showing))
    scene.draw(driver.context.display.canvas)
    for _ in days[1:]:
        scene.resume()
        scene.draw(driver.context.display.canvas)
    for day in days[:4]:
        played(driver, day).draw(driver.context.display.canvas)
        DailyScene(driver.context, lambda day=day: day).draw(driver.context.display.canvas)  # type: ignore[misc]
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def test_the_cabinet_of_the_day_bears_its_name_and_the_month_a_capital(tmp_path: Path) -> None:
    driver = Driver(tmp_path, "es")
    with driver.context.fonts.hearing() as heard:
        opened(driver, MONDAY)
        driver.frame()
    lines = [line.text for line in heard if isinstance(line, Heard)]
    game = challenge_of(MONDAY).setup.game
    assert driver.context.texts(f"game.{game}.short").upper() in lines
    assert "Nov 2026" in lines
    driver.app.close()


def test_the_first_attempt_counts_and_later_ones_are_practice(driver: Driver) -> None:
    first = played(driver, MONDAY)
    assert isinstance(first, DailyResultScene)
    assert first.attempt == 1
    second = played(driver, MONDAY, luck=1)
    assert isinstance(second, DailyResultScene)
    assert second.attempt == 2
    results = records_of(driver.context).dailies()
    assert [(one.date, one.attempt, one.score) for one in results] == [
        ("2026-11-30", 1, total(first.lines)),
        ("2026-11-30", 2, total(second.lines)),
    ]
    assert first.lines != second.lines
    assert opened(driver, MONDAY).counted["2026-11-30"].score == total(first.lines)


def test_another_match_on_the_same_date_is_no_attempt(driver: Driver) -> None:
    """Its occasion alone does not make a match the challenge: its set-up must be the date's."""
    config = config_of(driver.context, challenge_of(MONDAY + timedelta(4)))
    match, rng = Match(config.setup), Rng(1)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    wrong = config_of(driver.context, challenge_of(MONDAY))
    keep_match(driver.context, wrong, match, datetime(2026, 11, 30))
    assert records_of(driver.context).dailies() == ()


def test_played_from_the_screen_and_back(driver: Driver) -> None:
    scene = opened(driver, MONDAY)
    driver.key(Kind.CONFIRM)
    play = driver.scene
    assert isinstance(play, PlayScene)
    assert play.config.occasion == "daily:2026-11-30"
    assert play.config.people == (challenge_of(MONDAY).seat,)
    assert play.keeper is not None
    result = played(driver, MONDAY, match_id=play.keeper.id)
    driver.context.stack.replace(result)
    driver.step()
    assert isinstance(driver.scene, DailyResultScene)
    driver.key(Kind.CONFIRM)
    top: object = driver.scene
    assert top is scene
    assert "2026-11-30" in scene.counted


def test_taken_up_from_the_title_it_still_leads_to_the_month(driver: Driver) -> None:
    driver.push(MenuScene(driver.context))
    driver.push(played(driver, MONDAY))
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, DailyScene)


def test_practice_is_the_same_match_again(driver: Driver) -> None:
    result = played(driver, MONDAY)
    assert isinstance(result, DailyResultScene)
    driver.push(result)
    result.again()
    driver.step()
    play = driver.scene
    assert isinstance(play, PlayScene)
    assert play.config.setup == challenge_of(MONDAY).setup


def test_a_match_that_was_left_is_gone_on_with(driver: Driver) -> None:
    """Nobody sees the cards of an attempt and then begins it anew."""
    scene = opened(driver, MONDAY)
    scene.play()
    driver.step()
    play = driver.scene
    assert isinstance(play, PlayScene)
    while play.session.turn is not None and play.session.position < 5:
        play._act(play.session.match.legal_actions[0])
    done = play.session.match.actions
    driver.context.stack.pop()
    driver.step()
    scene.play()
    driver.step()
    again = driver.scene
    assert isinstance(again, PlayScene)
    assert again is not play
    assert again.session.match.actions[: len(done)] == done
    assert again.config.occasion == "daily:2026-11-30"


def where(scene: DailyScene) -> Standing:
    """Where today's attempt stands."""
    return scene.standing


def kept_attempt(driver: Driver, scene: DailyScene) -> str:
    """Begin today's attempt, decide once, and leave; the id under which it waits."""
    scene.play()
    driver.step()
    play = driver.scene
    assert isinstance(play, PlayScene)
    assert play.keeper is not None
    play._act(play.session.match.legal_actions[0])
    driver.context.stack.pop()
    driver.step()
    assert where(scene) is Standing.LEFT
    return play.keeper.id


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_forgotten_attempt_does_not_let_the_day_begin_anew(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    texts = driver.context.texts
    scene = opened(driver, MONDAY)
    assert where(scene) is Standing.OPEN
    match_id = kept_attempt(driver, scene)
    driver.frame()
    shelf = SavesScene(driver.context)
    driver.push(shelf)
    shelf.forget()
    assert shelf.problem == texts("keep.forget.daily")
    driver.frame()
    shelf.forget()
    assert not shelf.problem
    assert match_id not in saves_of(driver.context).ids()
    shelf.back()
    driver.step()
    assert driver.scene is scene
    assert where(scene) is Standing.LOST
    driver.frame()
    scene.play()
    driver.step()
    again = driver.scene
    assert isinstance(again, PlayScene)
    assert again.session.position == 0
    assert again.keeper is not None
    result = played(driver, MONDAY, match_id=again.keeper.id)
    assert isinstance(result, DailyResultScene)
    assert result.attempt > 1
    driver.push(result)
    driver.frame()
    assert scene.counted == {}
    scene.resume()
    assert where(scene) is Standing.LOST
    assert scene.counted == {}
    assert streak(scene.results, MONDAY) == 0
    assert driver.context.fonts.overflows == []
    driver.app.close()


def test_an_attempt_that_was_dropped_before_its_first_decision_still_counts(driver: Driver, tmp_path: Path) -> None:
    """Nobody loses his day to a power cut: the attempt is on the disk as soon as it counts."""
    scene = opened(driver, MONDAY)
    scene.play()
    driver.step()
    play = driver.scene
    assert isinstance(play, PlayScene)
    play._stop_thinking()
    # Not closed: as if the program were gone.
    later = Driver(tmp_path)
    again = opened(later, MONDAY)
    assert where(again) is Standing.LEFT
    again.play()
    later.step()
    assert isinstance(later.scene, PlayScene)
    assert later.scene.keeper is not None
    assert play.keeper is not None
    assert later.scene.keeper.id == play.keeper.id
    result = played(later, MONDAY, match_id=play.keeper.id)
    assert isinstance(result, DailyResultScene)
    assert result.attempt == 1


def test_practice_that_ends_first_does_not_take_the_place_of_the_attempt(driver: Driver) -> None:
    """It is finished elsewhere (its file may have been away for a while): the one that was begun first counts."""
    scene = opened(driver, MONDAY)
    match_id = kept_attempt(driver, scene)
    practice = played(driver, MONDAY, luck=1)
    first = played(driver, MONDAY, match_id=match_id)
    assert isinstance(practice, DailyResultScene)
    assert isinstance(first, DailyResultScene)
    assert (practice.attempt, first.attempt) == (2, 1)
    scene.resume()
    assert where(scene) is Standing.DONE
    assert scene.counted["2026-11-30"].uid == match_id


def test_midnight_brings_the_next_one(driver: Driver) -> None:
    days = iter([MONDAY, MONDAY + timedelta(1), MONDAY + timedelta(1)])
    scene = DailyScene(driver.context, lambda: next(days))
    driver.push(scene)
    assert scene.challenge.date == "2026-11-30"
    scene.open_rules()
    driver.step()
    driver.key(Kind.MENU, None)
    assert scene.challenge.date == "2026-12-01"


def result_of(day: date, attempt: int = 1) -> DailyResult:
    return DailyResult(day.isoformat(), attempt, f"{day}{attempt}", "street_war", "standard", 10 * attempt, True, ())


def test_a_streak_waits_for_today_and_breaks_after_it() -> None:
    days = [MONDAY - timedelta(back) for back in (5, 3, 2, 1)]
    results = [result_of(day) for day in sorted(days)]
    assert streak([], MONDAY) == 0
    assert streak(results, MONDAY) == 3
    assert streak([*results, result_of(MONDAY), result_of(MONDAY, 2)], MONDAY) == 4
    assert streak(results, MONDAY + timedelta(1)) == 0
    later = result_of(MONDAY + timedelta(9))
    assert streak([*results, later], MONDAY + timedelta(4)) == 0, "the clock was set back"
    assert streak([*results, later], MONDAY) == 3


@pytest.mark.parametrize("still", [False, True], ids=["moving", "reduced motion"])
def test_at_midnight_the_screen_is_the_next_days(driver: Driver, still: bool) -> None:
    """It went on offering the day before, whose attempt would have counted for nothing of today."""
    driver.context.settings.reduced_motion = still
    day = MONDAY
    scene = DailyScene(driver.context, lambda: day)
    driver.push(scene)
    driver.run(200)
    assert scene.challenge.date == MONDAY.isoformat()
    day = MONDAY + timedelta(1)
    driver.run(200)
    assert scene.challenge.date == day.isoformat()
    with driver.context.fonts.hearing() as heard:
        driver.frame()
    lines = [line.text for line in heard if isinstance(line, Heard)]
    assert day_name(driver.context.texts, day.isoformat()) in lines
    assert counted([result_of(MONDAY), result_of(MONDAY, 2)])["2026-11-30"].attempt == 1


def test_months_go_over_the_new_year() -> None:
    assert months(date(2026, 11, 30), date(2027, 2, 1)) == ((2026, 11), (2026, 12), (2027, 1), (2027, 2))
    assert months(MONDAY, MONDAY) == ((2026, 11),)


def test_older_months_are_leafed_to(driver: Driver) -> None:
    played(driver, MONDAY - timedelta(40))
    scene = opened(driver, MONDAY)
    assert scene.month == (2026, 11)
    scene.group.focus(scene.group.widgets[-1])
    before = driver.frame()
    driver.key(Kind.LEFT)
    assert scene.month == (2026, 10)
    assert driver.frame() != before
