"""The logo that is built up while the machine starts."""

from __future__ import annotations

import pygame
import pytest

from scenes.logo import BUILD_MS, LOGO_AT, draw_logo
from tests.scenes.driver import Driver
from tests.scenes.flashes import MOST_FLASHES, FlashMeter


def picture(driver: Driver, age: float) -> pygame.Surface:
    """What is built so long after its beginning."""
    canvas = pygame.Surface((640, 360))
    draw_logo(canvas, driver.context, age)
    return canvas


@pytest.mark.parametrize("calm", [False, True])
def test_it_begins_with_nothing_and_ends_as_the_title_shows_it(driver: Driver, calm: bool) -> None:
    driver.context.settings.reduced_motion = calm
    dark, whole = pygame.Surface((640, 360)), pygame.Surface((640, 360))
    driver.context.assets.sheet("places/logo").tag("glint")[0].draw(whole, LOGO_AT)
    assert pygame.image.tobytes(picture(driver, 0), "RGB") == pygame.image.tobytes(dark, "RGB")
    assert pygame.image.tobytes(picture(driver, BUILD_MS), "RGB") == pygame.image.tobytes(whole, "RGB")


def test_with_little_motion_nothing_is_anywhere_but_in_its_place(driver: Driver) -> None:
    driver.context.settings.reduced_motion = True
    whole = picture(driver, BUILD_MS)
    for age in range(0, BUILD_MS, 80):
        part = picture(driver, age)
        for y in range(0, 360, 7):
            row = pygame.Rect(0, y, 640, 1)
            shown = pygame.image.tobytes(part.subsurface(row), "RGB")
            assert not any(shown) or shown == pygame.image.tobytes(whole.subsurface(row), "RGB")


@pytest.mark.parametrize("calm", [False, True])
def test_it_flashes_nowhere_too_often(driver: Driver, calm: bool) -> None:
    driver.context.settings.reduced_motion = calm
    meter = FlashMeter()
    for age in range(0, BUILD_MS + 100, 16):
        meter.see(picture(driver, age), 16)
    assert meter.most <= MOST_FLASHES
