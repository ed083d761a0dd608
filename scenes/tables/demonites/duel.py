"""The fight in the middle: who fights, their face-up cards, their sums, the attack marker between them."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.games.demonites.cards import demon
from scenes.context import Context
from scenes.tables.demonites.board import Board, sums
from scenes.tables.demonites.card_face import SCORES, CardFaces
from scenes.tables.demonites.geometry import Geometry
from scenes.widgets.colours import GOLD, INK, SEATS, STEEL, WHITE, YELLOW
from scenes.widgets.text import Font

SIGN = {"attack": "sign_attack", "priority": "sign_priority", "defence": "sign_defence"}
MARKER_FRAME_MS = 140
COMPARISON = (96, 21)
"""Size of the plate on which an attack stands against a defence."""


@dataclass
class Strike:
    """What of a strike is told just now. values: by (seat, score) what counts instead of the sum; looks: how it is
    drawn (`win`, `lose`); lit: which scores of whom are compared."""

    values: dict[tuple[int, str], int] = field(default_factory=dict)
    looks: dict[tuple[int, str], str] = field(default_factory=dict)
    lit: set[tuple[int, str]] = field(default_factory=set)
    hidden: set[int] = field(default_factory=set)
    """Cards that nobody has seen yet, or that are being carried off: they do not count in the sums that are shown."""


def sides(geometry: Geometry, board: Board) -> tuple[int, int] | None:
    """The two who fight, the one on the left of the screen first."""
    if board.pair is None:
        return None
    one, two = board.pair
    return (two, one) if geometry.is_left(two) and not geometry.is_left(one) else (one, two)


class DuelPainter:
    """Painter of the fight."""

    def __init__(self, context: Context, faces: CardFaces) -> None:
        self._context, self._faces = context, faces

    def draw(
        self,
        canvas: pygame.Surface,
        geometry: Geometry,
        board: Board,
        fighting: dict[int, list[int]],
        counting: dict[int, list[int]],
        strike: Strike,
        flown: frozenset[tuple[int, int]],
        clock: int,
    ) -> None:
        """Both sides. fighting: by seat, its cards, the newest last; counting: those of them whose scores count. flown:
        (seat, card) that a script draws itself."""
        pair = sides(geometry, board)
        if pair is None:
            return
        for side, seat in enumerate(pair):
            cards = fighting.get(seat, [])
            for place, card in enumerate(cards):
                if (seat, card) in flown:
                    continue
                rect = geometry.fan(side, place, len(cards))
                canvas.blit(self._faces.part("card_shadow"), rect.move(1, 2))
                canvas.blit(self._faces.card(card, clock), rect)
            seen = [card for card in counting.get(seat, []) if card not in strike.hidden]
            if seen:
                self._name(canvas, geometry, side, seen[-1])
                self.sums(canvas, geometry.map.rect(f"sums_{side}"), seat, seen, strike)
        self.comparison(canvas, geometry.map.rect("sums_0").union(geometry.map.rect("sums_1")), strike)
        if board.marker in pair:
            self.marker(canvas, geometry.map.rect("marker"), pair.index(board.marker), clock)

    def _name(self, canvas: pygame.Surface, geometry: Geometry, side: int, card: int) -> None:
        fonts, box = self._context.fonts, geometry.map.rect(f"fan_{side}")
        name = self._context.texts(f"demon.{demon(card).id}")
        font = fonts.fitting(name, box.width, (Font.NAME, Font.LABEL_BOLD, Font.LABEL, Font.BODY))
        x = box.right if side == 0 else box.left
        at = (x, box.top - 8)
        fonts.draw(canvas, at, name, font, YELLOW, "right" if side == 0 else "left", None, INK, room=box.width)

    def sums(self, canvas: pygame.Surface, box: pygame.Rect, seat: int, cards: list[int], strike: Strike) -> None:
        """Attack, priority, defence of a side: sign and number; what is compared is lit."""
        self._context.panels.draw(canvas, "plate_dark", box)
        pygame.draw.rect(canvas, SEATS[seat], box.inflate(-2, -2), 1)
        cell = box.width // 3
        for place, (score, value) in enumerate(zip(SCORES, sums(cards), strict=True)):
            x = box.left + cell * place + cell // 2
            if (seat, score) in strike.lit:
                lit = pygame.Rect(box.left + cell * place + 3, box.top + 3, cell - 6, box.height - 6)
                pygame.draw.rect(canvas, YELLOW, lit, 1)
            sign = self._faces.part(SIGN[score])
            canvas.blit(sign, (x - sign.get_width() // 2, box.top + 3))
            counts = strike.values.get((seat, score), value)
            self._faces.number(canvas, (x, box.bottom - 12), counts, strike.looks.get((seat, score), ""))

    def comparison(self, canvas: pygame.Surface, box: pygame.Rect, strike: Strike, top: int | None = None) -> None:
        """What a strike comes to: attack against defence, and which is greater, once that is seen; in the middle below
        the sums, or from `top` on."""
        attack = next((value for (_, score), value in strike.values.items() if score == "attack"), None)
        defence = next((value for (_, score), value in strike.values.items() if score == "defence"), None)
        if attack is None or defence is None:
            return
        plate = pygame.Rect(0, 0, COMPARISON[0], COMPARISON[1])
        plate.midtop = (box.centerx, box.bottom + 4 if top is None else top)
        self._context.panels.draw(canvas, "plate_dark", plate)
        beats = attack > defence
        told = bool(strike.looks)
        pygame.draw.rect(canvas, GOLD if told and beats else STEEL, plate.inflate(-2, -2), 1)
        digits = plate.top + 4
        sword, shield = self._faces.part("sign_attack_small"), self._faces.part("sign_defence_small")
        canvas.blit(sword, (plate.left + 6, plate.centery - sword.get_height() // 2))
        canvas.blit(shield, (plate.right - 6 - shield.get_width(), plate.centery - shield.get_height() // 2))
        looks = ("win", "lose") if beats else ("lose", "win")
        left = plate.left + 8 + sword.get_width()
        right = plate.right - 8 - shield.get_width() - self._faces.small_width(defence)
        self._faces.small_number(canvas, (left, digits), attack, looks[0] if told else "")
        self._faces.small_number(canvas, (right, digits), defence, looks[1] if told else "")
        sign = (">" if beats else "=" if attack == defence else "<") if told else ":"
        fonts = self._context.fonts
        fonts.draw(canvas, (plate.centerx, plate.top + 6), sign, Font.NAME, YELLOW if told else WHITE, "center", INK)

    def marker(self, canvas: pygame.Surface, box: pygame.Rect, side: int, clock: int) -> None:
        """The sword that points from who strikes to who is struck."""
        frames = self._faces.tag("marker" if side == 0 else "marker_left")
        picture = frames[clock // MARKER_FRAME_MS % len(frames)]
        canvas.blit(picture, picture.get_rect(center=box.center))
