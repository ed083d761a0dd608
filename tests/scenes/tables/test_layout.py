"""Places from Tiled: what drifts, what trembles less, and what stays still."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pygame
import pytest
import pytmx

from scenes.assets import AssetError, asset_path
from scenes.tables import layout
from scenes.tables.eight_bit_battle.slots import ARENAS, arena_map
from scenes.tables.layout import TableMap, load_map
from tests.scenes.driver import Driver

MAPS = (*(arena_map(arena) for arena in ARENAS), "eight_bit_battle_draft.tmx")


def _picture(place: TableMap, clock: int, calm: bool = False) -> bytes:
    canvas = pygame.Surface(place.size)
    place.draw(canvas, clock, calm)
    return pygame.image.tobytes(canvas, "RGB")


@pytest.mark.parametrize("name", MAPS)
def test_the_picture_is_old_exactly_when_the_phase_says_so(driver: Driver, name: str) -> None:
    place = load_map(name, frozenset())
    changes = 0
    for clock in range(0, 3000, 100):
        same = place.phase(clock) == place.phase(clock + 100)
        if same:
            assert _picture(place, clock) == _picture(place, clock + 100)
        changes += not same
    assert changes > 5


@pytest.mark.parametrize("name", MAPS)
def test_clouds_drift_unless_little_motion_is_wanted(driver: Driver, name: str) -> None:
    place = load_map(name, frozenset())
    # The same moment of every flame, so that only the clouds can differ.
    loop = 20 * math.lcm(*(sum(timing) for timing in place._timings))
    assert place.phase(0)[: len(place._timings)] == place.phase(loop)[: len(place._timings)]
    assert _picture(place, 0) != _picture(place, loop)
    assert _picture(place, 0, calm=True) == _picture(place, loop, calm=True)


@pytest.mark.parametrize("name", MAPS)
def test_a_drifting_cloud_is_whole_wherever_it_is(driver: Driver, name: str) -> None:
    """Drawn at once, or layer by layer on an empty canvas: the same, also over stars that twinkle and at the edges."""
    place = load_map(name, frozenset())
    for clock in (0, 17_000, 61_000, 203_000):
        whole, by_layers = pygame.Surface(place.size), pygame.Surface(place.size)
        place.draw(whole, clock)
        place.draw_shaken(by_layers, clock, (0, 0))
        assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(by_layers, "RGB")


def test_what_is_far_trembles_less(driver: Driver) -> None:
    place = load_map(MAPS[0], frozenset())
    still, shaken = pygame.Surface(place.size), pygame.Surface(place.size)
    place.draw(still, 0)
    place.draw(shaken, 0)
    place.draw_shaken(shaken, 0, (8, 0))
    stage = place.rect("stage")
    sky = pygame.Rect(stage.left + 16, stage.top + 2, 200, 8)
    ground = pygame.Rect(stage.left + 16, stage.bottom - 24, stage.width - 32, 12)
    assert _cut(shaken, sky) == _cut(still, sky)
    assert _cut(shaken, ground) == _cut(still, ground.move(-8, 0))


def _cut(canvas: pygame.Surface, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(canvas.subsurface(area), "RGB")


@pytest.mark.parametrize("name", MAPS)
def test_painting_only_what_has_changed_gives_the_whole_picture(driver: Driver, name: str) -> None:
    kept = load_map(name, frozenset())
    for clock in (0, 90, 170, 640, 650, 3_100, 3_180, 61_000, 900):
        assert _picture(kept, clock) == _picture(load_map(name, frozenset()), clock)


def test_a_map_is_read_once_as_long_as_it_does_not_change(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    whole = pytmx.load_pygame

    def told(path: str) -> pytmx.TiledMap:
        read.append(path)
        return whole(path)

    monkeypatch.setattr(pytmx, "load_pygame", told)
    layout._read_map.cache_clear()
    path = asset_path("maps", "street_war_dusk.tmx")
    first, second = (TableMap(path, frozenset()) for _ in range(2))
    assert len(read) == 1
    assert first.rect("caption") == second.rect("caption")
    first.rect("caption").move_ip(1, 1)
    assert first.rect("caption") == second.rect("caption")
    layout._read_map(path, 0)
    assert len(read) == 2, "its time of change is another"


def test_a_map_without_its_tiles_says_that_the_program_is_not_whole(tmp_path: Path) -> None:
    """pytmx raises a plain Exception there: it was taken for a fault of the program's own."""
    (tmp_path / "maps").mkdir()
    path = shutil.copy(asset_path("maps", MAPS[0]), tmp_path / "maps")
    with pytest.raises(AssetError, match=r"Cannot find tileset .*unpacked again, whole"):
        TableMap(Path(path), frozenset())
