"""Walking from spot to spot by keys."""

from __future__ import annotations

import pygame

from scenes.intents import Kind
from scenes.tables.spots import BIG, Spot, Spots


def _desk(big: bool) -> Spots:
    spots = Spots()
    cards = [Spot(("hand", 0, card), pygame.Rect(100 + 50 * card, 300, 40, 50)) for card in range(2)]
    small = [Spot((f"button {word}", 0, 0), pygame.Rect(300, y, 80, 14)) for word, y in (("pass", 318), ("back", 338))]
    spots.lay([*cards, *small, *([Spot(BIG, pygame.Rect(300, 280, 80, 30))] if big else [])], cards[0].key)
    return spots


def _walk(spots: Spots, *kinds: Kind) -> list[str]:
    words = []
    for kind in kinds:
        spots.move(kind)
        assert spots.focus is not None
        words.append(spots.focus[0])
    return words


def test_right_of_the_cards_is_what_everybody_wants_next_and_not_the_way_back() -> None:
    assert _walk(_desk(True), Kind.RIGHT, Kind.RIGHT) == ["hand", "confirm"]
    assert _walk(_desk(True), Kind.RIGHT, Kind.RIGHT, Kind.DOWN, Kind.DOWN, Kind.UP, Kind.UP) == [
        *("hand", "confirm", "button pass", "button back", "button pass", "confirm")
    ]
    assert _walk(_desk(False), Kind.RIGHT, Kind.RIGHT, Kind.LEFT) == ["hand", "button pass", "hand"]
