"""The package's pictures are smaller and the same."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import pygame
import pytest
from PIL import Image
from release import pictures

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SOME = sorted((ASSETS / "sprites").rglob("*.png"))[::6] + sorted((ASSETS / "tiles").glob("*.png"))[::6]
"""Of the committed ones: packing them all takes seconds, and they are all made by the same hand."""


def _loaded(data: bytes) -> bytes:
    """The pixels as the game gets them."""
    surface = pygame.image.load(BytesIO(data), "picture.png")
    return pygame.image.tobytes(surface.convert_alpha(), "RGBA")


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.name)
def test_the_game_sees_the_same(path: Path) -> None:
    with Image.open(path) as picture:
        packed = pictures.with_palette(picture)
    assert packed is not None
    old = np.frombuffer(_loaded(path.read_bytes()), np.uint8).reshape(-1, 4)
    new = np.frombuffer(_loaded(packed), np.uint8).reshape(-1, 4)
    seen = old[:, 3] > 0
    assert (old[:, 3] == new[:, 3]).all()
    assert (old[seen] == new[seen]).all()


@pytest.mark.parametrize("colours", [1, 2, 3, 4, 5, 16, 17, 255, 256])
def test_every_depth_keeps_every_pixel(colours: int) -> None:
    rng = np.random.default_rng(colours)
    palette = rng.integers(0, 256, (colours, 4), dtype=np.uint8)
    numbers = np.concatenate([np.arange(colours), rng.integers(0, colours, 31 * 17)])[: 31 * 17].reshape(17, 31)
    picture = Image.fromarray(palette[numbers], "RGBA")
    packed = pictures.with_palette(picture)
    assert packed is not None
    with Image.open(BytesIO(packed)) as again:
        assert (np.asarray(again.convert("RGBA")) == np.asarray(picture)).all()


def test_too_many_colours_are_left_alone() -> None:
    pixels = np.zeros((1, 257, 4), np.uint8)
    pixels[0, :, 0], pixels[0, :, 1] = np.arange(257) % 256, np.arange(257) // 256
    assert pictures.with_palette(Image.fromarray(pixels, "RGBA")) is None
