"""Everything on this table that can be pointed at, and what pressing it means."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import COLUMNS, EFFECTS, FIGHTERS
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.board import Board
from scenes.tables.eight_masters_revenge.choosing import Choosing
from scenes.tables.eight_masters_revenge.preview import halves
from scenes.tables.spots import Key, Spot

PORTRAIT = 48
GRID = pygame.Rect(196, 30, 248, 118)
"""The choice of fighters, over the stage: two rows of four, the two of one board below each other."""
STEPS = (-2, -1, 1, 2)


def meaning(key: Key, choosing: Choosing) -> Key:
    """What pressing this spot means in the decision: a fighter, his board, hand and plate are the same seat; a card is
    itself, or its pair where pairs are switched."""
    word, seat, number = key
    if word in ("area", "figure", "backs"):
        return ("plate", seat, 0)
    if word == "big":
        word = "slot"
    if word == "slot":
        return ("pair", seat, 0) if choosing.allows(("pair", seat, 0)) else (word, seat, number)
    return (word, seat, number)


def board_spots(arena: Arena, choosing: Choosing | None) -> list[Spot]:
    """Fighters, plates, boards with cards, places and tokens, piles."""
    board, geometry = arena.board, arena.geometry

    def acts(key: Key) -> bool:
        return choosing is not None and choosing.allows(meaning(key, choosing))

    keys: list[tuple[Key, pygame.Rect]] = [
        ((name, 0, 0), geometry.map.rect(name)) for name in ("deck", "discard", "supply")
    ]
    for number, seat in enumerate(board.seats):
        x, y = geometry.fighter(number)
        keys.append((("figure", number, 0), pygame.Rect(x - 20, y - 62, 40, 64)))
        keys.append((("plate", number, 0), geometry.of_seat("plate", number)))
        if number != arena.tray and not seat.out:
            keys.append((("backs", number, 0), geometry.of_seat("hand_back", number)))
        keys.append((("area", number, 0), geometry.board(number)))
        keys += _area_keys(arena, board, number)
        for slot in range(len(seat.cards)):
            big = geometry.big_card(number, slot)
            if big is not None:
                keys.append((("big", number, slot), big))
    spots = [Spot(key, rect, acts(key)) for key, rect in keys]
    if choosing is not None:
        for number in range(len(board.seats)):
            for steps in STEPS:
                key = ("slide", number, steps)
                if choosing.allows(key):
                    spots.append(Spot(key, geometry.arrow(number, board.seats[number].col, steps)))
    return spots


def _area_keys(arena: Arena, board: Board, number: int) -> list[tuple[Key, pygame.Rect]]:
    """The places of an area, then its cards, then the tokens on them."""
    geometry, seat = arena.geometry, board.seats[number]
    keys: list[tuple[Key, pygame.Rect]] = []
    if seat.out:
        return keys
    taken = {seat.place_of(slot) for slot in range(len(seat.cards))}
    for place in range(2 * COLUMNS):
        if place not in taken:
            word = "place" if seat.tokens[place] is None else "token"
            keys.append(((word, number, place), geometry.place(number, place)))
    for slot in range(len(seat.cards)):
        rect = geometry.card(number, seat.place_of(slot))
        keys.append((("slot", number, slot), _uncovered(rect, seat.blocking[slot])))
        for kind, there in enumerate((seat.damage[slot], seat.power[slot] != 0)):
            if there:
                keys.append((("mark", number, 2 * slot + kind), geometry.mark(rect, kind)))
    return keys


def _uncovered(card: pygame.Rect, blocking: bool) -> pygame.Rect:
    """A card without the part under which the other row's place of its column can still be pointed at."""
    out = card.copy()
    out.height -= 2
    if blocking:
        out.top += 2
    return out


def hand_spots(arena: Arena, cards: list[int | None]) -> list[Spot]:
    """The open or covered cards of the hand that lies on the desk."""
    rects = arena.desk.hand_rects(len(cards))
    return [Spot(("hand", 0, card), rect) for card, rect in zip(cards, rects, strict=True) if card is not None]


def choice_spots(arena: Arena, choosing: Choosing) -> list[Spot]:
    """What is chosen in the preview's place or over the stage: placings, signs, kinds of effects, fighters."""
    slot = arena.map.rect("preview")
    spots: list[Spot] = []
    if choosing.phase in ("turn", "counter", "defend") and choosing.pick("hand") is not None:
        for side, rect in enumerate(halves(slot)):
            if choosing.allows(("side", 0, side)):
                spots.append(Spot(("side", 0, side), rect))
    if choosing.allows(("sign", 0, 1)) or choosing.allows(("sign", 0, -1)):
        for place, sign in enumerate((1, -1)):
            rect = pygame.Rect(slot.left + 8 + place * 70, slot.bottom - 40, 64, 30)
            spots.append(Spot(("sign", 0, sign), rect, choosing.allows(("sign", 0, sign))))
    paths = [number for number in range(len(EFFECTS)) if choosing.allows(("path", 0, number))]
    for place, number in enumerate(paths):
        spots.append(Spot(("path", 0, number), pygame.Rect(slot.left + 8, slot.top + 18 + place * 30, 134, 27)))
    if choosing.phase == "pick":
        for fighter in FIGHTERS:
            key = ("fighter", 0, fighter.number)
            spots.append(Spot(key, fighter_rect(fighter.number), choosing.allows(key)))
    return spots


def fighter_rect(number: int) -> pygame.Rect:
    """Where this fighter's portrait is in the choice."""
    column, row = divmod(number, 2)
    return pygame.Rect(GRID.left + 14 + column * 57, GRID.top + 8 + row * 54, PORTRAIT, PORTRAIT)
