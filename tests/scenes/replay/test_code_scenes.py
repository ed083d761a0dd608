"""Codes on the screen: shown, copied, saved, typed, pasted, read from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.sharing.code import lines_of
from game.sharing.files import code_files, read_code
from scenes.intents import Kind
from scenes.replay.read_code import ReadCodeScene
from scenes.replay.scene import ReplayScene
from scenes.replay.share import ShareScene
from scenes.saves.records import record_of_match
from scenes.saves.scene import SavesScene
from scenes.saves.shelf import replays_of, shared_folder
from scenes.widgets.choice import Choice
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config, played

import pygame  # isort: skip  (after the driver has chosen the dummy drivers)


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is in the clipboard: the last entry."""
    held: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: bool(held))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1])
    return held


def sharing(driver: Driver, game: str = "street_war") -> ShareScene:
    """The code of a whole match."""
    match_config = config(game)
    driver.push(SavesScene(driver.context))
    driver.push(ShareScene(driver.context, record_of_match(match_config, played(match_config.setup))))
    assert isinstance(driver.scene, ShareScene)
    return driver.scene


def reading(driver: Driver) -> ReadCodeScene:
    """An empty field for a code."""
    driver.push(SavesScene(driver.context))
    driver.push(ReadCodeScene(driver.context))
    assert isinstance(driver.scene, ReadCodeScene)
    return driver.scene


def test_a_code_goes_through_the_clipboard(driver: Driver, clipboard: list[str]) -> None:
    share = sharing(driver)
    share.copy()
    assert clipboard == [share.code]
    assert share.well
    scene = reading(driver)
    assert not scene._watch.enabled
    scene.paste()
    assert scene._watch.enabled
    scene.watch()
    driver.step()
    replay = driver.scene
    assert isinstance(replay, ReplayScene)
    assert tuple(action.text for action in replay.actions) == share.record.actions
    assert len(replays_of(driver.context).ids()) == 1


def test_the_same_code_read_twice_is_one_match(driver: Driver, clipboard: list[str]) -> None:
    code = sharing(driver).code
    for _ in range(2):
        clipboard.append("\n".join(lines_of(code)).lower())
        scene = reading(driver)
        scene.paste()
        scene.watch()
        driver.step()
    assert len(replays_of(driver.context).ids()) == 1


def test_a_code_goes_through_a_file(driver: Driver) -> None:
    share = sharing(driver)
    share.save()
    assert share.well
    files = code_files(shared_folder(driver.context))
    assert len(files) == 1
    assert files[0].read_text(encoding="utf-8").startswith("# Battle Arcade: ")
    assert read_code(files[0]).split() == lines_of(share.code)
    share.save()
    assert len(code_files(shared_folder(driver.context))) == 2
    scene = reading(driver)
    choice = next(one for one in scene.group.widgets if isinstance(one, Choice))
    choice.turn(1)
    assert scene.record is not None
    assert scene.record.actions == share.record.actions
    choice.turn(-1)
    assert scene.record is None
    assert scene.field.text == ""


def test_what_cannot_be_written_or_read_is_said(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    share = sharing(driver)
    share.save()
    scene = reading(driver)

    def refuse(*args: object, **facts: object) -> None:
        raise PermissionError(13, "not yours")

    monkeypatch.setattr(Path, "open", refuse)
    share.save()
    assert not share.well
    assert "not yours" in share.said
    choice = next(one for one in scene.group.widgets if isinstance(one, Choice))
    choice.turn(1)
    assert not scene.well
    assert "not yours" in scene.said


def test_without_a_clipboard_it_is_said(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise pygame.error("no clipboard")

    for name in ("put_text", "has_text", "get_text"):
        monkeypatch.setattr(pygame.scrap, name, fail)
    share = sharing(driver)
    share.copy()
    assert share.said == driver.context.texts("share.no_clipboard")
    scene = reading(driver)
    scene.paste()
    assert scene.said == driver.context.texts("code.nothing_pasted")


def test_a_code_is_pasted_by_the_keys_that_paste_everywhere(driver: Driver, clipboard: list[str]) -> None:
    code = sharing(driver, "eight_bit_battle").code
    clipboard.append("\n".join(lines_of(code)))
    scene = reading(driver)
    pasting = pygame.event.Event(
        pygame.KEYDOWN, scancode=pygame.KSCAN_V, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode=""
    )
    driver.step(pasting)
    assert scene.field.text == ""
    driver.key(Kind.CONFIRM, 1)
    driver.step(pasting)
    assert scene.record is not None
    assert scene.field.text.replace(" ", "").replace("-", "") == code.replace("-", "")


def test_a_code_is_typed(driver: Driver) -> None:
    """By keys alone: into the field, letter by letter, out of it and on to the button."""
    code = sharing(driver, "eight_bit_battle").code
    scene = reading(driver)
    assert scene.group.focused is scene.field
    driver.key(Kind.CONFIRM, 1)
    assert scene.wants_text
    for letter in code.lower():
        driver.step(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert scene.field.text == code
    assert scene.record is not None
    driver.key(Kind.CONFIRM, 1)
    assert not scene.wants_text
    for _ in range(8):
        if scene.group.focused is scene._watch:
            break
        driver.key(Kind.LOG, None)
    driver.key(Kind.CONFIRM, 1)
    assert isinstance(driver.scene, ReplayScene)


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_that_can_be_said_fits(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    share = sharing(driver, "eight_masters_revenge")
    driver.frame()
    share.save()
    driver.frame()
    for text_id in ("share.copied", "share.no_clipboard"):
        share._say(text_id)
        driver.frame()
    scene = reading(driver)
    code = share.code
    for text in (
        "",
        code,
        code[:-9],
        code + "ABCDEFGH",
        code[:20] + "?",
        "hello",
        "BA2-12345",
        code[:9] + "Z" + code[10:],
    ):
        scene._take(text)
        driver.frame()
    scene._take(code * 30)
    driver.frame()
    assert len(scene.field.text) > 1000
    assert not driver.context.fonts.overflows
    assert not driver.context.fonts.lacking
    driver.app.close()
