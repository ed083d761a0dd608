"""The loop naps while the program only waits, and a press wakes it."""

from __future__ import annotations

import pygame
import pytest

from scenes.pace import AWAKE_MS, BREATHING, NOTHING, QUIET_MS, SLICE_MS, Pace
from scenes.play import Phase
from tests.scenes.driver import Driver
from tests.scenes.matches import PAIRINGS, start


class Clock:
    """Time that passes only where somebody sleeps."""

    def __init__(self) -> None:
        self.naps: list[int] = []
        self.press_in: int | None = None
        """Milliseconds of naps until somebody presses a key."""

    def tick(self, fps: int = 0) -> int:
        return 17 if fps else sum(self.naps)

    def sleep(self, ms: int) -> None:
        self.naps.append(ms)
        if self.press_in is not None and sum(self.naps) >= self.press_in:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, scancode=4, key=0, mod=0, unicode=""))
            self.press_in = None


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The pace's own clock is this one."""
    found = Clock()
    monkeypatch.setattr(pygame.time, "Clock", lambda: found)
    pygame.display.init()
    pygame.event.clear()
    return found


def calmed(pace: Pace) -> None:
    """Let so much time pass without anything that it naps from now on."""
    for _ in range(AWAKE_MS // 17 + 1):
        assert not pace.naps
        pace.wait(drawn=False)
    assert pace.naps


def test_it_naps_only_after_a_while_in_which_nothing_happened(clock: Clock) -> None:
    pace = Pace(clock.sleep)
    calmed(pace)
    assert clock.naps == []
    events, ms = pace.wait(drawn=False)
    assert (events, clock.naps, ms) == ([], [SLICE_MS] * BREATHING, SLICE_MS * BREATHING)


def test_figures_that_breathe_let_it_nap_and_shorter_than_where_nothing_is_drawn(clock: Clock) -> None:
    pace = Pace(clock.sleep)
    for _ in range(AWAKE_MS // 17 + 1):
        pace.wait(drawn=True, still=True)
    clock.naps.clear()
    pace.wait(drawn=True, still=True)
    assert len(clock.naps) == BREATHING
    while sum(clock.naps) <= QUIET_MS:
        pace.wait(drawn=False)
    clock.naps.clear()
    pace.wait(drawn=False)
    assert len(clock.naps) == NOTHING > BREATHING


def test_what_moves_keeps_it_awake(clock: Clock) -> None:
    pace = Pace(clock.sleep)
    for _ in range(AWAKE_MS):
        pace.wait(drawn=True)
    assert clock.naps == []


def test_a_press_ends_the_nap_within_a_frame_and_keeps_it_awake(clock: Clock) -> None:
    pace = Pace(clock.sleep)
    calmed(pace)
    clock.press_in = SLICE_MS
    events, ms = pace.wait(drawn=False)
    assert [event.type for event in events] == [pygame.KEYDOWN]
    assert (ms, clock.naps) == (SLICE_MS, [SLICE_MS])
    assert not pace.naps


def test_what_begins_to_move_in_a_nap_wakes_it(clock: Clock) -> None:
    pace = Pace(clock.sleep)
    calmed(pace)
    pace.wait(drawn=True)
    assert not pace.naps


def test_the_loop_naps_over_a_decision_and_not_while_something_is_shown(driver: Driver) -> None:
    """Figures that breathe are no reason to draw sixty pictures a second."""
    scene = start(driver, PAIRINGS["person-ai"])
    seen = set()
    for _ in range(200):
        driver.step()
        seen.add((scene.phase, scene.table.holding, scene.still))
        if scene.phase == Phase.CHOOSING:
            break
    assert (Phase.PLAYING, False, False) in seen
    assert scene.phase == Phase.CHOOSING
    assert scene.still
