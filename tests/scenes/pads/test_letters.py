"""Typing with a gamepad: letters are laid over the screen, and the field takes what it allows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.bindings import Kind
from scenes.pads.letters import Letter, LettersScene
from scenes.setup import SetupScene
from scenes.widgets.field import TextField
from tests.scenes.driver import Driver
from tests.scenes.pad_driver import PadDriver


@pytest.fixture
def pads(tmp_path: Path) -> Iterator[PadDriver]:
    program = PadDriver(tmp_path)
    yield program
    program.app.close()


def begin(driver: Driver, number: int) -> TextField:
    """The set-up's field with this number, typed in."""
    scene = SetupScene(driver.context, "eight_bit_battle")
    driver.push(scene)
    field = [widget for widget in scene.group.widgets if isinstance(widget, TextField)][number]
    scene.group.focus(field)
    driver.key(Kind.CONFIRM)
    return field


def choose(pads: PadDriver, character: str) -> None:
    scene = pads.scene
    assert isinstance(scene, LettersScene)
    scene.group.focus(next(w for w in scene.group.widgets if isinstance(w, Letter) and w.character == character))
    pads.key(Kind.CONFIRM)


def test_a_name_is_typed_and_kept(pads: PadDriver) -> None:
    field = begin(pads, 0)
    field.text = ""
    for character in "ZOÉX":
        choose(pads, character)
    pads.key(Kind.CANCEL)
    assert field.text == "Zoé", "small letters follow a capital, and take back erases"
    pads.key(Kind.INSPECT)
    choose(pads, "Ñ")
    assert field.text == "ZoéÑ"
    assert pads.context.fonts.overflows == []
    pads.key(Kind.MENU, None)
    assert isinstance(pads.scene, SetupScene)
    assert not field.typing


def test_a_field_takes_what_it_allows(pads: PadDriver) -> None:
    field = begin(pads, -1)
    for character in "A7":
        choose(pads, character)
    assert field.text == "7", "a seed is a number"


def test_whoever_types_on_a_keyboard_is_offered_none(driver: Driver) -> None:
    field = begin(driver, 0)
    assert field.typing
    assert isinstance(driver.scene, SetupScene)


def test_moves_alone_reach_every_letter(pads: PadDriver) -> None:
    begin(pads, 0)
    scene = pads.scene
    assert isinstance(scene, LettersScene)
    group, reached = scene.group, {scene.group.index}
    waiting = [group.index]
    while waiting:
        here = waiting.pop()
        for kind in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT):
            group.index = here
            pads.key(kind)
            if group.index not in reached:
                reached.add(group.index)
                waiting.append(group.index)
    assert reached == set(range(len(group.widgets)))


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_words_fit(tmp_path: Path, language: str) -> None:
    pads = PadDriver(tmp_path, language)
    begin(pads, 0)
    pads.frame()
    assert pads.context.fonts.overflows == []
    assert pads.context.fonts.lacking == []
    pads.app.close()
