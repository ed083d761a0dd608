"""Number tiles: a card's numbers in its colour, the smallest way to show a card that can still be read."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import CARDS
from scenes.widgets.colours import CRIMSON, GOLD, INK, SEAT_FILLS, STONE, WHITE, Colour
from scenes.widgets.text import Font, Fonts

FILLS: dict[str | None, Colour] = {
    "red": CRIMSON,
    "blue": SEAT_FILLS[0],
    "green": SEAT_FILLS[2],
    "yellow": SEAT_FILLS[3],
    None: STONE,
}
"""White reaches 4.5:1 on all of them."""
SIZE = (13, 13)
LETTERS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
"""A colour is never told by colour alone: where there is room its letter of the rule page stands beside."""


def draw_number(canvas: pygame.Surface, fonts: Fonts, at: tuple[int, int], card: int, value: int, lit: bool) -> None:
    """One number of a card. lit: it counts just now, and has a golden frame."""
    box = pygame.Rect(at, SIZE)
    canvas.fill(FILLS[CARDS[card].colour], box)
    pygame.draw.rect(canvas, GOLD if lit else INK, box, 1)
    fonts.draw(canvas, (box.centerx, box.top + 3), str(value), Font.NAME, WHITE, "center")


def draw_card(canvas: pygame.Surface, fonts: Fonts, at: tuple[int, int], card: int) -> int:
    """Both numbers of a card. Returns how wide that is."""
    data = CARDS[card]
    draw_number(canvas, fonts, at, card, data.left, lit=True)
    draw_number(canvas, fonts, (at[0] + SIZE[0] + 1, at[1]), card, data.right, lit=True)
    return 2 * SIZE[0] + 1


def draw_pair(
    canvas: pygame.Surface, fonts: Fonts, centre: tuple[int, int], cards: tuple[int, int], inner: bool
) -> None:
    """A pair's four numbers, `centre` the middle of their upper edge; the inner or the outer two are lit."""
    left, right = (CARDS[card] for card in cards)
    x, y = centre[0] - 2 * SIZE[0] - 3, centre[1]
    numbers = ((left, left.left), (left, left.right), (right, right.left), (right, right.right))
    for place, (card, value) in enumerate(numbers):
        gap = 2 if place > 1 else 0
        draw_number(canvas, fonts, (x + place * (SIZE[0] + 1) + gap, y), card.number, value, (place in (1, 2)) == inner)
