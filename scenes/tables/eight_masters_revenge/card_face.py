"""Card faces of 8 Masters' Revenge, put together from drawn parts: big (56x80), small (38x48), backs, icons, tokens."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import BOW, CARDS, Card
from scenes.assets import painted
from scenes.context import Context

SHEET = "cards/masters"
SIGNS = "cards/masters_board"
SIZE = (56, 80)
SMALL = (38, 48)
BOW_LOOK = "bow"


class CardFaces:
    """Draws cards; every face is made once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sheet = context.assets.sheet(SHEET)
        self.signs = context.assets.sheet(SIGNS)
        """Boards, frames for places and small cards, pips and other signs."""
        self._made: dict[tuple[int, bool], pygame.Surface] = {}

    def face(self, card: int) -> pygame.Surface:
        """The card, 56x80."""
        return self._get(card, small=False)

    def small(self, card: int) -> pygame.Surface:
        """The card, 38x48."""
        return self._get(card, small=True)

    def back(self) -> pygame.Surface:
        """A card's back, 56x80."""
        return self._sheet.frame("back").surface

    def small_back(self) -> pygame.Surface:
        """A card's back, 38x48."""
        return self._sheet.frame("small_back").surface

    def tiny_back(self) -> pygame.Surface:
        """A card's back, 14x18: for the hands of others."""
        return self._sheet.frame("mini_back").surface

    def icon(self, effect: str, small: bool = False) -> pygame.Surface:
        """An effect's sign, 16x16 or 10x10. Raises KeyError for `none`."""
        return self._sheet.frame(f"fx_{effect}_small" if small else f"fx_{effect}").surface

    def part(self, name: str) -> pygame.Surface:
        """Any other part by its frame's name: a number, pips, a token. Raises KeyError."""
        return self._sheet.frame(name).surface

    def number(self, value: int) -> pygame.Surface:
        """A big digit, 1 to 5."""
        return self._sheet.frame(f"num_{value}").surface

    def name(self, card: int) -> str:
        """School, stance and strike in the language of now (rules §2.1)."""
        data = CARDS[card]
        texts = self._context.texts
        if data.colour is None:
            return texts("masters.card.bow")
        return texts(
            "masters.card.name",
            school=texts(f"masters.school.{data.colour}"),
            stance=texts(f"masters.stance.{data.left}"),
            strike=texts(f"masters.strike.{data.right}"),
        )

    def _get(self, card: int, small: bool) -> pygame.Surface:
        key = (card, small)
        if key not in self._made:
            self._made[key] = self._paint(CARDS[card], small)
        return self._made[key]

    def _paint(self, card: Card, small: bool) -> pygame.Surface:
        look, suffix = ("small", "_small") if small else ("face", "")
        out = painted(self._sheet.frame(f"{look}_{card.colour or BOW_LOOK}").surface)
        if not small:
            name = "art_bow" if card.number == BOW else f"art_{card.left}{card.right}"
            self._put(out, name, "art")
        for where, value in (("left", card.left), ("right", card.right)):
            self._put(out, f"num{suffix}_{value}", f"{where}{suffix}")
        self._put(out, f"dmg{suffix}_{card.damage}", f"damage{suffix}")
        if card.dragon:
            self._put(out, f"dragon{suffix}", f"effect{suffix}")
        elif card.effect != "none":
            self._put(out, f"fx_{card.effect}{suffix}", f"effect{suffix}")
        return out

    def _put(self, out: pygame.Surface, frame: str, box: str) -> None:
        picture, bounds = self._sheet.frame(frame).surface, self._sheet.slice(box).bounds
        out.blit(picture, picture.get_rect(center=bounds.center))
