"""The look of a tube: over the window alone, off unless it is wanted."""

from __future__ import annotations

import pygame
import pytest

from game.storage.settings import Settings
from scenes.crt import Tube, rows_of
from scenes.title import TitleScene
from tests.scenes.driver import Driver


def screen() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def test_it_is_off_until_somebody_wants_it() -> None:
    assert Settings().crt is False


def test_the_window_changes_and_the_canvas_does_not(driver: Driver) -> None:
    driver.context.display.set_scale(2)
    driver.push(TitleScene(driver.context))
    canvas = driver.frame()
    plain = pygame.image.tobytes(screen(), "RGB")
    driver.context.settings.crt = True
    driver.step(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert driver.frame() == canvas
    assert pygame.image.tobytes(screen(), "RGB") != plain
    driver.context.settings.crt = False
    driver.step(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert pygame.image.tobytes(screen(), "RGB") == plain


@pytest.mark.parametrize("scale", [1, 2, 3, 4, 6])
def test_every_pixel_has_a_bright_row_and_a_darker_one(scale: int) -> None:
    rows = rows_of(scale)
    assert len(rows) == max(2, scale)
    assert max(rows) == 255
    assert rows[-1] == min(rows) < 255
    assert min(rows) >= 128, "words stay readable"


def test_lines_lie_on_the_last_row_of_each_pixel_and_corners_fall_off(driver: Driver) -> None:
    window = pygame.Surface((1280, 720))
    window.fill((200, 200, 200))
    Tube().cover(window, 2)
    middle = [window.get_at((640, y))[0] for y in range(360, 364)]
    assert middle[0] == middle[2] > middle[1] == middle[3]
    assert window.get_at((0, 0))[0] < window.get_at((640, 360))[0]


def test_what_is_bright_glows_into_the_dark_beside_it(driver: Driver) -> None:
    canvas = pygame.Surface((640, 360))
    canvas.fill((255, 255, 255), (320, 0, 320, 360))
    lit = Tube().glowing(canvas)
    assert canvas.get_at((318, 100))[:3] == (0, 0, 0)
    assert max(lit.get_at((318, 100))[:3]) > 0
    assert lit.get_at((100, 100))[:3] == (0, 0, 0)
