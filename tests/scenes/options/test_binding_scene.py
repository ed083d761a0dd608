"""Binding keys and buttons on the screen: caught, refused in words, kept, reset; never a trap."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.app import App
from scenes.bindings import Kind, Place
from scenes.options.binding import WAIT_MS, BindingScene, Bound
from scenes.pads import Style
from scenes.widgets.button import Button
from tests.scenes.driver import Driver

LEFT_CONFIRM = Place(0, Kind.CONFIRM)


def open_scene(driver: Driver, pads: bool = False, place: Place = LEFT_CONFIRM) -> BindingScene:
    scene = BindingScene(driver.context, pads)
    driver.push(scene)
    scene.group.focus(next(w for w in scene.group.widgets if isinstance(w, Bound) and w.place == place))
    return scene


def strike(driver: Driver, code: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        driver.step(pygame.event.Event(kind, scancode=code, key=0, mod=0, unicode=""))


def push(driver: Driver, pad: int, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        driver.step(pygame.event.Event(kind, instance_id=pad, button=button))


def test_a_key_is_bound_and_kept(driver: Driver, tmp_path: Path) -> None:
    scene = open_scene(driver)
    driver.key(Kind.CONFIRM)
    assert scene.waiting == LEFT_CONFIRM
    strike(driver, pygame.KSCAN_F)
    assert scene.waiting is None
    assert driver.context.settings.keys == {"left.confirm": [pygame.KSCAN_F]}
    again = App(settings_file=tmp_path / "settings.json")
    assert again.context.reader.bindings.meant(pygame.KSCAN_F) == LEFT_CONFIRM


def test_a_key_that_is_taken_is_refused_in_words(driver: Driver) -> None:
    scene = open_scene(driver)
    driver.key(Kind.CONFIRM)
    before = driver.frame()
    strike(driver, pygame.KSCAN_H)
    assert driver.scene is scene, "the key has not done what it means"
    assert driver.context.settings.keys == {}
    said = [line for role, line in driver.context.fonts.said if role == "over"]
    assert driver.frame() != before
    hint = driver.context.texts("bind.hint")
    assert any(hint in line for line in said)


def test_escape_the_mouse_and_time_end_the_waiting(driver: Driver) -> None:
    scene = open_scene(driver)
    for end in ("escape", "mouse", "time"):
        driver.key(Kind.CONFIRM, 1)
        assert scene.waiting is not None
        if end == "escape":
            strike(driver, pygame.KSCAN_ESCAPE)
        elif end == "mouse":
            driver.click((630, 356))
        else:
            driver.step(ms=WAIT_MS)
        assert scene.waiting is None
        assert driver.scene is scene
    assert driver.context.settings.keys == {}
    driver.key(Kind.MENU, None)
    assert driver.context.reader.catch is None


def test_a_button_is_bound_by_a_pad_alone(driver: Driver) -> None:
    driver.app.pads.add(3, name="Nintendo Switch Pro Controller")
    scene = open_scene(driver, pads=True, place=Place(0, Kind.PEEK))
    push(driver, 3, pygame.CONTROLLER_BUTTON_B)
    assert scene.waiting == Place(0, Kind.PEEK), "its right button confirms"
    push(driver, 3, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert driver.context.settings.buttons == {"left.peek": [pygame.CONTROLLER_BUTTON_LEFTSTICK]}
    push(driver, 3, pygame.CONTROLLER_BUTTON_B)
    push(driver, 3, pygame.CONTROLLER_BUTTON_START)
    assert scene.waiting is None
    assert driver.scene is scene, "the way out stays what it is, and is not taken while something is waited for"


def test_pads_change_sides(driver: Driver) -> None:
    driver.app.pads.add(3, name="DualSense")
    scene = open_scene(driver, pads=True)
    assert driver.app.pads.style_of_side(0) == Style.PLAYSTATION
    change = next(w for w in scene.group.widgets if isinstance(w, Button))
    driver.click(change.rect.center)
    assert driver.app.pads.style_of_side(1) == Style.PLAYSTATION


def test_reset_is_asked_twice(driver: Driver) -> None:
    scene = open_scene(driver)
    driver.context.reader.bindings.bind(LEFT_CONFIRM, pygame.KSCAN_F)
    driver.context.settings.keys = {"left.confirm": [pygame.KSCAN_F]}
    reset = [w for w in scene.group.widgets if isinstance(w, Button)][-2]
    driver.click(reset.rect.center)
    assert driver.context.settings.keys
    driver.click(reset.rect.center)
    assert driver.context.settings.keys == {}
    assert driver.context.reader.bindings.departures() == ({}, {})
