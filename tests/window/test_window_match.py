"""Whole matches in a real window, from the title to the result: by keys alone, by mouse alone, alone and with two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.entering import enter_by_keys, enter_by_mouse
from tests.window.players import KeyPlayer, MousePlayer, play_to_the_result
from tests.window.real_window import RealWindow

FEWEST = 20
"""Decisions in the shortest match: in each of two rounds seven drafts and a battle of both; two people answer all."""
Open = Callable[[str, str], RealWindow]


@pytest.fixture
def open_window(display: str, tmp_path: Path) -> Iterator[Open]:
    """Starts the program with these two in the seats."""
    windows: list[RealWindow] = []

    def start(first: str, second: str) -> RealWindow:
        window = RealWindow(display, tmp_path, (first, second))
        windows.append(window)
        return window

    yield start
    for window in windows:
        window.close()
        assert not list(window.foreign.iterdir()), "something was written into the working directory"


@pytest.mark.window
@pytest.mark.timeout(240)
def test_alone_by_keys(open_window: Open) -> None:
    window = open_window("person", "ai:random")
    enter_by_keys(window)
    assert play_to_the_result(window, KeyPlayer(window, people=1)) >= FEWEST // 2


@pytest.mark.window
@pytest.mark.timeout(240)
def test_alone_by_mouse_in_the_second_seat(open_window: Open) -> None:
    window = open_window("ai:greedy", "person")
    enter_by_mouse(window)
    assert play_to_the_result(window, MousePlayer(window)) >= FEWEST // 2


@pytest.mark.window
@pytest.mark.timeout(240)
def test_two_people_by_keys_each_with_their_own(open_window: Open) -> None:
    window = open_window("person", "person")
    enter_by_keys(window)
    assert play_to_the_result(window, KeyPlayer(window, people=2)) >= FEWEST
