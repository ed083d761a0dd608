"""The records on the screen: every leaf in both languages, filters, leafing, export, erasing, and the banner."""

from __future__ import annotations

import csv
from datetime import datetime
from pathlib import Path

import pytest

from game.achievements.shelf import ACHIEVEMENTS
from game.core.contract import Setup
from game.core.match import Match
from game.core.rng import Rng
from game.storage.kept import Notice
from scenes.intents import MOVES, Intent, Kind
from scenes.match_config import MatchConfig, SeatConfig
from scenes.menu import MenuScene
from scenes.play import PlayScene
from scenes.records.bars import WAYS, BarsPage
from scenes.records.care import CarePage
from scenes.records.detail import MatchDetailScene
from scenes.records.history import HistoryPage, Line
from scenes.records.keeping import AGAIN, keep_match, records_of
from scenes.records.scene import LEAVES, RecordsScene
from scenes.records.shelf_page import ShelfPage, Tile
from scenes.replay.scene import ReplayScene
from scenes.result import MatchReport, MatchResultScene, ReportRow
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from tests.scenes.driver import Driver
from tests.scenes.records_data import fill, made_up


def opened(driver: Driver, leaf: str = "figures", matches: int = 60) -> RecordsScene:
    if matches:
        fill(records_of(driver.context), matches)
    scene = RecordsScene(driver.context, leaf)
    driver.push(scene)
    return scene


def press(driver: Driver, text_id: str) -> None:
    scene = driver.scene
    assert isinstance(scene, MenuScene)
    words = driver.context.texts(text_id)
    driver.click(next(w.rect.center for w in scene.group.widgets if isinstance(w, Button) and w.label() == words))


def line(scene: RecordsScene, text_id: str) -> Choice:
    words = scene.context.texts(text_id)
    return next(w for w in scene.group.widgets if isinstance(w, Choice) and w.label() == words)


def played(seed: int = 3, occasion: str = "", kinds: tuple[str, str] = ("person", "ai:1")) -> tuple[MatchConfig, Match]:
    setup = Setup("eight_bit_battle", seed)
    match, rng = Match(setup), Rng(seed)
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    seats = (SeatConfig(kinds[0], "Blue", lent=True), SeatConfig(kinds[1], "Rookie"))
    return MatchConfig(setup, seats, occasion=occasion), match


@pytest.mark.parametrize(("language", "matches"), [("en", 60), ("es", 60), ("es", 0)])
def test_everything_fits_on_every_leaf(tmp_path: Path, language: str, matches: int) -> None:
    driver = Driver(tmp_path, language)
    scene = opened(driver, matches=matches)
    for leaf in LEAVES:
        scene.open(leaf)
        # A changed line lays the widgets anew, so that each is known by its number.
        for index in range(len(scene.group.widgets)):
            values = getattr(scene.group.widgets[index], "values", ("",))
            for _ in values:
                scene.group.focus(scene.group.widgets[index])
                if len(values) > 1:
                    driver.key(Kind.RIGHT)
                driver.frame()
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


@pytest.mark.parametrize("leaf", LEAVES)
def test_moves_alone_reach_every_widget_and_esc_leads_back(driver: Driver, leaf: str) -> None:
    scene = opened(driver, leaf)
    reached, waiting = {scene.group.index}, [scene.group.index]
    while waiting:
        here = waiting.pop()
        for kind in MOVES:
            scene.group.index = here
            widget = scene.group.widgets[here]
            if isinstance(widget, Choice) and kind in (Kind.LEFT, Kind.RIGHT):
                continue
            scene.group.handle(Intent(kind, 0))
            if scene.group.index not in reached:
                reached.add(scene.group.index)
                waiting.append(scene.group.index)
    assert reached == set(range(len(scene.group.widgets)))
    driver.push(MenuScene(driver.context))
    driver.key(Kind.MENU, None)
    assert driver.scene is scene


def test_filters_hold_on_every_leaf(driver: Driver) -> None:
    scene = opened(driver)
    all_of_them = len(scene.shown.matches)
    scene.group.focus(line(scene, "records.filter.game"))
    driver.key(Kind.RIGHT)
    assert scene.shown.game == "eight_bit_battle"
    assert {one.game for one in scene.shown.matches} == {"eight_bit_battle"}
    scene.open("history")
    assert scene.shown.game == "eight_bit_battle"
    assert 0 < len(scene.shown.matches) < all_of_them
    scene.group.focus(line(scene, "records.filter.name"))
    driver.key(Kind.LEFT)
    name = scene.shown.name
    assert name is not None
    assert all(any(seat.is_person and seat.name == name for seat in one.seats) for one in scene.shown.matches)
    assert all(one.record.seats[one.seat].name == name for one in scene.shown.showings)


