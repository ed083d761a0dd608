"""Colours of the interface, all of the palette (assets/source/palette.toml)."""

from __future__ import annotations

Colour = tuple[int, int, int]


def _rgb(digits: str) -> Colour:
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


INK = _rgb("0e071b")
NIGHT = _rgb("1a1932")
DUSK = _rgb("2a2f4e")
STONE = _rgb("424c6e")
STEEL = _rgb("92a1b9")
MIST = _rgb("c7cfdd")
WHITE = _rgb("ffffff")
YELLOW = _rgb("ffeb57")
GOLD = _rgb("ffc825")
AMBER = _rgb("ffa214")
CYAN = _rgb("0cf1ff")
SKY = _rgb("00cdf9")
PINK = _rgb("f68187")
ROSE = _rgb("fdd2ed")
MAUVE = _rgb("f389f5")
RED = _rgb("ea323c")
CRIMSON = _rgb("891e2b")
GREEN = _rgb("99e65f")
LIME = _rgb("d3fc7e")
VIOLET = _rgb("db3ffd")
IVORY = _rgb("f9e6cf")
SEATS: tuple[Colour, ...] = (SKY, PINK, GREEN, AMBER, VIOLET, IVORY)
"""The text colour of each seat; all reach 4.5:1 on NIGHT, INK and their own panels. The last two are the pair of the
palette that stays farthest from the others for colour-blind eyes, too."""
SEAT_FILLS: tuple[Colour, ...] = (
    _rgb("00396d"),
    CRIMSON,
    _rgb("1e6f50"),
    _rgb("8a4836"),
    _rgb("622461"),
    _rgb("5d5d5d"),
)
"""A filled area of each seat; WHITE reaches 4.5:1 on all."""
SEAT_NAMES: tuple[str, ...] = ("blue", "red", "green", "amber", "violet", "ivory")
"""What the pictures of each seat end in: `panel_blue`, `plate_blue`, `flag_blue`."""
