"""The preview: what either placing of a card comes to, before anything is confirmed. The arithmetic is drawn.

One half for the left placing, one for the right: the four numbers of the new pair as tiles in their colours, the inner
two added up against the target's outer two, whether it hits, the card that leaves as the blow with its damage and
effect, an extra turn, tokens that would trigger, and what the target could answer as far as the attacker may know.
"""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import CARDS
from game.games.eight_masters_revenge.outlook import Outlook
from scenes.context import Context
from scenes.tables.eight_masters_revenge import tiles
from scenes.tables.eight_masters_revenge.card_face import CardFaces
from scenes.widgets.colours import (
    AMBER,
    CYAN,
    DUSK,
    GREEN,
    INK,
    MIST,
    PINK,
    STEEL,
    STONE,
    WHITE,
    YELLOW,
    Colour,
)
from scenes.widgets.text import Font


def halves(slot: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the left and the right placing are shown."""
    wide = slot.width // 2
    left = pygame.Rect(slot.left + 1, slot.top + 1, wide - 2, slot.height - 2)
    return left, left.move(wide, 0)


class Preview:
    """Painter of outlooks."""

    def __init__(self, context: Context, faces: CardFaces) -> None:
        self._context, self._faces = context, faces

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, look: Outlook, chosen: bool, focused: bool) -> None:
        """One half."""
        key = ("outlook", look, chosen, focused)
        self._context.kept.draw(canvas, rect, key, lambda picture: self._paint(picture, rect, look, chosen, focused))

    def _paint(self, canvas: pygame.Surface, rect: pygame.Rect, look: Outlook, chosen: bool, focused: bool) -> None:
        fonts, texts = self._context.fonts, self._context.texts
        canvas.fill(DUSK if chosen else INK, rect)
        pygame.draw.rect(canvas, YELLOW if chosen else (WHITE if focused else STONE), rect, 2 if chosen else 1)
        middle = rect.centerx
        title = texts(f"masters.side.{look.side}")
        fonts.draw(
            canvas,
            (middle, rect.top + 3),
            title,
            Font.LABEL_BOLD,
            YELLOW if chosen else MIST,
            "center",
            room=rect.width - 6,
        )
        tiles.draw_pair(canvas, fonts, (middle, rect.top + 15), look.cards, inner=True)
        a, b = look.attack_parts
        fonts.draw(canvas, (rect.left + 4, rect.top + 32), f"{a}+{b}={look.attack}", Font.BODY, WHITE)
        sign = self._faces.signs.frame("equals" if look.hit else "unequal").surface
        canvas.blit(sign, (rect.right - 37, rect.top + 31))
        against = (rect.right - 15, rect.top + 32)
        fonts.draw(canvas, against, str(look.defence), Font.BODY, self._verdict_colour(look), "right")
        self._context.panels.sign(canvas, "defence", (rect.right - 13, rect.top + 31))
        self._verdict(canvas, rect, look)
        self._blow(canvas, rect, look)
        self._signs(canvas, rect, look)

    @staticmethod
    def _verdict_colour(look: Outlook) -> Colour:
        return GREEN if look.hit else AMBER if look.near else STEEL

    def _verdict(self, canvas: pygame.Surface, rect: pygame.Rect, look: Outlook) -> None:
        texts, fonts = self._context.texts, self._context.fonts
        bar = pygame.Rect(rect.left + 3, rect.top + 44, rect.width - 6, 14)
        if look.damage:
            canvas.fill((30, 111, 80) if look.hit else (138, 72, 54), bar)
            words = texts("masters.preview.hit" if look.hit else "masters.preview.near", n=look.damage)
            colour = WHITE
        else:
            canvas.fill(DUSK if not look.hit else (30, 111, 80), bar)
            words, colour = texts("masters.preview.touch" if look.hit else "masters.preview.miss"), MIST
        font = fonts.fitting(words, bar.width - 4, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
        y = bar.top + (3 if font == Font.NAME else 2)
        fonts.draw(canvas, (bar.centerx, y), words, font, colour, "center", INK, room=bar.width)

    def _blow(self, canvas: pygame.Surface, rect: pygame.Rect, look: Outlook) -> None:
        """Which card leaves, its damage and its effect."""
        data, y = CARDS[look.blow], rect.top + 61
        x = rect.left + 4 + tiles.draw_card(canvas, self._context.fonts, (rect.left + 4, y), look.blow) + 1
        self._context.panels.sign(canvas, "attack", (x + 2, y + 2))
        damage = max(0, data.damage + look.power)
        self._context.fonts.draw(canvas, (x + 13, y + 3), str(damage), Font.NAME, YELLOW if look.power else WHITE)
        if look.effect != "none":
            icon = self._faces.icon(look.effect, small=True)
            canvas.blit(icon, (rect.right - icon.get_width() - 3, y + 2))

    def _signs(self, canvas: pygame.Surface, rect: pygame.Rect, look: Outlook) -> None:
        """Two rows of what else follows: good things above, what it costs and what may be answered below."""
        texts, fonts, panels = self._context.texts, self._context.fonts, self._context.panels
        y = rect.top + 77
        words, colour = "", MIST
        if look.pair:
            words, colour = texts("masters.preview.pair"), YELLOW
        elif look.fury:
            words, colour = texts("masters.preview.fury"), AMBER
        if words:
            font = fonts.fitting(words, rect.width - 6, (Font.LABEL_BOLD, Font.LABEL))
            fonts.draw(canvas, (rect.centerx, y), words, font, colour, "center", room=rect.width - 4)
        y = rect.top + 91
        x = rect.left + 4
        trap = look.token == "damage" and not look.averted
        for name, shown, amount in (
            ("token_damage", trap or look.wound, int(trap) + int(look.wound)),
            ("token_crow", look.token == "crow" and not look.averted, 1),
        ):
            if shown:
                canvas.blit(self._faces.part(name), (x, y - 1))
                fonts.draw(canvas, (x + 16, y + 3), f"-{amount}" if name == "token_damage" else "!", Font.NAME, PINK)
                x += 34
        right = rect.right - 4
        if look.may_counter:
            dragon = self._faces.part("dragon_small")
            right -= dragon.get_width()
            canvas.blit(dragon, (right, y + 1))
            fonts.draw(canvas, (right - 1, y + 3), "?", Font.NAME, PINK, "right")
            right -= 12
        if look.may_block:
            right -= 10
            panels.sign(canvas, "defence", (right, y + 2))
            fonts.draw(canvas, (right - 1, y + 3), f"-{look.may_block}", Font.NAME, CYAN, "right")
