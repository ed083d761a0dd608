"""Loading: every committed sheet loads, and what is missing or damaged is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from scenes import assets
from scenes.assets import ROOT, AssetError, Assets, Sheet, load_picture, painted, quick
from tests.scenes.driver import Driver

SHEETS = sorted(
    path.relative_to(ROOT / "sprites").with_suffix("").as_posix() for path in (ROOT / "sprites").rglob("*.json")
)


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_loads_with_all_its_frames(driver: Driver, name: str) -> None:
    sheet = driver.context.assets.sheet(name)
    assert sheet.frame_names
    for frame in sheet.frame_names:
        assert min(sheet.frame(frame).size) > 0
        assert sheet.frame(frame).duration_ms > 0


def test_the_pivot_lies_where_it_is_drawn(driver: Driver) -> None:
    king = driver.context.assets.sheet("figures/king").frame("idle_0")
    canvas = driver.context.display.canvas
    drawn = king.draw(canvas, (320, 200))
    assert drawn.topleft == (320 + king.offset[0], 200 + king.offset[1])
    # The pivot is between the soles: under the figure's middle, at its lower edge.
    assert drawn.left < 320 < drawn.right
    assert abs(drawn.bottom - 200) <= 2


def test_sheets_are_loaded_once(driver: Driver) -> None:
    assert driver.context.assets.sheet("ui/ui") is driver.context.assets.sheet("ui/ui")


def test_a_missing_sheet_is_named_with_what_to_do(driver: Driver) -> None:
    with pytest.raises(AssetError, match=r"dragon\.json is missing.*build/run\.py assets"):
        driver.context.assets.sheet("figures/dragon")


def test_damaged_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "sprites" / "ui", tmp_path / "sprites" / "ui")
    monkeypatch.setattr(assets, "ROOT", tmp_path)
    description, picture = tmp_path / "sprites" / "ui" / "ui.json", tmp_path / "sprites" / "ui" / "ui.png"
    whole = description.read_bytes()
    for data in (b"{", b"[]", b'{"frames": [], "meta": {}}', whole.replace(b'"frame"', b'"fram"')):
        description.write_bytes(data)
        with pytest.raises(AssetError):
            Sheet("ui/ui")
    description.write_bytes(whole)
    picture.write_bytes(b"no picture")
    with pytest.raises(AssetError, match=r"ui\.png is damaged"):
        Assets().sheet("ui/ui")


def test_sheets_take_a_byte_a_pixel() -> None:
    """One of four bytes a pixel costs memory, time to load and time to draw; nobody sees a difference."""
    for path in sorted((ROOT / "sprites").rglob("*.png")):
        picture = load_picture("sprites", *path.relative_to(ROOT / "sprites").parts)
        assert picture.get_bitsize() == 8, path


def test_a_painted_copy_takes_any_colour() -> None:
    surface = Sheet("figures/king").tag("idle")[0].surface
    copy = painted(surface)
    copy.fill((1, 2, 3, 255), (0, 0, 1, 1))
    assert tuple(copy.get_at((0, 0))) == (1, 2, 3, 255)
    assert tuple(surface.get_at((0, 0))) != (1, 2, 3, 255)


@pytest.mark.parametrize("name", ["panel_gold", "button_red"])
def test_a_quick_picture_is_the_same_picture(driver: Driver, name: str) -> None:
    """With holes, without, and with a veil that has to be mixed."""
    source = painted(driver.context.panels.sheet.frame(name).surface)
    full, veil = source.copy(), source.copy()
    full.fill((9, 8, 7, 255))
    veil.fill((9, 8, 7, 90), (2, 2, 5, 5))
    for picture in (source, full, veil):
        shown = []
        for one in (picture, quick(picture)):
            canvas = pygame.Surface(picture.get_size()).convert()
            canvas.fill((200, 100, 50))
            canvas.blit(one, (0, 0))
            shown.append(pygame.image.tobytes(canvas, "RGB"))
        assert shown[0] == shown[1]
    assert quick(veil) is veil
    assert quick(full).get_colorkey() is None