def test_bars_compare_in_every_way(driver: Driver) -> None:
    scene = opened(driver, "bars")
    page = scene.page
    assert isinstance(page, BarsPage)
    seen = set()
    for _ in WAYS:
        bars = page.bars
        assert sum(bar.tally.matches for bar in bars) <= len(scene.shown.showings)
        seen.add(tuple(bar.label for bar in bars))
        scene.group.focus(line(scene, "records.by"))
        driver.key(Kind.RIGHT)
    assert len(seen) == len(WAYS)


def test_the_history_is_leafed_and_looked_at(driver: Driver) -> None:
    scene = opened(driver, "history")
    page = scene.page
    assert isinstance(page, HistoryPage)
    assert page.pages == 6
    scene.handle(Intent(Kind.SCROLL, amount=-1))
    assert page.page == 1
    first = next(w for w in scene.group.widgets if isinstance(w, Line))
    assert first.record.uid == scene.shown.matches[-11].uid
    driver.click(first.rect.center)
    detail = driver.scene
    assert isinstance(detail, MatchDetailScene)
    assert detail.record is not None
    assert detail.record.uid == first.record.uid
    # What no rules lead through cannot be watched.
    assert not detail.group.widgets[0].enabled
    driver.key(Kind.CANCEL)
    assert driver.scene is scene


