"""What the pages of 8-Bit Battle are drawn with: its cards on felt, sums, signs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.rulebook.drawing import CAPTION, Book
from scenes.tables.eight_bit_battle.card_face import SIZE, CardFaces
from scenes.widgets.colours import YELLOW
from scenes.widgets.text import Font

CARD_STEP = SIZE[0] + 3
SUM_WIDTH = 62


class BattleBook(Book):
    """The tools of all pages and the cards of the game."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.faces = CardFaces(context)

    def card(self, canvas: pygame.Surface, at: tuple[int, int], card: int, team: str = "neutral") -> None:
        """A card with its shadow."""
        shadow = self.context.panels.sheet.frame("card_shadow").surface
        canvas.blit(shadow, (at[0] + 2, at[1] + 2))
        canvas.blit(self.faces.face(card, team), at)

    def back(self, canvas: pygame.Surface, at: tuple[int, int], team: str = "neutral") -> None:
        """A character's card, face down."""
        shadow = self.context.panels.sheet.frame("card_shadow").surface
        canvas.blit(shadow, (at[0] + 2, at[1] + 2))
        canvas.blit(self.faces.back(False, team), at)

    def row(self, canvas: pygame.Surface, at: tuple[int, int], cards: Sequence[int], team: str) -> int:
        """Cards side by side. Returns the x behind the last."""
        for number, card in enumerate(cards):
            self.card(canvas, (at[0] + number * CARD_STEP, at[1]), card, team)
        return at[0] + len(cards) * CARD_STEP

    def clash(
        self,
        canvas: pygame.Surface,
        felt: pygame.Rect,
        attackers: Sequence[int],
        defenders: Sequence[int],
        sign: str | None = None,
        values: tuple[int, int] | None = None,
    ) -> None:
        """Blue attackers, what decides, red defenders, centred on the felt. An arrow points at who takes all.

        values: attack and defence. sign: decides instead of them: `fog` for the attackers, `torch_sign` for the
        defenders."""
        panels, fonts = self.context.panels, self.context.fonts
        width = (len(attackers) + len(defenders)) * CARD_STEP + SUM_WIDTH
        left, top = felt.centerx - width // 2, felt.centery - SIZE[1] // 2
        middle = self.row(canvas, (left, top), attackers, "blue")
        self.row(canvas, (middle + SUM_WIDTH, top), defenders, "red")
        box = pygame.Rect(middle + 2, felt.centery - 17, SUM_WIDTH - 7, 34)
        panels.draw(canvas, "stat_box", box)
        won = sign == "fog" or (values is not None and values[0] > values[1])
        if values is not None:
            text = f"{values[0]}{'>' if won else '=' if values[0] == values[1] else '<'}{values[1]}"
            fonts.draw(canvas, (box.centerx, box.top + 5), text, Font.TITLE, YELLOW, "center")
            panels.sign(canvas, "attack", (box.left + 7, box.bottom - 13))
            panels.sign(canvas, "defence", (box.right - 16, box.bottom - 13))
            panels.sign(canvas, "arrow_left" if won else "arrow_right", (box.centerx - 4, box.bottom - 13))
        elif sign is not None:
            word = self.say(f"rules.sign.{sign}")
            font = fonts.fitting(word, box.width - 4, (Font.LABEL_BOLD, Font.LABEL))
            with fonts.saying(CAPTION):
                fonts.draw(canvas, (box.centerx, box.top + 4), word, font, YELLOW, "center", room=box.width - 2)
            side = 9 if won else -9
            panels.sign(canvas, sign, (box.centerx - 4 + side, box.bottom - 15))
            panels.sign(canvas, "arrow_left" if won else "arrow_right", (box.centerx - 4 - side, box.bottom - 15))
