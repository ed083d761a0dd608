"""Nobody's eyes are hurt: whatever is played and however fast, no place flashes more than three times a second."""

from __future__ import annotations

import pygame
import pytest

from game.core.contract import Setup
from game.core.registry import get_game
from game.core.rng import Rng
from scenes.attract import SHOWS, Show
from scenes.hall import lit_games
from scenes.match_config import MatchConfig, SeatConfig
from scenes.play import PlayScene
from scenes.transition import STYLES
from tests.scenes.driver import Driver
from tests.scenes.flashes import MOST_FLASHES, SAFE_BLOCKS, FlashMeter

FRAME_MS = 33
"""The stage's own beat: no score shows anything for a shorter time."""
LIVELY = {
    "eight_bit_battle": "clash",
    "eight_masters_revenge": "damage_summed",
    "street_war": "fight_began",
    "demonites": "battle_began",
}
"""The event from which on it is watched in the short test."""


def watch(driver: Driver, game: str, speed: int, first: str, frames: int) -> FlashMeter:
    """Plays a match by lot and looks at what its scores show, from the first event of the kind `first` on ("": from the
    beginning), for so many frames (0: to the end)."""
    show = SHOWS.get(game, Show())
    setup = Setup(game, 5, show.seats, show.mode or get_game(game).modes[0], dict(show.options))
    seats = tuple(SeatConfig("ai:random", f"Player {seat}") for seat in range(show.seats))
    scene = PlayScene(driver.context, MatchConfig(setup, seats), attract=True)
    session, table, meter, rng = scene.session, scene.table, FlashMeter(), Rng(7)
    canvas = pygame.Surface((640, 360))
    seen, awake = 0, not first
    table.speed = speed
    table.show(session.view())
    while session.turn is not None and not (frames and seen >= frames):
        legal = session.match.legal_actions
        events = session.act(legal[rng.below(len(legal))])
        awake = awake or any(event.kind == first for event in events)
        table.play(events, session.view())
        if not awake:
            table.skip()
            if table.holding:
                table.confirm()
                table.skip()
            continue
        while table.busy and not (frames and seen >= frames):
            if table.holding:
                table.confirm()
            table.update(FRAME_MS * speed)
            table.draw(canvas)
            meter.see(canvas, FRAME_MS)
            seen += 1
    assert seen > (0 if not frames else frames - 1), "nothing was shown"
    return meter


@pytest.mark.parametrize(("speed", "frames"), [(1, 150), (4, 120)])
@pytest.mark.parametrize("game", lit_games())
def test_scores_flash_at_most_three_times_a_second(driver: Driver, game: str, speed: int, frames: int) -> None:
    """Not even where it is small."""
    driver.context.settings.speed = speed
    assert watch(driver, game, speed, LIVELY[game], frames).most <= MOST_FLASHES


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("speed", [1, 2, 4])
@pytest.mark.parametrize("game", lit_games())
def test_whole_matches_flash_at_most_three_times_a_second_at_every_speed(driver: Driver, game: str, speed: int) -> None:
    driver.context.settings.speed = speed
    assert watch(driver, game, speed, "", 0).most <= MOST_FLASHES


@pytest.mark.parametrize("name", STYLES)
def test_a_change_of_screens_is_one_flash_at_most(driver: Driver, name: str) -> None:
    old, canvas = pygame.Surface((640, 360)), pygame.Surface((640, 360))
    old.fill((250, 250, 250))
    meter = FlashMeter()
    for frame in range(STYLES[name].ms // FRAME_MS + 1):
        canvas.fill((250, 250, 250))
        STYLES[name].paint(canvas, old, min(1.0, frame * FRAME_MS / STYLES[name].ms), False)
        meter.see(canvas, FRAME_MS)
    assert meter.most <= 1


@pytest.mark.parametrize(("every_ms", "flashes"), [(100, 5), (200, 2), (400, 1)])
def test_the_meter_counts_what_blinks(every_ms: int, flashes: int) -> None:
    meter = FlashMeter()
    canvas = pygame.Surface((640, 360))
    for clock in range(0, 3000, 20):
        canvas.fill((255, 255, 255) if clock // every_ms % 2 else (0, 0, 0))
        meter.see(canvas, 20)
    assert meter.most == flashes
    assert (meter.worst > SAFE_BLOCKS) == (flashes > MOST_FLASHES)


def test_the_meter_lets_small_things_blink() -> None:
    meter = FlashMeter()
    canvas = pygame.Surface((640, 360))
    for clock in range(0, 2000, 20):
        canvas.fill((255, 255, 255) if clock // 80 % 2 else (0, 0, 0), (100, 100, 60, 60))
        meter.see(canvas, 20)
    assert meter.most > MOST_FLASHES
    assert 0 < meter.worst <= SAFE_BLOCKS