def test_a_real_match_can_be_watched_again(driver: Driver) -> None:
    keep_match(driver.context, *played())
    records = records_of(driver.context)
    driver.push(MatchDetailScene(driver.context, records, records.matches()[0].uid))
    driver.key(Kind.CONFIRM)
    front = driver.scene
    assert isinstance(front, ReplayScene)
    driver.frame()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_real_match_can_be_looked_at_with_what_it_brought(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    config, match = played()
    keep_match(driver.context, config, match, datetime(2026, 11, 30, 4, 0, 0))
    records = records_of(driver.context)
    detail = MatchDetailScene(driver.context, records, records.matches()[0].uid)
    driver.push(detail)
    driver.frame()
    assert "night_owl" in detail.brought
    assert detail.group.widgets[0].enabled
    assert detail.config().setup == config.setup
    driver.push(MatchDetailScene(driver.context, records, "f" * 16))
    driver.frame()
    assert driver.context.fonts.overflows == []
    driver.app.close()


def test_the_shelf_explains_what_the_focus_is_on(driver: Driver) -> None:
    scene = opened(driver, "shelf")
    page = scene.page
    assert isinstance(page, ShelfPage)
    tiles = [w for w in scene.group.widgets if isinstance(w, Tile)]
    assert [tile.one for tile in tiles] == list(ACHIEVEMENTS)
    for tile in tiles[::7]:
        driver.point(tile.rect.center)
        assert page.chosen is tile.one
    assert page.done(next(one for one in ACHIEVEMENTS if one.id == "regular")) == 50


def test_tables_are_written_where_the_screen_says(driver: Driver) -> None:
    scene = opened(driver, "care")
    page = scene.page
    assert isinstance(page, CarePage)
    press(driver, "records.export")
    rows = {path.name: list(csv.DictReader(path.open(encoding="utf-8-sig"))) for path in page.folder.glob("*.csv")}
    assert set(rows) == {
        f"{name}.csv" for name in ("matches", "seats", "achievements", "daily", "tower", "gauntlet", "champions")
    }
    records = records_of(driver.context)
    assert [row["match"] for row in rows["matches.csv"]] == [one.uid for one in records.matches()]
    assert len(rows["seats.csv"]) == sum(len(one.seats) for one in records.matches())
    assert {row["name"] for row in rows["seats.csv"]} >= {"Ada", "Ñandú"}
    assert page._news is not None
    assert page._news[1]["folder"] == str(page.folder)


def test_a_folder_that_cannot_be_written_is_said(driver: Driver) -> None:
    scene = opened(driver, "care", 3)
    page = scene.page
    assert isinstance(page, CarePage)
    page.folder.write_text("a file is in the way")
    press(driver, "records.export")
    assert page._news is not None
    assert page._news[0] == "records.export.failed"
    driver.frame()


def test_erasing_is_asked_twice(driver: Driver) -> None:
    scene = opened(driver, "care")
    press(driver, "records.erase")
    press(driver, "records.erase.not")
    assert len(records_of(driver.context).matches()) == 60
    press(driver, "records.erase")
    press(driver, "records.erase.sure")
    records = records_of(driver.context)
    assert (records.matches(), records.achievements()) == ((), ())
    scene.open("history")
    assert scene.shown.matches == ()


def test_a_notice_is_shown_and_read_away(driver: Driver) -> None:
    scene = opened(driver, matches=1)
    driver.frame()
    plain = driver.frame()
    for what in ("broken", "newer", "busy", "unwritable"):
        scene.shown.records.notices.append(Notice(f"notice.records_{what}", {"file": "/x" * 60, "why": "no"}))
        assert driver.frame() != plain
    for _ in range(4):
        driver.key(Kind.CONFIRM)
    assert scene.shown.records.notices == []
    assert driver.frame() == plain
    assert driver.context.fonts.overflows == []


# ---------------------------------------------------------------------- the end of a match


def test_matches_are_kept_with_typed_names_alone(driver: Driver) -> None:
    config, match = played()
    keep_match(driver.context, config, match, datetime(2026, 11, 30, 21, 5, 6))
    (record,) = records_of(driver.context).matches(with_actions=True)
    assert record.ended == "2026-11-30T21:05:06"
    assert [(seat.kind, seat.name) for seat in record.seats] == [("person", ""), ("ai:1", "")]
    assert record.actions == tuple(action.text for action in match.actions)


def test_a_match_that_ends_on_the_screen_is_in_the_records_before_its_result_is_shown(driver: Driver) -> None:
    config, match = played(kinds=("person", "ai:1"))
    scene = PlayScene(driver.context, config)
    driver.push(scene)
    for action in match.actions:
        scene.session.match.act(action)
    scene._go_on()
    driver.step()
    front = driver.scene
    assert isinstance(front, MatchResultScene)
    (record,) = records_of(driver.context).matches(with_actions=True)
    assert record.actions == tuple(action.text for action in match.actions)
    assert "first_coin" in front._banner.ids


def test_a_match_for_show_is_not(driver: Driver) -> None:
    config, match = played(kinds=("ai:1", "ai:1"))
    driver.push(MenuScene(driver.context))
    scene = PlayScene(driver.context, config, attract=True)
    driver.push(scene)
    for action in match.actions:
        scene.session.match.act(action)
    scene._go_on()
    driver.step()
    assert records_of(driver.context).matches() == ()


def test_what_is_gone_on_with_from_an_old_match_does_not_count(driver: Driver) -> None:
    keep_match(driver.context, *played(occasion=AGAIN))
    assert records_of(driver.context).matches() == ()


def test_a_watched_match_counts_and_brings_nothing(driver: Driver) -> None:
    keep_match(driver.context, *played(kinds=("ai:2", "ai:1")))
    records = records_of(driver.context)
    assert len(records.matches()) == 1
    assert records.achievements() == ()


def result(driver: Driver) -> MatchResultScene:
    seats = (SeatConfig("person", "Ada"), SeatConfig("ai:1", "Rookie"))
    report = MatchReport((0,), "By points.", ("king",), "goblin", "ROUNDS", (ReportRow("1", ("3", "2"), 0),))
    return MatchResultScene(driver.context, MatchConfig(Setup("eight_bit_battle", 1), seats), report)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("larger", [False, True])
def test_the_banner_tells_of_each_once(tmp_path: Path, language: str, larger: bool) -> None:
    driver = Driver(tmp_path, language)
    driver.context.settings.larger_text = larger
    driver.context.apply_settings()
    records = records_of(driver.context)
    records.keep(made_up(1))
    ids = tuple(one.id for one in ACHIEVEMENTS)
    records.unlock(ids, made_up(1))
    scene = result(driver)
    driver.push(scene)
    assert scene._banner.ids == ids
    for number in range(len(ids)):
        assert scene._banner.number == number
        driver.run(320)
        with driver.context.fonts.hearing() as heard:
            driver.frame()
        if larger:
            # It covers what is large below the headline, or leaves it free.
            box = scene._banner.box
            # Lines hold some empty rows above and below their letters.
            words = [one.box.inflate(0, -12) for one in heard]
            beside = [one for one in words if one.colliderect(box) and not box.contains(one)]
            assert beside == []
        driver.step(ms=2600 - 320)
    assert driver.context.fonts.overflows == []
    again = result(driver)
    driver.push(again)
    assert again._banner.ids == ()
    driver.app.close()


def test_nothing_new_makes_no_file_and_no_banner(driver: Driver) -> None:
    driver.push(result(driver))
    assert not records_of(driver.context).path.exists()
