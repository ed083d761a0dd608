"""The sprite checks find what they are there to find."""

from __future__ import annotations

import pytest
from art.lint import contrast, lint
from PIL import Image, ImageDraw

INK, LIGHT, MID = (14, 7, 27, 255), (199, 207, 221, 255), (146, 161, 185, 255)


def ball() -> Image.Image:
    """A clean sprite: a light disc with an ink contour."""
    image = Image.new("RGBA", (24, 24))
    ImageDraw.Draw(image).ellipse((3, 3, 20, 20), fill=LIGHT, outline=INK)
    return image


def test_a_clean_sprite() -> None:
    assert lint(ball()) == []


@pytest.mark.parametrize(
    ("box", "colour", "said"),
    [
        ((12, 12, 12, 12), (1, 2, 3, 255), "palette"),
        ((12, 12, 12, 12), (199, 207, 221, 90), "half-transparent"),
        ((1, 1, 1, 1), INK, "alone"),
        ((0, 10, 4, 12), INK, "left"),
        ((12, 18, 13, 23), INK, "bottom"),
        ((8, 2, 16, 3), LIGHT, "contour"),
        ((4, 4, 19, 19), INK, "bright"),
        ((4, 4, 19, 17), INK, "near-black"),
    ],
)
def test_one_fault(box: tuple[int, int, int, int], colour: tuple[int, int, int, int], said: str) -> None:
    image = ball()
    ImageDraw.Draw(image).rectangle(box, fill=colour)
    assert any(said in finding for finding in lint(image))


def test_noise_and_nothing() -> None:
    image = ball()
    for x in range(5, 19, 3):
        for y in range(7, 18, 3):
            image.putpixel((x, y), MID)
    assert any("noise" in finding for finding in lint(image))
    assert lint(Image.new("RGBA", (4, 4))) == ["nothing is drawn"]


def test_contrast() -> None:
    assert contrast(ball(), Image.new("RGB", (40, 40), INK[:3]), (4, 4)) > 0.5
    assert contrast(ball(), Image.new("RGB", (40, 40), LIGHT[:3]), (4, 4)) < 0.3
