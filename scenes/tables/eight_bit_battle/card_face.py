"""Card faces: the drawn card with its name and numbers written on it in the language of now."""

from __future__ import annotations

import pygame

from game.games.eight_bit_battle.cards import CARDS, is_character
from scenes.assets import painted
from scenes.context import Context
from scenes.widgets.colours import GOLD, INK, WHITE, YELLOW
from scenes.widgets.text import Font

SIZE = (56, 80)
SMALL = (22, 30)
TEAMS = ("blue", "red")
NEUTRAL = "neutral"


class CardFaces:
    """Draws cards; faces are kept by card, team, language and mark."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sheet = context.assets.sheet("cards/eight_bit_battle")
        self._items = context.assets.sheet("cards/items")
        self._made: dict[tuple[int, str, str, str], pygame.Surface] = {}

    def face(self, card: int, team: str = NEUTRAL, mark: str = "") -> pygame.Surface:
        """The card, 56x80. team: `blue`, `red` or `neutral` (items have none). mark: `attack` or `defence`: the number
        that matters now is yellow in a gold box."""
        key = (card, team, self._context.texts.language, mark)
        if key not in self._made:
            self._made[key] = self._paint(card, team, mark)
        return self._made[key]

    def back(self, card_is_item: bool, team: str = NEUTRAL) -> pygame.Surface:
        """A card's back, 56x80."""
        return self._sheet.frame("back_item" if card_is_item else f"back_{team}").surface

    def small_back(self, card_is_item: bool, team: str = NEUTRAL) -> pygame.Surface:
        """A card's back, 22x30."""
        return self._sheet.frame("small_back_item" if card_is_item else f"small_back_{team}").surface

    def icon(self, card: int) -> pygame.Surface:
        """An item's 24x24 picture."""
        key = (card, "icon", "", "")
        if key not in self._made:
            self._made[key] = pygame.Surface((24, 24), pygame.SRCALPHA)
            self._items.frame(CARDS[card].picture).draw(self._made[key], (0, 0))
        return self._made[key]

    def name(self, card: int) -> str:
        """The card's name in the language of now."""
        return self._context.texts(f"card.{CARDS[card].id}")

    def _paint(self, card: int, team: str, mark: str) -> pygame.Surface:
        data = CARDS[card]
        frame = f"{data.picture}_{team}" if is_character(card) else data.picture
        out = painted(self._sheet.frame(frame).surface)
        fonts = self._context.fonts
        box = self._sheet.slice("name").bounds
        name = self._context.texts(f"card.{data.id}.short").upper()
        font = fonts.fitting(name, box.width - 2, (Font.LABEL_BOLD, Font.LABEL))
        fonts.draw(out, (box.centerx, box.top - 2), name, font, WHITE, "center", INK, room=box.width)
        for stat, value in (("attack", data.attack), ("defence", data.defence), ("health", data.health)):
            cell = self._sheet.slice(stat).bounds
            marked = stat == mark
            if marked:
                pygame.draw.rect(out, GOLD, cell.inflate(4, 4).move(-1, -1), 1)
            fonts.draw(out, (cell.left, cell.top + 1), str(value), Font.NAME, YELLOW if marked else WHITE, shadow=INK)
        return out
