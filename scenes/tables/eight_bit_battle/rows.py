"""Which cards lie in the rows of a hand, for eyes that may not see all of it: nothing in a row tells what is laid.

What everybody knows to lie on the table has left its row. What lies there unseen has left it only where that tells
nothing: while every card of the row lies covered alike.
"""

from __future__ import annotations

from typing import NamedTuple

from scenes.tables.eight_bit_battle.board import Seat


class ItemRow(NamedTuple):
    """known: cards that may be shown; hidden: how many more lie face down; gone: how many places are empty because
    their cards lie on the table."""

    known: list[int]
    hidden: int
    gone: int


def rival_items(own: Seat, see_all: bool) -> ItemRow:
    """The unspent items of a seat that does not look. see_all: for eyes that know every hand (OPEN)."""
    laid = [card for card in own.laid if card is not None]
    unspent = [card for card in own.items if card not in laid]
    known = [card for card in unspent if see_all or card in own.shown]
    hidden = own.unknown_items + len(unspent) - len(known)
    veiled = 0 if own.open else own.laid.count(None)
    gone = len(laid) if not own.open else 0
    if known:
        # The card on the table may be one of the known: it stays among them until it is turned up.
        return ItemRow(known, hidden, gone)
    return ItemRow(known, hidden - veiled, gone + veiled)


def covered_items(own: Seat) -> list[int | None]:
    """The items of the own tray while others may look: those that everybody knows first, for a place in the row would
    tell of the covered cards beside it; None: a card that these eyes do not know either."""
    items = [card for card in own.items if own.open or card not in own.laid or card not in own.shown]
    known: list[int | None] = [card for card in items if card in own.shown]
    covered: list[int | None] = [card for card in items if card not in own.shown]
    covered += [None] * own.unknown_items
    if known or own.open:
        return known + covered
    veiled = [card for card in own.laid if card is None or card not in own.shown]
    for card in veiled:
        covered.remove(card)
    return covered
