"""What a lesson of this game points at, in words: `hand sword`, `figure 1 goblin`, `plate 0`, `pass`, `drawn`.

`hand CARD`: a card of the player's own, below. `held SEAT CARD`: one that a seat has drafted. `figure SEAT CARD`: who
stands there, or fights. `item SEAT CARD`: an item that lies open. `plate`, `pile`, `top` and `face_down` with a seat.
`drawn`: the card that is decided about. `confirm`, `pass`, `keep`, `give`: buttons. Any other single word is a slot of
the map.
"""

from __future__ import annotations

import pygame

from game.games.eight_bit_battle.cards import CARDS
from scenes.tables.eight_bit_battle.table import EightBitTable
from scenes.tables.spots import Key

NUMBERS: dict[str, int] = {card.id: card.number for card in reversed(CARDS)}
"""Of several alike the lowest."""
OF_A_SEAT = ("plate", "pile", "top", "face_down")
OF_A_CARD = ("held", "figure", "item")
BUTTONS = {"confirm": "confirm", "pass": "button_a", "keep": "keep", "give": "give"}
"""Where each lies on the maps."""


def key_of(words: str) -> Key:
    """The spot's key, with the lowest of cards that are alike. Raises ValueError for words that name none."""
    name, *rest = words.split()
    if name in BUTTONS and not rest:
        return (name, 0, 0)
    if name in OF_A_SEAT and len(rest) == 1:
        return (name, int(rest[0]), 0)
    if name == "hand" and len(rest) == 1 and rest[0] in NUMBERS:
        return (name, 0, NUMBERS[rest[0]])
    if name in OF_A_CARD and len(rest) == 2 and rest[1] in NUMBERS:
        return (name, int(rest[0]), NUMBERS[rest[1]])
    raise ValueError(f"nothing on this table is called {words!r}")


def rect_of(table: EightBitTable, words: str) -> pygame.Rect | None:
    """Where that is now; None where it is not there. Raises ValueError for words that name nothing."""
    name, *rest = words.split()
    if name == "drawn" and not rest:
        return next((spot.rect for spot in table.spots.all if spot.key[0] == name), None)
    if not rest:
        # The coach speaks of a button before it can be pressed.
        try:
            return table.current.map.rect(BUTTONS.get(name, name))
        except KeyError:
            raise ValueError(f"the map of this table has no slot {name!r}") from None
    key = key_of(words)
    if name in OF_A_SEAT:
        return table.spots.rect(key)
    word = CARDS[key[2]].id
    return next(
        (spot.rect for spot in table.spots.all if spot.key[:2] == key[:2] and CARDS[spot.key[2]].id == word), None
    )
