"""What the pages of 8 Masters' Revenge are drawn with: pairs, sums in the colours of attack and guard, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.games.eight_masters_revenge.cards import LEFT, NUMBERS, RIGHT
from scenes.context import Context
from scenes.rulebook.drawing import Book
from scenes.tables.eight_masters_revenge.card_face import SIZE, SMALL, CardFaces
from scenes.widgets.colours import AMBER, CYAN, Colour

PAIR = 2 * SIZE[0] + 2
"""Pixels from the left edge of a pair to its right edge."""
ATTACK, GUARD = "attack", "guard"
COLOURS: Mapping[str, Colour] = {ATTACK: AMBER, GUARD: CYAN}
_SIGN_GAP = 4


class MastersBook(Book):
    """The tools of all pages and the cards of the game. Cards are named by their words, such as `R24`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.faces = CardFaces(context)
        self.parts = context.assets.sheet("cards/masters")
        self.board = context.assets.sheet("cards/masters_board")

    def part(self, canvas: pygame.Surface, name: str, middle: tuple[int, int]) -> None:
        """A sign or token of the cards' sheet, or a mark of the boards', with its middle here."""
        sheet = self.parts if name in self.parts.frame_names else self.board
        picture = sheet.frame(name).surface
        canvas.blit(picture, picture.get_rect(center=middle))

    def card(self, canvas: pygame.Surface, at: tuple[int, int], word: str) -> None:
        """A card with its shadow, upper left corner here."""
        canvas.blit(self.context.panels.sheet.frame("card_shadow").surface, (at[0] + 2, at[1] + 2))
        canvas.blit(self.faces.face(NUMBERS[word]), at)

    def pair(self, canvas: pygame.Surface, at: tuple[int, int], words: tuple[str, str], mark: str = "") -> None:
        """Two cards side by side. mark: ATTACK frames the two inner numbers, GUARD the outer ones."""
        for slot, word in enumerate(words):
            x = at[0] + slot * (SIZE[0] + 2)
            self.card(canvas, (x, at[1]), word)
            if mark:
                inner = (slot == 0) == (mark == ATTACK)
                box = self.parts.slice("right" if inner else "left").bounds
                pygame.draw.rect(canvas, COLOURS[mark], box.move(x, at[1]).inflate(3, 3), 1)

    def value(self, words: tuple[str, str], mark: str) -> int:
        """A pair's attack or guard."""
        left, right = NUMBERS[words[0]], NUMBERS[words[1]]
        return RIGHT[left] + LEFT[right] if mark == ATTACK else LEFT[left] + RIGHT[right]

    def sum(self, canvas: pygame.Surface, middle: tuple[int, int], words: tuple[str, str], mark: str) -> None:
        """`1 + 3 = 4` in small numerals of that value's colour."""
        left, right = NUMBERS[words[0]], NUMBERS[words[1]]
        first, second = (RIGHT[left], LEFT[right]) if mark == ATTACK else (LEFT[left], RIGHT[right])
        self.signs(
            canvas,
            middle,
            [f"num_small_{first}", "plus", f"num_small_{second}", "equals", *self.digits(first + second, mark)],
        )

    def digits(self, number: int, mark: str) -> list[str]:
        """The small numerals of a value, by their names."""
        return [f"num_{mark}_small_{digit}" for digit in str(number)]

    def signs(self, canvas: pygame.Surface, middle: tuple[int, int], names: Sequence[str]) -> None:
        """Signs in a row on a dark plate, their middle here."""
        pictures = [
            (self.parts if name in self.parts.frame_names else self.board).frame(name).surface for name in names
        ]
        width = sum(picture.get_width() for picture in pictures) + _SIGN_GAP * (len(pictures) - 1)
        plate = pygame.Rect(0, 0, width + 12, 21)
        plate.center = middle
        self.context.panels.draw(canvas, "stat_box", plate)
        x = plate.left + 6
        for picture in pictures:
            canvas.blit(picture, picture.get_rect(midleft=(x, middle[1])))
            x += picture.get_width() + _SIGN_GAP

    def area(
        self,
        canvas: pygame.Surface,
        at: tuple[int, int],
        seat_name: str,
        cards: Mapping[str, str],
        tokens: Mapping[str, str],
    ) -> None:
        """The board of a seat (`blue`, ...) with small cards and tokens by their places' words, such as `a3`."""
        canvas.blit(self.board.frame(f"board_{seat_name}").surface, at)
        for place, word in cards.items():
            box = self.board.slice(f"card_{place}").bounds
            canvas.blit(self.faces.small(NUMBERS[word]), box.move(at))
        for place, token in tokens.items():
            box = self.board.slice(f"token_{place}").bounds
            self.part(canvas, f"token_{token}", box.move(at).center)

    def token_on(self, canvas: pygame.Surface, at: tuple[int, int], token: str) -> None:
        """A token on a card whose upper left corner is here."""
        self.part(canvas, f"token_{token}", (at[0] + SIZE[0] // 2, at[1] + 34))


BOARD_SIZE = (264, 76)
SMALL_SIZE = SMALL
