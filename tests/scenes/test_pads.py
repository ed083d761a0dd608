"""Gamepads: what their buttons mean, two of them at one screen, plugged in and out."""

from __future__ import annotations

import pygame
import pytest

from scenes.intents import Intent, Kind
from scenes.options import OptionsScene
from scenes.pads import BUTTONS, CENTRED, COMMON, PUSHED, SLAMS, Pads, Style
from scenes.pads.pads import FIRST_REPEAT_MS, REPEAT_MS
from tests.scenes.driver import Driver


def _press(pads: Pads, pad: int, button: int, down: bool = True, racing: bool = False) -> tuple[Intent, ...]:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pads.read(pygame.event.Event(kind, instance_id=pad, button=button), racing)


def _push(pads: Pads, pad: int, axis: int, value: int) -> tuple[Intent, ...]:
    return pads.read(pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value))


@pytest.fixture
def two() -> Pads:
    pads = Pads()
    pads.add(7)
    pads.add(9)
    return pads


def test_two_pads_are_the_two_sides(two: Pads) -> None:
    assert (two.seat(7), two.seat(9)) == (0, 1)
    for pad, seat in ((7, 0), (9, 1)):
        for button, kind in BUTTONS.items():
            assert _press(two, pad, button) == (Intent(kind, seat),)
        for button, kind in COMMON.items():
            assert _press(two, pad, button) == (Intent(kind),)


def test_only_the_held_peek_says_that_it_is_let_go(two: Pads) -> None:
    for button, kind in BUTTONS.items():
        expected = (Intent(Kind.PEEK, 0, pressed=False),) if kind == Kind.PEEK else ()
        assert _press(two, 7, button, down=False) == expected


def test_in_a_race_three_buttons_are_three_cards(two: Pads) -> None:
    for button, place in SLAMS.items():
        assert _press(two, 9, button, racing=True) == (Intent(Kind.SLAM, 1, amount=place),)
        assert _press(two, 9, button, down=False, racing=True) == ()
    assert sorted(SLAMS.values()) == [0, 1, 2]


def test_a_stick_moves_once_until_it_has_come_back(two: Pads) -> None:
    left, up = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
    assert _push(two, 7, left, PUSHED + 1) == (Intent(Kind.RIGHT, 0),)
    assert _push(two, 7, left, 32_767) == ()
    assert _push(two, 7, left, (PUSHED + CENTRED) // 2) == (), "a trembling stick does not move again"
    assert _push(two, 7, left, 0) == ()
    assert _push(two, 7, left, -32_768) == (Intent(Kind.LEFT, 0),)
    assert _push(two, 9, up, -32_768) == (Intent(Kind.UP, 1),)
    assert _push(two, 9, pygame.CONTROLLER_AXIS_RIGHTX, 32_767) == ()


def test_what_is_kept_pushed_moves_on_as_a_key_does(two: Pads) -> None:
    down = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    _press(two, 7, down)
    assert two.held_on(FIRST_REPEAT_MS - 1) == ()
    assert two.held_on(1) == (Intent(Kind.DOWN, 0),)
    assert two.held_on(REPEAT_MS) == (Intent(Kind.DOWN, 0),)
    _press(two, 7, down, down=False)
    assert two.held_on(REPEAT_MS) == ()
    _push(two, 9, pygame.CONTROLLER_AXIS_LEFTX, -32_768)
    assert two.held_on(FIRST_REPEAT_MS) == (Intent(Kind.LEFT, 1),)
    _press(two, 9, pygame.CONTROLLER_BUTTON_A)
    assert two.held_on(FIRST_REPEAT_MS) == (Intent(Kind.LEFT, 1),), "confirming never repeats"
    two.read(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9))
    assert two.held_on(FIRST_REPEAT_MS) == ()


def test_the_other_stick_scrolls(two: Pads) -> None:
    assert _push(two, 7, pygame.CONTROLLER_AXIS_RIGHTY, 32_767) == (Intent(Kind.SCROLL, amount=-1),)
    assert _push(two, 7, pygame.CONTROLLER_AXIS_RIGHTY, 0) == ()
    assert _push(two, 7, pygame.CONTROLLER_AXIS_RIGHTY, -32_767) == (Intent(Kind.SCROLL, amount=1),)


def test_nintendos_players_confirm_with_the_right_button_but_their_cards_lie_as_everybodys() -> None:
    pads = Pads()
    pads.add(7, name="Nintendo Switch Pro Controller")
    assert pads.style(7) == Style.NINTENDO
    assert _press(pads, 7, pygame.CONTROLLER_BUTTON_B) == (Intent(Kind.CONFIRM, 0),)
    assert _press(pads, 7, pygame.CONTROLLER_BUTTON_A) == (Intent(Kind.CANCEL, 0),)
    for button, place in SLAMS.items():
        assert _press(pads, 7, button, racing=True) == (Intent(Kind.SLAM, 0, amount=place),)


def test_a_pad_that_goes_stops_the_peek_and_is_as_if_somebody_had_turned_away(two: Pads) -> None:
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    assert two.read(gone) == (Intent(Kind.PEEK, 0, pressed=False), Intent(Kind.FOCUS_LOST))
    assert two.read(gone) == ()
    assert two.count == 1
    assert (two.sides, two.lost) == (frozenset({1}), [0])
    assert _press(two, 7, pygame.CONTROLLER_BUTTON_A) == ()
    two.add(12)
    assert two.seat(12) == 0, "the next one takes the side that is free"


def test_where_another_pad_is_left_on_its_side_none_is_missed(two: Pads) -> None:
    two.add(11)
    assert two.seat(11) == 0
    two.read(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    assert two.lost == []
    two.read(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=11))
    assert two.lost == [0]


def test_a_pad_that_cannot_be_opened_is_no_fault() -> None:
    pads = Pads()
    assert pads.read(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99)) == ()
    assert pads.count == 0
    assert _press(pads, 99, pygame.CONTROLLER_BUTTON_A) == ()


def test_a_pad_plays_the_program(driver: Driver) -> None:
    driver.app.pads.add(3)
    driver.push(OptionsScene(driver.context))
    down = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    scene = driver.scene
    assert isinstance(scene, OptionsScene)
    before = scene.group.index
    driver.step(down)
    assert scene.group.index != before
