"""Screens turn into one another without anybody waiting for it; not at all where that is not wanted."""

from __future__ import annotations

import pygame
import pytest

from scenes.intents import Kind
from scenes.options import OptionsScene
from scenes.select import SelectScene
from scenes.setup import SetupScene
from scenes.stage.tween import linear
from scenes.title import TitleScene
from scenes.transition import STYLES, Transition
from tests.scenes.driver import Driver

RED, BLUE = (200, 30, 40), (20, 60, 200)


def shown(driver: Driver) -> bytes:
    """What the last frame left on the canvas."""
    return pygame.image.tobytes(driver.context.display.canvas, "RGB")


def at_rest(driver: Driver) -> bytes:
    """The scene in front by itself; the canvas stays as it was."""
    canvas = pygame.Surface((640, 360))
    driver.context.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


@pytest.fixture
def moving(driver: Driver) -> Driver:
    """A driver with animation and transitions, on a title that has arrived."""
    driver.app.transitions = True
    driver.context.settings.speed = 1
    driver.push(TitleScene(driver.context))
    return driver


@pytest.mark.parametrize(("speed", "calm"), [(0, False), (1, True), (0, True)])
def test_at_once_and_with_little_motion_the_new_screen_is_there_at_once(driver: Driver, speed: int, calm: bool) -> None:
    driver.app.transitions = True
    driver.context.settings.speed, driver.context.settings.reduced_motion = speed, calm
    driver.push(TitleScene(driver.context))
    driver.push(SelectScene(driver.context))
    assert shown(driver) == at_rest(driver)


def test_the_old_picture_goes_and_the_new_one_stays(moving: Driver) -> None:
    before = shown(moving)
    moving.push(SelectScene(moving.context))
    assert shown(moving) == before
    moving.step(ms=STYLES["wipe"].ms // 2)
    between = shown(moving)
    assert between not in (before, at_rest(moving))
    moving.step(ms=STYLES["wipe"].ms // 2)
    assert shown(moving) == at_rest(moving)
    drawn = moving.app.frames_drawn
    moving.step(ms=1)
    assert moving.app.frames_drawn == drawn, "what is over is not drawn on"


def test_the_new_screen_hears_from_its_first_frame(moving: Driver) -> None:
    moving.push(SelectScene(moving.context))
    moving.key(Kind.CANCEL)
    assert isinstance(moving.scene, TitleScene)
    moving.push(SelectScene(moving.context))
    moving.key(Kind.MENU, None)
    assert isinstance(moving.scene, TitleScene)


def test_what_only_lies_over_a_screen_is_there_at_once(moving: Driver) -> None:
    moving.push(OptionsScene(moving.context))
    assert shown(moving) == at_rest(moving)


def test_the_way_back_is_the_way_there_backwards(moving: Driver) -> None:
    moving.push(SetupScene(moving.context, "eight_bit_battle"))
    moving.run(1000)
    there = shown(moving)
    moving.context.stack.pop()
    moving.step()
    moving.step(ms=STYLES["wipe"].ms // 2)
    now, title = shown(moving), at_rest(moving)
    # Going back, the lower right corner is the title's already and the upper left one still the old screen's.
    assert now[-60:] == title[-60:]
    assert now[:60] == there[:60]


def test_twice_as_fast_takes_half_as_long(moving: Driver) -> None:
    moving.context.settings.speed = 2
    moving.push(SelectScene(moving.context))
    moving.step(ms=STYLES["wipe"].ms // 2)
    assert shown(moving) == at_rest(moving)


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("back", [False, True])
def test_every_style_begins_with_the_old_and_ends_with_the_new(driver: Driver, name: str, back: bool) -> None:
    old, canvas = pygame.Surface((640, 360)), pygame.Surface((640, 360))
    old.fill(RED)
    change = Transition(STYLES[name], old, back, 1)
    counts = []
    for _ in range(9):
        canvas.fill(BLUE)
        change.draw(canvas)
        counts.append(pygame.mask.from_threshold(canvas, BLUE, (1, 1, 1, 255)).count())
        if not counts[1:]:
            assert pygame.mask.from_threshold(canvas, RED, (1, 1, 1, 255)).count() == 640 * 360
        change.update(STYLES[name].ms // 8)
    assert counts[0] == 0
    assert counts == sorted(counts), "the new picture only grows"
    assert counts[-1] == 640 * 360
    assert change.over


def test_a_fade_never_brightens_what_is_shown(driver: Driver) -> None:
    """It is no flash: between the two pictures lies the dark alone."""
    old, canvas = pygame.Surface((8, 8)), pygame.Surface((8, 8))
    old.fill((200, 200, 200))
    style = STYLES["fade"]
    levels = []
    for step in range(21):
        canvas.fill((200, 200, 200))
        style.paint(canvas, old, linear(step / 20), False)
        levels.append(canvas.get_at((0, 0))[0])
    lowest = levels.index(min(levels))
    assert levels[: lowest + 1] == sorted(levels[: lowest + 1], reverse=True)
    assert levels[lowest:] == sorted(levels[lowest:])
