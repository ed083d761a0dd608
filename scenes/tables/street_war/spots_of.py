"""Everything on the street that can be pointed at. A key's first number is a place where twins must be told apart."""

from __future__ import annotations

import pygame

from game.games.street_war.cards import CHARACTERS, LANES
from scenes.tables.spots import Key, Spot
from scenes.tables.street_war.arena import Arena
from scenes.tables.street_war.choosing import Choosing
from scenes.tables.street_war.keys import ABILITY_WORDS

PORTRAIT = 48
GRID = pygame.Rect(196, 28, 248, 118)
"""The choice of characters, over the street: two rows of four."""
PEEK_BOXES = (pygame.Rect(205, 46, 230, 96), pygame.Rect(205, 96, 230, 96))
"""What Scoops sees of the pile, by seat: over the other side's row, so that her own stays in sight."""


def board_spots(arena: Arena, choosing: Choosing | None) -> list[Spot]:
    """Fighters, plates, cones, lanes, piles."""
    board, geometry = arena.board, arena.geometry
    spots = [Spot((name, 0, 0), geometry.map.rect(name), acts=False) for name in ("pile", "strategy_pile", "discard")]
    for seat in (0, 1):
        x, y = geometry.fighter(seat)
        spots.append(Spot(("figure", seat, 0), pygame.Rect(x - 24, y - 62, 48, 64), acts=False))
        for name in ("plate", "cones", "ability_mark", "lasting"):
            spots.append(Spot((name, seat, 0), geometry.map.rect(f"{name}_{seat}"), acts=False))
    mine = choosing.seat if choosing is not None else -1
    for lane in range(1, LANES + 1):
        spots.append(Spot(("sum", 0, lane), geometry.sum(lane), acts=False))
        for seat in (0, 1):
            own = board.seats[seat]
            key: Key = ("lane", 0, lane) if seat == mine else ("their", 0, lane)
            if choosing is None:
                key = ("side", seat, lane)
            acts = choosing is not None and choosing.allows(key)
            spots.append(Spot(key, geometry.side(seat, lane), acts))
            if seat != mine and choosing is not None and choosing.allows(("theirs", 0, lane)):
                spots.append(Spot(("theirs", 0, lane), geometry.extras(seat, lane)))
            for place, card in enumerate(own.laid[lane - 1]):
                if card is not None and (arena.faces_up or board.flips):
                    spots.append(Spot(("laid", seat * 10 + lane, place), geometry.extra(seat, lane, place), acts=False))
    panel = GRID if choosing is not None and choosing.phase == "pick" else None
    if choosing is not None and choosing.phase == "peek":
        panel = PEEK_BOXES[choosing.seat]
    # What lies under a panel can be neither seen nor pointed at.
    return [spot for spot in spots if panel is None or not panel.collidepoint(spot.rect.center)]


def hand_spots(arena: Arena, choosing: Choosing | None, battle: list[int | None], hand: list[int | None]) -> list[Spot]:
    """The cards on the desk: (`battle` or `card`, place, card)."""
    spots = []
    for place, card in enumerate(battle):
        if card is not None:
            spots.append(Spot(("battle", place, card), arena.geometry.battle_hand(place)))
    for place, card in enumerate(hand):
        if card is not None:
            rect = arena.geometry.strategy_hand(place, len(hand))
            # While the hand is covered the mouse must find all cards alike.
            acts = choosing is not None and (not arena.faces_up or choosing.allows(("card", 0, card)))
            spots.append(Spot(("card", place, card), rect, acts))
    return spots


def choice_spots(arena: Arena, choosing: Choosing) -> list[Spot]:
    """Characters to pick, cards that Scoops sees, the ability's button and the others."""
    spots: list[Spot] = []
    if choosing.phase == "pick":
        for character in CHARACTERS:
            key: Key = ("fighter", 0, character.number)
            spots.append(Spot(key, character_rect(character.number), choosing.allows(key)))
    peek = choosing.view.peek
    if choosing.phase == "peek" and peek is not None and peek.cards is not None:
        for place, value in enumerate(peek.cards):
            spots.append(Spot(("peeked", place, value), peek_rect(choosing.seat, place)))
    ability = [word for word in choosing.buttons if word in ABILITY_WORDS]
    if ability:
        spots.append(Spot((f"ability {ability[0]}", 0, 0), arena.map.rect("ability")))
    return spots


def character_rect(number: int) -> pygame.Rect:
    """Where this character's portrait is in the choice."""
    column, row = number % 4, number // 4
    return pygame.Rect(GRID.left + 14 + column * 57, GRID.top + 8 + row * 54, PORTRAIT, PORTRAIT)


def peek_rect(seat: int, place: int) -> pygame.Rect:
    """Where a card of the pile lies for Scoops in this seat."""
    box = PEEK_BOXES[seat]
    return pygame.Rect(box.centerx - 52 + place * 60, box.top + 25, 44, 62)
