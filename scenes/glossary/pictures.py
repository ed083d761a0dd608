"""What a term looks like on the table: a card, a fighter, an emblem. Words alone have no picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.games.eight_bit_battle.cards import CARDS
from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.street_war.cards import STRATEGIES
from scenes.context import Context
from scenes.glossary.terms import Entry
from scenes.tables.demonites.card_face import CardFaces as DemonFaces
from scenes.tables.eight_bit_battle.card_face import CardFaces as BattleFaces
from scenes.tables.eight_masters_revenge.card_face import CardFaces as MastersFaces
from scenes.tables.street_war.card_face import CardFaces as StreetFaces
from scenes.widgets.text import Font

TALL = 84
"""No picture is higher."""
SCALE = 3
"""How much signs are enlarged."""
SIGNS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "eight_bit_battle": (
        "ui/ui",
        {
            "attack": "attack",
            "defence": "defence",
            "points": "health",
            "fog": "fog",
            "bond": "bond",
            "joiner": "joins",
            "keep": "keep",
            "give": "give",
        },
    ),
    "eight_masters_revenge": (
        "cards/masters",
        {
            "dragon": "dragon",
            "damage": "dmg_3",
            "trap": "token_damage",
            "wound": "token_damage",
            "power_up": "token_power_up",
            "power_down": "token_power_down",
            "crow": "token_crow",
        },
    ),
    "demonites": (
        "cards/demonites",
        {"attack": "sign_attack", "priority": "sign_priority", "defence": "sign_defence", "total": "sign_total"},
    ),
}
"""By game: the sheet, and the frames of the glossary's own terms that are signs on the table."""


class Pictures:
    """Pictures of terms, made when they are first asked for."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made: dict[str, pygame.Surface | None] = {}
        self._battle = BattleFaces(context)
        self._street = StreetFaces(context)
        self._masters = MastersFaces(context)
        self._demons = DemonFaces(context)
        self._makers: dict[str, Callable[[str], pygame.Surface]] = {
            "card": self._card,
            "strategy": self._strategy,
            "effect": self._effect,
            "clan": self._clan,
            "fighter": self._figure,
            "technique": self._technique,
            "character": self._figure,
            "ability": self._figure,
        }

    def of(self, entry: Entry) -> pygame.Surface | None:
        """The picture of this term; None where there is none."""
        key = entry.name_id
        if key not in self._made:
            self._made[key] = self._sign(entry) if entry.is_own else self._make(entry.word)
        return self._made[key]

    def _make(self, word: str) -> pygame.Surface | None:
        kind, _, name = word.partition(".")
        make = self._makers.get(kind)
        return make(name) if make is not None else None

    def _sign(self, entry: Entry) -> pygame.Surface | None:
        sheet, names = SIGNS.get(entry.game, ("", {}))
        name = names.get(entry.word)
        if name is None:
            return None
        return pygame.transform.scale_by(self._context.assets.sheet(sheet).frame(name).surface, SCALE)

    def renew(self) -> None:
        """The language has changed, and cards bear words."""
        self._made.clear()

    def _card(self, name: str) -> pygame.Surface:
        number = next(number for number, card in enumerate(CARDS) if card.id == name)
        return self._battle.face(number, "neutral")

    def _strategy(self, name: str) -> pygame.Surface:
        return self._street.big(next(face for face, card in enumerate(STRATEGIES) if card.id == name))

    def _effect(self, name: str) -> pygame.Surface:
        return pygame.transform.scale_by(self._masters.icon(name), SCALE)

    def _clan(self, name: str) -> pygame.Surface:
        return pygame.transform.scale_by(self._demons.part(f"clan_{name}"), SCALE)

    def _technique(self, name: str) -> pygame.Surface:
        return self._figure(next(fighter.id for fighter in FIGHTERS if name in fighter.techniques))

    def _figure(self, name: str) -> pygame.Surface:
        frame = self._context.assets.sheet(f"figures/{name}").tag("idle")[0]
        out = pygame.Surface((96, TALL), pygame.SRCALPHA)
        frame.draw(out, (48, TALL - 4))
        return out


NAME_FONTS = (Font.NAME, Font.LABEL_BOLD, Font.LABEL)
"""Fonts for a term's name, the preferred one first."""
