"""The plate of each side of a battle: who fights, and the sums of all that is known or picked."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.games.eight_bit_battle.cards import CARDS, KING, QUEEN, is_character
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.eight_bit_battle.choosing import Choosing
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.widgets.colours import WHITE, YELLOW
from scenes.widgets.text import Align, Font

EXCHANGES = "key_defender"
"""The phase in which a picked character takes the place of the one that lies on the table."""


class Side(NamedTuple):
    """What one side brings to the battle, as far as whoever looks may know. fighters, items: card numbers."""

    fighters: tuple[int, ...]
    items: tuple[int, ...]

    @property
    def sums(self) -> tuple[int, int, int]:
        """(attack, defence, health), the royal bond included (`rules/eight_bit_battle.md` §5)."""
        cards = [CARDS[card] for card in (*self.fighters, *self.items)]
        bond = KING in self.fighters and QUEEN in self.fighters
        return (
            sum(card.attack for card in cards),
            sum(card.defence for card in cards) + bond,
            sum(card.health for card in cards),
        )


def side_of(board: Board, seat: int, choosing: Choosing | None, see: bool) -> Side:
    """The side of this seat with what is being picked for it. see: whether the eyes' own cards lie face up now.

    A side that is not open is empty for all eyes but its owner's.
    """
    own = board.seats[seat]
    mine = see and board.eyes == seat
    if not own.open and not mine:
        return Side((), ())
    fighters = list(own.fighters) if own.open else [own.lead] if own.lead is not None else []
    items = [item for item in own.laid if item is not None]
    if choosing is not None and mine:
        for card in choosing.picked:
            if not is_character(card):
                items.append(card)
            elif choosing.phase == EXCHANGES:
                fighters = [card]
            else:
                fighters.append(card)
    return Side(tuple(fighters), tuple(items))


def draw_plate(
    canvas: pygame.Surface, picture: Picture, slot: pygame.Rect, board: Board, seat: int, side: Side
) -> None:
    """The plate in its slot; the number that matters stands in a gold box. Seat 1's words are set to the right."""
    attacks, committed = seat == board.attacker, board.seats[seat].committed
    key = ("plate", seat, attacks, committed, side)
    picture.kept.draw(
        canvas, slot, key, lambda plate: _paint_plate(plate, picture, slot, seat, attacks, committed, side)
    )


def _paint_plate(
    canvas: pygame.Surface,
    picture: Picture,
    slot: pygame.Rect,
    seat: int,
    attacks: bool,
    committed: bool,
    side: Side,
) -> None:
    fonts, panels = picture.context.fonts, picture.context.panels
    panels.draw(canvas, f"plate_{TEAMS[seat]}", slot)
    align: Align = "left" if seat == 0 else "right"
    edge = slot.left + 7 if seat == 0 else slot.right - 7
    if committed and side.fighters:
        name = "+".join(picture.faces.name(card) for card in side.fighters).upper()
    elif committed:
        name = "? ? ?"
    else:
        name = picture.say("table.attacks" if attacks else "table.defends")
    font = fonts.fitting(name, slot.width - 14, (Font.NAME, Font.LABEL_BOLD, Font.LABEL))
    fonts.draw(canvas, (edge, slot.top + 5), name, font, WHITE, align, room=slot.width - 12)
    if not side.fighters and not side.items:
        sign = "attack" if attacks else "defence"
        panels.sign(canvas, sign, (slot.left + 7 if seat == 0 else slot.right - 16, slot.top + 19))
        return
    x = slot.left + 6
    for sign, value, matters in zip(
        ("attack", "defence", "health"), side.sums, (attacks, not attacks, False), strict=True
    ):
        if matters:
            panels.draw(canvas, "stat_box", pygame.Rect(x - 2, slot.top + 15, 34, 16))
        panels.sign(canvas, sign, (x + 2, slot.top + 18))
        fonts.draw(canvas, (x + 14, slot.top + 19), str(value), Font.NAME, YELLOW if matters else WHITE)
        x += 36
