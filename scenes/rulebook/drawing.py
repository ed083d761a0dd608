"""What the pages of a rule book are drawn with: panels of text, cards on felt, sums, signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.context import Context
from scenes.tables.eight_bit_battle.card_face import SIZE, CardFaces
from scenes.widgets.colours import INK, MIST, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

AREA = pygame.Rect(32, 40, 576, 270)
"""Where a page's content lies, on the canvas."""
GAP = 4
STEP = 12
CARD_STEP = SIZE[0] + 3
SUM_WIDTH = 62


class Book:
    """The tools of all pages, with the language of now."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.faces = CardFaces(context)

    def say(self, text_id: str, **facts: object) -> str:
        """The text."""
        return self.context.texts(text_id, **facts)

    def night(self, canvas: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        """A dark panel for text. Returns where text may stand on it."""
        self.context.panels.draw(canvas, "panel_night", rect)
        return rect.inflate(-24, -14)

    def felt(self, canvas: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        """A green felt for cards. Returns the rectangle."""
        self.context.panels.draw(canvas, "panel_felt", rect)
        return rect

    def text(self, canvas: pygame.Surface, box: pygame.Rect, text: str, colour: Colour = WHITE) -> int:
        """Running text, a small gap between its paragraphs. Returns the y below it."""
        y = box.top
        for paragraph in text.split("\n"):
            part = pygame.Rect(box.left, y, box.width, box.bottom - y)
            y = self.context.fonts.block(canvas, part, paragraph, colour=colour, step=STEP) + 3
        return y

    def centred(self, canvas: pygame.Surface, box: pygame.Rect, text: str) -> None:
        """Running text in the middle of the box's height."""
        fonts = self.context.fonts
        lines = sum(len(fonts.wrap(part, box.width)) for part in text.split("\n"))
        high = lines * STEP + 3 * text.count("\n")
        self.text(canvas, pygame.Rect(box.left, box.centery - high // 2, box.width, high + 4), text)

    def points(
        self, canvas: pygame.Surface, box: pygame.Rect, texts: Sequence[str], numbered: bool = False, gap: int = 4
    ) -> int:
        """A list, each with a bullet or its number, `gap` pixels apart. Returns the y below it."""
        panels, fonts = self.context.panels, self.context.fonts
        y = box.top
        for number, text in enumerate(texts):
            if numbered:
                panels.draw(canvas, "badge_gold", pygame.Rect(box.left, y - 2, 13, 13))
                fonts.draw(canvas, (box.left + 7, y + 1), str(number + 1), Font.NAME, WHITE, "center")
            else:
                panels.sign(canvas, "bullet", (box.left + 3, y + 3))
            part = pygame.Rect(box.left + 20, y, box.width - 20, box.bottom - y)
            y = fonts.block(canvas, part, text, step=STEP) + gap
        return y

    def label(self, canvas: pygame.Surface, at: tuple[int, int], text: str, colour: Colour = MIST) -> None:
        """A small caption with its middle here."""
        self.context.fonts.draw(canvas, at, text, Font.BODY, colour, "center", None, INK)

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
            fonts.draw(canvas, (box.centerx, box.top + 4), word, font, YELLOW, "center", room=box.width - 2)
            side = 9 if won else -9
            panels.sign(canvas, sign, (box.centerx - 4 + side, box.bottom - 15))
            panels.sign(canvas, "arrow_left" if won else "arrow_right", (box.centerx - 4 - side, box.bottom - 15))


Page = tuple[str, Callable[[pygame.Surface, Book], None]]
"""(name, what draws it); the title's text is `rules.<name>.title`."""
