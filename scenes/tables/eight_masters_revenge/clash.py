"""The blow between the fighters, and the sum that decides, put together piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.games.eight_masters_revenge.cards import CARDS
from scenes.context import Context
from scenes.tables.eight_masters_revenge import tiles
from scenes.tables.eight_masters_revenge.board import Board
from scenes.tables.eight_masters_revenge.boards import Boards
from scenes.tables.eight_masters_revenge.card_face import CardFaces
from scenes.tables.eight_masters_revenge.geometry import Geometry
from scenes.widgets.colours import AMBER, GREEN, INK, MIST, SEATS, STEEL, WHITE, YELLOW, Colour
from scenes.widgets.text import Font

SIGN = 13
"""Pixels of a sign with the gap to its figure."""


@dataclass
class Clash:
    """attack, defence: their parts so far, None while nothing is counted; sign: `=` or `!` (unequal) once it is known.

    damage: (text id, value) of the damage's parts so far; total: their sum, None while it is open; note: a text.
    """

    attack: tuple[int, int] | None = None
    defence: tuple[int, int] | None = None
    sign: str = ""
    damage: list[tuple[str, int]] = field(default_factory=list)
    total: int | None = None
    note: tuple[str, Colour] = ("", MIST)

    def clear(self) -> None:
        """Nothing is fought."""
        self.attack = self.defence = self.total = None
        self.sign, self.damage, self.note = "", [], ("", MIST)


class ClashPicture:
    """Painter of the clash."""

    def __init__(
        self, context: Context, geometry: Geometry, faces: CardFaces, boards: Boards, name: Callable[[int], str]
    ) -> None:
        """name: what a seat is called."""
        self._context, self._geometry, self._faces, self._boards = context, geometry, faces, boards
        self._name = name

    def draw(self, canvas: pygame.Surface, clash: Clash, board: Board, show_blow: bool) -> None:
        """show_blow: the blow lies there already and does not fly any more."""
        blow = board.blow
        if blow is None:
            return
        if self._geometry.many:
            self._draw_panel(canvas, clash, board)
        elif show_blow:
            self._context.panels.draw(canvas, "panel_night", self._geometry.map.rect("clash").inflate(8, 4))
        slot = self._geometry.map.rect("blow")
        if show_blow:
            canvas.blit(self._context.panels.sheet.frame("card_shadow_lifted").surface, slot.move(2, 4))
            canvas.blit(self._faces.face(blow.card), slot)
            if blow.power:
                name = "token_power_up" if blow.power > 0 else "token_power_down"
                canvas.blit(self._faces.part(name), self._geometry.mark(slot, 1))
        self._draw_sums(canvas, clash, board)

    def _draw_panel(self, canvas: pygame.Surface, clash: Clash, board: Board) -> None:
        """For three and four: both pairs large, over the boards, and whose they are."""
        blow, table = board.blow, self._geometry.map
        assert blow is not None
        self._context.panels.draw(canvas, "panel_night", table.rect("clash"))
        for role, number in (("attack", blow.attacker), ("defence", blow.target)):
            seat = board.seats[number]
            for slot, card in enumerate(seat.cards):
                rect = table.rect(f"clash_{role}_{slot}")
                canvas.blit(self._faces.face(card), rect)
                self._boards.draw_marks(canvas, seat, slot, rect)
                if seat.blocking[slot]:
                    self._boards.draw_blocking(canvas, rect)
        fonts = self._context.fonts
        for box, number in zip(self._sides(), (blow.attacker, blow.target), strict=True):
            name = self._name(number)
            font = fonts.fitting(name, box.width, (Font.NAME, Font.BODY, Font.LABEL))
            fonts.draw(canvas, box.midtop, name, font, SEATS[number], "center", None, INK, room=box.width)

    def _sides(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the left and the right sum stand; for three and four under each pair, its seat's name over it."""
        table = self._geometry.map
        blow = table.rect("blow")
        if self._geometry.many:
            box = table.rect("clash_sums")
            pairs = (
                table.rect(f"clash_{role}_0").union(table.rect(f"clash_{role}_1")) for role in ("attack", "defence")
            )
            left, right = (pygame.Rect(pair.left, box.top, pair.width, 30) for pair in pairs)
            return left, right
        box = table.rect("clash")
        left = pygame.Rect(box.left, box.top + 20, blow.left - box.left, 52)
        return left, pygame.Rect(blow.right, box.top + 20, box.right - blow.right, 52)

    def _draw_sums(self, canvas: pygame.Surface, clash: Clash, board: Board) -> None:
        blow = board.blow
        assert blow is not None
        left, right = self._sides()
        # The attacker's sum stands on his side of the screen.
        attack_box, defence_box = (left, right) if not self._geometry.faces_left(blow.attacker) else (right, left)
        if self._geometry.many:
            attack_box, defence_box = left, right
        for box, sign, parts, seat in (
            (attack_box, "attack", clash.attack, blow.attacker),
            (defence_box, "defence", clash.defence, blow.target),
        ):
            if parts is not None:
                self._draw_sum(canvas, box, sign, parts, SEATS[seat])
        slot = self._geometry.map.rect("blow")
        if clash.sign:
            picture = self._faces.signs.frame("equals" if clash.sign == "=" else "unequal").surface
            plate = picture.get_rect(midtop=(slot.centerx, slot.top - 9)).inflate(8, 4)
            canvas.fill(INK, plate)
            pygame.draw.rect(canvas, GREEN if clash.sign == "=" else STEEL, plate, 1)
            canvas.blit(picture, picture.get_rect(center=plate.center))
        self._draw_damage(canvas, clash)

    def _draw_sum(
        self, canvas: pygame.Surface, box: pygame.Rect, sign: str, parts: tuple[int, int], colour: Colour
    ) -> None:
        fonts, panels = self._context.fonts, self._context.panels
        a, b = parts
        if self._geometry.many:
            text = f"{a}+{b}={a + b}"
            left = box.centerx - (fonts.width(text, Font.NAME) + SIGN) // 2
            panels.sign(canvas, sign, (left, box.top + 13))
            fonts.draw(canvas, (left + SIGN, box.top + 14), text, Font.NAME, WHITE, "left", None, INK)
            return
        panels.sign(canvas, sign, (box.centerx - 5, box.top))
        fonts.draw(canvas, (box.centerx, box.top + 13), str(a + b), Font.TITLE, YELLOW, "center", None, INK)
        fonts.draw(canvas, (box.centerx, box.top + 34), f"{a}+{b}", Font.NAME, colour, "center", None, INK)

    def _draw_damage(self, canvas: pygame.Surface, clash: Clash) -> None:
        """Below: the parts of the damage as they come, or a note in words."""
        fonts = self._context.fonts
        if self._geometry.many:
            box = self._geometry.map.rect("clash_sums")
            at = (box.centerx, box.bottom - 11)
        else:
            box = self._geometry.map.rect("clash_note")
            at = (box.centerx, box.top)
        if clash.damage:
            parts = " ".join(f"{value:+d} {self._context.texts(text)}" for text, value in clash.damage)
            words = parts.removeprefix("+") + (f" = {clash.total}" if clash.total is not None else "")
            colour: Colour = YELLOW if clash.total is not None else WHITE
        else:
            words, colour = clash.note
        if not words:
            return
        font = fonts.fitting(words, box.width + 120, (Font.NAME, Font.BODY, Font.LABEL))
        width = fonts.width(words, font) + 14
        plate = pygame.Rect(0, 0, width, 14)
        plate.midtop = (at[0], at[1] - 3)
        self._context.panels.draw(canvas, "plate_dark", plate)
        fonts.draw(canvas, (at[0], at[1] + (0 if font == Font.NAME else -2)), words, font, colour, "center", None, INK)

    def draw_incoming(self, canvas: pygame.Surface, rect: pygame.Rect, board: Board, phase: str, seat: int) -> None:
        """For the seat that has to answer: the attack as it stands now, in figures (in the preview's place). phase:
        `defend` and `block2` answer the blow, `counter` a counter."""
        blow = board.blow
        if blow is None:
            return
        fonts, texts, panels = self._context.fonts, self._context.texts, self._context.panels
        attacker, target = board.seats[blow.attacker], board.seats[blow.target]
        middle = rect.centerx
        title = texts("masters.incoming" if phase != "counter" else "masters.countered")
        fonts.draw(canvas, (middle, rect.top + 5), title, Font.NAME, AMBER, "center", room=rect.width - 8)
        if not attacker.cards or not target.cards:
            return
        tiles.draw_pair(canvas, fonts, (rect.left + 38, rect.top + 20), (attacker.cards[0], attacker.cards[1]), True)
        tiles.draw_pair(canvas, fonts, (rect.right - 38, rect.top + 20), (target.cards[0], target.cards[1]), False)
        panels.sign(canvas, "attack", (rect.left + 18, rect.top + 38))
        fonts.draw(canvas, (rect.left + 32, rect.top + 38), str(attacker.attack), Font.TITLE, WHITE)
        fonts.draw(canvas, (rect.right - 46, rect.top + 38), str(target.defence), Font.TITLE, WHITE)
        panels.sign(canvas, "defence", (rect.right - 26, rect.top + 38))
        hit = attacker.attack == target.defence
        sign = self._faces.signs.frame("equals" if hit else "unequal").surface
        canvas.blit(sign, sign.get_rect(midtop=(middle, rect.top + 40)))
        y = rect.top + 60
        tiles.draw_card(canvas, fonts, (rect.left + 8, y), blow.card)
        panels.sign(canvas, "attack", (rect.left + 39, y + 2))
        data = CARDS[blow.card]
        punish = 2 * blow.punish
        damage = data.damage + blow.power + punish - blow.blocks
        fonts.draw(canvas, (rect.left + 50, y + 3), str(max(0, damage)), Font.NAME, YELLOW)
        words = texts(_threat(phase, hit, seat == blow.attacker))
        box = pygame.Rect(rect.left + 62, y - 2, rect.width - 66, 24)
        fonts.block(canvas, box, words, colour=MIST, step=10)
        cost = pygame.Rect(rect.left + 6, rect.top + 82, rect.width - 12, 28)
        price = "masters.incoming.cost" if phase != "counter" else "masters.countered.cost"
        fonts.block(canvas, cost, texts(price), Font.LABEL, STEEL, step=9)


def _threat(phase: str, hit: bool, attacks: bool) -> str:
    """What happens without an answer: a text id."""
    if phase == "counter" and attacks:
        return "masters.countered.over"
    if phase == "block2":
        return "masters.incoming.hit2" if hit else "masters.incoming.miss"
    return "masters.incoming.hit" if hit else "masters.incoming.miss"
