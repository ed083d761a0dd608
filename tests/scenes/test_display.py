"""Whole-number scaling, the letterbox, and the mouse at every corner."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.display import CANVAS, TITLE_BAR, Display, DisplayError, fit, grown, sensible_window, to_canvas
from tests.scenes.driver import Driver

WINDOWS = [(640, 360), (1280, 720), (1366, 768), (1920, 1080), (1921, 1081), (3840, 2160), (700, 2000), (641, 361)]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_canvas_is_centred_at_the_largest_whole_scale(window: tuple[int, int]) -> None:
    scale, (left, top) = fit(window)
    assert CANVAS[0] * scale <= window[0]
    assert CANVAS[1] * scale <= window[1]
    assert CANVAS[0] * (scale + 1) > window[0] or CANVAS[1] * (scale + 1) > window[1]
    assert 0 <= window[0] - CANVAS[0] * scale - 2 * left <= 1
    assert 0 <= window[1] - CANVAS[1] * scale - 2 * top <= 1


@pytest.mark.parametrize("window", WINDOWS)
def test_the_mouse_reaches_every_corner_and_nothing_of_the_letterbox(window: tuple[int, int]) -> None:
    scale, (left, top) = fit(window)
    right, bottom = left + CANVAS[0] * scale - 1, top + CANVAS[1] * scale - 1
    assert to_canvas((left, top), window) == (0, 0)
    assert to_canvas((right, bottom), window) == (639, 359)
    assert to_canvas((left, bottom), window) == (0, 359)
    for outside in ((left - 1, top), (left, top - 1), (right + 1, bottom), (right, bottom + 1)):
        assert to_canvas(outside, window) is None


@given(st.integers(640, 4000), st.integers(360, 2400), st.integers(0, 639), st.integers(0, 359))
def test_every_canvas_pixel_comes_back_from_the_window(width: int, height: int, x: int, y: int) -> None:
    scale, (left, top) = fit((width, height))
    for inside in (0, scale - 1):
        assert to_canvas((left + x * scale + inside, top + y * scale + inside), (width, height)) == (x, y)


def test_a_window_smaller_than_the_canvas_shows_its_middle() -> None:
    assert fit((320, 200)) == (1, (-160, -80))
    assert to_canvas((160, 100), (320, 200)) == (320, 180)


@pytest.mark.parametrize(
    ("wanted", "desktops", "expected"),
    [
        ((1280, 720), [(1920, 1080)], (1280, 720)),
        ((1280, 720), [(1024, 768)], (640, 360)),
        ((9999, 9999), [(1366, 768), (2560, 1440)], (2560, 1440)),
        ((-5, 3), [(1920, 1080)], (640, 360)),
        ((1280, 720), [], (640, 360)),
    ],
)
def test_a_remembered_window_fits_the_monitors_of_today(
    wanted: tuple[int, int], desktops: list[tuple[int, int]], expected: tuple[int, int]
) -> None:
    assert sensible_window(wanted, desktops) == expected


@pytest.mark.parametrize(
    ("corner", "old", "new", "expected"),
    [
        ((320, 180), (1280, 720), (640, 360), (640, 360)),
        ((640, 360), (640, 360), (1280, 720), (320, 180)),
        ((320, 180), (1280, 720), (1920, 1080), (0, 0)),
        ((1270, 700), (640, 360), (1280, 720), (640, 360)),
        ((0, 40), (640, 360), (1280, 720), (0, TITLE_BAR)),
        ((100, 100), (1280, 720), (2560, 1440), (0, 0)),
    ],
)
def test_a_window_that_grows_stays_on_its_monitor(
    corner: tuple[int, int], old: tuple[int, int], new: tuple[int, int], expected: tuple[int, int]
) -> None:
    assert grown(corner, old, new, (0, 0, 1920, 1080)) == expected
    right = grown((corner[0] + 2560, corner[1]), old, new, (2560, 0, 1920, 1080))
    assert right == (expected[0] + 2560, expected[1])


def test_another_scale_moves_the_window(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    display = driver.context.display
    moved: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (1000, 700))
    monkeypatch.setattr(pygame.display, "set_window_position", moved.append)
    display.set_scale(1)
    moved.clear()
    display.set_scale(2)
    assert moved == [(640, 360)]


def test_without_a_screen_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(DisplayError, match=r"SDL_VIDEODRIVER=dummy"):
        Display("title")


def test_full_screen_comes_back_to_the_window_of_before(driver: Driver) -> None:
    display = driver.context.display
    before = display.size
    display.set_fullscreen(True)
    assert display.fullscreen
    assert display.size == pygame.display.get_desktop_sizes()[0]
    assert display.window_size == before
    display.set_fullscreen(False)
    assert (display.size, display.fullscreen) == (before, False)


def test_the_canvas_is_shown_in_the_middle_with_a_dark_letterbox(driver: Driver) -> None:
    display = driver.context.display
    display.resized((1000, 500))
    pygame.display.set_mode((1000, 500))
    display.canvas.fill((255, 0, 0))
    display.present()
    screen = pygame.display.get_surface()
    assert screen is not None
    scale, (left, top) = fit((1000, 500))
    assert scale == 1
    assert screen.get_at((left, top))[:3] == (255, 0, 0)
    assert screen.get_at((left - 1, top))[:3] == (14, 7, 27)
    assert screen.get_at((left + 639, top + 359))[:3] == (255, 0, 0)
    assert screen.get_at((left + 640, top + 359))[:3] == (14, 7, 27)
