"""Card faces of the Demonites: the clan's frame, the demon in its window, three scores; in three sizes."""

from __future__ import annotations

import pygame

from game.games.demonites.cards import CLAN_SIZE, Demon, demon
from scenes.assets import painted
from scenes.context import Context
from scenes.widgets.colours import INK, WHITE, YELLOW
from scenes.widgets.text import Font

SHEET = "cards/demonites"
PORTRAITS = "demons/portraits"
SCORES = ("attack", "priority", "defence")
BREATH_MS = 520
"""How long each of the two idle pictures shows."""


class CardFaces:
    """Pictures by card, each put together once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sheet = context.assets.sheet(SHEET)
        self._made: dict[tuple[str, int, int], pygame.Surface] = {}

    @staticmethod
    def beat(card: int, clock: int) -> int:
        """Which of its two pictures a demon shows; they do not breathe as one."""
        return (clock + card * 173) // BREATH_MS % 2

    def card(self, card: int | None, clock: int = 0) -> pygame.Surface:
        """A card on the table, 40x52; None: its back."""
        if card is None:
            return self.part("card_back")
        return self._face("card", card, self.beat(card, clock))

    def hand(self, card: int | None) -> pygame.Surface:
        """A card in hand, 56x78; None: its back."""
        return self.part("hand_back") if card is None else self._face("hand", card, 0)

    def big(self, card: int) -> pygame.Surface:
        """A card in full, with its name and its line of lore in the language of now."""
        picture = self._face("big", card, 0).copy()
        fonts, texts, one = self._context.fonts, self._context.texts, demon(card)
        name = texts(f"demon.{one.id}")
        box = self._sheet.slice("name_big").bounds
        font = fonts.fitting(name, box.width - 4, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
        y = box.centery - fonts.line(font) // 2 + 1
        fonts.draw(picture, (box.centerx, y), name, font, YELLOW, "center", None, INK, room=box.width)
        lore = self._sheet.slice("lore_big").bounds
        fonts.block(picture, lore, texts(f"demon.{one.id}.lore"), Font.BODY, WHITE, align="center", step=9)
        return picture

    def _face(self, size: str, card: int, beat: int) -> pygame.Surface:
        key = (size, card, beat)
        if key not in self._made:
            self._made[key] = self._compose(size, demon(card), beat)
        return self._made[key]

    def _compose(self, size: str, one: Demon, beat: int) -> pygame.Surface:
        leader = "_leader" if one.rank == CLAN_SIZE else ""
        picture = painted(self.part(f"{size}_{one.clan}{leader}"))
        window = self._sheet.slice(f"window_{size}").bounds
        if size == "card":
            frames = self._context.assets.sheet(f"demons/{one.clan}").tag(one.id)
            frames[beat % len(frames)].draw(picture, (window.centerx, window.bottom - 1))
        else:
            portrait = self._context.assets.sheet(PORTRAITS).frame(one.id).surface
            picture.blit(portrait, portrait.get_rect(center=window.center))
        self._emblem(picture, size, one, window)
        for score, value in zip(SCORES, (one.attack, one.priority, one.defence), strict=True):
            box = self._sheet.slice(f"{score}_{size}").bounds
            self._number(picture, size, box, value)
        return picture

    def _emblem(self, picture: pygame.Surface, size: str, one: Demon, window: pygame.Rect) -> None:
        """The clan's plate and a leader's crown, over whatever of the demon reaches there."""
        if size != "big":
            picture.blit(self.part(f"plate_{one.clan}"), (2, 2 if size == "card" else 3))
        if one.rank == CLAN_SIZE:
            picture.blit(self.part("notch"), (window.right + 1 - 11, window.top - 3))

    def _number(self, picture: pygame.Surface, size: str, box: pygame.Rect, value: int) -> None:
        """A score in its place, as large as the card allows."""
        if size == "card":
            digits = [self.part(f"digit_{value}")]
        else:
            digits = [self.part(f"num_small_{figure}") for figure in str(value)]
        # Contours meet.
        width = sum(digit.get_width() - 1 for digit in digits) + 1
        x = box.centerx - width // 2
        for digit in digits:
            picture.blit(digit, (x, box.centery - digit.get_height() // 2))
            x += digit.get_width() - 1

    def number(self, canvas: pygame.Surface, center: tuple[int, int], value: int, look: str = "") -> None:
        """A sum in large figures; look: "" or `win`, `lose`."""
        stem = f"num_{look}_" if look else "num_"
        digits = [self.part(f"{stem}{figure}") for figure in str(value)]
        x = center[0] - sum(digit.get_width() for digit in digits) // 2
        for digit in digits:
            canvas.blit(digit, (x, center[1] - digit.get_height() // 2))
            x += digit.get_width()

    def small_number(self, canvas: pygame.Surface, at: tuple[int, int], value: int, look: str = "") -> None:
        """A sum in figures 13 high, from its upper left corner; look as in `number`."""
        stem = f"num_{look}_small_" if look else "num_small_"
        x = at[0]
        for figure in str(value):
            digit = self.part(f"{stem}{figure}")
            canvas.blit(digit, (x, at[1]))
            # Contours meet.
            x += digit.get_width() - 1

    def small_width(self, value: int) -> int:
        """Pixels that `small_number` takes."""
        return sum(self.part(f"num_small_{figure}").get_width() - 1 for figure in str(value)) + 1

    def part(self, name: str) -> pygame.Surface:
        """Any frame of the sheet. Raises KeyError."""
        return self._sheet.frame(name).surface

    def tag(self, name: str) -> tuple[pygame.Surface, ...]:
        """The pictures of an animation. Raises KeyError."""
        return tuple(frame.surface for frame in self._sheet.tag(name))

    def portrait(self, card: int) -> pygame.Surface:
        """The demon's face, 48x48."""
        return self._context.assets.sheet(PORTRAITS).frame(demon(card).id).surface
