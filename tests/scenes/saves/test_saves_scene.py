"""The list of kept matches: by keys and by mouse, in both languages, with what can be wrong with files."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.registry import GAME_IDS, get_game
from game.storage.match_folder import MatchFolder
from scenes.context import Context
from scenes.doors import doors_of
from scenes.intents import MOVES, Intent, Kind
from scenes.pads.letters import LettersScene
from scenes.play import PlayScene
from scenes.replay.read_code import ReadCodeScene
from scenes.replay.scene import ReplayScene
from scenes.replay.share import ShareScene
from scenes.saves.opening import go_on_with_last
from scenes.saves.records import record_of_match
from scenes.saves.row import Row
from scenes.saves.scene import LONGEST_TITLE, OVER, ROWS, UNDER_WAY, SavesScene
from scenes.saves.shelf import replays_of, saves_of
from scenes.title import TitleScene
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.field import TextField
from tests.scenes.driver import Driver
from tests.scenes.pad_driver import PadDriver
from tests.scenes.saves.kept_matches import config, half, played

MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]


def put(folder: MatchFolder, match_id: str, game: str = "street_war", mode: str = "", over: bool = False) -> None:
    """Keep a match there."""
    match_config = config(game, mode)
    match = played(match_config.setup) if over else half(match_config.setup)
    folder.write(match_id, record_of_match(match_config, match))


def opened(driver: Driver) -> SavesScene:
    """The list, over the title."""
    driver.push(TitleScene(driver.context))
    driver.push(SavesScene(driver.context))
    assert isinstance(driver.scene, SavesScene)
    return driver.scene


def press(driver: Driver, text_id: str) -> None:
    """Press the button with this text."""
    words = driver.context.texts(text_id)
    group = driver.scene.group  # type: ignore[attr-defined]
    button = next(widget for widget in group.widgets if isinstance(widget, Button) and widget.label() == words)
    assert button.enabled, text_id
    driver.click(button.rect.center)


def door_texts(context: Context) -> list[str]:
    """What the title offers."""
    return [door.text for door in doors_of(context, "title")]


def test_continue_is_there_only_when_there_is_something_to_go_on_with(driver: Driver) -> None:
    assert door_texts(driver.context)[0] == "title.play"
    put(saves_of(driver.context), "m")
    assert door_texts(driver.context)[:2] == ["title.continue", "title.play"]
    put(replays_of(driver.context), "r", over=True)
    saves_of(driver.context).delete("m")
    assert "title.continue" not in door_texts(driver.context)


def test_continue_goes_on_with_the_last_that_can_be_gone_on_with(driver: Driver) -> None:
    saves = saves_of(driver.context)
    put(saves, "good")
    saves.path.joinpath("newer.json").write_bytes(b'{"format": 99}')
    saves.path.joinpath("torn.json").write_bytes(b'{"format": 2')
    record = saves.read("good").record
    assert record is not None
    saves.write("other", msgspec.structs.replace(record, actions=("somersault",), state=[]))
    driver.push(TitleScene(driver.context))
    driver.key(Kind.CONFIRM, 0)
    assert isinstance(driver.scene, PlayScene)
    assert driver.scene.keeper is not None
    assert driver.scene.keeper.id == "good"
    told = {notice.text for notice in driver.context.store.notices}
    assert told == {"keep.notice.newer", "keep.notice.broken", "keep.notice.rules"}
    assert saves.path.joinpath("newer.json").exists()
    assert saves.path.joinpath("torn.json.broken1").exists()


def test_where_nothing_can_be_gone_on_with_the_list_says_why(driver: Driver) -> None:
    saves = saves_of(driver.context)
    saves.path.mkdir(parents=True)
    saves.path.joinpath("newer.json").write_bytes(b'{"format": 99}')
    driver.push(TitleScene(driver.context))
    go_on_with_last(driver.context)
    driver.step()
    assert isinstance(driver.scene, SavesScene)
    driver.frame()
    press(driver, "keep.forget")
    press(driver, "keep.forget.sure")
    assert not saves


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_text_fits_whatever_is_kept(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    saves, replays = saves_of(driver.context), replays_of(driver.context)
    for number, (game, mode) in enumerate(MODES):
        put(saves, f"s{number:02}", game, mode)
        put(replays, f"r{number:02}", game, mode, over=True)
    record = saves.read("s00").record
    assert record is not None
    for number, occasion in enumerate(("gauntlet", "daily:2026-11-30", "tournament:3:1", "replay")):
        title = "W" * LONGEST_TITLE
        saves.write(f"o{number}", msgspec.structs.replace(record, occasion=occasion, title=title, begun=1.8e9))
    saves.path.joinpath("newer.json").write_bytes(b'{"format": 99}')
    saves.write("torn", record)
    saves.write("torn", record)
    saves.path.joinpath("torn.json").write_bytes(b"{")
    scene = opened(driver)
    for leaf in (UNDER_WAY, OVER):
        scene.open_leaf(leaf)
        for page in range(scene.pages):
            scene._leaf_through(str(page))
            for entry in scene.entries[page * ROWS : (page + 1) * ROWS]:
                scene.choose(entry.id)
                driver.frame()
                scene.forget()
                driver.frame()
                scene._sure = False
    for leaf in (UNDER_WAY, OVER):
        for match_id in scene._folders[leaf].ids():
            scene._folders[leaf].delete(match_id)
        scene.open_leaf(leaf)
        scene.read()
        driver.frame()
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking
    driver.app.close()


def test_by_keys_alone(driver: Driver) -> None:
    for number in range(3):
        put(saves_of(driver.context), f"m{number}")
    scene = opened(driver)
    first = scene.chosen
    assert isinstance(scene.group.focused, Row)
    driver.key(Kind.DOWN)
    assert scene.chosen != first
    second = scene.chosen
    driver.key(Kind.CONFIRM)
    assert isinstance(driver.scene, PlayScene)
    assert driver.scene.keeper is not None
    assert driver.scene.keeper.id == second


def test_by_mouse_a_click_looks_and_a_second_goes_on(driver: Driver) -> None:
    for number in range(3):
        put(saves_of(driver.context), f"m{number}")
    scene = opened(driver)
    row = next(one for one in scene.group.widgets if isinstance(one, Row) and one.entry.id != scene.chosen)
    at = row.rect.center
    driver.point((300, 345))
    driver.click(at)
    assert scene.chosen == row.entry.id
    assert driver.scene is scene
    driver.click(at)
    assert isinstance(driver.scene, PlayScene)


def test_moves_alone_reach_every_widget(driver: Driver) -> None:
    for number in range(12):
        put(replays_of(driver.context), f"m{number:02}", over=True)
    scene = opened(driver)
    first = scene.chosen
    reached, waiting = set(), [scene.group.index]
    while waiting:
        start = waiting.pop()
        reached.add(start)
        for move in MOVES:
            scene.group.index = start
            if isinstance(scene.group.focused, Choice) and move in (Kind.LEFT, Kind.RIGHT):
                continue
            scene.group.handle(Intent(move, 0))
            if scene.group.index not in reached:
                waiting.append(scene.group.index)
    assert len(reached) == len(scene.group.widgets)
    assert scene.chosen == first


def test_a_name_is_kept_and_shown(driver: Driver) -> None:
    put(saves_of(driver.context), "m")
    scene = opened(driver)
    field = next(one for one in scene.group.widgets if isinstance(one, TextField))
    driver.click(field.rect.center)
    assert scene.wants_text
    field.text = "Ñandú"
    driver.key(Kind.CONFIRM, 1)
    record = saves_of(driver.context).read("m").record
    assert record is not None
    assert record.title == "Ñandú"
    assert scene.entry is not None
    assert scene.entry.record == record
    scene.open()
    driver.step()
    play = driver.scene
    assert isinstance(play, PlayScene)
    play.leave()
    driver.step()
    record = saves_of(driver.context).read("m").record
    assert record is not None
    assert record.title == "Ñandú"


def test_a_name_is_not_lost_where_another_line_is_clicked_on(driver: Driver) -> None:
    saves = saves_of(driver.context)
    for match_id in ("a", "b"):
        put(saves, match_id)
    scene = opened(driver)
    named = scene.chosen
    assert named is not None
    field = next(one for one in scene.group.widgets if isinstance(one, TextField))
    driver.click(field.rect.center)
    driver.step(pygame.event.Event(pygame.TEXTINPUT, text="Ñ"))
    other = next(row for row in scene.group.widgets if isinstance(row, Row) and row.entry.id != named)
    driver.click(other.rect.center)
    assert scene.chosen == other.entry.id
    record = saves.read(named).record
    assert record is not None
    assert record.title == "Ñ"


def test_the_click_that_ends_the_typing_goes_on_with_the_match(driver: Driver) -> None:
    put(saves_of(driver.context), "m")
    scene = opened(driver)
    field = next(one for one in scene.group.widgets if isinstance(one, TextField))
    driver.click(field.rect.center)
    driver.step(pygame.event.Event(pygame.TEXTINPUT, text="Ñ"))
    press(driver, "keep.go_on")
    assert isinstance(driver.scene, PlayScene)
    assert driver.scene.keeper is not None
    assert driver.scene.keeper._record.title == "Ñ"


def test_a_name_typed_with_a_pad_is_kept(tmp_path: Path) -> None:
    pads = PadDriver(tmp_path)
    put(saves_of(pads.context), "m")
    scene = opened(pads)
    field = next(one for one in scene.group.widgets if isinstance(one, TextField))
    scene.group.focus(field)
    pads.key(Kind.CONFIRM)
    letters = pads.scene
    assert isinstance(letters, LettersScene)
    letters.type("Z")
    pads.key(Kind.MENU, None)
    assert pads.scene is scene
    record = saves_of(pads.context).read("m").record
    assert record is not None
    assert record.title == "Z"
    pads.app.close()


def test_naming_an_old_match_does_not_make_it_the_one_to_continue(driver: Driver) -> None:
    saves = saves_of(driver.context)
    for age, match_id in enumerate(("new", "old")):
        put(saves, match_id)
        os.utime(saves.file(match_id), (1.8e9 - age, 1.8e9 - age))
    saves.name("old", "Ada's revenge")
    record = saves.read("old").record
    assert record is not None
    assert record.title == "Ada's revenge"
    assert saves.ids() == ("new", "old")


def test_forgetting_is_asked_twice(driver: Driver) -> None:
    for number in range(2):
        put(saves_of(driver.context), f"m{number}")
    scene = opened(driver)
    gone = scene.chosen
    press(driver, "keep.forget")
    assert len(saves_of(driver.context).ids()) == 2
    driver.key(Kind.MENU, None)
    assert driver.scene is scene
    press(driver, "keep.forget")
    press(driver, "keep.forget.sure")
    assert gone not in saves_of(driver.context).ids()
    assert scene.chosen == saves_of(driver.context).ids()[0]
    driver.key(Kind.MENU, None)
    assert isinstance(driver.scene, TitleScene)


def test_matches_that_are_over_are_watched_and_shared(driver: Driver) -> None:
    put(replays_of(driver.context), "m", over=True)
    scene = opened(driver)
    assert scene.leaf == OVER
    press(driver, "keep.watch")
    replay = driver.scene
    assert isinstance(replay, ReplayScene)
    driver.context.stack.pop()
    driver.step()
    press(driver, "keep.share")
    share = driver.scene
    assert isinstance(share, ShareScene)
    driver.context.stack.pop()
    driver.step()
    press(driver, "keep.code")
    code = driver.scene
    assert isinstance(code, ReadCodeScene)


def test_what_is_of_other_rules_cannot_be_watched_and_that_is_said(driver: Driver) -> None:
    replays = replays_of(driver.context)
    put(replays, "m", over=True)
    record = replays.read("m").record
    assert record is not None
    replays.write("m", msgspec.structs.replace(record, actions=("somersault", *record.actions)))
    scene = opened(driver)
    for button in ("keep.watch", "keep.share"):
        scene.problem = ""
        press(driver, button)
        assert scene.problem == driver.context.texts("keep.cannot_watch")
        assert driver.scene is scene
    driver.frame()
    assert not driver.context.fonts.overflows
