"""Words stand out from what they are written on: 4.5:1 at least (WCAG 2, relative luminance)."""

from __future__ import annotations

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
    "plate_blue": (WHITE, YELLOW, MIST, SEATS[0]),
    "plate_red": (WHITE, YELLOW, MIST, SEATS[1]),
    "plate_green": (WHITE, YELLOW, MIST, SEATS[2]),
    "plate_amber": (WHITE, YELLOW, MIST, SEATS[3]),
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
