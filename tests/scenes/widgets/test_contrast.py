"""Words stand out from what they are written on: 4.5:1 at least (WCAG 2, relative luminance)."""

from __future__ import annotations

import itertools
import math

import pygame
import pytest

from scenes.widgets.button import Button
from scenes.widgets.colours import CYAN, INK, MIST, SEAT_FILLS, SEATS, STEEL, WHITE, YELLOW, Colour
from scenes.widgets.panel import Panels
from tests.scenes.driver import Driver

LEAST = 4.5
ON_PANELS: dict[str, tuple[Colour, ...]] = {
    "panel_night": (WHITE, YELLOW, MIST, STEEL, CYAN, *SEATS),
    "panel_gold": (WHITE, YELLOW, MIST, STEEL, CYAN, *SEATS),
    "tooltip": (WHITE, YELLOW, MIST, STEEL, *SEATS),
    "stat_box": (WHITE, YELLOW),
    "panel_blue": (WHITE, YELLOW, MIST, STEEL, SEATS[0]),
    "panel_red": (WHITE, YELLOW, MIST, STEEL, SEATS[1]),
    "panel_green": (WHITE, YELLOW, MIST, STEEL, SEATS[2]),
    "panel_amber": (WHITE, YELLOW, MIST, STEEL, SEATS[3]),
    "panel_violet": (WHITE, YELLOW, MIST, STEEL, SEATS[4]),
    "panel_ivory": (WHITE, YELLOW, MIST, STEEL, SEATS[5]),
    "plate_blue": (WHITE, YELLOW, MIST, SEATS[0]),
    "plate_red": (WHITE, YELLOW, MIST, SEATS[1]),
    "plate_green": (WHITE, YELLOW, MIST, SEATS[2]),
    "plate_amber": (WHITE, YELLOW, MIST, SEATS[3]),
    "plate_violet": (WHITE, YELLOW, MIST, SEATS[4]),
    "plate_ivory": (WHITE, YELLOW, MIST, SEATS[5]),
    "panel_wood": (WHITE, YELLOW, MIST),
    "panel_felt": (WHITE, YELLOW, MIST),
    "field": (WHITE, STEEL),
    "field_focus": (WHITE, STEEL),
    "keycap": (INK,),
    "badge_gold": (WHITE,),
}


def luminance(colour: tuple[int, ...]) -> float:
    parts = [c / 255 for c in colour[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: tuple[int, ...], second: tuple[int, ...]) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def commonest(picture: pygame.Surface, area: pygame.Rect) -> tuple[int, ...]:
    colours = [
        tuple(picture.get_at((x, y)))[:3] for x in range(area.left, area.right) for y in range(area.top, area.bottom)
    ]
    return max(set(colours), key=colours.count)


@pytest.mark.parametrize("panel", ON_PANELS)
def test_words_on_panels(driver: Driver, panel: str) -> None:
    canvas = pygame.Surface((60, 60))
    rect = canvas.get_rect()
    Panels(driver.context.assets).draw(canvas, panel, rect)
    fill = commonest(canvas, rect.inflate(-16, -16))
    for colour in ON_PANELS[panel]:
        assert contrast(colour, fill) >= LEAST, colour


@pytest.mark.parametrize("fill", SEAT_FILLS)
def test_words_on_a_seats_fill(fill: Colour) -> None:
    assert contrast(WHITE, fill) >= LEAST


@pytest.mark.parametrize("style", ["red", "steel", "blue", "gold"])
@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize("enabled", [False, True])
def test_words_on_buttons(driver: Driver, style: str, focused: bool, enabled: bool) -> None:
    canvas = pygame.Surface((100, 40))
    button = Button(pygame.Rect(10, 8, 80, 26), lambda: "Start", lambda: None, style)
    button.enabled = enabled
    button.draw(canvas, driver.context.panels, driver.context.fonts, focused)
    area = pygame.Rect(16, 14, 68, 12)
    fill = commonest(canvas, area)
    words = (YELLOW if focused else WHITE) if enabled else STEEL
    assert any(
        canvas.get_at((x, y))[:3] == words for x in range(area.left, area.right) for y in range(area.top, area.bottom)
    )
    assert contrast(words, fill) >= LEAST


COLOUR_BLIND = {
    "nobody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""How linear RGB looks to these eyes (Machado, Oliveira and Fernandes 2009, severity 1)."""
TOLD_APART = 12
"""CIE 1976 colour difference; about 2.3 is just noticeable side by side."""


def lab(colour: Colour, eyes: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of what these eyes see."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, linear, strict=True))))
        for row in COLOUR_BLIND[eyes]
    )
    white = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in white)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eyes", COLOUR_BLIND)
def test_seats_are_told_apart_by_colour_whoever_looks(eyes: str) -> None:
    assert len(set(SEAT_FILLS)) == len(SEATS) == len(SEAT_FILLS)
    for first, second in itertools.combinations(SEATS, 2):
        assert math.dist(lab(first, eyes), lab(second, eyes)) >= TOLD_APART, (first, second)
