"""Which cards of 8-Bit Battle are drawn face up, and which ones a pair of eyes can name."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.games.eight_bit_battle.view import View
from scenes.tables.eight_bit_battle.card_face import CardFaces

drawn: set[int] = set()
"""Numbers of the cards that were drawn face up since it was last emptied."""


def watch_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note in `drawn` whatever is drawn from now on: every face and every picture of an item comes from `CardFaces`."""
    face, icon = CardFaces.face, CardFaces.icon

    def watched_face(self: CardFaces, card: int, *words: Any, **named: Any) -> pygame.Surface:
        drawn.add(card)
        return face(self, card, *words, **named)

    def watched_icon(self: CardFaces, card: int) -> pygame.Surface:
        drawn.add(card)
        return icon(self, card)

    monkeypatch.setattr(CardFaces, "face", watched_face)
    monkeypatch.setattr(CardFaces, "icon", watched_icon)


def known_cards(view: View) -> set[int]:
    """Every card that these eyes can name."""
    cards: set[int] = set(view.gone)
    for seat in view.seats:
        cards |= {*seat.hand, *seat.pile, *seat.shown}
    if view.draft is not None and view.draft.card is not None:
        cards.add(view.draft.card)
    if view.battle is not None:
        cards |= {card for side in view.battle.sides for card in (*side.characters, *side.items)}
        cards |= set() if view.battle.seen_by_key is None else {view.battle.seen_by_key}
    return cards
