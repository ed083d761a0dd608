"""Everything on the battlefield that can be pointed at."""

from __future__ import annotations

from scenes.tables.demonites.arena import Arena
from scenes.tables.demonites.choosing import Choosing
from scenes.tables.demonites.duel import sides
from scenes.tables.spots import Key, Spot


def board_spots(arena: Arena, choosing: Choosing | None) -> list[Spot]:
    """Plates, armies, lines, fronts, the cards that fight."""
    board, geometry = arena.board, arena.geometry
    spots: list[Spot] = []
    for seat, own in enumerate(board.seats):
        key: Key = ("seat", seat, 0)
        spots.append(Spot(key, arena.plate(seat), choosing is not None and choosing.allows(key)))
        if own.out:
            continue
        if not arena.campaign and not arena.wide:
            spots.append(Spot(("army", seat, 0), geometry.pile(seat), acts=False))
        if arena.wide:
            for place in range(len(own.table)):
                line: Key = ("line", seat, place)
                rect = geometry.field(seat, place, max(3, len(own.table)), wide=True)
                spots.append(Spot(line, rect, choosing is not None and choosing.allows(line)))
    if arena.campaign:
        spots += _front_spots(arena, choosing)
    else:
        spots += _fight_spots(arena)
    return spots


def _front_spots(arena: Arena, choosing: Choosing | None) -> list[Spot]:
    board, geometry, spots = arena.board, arena.geometry, []
    for place, front in enumerate(board.fronts):
        box = geometry.front(place, len(board.fronts))
        key: Key = ("front", 0, place)
        spots.append(Spot(key, box, choosing is not None and choosing.allows(key)))
        for side, cards in enumerate(front.cards):
            for number in reversed(range(len(cards))):
                rect = geometry.front_card(box, side, number)
                spots.append(Spot(("lying", place, cards[number]), rect, acts=False))
    return spots


def _fight_spots(arena: Arena) -> list[Spot]:
    board, geometry, spots = arena.board, arena.geometry, []
    pair = sides(geometry, board)
    for seat, own in enumerate(board.seats):
        if arena.wide:
            continue
        if pair is not None and seat in pair:
            side = pair.index(seat)
            cards = arena.fighting(seat)
            for place, card in enumerate(cards):
                spots.append(Spot(("lying", seat, card), geometry.fan(side, place, len(cards)), acts=False))
            if cards:
                spots.append(Spot(("sums", seat, side), geometry.map.rect(f"sums_{side}"), acts=False))
        else:
            for card in own.up:
                spots.append(Spot(("lying", seat, card), geometry.field(seat, 0, 1), acts=False))
    if board.mode in ("war", "scout") and len(board.seats) > 2:
        spots.append(Spot(("order", 0, 0), geometry.map.rect("order"), acts=False))
    return spots


def hand_spots(arena: Arena, choosing: Choosing | None, hand: list[int | None], slot: str) -> list[Spot]:
    """The cards on the desk."""
    spots = []
    for place, card in enumerate(hand):
        rect = arena.geometry.hand(slot, place, len(hand))
        # While the hand is covered the mouse must find all cards alike.
        acts = choosing is not None and (
            not arena.faces_up or (card is not None and choosing.allows(("hand", 0, card)))
        )
        spots.append(Spot(("hand", place, card or 0), rect, acts))
    return spots
