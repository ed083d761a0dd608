"""Panels for high contrast: black with a light frame; and the shapes that tell seats apart without colour."""

from __future__ import annotations

import pygame

from scenes.widgets.colours import (
    AMBER,
    GREEN,
    IVORY,
    PINK,
    SEAT_NAMES,
    SEATS,
    SKY,
    STEEL,
    VIOLET,
    WHITE,
    YELLOW,
    Colour,
)

BLACK: Colour = (0, 0, 0)
FRAMES: dict[str, Colour] = {
    "blue": SKY,
    "red": PINK,
    "green": GREEN,
    "amber": AMBER,
    "violet": VIOLET,
    "ivory": IVORY,
    "gold": YELLOW,
    "focus": YELLOW,
    "active": YELLOW,
    "over": YELLOW,
    "disabled": STEEL,
}
"""The last word of a panel's name that gives its frame another colour than white."""
KINDS = ("panel", "plate", "tooltip", "stat", "field", "button", "tab")
"""First words of the names of what words stand on."""
KEPT = frozenset({"panel_paper", "panel_wood", "panel_felt", "panel_leather", "button_focus"})
"""What stays as it is: paper, on which words are dark, the tops of tables, and a frame that has no filling."""
SHAPES: tuple[tuple[str, ...], ...] = (
    (".###.", "#...#", "#...#", "#...#", ".###."),
    ("#####", "#####", "#####", "#####", "#####"),
    ("..#..", "..#..", ".###.", ".###.", "#####"),
    ("..#..", ".###.", "#####", ".###.", "..#.."),
    ("..#..", "..#..", "#####", "..#..", "..#.."),
    ("#...#", ".#.#.", "..#..", ".#.#.", "#...#"),
)
"""By seat: ring, square, triangle, diamond, plus, cross."""
SIGN = 7
"""Pixels of a shape with its dark edge."""


def is_plain(name: str) -> bool:
    """Whether this panel looks otherwise under high contrast."""
    return name not in KEPT and name.split("_")[0] in KINDS


def plain_panel(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The panel with this name for high contrast."""
    words = name.split("_")[1:]
    frame = next((FRAMES[word] for word in reversed(words) if word in FRAMES), WHITE)
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((*BLACK, 255))
    pygame.draw.rect(out, frame, out.get_rect(), 2 if {"focus", "over", "active"} & set(words) else 1)
    return out


def seat_in(name: str) -> int | None:
    """The seat whose colour a panel or plate has; None for most."""
    kind, _, colour = name.partition("_")
    return SEAT_NAMES.index(colour) if kind in ("panel", "plate") and colour in SEAT_NAMES else None


def draw_seat_sign(canvas: pygame.Surface, seat: int, at: tuple[int, int]) -> None:
    """The seat's shape in its colour with a black edge, its upper left corner here."""
    mask = pygame.Surface((SIGN - 2, SIGN - 2), pygame.SRCALPHA)
    for y, row in enumerate(SHAPES[seat]):
        for x, cell in enumerate(row):
            if cell == "#":
                mask.set_at((x, y), (*WHITE, 255))
    dark, light = mask.copy(), mask
    dark.fill((*BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    light.fill((*SEATS[seat], 255), special_flags=pygame.BLEND_RGBA_MULT)
    for dx, dy in ((0, 1), (2, 1), (1, 0), (1, 2)):
        canvas.blit(dark, (at[0] + dx, at[1] + dy))
    canvas.blit(light, (at[0] + 1, at[1] + 1))
