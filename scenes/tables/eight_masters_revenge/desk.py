"""The lower part of the table: hand, what is asked, preview, buttons, piles."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import CARDS
from scenes.context import Context
from scenes.tables.eight_masters_revenge import tiles
from scenes.tables.eight_masters_revenge.board import Board
from scenes.tables.eight_masters_revenge.card_face import SIZE, CardFaces
from scenes.tables.eight_masters_revenge.geometry import Geometry
from scenes.tables.notes import draw_prompt, prompt_place
from scenes.widgets.colours import INK, MIST, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

RAISED = 2
"""Pixels by which a focused card rises, and twice that for a picked one."""
SHOWN_BACKS = 5


class Desk:
    """Painter of hands and piles."""

    def __init__(self, context: Context, geometry: Geometry, faces: CardFaces) -> None:
        self._context, self._geometry, self._faces = context, geometry, faces

    def hand_rects(self, count: int) -> list[pygame.Rect]:
        """Where so many cards lie: side by side, closer together when they are more than there are slots."""
        first, last = self._geometry.map.rect("hand_0"), self._geometry.map.rect("hand_3")
        if count <= 4:
            return [self._geometry.map.rect(f"hand_{number}") for number in range(count)]
        step = (last.left - first.left) / (count - 1)
        return [first.move(round(step * number), 0) for number in range(count)]

    def draw_hand(
        self,
        canvas: pygame.Surface,
        cards: list[int | None],
        open_: bool,
        picked: set[int],
        focus: int | None,
        dim: set[int],
    ) -> None:
        """The hand of whoever looks or acts. open_: face up. dim: cards that cannot be played now."""
        late = []
        for card, rect in zip(cards, self.hand_rects(len(cards)), strict=True):
            face = self._faces.face(card) if open_ and card is not None else self._faces.back()
            if not open_ or card is None:
                canvas.blit(face, rect)
                continue
            raised = rect.move(0, -RAISED * (2 if card in picked else 1 if card == focus else 0))
            if raised != rect:
                late.append((card, face, raised))
                continue
            canvas.blit(face, rect)
            if card in dim:
                shade = pygame.Surface(SIZE, pygame.SRCALPHA)
                shade.fill((*INK, 130))
                canvas.blit(shade, rect)
        for card, face, rect in late:
            sheet = self._context.panels.sheet
            canvas.blit(sheet.frame("card_shadow_lifted").surface, rect.move(2, 4))
            canvas.blit(face, rect)
            sheet.frame("card_chosen" if card in picked else "card_focus").draw(canvas, rect.topleft)

    def draw_backs(self, canvas: pygame.Surface, board: Board, tray: int) -> None:
        """The hands of those who do not look: one narrow back for each card, and how many."""
        back = self._faces.tiny_back()
        for number, seat in enumerate(board.seats):
            if number == tray or seat.out:
                continue
            slot = self._geometry.of_seat("hand_back", number)
            count = len(seat.hand) + len(seat.aside)
            step = min(11, (slot.width - 14) // max(1, count - 1)) if count > 1 else 0
            for place in range(count):
                canvas.blit(back, (slot.left + place * step, slot.top))

    def draw_piles(self, canvas: pygame.Surface, board: Board) -> None:
        """Draw pile, discard pile with its top card, and the tokens that are left."""
        fonts, table = self._context.fonts, self._geometry.map
        deck, discard, supply = table.rect("deck"), table.rect("discard"), table.rect("supply")
        tall = deck.height > 30
        if board.deck:
            canvas.blit(self._faces.part("pile_back") if tall else self._faces.tiny_back(), deck.topleft)
        if board.discard:
            top = discard.move(0, 8) if tall else discard.move(0, 2)
            tiles.draw_card(canvas, fonts, top.topleft, board.discard[-1])
            self._draw_sign(canvas, (top.left + 8, top.top + 15), board.discard[-1], tall)
        for slot, count, beside in ((deck, board.deck, 16), (discard, len(board.discard), 32)):
            if tall:
                fonts.draw(canvas, (slot.centerx, slot.bottom - 7), str(count), Font.NAME, WHITE, "center", INK)
            else:
                # The low desk has room beside a pile's picture.
                at = (slot.left + beside, slot.top + 6)
                fonts.draw(canvas, at, str(count), Font.NAME, WHITE if count else STEEL, "left", INK)
        self._draw_supply(canvas, supply, board)

    def _draw_sign(self, canvas: pygame.Surface, at: tuple[int, int], card: int, tall: bool) -> None:
        """What the top card of the discard pile bears besides its numbers."""
        data = CARDS[card]
        name = "dragon_small" if data.dragon else f"fx_{data.effect}_small" if data.effect != "none" else ""
        if name and tall:
            canvas.blit(self._faces.part(name), at)

    def _draw_supply(self, canvas: pygame.Surface, slot: pygame.Rect, board: Board) -> None:
        # Numbers have an outline, and stand a little below the slot where that is low.
        counts = tuple(board.supply[token] for token in ("damage", "power", "crow"))
        area = slot.inflate(4, 8).move(0, 2)
        self._context.kept.draw(
            canvas, area, ("supply", counts), lambda picture: self._paint_supply(picture, slot, board)
        )

    def _paint_supply(self, canvas: pygame.Surface, slot: pygame.Rect, board: Board) -> None:
        step = slot.width // 3
        for place, (token, name) in enumerate(
            (("damage", "token_damage"), ("power", "token_power_up"), ("crow", "token_crow"))
        ):
            x = slot.left + place * step
            canvas.blit(self._faces.part(name), (x + (step - 16) // 2, slot.top))
            at = (x + step // 2, slot.top + 17)
            self._context.fonts.draw(canvas, at, str(board.supply[token]), Font.LABEL_BOLD, MIST, "center", INK)

    def draw_prompt(self, canvas: pygame.Surface, text: str, urgent: bool) -> None:
        """What is asked, over the hand. urgent: an attack is to be answered."""
        slot = prompt_place(self._context, self._geometry.map.rect("prompt"), text)
        key = ("masters prompt", text, urgent)
        self._context.kept.draw(canvas, slot, key, lambda picture: self._paint_prompt(picture, slot, text, urgent))

    def _paint_prompt(self, canvas: pygame.Surface, slot: pygame.Rect, text: str, urgent: bool) -> None:
        fonts = self._context.fonts
        self._context.panels.draw(canvas, "plate_red" if urgent else "plate_dark", slot)
        colour = YELLOW if urgent else WHITE
        if fonts.larger:
            draw_prompt(canvas, self._context, slot, text, colour)
            return
        font = fonts.fitting(text, slot.width - 10, (Font.BODY, Font.LABEL))
        with fonts.saying("prompt"):
            fonts.draw(canvas, (slot.centerx, slot.top + 3), text, font, colour, "center", room=slot.width - 8)

    def draw_log(self, canvas: pygame.Surface, line: str) -> None:
        """The last line of the log, cut to its place."""
        slot, fonts = self._geometry.map.rect("log_line"), self._context.fonts
        text = line
        while text and fonts.width(text) > slot.width - 6:
            text = (text[:-1] if text.endswith("…") else text)[:-1].rstrip() + "…"
        fonts.draw(canvas, (slot.left + 3, slot.top), text, colour=MIST)
